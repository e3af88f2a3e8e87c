"""The lessons of SCOUT: one rule at a time, at a table of three, then two, then a whole round."""

from __future__ import annotations

from typing import Final

import attrs

from rules.scout.clauses import Clause
from rules.scout.moves import Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card
from rules.scout.state import Orienting, State, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import Told, does, made


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


def _table(*hands: str, active: str = "", owner: int | None = 1) -> State:
    """A table in the middle of a round; the learner is to act."""
    return position(tuple(map(_cards, hands)), active=_cards(active), owner=owner if active else None)


_BEN: Final = "2/3 6/9 4/8 1/8"
_CLEO: Final = "1/7 3/5 9/5 2/8"

TURNING: Final = Lesson(
    "turning",
    "Turn the hand",
    "Turn up three equal cards, and show them.",
    attrs.evolve(_table("3/6 5/6 8/6 1/4 9/2", _BEN, _CLEO), step=Orienting((None,) * 3)),
    (
        strict(
            "Each card has a number at both ends; the upper one counts. Turn the whole hand with [turn]. Hold the "
            "hand with three 6s upwards: press [confirm].",
            does(Orient(True)),
            "As dealt it is 3-5-8-1-9: nothing goes together. The other way up three cards are equal.",
            replies=((1, Orient(False)), (2, Orient(True))),
            hint="Press [turn]: the hand is turned. Press [confirm]: you hold it this way.",
        ),
        strict(
            "Now show the three 6s: put them on the table. The first one is marked; add the others with [longer]. "
            "Then show the 6s: press [confirm].",
            does(Show(0, 3)),
            "That can be shown, but all three 6s can go at once. Mark three cards.",
            hint="Home goes to the first card. [longer] twice marks three. [confirm] shows them.",
        ),
    ),
    (Orient(True), Show(0, 3)),
    (Clause.CARDS, Clause.TURNING, Clause.SHOW),
    "Now the hand stays so: no card moves, none is turned. There are 45 cards, one for 1 and 2, one for 1 and 3, and "
    "so on up to 9 and 10.",
    ((Orient(False),), (Orient(True), Show(0, 1))),
)

SETS: Final = Lesson(
    "sets",
    "What may be shown",
    "Show three neighbours that go up by one.",
    _table("4/1 6/2 7/3 8/9 2/5", _BEN, _CLEO),
    (
        trial(
            "What you show are neighbours in your hand: equal, or rising or falling by one. Try 4-6: mark the 6, too, "
            "with [longer], and press [confirm].",
            Clause.SET,
            hint="The cursor is on the 4. [longer] adds the 6. [confirm].",
            of=Show(0, 2),
        ),
        strict(
            "Refused: from 4 to 6 is a step of two. Mark other cards: go to the first with [right] or [left], add the "
            "rest with [longer]. Now show the run of three.",
            does(Show(1, 3)),
            "Allowed, but three of your cards make a longer run: each is one more than its neighbour.",
            hint="[right] leaves the 4 and stands on the 6. Add the 7 and the 8 with [longer], press [confirm].",
        ),
    ),
    (Show(0, 2), Show(1, 3)),
    (Clause.ORDER, Clause.SET, Clause.SHOW),
    "One card, equal neighbours or a run of neighbours: that is a set. 10 and 1 do not join.",
    ((Show(1, 2),), (Show(0, 2), Show(4, 1))),
)

BEATING: Final = Lesson(
    "beating",
    "Beat the active set",
    "Beat Ben's two 4s with two equal cards.",
    _table("3/1 4/6 5/2 8/7 8/3 1/9", _BEN, _CLEO, active="4/2 4/9"),
    (
        trial(
            "The set on the table is the active set: only a stronger one may be shown. Try 4-5: as many cards as Ben's "
            "4-4.",
            Clause.STRONGER,
            hint="Go to the 4, add the 5 with [longer], press [confirm].",
            of=Show(1, 2),
        ),
        strict(
            "Equal cards beat a run of the same length. Show two equal cards that are higher than 4.",
            does(Show(3, 2)),
            "That beats it too, but find the two equal cards that do: higher than 4.",
            hint="Go to the first 8, add the other with [longer], press [confirm].",
        ),
    ),
    (Show(1, 2), Show(3, 2)),
    (Clause.STRONGER, Clause.SHOW),
    "You collected Ben's two cards: a point each when the round ends. Turns go clockwise: Ben is next, and now your "
    "8s are the active set.",
    ((Show(1, 2), Show(0, 3)),),
)

