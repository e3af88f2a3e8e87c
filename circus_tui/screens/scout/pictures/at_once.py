"""What Scout & Show would add to the scout that is being composed."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Scouting
from circus_tui.screens.scout.pictures.table import called
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seat_panel import SeatLines
from rules import scout
from rules.scout.moves import ScoutAndShow
from rules.scout.sets import beating, strength
from rules.scout.state import State, ups
from rules.scout.wording import numbers


def at_once(scene: Scene, decision: Scouting) -> Zone[SeatLines]:
    """The best show that would be possible, what it would take, and that there is one Scout & Show a round."""
    move = ScoutAndShow(decision.end, decision.turned, decision.at)
    refusal = scout.explain(decision.view, decision.seat, move)
    title = row(Span("Then you show" if decision.both else "Or show at once", "gold"))
    hint = row(
        Span(f"{key('scout.both')} ", "gold bold"), Span("scout only" if decision.both else "Scout & Show", "dim")
    )
    roomy = scene.size == "roomy"
    lines = _why_not(decision) if refusal is not None else _what(scene, decision, move, roomy=roomy)
    return Zone(SeatLines(lines, "both"), title, hint)


def _why_not(decision: Scouting) -> tuple[Row, ...]:
    used = not decision.view.players[decision.seat].token
    words = ("you have used it", "in this round") if used else ("no set of yours", "beats what stays")
    return (row(Span("✗ ", "bad bold"), Span(words[0], "dim")), row(Span(f"  {words[1]}", "dim")))


def _what(scene: Scene, decision: Scouting, move: ScoutAndShow, *, roomy: bool) -> tuple[Row, ...]:
    after: State = scout.step(decision.view, decision.seat, move)
    cards = after.players[decision.seat].hand
    slices = list(beating(ups(cards), after.to_beat))
    through = [cut for cut in slices if cut[0] <= decision.at < sum(cut)] or slices
    start, length = max(through, key=lambda cut: strength(ups(cards[cut[0] : sum(cut)])) or (0, False, 0))
    stays, taken = called(after.active), len(after.active)
    beats = (f" beats {stays}" + (" that stays" if roomy and taken == 1 else "")) if taken else " may be shown"
    many = row(Span(f"+{taken}", "teal bold"), " card collected" if taken == 1 else " cards collected")
    gains = many if taken else row(Span("nothing to collect", "dim"))
    return (
        row(Span("✓ ", "green bold"), Span(numbers(cards[start : start + length]), "green bold"), beats),
        row(Span("▤ ", "teal bold"), *gains, f", {stays}" if roomy and taken else ""),
        row(Span("● → ○ ", "dim"), "your one Scout & Show is used" if roomy else "used this round"),
    )
