"""Both queues as they stand, and how many dice everybody has left."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best_row
from circus_tui.names import cut
from circus_tui.screens.circus_combat.pictures.cast import ARTISTS, PIPS, RED_PIP, chip, title
from circus_tui.screens.contract import Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import TURN, seat_letter
from circus_tui.widgets.show_panel import MINUS, Running, ShowLine, ShowLines, Taken, plainly, signed
from rules import circus_combat
from rules.circus_combat.engine import dice_to_roll
from rules.circus_combat.figures import BOX
from rules.circus_combat.scoring import fatigue_points, place_multiplier, show, show_points, total
from rules.circus_combat.state import Player, State, other
from rules.circus_combat.steps import Over, dice_in_hand
from rules.circus_combat.wording import pips
from rules.core import Seat
from rules.wording import counted_in_words, plural


def panels(scene: Scene) -> dict[str, Zone[Any]]:
    """A panel for each player."""
    view: State = scene.view
    zones: dict[str, Zone[Any]] = {}
    for seat in (0, 1):
        acting = seat in circus_combat.to_act(view)
        room = scene.cells // 2 - 6
        zones[f"show-{seat}"] = Zone(
            running(scene, seat),
            _head(scene, seat, acting=acting, room=room),
            _foot(scene, seat, room),
            "heavy" if acting else "thin",
        )
    return zones


def table(scene: Scene) -> Zone[ShowLines]:
    """Both players in a row each."""
    lines = []
    for seat in (0, 1):
        view: State = scene.view
        acting = seat in circus_combat.to_act(view)
        name, points = scene.names[seat], plainly(total(view.players[seat], seat))
        arrow = Span(TURN if acting else " ", "gold bold")
        size = 6 if scene.cells >= 80 else 4
        short = cut(name, size)
        head = row(
            arrow,
            chip(seat),
            Span(f" {short}{' ' * (size - len(short))}", f"{ARTISTS[seat]} bold"),
            Span(f"{points:>4}", "ink bold"),
        )
        lines.append(ShowLine(head, _alone(scene, seat, arrow), running(scene, seat)))
    return Zone(ShowLines(tuple(lines)), frame="bare")


def _alone(scene: Scene, seat: Seat, arrow: Span) -> Row:
    """What is said of a player where the tricks have no room."""
    player: Player = scene.view.players[seat]
    tricks = counted_in_words(len(player.queue), "trick")
    fatigue = fatigue_points(player)
    start = (arrow, chip(seat), Span(f" {scene.names[seat]} ", f"{ARTISTS[seat]} bold"))
    points = Span(plainly(total(player, seat)), "ink bold")
    tired = Span(f", red dice {MINUS}{fatigue}" if fatigue else "", "ink")
    wordings = (row(*start, points, Span(f", {tricks}", "ink"), tired), row(*start, points, Span(f", {tricks}", "ink")))
    return best_row((*wordings, row(*start, points)), scene.cells // 2 - 1)


def running(scene: Scene, seat: Seat) -> Running:
    """A player's tricks with their points, under the multipliers of all places."""
    view: State = scene.view
    queue = view.players[seat].queue
    taken = tuple(
        Taken(trick.card.colour, each.colour, each.points, ("queue", seat, place))
        for place, (trick, each) in enumerate(zip(queue, show(queue, seat), strict=True))
    )
    places = max(BOX.queue, len(queue))
    times = tuple(place_multiplier(place) for place in range(places))
    return Running(times, taken, "end", account(scene, seat), ("show", seat))


def _head(scene: Scene, seat: Seat, *, acting: bool, room: int) -> Row:
    """Name and points, and how near the end is."""
    view: State = scene.view
    player = view.players[seat]
    points = Span(f" · {plainly(total(player, seat))} {plural(total(player, seat), 'point')}", "ink")
    start = (*title(seat, scene.names[seat], acting=acting), points)
    how_far = f"{len(player.queue)} of {BOX.queue} tricks"
    last = _last_turn(view, seat)
    if not last:
        return best_row((row(*start, Span(f" · {how_far}", "dim")), row(*start)), room)
    ends = Span(f" · {last}", "orange bold")
    return best_row((row(*start, Span(f" · {how_far}", "dim"), ends), row(*start, ends), row(*start)), room)


