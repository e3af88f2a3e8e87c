"""What the show that has just ended came to, for every player, until somebody has made the next move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.pictures.wording import (
    MINUS,
    change,
    framed,
    owned,
    plain,
    spot,
    tells_all,
    words,
)
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_role
from circus_tui.widgets.sums import Sum, SumList
from circus_tui.widgets.winner_banner import Won
from rules import drum_roll
from rules.core import Seat, listing
from rules.drum_roll.state import State, Tally
from rules.drum_roll.steps import Banking, Placing
from rules.wording import counted_in_words


def with_aftermath(scene: Scene, drawn: Pictures) -> Pictures:
    """The pictures, after a show with its sums in place of the own circus; in a small window of the hiring area too."""
    view: State = scene.view
    if drum_roll.result(view) is None or not isinstance(view.step, Placing | Banking) or "acts" not in drawn.zones:
        return drawn
    hidden = ("acts", "hiring") if scene.size == "small" else ("acts",)
    zones: dict[str, Zone[Any]] = {name: zone for name, zone in drawn.zones.items() if name not in hidden}
    if "hiring" in hidden and "board" in zones:
        zones["board"] = attrs.evolve(zones["board"], subtitle=())
    own, hire = key("drum_roll.circuses"), key("drum_roll.hire")
    small = f"{own} your circus, {hire} who is for hire: back after this move"
    notes = (
        words(small if scene.size == "small" else f"{own} shows your circus: it is back here after the next move"),
    )
    zones["aftermath"] = sums(scene, notes)
    return attrs.evolve(drawn, zones=zones)


def show_result(scene: Scene) -> Pictures:
    """A show between two others, while nobody at this screen decides: who leads, and what it came to."""
    view: State = scene.view
    most = max(player.prestige for player in view.players)
    leaders = [seat for seat in range(view.seats) if view.players[seat].prestige == most]
    led = f"{listing(scene.names[seat] for seat in leaders)} {'lead' if len(leaders) > 1 else 'leads'}"
    after = f"with {plain(most)} prestige after {counted_in_words(view.turn.show - 1, 'show')}."
    lines = (words(led, "gold bold"), words(after, "ink"))
    banner = Zone(Won(plain(most), seat_role(leaders[0]), lines), frame="gold" if scene.size == "roomy" else "bare")
    return Pictures("between", {"banner": banner, "sums": sums(scene, ())})


def sums(scene: Scene, notes: tuple[Row, ...]) -> Zone[SumList]:
    """What the show came to for every player."""
    result = drum_roll.result(scene.view)
    assert result is not None
    each = tuple(_sum(scene, seat) for seat in range(scene.view.seats))
    return framed(SumList(each, notes, tells_all()), f"{result.title} is over: what it came to", frame="gold")


def _sum(scene: Scene, seat: Seat) -> Sum:
    """A player's show in words, longer and shorter, and what the player has now."""
    player = scene.view.players[seat]
    tally = player.tally
    name = row(spot(seat), Span(f" {scene.names[seat]}  ", seat_role(seat)))
    whole = row(*name, *(span for part in _parts(tally) for span in part))
    wages = row(Span("salaries ", "dim"), Span(f"{MINUS}{tally.salaries}¢", "orange"))
    brief = row(*name, Span("show ", "dim"), *change(tally.coins + tally.vendor, tally.prestige), "  ", *wages)
    return Sum((whole, brief, name), owned(player.coins, player.prestige))


def _parts(tally: Tally) -> Iterator[Row]:
    """Where coins and prestige came from and went to, what is nothing left out."""
    gains = (
        ("performers", tally.coins, tally.performances),
        ("flipped", 0, tally.flips),
        ("region", 0, tally.region),
        ("personnel", tally.vendor, tally.orchestra),
        ("applause", 0, tally.applause),
    )
    for label, coins, prestige in gains:
        if coins or prestige:
            yield row(Span(f"{label} ", "dim"), *change(coins, prestige), "  ")
    if tally.lost:
        fired = f"{tally.fired} fired, lost " if tally.fired else "lost "
        yield row(Span(fired, "dim"), *change(0, -tally.lost), "  ")
    unpaid = f" ({tally.unpaid}¢ not paid)" if tally.unpaid else ""
    yield row(Span("salaries ", "dim"), Span(f"{MINUS}{tally.salaries}¢{unpaid}", "orange"))
