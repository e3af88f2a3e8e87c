"""The lessons of Fan Tan: laying out suits, paying, the pot, and a match of one hand."""

from __future__ import annotations

from typing import Final

from rules.big_top.pieces import Card, cards
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, Play
from rules.fan_tan.state import Options, State, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import ENDED, Told, does, made


def _table(*hands: str, played: str = "", peanuts: tuple[int, ...] = (), pot: int = 0) -> State:
    """A hand in the middle, at a table of three; the learner is to act."""
    return position(tuple(map(cards, hands)), played=cards(played), peanuts=peanuts, pot=pot)


def _play(code: str) -> Play:
    return Play(Card.parse(code))


_BEN: Final = "CD5 CD6 PL5 PD6"
_CLEO: Final = "CL5 CL6 PL6 PD5"

POSTER: Final = Lesson(
    "poster",
    "The Poster opens a suit",
    "Open the Sideshow.",
    _table("SP SL2 AL4", _BEN, _CLEO),
    (
        trial(
            "Get rid of your cards: each is laid to its suit. Go to the light 2 of the Sideshow and press [confirm].",
            Clause.PILES,
            hint="Arrows go to the Sideshow 2. [confirm] tries it.",
            of=_play("SL2"),
        ),
        strict(
            "Of each suit the Poster comes first. You hold the Poster of the Sideshow. Play this Poster.",
            does(_play("SP")),
            "Play the Poster.",
            hint="The Poster is the first card of your hand.",
        ),
    ),
    (_play("SL2"), _play("SP")),
    (Clause.CARDS, Clause.PILES),
    "A Poster can always be played. Now the 1s of its suit fit.",
)

ROWS: Final = Lesson(
    "rows",
    "One number after the other",
    "Go on with the light row of the Animals.",
    _table("AL3 AL5 SL4", _BEN, _CLEO, played="AP AL1 AL2"),
    (
        trial(
            "The light row of the Animals has come to 2. Try to play your light 5.",
            Clause.PILES,
            hint="Go to the Animals 5, press [confirm].",
            of=_play("AL5"),
        ),
        strict(
            "No gap is allowed: after the 2 comes the 3. Play your light 3.",
            does(_play("AL3")),
            "Play the light Animals 3.",
            hint="The Animals 3 is the one that fits.",
        ),
    ),
    (_play("AL5"), _play("AL3")),
    (Clause.PILES, Clause.PLAY),
    "Each row goes from 1 up to 6.",
)

SHADES: Final = Lesson(
    "shades",
    "Light and dark",
    "Lay two Animals: the dark 1, then the light 3.",
    _table("AD1 AL3 SL4", "AL2 CD5 CD6", "CP CL5 CL6", played="AP AL1"),
    (
        trial(
            "Beside each Poster two rows grow, a light and a dark one. The light one is at 1. Try to play your light "
            "3.",
            Clause.PILES,
            hint="Go to the light Animals 3, press [confirm].",
            of=_play("AL3"),
        ),
        strict(
            "The dark row has not begun. Play your dark 1 beside the Poster.",
            does(_play("AD1")),
            "Play the dark Animals 1.",
            replies=((1, _play("AL2")), (2, _play("CP"))),
            hint="The dark Animals 1.",
        ),
        strict(
            "Ben has laid the light 2. Play your light 3 now.",
            does(_play("AL3")),
            "Play the light Animals 3.",
            hint="The light Animals 3.",
        ),
    ),
    (_play("AL3"), _play("AD1"), _play("AL3")),
    (Clause.CARDS, Clause.PILES, Clause.TURN),
    "Turns go clockwise, one card each.",
)

PAYING: Final = Lesson(
    "paying",
    "Nothing fits",
    "Pay a peanut, because you must.",
    _table("AL4 SD3", "SP CD5 CD6", "CP CL5 CL6", played="AP AL1 AL2", pot=2),
    (
        strict(
            "None of your cards fits. Then you must pay: a peanut goes to the pot, and your turn is over. Pay a "
            "peanut: press [confirm].",
            made("pass"),
            "Pay.",
            replies=((1, _play("SP")), (2, _play("CP"))),
            hint="Press [confirm].",
        ),
        strict(
            "Ben opened the Sideshow, but your 3 needs 1 and 2 before it. Pay a peanut once more.",
            made("pass"),
            "Pay.",
            hint="Press [confirm].",
        ),
    ),
    (PASS, PASS),
    (Clause.PASS, Clause.PEANUTS),
    "Four peanuts lie in the pot. Everybody begins with 25; whoever has most at the end wins.",
)

