"""The Fan Tan table as text: the players and the piles side by side, the pot, and the hand with what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.rows import suits
from circus_tui.boards.rows.choices import Entry, Note, choices, notes, rows_for
from circus_tui.boards.rows.frame import headed
from circus_tui.boards.rows.suits import entry, named, pile_table, rooms, run, set_beside, then, waiting, waits
from circus_tui.names import WIDEST
from circus_tui.paint import Block, Row, Span, fit, row, shortened
from circus_tui.screens.contract import Scene
from circus_tui.screens.fan_tan.decisions import Playing
from rules import fan_tan
from rules.big_top.pieces import UNSEEN, Card, missing
from rules.core import Seat, name_seats
from rules.fan_tan.prospects import Prospect
from rules.fan_tan.state import Dealing, Over, State

LEGEND: Final = (*suits.LEGEND, f"{glyphs.PEANUT} a peanut in the pot. paid: peanuts paid into the pot in this hand.")

WITH_HEADINGS: Final = 18
"""Rows from which the hand has a heading."""

_NOTES: Final = 3
"""Rows for the card at the cursor."""

_FACTS: Final = 22
"""Cells for the numbers of a player."""


def title(view: State) -> str:
    """Say which hand it is."""
    ended = isinstance(view.step, Dealing | Over) and view.hands
    number = len(view.hands) + (0 if ended else 1)
    return f"Fan Tan  hand {number}" + ("" if view.hands_in_match is None else f" of {view.hands_in_match}")


def paint(scene: Scene) -> Block:
    """Draw the table, and the hand of the seat that looks."""
    decision = scene.decision if isinstance(scene.decision, Playing) else None
    view: State = scene.view
    left, right = rooms(scene.cells)
    table = set_beside(_players(view, scene.names, left), pile_table(view.piles, right))
    top = (*table, _pot(view, scene.cells))
    room = scene.height - len(top)
    body = _hand(scene, decision, room) if decision else _idle(scene, view, scene.seat, room)
    return tuple(shortened(line, scene.cells) for line in (*top, *body))


def _players(view: State, names: Sequence[str], cells: int) -> Block:
    size = min(WIDEST, cells - 1 - _FACTS)
    heading = row(Span(f" {'Player'[:size]:<{size}}  cards peanuts  paid", "dim"))
    rows = [_player(view, seat, names[seat], size) for seat in range(view.seats)]
    return tuple(fit(line, cells) for line in (heading, *rows))


def _player(view: State, seat: Seat, name: str, cells: int) -> Row:
    player = view.players[seat]
    acts = seat in fan_tan.to_act(view)
    known = fit((Span(f"{glyphs.TURN if acts else ' '}{name}", "turn" if acts else "strong"),), cells + 1)
    return row(
        *known,
        f"{len(player.hand):>6}c{player.peanuts:>8}{player.paid:>6}",
    )


def _pot(view: State, cells: int) -> Row:
    """The pot with every peanut in it, as far as they can be shown."""
    shown = glyphs.PEANUT * min(view.pot, cells - 12)
    return row(Span(f" Pot {view.pot:>3}  ", "strong"), Span(shown, "turn"))


def _heading(scene: Scene, text: str) -> Block:
    return (headed(text, scene.cells),) if scene.height >= WITH_HEADINGS else ()


def _hand(scene: Scene, decision: Playing, room: int) -> Block:
    prospects = decision.prospects
    fitting = sum(prospect.why_not is None for prospect in prospects)
    above = _heading(scene, f"Your hand: {fitting} of {len(prospects)} to play")
    room -= len(above)
    rows = min(rows_for(len(prospects)), max(1, room - _NOTES))
    hand = choices([_entry(prospect) for prospect in prospects], decision.cursor, scene.cells, rows)
    return (*above, *hand, *notes(_about(decision, scene.names), scene.cells, min(_NOTES, room - rows)))


def _entry(prospect: Prospect) -> Entry:
    if prospect.why_not is None:
        return entry(prospect.card, ("play",), "good")
    return entry(prospect.card, waits(prospect.missing), "dim")


def _about(decision: Playing, names: Sequence[str]) -> tuple[Note, ...]:
    """What to know about the card at the cursor."""
    view, card, refusal = decision.view, decision.prospect.card, decision.prospect.why_not
    if decision.passes:
        pays = "pays a peanut into the pot and" if view.players[decision.seat].peanuts else "has no peanut to pay and"
        passing = Note("PASS", (f"Nothing of yours fits: Enter {pays} passes.", f"Enter {pays} passes."), "bad")
        return (passing, Note("WAITS", (f"{named(card)} waits for {run(decision.prospect.missing)}.",)))
    if refusal is not None:
        return (Note("NO", (name_seats(refusal.text, names),), "bad"),)
    hand = view.players[decision.seat].hand
    after = then(view.piles, card, lambda following: "in your hand" if following in hand else "in another hand")
    return (_play_note(view, decision.seat, card), after, *_behind(hand, card))


def _play_note(view: State, seat: Seat, card: Card) -> Note:
    if len(view.players[seat].hand) > 1:
        return Note("PLAY", (f"{named(card)} goes on its pile.",))
    return Note("OUT", (f"{named(card)} is your last card: you take the pot of {view.pot}.",), "good")


def _behind(hand: Sequence[Card], card: Card) -> tuple[Note, ...]:
    """Which cards of the own hand cannot be played before this one."""
    suit, pile = card.suit, card.pile
    held = [each for each in hand if each is not card and (each.suit == suit if card.is_poster else each.pile == pile)]
    return (Note("YOURS", (f"{run(held)} cannot be played before it.",)),) if held else ()


def _idle(scene: Scene, view: State, seat: Seat | None, room: int) -> Block:
    """The hand of a seat that has nothing to decide."""
    if seat is None or isinstance(view.step, Dealing | Over) or UNSEEN in view.players[seat].hand:
        return ()
    above = _heading(scene, "Your hand")
    entries = [waiting(card, missing(view.piles, card)) for card in view.players[seat].hand]
    return (*above, *choices(entries, None, scene.cells, room - len(above)))
