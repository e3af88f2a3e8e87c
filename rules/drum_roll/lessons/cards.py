"""Lessons on investment cards, and a whole turn."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.lessons.tables import BEN
from rules.drum_roll.moves import (
    Decline,
    Discard,
    Hire,
    Invest,
    Keep,
    MoveCube,
    Place,
    PlayCard,
    TakeCubes,
)
from rules.drum_roll.position import circus, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import Holds, does, made

CARDS: Final = Lesson(
    "cards",
    "When cards are played",
    "Play Extra Income, after trying the others.",
    position(
        circus(
            "coin_conjurer",
            "card_conjurer",
            "ventriloquist",
            "dove_conjurer",
            coins=3,
            hand=("trailer_bonus", "applause_acrobat", "double_vote#1", "unblock#1", "income#1", "income#2"),
        ),
        BEN,
    ),
    (
        trial(
            "You may hold two investment cards, and one more for each magician of yours, flipped or not. See them "
            "with [cards]. Try the Trailer Bonus: go to it, [confirm].",
            Clause.BONUS_CARDS,
            hint="[cards], up and down go to the Trailer Bonus, [confirm].",
        ),
        trial(
            "It counts at the end of the game, a prestige for each trailer. Try the Extended Applause: go to it, "
            "[confirm].",
            Clause.APPLAUSE,
            hint="Go to Extended Applause, [confirm].",
        ),
        trial(
            "Only as your show ends: 1 prestige for each acrobat outstanding in it, flipped or not, less 1 for each "
            "poor one. Try the Double Vote: go to it, [confirm].",
            Clause.DOUBLE_VOTE,
            hint="Go to the Double Vote, [confirm].",
        ),
        strict(
            "Only when votes have been seen. Unblock goes with a marker, as the next lesson shows. Extra Income "
            "gives coins at once. Play Extra Income: go to it, [confirm].",
            does(PlayCard("income#1")),
            "Here play Extra Income.",
            hint="Go to Extra Income, [confirm].",
        ),
    ),
    (
        PlayCard("trailer_bonus"),
        PlayCard("applause_acrobat"),
        PlayCard("double_vote#1"),
        PlayCard("income#1"),
    ),
    (
        Clause.HAND,
        Clause.PLAYING,
        Clause.BONUS_CARDS,
        Clause.APPLAUSE,
        Clause.DOUBLE_VOTE,
        Clause.EXTRA_INCOME,
        Clause.RESOURCES,
        Clause.TRAILER_CARD,
        Clause.FIRE,
    ),
    "Others give a cube of any colour, two of one colour, 5 coins for a cube, or a trailer. Fire a Performer costs "
    "nothing, but is never played in a show.",
)

HAND: Final = Lesson(
    "hand",
    "Too many cards",
    "Buy a card, and discard one.",
    position(
        circus("rope_walker", coins=3, hand=("double_vote#1", "trailer_bonus")),
        BEN,
        moment="resolution",
        markers=((0, "invest"),),
        decks=("unblock#1",),
    ),
    (
        strict(
            "You hold two cards, which is your limit without magicians. Buy a third card: press [confirm].",
            made("invest"),
            "You may decline, but here buy the card.",
            hint="Press [confirm].",
        ),
        Step(
            "One too many: you play a card, or discard one. Discard a card: press [discard].",
            made("discard"),
            hint="Go to a card, press [discard].",
        ),
    ),
    (Invest(), Discard("double_vote#1")),
    (Clause.HAND, Clause.PILES, Clause.SET),
    "You see the new card before you choose. When a deck runs out its discards are shuffled. The printed cards "
    "are not public: those here are a set of our own.",
    ((Decline(),),),
)

TURN: Final = Lesson(
    "turn",
    "A whole turn",
    "Play the first turn of a game.",
    Opening(2, "turn"),
    (
        Step(
            "You keep a performer and take cubes; you place markers, hire, and move cubes. It is over when the second "
            "turn begins. Play a turn from its beginning.",
            Holds("turn.number", 2),
            hint="Place where your performers' next cubes come from; [done] is done wherever you have finished.",
        ),
    ),
    (
        Keep("mind_reader"),
        TakeCubes(("yellow", "blue")),
        Place("hire_performer", False),
        Place("tickets", False),
        Place("tickets", False),
        Hire("bareback_rider"),
        MoveCube("blue", "mind_reader"),
        MoveCube("yellow", "unicycle_juggler"),
    ),
    (Clause.TURNS, Clause.BETWEEN, Clause.AREA, Clause.TWO_TYPES),
    "Five to seven such turns, then a show, three times. After a show those for hire are dealt anew: of a type never "
    "more than two, with two players one.",
    others=("keep", "take_cubes", "place", "hire", "decline", "done"),
    most=99,
)
