"""The table of SCOUT, zone by zone, for every decision and every size of the window."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.contract import Pictures, Scene, Size
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.screens.scout.pictures import seats
from circus_tui.screens.scout.pictures.at_once import at_once
from circus_tui.screens.scout.pictures.bill import bill, in_a_line
from circus_tui.screens.scout.pictures.hands import hand
from circus_tui.screens.scout.pictures.news import news
from circus_tui.screens.scout.pictures.table import table, which_end, which_way
from circus_tui.widgets.bill import Parts
from circus_tui.widgets.picture import Zone
from rules.scout.state import MustShow, State
from rules.scout.wording import numbers

_ONE_ROW = 19
"""Cards of a hand that have room side by side in a small window."""

_LONG: Final = 8
"""Letters of a name beside which a line of middle length has no room for everything."""


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    zones: dict[str, Zone[Any]] = dict(hand(scene))
    zones |= seats.panels(scene) if scene.size == "roomy" else {"seats": seats.table(scene)}
    drawn = bill(scene)
    sentence: Row = ()
    if drawn is not None and scene.size == "small":
        sentence = in_a_line(scene, drawn)
    elif drawn is not None:
        zones["bill"] = _bill(scene, drawn)
    match scene.decision:
        case Turning():
            return Pictures("turning", zones, sentence, _asks(_turn_words(scene)))
        case Scouting() as decision:
            zones |= _scouting(scene, decision)
            return Pictures(_crowded("scouting", scene), zones, sentence, _asks(_scout_words(scene, decision)))
        case Choosing() as decision:
            zones |= {"table": table(scene)} | _news(scene)
            return Pictures(_crowded("showing", scene), zones, sentence, _asks(_show_words(scene, decision)))
        case _:
            layout = _crowded("showing", scene) if "hand" in zones else "watching"
            return Pictures(layout, zones | {"table": table(scene)} | news(scene))


def _bill(scene: Scene, drawn: Parts) -> Zone[Parts]:
    if scene.size == "roomy":
        return Zone(drawn, row(Span("What it would do", "gold")))
    return Zone(drawn, frame="bare")


def _long(scene: Scene) -> bool:
    """Whether a hand needs two rows in a small window."""
    decision = scene.decision
    return scene.size == "small" and isinstance(decision, Choosing | Scouting) and len(decision.hand) > _ONE_ROW


def _crowded(layout: str, scene: Scene) -> str:
    return f"{layout}-crowded" if _long(scene) else layout


def _news(scene: Scene) -> dict[str, Zone[Any]]:
    """What has happened, unless a small window has no row for it."""
    view: State = scene.view
    crowded = scene.size == "small" and (view.seats > 4 or _long(scene))
    return {} if crowded else news(scene)


def _scouting(scene: Scene, decision: Scouting) -> dict[str, Zone[Any]]:
    zones: dict[str, Zone[Any]] = {"end": which_end(scene, decision), "way": which_way(decision)}
    if scene.size == "roomy" or (scene.size == "compact" and decision.view.for_two):
        zones |= news(scene)
    if scene.size != "small" and not decision.view.for_two:
        zones["both"] = at_once(scene, decision)
    return zones


def _turn_words(scene: Scene) -> str:
    if scene.size == "small":
        return "keep your hand or turn all of it."
    return "keep your hand or turn all of it. The others do not see which."


def _scout_words(scene: Scene, decision: Scouting) -> str:
    if scene.size == "small":
        return "choose end, side and place."
    words = "choose the end, its side and its place."
    if scene.size == "compact" and len(scene.names[decision.seat]) > _LONG:
        return words
    then = "Then you go on." if decision.view.for_two else "Then your turn is over."
    return f"{words} {'Then you show.' if decision.both else then}"


def _show_words(scene: Scene, decision: Choosing) -> str:
    """What may be done; where no set in the hand beats the table, that."""
    view, small = decision.view, scene.size == "small"
    if decision.scouted is not None:
        return "show a set now." if small else "choose what to show now that the card is in your hand."
    if isinstance(view.step, MustShow):
        return "show a stronger set now, with or without the scouted card." if not small else "show a stronger set now."
    if not view.active:
        return "show any set."
    if not decision.beating:
        return _must_scout(decision, scene.size)
    player = view.players[decision.seat]
    if view.for_two:
        return "show a stronger set" + (", or pay a chip to scout." if player.chips else ".")
    if small:
        return f"show or scout{_ends(decision) or (', or once S&S' if player.token else '')}."
    if decision.scout_ends_round:
        return f"show a stronger set, or scout{_ends(decision)}."
    if player.token:
        return "show a stronger set, scout an end card, or do both (once a round)."
    return "show a stronger set, or scout an end card."


def _must_scout(decision: Choosing, size: Size) -> str:
    """What is left where no set in the hand beats the table: to scout, and perhaps to show after it."""
    view = decision.view
    chips = view.players[decision.seat].chips
    ends, both = _ends(decision), decision.may_do_both
    if size == "small":
        return f"nothing beats {numbers(view.active)}: scout{ends or (', or once S&S' if both else '')}."
    pay = f" for a chip: you have {chips}" if view.for_two else ""
    once = "" if ends and size == "compact" else " (once a round)"
    none = "nothing in your hand" if size == "roomy" else "nothing of yours"
    return f"{none} beats {numbers(view.active)}. Scout{pay}{ends}{f', or do both{once}' if both else ''}."


def _ends(decision: Choosing) -> str:
    """That a scout would end the round, if it would."""
    return " (ends the round)" if decision.scout_ends_round else ""


def _asks(words: str) -> Row:
    return row(Span(words, "gold bold"))
