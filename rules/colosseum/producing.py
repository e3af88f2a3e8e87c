"""Phase 4: roll, move nobles by dice and for medals, and stage an event."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import attrs

from rules.colosseum.board import RESTING, onward
from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.medals import earned, paid
from rules.colosseum.moves import MedalMove, MoveNoble, Pass, Produce, Roll
from rules.colosseum.outlook import fits, outlooks, producible, spectators
from rules.colosseum.pieces import JOKER, NOBLES, Face, Noble, Program, program
from rules.colosseum.state import Deciding, MovingNobles, Performance, Rolling, Staging, State, with_player
from rules.colosseum.wording import medals_text, noble_name, number_of
from rules.core import Refusal, Seat
from rules.evolve import evolve

_FURTHEST: Final = FIGURES.medal.furthest_move
_PASS: Final = Pass()
_ROLL_OR_PASS: Final = (Roll(), _PASS)
_MEDAL_MOVES: Final = tuple(
    MedalMove(noble, steps) for noble in NOBLES for steps in range(-_FURTHEST, _FURTHEST + 1) if steps
)


@attrs.frozen
class Landing:
    """Where a noble would end: the space, in whose arena it lies (None: in nobody's), and whether it is a rest."""

    noble: Noble
    space: int
    host: Seat | None
    rests: bool

    @property
    def text(self) -> str:
        """`space 12, a resting space, in {1}'s arena`: a template."""
        parts = [f"space {self.space}"]
        if self.rests:
            parts.append("a resting space")
        if self.host is not None:
            parts.append(f"in {{{self.host}}}'s arena")
        return ", ".join(parts)


def landing(state: State, noble: Noble, steps: int) -> Landing:
    """Tell where steps would take a noble; only a die that ends at a rest earns a medal."""
    space = onward(state.nobles[noble.index], steps)
    host = next((seat for seat, player in enumerate(state.players) if player.arena.covers(space)), None)
    return Landing(noble, space, host, space in RESTING)


def begin(state: State) -> State:
    """Every seat will produce or pass, from the start player on."""
    return evolve(state, agenda=tuple(Deciding(seat) for seat in state.order))


def decisions(state: State, seat: Seat) -> tuple[Roll | Pass, ...]:
    """Rolling, if some program can be staged, and passing."""
    return _ROLL_OR_PASS if producible(state.players[seat]) else (_PASS,)


def noble_moves(step: MovingNobles) -> tuple[MoveNoble, ...]:
    """Every noble that has not moved, by each unused die, and by the sum while both are unused."""
    return _noble_moves(step.faces, step.unused, step.moved)


@cache
def _noble_moves(faces: tuple[Face, ...], unused: tuple[int, ...], moved: tuple[Noble, ...]) -> tuple[MoveNoble, ...]:
    return tuple(
        MoveNoble(noble, dice, steps)
        for noble in NOBLES
        if noble not in moved
        for dice in _hands(unused)
        for steps in ways(faces, dice)
    )


def _hands(unused: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The dice that may be used together: one, or both."""
    single = tuple((die,) for die in unused)
    return (*single, unused) if len(unused) > 1 else single


def ways(faces: tuple[Face, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """The steps that these dice allow in all."""
    return tuple(sorted({sum(steps) for steps in product(*(faces[die].steps for die in dice))}))


def stagings(state: State, seat: Seat) -> tuple[MedalMove | Produce, ...]:
    """Every move of a noble for a medal, and every event with every number of jokers and medals."""
    player = state.players[seat]
    moves: list[MedalMove | Produce] = [*_MEDAL_MOVES] if player.medals else []
    for staged in producible(player):
        missing = staged.size - staged.held(player.tokens)
        fewest = max(0, missing - len(staged.table) + 1)
        moves += _events(staged.number, fewest, min(player.tokens[JOKER.index], missing), player.medals)
    return tuple(moves)


@cache
def _events(number: int, fewest: int, most: int, medals: int) -> tuple[Produce, ...]:
    return tuple(Produce(number, jokers, paid) for jokers in range(fewest, most + 1) for paid in range(medals + 1))


def refuse_roll(state: State, seat: Seat, faces: tuple[Face, ...] | None) -> Refusal | None:
    """Only who can stage some program may roll, and the faces are left to chance."""
    player = state.players[seat]
    if faces is not None:
        return Refusal(Clause.NOBLES, "Chance says what the dice show: you only ask for the roll.")
    if producible(player):
        return None
    seen = [view for view in outlooks(state, seat) if view.fits]
    if not seen:
        return Refusal(Clause.PRODUCE, f"No program of yours fits an arena of {player.arena.spaces} spaces.")
    closest = min(seen, key=lambda view: view.missing_at_best - len(program(view.program).table))
    staged = program(closest.program)
    have = staged.size - closest.missing_at_best
    return Refusal(
        Clause.PRODUCE,
        f"You cannot stage anything: program {staged.number} needs {staged.minimum} of its {staged.size} assets,"
        f" and with jokers you have {have}.",
    )


def refuse_faces(state: State, step: Rolling, move: Roll) -> Refusal | None:
    """One die is rolled, or two with a loge."""
    dice = dice_of(state, step.producer)
    if move.faces is None or len(move.faces) != dice:
        return Refusal(Clause.NOBLES, f"{{{step.producer}}} rolls {'two dice' if dice == 2 else 'one die'}.")
    return None


def dice_of(state: State, seat: Seat) -> int:
    """How many dice a seat rolls for the nobles."""
    return 2 if state.players[seat].loge else 1


def refuse_noble_move(step: MovingNobles, move: MoveNoble) -> Refusal | None:
    """A noble move uses unused dice for exactly their steps, and each die another noble."""
    if move.dice not in _hands(step.unused):
        left = " and ".join(step.faces[die].id for die in step.unused)
        return Refusal(Clause.NOBLES, f"Those dice are not to be had: {left} can still be used.")
    if move.noble in step.moved:
        return Refusal(Clause.NOBLES, f"The second die must move another noble than {noble_name(move.noble)}.")
    allowed = ways(step.faces, move.dice)
    if move.steps not in allowed:
        shown = " and ".join(step.faces[die].id for die in move.dice)
        steps = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        return Refusal(Clause.NOBLES, f"With {shown} a noble moves {steps} spaces, not {move.steps}.")
    return None


def refuse_medal_move(state: State, seat: Seat, move: MedalMove) -> Refusal | None:
    """A medal moves a noble one to three spaces."""
    if not state.players[seat].medals:
        return Refusal(Clause.MEDAL_MOVES, f"You have no medal to move {noble_name(move.noble)} with.")
    if not 1 <= abs(move.steps) <= _FURTHEST:
        return Refusal(
            Clause.MEDAL_MOVES, f"A medal moves a noble 1 to {_FURTHEST} spaces either way, not {abs(move.steps)}."
        )
    return None


def refuse_event(state: State, seat: Seat, move: Produce) -> Refusal | None:
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
    return _refuse_jokers(state, seat, staged, move.jokers)


def _refuse_jokers(state: State, seat: Seat, staged: Program, jokers: int) -> Refusal | None:
    tokens = state.players[seat].tokens
    held, own = staged.held(tokens), tokens[JOKER.index]
    if not 0 <= jokers <= own:
        return Refusal(Clause.JOKERS, f"You cannot use {number_of(jokers, JOKER)}: you have {own}.")
    missing = staged.size - held
    if jokers > missing:
        lacks = f"lacks only {missing} asset{'' if missing == 1 else 's'}" if missing else "is complete"
        return Refusal(Clause.JOKERS, f"Program {staged.number} {lacks}: {number_of(jokers, JOKER)} would be too many.")
    if held + jokers < staged.minimum:
        return Refusal(
            Clause.EVENT,
            f"Program {staged.number} needs at least {staged.minimum} of its {staged.size} assets, and this would be"
            f" {held + jokers}.",
        )
    return None


def ask_for_dice(state: State, seat: Seat) -> State:
    """The seat will produce: its dice are rolled next."""
    return evolve(state, agenda=(Rolling(seat), *state.agenda[1:]))


def roll(state: State, step: Rolling, faces: tuple[Face, ...]) -> State:
    """The dice lie: the producer uses them."""
    step_after = MovingNobles(step.producer, faces, tuple(range(len(faces))))
    return evolve(state, agenda=(step_after, *state.agenda[1:]))


def move_noble(state: State, step: MovingNobles, move: MoveNoble) -> State:
    """Move a noble; a rest at the end earns a medal; with the last die the event comes next."""
    space = onward(state.nobles[move.noble.index], move.steps)
    unused = tuple([die for die in step.unused if die not in move.dice])
    after = MovingNobles(step.actor, step.faces, unused, (*step.moved, move.noble)) if unused else Staging(step.actor)
    state = evolve(_put(state, move.noble, space), agenda=(after, *state.agenda[1:]))
    return earned(state, step.actor) if space in RESTING else state


def medal_move(state: State, seat: Seat, move: MedalMove) -> State:
    """Pay a medal and move a noble; it earns none."""
    space = onward(state.nobles[move.noble.index], move.steps)
    return paid(_put(state, move.noble, space), seat, state.players[seat], 1)


def _put(state: State, noble: Noble, space: int) -> State:
    nobles = (*state.nobles[: noble.index], space, *state.nobles[noble.index + 1 :])
    return evolve(state, nobles=nobles)


def produce(state: State, seat: Seat, move: Produce) -> State:
    """Stage the event: count the spectators, keep the best, and take a coin for each."""
    came = spectators(state, seat, move.program, move.jokers, move.medals)
    assert came is not None
    player = state.players[seat]
    laid_out = program(move.program).laid_out(player.tokens) + (JOKER,) * move.jokers
    performances = (
        *state.performances[:seat],
        Performance(move.program, laid_out, came),
        *state.performances[seat + 1 :],
    )
    player = evolve(
        player,
        best=max(player.best, came.total),
        coins=player.coins + came.total,
        produced=tuple(sorted({*player.produced, move.program})),
        medals=player.medals - move.medals,
    )
    return evolve(
        state,
        players=with_player(state.players, seat, player),
        medals=state.medals + move.medals,
        performances=performances,
        agenda=state.agenda[1:],
    )
