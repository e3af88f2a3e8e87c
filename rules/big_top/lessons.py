"""The lessons of Big Top: laying out, calling, earning, the receipts, and a whole hand."""

from __future__ import annotations

from typing import Final

import attrs

from rules.big_top.clauses import Clause
from rules.big_top.moves import PASS, Call, Invest, Play, PlayCalled
from rules.big_top.pieces import Card, cards
from rules.big_top.state import Chart, Investing, State, position
from rules.teaching.lesson import Lesson, Opening, Step, strict, trial
from rules.teaching.wants import Told, does, made


def _chart(text: str) -> Chart:
    """Read the spaces from $0 to $3: `- AL4 - SD3`."""
    nothing, one, two, three = (None if code == "-" else Card.parse(code) for code in text.split())
    return (nothing, one, two, three)


def _table(*hands: str, played: str = "", charts: tuple[str, ...] = ()) -> State:
    """A hand in the middle, at a table of three; the learner is to act."""
    return position(tuple(map(cards, hands)), played=cards(played), charts=tuple(map(_chart, charts)))


def _bare(*hands: str, played: str = "", charts: tuple[str, ...] = ()) -> State:
    """The same before anything has been said of receipts: there are none."""
    table = _table(*hands, played=played, charts=charts)
    return attrs.evolve(table, players=tuple(attrs.evolve(player, receipts=None) for player in table.players))


def _investing(*hands: str) -> State:
    """The beginning of a hand: the cards are dealt, no receipt is placed."""
    return attrs.evolve(_bare(*hands), step=Investing(), dealer=2)


def _play(code: str) -> Play:
    return Play(Card.parse(code))


def _call(code: str) -> Call:
    return Call(Card.parse(code))


def _fulfil(code: str) -> PlayCalled:
    return PlayCalled(Card.parse(code))


_BARE: Final = "- - - -"

LAYING: Final = Lesson(
    "laying",
    "Lay out the suits",
    "Play the Sideshow Poster, then its light 1.",
    _bare("SP SL1 AD4", "AP CD5", "CP CL5"),
    (
        strict(
            "Of each suit the Poster comes first. Play the Sideshow Poster.",
            does(_play("SP")),
            "That card does not fit yet; play the Poster.",
            replies=((1, _play("AP")), (2, _play("CP"))),
            hint="The Poster is the card that fits. [confirm] plays it.",
            chooses=True,
        ),
        strict(
            "Beside each Poster two piles grow, a light and a dark one, each from 1 to 6 without a gap. Play the "
            "Sideshow light 1.",
            does(_play("SL1")),
            "That card does not fit yet; play the Sideshow light 1.",
            hint="The Sideshow light 1.",
            chooses=True,
        ),
    ),
    (_play("SP"), _play("SL1")),
    (Clause.CARDS, Clause.PILES, Clause.PLAY, Clause.TURN),
    "One card a turn, clockwise. The first to have no cards left ends the round, or hand.",
    ((_call("AD4"),),),
)

CALLING: Final = Lesson(
    "calling",
    "Call a card",
    "Call two cards.",
    _bare("AD4 SL1 PD3", "PP SD1 CD5", "CP CL5 AL5", played="SP"),
    (
        strict(
            "A card that does not fit yet can be called: it moves to your chart, onto the space worth $3. Call the "
            "Animals dark 4: go to it, press [confirm].",
            does(_call("AD4")),
            "Allowed, but here call the Animals dark 4.",
            replies=((1, _play("PP")), (2, _play("CP"))),
            hint="On a card that does not fit [confirm] calls.",
        ),
        strict(
            "As your turn began, your called card moved down a space, to $2. You may call although a card of yours "
            "fits, as your 1 does. Call the Performers dark 3, too.",
            does(_call("PD3")),
            "Allowed, but call the Performers dark 3.",
            replies=((1, _play("SD1")), (2, _call("CL5"))),
            hint="The Performers dark 3.",
        ),
        strict(
            "Each turn of yours begins so: all called cards move one down, the lowest first, so one may follow "
            "another, never past $0. Play the Sideshow light 1.",
            does(_play("SL1")),
            "Play the Sideshow light 1.",
            hint="The Sideshow light 1.",
        ),
    ),
    (_call("AD4"), _call("PD3"), _play("SL1")),
    (Clause.CALL, Clause.SHIFT),
    "A gap that opens later waits for your next turn. Called cards are still yours to play. A card that fits is never "
    "called, so no Poster is.",
    ((_play("SL1"),),),
)

