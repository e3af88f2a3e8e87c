"""The table of SCOUT, zone by zone, for every decision and every size of the window."""

from __future__ import annotations

from typing import Any

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.screens.scout.pictures import seats
from circus_tui.screens.scout.pictures.bill import bill
from circus_tui.screens.scout.pictures.hands import hand
from circus_tui.screens.scout.pictures.table import table, which_end, which_way
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seat_panel import SeatLines
from circus_tui.widgets.seats import named
from rules import scout
from rules.scout.moves import ScoutAndShow
from rules.scout.sets import beating
from rules.scout.state import State, ups
from rules.scout.wording import numbers


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    zones: dict[str, Zone[Any]] = dict(hand(scene))
    zones |= seats.panels(scene) if scene.size == "roomy" else {"seats": seats.table(scene)}
    drawn = bill(scene)
    sentence = () if drawn is None else drawn.sentence
    if drawn is not None and scene.size != "small":
        roomy = scene.size == "roomy"
        zones["bill"] = Zone(
            drawn, row(Span("What it would do", "gold")) if roomy else (), frame="thin" if roomy else "bare"
        )
        sentence = ()
    match scene.decision:
        case Turning():
            return Pictures(
                "turning", zones, sentence, _asks("keep your hand or turn all of it. The others do not see which.")
            )
        case Scouting() as decision:
            then = (
                "Then you show."
                if decision.both
                else "Then you go on."
                if decision.view.for_two
                else "Then your turn is over."
            )
            asks = _asks(f"choose the end, its side and its place. {then}")
            return Pictures("scouting", zones | _scouting(scene, decision), sentence, asks)
        case Choosing() as decision:
            return Pictures(
                "showing", zones | {"table": table(scene)} | _news(scene), sentence, _nothing_beats(scene, decision)
            )
        case _:
            return Pictures("showing", zones | {"table": table(scene)} | _news(scene))


def _news(scene: Scene) -> dict[str, Zone[Any]]:
    """What has happened; in a small window the log has it."""
    new, before = (tuple(named(text, scene.names) for text in part) for part in (scene.news, scene.before))
    told = Told(new, before)
    roomy = scene.size == "roomy"
    if scene.size == "small":
        told = Told(told.new[-1:])
    title = row(Span("Since your last turn", "gold")) if roomy else ()
    return {"news": Zone(told, title, row(Span("l: whole log", "dim")) if roomy else (), "thin" if roomy else "bare")}


def _scouting(scene: Scene, decision: Scouting) -> dict[str, Zone[Any]]:
    zones: dict[str, Zone[Any]] = {"end": which_end(scene, decision), "way": which_way(decision)}
    if scene.size == "roomy":
        zones |= _news(scene)
    if scene.size != "small" and not decision.view.for_two:
        zones["both"] = _at_once(scene, decision)
    return zones


def _at_once(scene: Scene, decision: Scouting) -> Zone[SeatLines]:
    """What Scout & Show would add."""
    move = ScoutAndShow(decision.end, decision.turned, decision.at)
    refusal = scout.explain(decision.view, decision.seat, move)
    title = row(Span("Or show it at once" if not decision.both else "Then you show", "gold"))
    hint = row(Span("b ", "gold bold"), Span("Scout & Show", "dim"))
    if refusal is not None:
        words = (
            "you have used it in this round"
            if not decision.view.players[decision.seat].token
            else "no set would beat what stays"
        )
        return Zone(SeatLines((row(Span("✗ ", "bad bold"), Span(words, "dim")),)), title, hint)
    after: State = scout.step(decision.view, decision.seat, move)
    cards = after.players[decision.seat].hand
    start, length = max(beating(ups(cards), after.to_beat), key=lambda cut: cut[1])
    taken = len(after.active)
    lines = (
        row(
            Span("✓ ", "green bold"),
            Span(numbers(cards[start : start + length]), "green bold"),
            " beats what stays" if taken else " may be shown",
        ),
        row(Span("▤ ", "teal bold"), Span(f"+{taken}", "teal bold"), " card taken" if taken == 1 else " cards taken"),
        row(Span("● → ○ ", "dim"), "your one Scout & Show"),
    )
    return Zone(SeatLines(lines), title, hint)


def _nothing_beats(scene: Scene, decision: Choosing) -> Row:
    """In place of the prompt, where no set in the hand beats the table."""
    view = decision.view
    if decision.scouted is not None:
        return _asks("choose what to show now that the card is in your hand.")
    if decision.beating or not view.active:
        return ()
    chips = view.players[decision.seat].chips
    pay = f" for a chip: you have {chips}" if view.for_two else ""
    return _asks(f"nothing in your hand beats {numbers(view.active)}. Scout{pay}.") if not view.for_two or chips else ()


def _asks(words: str) -> Row:
    return row(Span(words, "gold bold"))
