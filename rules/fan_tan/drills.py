"""Quick questions on Fan Tan: does a card fit, must one pay."""

from __future__ import annotations

from typing import Final

from rules.big_top.drills import suit_laid
from rules.big_top.figures import SUITS
from rules.big_top.pieces import BARE_TABLE, DECK, Card, Piles, fits, grown, misfit
from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS
from rules.fan_tan.refusals import explain
from rules.fan_tan.state import position
from rules.teaching.drill import Drills, Question, yes_no


def _laid(rng: Randomness) -> tuple[tuple[Card, ...], Piles]:
    """Some cards of one suit on the table."""
    suit = below(len(SUITS), rng)
    order = [card for card in DECK if card.suit == suit]
    laid, piles = [], BARE_TABLE
    for card in order:
        if fits(piles, card) and below(8, rng):
            laid.append(card)
            piles = grown(piles, card)
    return tuple(laid), piles


def fitting(rng: Randomness) -> Question:
    """Whether a card can be played."""
    laid, piles = _laid(rng)
    suit = laid[0].suit if laid else below(len(SUITS), rng)
    held = [card for card in DECK if card.suit == suit and card not in laid]
    card = held[below(len(held), rng)] if held else next(card for card in DECK if card not in laid)
    holds = fits(piles, card)
    why = f"{card.face} is next." if holds else misfit(piles, card)
    return yes_no(f"On the table, {suit_laid(laid, card.suit)}. Does {card.face} fit?", why, Clause.PILES, holds=holds)


def paying(rng: Randomness) -> Question:
    """Whether one may pay and pass."""
    laid, _ = _laid(rng)
    near = [card for card in DECK if card not in laid and (not laid or card.suit == laid[0].suit or below(9, rng) == 0)]
    away = shuffled(near, rng)[: 1 + below(2, rng)]
    state = position((away, (), ()), played=laid)
    refusal = explain(state, 0, PASS)
    shown = (
        f"All that lies on the table is {suit_laid(laid, laid[0].suit)}" if laid else "Nothing lies on the table yet"
    )
    text = f"{shown}. You hold {listing(card.face for card in away)}. May you pay and pass?"
    why = "No card of yours fits." if refusal is None else refusal.text
    return yes_no(text, why, Clause.PASS, holds=refusal is None)


DRILLS: Final[Drills] = {"fitting": fitting, "paying": paying}
