"""The laws of moves: `legal_moves` and `explain` agree, nothing is lost, words are clear, the past stays as it was."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import attrs
import pytest

from rules.codec import decode_move, encode_move
from rules.core import CHANCE, AnyRules, Illegal, name_seats, play
from rules.record import fingerprint
from tests.laws.cases import Case, every_case

NAMES = ("Ana", "{0}", "[/b]", "Dan", "Eve", "Fay")


def neighbours(move: Any) -> Iterable[Any]:
    """Moves that differ from this one in one whole number, by one."""
    for field in attrs.fields(type(move)):
        value = getattr(move, field.name)
        if type(value) is int:
            yield attrs.evolve(move, **{field.name: value + 1})
            yield attrs.evolve(move, **{field.name: value - 1})


def disagreement(rules: AnyRules, state: Any, moves: Iterable[Any]) -> list[str]:
    """Moves on which `legal_moves` and `explain` do not agree, and refusals that are no sentence."""
    wrong = []
    for seat in range(len(rules.scores(state))):
        legal = set(rules.legal_moves(state, seat))
        for move in moves:
            refusal = rules.explain(state, seat, move)
            if refusal is None and move not in legal and move.kind not in rules.OPEN:
                wrong.append(f"{move} by {seat} is let through but not listed")
            elif refusal is not None and move in legal:
                wrong.append(f"{move} by {seat} is listed but refused: {refusal.text}")
            elif refusal is not None:
                said = name_seats(refusal.text, NAMES)
                if not said.endswith(".") or said[0].islower():
                    wrong.append(f"no sentence: {said}")
    return wrong


@every_case
def test_legal_moves_are_the_moves_that_explain_lets_through(case: Case) -> None:
    rng = Random(5)
    for game in case.games():
        pool = {played.move for played in game}
        pool |= {other for move in pool for other in neighbours(move)}
        ordered = sorted(pool, key=repr)
        for played in rng.sample(game, min(len(game), 25)):
            assert disagreement(case.rules, played.before, rng.sample(ordered, min(len(ordered), 60))) == []
            for seat in case.rules.to_act(played.before) - {CHANCE}:
                assert disagreement(case.rules, played.before, case.rules.legal_moves(played.before, seat)) == []


@every_case
def test_exactly_the_seats_to_act_have_moves_and_none_twice(case: Case) -> None:
    for game in case.games():
        for played in game:
            acting = case.rules.to_act(played.before)
            assert acting, "an entry followed the end"
            for seat in range(case.seats):
                moves = list(case.rules.legal_moves(played.before, seat))
                assert bool(moves) == (seat in acting)
                assert len(set(moves)) == len(moves)


@every_case
def test_every_move_has_words_of_its_own(case: Case) -> None:
    for game in case.games(2):
        for played in game[::3]:
            for seat in case.rules.to_act(played.before) - {CHANCE}:
                moves = list(case.rules.legal_moves(played.before, seat))
                words = {name_seats(case.rules.describe(played.before, seat, move), NAMES) for move in moves}
                assert len(words) == len(moves)


@every_case
def test_public_form_and_back(case: Case) -> None:
    for game in case.games(2):
        for played in game:
            form = encode_move(played.move)
            assert form["kind"] == played.move.kind
            assert decode_move(case.rules, form) == played.move


@every_case
def test_nothing_is_lost_and_nothing_appears(case: Case) -> None:
    for game in case.games():
        counts = [case.specimen.pieces(state) for state in (game[0].before, *(played.after for played in game))]
        assert any(counts)
        for played, before, after in zip(game, counts, counts[1:], strict=False):
            assert played.move.kind in case.specimen.fresh or before in (None, after), played.move


@every_case
def test_states_are_never_changed_after_they_were_made(case: Case, long: bool) -> None:
    for game in case.games(2 if long else 1):
        marks = [fingerprint(played.before) for played in game]
        for played in game:
            list(case.rules.legal_moves(played.before, played.seat))
            case.rules.view(played.before, 0)
            case.rules.step(played.before, played.seat, played.move)
        assert [fingerprint(played.before) for played in game] == marks


@every_case
def test_the_order_of_secret_choices_does_not_matter(case: Case) -> None:
    rng = Random(3)
    for game in case.games():
        for played in game:
            acting = sorted(case.rules.to_act(played.before))
            if len(acting) < 2:
                continue
            choices = [(seat, rng.choice(list(case.rules.legal_moves(played.before, seat)))) for seat in acting]
            ends = []
            for order in (choices, choices[::-1]):
                state = played.before
                for seat, move in order:
                    state = play(case.rules, state, seat, move)
                ends.append(state)
            assert ends[0] == ends[1]


@every_case
def test_scores_winners_and_results_have_a_row_for_each_seat(case: Case) -> None:
    for game in case.games():
        for played in game:
            scores = case.rules.scores(played.after)
            assert len(scores) == case.seats
            winners = case.rules.winners(played.after)
            assert winners
            assert set(winners) <= set(range(case.seats))
            result = case.rules.result(played.after)
            if result is not None:
                assert len(result.rows) == case.seats
                assert {len(row) for row in result.rows} == {len(result.columns)}
        if not case.rules.to_act(game[-1].after):
            assert case.rules.result(game[-1].after) is not None


@every_case
def test_prompts_speak_to_those_who_act_and_about_them_to_others(case: Case) -> None:
    for game in case.games(2):
        for played in game:
            acting = case.rules.to_act(played.before)
            for seat in range(case.seats):
                text = name_seats(case.rules.prompt(played.before, seat), NAMES)
                assert text.startswith("You ") == (seat in acting), text
                assert text.endswith(".")


@every_case
def test_a_refused_move_raises_and_says_why(case: Case) -> None:
    (game,) = case.games(1)
    stranger = next(seat for seat in range(case.seats) if seat not in case.rules.to_act(game[-1].before))
    with pytest.raises(Illegal, match="§"):
        play(case.rules, game[-1].before, stranger, game[-1].move)
