"""Quick questions on SCOUT: what is a set, what beats what, what a round is worth."""

from __future__ import annotations

from typing import Final

from rules.chance import below
from rules.core import Randomness
from rules.scout.clauses import Clause
from rules.scout.figures import HIGHEST
from rules.scout.moves import Show
from rules.scout.pieces import Card
from rules.scout.refusals import explain
from rules.scout.sets import strength
from rules.scout.state import Tally, position
from rules.scout.wording import numbers, set_kind, set_name
from rules.teaching.drill import Drills, Question, among, yes_no
from rules.wording import counted, plural


def _cards(shown: list[int]) -> tuple[Card, ...]:
    return tuple(Card.of(number, number % HIGHEST + 1) for number in shown)


def _set(rng: Randomness, size: int) -> tuple[Card, ...]:
    """Equal cards or a run of that size, rising or falling."""
    if below(2, rng):
        return _cards([1 + below(HIGHEST, rng)] * size)
    first = 1 + below(HIGHEST - size + 1, rng)
    run = list(range(first, first + size))
    return _cards(run if below(2, rng) else run[::-1])


def beats(rng: Randomness) -> Question:
    """Whether a set beats the one on the table."""
    size = 1 + below(3, rng)
    table, own = _set(rng, size), _set(rng, max(1, size + below(3, rng) - 1))
    refusal = explain(position((own, ()), active=table, owner=1), 0, Show(0, len(own)))
    text = f"On the table: {numbers(table)}. Does {set_name(own)} beat it?"
    if refusal is not None:
        return yes_no(text, refusal.text, Clause.STRONGER, holds=False)
    why = f"{set_kind(own)} against {set_kind(table)}: first the number of cards, then equal, then the lowest."
    return yes_no(text, why.capitalize(), Clause.STRONGER, holds=True)


def is_set(rng: Randomness) -> Question:
    """Whether neighbours are a set."""
    shown = [1 + below(HIGHEST, rng)]
    for _ in range(1 + below(3, rng)):
        shown.append(min(HIGHEST, max(1, shown[-1] + (-1, 0, 1, 1, 2)[below(5, rng)])))
    cards = _cards(shown)
    refusal = explain(position((cards, ())), 0, Show(0, len(cards)))
    why = f"{set_kind(cards)}.".capitalize() if refusal is None else refusal.text
    return yes_no(
        f"Side by side in your hand: {numbers(cards)}. Is that a set?", why, Clause.SET, holds=refusal is None
    )


def _points(number: int) -> str:
    """`3 points`, or `-1 point`."""
    return f"{number} {plural(abs(number), 'point')}"


def score(rng: Randomness) -> Question:
    """What a round has brought."""
    tally = Tally(below(8, rng), below(6, rng), 1 + below(7, rng), below(3, rng) == 0)
    how = "Your set stays unbeaten" if tally.forgiven else "Another has ended the round"
    taken, chips = counted(tally.collected, "card"), counted(tally.chips, "chip")
    held = f"{taken} taken, {chips}, {tally.left} in hand"
    wrong = (
        tally.collected + tally.chips - (tally.left if tally.forgiven else 0),
        tally.collected - tally.left,
        tally.collected + tally.chips + tally.left,
    )
    free = "the hand is forgiven" if tally.forgiven else f"the hand costs {tally.left}"
    why = f"{tally.collected} and {tally.chips} are won, {free}: {_points(tally.score)}."
    text = f"{how}. {held}: what is the round worth to you?"
    return among(text, _points(tally.score), map(_points, wrong), why, Clause.SCORE, rng)


def strongest(rng: Randomness) -> Question:
    """Which of three sets is the strongest."""
    sets = {strength([card.up for card in each]): each for each in (_set(rng, 2 + below(2, rng)) for _ in range(3))}
    best = max(key for key in sets if key is not None)
    right = numbers(sets[best])
    why = f"{set_kind(sets[best])}: first the number of cards, then equal, then the lowest.".capitalize()
    others = [numbers(each) for each in sets.values()] if len(sets) > 1 else [f"{best[2]}"]
    return among("Which of these sets is the strongest?", right, others, why, Clause.STRONGER, rng)


DRILLS: Final[Drills] = {"beats": beats, "is-set": is_set, "score": score, "strongest": strongest}
