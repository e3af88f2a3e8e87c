"""Before the first turn: what lies on the table, the performers kept and passed on, the first cubes and coins."""

from __future__ import annotations

from rules.chance import below
from rules.core import Hidden, Randomness, Refusal, Seat
from rules.drum_roll.cards import Performer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import counted, heaps, plus, without
from rules.drum_roll.moves import FirstPlayer, Keep, TakeCubes
from rules.drum_roll.state import Act, Pile, State, Turn
from rules.drum_roll.steps import (
    BeginningTurn,
    Keeping,
    TakingCubes,
)
from rules.drum_roll.wording import how_many, number
from rules.evolve import evolve

RING = 3
"""Region tiles in use with two players: the third is the virtual seat's."""


def draw_first(state: State, rng: Randomness) -> FirstPlayer:
    """Draw the starting player."""
    return FirstPlayer(below(state.seats, rng))


def why_not_first(state: State, move: FirstPlayer) -> Refusal | None:
    """It is one of the seats."""
    if 0 <= move.seat < state.seats:
        return None
    return Refusal(Clause.FIRST_PLAYER, f"The starting player is one of seats 0 to {state.seats - 1}.")


def first_player(state: State, move: FirstPlayer) -> State:
    """The seat gets the starting player's tile."""
    return evolve(state, turn=Turn(start=move.seat))


def deal(state: State) -> State:
    """Two performers to each seat, and a region; two players put a third region between them."""
    size = state.figures.starting_performers
    deck = state.performers.deck
    dealt = tuple((deck[size * seat], deck[size * seat + 1]) for seat in range(state.seats))
    ring = max(state.seats, RING)
    tiles = state.regions.deck
    return evolve(
        state,
        performers=Pile(deck[size * state.seats :], state.performers.discards),
        destinations=tiles[:ring],
        regions=Pile((), tiles[ring:]),
    ).then(Keeping(dealt, (None,) * state.seats))


def keeps(step: Keeping, seat: Seat) -> tuple[Keep, ...]:
    """Keep the one or the other."""
    return tuple(Keep(performer.id) for performer in step.dealt[seat])


def why_not_keep(step: Keeping, seat: Seat, move: Keep) -> Refusal | None:
    """It is one of the two dealt to this seat."""
    one, two = step.dealt[seat]
    if move.performer in (one.id, two.id):
        return None
    return Refusal(Clause.KEEPING, f"That is not one of the two you were dealt: {one.name} and {two.name}.")


def keep(state: State, step: Keeping, seat: Seat, move: Keep) -> State:
    """Note the choice; once all have chosen, the others go to the left and everybody pays for both."""
    kept = (*step.kept[:seat], move.performer, *step.kept[seat + 1 :])
    if None in kept:
        return state.then(Keeping(step.dealt, kept))
    pairs = [_parted(pair, choice) for pair, choice in zip(step.dealt, kept, strict=True)]
    players = list(state.players)
    for giver, (own, _) in enumerate(pairs):
        received = pairs[giver - 1][1]
        coins = max(0, state.figures.starting_coins - own.cost - received.cost)
        players[giver] = evolve(players[giver], coins=coins, acts=(Act(own), Act(received)))
    return evolve(state, players=tuple(players)).then(TakingCubes(tuple(range(state.seats))))


def _parted(pair: tuple[Performer, Performer], choice: str | Hidden | None) -> tuple[Performer, Performer]:
    """The performer kept, and the one passed on."""
    one, two = pair
    return (one, two) if one.id == choice else (two, one)


def first_cubes(state: State) -> list[TakeCubes]:
    """All ways to take the first cubes: the stock is full."""
    return [TakeCubes(heap) for heap in heaps(state.figures.starting_cubes)]


def why_not_take(state: State, move: TakeCubes) -> Refusal | None:
    """It is the right number of cubes."""
    wanted = state.figures.starting_cubes
    if len(move.colours) == wanted:
        return None
    asked, named = number(wanted), how_many(len(move.colours))
    return Refusal(Clause.FIRST_CUBES, f"You begin with exactly {asked} cubes, and you named {named}.")


def take_cubes(state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> State:
    """The cubes go from the stock to storage; once all have theirs the first turn begins."""
    player = state.players[seat]
    storage = player.storage
    for colour in move.colours:
        storage = plus(storage, colour)
    cubes = without(state.supply.cubes, counted(move.colours))
    taken = evolve(state.with_player(seat, evolve(player, storage=storage)), supply=evolve(state.supply, cubes=cubes))
    waiting = tuple(other for other in step.waiting if other != seat)
    return taken.then(TakingCubes(waiting) if waiting else BeginningTurn())
