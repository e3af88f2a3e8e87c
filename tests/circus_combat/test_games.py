"""Circus Combat: whole games at random, and what always holds in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import TRICK_IDS
from rules.circus_combat.hands import completable
from rules.circus_combat.moves import Resolve
from rules.circus_combat.pieces import DECK
from rules.circus_combat.scoring import projections, total
from rules.circus_combat.state import Options, State
from rules.circus_combat.steps import Over, Placing, Rolling, Swapping, Wearied
from tests.circus_combat.specimen import pieces
from tests.specimens import Played, random_game, rule

LONGEST = 2_000
"""Entries that no game comes near."""

OPTIONS = (
    Options(),
    Options(deck=28),
    Options(swap_tricks=()),
    Options(deck=28, swap_tricks=TRICK_IDS),
)

every_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.deck}-{len(o.swap_tricks)}")


@cache
def games(options: Options) -> tuple[tuple[Played, ...], ...]:
    return tuple(tuple(random_game(circus_combat, 2, options, seed, LONGEST)) for seed in range(40))


def entries(options: Options) -> Iterator[Played]:
    for game in games(options):
        yield from game


@rule(Clause.LAST_TURN, Clause.EARLY_END)
@every_option
def test_every_game_ends(options: Options) -> None:
    for game in games(options):
        last = game[-1].after
        assert isinstance(last.step, Over)
        assert circus_combat.result(last) is not None
        if last.step.how == "last turn":
            assert max(len(player.queue) for player in last.players) >= 9


@rule(Clause.CARDS, Clause.DICE)
@every_option
def test_no_piece_is_lost(options: Options) -> None:
    expected = Counter({card.code: 1 for card in DECK}) + Counter({"own 0": 36, "own 1": 36, "red": 36})
    for played in entries(options):
        assert pieces(played.after) == expected


@rule(Clause.FITS, Clause.HAND)
@every_option
def test_every_hand_can_be_completed_and_none_is_complete_at_the_end_of_a_turn(options: Options) -> None:
    for played in entries(options):
        for trick in filter(None, played.after.stage):
            assert completable(trick.card.pattern, trick.faces)
            if isinstance(played.after.step, Rolling | Over):
                assert not trick.complete
        for player in played.after.players:
            assert all(trick.complete for trick in player.queue)


@rule(Clause.LEFT_OVER, Clause.PLACE)
@every_option
def test_no_die_is_left_over_that_fitted_somewhere(options: Options) -> None:
    for played in entries(options):
        for before, after in zip(played.before.players, played.after.players, strict=True):
            new = after.fatigue[len(before.fatigue) :]
            assert after.fatigue[: len(before.fatigue)] == before.fatigue
            for face in new:
                assert not any(face in trick.wants for trick in played.after.stage if trick)


@rule(Clause.STAGE)
@every_option
def test_a_place_is_empty_only_when_the_deck_is(options: Options) -> None:
    for played in entries(options):
        assert None not in played.after.stage or not played.after.deck
        assert len(played.after.stage) in (0, 8)


@rule(Clause.SWAP)
@every_option
def test_swaps_are_offered_for_the_marked_tricks_alone_and_are_worth_what_was_projected(options: Options) -> None:
    seen = 0
    for played in entries(options):
        if not isinstance(played.before.step, Swapping):
            continue
        seen += 1
        player = played.before.players[played.seat]
        assert player.queue[-1].card.pattern.id in options.swap_tricks
        for projection, move in zip(
            projections(player, played.seat), circus_combat.legal_moves(played.before, played.seat)[1:], strict=True
        ):
            swapped = circus_combat.step(played.before, played.seat, move)
            assert total(swapped.players[played.seat], played.seat) == projection.total
    assert bool(seen) == bool(options.swap_tricks)


@rule(Clause.LAST_TURN)
@every_option
def test_the_player_without_nine_has_exactly_one_more_whole_turn(options: Options) -> None:
    for game in games(options):
        turns = [played.before for played in game if isinstance(played.before.step, Rolling)]
        announced = [state for state in turns if state.last is not None]
        end = game[-1].after
        if end.step.how != "last turn":
            continue
        assert [state.step.seat for state in announced].count(end.last) == 1
        assert announced[-1].step.seat == end.last
        assert max(len(player.queue) for player in announced[0].players) >= 9
        assert all(len(player.queue) < 9 for player in turns[-len(announced) - 1].players)


def corners(state: State) -> set[str]:
    found = set()
    if isinstance(state.step, Wearied):
        found.add("all red")
    if None in state.stage:
        found.add("empty place")
    if any(player.supply < 3 for player in state.players) or not state.supply:
        found.add("short supply")
    if isinstance(state.step, Swapping) and state.step.seat != state.step.taker:
        found.add("passive swap")
    if state.gone:
        found.add("card gone")
    if isinstance(state.step, Placing) and not state.step.dice.own:
        found.add("thrown or red alone")
    return found


@rule(Clause.ROLL, Clause.ONLY_RED, Clause.TIE)
def test_random_games_come_into_every_corner() -> None:
    found = set().union(*(corners(played.after) for played in entries(Options())))
    assert found == {
        "all red",
        "empty place",
        "short supply",
        "passive swap",
        "card gone",
        "thrown or red alone",
    }


@rule(Clause.TAKE)
@every_option
def test_a_settled_trick_changes_one_queue_or_leaves_the_game(options: Options) -> None:
    settled = [played for played in entries(options) if isinstance(played.move, Resolve)]
    assert len(settled) > 10
    for played in settled:
        trick = played.before.stage[played.move.card]
        grown = [
            seat
            for seat, (before, after) in enumerate(zip(played.before.players, played.after.players, strict=True))
            if after.queue == (*before.queue, trick)
        ]
        dice = [(len(own), sum(own)) for own in trick.own]
        if dice[0] == dice[1]:
            assert grown == []
            assert played.after.gone == (*played.before.gone, trick.card)
        else:
            assert grown == [dice.index(max(dice))]


@every_option
def test_nothing_is_secret_but_the_cards_that_lie_face_down(options: Options) -> None:
    for played in entries(options):
        assert not any(circus_combat.private(played.before, seat) for seat in (0, 1))
        seen = circus_combat.view(played.after, None)
        assert {card.code for card in (*seen.deck, *seen.aside)} <= {"?"}
        assert (len(seen.deck), len(seen.aside)) == (len(played.after.deck), len(played.after.aside))
        assert attrs.evolve(seen, deck=played.after.deck, aside=played.after.aside) == played.after


def test_every_kind_of_move_comes_up() -> None:
    assert {played.move.kind for played in entries(Options())} == {kind.kind for kind in circus_combat.MOVES}
