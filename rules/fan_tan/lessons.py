"""The lessons of Fan Tan: laying out suits, paying, the pot, and a match of one hand."""

from __future__ import annotations

from typing import Final

from rules.big_top.pieces import Card, cards
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, Play
from rules.fan_tan.state import Hand, Options, State, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import ENDED, Told, does, made


def _table(
    *hands: str,
    played: str = "",
    peanuts: tuple[int, ...] = (),
    paid: tuple[int, ...] = (),
    past: tuple[Hand, ...] = (),
    options: Options | None = None,
) -> State:
    """A hand in the middle, at a table of three; the learner is to act."""
    held = tuple(map(cards, hands))
    return position(held, played=cards(played), peanuts=peanuts, paid=paid, past=past, options=options)


def _play(code: str) -> Play:
    return Play(Card.parse(code))


_BEN: Final = "CD5 CD6 PL5 PD6"
_CLEO: Final = "CL5 CL6 PL6 PD5"

POSTER: Final = Lesson(
    "poster",
    "The Poster opens a suit",
    "Open the Sideshow with its Poster.",
    _table("SP SL2 AL4", _BEN, _CLEO),
    (
        trial(
            "Get rid of your cards: each is laid to its suit. Try the Sideshow light 2: go to it, press [confirm].",
            Clause.PILES,
            hint="Arrows go to the light 2. [confirm] tries it.",
            of=_play("SL2"),
        ),
        strict(
            "Of each suit the Poster comes first. Play the Sideshow Poster.",
            does(_play("SP")),
            "Play the Poster.",
            hint="The Poster is your first card.",
        ),
    ),
    (_play("SL2"), _play("SP")),
    (Clause.CARDS, Clause.PILES),
    "A Poster can always be played. Now the 1s of its suit fit.",
)

ROWS: Final = Lesson(
    "rows",
    "One number after the other",
    "Go on with the Animals light pile.",
    _table("AL3 AL5 SL4", _BEN, _CLEO, played="AP AL1 AL2"),
    (
        trial(
            "Beside a Poster the cards of its suit lie in piles. The Animals light pile has come to 2. Try to play "
            "your light 5.",
            Clause.PILES,
            hint="Go to the Animals light 5, press [confirm].",
            of=_play("AL5"),
        ),
        strict(
            "No gap is allowed: after the 2 comes the 3. Play your light 3.",
            does(_play("AL3")),
            "Play the Animals light 3.",
            hint="The Animals light 3 is the one that fits.",
        ),
    ),
    (_play("AL5"), _play("AL3")),
    (Clause.PILES, Clause.PLAY),
    "Each pile goes from 1 up to 6.",
)

SHADES: Final = Lesson(
    "shades",
    "Light and dark",
    "Lay two Animals: the dark 1, then the light 3.",
    _table("AD1 AL3 SL4", "AL2 CD5 CD6", "CP CL5 CL6", played="AP AL1"),
    (
        trial(
            "Each suit has two piles, a light and a dark one. The light one of the Animals has come to 1. Try to play "
            "your light 3.",
            Clause.PILES,
            hint="Go to the Animals light 3, press [confirm].",
            of=_play("AL3"),
        ),
        strict(
            "The dark pile has not begun. Play your Animals dark 1.",
            does(_play("AD1")),
            "Play the Animals dark 1.",
            replies=((1, _play("AL2")), (2, _play("CP"))),
            hint="The Animals dark 1.",
        ),
        strict(
            "Ben laid the light 2, and Cleo opened the Clowns. Play your light 3.",
            does(_play("AL3")),
            "Play the Animals light 3.",
            hint="The Animals light 3.",
        ),
    ),
    (_play("AL3"), _play("AD1"), _play("AL3")),
    (Clause.CARDS, Clause.PILES, Clause.TURN, Clause.DEALER),
    "Turns go clockwise, one card each. Who sits left of the dealer is dealt to first and begins. The first dealer is "
    "drawn; then the deal goes to the left.",
)

