"""The table of Drum Roll: the decision with what it needs, and round it as much of the rest as there is room for."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.boards.drum_roll.views import area, circus, decisions, forecast, tracks
from circus_tui.boards.drum_roll.views.sight import Sight
from circus_tui.boards.rows import cubes, performer
from circus_tui.boards.rows.outcome import outcome
from circus_tui.paint import Block, shortened
from circus_tui.screens.contract import Scene
from circus_tui.screens.drum_roll.decisions.beginning import KeepDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import PerformDecision, PickDecision, TrailerDecision
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules import drum_roll
from rules.core import Seat, clockwise
from rules.drum_roll.state import State
from rules.drum_roll.steps import Keeping, Over, TakingCubes

LEGEND: Final = (*cubes.SIGNS, *performer.SIGNS, *area.SIGNS, *tracks.SIGNS)

_SMALL: Final = 16
_LEAST: Final = 5
"""Rows a decision keeps when something else is looked at."""


def title(view: State) -> str:
    """Say which show and turn it is."""
    figures, turn = view.figures, view.turn
    now = "the show" if view.in_show else f"turn {turn.number} ({figures.turns_min}-{figures.turns_max})"
    if isinstance(view.step, Keeping | TakingCubes):
        now = "set-up"
    if isinstance(view.step, Over):
        return "Drum Roll  the end of the tour"
    return f"Drum Roll  show {turn.show} of {figures.shows}  {now}"


def paint(scene: Scene) -> Block:
    """Draw the main board, the decision, the own circus and the rivals."""
    decision = scene.decision if isinstance(scene.decision, Sitting) else None
    view: State = scene.view if decision is None else decision.view
    sight = Sight(view, scene.names, scene.cells, scene.seat)
    room = scene.height - (3 if scene.height > _SMALL else 1)
    if decision is not None:
        rows = _decided(sight, decision, room)
    else:
        rows = _final(sight, room) if isinstance(view.step, Over) else _watched(sight, room)
    return tuple(shortened(line, scene.cells) for line in rows[: scene.height])


@attrs.frozen
class Part:
    """A part of the picture: its forms, each with a rank; one with a lower rank finds room before others."""

    forms: tuple[tuple[int, Block], ...]


def arranged(parts: tuple[Part, ...], room: int) -> Block:
    """Give each part the largest form there is room for, in the order of the ranks."""
    chosen: list[Block] = [()] * len(parts)
    wishes = sorted((rank, place, block) for place, part in enumerate(parts) for rank, block in part.forms)
    for _, place, block in wishes:
        used = sum(len(each) for each in chosen) - len(chosen[place])
        if used + len(block) <= room:
            chosen[place] = block
    return tuple(line for block in chosen for line in block)


def _decided(sight: Sight, decision: Sitting, room: int) -> Block:
    """The decision, and below it a pane or the rest of the table."""
    pane = _pane(sight, decision, room - _LEAST)
    plain = isinstance(decision, KeepDecision) or len(pane) + _LEAST >= room
    above = (*_sums(sight), *(() if plain else (tracks.tracks(sight),)))
    block = (*above, *decisions.decision(sight, decision, room - len(above) - max(1, len(pane))), *pane)
    return (*block, *arranged(_round(sight, decision), room - len(block)))


def _pane(sight: Sight, decision: Sitting, room: int) -> Block:
    """What is looked at closely instead of the table."""
    match decision.look:
        case "rival":
            return circus.close(sight, decision.rival, room)
        case "show":
            return forecast.full(sight, decision.seat)[:room]
        case "hire":
            return area.full(sight)[:room]
        case _:
            return ()


def _round(sight: Sight, decision: Sitting) -> tuple[Part, ...]:
    """The parts of the table that the decision has not drawn itself."""
    seat, dealing = decision.seat, isinstance(decision, KeepDecision)
    board = () if isinstance(decision, PlaceDecision) or dealing or sight.view.in_show else ((5, tracks.spaces(sight)),)
    hiring = () if sight.view.in_show or decision.look == "hire" else _for_hire(sight, decision)
    told = () if dealing or decision.look == "show" else ((6, (forecast.summary(sight, seat),)),)
    others = clockwise(seat, sight.view.seats)[1:]
    return (
        Part(board),
        Part(hiring),
        Part(() if dealing else _own(sight, decision)),
        Part(() if isinstance(decision, CardsDecision | PickDecision) else ((3, circus.hand(sight, seat)),)),
        Part(told),
        Part(((4, circus.rivals_together(sight, others)), (5, circus.rivals(sight, others)))),
    )


def _sums(sight: Sight) -> Block:
    """What the show, or the game, that has just ended came to; until the next move."""
    result = drum_roll.result(sight.view)
    return () if result is None else outcome(result, sight.names, (), sight.cells, final=False)


def _for_hire(sight: Sight, decision: Sitting) -> tuple[tuple[int, Block], ...]:
    """The hiring area; of the row that is hired from only the other half."""
    match decision:
        case HireDecision(hires_performers=True):
            return ((8, area.short_personnel(sight)),)
        case HireDecision():
            return ((8, area.short_performers(sight)),)
        case DistributeDecision():
            return ((7, area.compact(sight)), (9, area.full(sight)))
        case _:
            return ((2, area.compact(sight)), (7, area.full(sight)))


def _own(sight: Sight, decision: Sitting) -> tuple[tuple[int, Block], ...]:
    """The own circus; what the decision lists already is not drawn again."""
    seat = decision.seat
    if isinstance(decision, DistributeDecision | PerformDecision | TrailerDecision):
        return ((1, (circus.heading(sight, seat), *circus.staff(sight, seat))),)
    return ((1, circus.compact(sight, seat)), (8, circus.full(sight, seat)))


def _watched(sight: Sight, room: int) -> Block:
    """The table when nobody decides at this screen."""
    seats: tuple[Seat, ...] = tuple(range(sight.view.seats))
    own = sight.seat
    parts = (
        Part(((0, (tracks.tracks(sight),)),)),
        Part(((2, tracks.spaces(sight)),)),
        Part(((3, area.compact(sight)), (6, area.full(sight)))),
        Part(() if own is None else ((4, circus.compact(sight, own)), (7, circus.full(sight, own)))),
        Part(() if own is None else ((5, circus.hand(sight, own)),)),
        Part(((1, circus.rivals(sight, seats)),)),
    )
    return arranged(parts, room)


def _final(sight: Sight, room: int) -> Block:
    """Every circus as the tour has left it in a line; the best in full, where the sums leave room for that."""
    view = sight.view
    ranks = sorted(range(view.seats), key=lambda seat: -view.players[seat].prestige)
    circuses = (
        Part(
            (
                (0, circus.rivals(sight, (seat,))),
                (1 + place, circus.compact(sight, seat)),
                (1 + view.seats + place, circus.full(sight, seat)),
            )
        )
        for seat, place in sorted((seat, place) for place, seat in enumerate(ranks))
    )
    return arranged((Part(((0, (tracks.tracks(sight),)),)), *circuses), room - len(_sums(sight)))
