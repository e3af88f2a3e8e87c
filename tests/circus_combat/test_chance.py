"""Circus Combat: the dice are fair, as far as chi-square can tell.

For a fair die the statistic has five degrees of freedom, and exceeds 20.515 once in a thousand tries. The seed is
fixed: the test always says the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import FACES
from rules.circus_combat.moves import FatigueRolled, Rerolled, Roll, Shuffle, StartRoll
from rules.circus_combat.pieces import DECK
from rules.circus_combat.state import Options, State, position
from rules.circus_combat.steps import Dice, Rerolling, Resolving, Rethrowing, Rolling, Starting, Step, Throwing
from tests.circus_combat.tables import trick
from tests.specimens import rule

DICE = 600_000
SEED = 20_240_601
ONE_IN_A_THOUSAND = 20.515
"""The value that chi-square with five degrees of freedom exceeds with probability 0.001."""
ONE_IN_A_THOUSAND_OF_35 = 66.619
"""The same for 35 degrees of freedom: pairs of dice."""

WAITING: tuple[Step, ...] = (
    Rolling(0),
    Rethrowing(1, Dice((1, 1, 1), (1,)), (0, 1, 2, 3)),
    Throwing(0, (1, 1, 1, 1)),
    Starting(),
)


def chi_square(counts: Iterable[int], cells: int) -> float:
    seen = list(counts)
    expected = sum(seen) / cells
    return sum((count - expected) ** 2 for count in seen) / expected + (cells - len(seen)) * expected


def table(step: Step) -> State:
    return position([trick("gold straight")], step=step)


def dice_of(move: object) -> tuple[int, ...]:
    match move:
        case Roll(own, red):
            return own + red
        case Rerolled(faces) | FatigueRolled(faces) | StartRoll(faces):
            return faces
        case _:
            return ()


@rule(Clause.DICE)
def test_600_000_dice_are_fair() -> None:
    rng = Random(SEED)
    counts: dict[str, Counter[int]] = {}
    pairs: Counter[tuple[int, ...]] = Counter()
    for step in WAITING:
        state, seen = table(step), Counter[int]()
        while seen.total() < DICE // len(WAITING):
            faces = dice_of(circus_combat.draw(state, rng))
            seen.update(faces)
            pairs[faces[:2]] += 1
        counts[type(step).__name__] = seen
    assert sum(seen.total() for seen in counts.values()) == DICE
    for name, seen in counts.items():
        assert set(seen) == set(FACES)
        assert chi_square(seen.values(), 6) < ONE_IN_A_THOUSAND, (name, seen)
    assert chi_square(sum(counts.values(), Counter()).values(), 6) < ONE_IN_A_THOUSAND
    assert chi_square(pairs.values(), 36) < ONE_IN_A_THOUSAND_OF_35


def test_the_test_would_notice_a_loaded_die() -> None:
    rng = Random(SEED)
    loaded = Counter(rng.choices(FACES, weights=(98, 100, 100, 100, 100, 102), k=DICE))
    assert chi_square(loaded.values(), 6) > ONE_IN_A_THOUSAND


@rule(Clause.CARDS)
def test_the_shuffle_puts_each_card_first_about_as_often() -> None:
    rng = Random(SEED)
    state = circus_combat.new(2, Options())
    first: Counter[str] = Counter()
    for _ in range(6_000):
        move = circus_combat.draw(state, rng)
        assert isinstance(move, Shuffle)
        first[move.deck[0].code] += 1
    assert len(first) == len(DECK)
    assert max(first.values()) < 2 * min(first.values())


def test_nothing_is_drawn_when_a_player_has_to_decide() -> None:
    for step in (Rerolling(0, Dice((1,), ())), Resolving(0)):
        with pytest.raises(ValueError, match="no dice"):
            circus_combat.draw(table(step), Random(SEED))
