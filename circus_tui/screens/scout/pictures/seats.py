"""What lies before each player of SCOUT, and what a decision would change of it."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.wordings import best_row
from circus_tui.names import cut
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Scouting
from circus_tui.widgets.bars import signed
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seat_panel import Coin, SeatEntries, SeatLines
from circus_tui.widgets.seats import TURN, seat_name, seat_role, seat_title
from rules import scout
from rules.core import Seat
from rules.scout.figures import CHIPS_FOR_TWO
from rules.scout.state import Acting, MustShow, Orienting, Player, State, Tally
from rules.wording import plural

_TABLE_CELLS = 80
_FRAME = 2
_TITLE_MARGIN = 4
"""Cells of a frame's edge that no words of it can take."""

_WIDE = 26


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
    cells = scene.cells // view.seats - _FRAME
    zones = {}
    for seat, change in enumerate(changes(scene)):
        turn = _now(scene, seat)
        gains = change.then.chips > change.now.chips
        zones[f"seat-{seat}"] = Zone(
            SeatLines(_lines(scene, seat, change, cells), coins=_coins(view, change)),
            _title(scene, seat, cells - _TITLE_MARGIN, turn=turn),
            row(Span(_standing(view, seat, change, wide=cells >= _WIDE), "green" if gains else "dim")),
            "heavy" if turn else "thin",
        )
    return zones


def _now(scene: Scene, seat: Seat) -> bool:
    """Whether it is this seat's decision that is asked for; of several that may choose, the one at the screen."""
    acting = scout.to_act(scene.view)
    return seat == scene.decision.seat if scene.decision is not None else seat in acting and len(acting) == 1


def _title(scene: Scene, seat: Seat, cells: int, *, turn: bool) -> Row:
    """Name and points; a name that is too long is cut, the points never are."""
    total, role = scene.view.totals[seat], "ink" if turn else "dim"
    points = signed(total)
    words = f" · {points} {plural(total, 'point')}"
    left = cells - 2 * turn - len("A ")
    if cell_len(scene.names[seat]) + len(words) > left:
        words = f" · {points} pts"
    return seat_title(seat, cut(scene.names[seat], left - len(words)), acting=turn, rest=(Span(words, role),))


def _lines(scene: Scene, seat: Seat, change: Change, cells: int) -> tuple[Row, ...]:
    view: State = scene.view
    turn, wide = _now(scene, seat), cells >= _WIDE
    cards = row(
        *_changed(len(change.now.hand), len(change.then.hand), "ink", "orange bold"),
        " card" if len(change.then.hand) == 1 else " cards",
    )
    backs = "▮" * min(len(change.now.hand), cells - 3 - width(cards))
    first = row(Span(f"{backs} ", seat_role(seat) if turn else "dim"), *cards)
    if isinstance(view.step, Orienting):
        return (first, *_choosing(view, change, view.step.chosen[seat] is not None, turn=turn, wide=wide))
    last = _for_two(view, seat) if view.for_two else _token(change, wide=wide)
    return (first, _gains(change, cells), last)


def _choosing(view: State, change: Change, chosen: bool, *, turn: bool, wide: bool) -> tuple[Row, ...]:
    """While hands are turned: who has chosen."""
    last = row(Span("three chips to scout with", "dim")) if view.for_two else _token(change, wide=wide)
    if turn:
        return (row(Span("choosing now", "gold bold")), row(Span("all choose, then play", "dim")))
    if chosen:
        return (row(Span("has chosen ✓", "green")), last)
    return (row(Span("has not chosen", "dim")), last)


def _changed(now: int, then: int, role: str, new: str) -> Row:
    if now == then:
        return row(Span(str(now), f"{role} bold"))
    return row(Span(str(now), "ink"), Span(" → ", "dim"), Span(str(then), new))


def _gains(change: Change, cells: int) -> Row:
    """Chips, and cards that were collected; a narrow panel does without a word, of what changes without the other's."""
    chips, collected = change.then.chips, len(change.then.collected)
    changed = change.then.chips != change.now.chips
    new = "green bold" if change.then.chips > change.now.chips else "orange bold"
    first = row(
        Span("◇ ", "gold bold"),
        *(_changed(change.now.chips, chips, "gold", new) if changed else (Span(str(chips), "gold bold"),)),
    )
    last = row("  ", Span("▤ ", "teal bold"), Span(str(collected), "teal bold"))
    named = row(*first, " chip" if chips == 1 else " chips")
    brief = row(*named, *last) if changed else row(*first, *last, " collected")
    return best_row((row(*named, *last, " collected"), brief, (*first, *last)), cells - 1)


