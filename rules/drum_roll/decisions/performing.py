"""In the show a seat names, one by one, who performs next or is flipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from rules.core import Refusal, Seat, implements, listing
from rules.drum_roll.benefits import gain
from rules.drum_roll.cards import OUTSTANDING
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import count_cubes, together
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import Flip, Move, Perform
from rules.drum_roll.show import compensation, dismiss
from rules.drum_roll.state import EMPTY, Act, State
from rules.drum_roll.steps import Decision, Overflowing, Performing
from rules.drum_roll.wording import benefit, coins, level_name, price
from rules.evolve import evolve
from rules.wording import in_words, seat_name

PerformingMove: TypeAlias = Perform | Flip


class PerformingRules(SeatRules[Performing, PerformingMove]):
    """Each performer is on once: for its level's benefit, for its prestige, or, at no level, for the door."""

    step = Performing
    kinds = (Perform, Flip)
    clause = Clause.PERFORMING
    cards_first = True

    def _due(self, state: State, step: Performing) -> Decision | None:
        return step if step.left else None

    def _moves(self, state: State, step: Performing, seat: Seat) -> Iterator[Move]:
        for act in state.players[seat].acts:
            if act.id in step.left:
                yield Perform(act.id)
                if act.ready == OUTSTANDING:
                    yield Flip(act.id)

    def _why_not(self, state: State, step: Performing, seat: Seat, move: PerformingMove) -> Refusal | None:
        """It is one's own, and has not been on."""
        act = state.players[seat].act(move.performer)
        if act is None:
            return Refusal(Clause.PERFORMING, "That performer is not in your circus.")
        name = act.performer.name
        if move.performer not in step.left:
            if act.flipped and act.flipped < state.turn.show:
                return Refusal(Clause.FLIP, f"{name} was flipped in show {act.flipped} and does not perform any more.")
            return Refusal(Clause.PERFORMING, f"{name} has been on in this show.")
        if isinstance(move, Flip) and act.ready < OUTSTANDING:
            missing = listing(f"its {colour} cube" for colour in act.missing)
            lacks = "is" if len(act.missing) == 1 else "are"
            return Refusal(Clause.FLIP, f"{name} is not outstanding and cannot be flipped: {missing} {lacks} missing.")
        return None

    def _made(self, state: State, step: Performing, seat: Seat, move: PerformingMove) -> State:
        act = _own_act(state, seat, move.performer)
        later = state.then(Performing(seat, tuple(other for other in step.left if other != act.id)))
        match move:
            case Perform():
                return _performed(later, seat, act) if act.ready else _fired(later, seat, act)
            case Flip():
                return _flipped(later, seat, act)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Performing, seat: Seat, move: PerformingMove, after: State) -> Iterator[str]:
        who, act = seat_name(seat), _own_act(before, seat, move.performer)
        name = act.performer.name
        match move:
            case Flip():
                yield f"{who} flipped {name} for {act.performer.flip_prestige} prestige; its cubes are gone."
            case Perform() if act.ready:
                brings = benefit(act.performer.benefit(act.ready))
                yield f"{who}'s {name} gave {level_name(act.ready)}: {brings}."
            case Perform():
                paid, lost = compensation(before, act, before.players[seat].coins)
                yield f"{who}'s {name} could not perform and was fired: {coins(paid)} paid, {lost} prestige lost."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: PerformingMove) -> str:
        act = _own_act(state, seat, move.performer)
        name = act.performer.name
        match move:
            case Flip():
                return f"flip {name} for {act.performer.flip_prestige} prestige"
            case Perform() if act.ready:
                return f"{name}: {level_name(act.ready)}, {benefit(act.performer.benefit(act.ready))}"
            case Perform():
                paid, lost = compensation(state, act, state.players[seat].coins)
                return f"{name}: no performance, fired for {price(paid)} and {lost} prestige"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Performing) -> str:
        return f"let the next performer perform or be flipped ({in_words(len(step.left))} to go)"


def _own_act(state: State, seat: Seat, code: str) -> Act:
    act = state.players[seat].act(code)
    assert act is not None
    return act


@implements(Clause.LEVELS)
def _performed(state: State, seat: Seat, act: Act) -> State:
    """The level's benefit."""
    player = state.players[seat].with_act(evolve(act, level=act.ready))
    return gain(state.with_player(seat, player), seat, act.performer.benefit(act.ready))


@implements(Clause.FIRED)
def _fired(state: State, seat: Seat, act: Act) -> State:
    """Compensation is paid as far as the coins go, and prestige is lost."""
    player = state.players[seat]
    paid, lost = compensation(state, act, player.coins)
    tally = evolve(player.tally, fired=player.tally.fired + 1, lost=player.tally.lost + lost)
    after = evolve(player, coins=player.coins - paid, prestige=player.prestige - lost, tally=tally)
    return dismiss(state.with_player(seat, after), seat, act).then(Overflowing(seat))


@implements(Clause.FLIP)
def _flipped(state: State, seat: Seat, act: Act) -> State:
    """The performer's prestige; its cubes go back to the stock."""
    player = state.players[seat]
    points = act.performer.flip_prestige
    after = evolve(
        player.with_act(evolve(act, filled=EMPTY, flipped=state.turn.show, level=OUTSTANDING)),
        prestige=player.prestige + points,
        tally=evolve(player.tally, flips=player.tally.flips + points),
    )
    supply = evolve(state.supply, cubes=together(state.supply.cubes, count_cubes(act.cubes)))
    return evolve(state.with_player(seat, after), supply=supply)
