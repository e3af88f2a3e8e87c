"""The hand as it is held: turned or not, with what would be shown raised, or with a card on its way into it."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.screens.scout.pictures.table import drawn, kind
from circus_tui.widgets.hand import Bracket, Hand
from circus_tui.widgets.picture import Zone
from rules.scout import pieces
from rules.scout.sets import longest_through, reaches
from rules.scout.state import State, ups
from rules.scout.wording import numbers
from rules.wording import counted_in_words


def hand(scene: Scene) -> dict[str, Zone[Hand]]:
    """The panel of the hand; both ways up while that is chosen."""
    match scene.decision:
        case Turning() as decision:
            return _both_ways(decision)
        case Choosing() as decision:
            return {"hand": _choosing(decision)}
        case Scouting() as decision:
            return {"hand": _scouting(decision)}
        case _:
            return _idle(scene)


def _idle(scene: Scene) -> dict[str, Zone[Hand]]:
    view: State = scene.view
    if scene.seat is None:
        return {}
    cards = view.players[scene.seat].hand
    return {"hand": Zone(Hand(tuple(map(drawn, cards))), row(Span(scene.hand, "gold")), _size(cards))}


def _size(cards: tuple[pieces.Card, ...]) -> Row:
    words = counted_in_words(len(cards), "card")
    return row(Span(f"{words}, in fixed order", "dim"))


def _choosing(decision: Choosing) -> Zone[Hand]:
    show, cards = decision.show, decision.hand
    chosen = cards[show.start : show.start + show.length]
    name = kind(chosen)
    label = f"{numbers(chosen)}, {name.partition(',')[0]}" if show.length > 1 and name else name or "✗ no set"
    bracket = Bracket(show.start, show.start + show.length - 1, label)
    raised = (show.start, show.start + show.length - 1)
    title = "Your hand" if decision.scouted is None else "Your hand after the scout: what do you show?"
    value = Hand(tuple(map(drawn, cards)), raised, decision.cursor, (bracket,))
    return Zone(value, row(Span(title, "gold")), _size(cards), "heavy")


def _scouting(decision: Scouting) -> Zone[Hand]:
    """The words of the frame stay while the card moves: a frame that changes is painted anew with all that is in it."""
    cards = decision.hand
    start, length = longest_through(ups(cards), decision.at)
    made = cards[start : start + length]
    label = f"makes {numbers(made)}, {kind(made).partition(',')[0]}" if length > 1 else "joins no neighbour"
    brackets = (Bracket(start, start + length - 1, label),)
    hint = row(Span(f"{key('left', 'right')} ", "gold bold"), Span(f"one of {len(cards)} places", "dim"))
    title = row(Span("3 ", "teal bold"), Span("Where it goes in your hand", "gold"))
    value = Hand(tuple(map(drawn, cards)), None, decision.at, brackets, decision.at)
    return Zone(value, title, hint, "heavy")


def _both_ways(decision: Turning) -> dict[str, Zone[Hand]]:
    """Both ways up, one above the other: the one Enter keeps bright, the other in dusk."""
    cards = decision.view.players[decision.seat].hand
    zones = {}
    for turned in (False, True):
        held = tuple(card.turned for card in cards) if turned else cards
        kept = turned == decision.turned
        arrow = Span("► ", "gold bold") if kept else Span("")
        name = "Turn the whole hand" if turned else "Keep it as dealt"
        value = Hand(
            tuple(drawn(card, dusk=not kept) for card in held),
            brackets=tuple(Bracket(a, b, numbers(held[a : b + 1]), kept) for a, b in sets(held)),
            target="turned" if turned else "dealt",
        )
        hint = row(Span(f"{key('up', 'down')} ", "gold bold"), Span("the other way up", "dim")) if kept else ()
        role = "gold bold" if kept else "ink"
        zones["turned" if turned else "dealt"] = Zone(
            value,
            row(arrow, Span(name, role)),
            hint or row(Span("the order of the cards stays", "dim")),
            "heavy" if kept else "thin",
        )
    return zones


def sets(cards: tuple[pieces.Card, ...]) -> tuple[tuple[int, int], ...]:
    """The sets of two and more that stand side by side in a hand, none inside another: their first and last cards."""
    found: list[tuple[int, int]] = []
    for start, reach in enumerate(reaches(ups(cards))):
        if reach > 1 and not (found and start + reach - 1 <= found[-1][1]):
            found.append((start, start + reach - 1))
    return tuple(found)
