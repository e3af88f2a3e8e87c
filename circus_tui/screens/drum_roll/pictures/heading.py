"""How far a game is, and what the signs on the table mean."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.widgets.title_bar import Heading
from rules.drum_roll.state import State
from rules.drum_roll.steps import Keeping, Over, TakingCubes

LEGEND = (
    "W Y G B R on a square are cubes: white, yellow, green, blue, red; W□ is a place where that cube is missing.",
    "A level counts only with the cubes of the levels before it. poor, good, outstanding: its level now.",
    "¢ coins, ★ prestige, ■ a cube of any colour, ▤ an investment card, pick: the better of two, ▣ a trailer:"
    " salary 1 less, skip: a salary that is not paid.",
    "△ acrobat, ∴ juggler, ✦ magician, ✹ tamer, ☾ bizarre act.",
    "Letters on discs are players' markers in the order placed; +A was placed with an Unblock card.",
    "▸A◂ and ▸W are not there yet: there the marker, or the cube that is picked up, would go.",
    "? in the bar: a vote follows that turn.",
)


def heading(view: State) -> Heading:
    """Say which show it is; the turns with the votes between them, the present one inverted."""
    figures, turn = view.figures, view.turn
    if isinstance(view.step, Over):
        return Heading("DRUM ROLL", "the tour is over")
    place = f"show {turn.show} of {figures.shows}"
    if isinstance(view.step, Keeping | TakingCubes):
        return Heading("DRUM ROLL", place, (Span("first choices", "bar-ink"),))
    return Heading("DRUM ROLL", place, _turns(view, " "), brief=_turns(view, ""))


def _turns(view: State, gap: str) -> Row:
    """The turns, with a question mark for every vote."""
    spans: list[Span] = [Span("turn " if gap else "", "bar-ink")]
    figures = view.figures
    for number in range(1, figures.turns_max + 1):
        now = number == view.turn.number and not view.in_show
        spans.append(Span(f"{gap}{number}{gap}", "bar on bar-ink bold" if now else "bar-ink"))
        vote = figures.turns_min <= number < figures.turns_max
        spans.append(Span("?" if vote else "" if gap else " ", "bar-ink bold"))
    spans.append(Span(f"{gap}SHOW{gap}", "bar on bar-ink bold" if view.in_show else "bar-ink"))
    return row(*spans)
