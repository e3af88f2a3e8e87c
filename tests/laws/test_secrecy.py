"""The laws of secrecy stand on a table of secrets of their own, so that a view that shows too much breaks them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

from rules.core import CHANCE, Seat
from rules.pieces import Faced
from tests.laws.cases import Case, every_case, every_game
from tests.secrecy import dealt_otherwise
from tests.specimens import Specimen, random_game


def others(case: Case, rng: Random, *, every: bool) -> Any:
    """States of random games, each with a seat and the same state as it may be for that seat."""
    for game in case.games(2):
        for played, seat in case.looks(game, every=every):
            yield played.after, seat, dealt_otherwise(case.specimen.slug, played.after, seat, rng)


@every_case
def test_a_view_shows_nothing_that_is_secret(case: Case, long: bool) -> None:
    for state, seat, other in others(case, Random(7), every=long):
        assert case.rules.view(state, seat) == case.rules.view(other, seat)


@every_case
def test_what_is_asked_and_who_is_to_act_tells_no_secret(case: Case, long: bool) -> None:
    for state, seat, other in others(case, Random(8), every=long):
        assert case.rules.to_act(state) == case.rules.to_act(other)
        assert case.rules.scores(state) == case.rules.scores(other)
        if seat in case.rules.to_act(state) - {CHANCE}:
            assert list(case.rules.legal_moves(state, seat)) == list(case.rules.legal_moves(other, seat))
            assert case.rules.prompt(state, seat) == case.rules.prompt(other, seat)


@every_case
def test_every_piece_is_still_there(case: Case, long: bool) -> None:
    for state, _, other in others(case, Random(9), every=long):
        counts = [case.specimen.pieces(each) for each in (state, other)]
        assert counts[0] == counts[1]


@every_game
def test_a_view_that_hides_nothing_would_be_found_out(game: Specimen) -> None:
    """The table of secrets bites: in every game and for every seat something differs that the whole state shows."""
    seats = game.rules.INFO.seats[0]
    rng = Random(10)
    states = [played.after for played in random_game(game.rules, seats, game.rules.Options(), 1, game.cap)]
    for seat in (None, *range(seats)):
        assert any(dealt_otherwise(game.slug, state, seat, rng) != state for state in states)


def differing(one: Any, other: Any, seats: int, seat: Seat | None, place: str = "") -> Iterator[str]:
    """Where two states differ: the fields on the way there, and of a row with one for each seat, whose it is."""
    if one == other:
        return
    yield place
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for number, (here, there) in enumerate(zip(one, other, strict=True)):
            one_each = len(one) == seats and not isinstance(here, Faced)
            whose = ("own" if number == seat else "another's") if one_each else "each"
            yield from differing(here, there, seats, seat, f"{place}, {whose}")
    elif type(one) is type(other) and attrs.has(type(one)) and not isinstance(one, Faced):
        for field in attrs.fields(type(one)):
            here, there = (getattr(value, field.name) for value in (one, other))
            yield from differing(here, there, seats, seat, f"{place} {field.name}")


@every_case
def test_a_view_hides_nothing_that_its_seat_may_know(case: Case, long: bool) -> None:
    """Each place that is covered may hold something else in some game, as far as the seat knows."""
    rng, covered, unknown = Random(12), set[str](), set[str]()
    for game in case.games(2):
        for played, seat in case.looks(game, every=long):
            covered |= set(differing(played.after, case.rules.view(played.after, seat), case.seats, seat))
            for _ in range(5 if covered - unknown else 0):
                other = dealt_otherwise(case.specimen.slug, played.after, seat, rng)
                unknown |= set(differing(played.after, other, case.seats, seat))
    assert covered - unknown == set()


@every_case
def test_whatever_is_covered_is_imagined_in_more_than_one_way(case: Case, long: bool) -> None:
    rng, covered, imagined = Random(13), set[str](), set[str]()
    for game in case.games(2):
        for played, seat in case.looks(game, every=long):
            seen = case.rules.view(played.after, seat)
            covered |= set(differing(played.after, seen, case.seats, seat))
            for _ in range(5 if covered - imagined else 0):
                one, other = (case.rules.resample(seen, seat, rng) for _ in range(2))
                imagined |= set(differing(one, other, case.seats, seat))
    assert covered - imagined == set()
