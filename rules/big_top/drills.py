"""Quick questions on Big Top: does a card fit, may it be called, what does it earn."""

from __future__ import annotations

from typing import Final

from rules.big_top.clauses import Clause
from rules.big_top.figures import POSTER, SUITS, TOP_SPACE
from rules.big_top.money import profits, total
from rules.big_top.moves import Call
from rules.big_top.pieces import DECK, Card, Suit, fits, grown, misfit
from rules.big_top.refusals import explain
from rules.big_top.state import EMPTY_CHART, Chart, Player, State, position
from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.teaching.drill import Drills, Question, among, yes_no
from rules.wording import counted


def _laid(rng: Randomness) -> tuple[Card, ...]:
    """Some cards on the table, as they may come to lie there."""
    order = shuffled(DECK, rng)[: 30 + below(12, rng)]
    held, laid, piles = list(order), [], position(()).piles
    for _ in order:
        card = next((each for each in held if fits(piles, each)), None)
        if card is None:
            break
        held.remove(card)
        laid.append(card)
        piles = grown(piles, card)
    return tuple(laid)


def suit_laid(laid: tuple[Card, ...], suit: Suit) -> str:
    """Say what lies on the table of a suit: `of the Clowns: the Poster, light up to 3, dark not begun`."""
    own = [each for each in laid if each.suit == suit]
    if not own:
        return f"of the {SUITS[suit]}: nothing"
    tops = [max((each.number for each in own if each.pile == pile), default=POSTER) for pile in _piles(suit)]
    light, dark = (f"up to {top}" if top else "not begun" for top in tops)
    return f"of the {SUITS[suit]}: the Poster, light {light}, dark {dark}"


def _piles(suit: Suit) -> tuple[int, int]:
    return 2 * suit, 2 * suit + 1


def _other(laid: tuple[Card, ...], rng: Randomness) -> Card:
    """A card that is not on the table; often one that fits soon."""
    held = [card for card in DECK if card not in laid]
    return held[below(len(held), rng)]


def _table(hand: tuple[Card, ...], laid: tuple[Card, ...], *charts: Chart) -> State:
    return position((hand, (), ()), played=laid, charts=charts or (EMPTY_CHART,) * 3)


def fitting(rng: Randomness) -> Question:
    """Whether a card can be played."""
    laid = _laid(rng)
    card = _other(laid, rng)
    piles = _table((card,), laid).piles
    holds = fits(piles, card)
    why = f"{card.face} is next." if holds else misfit(piles, card)
    return yes_no(f"On the table, {suit_laid(laid, card.suit)}. Does {card.face} fit?", why, Clause.PILES, holds=holds)


def calling(rng: Randomness) -> Question:
    """Whether a card may be called."""
    laid = _laid(rng)
    away = shuffled([each for each in DECK if each not in laid and not each.is_poster], rng)
    card, *others = away
    called: list[Card | None] = [None, None, None]
    for each in others:
        free = [space for space, there in enumerate(called) if there is None]
        piles = _table((), laid).piles
        if free and not fits(piles, each) and all(there is None or there.suit != each.suit for there in called):
            called[free[below(len(free), rng)]] = each
        if below(2, rng):
            break
    state = _table((card,), laid, (called[0], called[1], called[2], None), EMPTY_CHART, EMPTY_CHART)
    refusal = explain(state, 0, Call(card))
    own = listing(each.face for each in called if each is not None) or "nothing"
    text = f"On the table, {suit_laid(laid, card.suit)}. On your chart: {own}. May you call {card.face}?"
    why = f"{card.face} does not fit, and its suit is not on your chart." if refusal is None else refusal.text
    return yes_no(text, why, Clause.CALL if refusal is None else _clause(refusal.clause), holds=refusal is None)


def _clause(clause: object) -> Clause:
    assert isinstance(clause, Clause)
    return clause


def _may_wait(called: Card, played: Card) -> bool:
    """Whether a card can still be on a chart, not having fitted before, when that one of its suit is played."""
    in_the_way = called.pile == played.pile or played.is_poster
    return called.number > (played.number if in_the_way else 1)


def earning(rng: Randomness) -> Question:
    """What a card from the hand earns."""
    card, *others = shuffled(DECK, rng)
    near = [each for each in others if each.suit == card.suit and _may_wait(each, card)]
    placed: list[tuple[str, int, Card]] = []
    players = [Player()]
    for name, called in zip(("Ben", "Cleo"), near, strict=False):
        space = below(TOP_SPACE + 1, rng)
        chart = tuple(called if each == space else None for each in range(TOP_SPACE + 1))
        players.append(Player(chart=(chart[0], chart[1], chart[2], chart[3])))
        placed.append((name, space, called))
    earned = total(profits(tuple(players), 0, card))
    told = " and ".join(f"{name} has called {called.face} at ${space}" for name, space, called in placed)
    spaces = [space for _, space, _ in placed]
    wrong = (sum(spaces), *spaces, 0, earned + 1)
    same = "of its suit" if card.number == POSTER else "of its suit and shade"
    why = f"Called cards {same} pay: together ${earned}."
    text = f"{told}. What do you earn with {card.face} from your hand?"
    return among(text, counted(earned, "dollar"), (counted(each, "dollar") for each in wrong), why, Clause.MONEY, rng)


DRILLS: Final[Drills] = {"fitting": fitting, "calling": calling, "earning": earning}
