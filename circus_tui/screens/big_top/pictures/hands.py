"""The hand in groups: to play, or to call, or neither, and why."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.names import cut
from circus_tui.screens import suits
from circus_tui.screens.big_top.decisions import Fulfilling, Playing
from circus_tui.screens.big_top.pictures.charts import viewer
from circus_tui.screens.contract import Scene
from circus_tui.widgets.card_groups import CardGroups, Group, Verdict
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import TURN, seat_name
from rules.big_top.clauses import Clause
from rules.big_top.outlook import Prospect
from rules.big_top.pieces import UNSEEN, Card
from rules.big_top.state import State
from rules.core import Refusal
from rules.wording import counted


def hand(scene: Scene) -> Zone[CardGroups]:
    """The hand of the seat, with what each card could do."""
    view: State = scene.view
    seat = viewer(scene)
    if isinstance(scene.decision, Playing):
        decision = scene.decision
        player = view.players[decision.seat]
        title = row(
            Span(f"{TURN} ", "gold bold"),
            seat_name(decision.seat, cut(scene.names[decision.seat], 16)),
            Span(f" · ${player.track} · ", "ink"),
            Span("pass: nothing else is possible" if decision.passes else "play one card or call one", "gold"),
        )
        groups = _groups(decision.prospects)
        return Zone(CardGroups(groups, decision.cursor), title, _count(player.hand), "heavy")
    cards = view.players[seat].hand if seat is not None else ()
    seen = tuple(card for card in cards if card is not UNSEEN)
    if seat is None or not seen:
        return Zone(CardGroups((), nothing=_nothing(scene, cards)), _title(scene))
    why = (
        "NOT THIS TURN: a called card that fits goes first"
        if isinstance(scene.decision, Fulfilling)
        else suits.held(scene).upper()
    )
    verdicts = tuple(Verdict(suits.drawn(card, sunk=True), suits.waits(view.piles, card), "dim", -1) for card in seen)
    return Zone(CardGroups((Group((why, "NOT NOW"), "dim", verdicts),)), _title(scene), _count(cards))


def _nothing(scene: Scene, cards: tuple[Card, ...]) -> str:
    """Why no card is seen."""
    if not cards:
        return "No card is held."
    if isinstance(scene.decision, Fulfilling):
        return "A called card comes first; the others wait."
    return "The cards are covered."


def _title(scene: Scene) -> Row:
    return row(Span(suits.held(scene), "gold"))


def _count(cards: tuple[Card, ...]) -> Row:
    return row(Span(counted(len(cards), "card"), "dim"))


def _groups(prospects: tuple[Prospect, ...]) -> tuple[Group, ...]:
    plays, calls, neither = [], [], []
    reasons: set[Refusal] = set()
    for number, each in enumerate(prospects):
        if each.play is None:
            money = each.money
            words = (f"play  +${money}", f"play +${money}", f"+${money}") if money else ("play", "✓")
            plays.append(Verdict(suits.drawn(each.card), words, "green", number))
        elif each.call is None:
            calls.append(Verdict(suits.drawn(each.card), ("call", "$3"), "gold", number))
        else:
            reasons.add(each.call)
            neither.append(Verdict(suits.drawn(each.card, sunk=True), _no(each.call), "bad", number))
    other = "or " if plays else ""
    waits = (f"{other}CALL: onto your $3, it waits there until it fits", f"{other}CALL: onto your $3")
    return (
        Group(("PLAY: onto its pile", "PLAY"), "green", tuple(plays)),
        Group((*waits, "CALL to $3", "CALL"), "gold", tuple(calls)),
        Group(_why(reasons), "bad", tuple(neither)),
    )


def _no(refusal: Refusal) -> tuple[str, ...]:
    match refusal.clause:
        case Clause.ONE_SUIT:
            return ("✗ suit called", "✗ called", "✗")
        case Clause.FULL:
            return ("✗ chart full", "✗ full", "✗")
        case _:
            return ("✗ not now", "✗")


def _why(reasons: set[Refusal]) -> tuple[str, ...]:
    clauses = {reason.clause for reason in reasons}
    if clauses == {Clause.ONE_SUIT}:
        return ("NEITHER: you have called their suit already", "NEITHER: suit called already", "NEITHER", "✗")
    if clauses == {Clause.FULL}:
        return ("NEITHER: your chart is full", "NEITHER: chart full", "NEITHER", "✗")
    return ("NEITHER", "✗")
