"""The SCOUT table as text: players, the active set, the own hand, and what the marked cards would do."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui import glyphs
from circus_tui.boards.rows.card import NARROW, Look, height
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.frame import ruler
from circus_tui.boards.rows.hand import HandCard, card_width, hand, marker, side_by_side
from circus_tui.boards.rows.players import PlayerEntry, players
from circus_tui.boards.scout.preview import preview
from circus_tui.paint import Block, Row, Span, centred, row, shortened, width
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Choosing, ScoutDecision, Scouting, Turning
from rules import scout
from rules.core import Seat, listing
from rules.scout.pieces import Card
from rules.scout.state import Acting, Dealing, MustShow, Over, State
from rules.scout.wording import set_kind

LEGEND = (
    f"{glyphs.CHIP} scout chips, {glyphs.COLLECTED} cards collected: one point each; cards in hand cost one each.",
    "11c: eleven cards in hand. The last number of a player: the total of the rounds before.",
    f"S&S {glyphs.FULL} may still scout and show in this round, {glyphs.EMPTY} has done so.",
    "A card counts with its upper number; the lower one counts if it is turned.",
    "A double frame marks the slice you would show, or the card you would take.",
)

WITH_RULERS = 18
"""Rows from which there are lines between the parts."""

_OTHER_ROWS = 8
"""Rows that cards leave free, besides those of the players: lines, labels, marker, preview, and two for the news."""


def title(view: State) -> str:
    """Say which round it is, or which has just ended."""
    ended = isinstance(view.step, Dealing | Over) and view.rounds
    return f"SCOUT  round {len(view.rounds) + (0 if ended else 1)} of {view.seats}"


def paint(scene: Scene) -> Block:
    """Draw the table, and the hand of the seat that looks."""
    decision = scene.decision if isinstance(scene.decision, Choosing | Scouting | Turning) else None
    view: State = scene.view if decision is None else decision.view
    panel = _panel(view, scene.names, scene.cells)
    rows_of_cards = (scene.height - len(panel) - _OTHER_ROWS) // 2
    table = _table(view, decision, scene.names, scene.cells, rows_of_cards)
    if decision is not None:
        own = _hand(decision, scene.names, scene.cells, rows_of_cards)
    else:
        own = () if scene.seat is None else _idle_hand(view, scene.seat, scene.cells, rows_of_cards)
    line = (ruler(scene.cells),) if scene.height >= WITH_RULERS else ()
    return tuple(shortened(each, scene.cells) for each in (*panel, *line, *table, *line, *own))


def _panel(view: State, names: Sequence[str], cells: int) -> Block:
    acting = scout.to_act(view)
    return players([_entry(view, seat, names[seat], turn=seat in acting) for seat in range(view.seats)], cells)


def _entry(view: State, seat: Seat, name: str, *, turn: bool) -> PlayerEntry:
    player = view.players[seat]
    hand, total = len(player.hand), view.totals[seat]
    gains = f"{glyphs.CHIP}{player.chips:<2} {glyphs.COLLECTED}{len(player.collected):<2}"
    sign = glyphs.FULL if player.token else glyphs.EMPTY
    token, short = ("", "") if view.for_two else (f"S&S{sign} ", f"{sign} ")
    wordings = (
        f"{hand:>2} card{' ' if hand == 1 else 's'} {gains} {token}total {total:>3}",
        f"{hand:>2}c {gains} {token}total {total:>3}",
        f"{hand:>2}c {gains} {token}{total:>4}",
        f"{hand:>2}c {gains} {short}{total:>3}",
    )
    return PlayerEntry(name, wordings, turn)


def _table(view: State, decision: ScoutDecision | None, names: Sequence[str], cells: int, rows: int) -> Block:
    if not view.active:
        nothing = row(Span(f" {_empty(view)}", "dim"))
        return (nothing, *[()] * height(NARROW))
    assert view.owner is not None
    label = row(" On the table  ", Span(f"{names[view.owner]}'s {set_kind(view.active)}", "strong"))
    since = Span(f"   {best(_since(view, names), cells - width(label) - 4)}", "dim")
    size = card_width(len(view.active), cells, rows)
    taken = decision.taken if isinstance(decision, Scouting) else None
    cards = [_drawn(card, "incoming" if k == taken else "plain", "table") for k, card in enumerate(view.active)]
    ends = isinstance(view.step, Acting)
    before = glyphs.BEFORE if ends and not taken else " "
    after = glyphs.AFTER if ends and taken != 0 else " "
    return (row(*label, since), *centred(side_by_side(cards, size, before, after), cells))


def _empty(view: State) -> str:
    free = isinstance(view.step, Acting | MustShow)
    return "Nothing on the table: any set may be shown." if free else "Nothing on the table."


def _since(view: State, names: Sequence[str]) -> tuple[str, ...]:
    """Who has scouted since the set was shown: when all the others have, it stays unbeaten."""
    scouters = view.scouters
    if not scouters:
        return ("",)
    count = f"{len(scouters)} of {view.seats - 1}"
    return (
        f"scouted by {listing(names[seat] for seat in scouters)}, {count}",
        f"scouted by {count}",
        f"scouts {len(scouters)}/{view.seats - 1}",
    )


def _drawn(card: Card, look: Look, target: object) -> HandCard:
    return HandCard(str(card.up or "?"), str(card.down or "?"), look, target)


def _idle_hand(view: State, seat: Seat, cells: int, rows: int) -> Block:
    """The hand of a seat that has nothing to decide."""
    cards = view.players[seat].hand
    block, _ = hand([_drawn(card, "plain", None) for card in cards], 0, card_width(len(cards), cells, rows), cells)
    return (row(" Your hand"), *block)


def _hand(decision: ScoutDecision, names: Sequence[str], cells: int, rows: int) -> Block:
    cards = decision.hand
    size = card_width(len(cards), cells, rows)
    cursor, length = _marked(decision)
    drawn = [_drawn(card, _look(decision, place), place) for place, card in enumerate(cards)]
    block, first = hand(drawn, cursor, size, cells)
    shown = marker(cursor, first, size, length) if length else ()
    return (_label(decision), *block, shown, *preview(decision, names, cells))


def _label(decision: ScoutDecision) -> Row:
    match decision:
        case Turning(turned=turned):
            return row(" Your hand  ", Span("turned" if turned else "as dealt", "strong"))
        case Scouting():
            return row(" Your hand with the card in it")
        case Choosing(scouted=None):
            return row(" Your hand")
        case Choosing():
            return row(" Your hand after the scout; choose what to show")


def _marked(decision: ScoutDecision) -> tuple[int, int]:
    match decision:
        case Turning():
            return 0, 0
        case Scouting(at=at):
            return at, 1
        case Choosing():
            return decision.show.start, decision.show.length


def _look(decision: ScoutDecision, place: int) -> Look:
    if isinstance(decision, Scouting) and place == decision.at:
        return "incoming"
    if (
        isinstance(decision, Choosing)
        and decision.show.length > 1
        and 0 <= place - decision.show.start < decision.show.length
    ):
        return "selected"
    return "plain"
