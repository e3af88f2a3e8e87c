"""The SCOUT table as text: players, the active set, the own hand, and what the marked cards would do."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui import glyphs
from circus_tui.boards.contract import Scene
from circus_tui.boards.scout.desk import Choosing, ScoutDesk, Scouting, Turning
from circus_tui.paint import Block, Row, Span, centred, row, shortened
from circus_tui.widgets.card import NARROW, Look, height
from circus_tui.widgets.frame import ruler
from circus_tui.widgets.hand import HandCard, card_width, hand, marker
from circus_tui.widgets.players import PlayerEntry, players
from rules import scout
from rules.core import Seat
from rules.scout.pieces import Card
from rules.scout.sets import longest_through
from rules.scout.state import Acting, MustShow, State, ups
from rules.scout.wording import numbers, set_kind

LEGEND = (
    f"{glyphs.CHIP} scout chips, {glyphs.COLLECTED} cards collected: one point each; cards in hand cost one each.",
    f"S&S {glyphs.FULL} may still scout and show in this round, {glyphs.EMPTY} has done so.",
    "A card counts with its upper number; the lower one counts if it is turned.",
    "A double frame marks the slice you would show, or the card you would take.",
)

ROOMY = 70
"""Cells from which the players' facts are written out."""

WITH_RULERS = 18
"""Rows from which there are lines between the parts."""


def title(view: State) -> str:
    """Say which round it is."""
    return f"SCOUT  round {min(len(view.rounds) + 1, view.seats)} of {view.seats}"


def paint(scene: Scene) -> Block:
    """Draw the table, and the hand of the seat that looks."""
    desk = scene.desk if isinstance(scene.desk, Choosing | Scouting | Turning) else None
    view: State = scene.view if desk is None else desk.view
    panel = _panel(view, scene.names, scene.cells)
    rows_of_cards = (scene.height - len(panel) - 6) // 2
    table = _table(view, desk, scene.names, scene.cells, rows_of_cards)
    if desk is not None:
        own = _hand(desk, scene.cells, rows_of_cards)
    else:
        own = () if scene.seat is None else _idle_hand(view, scene.seat, scene.cells, rows_of_cards)
    line = (ruler(scene.cells),) if scene.height >= WITH_RULERS else ()
    return tuple(shortened(each, scene.cells) for each in (*panel, *line, *table, *line, *own))


def _panel(view: State, names: Sequence[str], cells: int) -> Block:
    acting = scout.to_act(view)
    return players([_entry(view, seat, names[seat], cells, turn=seat in acting) for seat in range(view.seats)], cells)


def _entry(view: State, seat: Seat, name: str, cells: int, *, turn: bool) -> PlayerEntry:
    player = view.players[seat]
    token = "" if view.for_two else f"S&S{glyphs.FULL if player.token else glyphs.EMPTY}"
    roomy = cells >= ROOMY
    facts = (
        f"{len(player.hand):>2} cards" if roomy else f"{len(player.hand):>2}c",
        f"{glyphs.CHIP}{player.chips}",
        f"{glyphs.COLLECTED}{len(player.collected)}",
        token if roomy else token.replace("S&S", ""),
        f"total {view.totals[seat]:>3}" if roomy else f"{view.totals[seat]:>4}",
    )
    return PlayerEntry(name, tuple(fact for fact in facts if fact), turn)


def _table(view: State, desk: ScoutDesk | None, names: Sequence[str], cells: int, rows: int) -> Block:
    if not view.active:
        nothing = row(Span(f" {_empty(view)}", "dim"))
        return (nothing, *[()] * height(NARROW))
    assert view.owner is not None
    label = row(" On the table  ", Span(f"{names[view.owner]}'s {set_kind(view.active)}", "strong"), _since(view))
    size = card_width(len(view.active), cells, rows)
    taken = _taken_end(desk)
    ends = {0: taken == "left", len(view.active) - 1: taken == "right"} if taken else {}
    cards = [_drawn(card, "incoming" if ends.get(k) else "plain", "table") for k, card in enumerate(view.active)]
    block, _ = hand(cards, 0, size, cells)
    return (label, *centred(block, cells))


