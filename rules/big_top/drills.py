"""Quick questions on Big Top: what fits, what may be called, earned and done, where it moves, what is scored."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Final

import attrs

from rules.big_top.clauses import Clause
from rules.big_top.engine import legal_moves
from rules.big_top.figures import POSTER, RECEIPTS, SUITS, TOP_SPACE
from rules.big_top.money import profits, total
from rules.big_top.moves import PASS, Call, Move, Play, PlayCalled
from rules.big_top.pieces import DECK, Card, fits, grown, in_order, lying, misfit
from rules.big_top.refusals import explain
from rules.big_top.state import EMPTY_CHART, Chart, Player, State, Tally, position, shifted
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
    return yes_no(f"On the table, {lying(piles, card.suit)}. Does {card.face} fit?", why, Clause.PILES, holds=holds)


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
    text = f"On the table, {lying(state.piles, card.suit)}. On your chart: {own}. May you call {card.face}?"
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
    """What a card from the hand earns, with called cards of others and often one's own."""
    card, *others = shuffled(DECK, rng)
    near = [each for each in others if each.suit == card.suit and _may_wait(each, card)]
    callers = ("Ben", "Cleo", "you")[: 2 + below(2, rng)]
    placed = [(name, below(TOP_SPACE + 1, rng), called) for name, called in zip(callers, near, strict=False)]
    charts = {name: _charted(called, space) for name, space, called in placed}
    players = tuple(Player(chart=charts.get(name, EMPTY_CHART)) for name in ("you", "Ben", "Cleo"))
    earned = total(profits(players, 0, card))
    told = listing(f"{name} called {called.face} at ${space}" for name, space, called in placed)
    spaces = [space for _, space, _ in placed]
    wrong = (sum(spaces), *spaces, 0, earned + 1)
    same = "of its suit" if card.number == POSTER else "of its suit and shade"
    why = f"Others' called cards {same} pay: together ${earned}."
    text = f"{told}. What do you earn with {card.face} from your hand?"
    return among(text, counted(earned, "dollar"), (counted(each, "dollar") for each in wrong), why, Clause.MONEY, rng)


def _charted(card: Card, space: int) -> Chart:
    """A chart with one card."""
    nothing, one, two, three = (card if each == space else None for each in range(TOP_SPACE + 1))
    return (nothing, one, two, three)


def duty(rng: Randomness) -> Question:
    """What is to be done with one called card and one card in hand: there is one move only."""
    laid = _laid(rng)
    called, *others = shuffled([each for each in DECK if each not in laid and not each.is_poster], rng)
    same = below(2, rng) == 0
    held = next((each for each in others if (each.suit == called.suit) == same), others[0])
    state = _table((held,), laid, (None, None, called, None), EMPTY_CHART, EMPTY_CHART)
    moves: dict[Move, str] = {
        PlayCalled(called): f"play {called.face} from your chart",
        Play(held): f"play {held.face} from your hand",
        Call(held): f"call {held.face}",
        PASS: "pass",
    }
    (move,) = legal_moves(state, 0)
    refusal = explain(state, 0, Call(held))
    why = refusal.text if refusal is not None else f"{held.face} does not fit, and its suit is not on your chart."
    table = "; ".join(lying(state.piles, suit) for suit in sorted({called.suit, held.suit}))
    text = f"On the table, {table}. You called {called.face} and hold {held.face}. What now?"
    clauses = {PlayCalled: Clause.DUTY, Play: Clause.PLAY, Call: Clause.CALL}
    return among(text, moves[move], moves.values(), why, clauses.get(type(move), Clause.PASS), rng)


def moving(rng: Randomness) -> Question:
    """Where called cards lie after the shift."""
    numbered = [card for card in DECK if card.number > 1]
    suits = shuffled(range(len(SUITS)), rng)
    ways = list(product((False, True), repeat=len(SUITS)))[1:]
    taken = ways[below(len(ways), rng)]
    cards = [shuffled([card for card in numbered if card.suit == suit], rng)[0] for suit in suits]
    nothing, one, two, three = (card if there else None for card, there in zip(cards, taken, strict=True))
    chart = (nothing, one, two, three)
    after = shifted(chart)
    right = _spaces(space for space, card in enumerate(after) if card is not None)
    size = sum(taken)
    wrong = [_spaces(spaces) for count in (size, size - 1, size + 1) for spaces in _choices(count, rng)]
    there = listing(f"{card.face} on ${space}" for space, card in enumerate(chart) if card is not None)
    text = f"You have called {there}. Now your turn begins. Which spaces of your chart are taken then?"
    why = "Each card moves down one space if that is free, the lowest first."
    return among(text, right, wrong, why, Clause.SHIFT, rng)


def _choices(count: int, rng: Randomness) -> tuple[tuple[int, ...], ...]:
    """All ways to take so many spaces, in any order; none are no answer."""
    return shuffled(combinations(range(TOP_SPACE + 1), count), rng) if count else ()


def _spaces(spaces: Iterable[int]) -> str:
    """`only $2`, or `$0 and $1`."""
    taken = [f"${space}" for space in spaces]
    return listing(taken) if len(taken) > 1 else f"only {taken[0]}"


def receipts(rng: Randomness) -> Question:
    """What a hand is worth at its end."""
    clowns, sideshow, animals, performers = shuffled(RECEIPTS, rng)
    cards = shuffled([card for card in DECK if not card.is_poster], rng)
    held = cards[: 1 + below(2, rng)]
    called = next(card for card in cards if card not in held)
    on_chart = (called,) if below(3, rng) else ()
    tally = Tally((clowns, sideshow, animals, performers), in_order(held), on_chart, below(12, rng))
    lost = sum(receipt.value for receipt in tally.outcome if not receipt.kept)
    of_hand = attrs.evolve(tally, called=())
    wrong = (of_hand.score, max(0, tally.score - lost), tally.score - tally.track, sum(RECEIPTS) + tally.track, lost)
    placed = listing(f"{SUITS[each.suit]} {each.value}" for each in tally.outcome)
    chart = f"; on your chart: {called.face}" if on_chart else ""
    left = f"You still hold {listing(card.face for card in tally.hand)}{chart}"
    text = f"Your receipts: {placed}; you earned ${tally.track}. Another ends the hand. {left}."
    kept = " + ".join(str(receipt.value) for receipt in tally.outcome if receipt.kept)
    why = f"The suits of which nothing is left pay {kept}, and the track ${tally.track}."
    return among(
        f"{text} Your score?",
        counted(tally.score, "dollar"),
        (counted(each, "dollar") for each in wrong),
        why,
        Clause.RECEIPTS,
        rng,
    )


DRILLS: Final[Drills] = {
    "fitting": fitting,
    "calling": calling,
    "earning": earning,
    "duty": duty,
    "moving": moving,
    "receipts": receipts,
}
