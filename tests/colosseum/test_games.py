"""Whole games at random: every phase, kind of move and tie is reached, and what must always hold does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

from rules import colosseum
from rules.colosseum.aftermath import sold
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import MOVES, Accept, Decline, DropOut, Move, MoveNoble, Open, Pass, Produce
from rules.colosseum.pieces import EMPEROR_TOKEN, STARS
from rules.colosseum.standings import chart, standings
from rules.colosseum.state import Bidding, Opening, Options, Over, State
from rules.core import CHANCE
from tests.specimens import Played, random_game, rule

pytestmark = pytest.mark.slow

GAMES = 60
LONGEST = 5_000


@cache
def games(seats: int, *, intense: bool = False) -> tuple[tuple[Played, ...], ...]:
    """Random games of fixed seeds, each to its end."""
    options = Options(intense_auctions=intense)
    return tuple(tuple(random_game(colosseum, seats, options, seed, LONGEST)) for seed in range(GAMES))


def entries(seats: int) -> Iterator[Played]:
    for game in games(seats):
        yield from game


every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def features(played: Played) -> Iterator[str]:
    """What an entry shows: its phase, its kind, the decision, and the rarer things that followed."""
    before, after, move = played.before, played.after, played.move
    yield f"phase {before.phase}"
    yield f"kind {move.kind}"
    yield f"{type(before.step).__name__} answered by {move.kind}"
    if isinstance(move, Open) and not isinstance(after.step, Bidding):
        yield "sold at once"
    if isinstance(move, DropOut) and isinstance(after.step, Opening) and after.step == before.agenda[1]:
        yield "opener beaten"
    if isinstance(move, Produce):
        performance = after.performances[played.seat]
        yield from (f"spectators from {name}" for name, number in performance.spectators.lines if number)
        yield f"jokers {move.jokers > 0}"
        yield f"repeat {move.program in before.players[played.seat].produced}"
    if after.removed[EMPEROR_TOKEN.index] > before.removed[EMPEROR_TOKEN.index]:
        yield "emperor token"
    if isinstance(move, MoveNoble) and after.medals < before.medals:
        yield "medal earned"
    for old, new in zip(before.stars, after.stars, strict=True):
        if old != new:
            yield f"star from {place(old)} to {place(new)}"
    if len(after.turns) > len(before.turns):
        yield f"turn ended by {move.kind}"


def place(holder: int | None) -> str:
    return "the supply" if holder is None else "a player"


EXPECTED = (
    *(f"phase {phase}" for phase in ("setup", "invest", "auction", "trade", "produce", "closing")),
    *(f"kind {kind.kind}" for kind in MOVES),
    "Opening answered by pass",
    "Trading answered by pass",
    "Deciding answered by pass",
    "InvestingMore answered by pass",
    "PodiumRoll answered by tie_roll",
    "DonationRoll answered by tie_roll",
    "Bidding answered by cash_medal",
    "Answering answered by token_to_medal",
    "sold at once",
    "opener beaten",
    *(f"spectators from {name}" for name in ("table", "programs", "tickets", "podiums", "stars", "nobles", "medals")),
    "jokers True",
    "repeat True",
    "repeat False",
    "emperor token",
    "medal earned",
    "star from the supply to a player",
    "star from a player to a player",
    "star from a player to the supply",
    "turn ended by ask_donation",
    "turn ended by decline",
    "turn ended by discard_used",
    "turn ended by produce",
    "turn ended by pass",
)


def test_random_games_reach_everything() -> None:
    """What chance would need too many games for, such as a second roll in a tie, has positions of its own."""
    seen = Counter(feature for seats in (3, 4, 5) for played in entries(seats) for feature in features(played))
    for feature, number in sorted(seen.items()):
        print(f"{number:7} {feature}")
    assert [feature for feature in EXPECTED if not seen[feature]] == []


@every_table
@rule(Clause.END)
def test_every_game_ends_after_five_turns(seats: int) -> None:
    for game in games(seats):
        final = game[-1].after
        assert final.step == Over()
        assert (final.turn, len(final.turns), len(chart(final))) == (5, 5, 5)
        assert chart(final)[-1] == colosseum.scores(final)
        assert sum(each.podiums for each in final.players) == 4
        assert standings(final)[0].seat in colosseum.winners(final)


@every_table
def test_what_always_holds(seats: int) -> None:
    for played in entries(seats):
        before, after = played.before, played.after
        assert all(each.coins >= 0 and each.medals >= 0 and min(each.tokens) >= 0 for each in after.players)
        assert all(new.best >= old.best for old, new in zip(before.players, after.players, strict=True))
        assert all(each.tokens[EMPEROR_TOKEN.index] == 0 for each in after.players)
        assert len(set(after.winners)) == len(after.winners)
        assert after.medals + sum(each.medals for each in after.players) == 18
        if after.phase not in ("setup", "auction"):
            assert all(len(lot) == 3 for lot in after.markets), "by the printed rules the bag never runs dry"
        assert sound_stars(after)
        assert arenas_apart(after)


def sound_stars(state: State) -> bool:
    """A star's holder has three or more and nobody has more; an unheld one has no single leader with three."""
    for star, holder in zip(STARS, state.stars, strict=True):
        held = [each.tokens[star.index] for each in state.players]
        if holder is None:
            if max(held) >= 3 and held.count(max(held)) == 1:
                return False
        elif held[holder] < 3 or held[holder] < max(held):
            return False
    return True


