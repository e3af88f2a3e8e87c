"""Tombola: the few rules it has."""

from __future__ import annotations

import pytest
from rules.tombola.clauses import Clause
from rules.tombola.moves import Draw, Move, Shuffle, Stop
from rules.tombola.state import Options, State, position

from rules import tombola
from rules.core import CHANCE, play
from tests.specimens import rule


def refusal(state: State, seat: int, move: Move) -> Clause:
    """The clause that forbids the move."""
    found = tombola.explain(state, seat, move)
    assert found is not None
    clause = found.clause
    assert isinstance(clause, Clause)
    return clause


@rule(Clause.DRUM)
def test_each_ticket_is_shuffled_once() -> None:
    state = tombola.new(2, Options())
    assert refusal(state, CHANCE, Shuffle((1, 2))) is Clause.DRUM
    with pytest.raises(ValueError, match="2 or 3"):
        tombola.new(4, Options())


@rule(Clause.TURN, Clause.DRAW)
def test_turns_and_an_empty_drum() -> None:
    state = position((5,), (6,), drum=(1,))
    assert refusal(state, 1, Draw()) is Clause.TURN
    state = play(tombola, state, 0, Draw())
    assert tombola.to_act(state) == {1}
    assert refusal(state, 1, Draw()) is Clause.DRAW


@rule(Clause.BEYOND, Clause.END)
def test_too_much_is_nothing() -> None:
    state = play(tombola, position((9,), (6,), drum=(8,)), 0, Draw())
    state = play(tombola, state, 1, Stop())
    assert tombola.scores(state) == (0, 6)
    assert tombola.winners(state) == (1,)
    assert refusal(state, 1, Stop()) is Clause.END
