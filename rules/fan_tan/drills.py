"""Quick questions on Fan Tan: does a card fit, must one pay, what the pot brings, who is broke."""

from __future__ import annotations

from typing import Final

import attrs

from rules.big_top.figures import SUITS
from rules.big_top.pieces import BARE_TABLE, DECK, Card, Piles, fits, grown, lying, misfit
from rules.chance import below, shuffled
from rules.core import Randomness, Seat, listing
from rules.fan_tan.clauses import Clause
from rules.fan_tan.engine import step
from rules.fan_tan.figures import PEANUTS
from rules.fan_tan.moves import PASS, Play
from rules.fan_tan.refusals import explain
from rules.fan_tan.state import Options, Over, State, position
from rules.teaching.drill import Drills, Question, among, yes_no
from rules.wording import counted


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
    return yes_no(f"On the table, {lying(piles, card.suit)}. Does {card.face} fit?", why, Clause.PILES, holds=holds)


def paying(rng: Randomness) -> Question:
    """Whether one may pay and pass."""
    laid, piles = _laid(rng)
    near = [card for card in DECK if card not in laid and (not laid or card.suit == laid[0].suit or below(9, rng) == 0)]
    away = shuffled(near, rng)[: 1 + below(2, rng)]
    state = position((away, (), ()), played=laid)
    refusal = explain(state, 0, PASS)
    shown = f"All that lies on the table is {lying(piles, laid[0].suit)}" if laid else "Nothing lies on the table yet"
    text = f"{shown}. You hold {listing(card.face for card in away)}. May you pay and pass?"
    why = "No card of yours fits." if refusal is None else refusal.text
    return yes_no(text, why, Clause.PASS, holds=refusal is None)


_NAMES: Final = ("You", "Ben", "Cleo")


@attrs.frozen
class _Ending:
    """How a hand went on: somebody was to pay, then cards were played until `winner` had none left, or nobody yet."""

    told: str
    before: State
    after: State
    winner: Seat | None


def _ending(winner: Seat | None, rng: Randomness) -> _Ending:
    """A hand near its end, in which one that could not play has few peanuts or none."""
    payer, few, lying, some = below(3, rng), below(3, rng), 3 + below(15, rng), 10 + below(20, rng)
    rest = len(_NAMES) * PEANUTS - lying - some - few
    peanuts = {payer: few, (payer + 1) % 3: some, (payer + 2) % 3: rest}
    had = tuple(peanuts[seat] for seat in range(3))
    before = position(((),) * 3, peanuts=had, pot=lying, turn=payer, options=Options(hands=None))
    after = step(before, payer, PASS)
    if winner is not None:
        poster = next(card for card in DECK if card.is_poster)
        hands = [(poster,) if seat == winner else () for seat in range(3)]
        last = position(hands, peanuts=after.peanuts, pot=after.pot, turn=winner, options=before.options)
        after = step(last, winner, Play(poster))
    return _Ending(_told(before, payer, winner), before, after, winner)


def _told(before: State, payer: Seat, winner: Seat | None) -> str:
    """What happens, in words."""
    yours, bens, cleos = before.peanuts
    whose = "yours" if payer == 0 else f"{_NAMES[payer]}'s"
    has = "" if winner is None else "you have" if winner == 0 else f"{_NAMES[winner]} has"
    until = f"until {has} no cards left" if has else "and all still hold some"
    return (
        f"Peanuts: you {yours}, Ben {bens}, Cleo {cleos}, the pot {before.pot}. No card of {whose} fits. "
        f"After that only cards are played, {until}."
    )


def pot(rng: Randomness) -> Question:
    """Ask what the pot brings."""
    winner = below(3, rng)
    ending = _ending(winner, rng)
    had, lying = ending.before.peanuts[winner], ending.before.pot
    right, taken = ending.after.peanuts[winner], ending.after.hands[-1].pot
    wrong = (had + lying, had + lying + 1, had + lying - 1, had)
    why = f"Who has no cards left takes the pot, {counted(taken, 'peanut')}."
    answers = (counted(each, "peanut") for each in wrong)
    text = f"{ending.told} How many peanuts {'do you' if winner == 0 else f'does {_NAMES[winner]}'} have then?"
    return among(text, counted(right, "peanut"), answers, why, Clause.POT, rng)


def broke(rng: Randomness) -> Question:
    """Whether somebody's last peanut has ended the match."""
    ending = _ending((None, 0, 1, 2)[below(4, rng)], rng)
    over = isinstance(ending.after.step, Over)
    why = f"Once the pot is paid out, {'somebody has no' if over else 'everybody has'} peanuts."
    if ending.winner is None:
        why = "The hand goes on; a last peanut may still be won back."
    text = f"The match goes on until somebody is broke. {ending.told} Is the match over?"
    return yes_no(text, why, Clause.BROKE, holds=over)


DRILLS: Final[Drills] = {"fitting": fitting, "paying": paying, "pot": pot, "broke": broke}