def arenas_apart(state: State) -> bool:
    return all(not set(one.arena.inside) & set(two.arena.inside) for one, two in combinations(state.players, 2))


def most_lots(game: tuple[Played, ...]) -> int:
    """The most lots that one seat has bought in one turn."""
    bought: Counter[tuple[int, int]] = Counter()
    for played in game:
        sale = sold(played.before, played.seat, played.move)
        if sale is not None:
            _, buyer, _ = sale
            bought[played.before.turn, buyer] += 1
    return max(bought.values(), default=0)


@rule(Clause.INTENSE, Clause.INITIATIVE)
def test_more_than_one_lot_a_turn_only_in_intense_auctions() -> None:
    assert max(most_lots(game) for seats in (3, 4, 5) for game in games(seats)) == 1
    intense = games(3, intense=True)
    assert max(map(most_lots, intense)) > 1
    assert all(game[-1].after.step == Over() for game in intense)


@every_table
@rule(Clause.TRADER)
def test_trading_ends_and_the_listed_offers_are_few(seats: int) -> None:
    for played in entries(seats):
        if played.before.phase == "trade" and played.seat >= 0:
            offers = [move for move in colosseum.legal_moves(played.before, played.seat) if move.kind == "offer"]
            assert len(offers) <= 12
    assert any(isinstance(played.move, Accept) for played in entries(seats))


@every_table
def test_the_sums_of_a_turn_are_told_once_when_it_has_ended(seats: int) -> None:
    for game in games(seats)[:5]:
        told = [played for played in game if colosseum.result(played.after) is not None]
        assert [len(played.after.turns) for played in told] == [1, 2, 3, 4, 5]
        assert all(len(played.before.turns) < len(played.after.turns) for played in told)


@every_table
def test_at_the_end_every_best_is_explained_by_the_event_that_made_it(seats: int) -> None:
    for game in games(seats)[:5]:
        final = game[-1].after
        result = colosseum.result(final)
        assert result is not None
        for seat, (turn, how, best) in enumerate(result.rows):
            assert int(best) == final.players[seat].best
            if best == "0":
                assert (turn, how) == ("-", "nothing produced")
                continue
            bests = [0, *(line[seat] for line in chart(final))]
            assert bests[int(turn) - 1] < bests[int(turn)] == int(best)
            assert sum(map(int, re.findall(r"\d+", how.partition(":")[2]))) == int(best)


def test_a_game_of_nothing_but_passing_ends_level() -> None:
    rng = Random(2)
    state = colosseum.new(4, Options())
    while seats := colosseum.to_act(state):
        (seat,) = seats
        state = colosseum.step(state, seat, idle(state, seat) if seat != CHANCE else colosseum.draw(state, rng))
    assert colosseum.scores(state) == (0, 0, 0, 0)
    assert colosseum.winners(state)


def idle(state: State, seat: int) -> Move:
    """Pass, or else decline a donation: with no event there is nothing to clean up."""
    moves = colosseum.legal_moves(state, seat)
    return Pass() if Pass() in moves else Decline()
