"""What lies before each player of SCOUT, and what a decision would change of it."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.names import cut
from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Scouting
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seat_panel import SeatEntries, SeatLines
from circus_tui.widgets.seats import TURN, seat_name, seat_role, seat_title
from rules import scout
from rules.core import Seat
from rules.scout.state import Acting, MustShow, Orienting, Player, State, Tally

_BACKS = 14
_TABLE_CELLS = 80


@attrs.frozen
class Change:
    """A seat as it is and as it would be after what is being decided."""

    now: Player
    then: Player


def changes(scene: Scene) -> tuple[Change, ...]:
    """What a scout that is being composed would change of each seat."""
    view: State = scene.view
    decision = scene.decision
    after = decision.after if isinstance(decision, Scouting) and decision.refusal is None else view
    if after.rounds != view.rounds:
        after = view
    return tuple(Change(now, then) for now, then in zip(view.players, after.players, strict=True))


def panels(scene: Scene) -> dict[str, Zone[SeatLines]]:
    """A panel for every seat."""
    view: State = scene.view
    acting = scout.to_act(view)
    cells = scene.cells // view.seats - 4
    zones = {}
    for seat, change in enumerate(changes(scene)):
        turn = _now(scene, seat) if acting else False
        points = Span(f" · {signed(view.totals[seat])} points", "ink" if turn else "dim")
        title = seat_title(seat, cut(scene.names[seat], max(4, cells - 16)), acting=turn, rest=(points,))
        zones[f"seat-{seat}"] = Zone(
            SeatLines(_lines(scene, seat, change, turn=turn, wide=cells >= 26)),
            title,
            row(Span(_owner(view, seat, change), "green" if change.then.chips > change.now.chips else "dim")),
            "heavy" if turn else "thin",
        )
    return zones


def _now(scene: Scene, seat: Seat) -> bool:
    """Whether it is this seat's decision that is asked for; of several that may choose, the one at the screen."""
    acting = scout.to_act(scene.view)
    return seat == scene.decision.seat if scene.decision is not None else seat in acting and len(acting) == 1


def signed(number: int) -> str:
    """A number with a minus sign as wide as a digit."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _lines(scene: Scene, seat: Seat, change: Change, *, turn: bool, wide: bool) -> tuple[Row, ...]:
    view: State = scene.view
    backs = "▮" * min(_BACKS, len(change.now.hand))
    cards = row(
        Span(f"{backs} ", seat_role(seat) if turn else "dim"),
        *_changed(len(change.now.hand), len(change.then.hand), "ink", "orange bold"),
        " card" if len(change.then.hand) == 1 else " cards",
    )
    match view.step:
        case Orienting(chosen):
            if turn:
                state = (row(Span("choosing now", "gold bold")), row(Span("all choose, then play", "dim")))
            elif chosen[seat] is not None:
                state = (row(Span("has chosen ✓", "green")), _token(change, wide=wide))
            else:
                state = (row(Span("chooses later", "dim")), _token(change, wide=wide))
            return (cards, *state)
        case _:
            last = _for_two(view, seat) if view.for_two else _token(change, wide=wide)
            return (cards, _gains(change, wide=wide), last)


def _changed(now: int, then: int, role: str, new: str) -> Row:
    if now == then:
        return row(Span(str(now), f"{role} bold"))
    return row(Span(str(now), "ink"), Span(" → ", "dim"), Span(str(then), new))


def _gains(change: Change, *, wide: bool) -> Row:
    chips, taken = change.then.chips, len(change.then.collected)
    gained = change.then.chips != change.now.chips
    return row(
        Span("◇ ", "gold bold"),
        *(_changed(change.now.chips, chips, "gold", "green bold") if gained else (Span(str(chips), "gold bold"),)),
        " chip" if chips == 1 else " chips",
        "  " if wide else " ",
        Span("▤ ", "teal bold"),
        Span(str(taken), "teal bold"),
        " taken",
    )


def _token(change: Change, *, wide: bool) -> Row:
    if change.now.token:
        return row(Span("● ", "green bold"), "Scout & Show ready" if wide else "Scout & Show")
    return row(Span("○ Scout & Show used" if wide else "○ S & Show used", "dim"))


def _for_two(view: State, seat: Seat) -> Row:
    match view.step:
        case Acting(acting) | MustShow(acting) if acting == seat:
            return row(Span("scouting costs you a chip, then you go on", "dim"))
        case _:
            return row(Span("waits until the other shows, or can do nothing", "dim"))


def _owner(view: State, seat: Seat, change: Change) -> str:
    if change.then.chips > change.now.chips:
        return "+1 chip from this scout"
    if isinstance(view.step, Orienting):
        return "starts the round" if seat == view.first else ""
    worth = f"round so far {signed(so_far(view, seat))}"
    return f"owns the set, {worth}" if seat == view.owner and view.active else worth


def so_far(view: State, seat: Seat) -> int:
    """What the round would bring if it ended now, nothing being forgiven."""
    player = view.players[seat]
    return Tally(len(player.collected), player.chips, len(player.hand), forgiven=False).score


def table(scene: Scene) -> Zone[SeatEntries]:
    """All seats in a row each, for a small window."""
    narrow = scene.cells < _TABLE_CELLS
    entry = _narrow_entry if narrow else _entry
    rows = (entry(scene, seat, change) for seat, change in enumerate(changes(scene)))
    return Zone(SeatEntries(tuple(rows)), frame="bare")


def _head(scene: Scene, seat: Seat, cells: int) -> Row:
    arrow = Span(TURN if _now(scene, seat) else " ", "gold bold")
    name = cut(scene.names[seat], cells)
    return row(arrow, seat_name(seat, name), " " * (cells - cell_len(name)))


def _backs_role(scene: Scene, seat: Seat) -> str:
    return seat_role(seat) if _now(scene, seat) else "dim"


def _entry(scene: Scene, seat: Seat, change: Change) -> Row:
    """Forty cells of one seat: what changes is shown as it is and as it would be."""
    view: State = scene.view
    hand, chips = (
        str(now) if now == then else f"{now}→{then}"
        for now, then in ((len(change.now.hand), len(change.then.hand)), (change.now.chips, change.then.chips))
    )
    return row(
        *_head(scene, seat, 8),
        Span(" ▮", _backs_role(scene, seat)),
        Span(f"{hand:<6}", "ink bold"),
        Span(f"◇{chips:<4}", "gold bold"),
        Span(f"▤{len(change.then.collected):<2}", "teal bold"),
        *(() if view.for_two else _token_sign(change)),
        Span(f"{signed(view.totals[seat]):>4}", "ink bold"),
        Span(" pts", "dim"),
    )


def _narrow_entry(scene: Scene, seat: Seat, change: Change) -> Row:
    """Thirty cells of one seat: of what changes, as it would be."""
    view: State = scene.view
    return row(
        *_head(scene, seat, 6),
        Span("▮", _backs_role(scene, seat)),
        Span(f"{len(change.then.hand):<3}", "ink bold" if change.then == change.now else "orange bold"),
        Span(f"◇{change.then.chips:<2}", "gold bold"),
        Span(f"▤{len(change.then.collected):<2}", "teal bold"),
        *(() if view.for_two else _token_sign(change)),
        Span(f"{signed(view.totals[seat]):>3}", "ink bold"),
        Span("pt", "dim"),
    )


def _token_sign(change: Change) -> Row:
    sign, role = ("●", "green bold") if change.now.token else ("○", "dim")
    return row(Span("S&S", "ink" if change.now.token else "dim"), Span(sign, role))