LONGER: Final = Lesson(
    "longer",
    "More cards, higher cards",
    "Beat two 9s, and after that a run.",
    _table("5/8 6/4 1/5 2/4 3/6 7/2", "4/5 5/7 6/8 1/8", _CLEO, active="9/1 9/3"),
    (
        strict(
            "The number of cards comes first: three of anything beat two 9s. Show 1-2-3.",
            does(Show(2, 3)),
            "Allowed, but here you can beat the 9s: show the run 1-2-3.",
            replies=((1, Show(0, 3)), (2, Scout("left", False, 0))),
            hint="The run stands in the middle of your hand: go to the 1, press [longer] twice, then [confirm].",
        ),
        trial(
            "Ben showed 4-5-6, and since Cleo's turn only 5-6 of it is left. Just as strong is not enough. Try to show "
            "your own 5-6.",
            Clause.STRONGER,
            hint="5 and 6 are your first two cards.",
            of=Show(0, 2),
        ),
        strict(
            "Your hand has closed up: 7 stands beside the 6. More cards always win; of equally long runs "
            "the one with the higher lowest card. Show a run that beats 5-6.",
            does(Show(0, 3), Show(1, 2)),
            "Look for 6-7 or 5-6-7.",
            hint="Mark 6-7, or all of 5-6-7.",
        ),
    ),
    (Show(2, 3), Show(0, 2), Show(0, 3)),
    (Clause.STRONGER, Clause.SHOW),
    "First the number of cards, then equal before run, then the higher lowest card.",
    ((Scout("left", False, 0),), (Show(2, 3), Show(0, 3))),
)

SCOUTING: Final = Lesson(
    "scouting",
    "Scout a card",
    "Scout the card that goes with your 9, and show both.",
    _table("9/1 2/8 4/6", "5/2 5/9 6/1", "1/7 3/5 9/6", active="7/4 8/3"),
    (
        strict(
            "You cannot beat 7-8, so scout ([scout]): take a card from either end of the active set into your hand, "
            "to any place. Put the 8 beside your 9.",
            does(Scout("right", False, 0), Scout("right", False, 1)),
            "You may, but it is the 8 that belongs to your 9, and it must stand beside it.",
            replies=((1, Show(0, 2)), (2, Scout("left", False, 0))),
            hint="[scout], then [end] for the other end, arrows for the place, [confirm].",
        ),
        strict(
            "Ben, the owner of the set, got a chip: a point. Since then he has beaten what was left of it with 5-5, "
            "and Cleo scouted one 5. Show your run.",
            does(Show(0, 2)),
            "Allowed, but two cards leave your hand with the run.",
            hint="Go to the first of the two, add the other with [longer], press [confirm].",
        ),
    ),
    (Scout("right", False, 0), Show(0, 2)),
    (Clause.SCOUT, Clause.TURN),
    "Nobody may pass: you show or you scout, and may scout even if you could show. What is left of a set keeps its "
    "owner, who may beat it, too.",
    ((Scout("left", False, 0),), (Scout("right", False, 0), Show(0, 1))),
)

WAYS: Final = Lesson(
    "ways",
    "Either way up",
    "Make three 9s with the other end of a 3.",
    _table("9/2 9/4 1/6 5/7", "7/8 2/5 6/8", "1/7 3/5 8/5", active="3/9 4/8"),
    (
        strict(
            "A card may be turned as you scout it ([turn]). The 3 has a 9 at its other end. Put the 9 beside "
            "your two 9s.",
            does(*(Scout("left", True, at) for at in range(3))),
            "Scout the 3, turned so that the 9 is up, and put it to the 9s.",
            replies=((1, Show(0, 1)), (2, Show(2, 1))),
            hint="[scout], then [turn] turns the card. Its place: before, between or behind the 9s.",
        ),
        strict(
            "Ben's 7 beat the 4 that was left, Cleo's 8 beat the 7. Beat the 8 with all your 9s.",
            does(Show(0, 3)),
            "Allowed, but all three 9s can go at once.",
            hint="Go to the first 9, press [longer] twice, then [confirm].",
        ),
    ),
    (Scout("left", True, 2), Show(0, 3)),
    (Clause.CARDS, Clause.SCOUT),
    "You turn cards at two moments only: the whole hand at the start, and a card as you scout it.",
    ((Scout("left", False, 2),),),
)

