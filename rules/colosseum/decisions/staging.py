"""A seat may still move nobles for medals, and then produces its event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias, assert_never

from rules.colosseum.board import onward
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.figures import FIGURES
from rules.colosseum.medals import paid
from rules.colosseum.moves import MedalMove, Move, Produce
from rules.colosseum.outlook import fits, producible, spectators
from rules.colosseum.pieces import JOKER, NOBLES, Program, program
from rules.colosseum.producing import landing, landing_text, put
from rules.colosseum.state import Performance, Staging, State
from rules.colosseum.wording import medals_text, noble_name, number_of, program_name, sums
from rules.core import Refusal, Seat, implements, listing, with_seat
from rules.evolve import evolve
from rules.wording import counted, seat_name

StagingMove: TypeAlias = MedalMove | Produce

_FURTHEST: Final = FIGURES.medal.furthest_move
_MEDAL_MOVES: Final = tuple(
    MedalMove(noble, steps) for noble in NOBLES for steps in range(-_FURTHEST, _FURTHEST + 1) if steps
)


class StagingRules(SeatRules[Staging, StagingMove]):
    """A medal moves a noble, which earns none; the event counts its spectators and brings a coin for each."""

    step = Staging
    kinds = (MedalMove, Produce)
    clause = Clause.EVENT

    def _moves(self, state: State, step: Staging, seat: Seat) -> Iterable[Move]:
        player = state.players[seat]
        moves: list[Move] = [*_MEDAL_MOVES] if player.medals else []
        for staged in producible(player):
            missing = staged.size - staged.held(player.tokens)
            fewest = max(0, missing - len(staged.table) + 1)
            moves += _events(staged.number, fewest, min(player.tokens[JOKER.index], missing), player.medals)
        return tuple(moves)

    def _why_not(self, state: State, step: Staging, seat: Seat, move: StagingMove) -> Refusal | None:
        match move:
            case MedalMove():
                return _why_not_medal_move(state, seat, move)
            case Produce():
                return _why_not_produce(state, seat, move)
            case _:
                assert_never(move)

    def _made(self, state: State, step: Staging, seat: Seat, move: StagingMove) -> State:
        match move:
            case MedalMove(noble, steps):
                moved = put(state, noble, onward(state.nobles[noble.index], steps))
                return paid(moved, seat, state.players[seat], 1)
            case Produce():
                return _produced(state, seat, move)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Staging, seat: Seat, move: StagingMove, after: State) -> Iterator[str]:
        match move:
            case MedalMove(noble):
                space = after.nobles[noble.index]
                yield f"{seat_name(seat)} pays a medal and moves {noble_name(noble)} {_way(move)} to space {space}."
            case Produce(number, jokers):
                performance = after.performances[seat]
                assert performance is not None
                extras = f" with {number_of(jokers, JOKER)}" if jokers else ""
                lines = sums(performance)
                how = f" ({lines})" if "+" in lines else ""
                total = performance.spectators.total
                yield f"{seat_name(seat)} produces {program_name(number)}{extras}: {total} spectators{how}."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: StagingMove) -> str:
        match move:
            case MedalMove(noble, steps):
                where = landing_text(landing(state, noble, steps))
                return f"pay a medal to move {noble_name(noble)} {_way(move)} to {where}"
            case Produce(number, jokers, medals):
                extras = [number_of(jokers, JOKER)] if jokers else []
                extras += [medals_text(medals)] if medals else []
                with_ = f" with {listing(extras)}" if extras else ""
                came = spectators(state, seat, number, jokers, medals)
                return f"produce {program_name(number)}{with_}" + (f": {came.total} spectators" if came else "")
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Staging) -> str:
        return "produce an event, after moving nobles for medals or without"


def _way(move: MedalMove) -> str:
    return f"by {move.steps}" if move.steps > 0 else f"back by {-move.steps}"


@cache
@implements(Clause.JOKERS)
def _events(number: int, fewest: int, most: int, medals: int) -> tuple[Produce, ...]:
    return tuple(Produce(number, jokers, paid) for jokers in range(fewest, most + 1) for paid in range(medals + 1))


def _why_not_medal_move(state: State, seat: Seat, move: MedalMove) -> Refusal | None:
    """A medal moves a noble one to three spaces."""
    if not state.players[seat].medals:
        return Refusal(Clause.MEDAL_MOVES, f"You have no medal to move {noble_name(move.noble)} with.")
    if not 1 <= abs(move.steps) <= _FURTHEST:
        return Refusal(
            Clause.MEDAL_MOVES, f"A medal moves a noble 1 to {_FURTHEST} spaces either way, not {abs(move.steps)}."
        )
    return None


def _why_not_produce(state: State, seat: Seat, move: Produce) -> Refusal | None:
    """An event is an own program that fits the arena, with jokers for missing assets only, and medals one has."""
    player = state.players[seat]
    if move.program not in player.programs:
        return Refusal(Clause.EVENT, f"Program {move.program} is not yours.")
    staged = program(move.program)
    if not fits(player, staged):
        return Refusal(
            Clause.EVENT,
            f"Program {staged.number} needs an arena of {staged.spaces} spaces, and yours has {player.arena.spaces}.",
        )
    if not 0 <= move.medals <= player.medals:
        return Refusal(Clause.MEDALS, f"You cannot pay {medals_text(move.medals)}: you have {player.medals}.")
    return _why_not_jokers(state, seat, staged, move.jokers)


def _why_not_jokers(state: State, seat: Seat, staged: Program, jokers: int) -> Refusal | None:
    tokens = state.players[seat].tokens
    held, own = staged.held(tokens), tokens[JOKER.index]
    if not 0 <= jokers <= own:
        return Refusal(Clause.JOKERS, f"You cannot use {number_of(jokers, JOKER)}: you have {own}.")
    missing = staged.size - held
    if jokers > missing:
        lacks = f"lacks only {counted(missing, 'asset')}" if missing else "is complete"
        return Refusal(Clause.JOKERS, f"Program {staged.number} {lacks}: {number_of(jokers, JOKER)} would be too many.")
    if held + jokers < staged.minimum:
        return Refusal(
            Clause.EVENT,
            f"Program {staged.number} needs at least {staged.minimum} of its {staged.size} assets, and this would be"
            f" {held + jokers}.",
        )
    return None


@implements(Clause.EVENT, Clause.BEST)
def _produced(state: State, seat: Seat, move: Produce) -> State:
    """Count the spectators, keep the best, and take a coin for each."""
    came = spectators(state, seat, move.program, move.jokers, move.medals)
    assert came is not None
    player = state.players[seat]
    laid_out = program(move.program).laid_out(player.tokens) + (JOKER,) * move.jokers
    performances = with_seat(state.performances, seat, Performance(move.program, laid_out, came))
    player = evolve(
        player,
        best=max(player.best, came.total),
        coins=player.coins + came.total,
        produced=tuple(sorted({*player.produced, move.program})),
        medals=player.medals - move.medals,
    )
    return evolve(
        state,
        players=with_seat(state.players, seat, player),
        medals=state.medals + move.medals,
        performances=performances,
        agenda=state.agenda[1:],
    )