DUTY: Final = Lesson(
    "duty",
    "Who can, must",
    "Play one of the two cards that fit.",
    _table("AL3 AL4 SD1 CL6", "AL5 CD5 CD6", "CP CL5", played="AP AL1 AL2 SP"),
    (
        Step(
            "You may not pay while a card of yours fits. Two of them do. Play one of these, whichever you like.",
            does(_play("AL3"), _play("SD1")),
            hint="The Animals 3 lets you play your 4 later; the Sideshow 1 helps others.",
        ),
    ),
    (_play("AL3"),),
    (Clause.PLAY, Clause.PASS),
    "A card that fits may stay in your hand while you play another that fits.",
)

POT: Final = Lesson(
    "pot",
    "The pot",
    "Play your last card.",
    _table("PL3", "CD5 CD6", "CL5 CL6", played="PP PL1 PL2", peanuts=(20, 23, 22), pot=10),
    (
        Step(
            "Whoever has no cards left takes the whole pot, and the hand is over. You hold one card. Play this last "
            "card.",
            Told("hand"),
            hint="Press [confirm].",
        ),
    ),
    (_play("PL3"),),
    (Clause.POT,),
    "Ten peanuts for you, those you paid among them. The cards the others still hold cost them nothing more. The "
    "next pot begins empty.",
)

BROKE: Final = Lesson(
    "broke",
    "The last peanut",
    "Pay your last peanut, and see the match end.",
    _table("AL4 SD3", "SP SL1 SL2", "CP CL1 CL2", played="AP AL1", peanuts=(1, 36, 30), pot=8),
    (
        strict(
            "One peanut is left to you, and nothing fits. Pay your last peanut.",
            made("pass"),
            "Pay.",
            replies=((1, _play("SP")), (2, _play("CP"))),
            hint="Press [confirm].",
        ),
        strict(
            "Without peanuts you pass and pay nothing. You play on: the pot may still give you peanuts. Pass now: "
            "nothing fits.",
            made("pass"),
            "Pass.",
            replies=((1, _play("SL1")), (2, _play("CL1")), (0, PASS), (1, _play("SL2"))),
            hint="Press [confirm].",
        ),
    ),
    (PASS, PASS),
    (Clause.BROKE, Clause.PASS, Clause.MATCH),
    "Ben is out first and takes the pot. Once it is paid out, whoever has no peanuts is broke and ends the match: "
    "you. The most peanuts win.",
)

MATCH: Final = Lesson(
    "match",
    "A whole match",
    "Play a match of one hand against two.",
    Opening(3, "match", Options(hands=1)),
    (
        Step(
            "All 52 cards are dealt, some players get one more. The player to the dealer's left begins. Play what "
            "fits, or pay, until somebody has no cards.",
            ENDED,
            hint="Play cards whose followers you hold, keep the others back.",
        ),
    ),
    (
        _play("PP"),
        _play("AP"),
        _play("SD1"),
        _play("PL4"),
        _play("PL5"),
        _play("PD2"),
        _play("SD3"),
        _play("PL6"),
        _play("PD5"),
        _play("SD4"),
        _play("CD5"),
        _play("SL2"),
        _play("SL4"),
        _play("CD6"),
        _play("SL6"),
        _play("AL2"),
        _play("AD6"),
    ),
    (Clause.DEAL, Clause.DEALER, Clause.MATCH),
    "Each player deals one hand, as a rule; or you agree on more, or to play until somebody is broke. Equal numbers "
    "of peanuts share the win.",
    others=("play",),
    most=99,
)

LESSONS: Final = (POSTER, ROWS, SHADES, PAYING, DUTY, POT, BROKE, MATCH)