def _empty(view: State) -> str:
    free = isinstance(view.step, Acting | MustShow)
    return "Nothing on the table: any set may be shown." if free else "Nothing on the table."


def _since(view: State) -> str:
    scouts = view.scouts
    return f"   scouted since: {scouts}" if scouts and not view.for_two else ""


def _taken_end(desk: ScoutDesk | None) -> str | None:
    return desk.end if isinstance(desk, Scouting) else None


def _drawn(card: Card, look: Look, target: object) -> HandCard:
    return HandCard(str(card.up or "?"), str(card.down or "?"), look, target)


def _idle_hand(view: State, seat: Seat, cells: int, rows: int) -> Block:
    """The hand of a seat that has nothing to decide."""
    cards = view.players[seat].hand
    block, _ = hand([_drawn(card, "plain", None) for card in cards], 0, card_width(len(cards), cells, rows), cells)
    return (row(" Your hand"), *block)


def _hand(desk: ScoutDesk, cells: int, rows: int) -> Block:
    cards = desk.hand
    size = card_width(len(cards), cells, rows)
    cursor, length = _marked(desk)
    drawn = [_drawn(card, _look(desk, place), place) for place, card in enumerate(cards)]
    block, first = hand(drawn, cursor, size, cells)
    shown = marker(cursor, first, size, length) if length else ()
    return (_label(desk), *block, shown, _preview(desk))


def _label(desk: ScoutDesk) -> Row:
    match desk:
        case Turning(turned=turned):
            return row(" Your hand  ", Span("turned" if turned else "as dealt", "strong"))
        case Scouting():
            return row(" Your hand with the card in it")
        case Choosing(scouted=None):
            return row(" Your hand")
        case Choosing():
            return row(" Your hand after the scout; choose what to show")


def _marked(desk: ScoutDesk) -> tuple[int, int]:
    match desk:
        case Turning():
            return 0, 0
        case Scouting(at=at):
            return at, 1
        case Choosing():
            return desk.show.start, desk.show.length


def _look(desk: ScoutDesk, place: int) -> Look:
    if isinstance(desk, Scouting) and place == desk.at:
        return "incoming"
    if isinstance(desk, Choosing) and desk.show.length > 1 and 0 <= place - desk.show.start < desk.show.length:
        return "selected"
    return "plain"


def _preview(desk: ScoutDesk) -> Row:
    match desk:
        case Turning():
            return row(" Every card swaps its two numbers; the order stays.")
        case Scouting():
            return _scout_preview(desk)
        case Choosing():
            return _show_preview(desk)


def _show_preview(desk: Choosing) -> Row:
    if desk.refusal is not None:
        return row(Span(f" {glyphs.NO} ", "bad"), desk.refusal.text)
    cards = desk.hand[desk.show.start : desk.show.start + desk.show.length]
    name = set_kind(cards) if len(cards) == 1 else f"{numbers(cards)}, {set_kind(cards)}"
    beaten = desk.view.active
    gain = f", beats {numbers(beaten)}, collects {len(beaten)}" if beaten else ", the table is empty"
    return row(Span(f" {glyphs.YES} ", "good"), f"{name}{gain}")


def _scout_preview(desk: Scouting) -> Row:
    start, length = longest_through(ups(desk.hand), desk.at)
    made = desk.hand[start : start + length]
    makes = f"makes {numbers(made)}, {set_kind(made)}" if length > 1 else "joins no neighbour"
    if desk.refusal is not None:
        return row(Span(f" {glyphs.NO} ", "bad"), desk.refusal.text)
    return row(Span(f" {glyphs.YES} ", "good"), f"a {desk.card.up} ({desk.card.down} below): {makes}")
