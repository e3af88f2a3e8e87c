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


def _investing(*hands: str) -> State:
    """The beginning of a hand: the cards are dealt, no receipt is placed."""
    dealt = _table(*hands)
    players = tuple(attrs.evolve(player, receipts=None) for player in dealt.players)
    return attrs.evolve(dealt, players=players, step=Investing(), dealer=2)


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
    _table("SP SL1 AD4", "AP CD5", "CP CL5"),
    (
        strict(
            "Of each suit the Poster comes first. Play the Poster of the Sideshow.",
            does(_play("SP")),
            "That card does not fit yet; play the Poster.",
            replies=((1, _play("AP")), (2, _play("CP"))),
            hint="The Poster is the card that fits. [confirm] plays it.",
        ),
        strict(
            "Beside the Poster a light and a dark row grow, each from 1 to 6 without a gap. Play the light 1.",
            does(_play("SL1")),
            "That card does not fit yet; play the Sideshow 1.",
            hint="The light Sideshow 1.",
        ),
    ),
    (_play("SP"), _play("SL1")),
    (Clause.CARDS, Clause.PILES, Clause.PLAY, Clause.TURN),
    "One card a turn, clockwise. Whoever has no cards left ends the hand.",
    ((_call("AD4"),),),
)

CALLING: Final = Lesson(
    "calling",
    "Call a card",
    "Call two cards.",
    _table("AD4 SL1 PD3", "AD1 CD5 AP", "CP CL5 AD2", played="SP"),
    (
        strict(
            "A card that does not fit yet can be called: it goes from your hand to your chart, four spaces before you, "
            "at $3. Go to the Animals 4 and press [confirm].",
            does(_call("AD4")),
            "Allowed, but here call the dark Animals 4.",
            replies=((1, _play("AP")), (2, _play("CP"))),
            hint="On a card that does not fit [confirm] calls.",
        ),
        strict(
            "As your turn began, your called card moved down a space, to $2. You may call although a card of yours "
            "fits, as your 1 does. Call the Performers 3 too.",
            does(_call("PD3")),
            "Allowed, but call the dark Performers 3.",
            hint="The dark Performers 3.",
        ),
    ),
    (_call("AD4"), _call("PD3")),
    (Clause.CALL, Clause.SHIFT),
    "Each turn they move down a space, as far as $0, if the space below is free. Called cards are still yours to play.",
    ((_play("SL1"),),),
)

ONE_SUIT: Final = Lesson(
    "one-suit",
    "One called card of a suit",
    "Try a second card of a suit, then call another.",
    _table("AD5 PL2 CL3", "CD5 CL5", "CP AD2", played="SP", charts=("- - AL4 -", _BARE, _BARE)),
    (
        trial(
            "The light 4 of the Animals lies on your chart. Try to call the dark 5 of the Animals too.",
            Clause.ONE_SUIT,
            hint="Go to the Animals 5, press [confirm].",
        ),
        strict(
            "You may have one called card of each suit, light or dark, not two. Call one of another suit.",
            made("call"),
            "Call a card.",
            hint="The Performers 2 or the Clowns 3.",
        ),
    ),
    (_call("AD5"), _call("PL2")),
    (Clause.ONE_SUIT, Clause.CALL),
    "Four suits, four spaces: you never have more than four called cards. A Poster is never called, for it always "
    "fits.",
)

FULL: Final = Lesson(
    "full",
    "A full chart",
    "Try to call with a full chart, then play.",
    _table("SL6 SD1 AD6", "CD5 CL6", "CL5 AD2", played="SP CP", charts=("CL4 SL3 AL5 PD2", _BARE, _BARE)),
    (
        trial(
            "Four called cards lie on your chart. Try to call the dark 6 of the Animals.",
            Clause.FULL,
            hint="Go to the Animals 6, press [confirm].",
        ),
        strict(
            "There is no space left. Play a card that fits.",
            does(_play("SD1")),
            "Play the dark Sideshow 1.",
            hint="The dark Sideshow 1.",
        ),
    ),
    (_call("AD6"), _play("SD1")),
    (Clause.FULL, Clause.PLAY),
    "A full chart stands still: nothing on it moves down.",
)

EARNING: Final = Lesson(
    "earning",
    "What others call pays you",
    "Earn money with the light 1 of the Animals.",
    _table("AL1 AD1 PD4", "CD5 CL6", "CL5 SD2", played="AP", charts=("- AL3 - -", "- - AL4 -", "- SD3 - AL2")),
    (
        strict(
            "Of the light Animals row Ben called the 4, now at $2, and Cleo the 2, at $3. You get $2 + $3 for your "
            "light 1; your own called 3 pays only others. Play the light 1.",
            does(_play("AL1")),
            "That earns nothing. Play the light 1: others have called cards of its row.",
            hint="The light Animals 1 earns $5.",
        ),
    ),
    (_play("AL1"),),
    (Clause.MONEY,),
    "The bank paid you $5, on your money track. Nobody loses anything by it.",
    ((_play("AD1"),),),
)