def _token(change: Change, *, wide: bool) -> Row:
    if change.then.token:
        return row(Span("● ", "green bold"), "Scout & Show ready" if wide else "Scout & Show")
    if change.now.token:
        return row(Span("● → ○ ", "orange bold"), "Scout & Show" if wide else "S & Show")
    return row(Span("○ Scout & Show used" if wide else "○ S & Show used", "dim"))


def _for_two(view: State, seat: Seat) -> Row:
    if view.step in (Acting(seat), MustShow(seat)):
        return row(Span("a scout costs a chip, then you go on", "dim"))
    return row(Span("waits until the other shows or is stuck", "dim"))


def _coins(view: State, change: Change) -> tuple[Coin, ...]:
    """For two players: the chips to scout with; what is kept, what a scout would cost, what has been paid."""
    if not view.for_two:
        return ()
    kept, paid = change.then.chips, change.now.chips - change.then.chips
    return (*[Coin.KEPT] * kept, *[Coin.PAID] * paid, *[Coin.SPENT] * (CHIPS_FOR_TWO - kept - paid))


def _standing(view: State, seat: Seat, change: Change, *, wide: bool) -> str:
    """Whose the set is, and what the round would bring if it ended now."""
    if change.then.chips > change.now.chips:
        return "+1 chip from this scout" if wide else "+1 chip"
    if isinstance(view.step, Orienting):
        return "starts the round" if seat == view.first else ""
    if not isinstance(view.step, Acting | MustShow):
        return ""
    worth = signed(so_far(view, seat))
    if seat == view.owner and view.active:
        return f"owns the set · round {worth}" if wide else f"owns it · {worth}"
    return f"this round {worth}"


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
    cards = _short(len(change.now.hand), len(change.then.hand), "ink bold", "orange bold")
    backs = Span(" ▮" if width(cards) > 3 else " ▮ ", _backs_role(scene, seat))
    start = _set(row(*_head(scene, seat, 7), backs, *cards), 18)
    points = row(Span(f"{signed(view.totals[seat]):>3}", "ink bold"), Span(" pts", "dim"))
    if isinstance(view.step, Orienting):
        return row(*start, *_set(_chosen(scene, seat), 14), *points)
    return row(
        *start,
        Span("◇ ", "gold bold"),
        *_set(_chips(change), 4),
        Span("▤ ", "teal bold"),
        Span(f"{len(change.then.collected):<3}", "teal bold"),
        *(row("    ") if view.for_two else _token_sign(change)),
        *points,
    )


def _chips(change: Change) -> Row:
    """Chips in four cells: two large numbers do not both have room."""
    chips = _short(change.now.chips, change.then.chips, "gold bold", "green bold")
    return chips if width(chips) < 5 else row(Span("→", "ink"), Span(str(change.then.chips), "green bold"))


def _short(now: int, then: int, role: str, new: str) -> Row:
    return row(Span(str(now), role)) if now == then else row(Span(f"{now}→", "ink"), Span(str(then), new))


def _set(line: Row, cells: int) -> Row:
    """A row filled to so many cells."""
    return row(*line, " " * (cells - width(line)))


def _narrow_entry(scene: Scene, seat: Seat, change: Change) -> Row:
    """Thirty cells of one seat: of what changes, as it would be."""
    view: State = scene.view
    start = row(
        *_head(scene, seat, 6),
        Span("▮", _backs_role(scene, seat)),
        Span(f"{len(change.then.hand):<3}", "ink bold" if change.then.hand == change.now.hand else "orange bold"),
    )
    points = row(Span(f"{signed(view.totals[seat]):>3}", "ink bold"), Span("pt", "dim"))
    if isinstance(view.step, Orienting):
        return row(*start, *_set(_chosen(scene, seat), 10), *points)
    return row(
        *start,
        Span("◇", "gold bold"),
        Span(f"{change.then.chips:<2}", "gold bold" if change.then.chips == change.now.chips else "green bold"),
        Span(f"▤{len(change.then.collected):<3}", "teal bold"),
        *(row("    ") if view.for_two else _token_sign(change)),
        *points,
    )


def _chosen(scene: Scene, seat: Seat) -> Row:
    """While hands are turned: who has chosen how to hold the hand."""
    view: State = scene.view
    assert isinstance(view.step, Orienting)
    if _now(scene, seat):
        return row(Span("choosing", "gold bold"))
    return row(Span("chosen ✓", "green")) if view.step.chosen[seat] is not None else row(Span("not yet", "dim"))


def _token_sign(change: Change) -> Row:
    sign, role = ("●", "green bold") if change.then.token else ("○", "dim")
    return row(Span("S&S", "ink" if change.then.token else "dim"), Span(sign, role))