ONE_SUIT: Final = Lesson(
    "one-suit",
    "One called card of a suit",
    "Try a second card of a suit, then call another.",
    _bare("AD5 PL2 CL3", "CD5 CL5", "CP AD2", played="SP", charts=("- - AL4 -", _BARE, _BARE)),
    (
        trial(
            "The Animals light 4 lies on your chart. Try to call the Animals dark 5, too.",
            Clause.ONE_SUIT,
            hint="Go to the Animals dark 5, press [confirm].",
        ),
        strict(
            "You may have one called card of each suit, light or dark, not two. Call a card of another suit.",
            made("call"),
            "Call a card.",
            hint="The Performers light 2 or the Clowns light 3.",
        ),
    ),
    (_call("AD5"), _call("PL2")),
    (Clause.ONE_SUIT, Clause.CALL),
    "Four suits, four spaces: you never have more than four called cards.",
)

FULL: Final = Lesson(
    "full",
    "A full chart",
    "Try to call with a full chart, then play.",
    _bare("SL6 SD1 AD6", "CD5 CL6", "CL5 AD2", played="SP CP", charts=("CL4 SL3 AL5 PD2", _BARE, _BARE)),
    (
        trial(
            "Four called cards, one of each suit, lie on your chart. Try to call the Animals dark 6.",
            Clause.FULL,
            hint="Go to the Animals dark 6, press [confirm].",
        ),
        strict(
            "No space is left, and every suit is called: a full chart takes no more. Play a card that fits.",
            does(_play("SD1")),
            "Play the Sideshow dark 1.",
            hint="The Sideshow dark 1.",
        ),
    ),
    (_call("AD6"), _play("SD1")),
    (Clause.FULL, Clause.PLAY),
    "A full chart stands still: nothing on it moves down.",
)

EARNING: Final = Lesson(
    "earning",
    "What others call pays you",
    "Earn money with the Animals light 1.",
    _bare("AL1 AD1 PD4", "CD5 CL6", "CL5 SD2", played="AP", charts=("- AL3 - -", "- - AL4 -", "- SD3 - AL2")),
    (
        strict(
            "Of the Animals light pile Ben called the 4, now on $2, and Cleo the 2, on $3. Your light 1 earns you "
            "both, $5. Play the Animals light 1.",
            does(_play("AL1")),
            "That earns nothing. Play the light 1: others have called cards of its pile.",
            hint="The Animals light 1 earns $5.",
            chooses=True,
        ),
    ),
    (_play("AL1"),),
    (Clause.MONEY,),
    "The bank paid you $5, shown beside your name; nobody loses anything. What you have called yourself pays "
    "only others, never you.",
    ((_play("AD1"),),),
)

POSTER: Final = Lesson(
    "poster",
    "What a Poster earns",
    "Earn as much as you can with one card.",
    _bare("AP SL1 PD4", "CD5 CL6", "CL5 SD2", played="SP", charts=(_BARE, "- SL2 AL4 -", "- AD3 - -")),
    (
        strict(
            "For a Poster all called cards of its suit pay, light and dark alike. Look at what each of your cards "
            "earns. Play the card that earns most.",
            does(_play("AP")),
            "A call earns nothing. See what the Poster earns.",
            hint="The Animals Poster: $2 by Ben's card, $1 by Cleo's.",
            slips=((made("play"), "That earns $1. See what the Poster earns."),),
            chooses=True,
        ),
    ),
    (_play("AP"),),
    (Clause.MONEY, Clause.PILES),
    "$2 by Ben's light 4, $1 by Cleo's dark 3. Any other card earns by its own pile alone. ▸you at a called card: "
    "another card of yours would earn by it.",
    ((_play("SL1"),),),
)

DUTY: Final = Lesson(
    "duty",
    "A called card that fits",
    "Play a called card that fits.",
    _bare("CD3 PD4", "CD5 CL6", "CL5 SD2", played="AP AL1 AL2 SP", charts=("PL2 AL3 SL1 -", _BARE, "- - AL5 -")),
    (
        trial(
            "Two cards on your chart fit now: one of them must be played, before anything else. First try the "
            "Performers 2: it does not fit.",
            Clause.PILES,
            hint="Go to the Performers light 2 with the arrows, press [confirm].",
        ),
        strict(
            "A called card that fits comes first, and your other cards wait. Play one of the two that fit, whichever "
            "you like.",
            does(_fulfil("AL3"), _fulfil("SL1")),
            "Play the Animals light 3 or the Sideshow light 1.",
            hint="Go to the Animals light 3 or the Sideshow light 1, press [confirm].",
        ),
    ),
    (_fulfil("PL2"), _fulfil("AL3")),
    (Clause.DUTY, Clause.PILES, Clause.MONEY),
    "A card from your chart earns nothing, whoever has called in its pile. If only one fits, after the cards have "
    "moved down, it is played for you: that is your turn.",
)

PASSING: Final = Lesson(
    "passing",
    "When you pass",
    "Pass, because nothing else is left.",
    _bare("AD5 PL4", "AP CL6", "CL5 SD2", charts=("AL4 - PD3 -", _BARE, _BARE)),
    (
        strict(
            "Your two cards do not fit, and of both suits you have called a card already. Only then you may pass, and "
            "then you must. Pass: press [confirm].",
            made("pass"),
            "Pass.",
            hint="Press [confirm].",
        ),
    ),
    (PASS,),
    (Clause.PASS, Clause.ONE_SUIT),
    "With a card to play or to call there is no passing.",
)