POSTER: Final = Lesson(
    "poster",
    "What a Poster earns",
    "Earn as much as you can with one card.",
    _table("AP SL1 PD4", "CD5 CL6", "CL5 SD2", played="SP", charts=(_BARE, "- SL2 AL4 -", "- AD3 - -")),
    (
        strict(
            "For a Poster all called cards of its suit pay, light and dark alike. Look what each of your cards earns. "
            "Play the card that earns most.",
            does(_play("AP")),
            "A call earns nothing. Look what the Poster earns.",
            hint="The Animals Poster: $2 by Ben's card, $1 by Cleo's.",
            slips=((made("play"), "That earns $1. Look what the Poster earns."),),
        ),
    ),
    (_play("AP"),),
    (Clause.MONEY, Clause.PILES),
    "$2 by Ben's light 4 and $1 by Cleo's dark 3. Any other card earns by its own row alone, light or dark.",
    ((_play("SL1"),),),
)

DUTY: Final = Lesson(
    "duty",
    "A called card that fits",
    "Play a called card that fits.",
    _table("CD3 PD4", "CD5 CL6", "CL5 SD2", played="AP AL1 AL2 SP", charts=("PL2 AL3 SL1 -", _BARE, "- - AL5 -")),
    (
        trial(
            "Two cards on your chart fit now: one of them must be played, before anything else. First try the "
            "Performers 2, which does not fit.",
            Clause.PILES,
            hint="Go to the Performers 2 with the arrows, press [confirm].",
        ),
        strict(
            "Play one of the two that fit: which, you choose.",
            does(_fulfil("AL3"), _fulfil("SL1")),
            "Play the Animals 3 or the Sideshow 1.",
            hint="Go to the Animals 3 or the Sideshow 1, press [confirm].",
        ),
    ),
    (_fulfil("PL2"), _fulfil("AL3")),
    (Clause.DUTY, Clause.PILES, Clause.MONEY),
    "A card from your chart earns nothing, whoever has called in that row. If only one fits, it is played for you, "
    "and that is your turn.",
)

PASSING: Final = Lesson(
    "passing",
    "When you pass",
    "Pass, because nothing else is left.",
    _table("AD5 PL4", "AP CL6", "CL5 SD2", charts=("AL4 - PD3 -", _BARE, _BARE)),
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
    "Bet on suits",
    "Put the 10 on the suit you will finish first.",
    _investing("CL4 CD5 CL6 SP SL3 SL5 SD2 AP AL1 AD4 AD6 PP", "CP CL1 SD1 PL3", "CL2 SL1 AL2 PD1"),
    (
        strict(
            "Before a hand all bet in secret, a receipt on each suit. At its end a receipt pays if you have no card of "
            "its suit left. Put the 10 on the Performers.",
            made("invest", performers=10),
            "You hold one Performer, the Poster, which always fits: put the 10 there.",
            replies=((1, Invest(10, 7, 5, 3)), (2, Invest(3, 5, 7, 10))),
            hint="Go to the Performers and press [confirm]; then the 7, the 5; the last lies by itself. "
            "[confirm] lays them.",
        ),
    ),
    (Invest(3, 5, 7, 10),),
    (Clause.INVEST, Clause.RECEIPTS),
    "They stay there, face down, until the hand is over. A suit of which you never had a card pays as well.",
    ((Invest(10, 7, 5, 3),),),
)
OUT: Final = Lesson(
    "out",
    "The end of a hand",
    "Play your last card.",
    _table("AL3", "AD6 CL6", "CL5 SD2", played="AP AL1 AL2", charts=(_BARE, "- SL5 - -", "- - AL5 -")),
    (
        Step(
            "The hand is over when somebody has no card left, in hand or on the chart; then the bets are opened. Play "
            "your last card.",
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
    "Keep as much as you can of your bets.",
    _table("CL1 PL2", "AD1", "CL5 CD5", played="CP PP PL1 AP", charts=("- - - SD4", _BARE, _BARE)),
    (
        strict(
            "Ben's last card fits: he will end the hand. Called cards on your chart count as cards you have left. "
            "Both cards of your hand fit. Play one of the two.",
            does(_play("CL1")),
            "Then a Clown is left in your hand, and the 10 that lies on the Clowns is lost.",
            replies=((1, _play("AD1")),),
            hint="Look at your bets: the Clowns have the 10, the Performers the 3.",
        ),
    ),
    (_play("CL1"),),
    (Clause.RECEIPTS, Clause.OUT, Clause.SCORE),
    "The 10 pays, and the 5 on the Animals, of which you had none. The 7 is lost by the Sideshow 4 on your chart, the "
    "3 by the Performers 2.",
    ((_play("PL2"),),),
)

HAND: Final = Lesson(
    "hand",
    "A whole hand",
    "Play a hand of Big Top to its end.",
    Opening(3, "hand"),
    (
        Step(
            "All 52 cards are dealt, some players get one more. The dealer is drawn; the player to the dealer's left "
            "begins. Place your bets.",
            made("invest"),
            hint="Few cards and low ones are played soon.",
        ),
        Step(
            "Your money track begins each hand at $0. Play, call and earn until somebody has no card left.",
            Told("hand"),
            hint="Call high cards early; play what others have called.",
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
    "Receipts and money track are added up, hand by hand. Everybody deals once, with three players twice; then the "
    "most money wins. Equal totals share the win.",
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