EMPTY: Final = Lesson(
    "empty",
    "An empty table",
    "Begin a round with your strongest set.",
    _table("6/1 3/8 7/2 7/5 7/9", _BEN, _CLEO),
    (
        trial(
            "Nobody has shown anything yet. Try to scout: press [scout].",
            Clause.SCOUT,
            hint="Press [scout].",
        ),
        strict(
            "There is no card to scout. You start this round, and on an empty table any set will do. Show your "
            "strongest set.",
            does(Show(2, 3)),
            "Any set is allowed here, but three 7s are your strongest.",
            hint="Go to the first 7, press [longer] twice, then [confirm].",
        ),
    ),
    (Scout("left", False, 0), Show(2, 3)),
    (Clause.START, Clause.SCOUT, Clause.TURN),
    "Whoever starts must show. When the last card of a set is scouted, the table is empty again: if the round goes "
    "on, the next player may show any set.",
    ((Scout("left", False, 0), Show(0, 1)),),
)

BOTH: Final = Lesson(
    "both",
    "Scout and show in one turn",
    "Scout a 5, and show three 5s at once.",
    _table("2/6 5/1 5/7 9/4 6/3 8/1", "1/3 2/4 3/7", "8/2 8/6 1/7 3/2", active="5/3 5/4 5/8"),
    (
        Step(
            "Each round you have one token, S&S: give it up, and you scout and show in one turn. Scout a 5 beside "
            "your 5s ([both]), then show all three.",
            made("show", length=3),
            replies=((1, Scout("left", False, 0)), (2, Show(0, 2))),
            hint="[both], then [confirm]: the 5 is beside your 5s. 5-5-5 is marked: [confirm] again.",
            slips=(
                (made("scout"), "One thing alone is allowed, but here you are to do both: press [both]."),
                (made("scout_and_show", turn=True), "That goes, too, but leave the 5 as it is: it makes three 5s."),
                (made("show"), "It must beat what is left, and it does: but show all three 5s."),
            ),
        ),
        trial(
            "You collected two cards, and Ben got a chip. Since then Ben scouted a 5 of yours, and Cleo showed 8-8. "
            "Try Scout & Show once more: press [both].",
            Clause.BOTH,
            hint="Press [both].",
        ),
    ),
    (ScoutAndShow("left", False, 1), Show(1, 3), ScoutAndShow("left", False, 0)),
    (Clause.BOTH, Clause.SCOUT, Clause.SHOW),
    "You may do this only if you can show after it, with or without the scouted card. If that was the last one, any "
    "set will do. A token you keep is no point.",
    ((Scout("left", False, 1),),),
)

OUT: Final = Lesson(
    "out",
    "No cards left",
    "End the round with an empty hand.",
    _table("6/1 7/2", _BEN, "1/7 3/5", active="5/4"),
    (
        Step(
            "Whoever shows the last card of the hand ends the round at once. Each card that others still hold costs "
            "them a point. Show both of your cards.",
            Told("round"),
            hint="6-7 is a run: add the 7 with [longer], press [confirm].",
            slips=(
                (made("scout"), "Allowed, but so your hand grows by a card: show both of your cards."),
                *(
                    (made("scout_and_show", **apart), "Allowed, but so not all cards go at once: show 6-7.")
                    for apart in ({"at": 1}, {"at": 2}, {"turn": True})
                ),
                (made("show"), "Allowed, but a card is left in your hand, and the round goes on."),
            ),
        ),
    ),
    (Show(0, 2),),
    (Clause.OUT, Clause.SCORE),
    "What lies on the table counts for nobody. Ben's hand costs him 4, Cleo's her 2: points may go below zero.",
    ((Show(0, 1),), (Scout("left", False, 0),), (ScoutAndShow("left", False, 0), Show(0, 2))),
    most=2,
)

