"""What a game came to: the winner's plate with the moments worth remembering, and both shows as columns of points."""

from __future__ import annotations

from typing import Any, NamedTuple

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best_row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.circus_combat.pictures import effects
from circus_tui.screens.circus_combat.pictures.cast import BODIES, PIPS, die, title
from circus_tui.screens.circus_combat.pictures.zones import news
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.plate import Verdict
from circus_tui.widgets.score_columns import ScoreChart, ScoreColumn
from circus_tui.widgets.seats import lettered
from circus_tui.widgets.show_panel import MINUS, TIMES, plainly, signed
from circus_tui.widgets.stage import SWAP
from rules import circus_combat
from rules.circus_combat.figures import BOX, Pattern
from rules.circus_combat.pieces import Card
from rules.circus_combat.scoring import (
    Performance,
    fatigue_points,
    place_multiplier,
    show,
    show_points,
    total,
)
from rules.circus_combat.state import State, bears_swap_mark, other
from rules.circus_combat.steps import Over
from rules.circus_combat.wording import card_name
from rules.core import Seat, name_seats
from rules.wording import in_words, plural

_TITLES = {
    "one_pair": ("One", "Pair"),
    "two_pairs": ("2", "Pairs"),
    "two_pairs_swap": ("Two", "Pairs"),
    "three_pairs": ("Three", "Pairs"),
    "three_of_a_kind": ("Three", "Kind"),
    "four_of_a_kind": ("Four", "Kind"),
    "five_of_a_kind": ("Five", "Kind"),
    "full_house": ("Full", "House"),
    "three_of_a_kind_twice": ("Three", "Twice"),
    "straight": ("Stra-", "ight"),
}


_BESIDE = 38
"""Cells for words beside the plate of a smaller window."""


class _Moment(NamedTuple):
    """A trick of a show that is worth a sentence."""

    points: int
    seat: Seat
    card: Card
    sums: Performance


def _points(each: _Moment) -> int:
    return each.points


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    moments = _moments(view)
    points = [each.points for each in moments]
    zones: dict[str, Zone[Any]] = {"plate": _plate(scene, view, moments)}
    for seat in (0, 1):
        zones[f"chart-{seat}"] = _chart(scene, seat, max(0, *points, 0), min(0, *points, 0))
    if scene.size == "roomy":
        zones["news"] = news(scene)
    how = f"own pips {MINUS} red pips below it, {TIMES} the place on top, {TIMES} the run of one colour beside it."
    read = row(Span("Read a column: ", "gold bold"), Span(how, "ink"))
    return Pictures("result", zones, read, _why_over(scene))


def _moments(view: State) -> list[_Moment]:
    return [
        _Moment(each.points, seat, trick.card, each)
        for seat, player in enumerate(view.players)
        for trick, each in zip(player.queue, show(player.queue, seat), strict=True)
    ]


def _why_over(scene: Scene) -> Row:
    """What ended the game, and what can be done now."""
    more = (
        f" {key('result.again')} plays again, {key('result.to_table')} shows the table."
        if scene.size == "roomy"
        else ""
    )
    return row(Span(f"{_ending(scene)}{more}", "gold"))


def _ending(scene: Scene) -> str:
    """What ended the game: who had nine tricks, and who had one more turn; or why nothing was left to do."""
    assert scene.result is not None
    view: State = scene.view
    if view.step == Over("last turn") and view.last is not None:
        many = in_words(len(view.players[other(view.last)].queue))
        return f"{scene.names[other(view.last)]} had {many} tricks, so {scene.names[view.last]} had one more turn."
    return " ".join(name_seats(note, scene.names) for note in scene.result.notes)


def _title(pattern: Pattern, *, swap: bool) -> tuple[str, str]:
    """The name of a trick in two rows of five cells, with the swap mark if there is room."""
    first, second = _TITLES[pattern.id]
    return (f"{first} {SWAP}" if swap and len(first) < 4 else first, second)


def _brief(pattern: Pattern, *, swap: bool) -> str:
    """The hand of a trick in five cells: `3+2`, `1-5` for a straight, and the swap mark if there is room."""
    sizes = "+".join(map(str, pattern.groups)) if pattern.groups else f"1-{pattern.straight}"
    return f"{sizes}{SWAP}" if swap and len(sizes) < 5 else sizes