PAYING: Final = Lesson(
    "paying",
    "Nothing fits",
    "Pay a peanut, because you must.",
    _table("AL4 SD3", "SP CD5 CD6", "CP CL5 CL6", played="AP AL1 AL2", peanuts=(25, 24, 24), paid=(0, 1, 1)),
    (
        strict(
            "Nothing fits: then you must pay into the pot, and your turn is over. Pay a peanut: press [confirm].",
            made("pass"),
            "Pay.",
            replies=((1, _play("SP")), (2, _play("CP"))),
            hint="Press [confirm].",
        ),
        strict(
            "Ben opened the Sideshow, but your dark 3 needs 1 and 2 before it. Pay a peanut once more.",
            made("pass"),
            "Pay.",
            hint="Press [confirm].",
        ),
    ),
    (PASS, PASS),
    (Clause.PASS, Clause.PEANUTS),
    "Four peanuts lie in the pot, for the first to have no cards. Everybody begins with 25; whoever has most at the "
    "end of the match wins.",
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
            hint="After the Animals light 3 comes your own 4.",
        ),
    ),
    (_play("AL3"),),
    (Clause.PLAY, Clause.PASS),
    "A card that fits may be kept while you play another that fits.",
)

POT: Final = Lesson(
    "pot",
    "The pot",
    "Play your last card.",
    _table("PL3", "CD5 CD6", "CL5 CL6", played="PP PL1 PL2", peanuts=(20, 23, 22), paid=(5, 2, 3)),
    (
        Step(
            "The first to have no cards takes the whole pot: the hand, as a round is called, is over. Play your last "
            "card.",
            Told("hand"),
            hint="Press [confirm].",
        ),
    ),
    (_play("PL3"),),
    (Clause.POT, Clause.MATCH),
    "Ten peanuts for you, five of them your own. Cards that others still hold cost nothing. A match has as many "
    "hands as players, unless you agree otherwise.",
)

BROKE: Final = Lesson(
    "broke",
    "The last peanut",
    "Pay your last peanut, and see the match end.",
    _table(
        "AL4 SD3",
        "SP SL1 SL2",
        "CP CL1 CL2",
        played="AP AL1",
        peanuts=(1, 36, 30),
        paid=(4, 1, 3),
        past=(Hand(1, 20, (12, 4, 4)), Hand(2, 14, (8, 4, 2))),
        options=Options(hands=10),
    ),
    (
        strict(
            "Ten hands were agreed on; this is the third. One peanut is left to you, and nothing fits. Pay your last "
            "peanut.",
            made("pass"),
            "Pay.",
            replies=((1, _play("SP")), (2, _play("CP"))),
            hint="Press [confirm].",
        ),
        strict(
            "Without peanuts you pass and pay nothing. You play on: the pot may still give you peanuts. Pass, for "
            "nothing fits.",
            made("pass"),
            "Pass.",
            replies=((1, _play("SL1")), (2, _play("CL1"))),
            hint="Press [confirm].",
        ),
        strict(
            "Ben has one card left, and it fits: he will end the hand. Pass once more.",
            made("pass"),
            "Pass.",
            replies=((1, _play("SL2")),),
            hint="Press [confirm].",
        ),
    ),
    (PASS, PASS, PASS),
    (Clause.BROKE, Clause.PASS, Clause.MATCH),
    "Ben takes the pot. Whoever has no peanuts after that is broke: this ends a match before its last hand. Whoever "
    "has most peanuts wins, here Ben.",
)

MATCH: Final = Lesson(
    "match",
    "A whole match",
    "Play a match of one hand against two.",
    Opening(3, "match", Options(hands=1)),
    (
        Step(
            "All 52 cards are dealt, to some one more. Play what fits, or pay, until somebody has no cards.",
            ENDED,
            hint="Keep back what only the others wait for.",
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
    "You may agree on another number of hands, or to play until somebody is broke; and that a last peanut ends all "
    "at once: then nobody gets the pot. Equals share a win.",
    others=("play",),
    most=99,
)

LESSONS: Final = (POSTER, ROWS, SHADES, PAYING, DUTY, POT, BROKE, MATCH)
