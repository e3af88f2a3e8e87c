"""Drum Roll: what a seat sees that others do not, what it guesses of them, and when it is asked for its cards' sake."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from rules import drum_roll
from rules.core import CHANCE, HIDDEN
from rules.drum_roll.investment_cards import UNSEEN_INVESTMENT
from rules.drum_roll.moves import DoubleVote, PlayCard, Vote
from rules.drum_roll.position import circus, position
from rules.drum_roll.state import Options, Pile, State
from rules.drum_roll.steps import Drawing, Voting
from rules.evolve import evolve
from tests.drum_roll.tables import after
from tests.specimens import random_game, specimen


def states(seats: int, count: int) -> Iterator[State]:
    """Every state of some random games."""
    for seed in range(count):
        for played in random_game(drum_roll, seats, Options(), seed, 700):
            yield played.after


def test_of_two_cards_the_first_is_its_owners_to_see_while_the_deck_is_shuffled() -> None:
    rng, pieces = Random(1), specimen("drum_roll").pieces
    state = next(each for each in states(3, 1) if len(each.investments.deck) > 5 and each.turn.number > 1)
    card, *rest = state.investments.deck
    drawing = Drawing(1, 0, 1, (card,))
    looking = evolve(state, investments=Pile((*rest,), state.investments.discards), agenda=(drawing, *state.agenda))
    assert drum_roll.view(looking, 1).agenda[0] == drawing
    guessed = Counter[str]()
    for seat in (None, 0, 2):
        seen = drum_roll.view(looking, seat)
        assert seen.agenda[0] == evolve(drawing, looked=(UNSEEN_INVESTMENT,))
        for _ in range(10):
            imagined = drum_roll.resample(seen, seat, rng)
            assert pieces(imagined) == pieces(looking)
            assert drum_roll.view(imagined, seat) == seen
            (step, *_) = imagined.agenda
            assert isinstance(step, Drawing)
            guessed[step.looked[0].id] += 1
    assert len(guessed) > 3
    assert drum_roll.resample(drum_roll.view(looking, 1), 1, rng).agenda[0] == drawing


def test_votes_of_others_are_guessed_evenly() -> None:
    seats = [circus(act) for act in ("dog_trainer", "rope_walker", "coin_conjurer")]
    state = after(position(*seats, moment="vote", turn=5), (0, Vote(True)), (1, Vote(False)))
    seen = drum_roll.view(state, 0)
    assert isinstance(seen.step, Voting)
    assert seen.step.delay == (True, HIDDEN, None)
    rng, yes = Random(2), 0
    for _ in range(400):
        step = drum_roll.resample(seen, 0, rng).step
        assert isinstance(step, Voting)
        yes += step.delay == (True, True, None)
    assert 170 < yes < 230


@pytest.mark.parametrize("seats", drum_roll.INFO.seats)
def test_whoever_might_play_a_card_is_asked_and_nobody_else_for_the_cards_sake(seats: int) -> None:
    played: dict[type, bool] = defaultdict(bool)
    held: list[tuple[type, bool]] = []
    for state in states(seats, 4):
        for seat in drum_roll.to_act(state) - {CHANCE}:
            if drum_roll.private(state, seat):
                assert not drum_roll.answers_itself(state, seat)
            elif not state.players[seat].hand:
                assert drum_roll.answers_itself(state, seat)
            else:
                kind = type(state.step)
                moves = drum_roll.legal_moves(state, seat)
                played[kind] |= any(isinstance(move, PlayCard | DoubleVote) for move in moves)
                held.append((kind, drum_roll.answers_itself(state, seat)))
    assert {silent for _, silent in held} == {True, False}
    assert {kind for kind, silent in held if not silent} == {kind for kind, ever in played.items() if ever}
    assert {kind for kind, silent in held if silent} == {kind for kind, ever in played.items() if not ever}
