"""The laws of sight: a view shows what its seat may know, no more, and enough to decide on."""

from __future__ import annotations

from random import Random

from rules.core import CHANCE
from rules.pieces import covered
from tests.laws.cases import Case, every_case


@every_case
def test_a_view_of_a_view_is_the_same_view(case: Case, long: bool) -> None:
    for game in case.games(2):
        for played, viewer in case.looks(game, every=long):
            seen = case.rules.view(played.after, viewer)
            assert case.rules.view(seen, viewer) == seen


@every_case
def test_the_table_knows_no_more_than_any_seat(case: Case, long: bool) -> None:
    for game in case.games(2):
        for played, seat in case.looks(game, every=long):
            seen = case.rules.view(played.after, seat)
            assert case.rules.view(seen, None) == case.rules.view(played.after, None)


@every_case
def test_an_imagined_game_looks_the_same(case: Case, long: bool) -> None:
    rng = Random(11)
    for game in case.games(2):
        for played, viewer in case.looks(game, every=long):
            seen = case.rules.view(played.after, viewer)
            imagined = case.rules.resample(seen, viewer, rng)
            assert case.rules.view(imagined, viewer) == seen
            assert not covered(imagined, imagined)
            for acting in case.rules.to_act(imagined) - {CHANCE}:
                assert any(True for _ in case.rules.legal_moves(imagined, acting))
            found, true = (case.specimen.pieces(each) for each in (imagined, played.after))
            if (case.specimen.slug, case.seats) != ("scout", 2):
                assert found == true
            elif found is not None:  # two players leave cards in the box, and nobody knows which
                assert true is not None
                assert (found.total(), max(found.values())) == (true.total(), 1)


@every_case
def test_a_seat_decides_on_its_view_alone(case: Case) -> None:
    for game in case.games(2):
        for played in game:
            for seat in case.rules.to_act(played.before) - {CHANCE}:
                seen = case.rules.view(played.before, seat)
                assert case.rules.to_act(seen) == case.rules.to_act(played.before)
                assert list(case.rules.legal_moves(seen, seat)) == list(case.rules.legal_moves(played.before, seat))
                assert case.rules.prompt(seen, seat) == case.rules.prompt(played.before, seat)
                assert case.rules.private(seen, seat) == case.rules.private(played.before, seat)


@every_case
def test_a_decision_that_is_not_private_is_made_on_what_all_see(case: Case) -> None:
    for game in case.games(2):
        for played in game:
            public = case.rules.view(played.before, None)
            for seat in range(case.seats):
                private = case.rules.private(played.before, seat)
                assert private == case.rules.private(public, seat)
                if private:
                    assert seat in case.rules.to_act(played.before)


@every_case
def test_events_tell_what_the_table_saw_and_nothing_more(case: Case, long: bool) -> None:
    for game in case.games(2):
        for played, viewer in case.looks(game, every=long):
            told = case.rules.events(played.before, played.seat, played.move, played.after)
            before, after = case.rules.view(played.before, viewer), case.rules.view(played.after, viewer)
            assert case.rules.events(before, played.seat, played.move, after) == told


@every_case
def test_what_chance_does_is_told_to_the_table(case: Case) -> None:
    for game in case.games(2):
        for played in game:
            if played.seat == CHANCE:
                assert case.rules.events(played.before, CHANCE, played.move, played.after)


@every_case
def test_whether_somebody_is_asked_can_be_told_by_all(case: Case) -> None:
    """A decision that may answer itself has the same moves on the table's view, and everybody knows that it may.

    Where no decision is ever private all of them may.
    """
    (game,) = case.games(1)
    kept = any(case.rules.private(entry.before, entry.seat) for entry in game if entry.seat != CHANCE)
    for entry in game:
        public = case.rules.view(entry.before, None)
        for seat in case.rules.to_act(entry.before) - {CHANCE}:
            silent = case.rules.answers_itself(entry.before, seat)
            assert silent == case.rules.answers_itself(public, seat)
            assert silent or kept
            if silent:
                assert set(case.rules.legal_moves(public, seat)) == set(case.rules.legal_moves(entry.before, seat))
