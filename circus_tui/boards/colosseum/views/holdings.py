"""What all players hold, side by side, and what their programs still lack, in the same columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, short
from circus_tui.boards.rows.ledger import Column, Ledger, number
from circus_tui.paint import Block, Row, Span, row
from circus_tui.screens.colosseum.decisions.trade import GOODS
from rules.colosseum.pieces import STANDARD, STARS, Asset
from rules.colosseum.state import Player, State
from rules.colosseum.trading import wanted
from rules.core import Seat

_FACTS: Final[tuple[tuple[str, Callable[[Player], int]], ...]] = (
    ("md", lambda player: player.medals),
    ("tk", lambda player: player.tickets),
    ("pd", lambda player: player.podiums),
    ("lg", lambda player: int(player.loge)),
)
"""Medals, tickets, podiums and the loge: shown where there is room."""

ROOMY: Final = 76
"""Cells from which they are."""

WIDE: Final = 110
"""Cells from which columns are wider."""

COINS: Final = 1
"""The column of the coins, the best before it."""


def layout(cells: int) -> Ledger:
    """The columns: best and coins, other possessions, then goods."""
    roomy, wide = cells >= ROOMY, cells >= WIDE
    pitch = 4 if wide else 3
    facts = tuple(Column(head, pitch) for head, _ in _FACTS) if roomy else ()
    goods = tuple(Column(short(asset), pitch) for asset in GOODS)
    first = Column(goods[0].head, pitch + 1) if roomy else goods[0]
    coins = (Column("best", 5 if roomy else 4), Column(glyphs.COIN, 4))
    label = 18 if wide else 13 if roomy else 8
    return Ledger(label, (*coins, *facts, first, *goods[1:]))


def column_of(good: int, cells: int) -> int:
    """Where a column of an offer stands: 0 is the coins, then the goods."""
    return COINS if good == 0 else COINS + good + (len(_FACTS) if cells >= ROOMY else 0)


def values(cells: int, coins: Span, goods: Iterable[Span]) -> tuple[Span, ...]:
    """A row with coins and goods alone, in the columns of the table."""
    blank = Span("")
    return (blank, coins, *((blank,) * len(_FACTS) if cells >= ROOMY else ()), *goods)


def holdings(sight: Sight, seats: Sequence[Seat] | None = None, *, partner: Seat | None = None) -> Block:
    """Draw the table of all players, or of these seats; a partner is pointed at."""
    ledger = layout(sight.cells)
    shown = range(sight.view.seats) if seats is None else seats
    return (ledger.heading(), *(_entry(sight, ledger, seat, chosen=seat == partner) for seat in shown))


def _entry(sight: Sight, ledger: Ledger, seat: Seat, *, chosen: bool) -> Row:
    player = sight.view.players[seat]
    acting = seat == sight.acting
    arrow = glyphs.TURN if acting else glyphs.SWAP if chosen else " "
    name = sight.names[seat]
    role = "turn" if acting or chosen else "strong"
    label = row(Span(arrow, "turn"), Span(LETTERS[seat], f"seat{seat}"), Span(f" {name}", role))
    facts = [number(of(player)) for _, of in _FACTS] if sight.cells >= ROOMY else []
    goods = [_good(sight.view, seat, asset) for asset in GOODS]
    return ledger.entry(label, (number(player.best, "strong"), Span(str(player.coins)), *facts, *goods))


def _good(view: State, seat: Seat, asset: Asset) -> Span:
    count = view.players[seat].tokens[asset.index]
    if asset in STARS and view.stars[STARS.index(asset)] == seat:
        return Span(f"{count}{glyphs.STAR}", "turn")
    return number(count)


def lacks(sight: Sight, seat: Seat) -> Row:
    """What the most demanding of a seat's programs still need, by kind."""
    player = sight.view.players[seat]
    needs = wanted(player.programs)
    spans = [
        number(max(0, needs[asset.index] - player.tokens[asset.index]) if asset in STANDARD else 0, "code")
        for asset in GOODS
    ]
    label = row(" ", Span(LETTERS[seat], f"seat{seat}"), Span(" lacks", "dim"))
    return layout(sight.cells).entry(label, values(sight.cells, Span(""), spans))


def possessions(player: Player, cells: int) -> str:
    """The arena, and, where the table has no room for it, what a player has besides tokens and coins."""
    facts = [] if cells >= ROOMY else [f"{of(player)}{head}" for head, of in _FACTS if of(player)]
    return " ".join((f"arena {player.arena.spaces}", *facts))