def _last_turn(view: State, seat: Seat) -> str:
    """What the player still has to play once a queue is long enough; empty before that."""
    if view.last is None or isinstance(view.step, Over):
        return ""
    acting = getattr(view.step, "seat", None)
    if seat == view.last:
        return "last turn" if acting == seat else "one more turn"
    return "plays no more" if acting == view.last else "this turn only"


def _foot(scene: Scene, seat: Seat, room: int) -> Row:
    """Where the points come from, and how many own dice are left."""
    view: State = scene.view
    player = view.players[seat]
    tricks, fatigue = show_points(player.queue, seat), fatigue_points(player)
    sums = f"tricks {signed(tricks)}, red dice {MINUS if fatigue else ''}{fatigue}"
    fully = f"{sums}: {pips(player.fatigue)}" if fatigue else f"tricks {signed(tricks)}, no red die left over"
    own, _ = dice_to_roll(view, seat)
    left = f"{player.supply} of {BOX.own_dice} dice"
    shrinks = f", rolls {own}" if own < BOX.own_rolled and not isinstance(view.step, Over) else ""
    role = "orange" if shrinks else "dim"
    wordings = (
        *(row(Span(f"{words} · ", "dim"), Span(f"{left} left{shrinks}", role)) for words in (fully, sums)),
        row(Span(f"{sums} · ", "dim"), Span(f"{left}{shrinks}", role)),
        row(Span(f"red dice {fatigue} · {left}", role)),
    )
    return best_row(wordings, room)


def account(scene: Scene, seat: Seat) -> Row:
    """Where all own dice of a player are."""
    view: State = scene.view
    player, rival = view.players[seat], other(seat)
    parts = [f"{player.supply} to roll"]
    acting = getattr(view.step, "seat", None)
    hand = len(dice_in_hand(view.step).own) if acting == seat else 0
    parts += [f"{hand} in the roll"] if hand else []
    on_stage = sum(len(trick.own[seat]) for trick in view.stage if trick is not None)
    own = sum(len(trick.own[seat]) for trick in player.queue)
    lost = sum(len(trick.own[seat]) for trick in view.players[rival].queue)
    parts += [f"{on_stage} on the stage", f"{own} in this queue"]
    parts += [f"{lost} in {scene.names[rival]}'s queue, where they stay"] if lost else []
    words = f"{BOX.own_dice} dice: {', '.join(parts)}"
    return row(Span(f"{PIPS[seat]} ", f"{ARTISTS[seat]} bold"), Span(words, "dim"))


def dice_left(scene: Scene) -> Row:
    """For the frame of the tray: the dice in everybody's supply, and in smaller windows what red dice cost."""
    view: State = scene.view
    small = scene.size == "small"
    spans = [Span("dice " if small else "dice left: ", "dim")]
    for seat in (0, 1):
        own, _ = dice_to_roll(view, seat)
        role = "orange bold" if own < BOX.own_rolled else "ink"
        spans += [
            Span(f"{seat_letter(seat)} {PIPS[seat]} ", f"{ARTISTS[seat]}"),
            Span(f"{view.players[seat].supply}", role),
            Span(", " if not seat else "" if small else f" of {BOX.own_dice}", "dim"),
        ]
    if not small:
        spans += [Span(f", red {RED_PIP} ", "dim"), Span(str(view.supply), "ink")]
    if scene.size != "roomy":
        first, second = (f"{MINUS if each else ''}{each}" for each in map(fatigue_points, view.players))
        spans += [Span(" · red cost ", "dim"), Span(f"A {first}, B {second}", "ink")]
    return row(*spans)