RECEIPTS: Final = Lesson(
    "receipts",
    "Receipts on suits",
    "Place your receipts, the 10 on the surest suit.",
    _investing("CL4 CD5 CL6 SP SL3 SL5 SD2 AP AL1 AD4 AD6 PP", "CP CL1 SD1 PL3", "CL2 SL1 AL2 PD1"),
    (
        strict(
            "Secretly you place a receipt on each suit. It pays at the end of the hand if no card of that suit is left "
            "to you. Put the 10 on the Performers, then the rest.",
            made("invest", performers=10),
            "You hold one Performer, the Poster, which always fits: no suit is surer. Put the 10 there.",
            replies=((1, Invest(10, 7, 5, 3)), (2, Invest(3, 5, 7, 10))),
            hint="Go to the Performers and press [confirm]; then the 7, the 5; the last lies by itself. "
            "[confirm] lays them.",
        ),
    ),
    (Invest(3, 5, 7, 10),),
    (Clause.INVEST, Clause.RECEIPTS),
    "The Performers are surest: you hold one, the Poster, which always fits. Receipts stay face down until the hand "
    "is over. A suit you never held pays, too.",
    ((Invest(10, 7, 5, 3),),),
)
OUT: Final = Lesson(
    "out",
    "The end of a hand",
    "Play your last card.",
    _table("AL3", "AD6 CL6", "CL5 SD2", played="AP AL1 AL2", charts=(_BARE, "- SL5 - -", "- - AL5 -")),
    (
        Step(
            "The hand is over when somebody has no card left, neither held nor called. Then each receipt pays whose "
            "suit is gone. Play your last card.",
            Told("hand"),
            hint="Press [confirm].",
        ),
    ),
    (_play("AL3"),),
    (Clause.OUT, Clause.RECEIPTS, Clause.SCORE),
    "All four receipts pay: $25, and you earned $2. A receipt that is lost pays nothing; it costs nothing either.",
)

KEPT: Final = Lesson(
    "kept",
    "What you keep",
    "Keep as much as you can of your receipts.",
    _table("CL1 PL2", "AD1", "CL5 CD5", played="CP PP PL1 AP", charts=("- - SD4 -", _BARE, _BARE)),
    (
        strict(
            "Ben's last card fits: he will end the hand. What you have called counts as a card left. Both cards you "
            "hold fit. Play one: which receipt do you save?",
            does(_play("CL1")),
            "Then a Clown is left to you, and the 10 that lies on the Clowns is lost.",
            replies=((1, _play("AD1")),),
            hint="Look at your receipts: the 10 lies on the Clowns, the 3 on the Performers.",
            chooses=True,
        ),
    ),
    (_play("CL1"),),
    (Clause.RECEIPTS, Clause.OUT, Clause.SCORE),
    "The 10 pays, and the 5 on the Animals, of which you had none. The 7 is lost by the Sideshow dark 4 on your "
    "chart, the 3 by the Performers light 2.",
    ((_play("PL2"),),),
)

HAND: Final = Lesson(
    "hand",
    "A whole hand",
    "Play a hand of Big Top to its end.",
    Opening(3, "hand"),
    (
        Step(
            "All 52 cards are dealt, to some one more. The dealer is drawn, then the deal passes to the left; left of "
            "the dealer begins. Place your receipts.",
            made("invest"),
            hint="Few cards and low ones are played soon.",
        ),
        Step(
            "The money beside your name begins each hand at $0, and receipts are added at its end. Play or call until "
            "somebody has no card left.",
            Told("hand"),
            hint="Call high cards early; play into piles in which others have called.",
        ),
    ),
    (
        Invest(7, 5, 10, 3),
        _call("CD1"),
        _call("AL2"),
        _call("CL2"),
        _call("SD1"),
        _play("SP"),
        _call("SL4"),
        _call("PL4"),
        _play("SL2"),
        _play("CL4"),
        _play("AD3"),
        _play("SD2"),
        _call("AD6"),
        _play("PL5"),
        _play("PD1"),
        _play("PL6"),
        _play("CD5"),
    ),
    (Clause.DEAL, Clause.DEALER, Clause.MATCH),
    "Receipts and what you earned are added up, hand by hand. Everybody deals once, with three players twice; then "
    "the most money wins. Equal totals share the win.",
    others=("play_called", "play", "call"),
    most=99,
)

LESSONS: Final = (
    LAYING,
    CALLING,
    ONE_SUIT,
    FULL,
    EARNING,
    POSTER,
    DUTY,
    PASSING,
    RECEIPTS,
    OUT,
    KEPT,
    HAND,
)
