"""All keep, in secret, one of the two performers dealt to them; the other goes to the left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Hidden, Refusal, Seat, implements, with_seat
from rules.drum_roll.cards import Performer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SimultaneousRules, undecided
from rules.drum_roll.moves import Keep, Move
from rules.drum_roll.state import Act, State
from rules.drum_roll.steps import Keeping, TakingCubes
from rules.drum_roll.wording import coins, name_of
from rules.evolve import evolve
from rules.wording import seat_name


class KeepingRules(SimultaneousRules[Keeping, Keep]):
    """Once all have chosen, the others go to the left and everybody pays for both."""

    step = Keeping
    kinds = (Keep,)
    clause = Clause.KEEPING

    def _waiting(self, step: Keeping) -> tuple[Seat, ...]:
        return undecided(step.kept)

    def _moves(self, state: State, step: Keeping, seat: Seat) -> Iterable[Move]:
        return tuple(Keep(performer.id) for performer in step.dealt[seat])

    def _why_not(self, state: State, step: Keeping, seat: Seat, move: Keep) -> Refusal | None:
        """It is one of the two dealt to this seat."""
        one, two = step.dealt[seat]
        if move.performer in (one.id, two.id):
            return None
        return Refusal(Clause.KEEPING, f"That is not one of the two you were dealt: {one.name} and {two.name}.")

    @implements(Clause.KEEPING, Clause.FIRST_COINS)
    def _made(self, state: State, step: Keeping, seat: Seat, move: Keep) -> State:
        kept = with_seat(step.kept, seat, move.performer)
        if None in kept:
            return state.then(Keeping(step.dealt, kept))
        pairs = [_parted(pair, choice) for pair, choice in zip(step.dealt, kept, strict=True)]
        players = list(state.players)
        for giver, (own, _) in enumerate(pairs):
            received = pairs[giver - 1][1]
            left = max(0, state.figures.starting_coins - own.cost - received.cost)
            players[giver] = evolve(players[giver], coins=left, acts=(Act(own), Act(received)))
        return evolve(state, players=tuple(players)).then(TakingCubes(tuple(range(state.seats))))

    def _told(self, before: State, step: Keeping, seat: Seat, move: Keep, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} has chosen a performer to keep."
        if isinstance(after.step, Keeping):
            return
        for owner in after.order:
            player = after.players[owner]
            own, received = player.acts
            yield (
                f"{seat_name(owner)} keeps {own.performer.name}, gets {received.performer.name} "
                f"and begins with {coins(player.coins)}."
            )

    def _described(self, state: State, seat: Seat, move: Keep) -> str:
        return f"keep {name_of(state, move.performer)}"

    def _duty(self, state: State) -> str:
        return "keep one of two performers and pass the other left"


def _parted(pair: tuple[Performer, Performer], choice: str | Hidden | None) -> tuple[Performer, Performer]:
    """The performer kept, and the one passed on."""
    one, two = pair
    return (one, two) if one.id == choice else (two, one)
