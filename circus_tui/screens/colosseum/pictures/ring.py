"""The ring as a picture: arenas, nobles, resting spaces, the way of a noble, and a space that an arena would gain."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.colosseum.pictures.things import NOBLE_SIGNS, Sight, dim, gold, mark
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.ring import RingDie, RingSpace, RingView, Stands
from circus_tui.widgets.seats import seat_letter, seat_role
from rules.colosseum.board import RESTING, SPACES, onward
from rules.colosseum.pieces import NOBLES, Noble
from rules.core import Seat

_NOTES = (
    row(Span("◎ a noble's move", "ink")),
    row(Span("by dice that ends", "ink")),
    row(Span("on it: a medal", "ink")),
)


@attrs.frozen
class Way:
    """How a noble would go: which one, and how many steps, back if below 0."""

    noble: Noble
    steps: int


def ring(
    seen: Sight,
    *,
    way: Way | None = None,
    growing: tuple[Seat, int] | None = None,
    dice: tuple[RingDie, ...] = (),
    targets: Mapping[int, object] | None = None,
    frame: Frame = "thin",
) -> Zone[RingView]:
    """The ring; `growing` is a seat and the space that its arena would gain, `targets` what clicks on spaces mean."""
    spaces = tuple(_space(seen, number, way, growing, (targets or {}).get(number)) for number in range(SPACES))
    stands = tuple(_stands(seen, seat) for seat in range(seen.view.seats))
    key = NOBLE_SIGNS + ("   ◎ a medal" if dice and seen.roomy else "")
    small = seen.size == "small"
    return Zone(
        RingView(spaces, stands, dice, () if dice else _NOTES), gold("The ring"), () if small else dim(key), frame
    )


def _space(seen: Sight, number: int, way: Way | None, growing: tuple[Seat, int] | None, target: object) -> RingSpace:
    view = seen.view
    owner = next((seat for seat, player in enumerate(view.players) if player.arena.covers(number)), None)
    if growing is not None and growing[1] == number:
        return RingSpace("", "", number in RESTING, aim=seat_letter(growing[0]), target=target)
    moving = None if way is None else way.noble
    there = tuple(
        mark(noble) for noble, space in zip(NOBLES, view.nobles, strict=True) if space == number and noble is not moving
    )
    value = RingSpace(
        "" if owner is None else seat_role(owner),
        "" if owner is None else seat_letter(owner),
        number in RESTING,
        there,
        target=target,
    )
    return value if way is None else _on_the_way(seen, value, number, way)


def _on_the_way(seen: Sight, value: RingSpace, number: int, way: Way) -> RingSpace:
    start = seen.view.nobles[way.noble.index]
    sign = mark(way.noble).sign
    step = 1 if way.steps > 0 else -1
    passed = {onward(start, steps) for steps in range(step, way.steps, step)}
    if number == onward(start, way.steps):
        return attrs.evolve(value, aim=sign, nobles=())
    if number == start and not value.nobles:
        return attrs.evolve(value, hollow=sign)
    return attrs.evolve(value, way=number in passed)


def _stands(seen: Sight, seat: Seat) -> Stands:
    player = seen.view.players[seat]
    name = seen.names[seat]
    loge = "loge" if player.loge else "no loge"
    best = f"best {player.best or '–'}"  # noqa: RUF001
    return Stands(player.arena.inside, seat_role(seat), name, (best, loge))


def guests(seen: Sight, seat: Seat, nobody: str = "no noble in your arena") -> Row:
    """Which nobles are in a seat's arena, with the spectators they bring."""
    inside = [
        noble
        for noble, space in zip(NOBLES, seen.view.nobles, strict=True)
        if seen.view.players[seat].arena.covers(space)
    ]
    if not inside:
        return row(Span(nobody, "dim"))
    words = ", ".join(f"{noble.id.partition('_')[0]} +{noble.spectators}" for noble in inside)
    return row(Span(words, "from-nobles"))
