"""What lies before every player, in a panel each."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, width
from circus_tui.screens.colosseum.pictures.things import Sight, dim, token
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.producer_panel import Producer
from circus_tui.widgets.seats import seat_role, seat_title
from circus_tui.widgets.token import chip
from rules.colosseum.pieces import ASSETS, STARS
from rules.colosseum.state import Player, State
from rules.core import Seat
from rules.wording import plural

_SPACIOUS = 160
_FACTS = 27
"""Cells for a row in the panel of one seat of four."""

_SCALE = 40
"""The least end of the scale of best events: about what a good last turn brings."""


def panels(seen: Sight, notes: dict[Seat, str] | None = None) -> dict[str, Zone[Any]]:
    """A panel for each seat; `notes` are words for the frame, as `your partner`."""
    top = max(_SCALE, *(player.best for player in seen.view.players))
    return {f"seat-{seat}": _panel(seen, seat, top, (notes or {}).get(seat, "")) for seat in range(seen.view.seats)}


def _panel(seen: Sight, seat: Seat, top: int, note: str) -> Zone[Producer]:
    player = seen.view.players[seat]
    acting = seat == seen.acting
    title = seat_title(seat, seen.names[seat], acting=acting)
    small = seen.size == "small"
    crowded = seen.cells < _SPACIOUS and (seen.view.seats == 5 or width(facts(player)) > _FACTS)
    value = Producer(
        player.best,
        top,
        seat_role(seat),
        player.coins,
        player.medals,
        facts(player, loge=not crowded),
        chips(seen.view, seat) or dim("no tokens"),
        title if small else (),
        ("look", "players"),
    )
    frame: Frame = "bare" if small else "heavy" if acting else "thin"
    loge = loge_word(player) if crowded and seen.roomy else ""
    both = f"{note.removeprefix('your ')}, {loge[:-2]}"
    corner = both if note and loge else note or loge
    return Zone(value, () if small else title, dim(corner) if corner else (), frame)


def loge_word(player: Player) -> str:
    """`loge ●` or `no loge ○`."""
    return "loge ●" if player.loge else "no loge ○"


def facts(player: Player, *, loge: bool = True) -> Row:
    """`1 ticket  2 podiums  loge ●`; where there is no room for the loge, it stands in the frame."""
    spans: list[Span] = []
    for number, word in ((player.tickets, "ticket"), (player.podiums, "podium")):
        if number:
            spans += [Span(str(number), "ink bold"), Span(f" {plural(number, word)} ", "dim")]
    if loge:
        spans.append(Span(loge_word(player), "dim"))
    return tuple(spans) or dim("no ticket, no podium")


def chips(view: State, seat: Seat) -> Row:
    """A chip for every kind that the seat holds."""
    tokens = view.players[seat].tokens
    return tuple(
        chip(token(asset), tokens[asset.index], star=holds_star(view, seat, asset.index))
        for asset in ASSETS
        if tokens[asset.index]
    )


def holds_star(view: State, seat: Seat, index: int) -> bool:
    """Whether the seat has the star of the kind with this index in `ASSETS`."""
    return any(star.index == index and holder == seat for star, holder in zip(STARS, view.stars, strict=True))


def tokens_row(seen: Sight, lead: str) -> Row:
    """The own tokens as chips in one row."""
    spans = [Span(f" {lead} ", "dim")]
    for each in chips(seen.view, seen.seat) or dim("no tokens"):
        spans += [each, Span(" ")]
    return tuple(spans)