UNBEATEN: Final = Lesson(
    "unbeaten",
    "A set that nobody beats",
    "Show a set that ends the round.",
    _table("9/4 9/5 9/8 1/2 3/4", "2/7 4/6 6/1 8/2", "1/7 3/7 5/2", active="8/3 8/5"),
    (
        strict(
            "If all the others scout after your show, the round is over, even if nothing is left of your set. Then "
            "your own hand costs you nothing. Show your best set.",
            does(Show(0, 3)),
            "Allowed, but a round ends so only after your show: show all three 9s.",
            replies=((1, Scout("left", False, 0)), (2, Scout("right", False, 0))),
            hint="The three 9s: press [longer] twice, then [confirm].",
            slips=((made("show"), "That beats the 8s too, but others beat it more easily: show all three 9s."),),
        ),
    ),
    (Show(0, 3),),
    (Clause.UNBEATEN, Clause.SCORE),
    "Two cards collected and two chips: 4 points. Your hand costs nothing, all others pay a point for each card of "
    "theirs.",
    ((Show(0, 2),), (Scout("left", False, 0),)),
)


def _for_two() -> State:
    table = position((_cards("7/1 9/2 10/3"), _cards("2/6 4/9")), active=_cards("8/4 8/5"), owner=1)
    return attrs.evolve(table, players=(attrs.evolve(table.players[0], chips=1), table.players[1]))


FOR_TWO: Final = Lesson(
    "two",
    "Two players",
    "Pay your last chip, then show a run of four.",
    _for_two(),
    (
        strict(
            "Three chips each in every round; one you keep is a point. You pay one to scout, nobody gets it, and you "
            "go on until you show. Put an 8 between 7 and 9.",
            does(*(Scout(end, False, 1) for end in ("left", "right"))),
            "Put the 8 between your 7 and your 9.",
            hint="[scout], one step to the right, [confirm].",
        ),
        trial(
            "Still your turn, but that was your last chip. Try to scout again: press [scout].",
            Clause.TWO_CHIPS,
            hint="Press [scout].",
        ),
        strict(
            "Without a chip you must show, if you can. Two players have no S&S. Show the run of four.",
            does(Show(0, 4)),
            "All four of them make a run.",
            hint="7-8-9-10: go to the 7, press [longer] three times, then [confirm].",
        ),
    ),
    (Scout("left", False, 1), Scout("left", False, 0), Show(0, 4)),
    (Clause.TWO_CHIPS, Clause.TWO_TURNS, Clause.TWO_TOKEN, Clause.TWO_END),
    "A round also ends when you can neither show nor pay: the other player's hand then costs nothing. 22 cards lie "
    "aside: they are dealt in round 2, the last.",
    ((Scout("left", False, 0),),),
)

ROUND: Final = Lesson(
    "round",
    "A whole round",
    "Play a round of three to its end.",
    Opening(3, "round"),
    (
        Step(
            "Three players play without any 10: 12 cards each. Two and four leave out the card 9/10: 11 each. Five "
            "play with all: 9 each. Keep or turn your hand.",
            made("orient"),
            hint="Look for equal neighbours and runs, both ways up.",
        ),
        Step(
            "Who starts is drawn; the next round starts one seat further to the left. It ends when somebody has no "
            "cards or a set stays unbeaten. Show or scout.",
            Told("round"),
            hint="Show long sets early; scout a card that makes a set longer.",
        ),
    ),
    (Orient(True), Show(5, 2), Scout("right", True, 8), Show(3, 2), Show(5, 3)),
    (Clause.DEAL, Clause.TURN, Clause.SCORE, Clause.MATCH),
    "That was a round. A match has as many rounds as players. The highest total wins; equal totals share the win.",
    others=("show", "scout"),
    most=99,
)

LESSONS: Final = (
    TURNING,
    SETS,
    BEATING,
    LONGER,
    SCOUTING,
    WAYS,
    EMPTY,
    BOTH,
    OUT,
    UNBEATEN,
    FOR_TWO,
    ROUND,
)
