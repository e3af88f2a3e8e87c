"""Lessons on the beginning, on markers, and on hiring."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.lessons.tables import BEN, DISPLAY, PASS, after
from rules.drum_roll.moves import (
    Decline,
    Hire,
    Invest,
    Keep,
    PassMarker,
    Place,
    StoreCoins,
    TakeCubes,
)
from rules.drum_roll.position import Display, circus, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import does, made

FIRST: Final = Lesson(
    "first",
    "Before the first turn",
    "Keep a performer, and take two cubes.",
    Opening(2, "first"),
    (
        Step(
            "Most prestige, ★, after three shows wins. Your region, Moscow, pays 2 ★ a show for two magicians or two "
            "tamers. Keep one of the two performers: press [confirm].",
            made("keep"),
            hint="Up and down choose, [confirm] keeps.",
        ),
        Step(
            "The other went left, and the White-Face Clown came to you. Performers ask for their cubes in an order. "
            "Take any two cubes by their letters, then [confirm].",
            made("take_cubes"),
            hint=(
                "Look what your performers ask for first. [cube_white], [cube_yellow], [cube_green], [cube_blue] or "
                "[cube_red] takes a cube, after their names."
            ),
        ),
    ),
    (Keep("shadow_conjurer"), TakeCubes(("white", "green"))),
    (
        Clause.PERFORMERS,
        Clause.KEEPING,
        Clause.FIRST_COINS,
        Clause.FIRST_CUBES,
        Clause.FIRST_PLAYER,
        Clause.REGIONS,
        Clause.TWO_REGIONS,
    ),
    "You had 15 coins, less what both cost. Who starts is drawn, and it goes left each turn. Regions go left "
    "after a show; with two players a third goes round.",
)

PLACING: Final = Lesson(
    "placing",
    "Place your markers",
    "Use your three markers.",
    after(
        position(circus("rope_walker", coins=4, tickets=5), BEN, start=1, display=DISPLAY),
        (1, Place("rehearsal", False)),
    ),
    (
        trial(
            "In a turn each places three markers, one by one. Five actions give a cube. Ben is at Rehearsal, for "
            "white. Try to place at Rehearsal: type [place_rehearsal], then [confirm].",
            Clause.CUBE_ACTION,
            hint="[place_rehearsal] goes to Rehearsal, [confirm] places there.",
        ),
        strict(
            "A cube action takes one marker a turn. Your Rope Walker needs red first. Place on Supplies: press "
            "[place_supplies].",
            does(Place("supplies", False)),
            "Allowed, but here place on Supplies for the red cube.",
            replies=((1, Place("tickets", False)),),
            hint="[place_supplies] places on Supplies; or go there, [confirm].",
        ),
        trial(
            "In a turn only as many cube actions are used as there are players: here two. Try a third, Equipment: "
            "press [place_equipment], then [confirm].",
            Clause.CUBE_LIMIT,
            hint="[place_equipment] goes to Equipment, [confirm] places there.",
        ),
        strict(
            "Sell Tickets moves your ticket cube one slot on, and pays its coins: 4, 4, 3, 3, 2, 2. Yours is on the "
            "fifth. Place on Sell Tickets: press [place_tickets].",
            does(Place("tickets", False)),
            "Allowed, but here place on Sell Tickets.",
            replies=((1, PASS),),
            hint="Go to Sell Tickets, press [confirm].",
        ),
        trial(
            "It will stand on the last slot then: no more tickets before the next show. Try to sell tickets again: "
            "press [place_tickets], then [confirm].",
            Clause.TICKETS,
            hint="[place_tickets] goes to Sell Tickets, [confirm] places there.",
        ),
        strict(
            "A marker you pass earns a coin at once. Pass your third marker: press [pass].",
            made("pass_marker"),
            "Allowed, but here pass it: [pass].",
            hint="Press [pass].",
        ),
    ),
    (
        Place("rehearsal", False),
        Place("supplies", False),
        Place("equipment", False),
        Place("tickets", False),
        Place("tickets", False),
        PassMarker(),
    ),
    (Clause.TURNS, Clause.PLACING, Clause.CUBE_ACTION, Clause.CUBE_LIMIT, Clause.TICKETS, Clause.PASSING),
    "Only when all markers are used are they carried out: now you have a red cube, and 2 coins for tickets. After a "
    "show ticket cubes start anew.",
    ((Place("rehearsal", False), PassMarker()),),
)

LIMITS: Final = Lesson(
    "limits",
    "Once a turn",
    "Store two coins, then use both hiring actions.",
    position(circus("rope_walker", coins=8, personnel=("bank_representative",)), BEN, start=0, display=DISPLAY),
    (
        strict(
            "With a Bank Representative you may store coins as a turn begins: every two are a prestige at the end, 5 "
            "at most. Choose two with [right]. Store two coins: press [confirm].",
            does(StoreCoins(2)),
            "Allowed, but here store two.",
            hint="[right] sets 2 coins, [confirm] stores them.",
        ),
        strict(
            "Now the markers. Hire Performer hires one of those on display. Place on Hire Performer: press "
            "[place_performer].",
            does(Place("hire_performer", False)),
            "Allowed, but here place on Hire Performer.",
            replies=((1, PASS),),
            hint="Go to Hire Performer, press [confirm].",
        ),
        trial(
            "You may sell tickets and invest twice a turn. Try Hire Performer once more: press [place_performer], "
            "then [confirm].",
            Clause.HIRE_PERFORMER,
            hint="Go to Hire Performer, press [confirm].",
        ),
        strict(
            "You hire one performer a turn. Hire Personnel hires somebody who helps you. Place on Hire Personnel: "
            "press [place_personnel].",
            does(Place("hire_personnel", False)),
            "Allowed, but here place on Hire Personnel.",
            replies=((1, PASS),),
            hint="Go to Hire Personnel, press [confirm].",
        ),
        trial(
            "Try Hire Personnel again, too: press [place_personnel], then [confirm].",
            Clause.HIRE_PERSONNEL,
            hint="Press [confirm] on Hire Personnel.",
        ),
    ),
    (
        StoreCoins(2),
        Place("hire_performer", False),
        Place("hire_performer", False),
        Place("hire_personnel", False),
        Place("hire_personnel", False),
    ),
    (Clause.BANK, Clause.HIRE_PERFORMER, Clause.HIRE_PERSONNEL),
    "You hire once a turn, a performer and a member of the personnel. Others may hire in the same turn; stored coins "
    "never come back.",
    ((Decline(),), (StoreCoins(2), PassMarker())),
)

HIRING: Final = Lesson(
    "hiring",
    "Hire",
    "Hire somebody you can pay for.",
    position(
        circus("rope_walker", coins=4),
        BEN,
        moment="resolution",
        display=Display(
            DISPLAY.performers,
            ("popcorn_vendor", "orchestra", "show_organizer"),
            (("floor_tumbler", 1), ("plate_spinner", 1)),
        ),
        barred=0,
        markers=((0, "invest"), (0, "hire_performer"), (0, "hire_personnel")),
        decks=("income#1",),
    ),
    (
        strict(
            "Markers are carried out: cubes, tickets, Invest, performers, personnel; of one kind in the order placed. "
            "Invest is a card for a coin. Buy a card: press [confirm].",
            made("invest"),
            "You may decline, but here buy the card.",
            hint="Press [confirm].",
        ),
        trial(
            "Now a performer. The Lion Tamer costs 6, and you have 3 coins. Try to hire the Lion Tamer: go to him, "
            "[confirm].",
            Clause.PRICE,
            hint="Go to the Lion Tamer, press [confirm].",
        ),
        strict(
            "Who is not hired gets a coin cheaper each turn; the Floor Tumbler is free by now. A salary is due in "
            "every show. Hire the Plate Spinner for 2: go to it, [confirm].",
            does(Hire("plate_spinner")),
            "Allowed, but here hire the Plate Spinner.",
            hint="Go to the Plate Spinner, press [confirm].",
        ),
        trial(
            "Now personnel. Given back as a turn ends, the Show Organizer lets you start the next. You did so last "
            "turn. Try to hire the Organizer again: go to him, [confirm].",
            Clause.ORGANIZER,
            hint="Go to the Show Organizer, press [confirm].",
        ),
        strict(
            "This turn only others may have him. You may leave an action unused, but get no coin for it. Decline to "
            "hire: press [decline].",
            made("decline"),
            "Allowed, but here decline: [decline].",
            hint="Press [decline].",
        ),
    ),
    (Invest(), Hire("lion_tamer"), Hire("plate_spinner"), Hire("show_organizer"), Decline()),
    (Clause.RESOLUTION, Clause.ORGANIZER, Clause.INVEST, Clause.PRICE, Clause.DISCOUNTS, Clause.DECLINING),
    "The Floor Tumbler was free already, and nobody took it: it is discarded. The others get cheaper by a coin.",
    ((Decline(),),),
)

UNBLOCK: Final = Lesson(
    "unblock",
    "Unblock",
    "Use an action that Ben has taken.",
    after(
        position(circus("hoop_aerialist", coins=5, hand=("unblock#1",)), BEN, start=1, display=DISPLAY),
        (1, Place("rehearsal", False)),
    ),
    (
        strict(
            "Invest may be used twice a turn. Place a marker on Invest: press [place_invest].",
            does(Place("invest", False)),
            "Allowed, but here place on Invest.",
            replies=((1, PASS),),
            hint="Go to Invest, press [confirm].",
        ),
        strict(
            "Place another marker on Invest: press [place_invest].",
            does(Place("invest", False)),
            "Allowed, but here place on Invest again.",
            replies=((1, PASS),),
            hint="Go to Invest, press [confirm].",
        ),
        trial(
            "Twice is the most. Try Invest a third time: press [place_invest], then [confirm].",
            Clause.INVEST,
            hint="Press [confirm] on Invest.",
        ),
        trial(
            "An Unblock card goes to a cube action, and nowhere else. Look at your cards with [cards], then [back]. "
            "Try to unblock Invest: press [unblock].",
            Clause.UNBLOCK,
            hint="[cards] shows the card, [back] goes back to the actions. On Invest press [unblock].",
        ),
        strict(
            "Ben has taken Rehearsal, which gives a cube. With the card you may use it all the same. Unblock "
            "Rehearsal: go to it, [unblock].",
            does(Place("rehearsal", True)),
            "Allowed, but here use your Unblock at Rehearsal.",
            hint="On Rehearsal press [unblock]; if it does nothing, lift your cards first: [cards], then [back].",
        ),
    ),
    (
        Place("invest", False),
        Place("invest", False),
        Place("invest", False),
        Place("invest", True),
        Place("rehearsal", True),
    ),
    (Clause.INVEST, Clause.UNBLOCK),
    "Your marker neither takes the space nor counts for the limit: the action is as free or taken as before.",
    ((PassMarker(),),),
)