def _spaced(*words: str) -> str:
    """Words in spaced capitals, if they are such as can be spaced."""
    return "   ".join(" ".join(word.upper()) if word.isascii() else word for word in words)


def _plate(scene: Scene, view: State, moments: list[_Moment]) -> Zone[Verdict]:
    winners = circus_combat.winners(view)
    best, roomy = winners[0], scene.size == "roomy"
    points = [total(player, seat) for seat, player in enumerate(view.players)]
    to = f"{plainly(points[best])} to {plainly(points[other(best)])}"
    if len(winners) > 1:
        head = row(Span(f"A DRAW   {to}", "gold bold"))
    else:
        head = row(
            Span(f"{_spaced(scene.names[best], 'wins') if roomy else f'{scene.names[best]} wins'}   {to}", "gold bold")
        )
    lines = [head]
    if moments:
        high, low = max(moments, key=_points), min(moments, key=_points)
        lines.append(_line(scene, high, "Best trick"))
        if low.points < 0:
            lines.append(_line(scene, low, "Worst trick"))
    tired = [(fatigue_points(player), seat) for seat, player in enumerate(view.players)]
    cost, seat = max(tired)
    if cost:
        lines.append(
            row(
                Span("Red dice left over cost ", "dim"),
                *title(seat, scene.names[seat], acting=False),
                Span(f" {cost}", "bad bold"),
            )
        )
    body = BODIES[best] if len(winners) == 1 else "cap"
    dice = (die(5, 0), die(6, 1), die(3, None))
    frame: Frame = "heavy" if scene.size == "roomy" else "bare"
    return Zone(Verdict(plainly(points[best]), body, tuple(lines), dice), frame=frame)


def _line(scene: Scene, each: _Moment, label: str) -> Row:
    """A trick with its sum, in words; the points come first where a row may be too short for all."""
    points = Span(signed(each.points), "green bold" if each.points > 0 else "bad bold")
    whose, card = title(each.seat, scene.names[each.seat], acting=False), card_name(each.card, scene.view.options)
    if scene.size != "roomy":
        whole = row(Span(f"{label} ", "dim"), points, Span(": ", "dim"), *whose, Span(f", {card}", "ink"))
        brief = row(Span(f"{label.split()[0]} ", "dim"), points, Span(": ", "dim"), *whose, Span(f", {card}", "ink"))
        return best_row((whole, lettered(whole), lettered(brief)), _BESIDE)
    how = effects.bare_sums(each.sums)
    equals = Span(f" = {how}" if how else "", "ink")
    return row(Span(f"{label}: ", "dim"), *whose, Span(f", {card}: ", "ink"), points, equals)


def _chart(scene: Scene, seat: Seat, highest: int, lowest: int) -> Zone[ScoreChart]:
    view: State = scene.view
    player = view.players[seat]
    won = seat in circus_combat.winners(view)
    columns = tuple(
        ScoreColumn(
            trick.card.colour,
            _title(trick.card.pattern, swap=bears_swap_mark(view.options, trick.card)),
            _brief(trick.card.pattern, swap=bears_swap_mark(view.options, trick.card)),
            each.own,
            each.red,
            each.place,
            each.colour,
            each.points,
        )
        for trick, each in zip(player.queue, show(player.queue, seat), strict=True)
    )
    places = range(max(BOX.queue, len(columns)))
    value = ScoreChart(columns, tuple(map(place_multiplier, places)), highest, lowest)
    points = Span(f" · {plainly(total(player, seat))} {plural(total(player, seat), 'point')}", "ink")
    fatigue = fatigue_points(player)
    tricks = show_points(player.queue, seat)
    sums = f"tricks {signed(tricks)}   red dice {MINUS if fatigue else ''}{fatigue}   = {plainly(tricks - fatigue)}"
    head = row(*title(seat, scene.names[seat], acting=False), points, Span(f" {PIPS[seat]}", "dim"))
    return Zone(value, head, row(Span(sums, "dim")), "gold" if won else "thin")
