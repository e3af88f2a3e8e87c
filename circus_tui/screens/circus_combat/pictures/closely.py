"""A trick of the stage in words: what it asks for, what lies on it, whose it is now, what it would be worth."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.circus_combat.pictures import cast
from circus_tui.screens.circus_combat.pictures.effects import sums, trick_at, worth
from circus_tui.screens.circus_combat.pictures.tricks import lead
from circus_tui.screens.contract import Scene
from circus_tui.widgets.dice_tray import Tray, TrayLine
from circus_tui.widgets.seats import seat_letter
from circus_tui.widgets.show_panel import signed
from rules.circus_combat.aftermath import by
from rules.circus_combat.figures import Pattern
from rules.circus_combat.state import bears_swap_mark
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, pips
from rules.wording import in_words

_LABEL = 11


def closely(scene: Scene, decision: Looking) -> Tray:
    """The lines of the panel, each with its label, the most important ones where there are few rows."""
    trick = trick_at(decision.view, decision.at)
    swap = bears_swap_mark(decision.view.options, trick.card)
    swaps = (", ↻ its taker may swap", "") if swap else ("",)
    title = tuple(
        row(
            Span(f"{decision.at + 1}  ", "gold bold"),
            Span(card_name(trick.card, decision.view.options), "ink bold"),
            Span(f": {asks}", "ink"),
            Span(more, "teal"),
        )
        for asks in asks_for(trick.card.pattern)
        for more in swaps
    )
    lines = [("now", _now(scene, trick))]
    if scene.size != "small":
        lines.insert(0, ("on it", (_lying(scene, trick),)))
    if scene.size == "roomy":
        lines.append(("needs", (row(Span(trick.needs.removeprefix("needs "), "ink")),)))
        lines += [(f"worth to {seat_letter(seat)}", (_worth(scene, decision, trick, seat),)) for seat in (0, 1)]
    else:
        lines.append(("worth", (_worth_to_both(decision, trick),)))
    return Tray((), (), (TrayLine(Span(""), title), *(_line(name, words) for name, words in lines)))


def _line(name: str, wordings: tuple[Row, ...]) -> TrayLine:
    return TrayLine(Span(""), tuple(row(Span(f"{name:<{_LABEL}}", "dim"), *words) for words in wordings))


def asks_for(pattern: Pattern) -> tuple[str, ...]:
    """The hand of a trick in words, from the longest wording to the shortest."""
    if pattern.straight:
        return (f"{in_words(pattern.straight)} values in a row", "a run")
    groups = " and ".join(in_words(size) for size in pattern.groups)
    if len(pattern.groups) == 1:
        return (f"{groups} equal dice", f"{groups} equal")
    sizes = " + ".join(map(str, pattern.groups))
    return (f"{groups} equal dice, of different values", f"{sizes} equal dice", f"{sizes} equal")


def _lying(scene: Scene, trick: Trick) -> Row:
    spans = []
    for seat in (0, 1):
        spans += [
            Span(f"{cast.PIPS[seat]} {scene.names[seat]} ", f"{cast.ARTISTS[seat]} bold"),
            Span(f"{pips(trick.own[seat]) or 'none'}   ", "ink"),
        ]
    return row(*spans, Span(f"{cast.RED_PIP} red ", "bad bold"), Span(pips(trick.red) or "none", "ink"))


def _now(scene: Scene, trick: Trick) -> tuple[Row, ...]:
    if not trick.faces:
        return (row(Span("nobody has a die on it", "ink")),)
    if trick.only_red:
        texts: tuple[str, ...] = (
            "red only: if that stays so nobody takes it, it leaves the game, its dice may be rolled again",
        )
        texts += ("red only: like this it leaves the game, its dice may be rolled again", "red only: nobody's")
        return tuple(row(Span(text, "orange")) for text in texts)
    taker = majority(trick).taker
    if taker is None:
        return (row(Span(f"{lead(trick)} with equal pips: if that stays so nobody takes it", "orange")),)
    return (row(*cast.title(taker, scene.names[taker], acting=False), Span(f" would take it, {by(trick)}", "ink")),)


def _worth_to_both(decision: Looking, trick: Trick) -> Row:
    """What it would add to either queue with the dice that lie on it."""
    spans = [Span("with these dice ", "ink")]
    for seat in (0, 1):
        points = worth(decision.view, trick, seat).points
        spans += [
            Span(f"{signed(points)}", _role(points)),
            Span(f" to {seat_letter(seat)}{', ' if not seat else ''}", "ink"),
        ]
    return row(*spans)


def _role(points: int) -> str:
    return "green bold" if points > 0 else "orange bold" if points < 0 else "ink bold"


def _worth(scene: Scene, decision: Looking, trick: Trick, seat: int) -> Row:
    each = worth(decision.view, trick, seat)
    number = len(decision.view.players[seat].queue) + 1
    how = f" = {sums(each)}" if sums(each) else ""
    return row(
        Span(f"{signed(each.points)}{how}", _role(each.points)),
        Span(f", as trick {number}, with the dice on it", "ink"),
    )
