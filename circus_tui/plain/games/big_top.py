"""Big Top, line by line."""

from __future__ import annotations

from typing import Final

from circus_tui.plain.contract import Field, Lines, Teller, Verb
from circus_tui.plain.games.suits import held, names, piles
from rules.big_top.figures import SUITS
from rules.big_top.state import Player, State
from rules.core import Hidden, Seat, listing
from rules.wording import counted, seat_name


def hand(view: State, seat: Seat) -> Lines:
    """The cards, suit by suit, the receipts, and the chart."""
    player = view.players[seat]
    chart = f"Your chart: {listing(_called(player)) or 'no card'}."
    return (held(player.hand), *_receipts(player), chart)


def _brief(view: State, seat: Seat) -> Lines:
    """What is laid out, and what is one's own; each line whole, so that it can be repeated when it has changed."""
    laid = "; ".join(line.removesuffix(".") for line in piles(view.piles))
    return (f"On the table: {laid}.", *hand(view, seat))


def _called(player: Player) -> list[str]:
    """The cards on a chart with their spaces."""
    return [f"{card.name} on ${space}" for space, card in enumerate(player.chart) if card is not None]


def _receipts(player: Player) -> Lines:
    if player.receipts is None or isinstance(player.receipts, Hidden):
        return ()
    placed = listing(f"{value} on {suit}" for value, suit in zip(player.receipts, SUITS, strict=True))
    return (f"Your receipts: {placed}.",)


def table(view: State) -> Lines:
    """The piles, and what lies before everybody."""
    totals = view.totals
    return (*piles(view.piles), *(_before(seat, player, totals[seat]) for seat, player in enumerate(view.players)))


def _before(seat: Seat, player: Player, total: int) -> str:
    called = _called(player)
    cards = counted(len(player.hand), "card")
    calls = f"called {listing(called)}" if called else "nothing called"
    return f"{seat_name(seat)}: {cards} in hand, {calls}, ${player.track} earned; ${total} from earlier hands."


TELLER: Final = Teller(
    hand,
    table,
    (
        Verb("play", ("play", "play_called")),
        Verb("p", ("play", "play_called")),
        Verb("lay", ("play", "play_called")),
        Verb("c", ("call",)),
    ),
    ("play Animals dark 3", "call PL2", "invest 10 7 5 3", "pass"),
    {suit.casefold(): Field(f"Which receipt goes on {suit}?") for suit in SUITS},
    names,
    brief=_brief,
    asked=frozenset({"invest"}),
    kinds={"call": "call a card", "play": "play a card"},
)
