"""Investment cards on the screen: what each does, and what can be done with it now."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views.sight import Sight, headed, verdict, window
from circus_tui.boards.rows.cubes import cubes_in_words
from circus_tui.paint import Block, Row, Span, fit, row
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from rules import drum_roll
from rules.drum_roll.cards import Investment
from rules.drum_roll.outlook import CardUse
from rules.drum_roll.state import hand_limit

_NAME = 28


def meaning(card: Investment) -> str:
    """What a card does, shortly."""
    star, coin = glyphs.STAR, glyphs.COIN
    match card.venture:
        case "unblock":
            return "place on a taken cube action"
        case "trailer":
            return "a trailer for a performer"
        case "fire":
            return "fire a performer at no cost"
        case "double_vote":
            return "your vote counts once more"
        case "income":
            return f"{card.coins}{coin}"
        case "income_cube":
            return f"{card.coins}{coin} for a cube"
        case "trailer_bonus":
            return f"at the end: {card.bonus}{star} a trailer"
        case "personnel_bonus":
            return f"at the end: {card.bonus}{star} a member"
        case "resource_bonus":
            return f"at the end: 1{star} for {card.cubes_per_prestige} cubes"
        case "extended_applause":
            return f"+{card.per_outstanding}{star} outstanding, {card.per_poor}{star} poor"
        case "extra_resources":
            shown = cubes_in_words((card.colour,)) if card.colour else ""
            return f"{card.cubes_colour} {shown} cubes or 1 of any colour"


def line(sight: Sight, card: Investment, number: int, *, chosen: bool, usable: bool) -> Row:
    """A card in a list."""
    lead = Span(f"{glyphs.POINTER if chosen else ' '}{glyphs.YES if usable else ' '} ", "cursor" if chosen else "good")
    name = fit((Span(card.name, "selected" if chosen else "strong"),), _NAME)
    return tuple(span._replace(target=number) for span in fit(row(lead, *name, f" {meaning(card)}"), sight.cells))


def hand(sight: Sight, decision: CardsDecision, room: int) -> Block:
    """The hand, with what the card at the cursor would do."""
    held, limit = len(decision.player.hand), hand_limit(sight.view, decision.seat)
    head = headed(sight, Span("Your cards", "heading"), f" {held}, limit {limit}  ", Span("x hides them", "dim"))
    rows = tuple(
        line(sight, use.card, number, chosen=number == decision.cursor, usable=bool(use.moves))
        for number, use in enumerate(decision.uses)
    )
    return (head, *window(rows, decision.cursor, room - 3), *_would(sight, decision, decision.use))


def _would(sight: Sight, decision: CardsDecision, use: CardUse) -> Block:
    if decision.move is None:
        return verdict(sight, decision.refusal, "")
    text = drum_roll.describe(sight.view, decision.seat, decision.move)
    ways = f"  ({decision.way + 1} of {len(use.moves)}: left, right)" if len(use.moves) > 1 else ""
    return verdict(sight, None, f"Enter: {text}.{ways}")
