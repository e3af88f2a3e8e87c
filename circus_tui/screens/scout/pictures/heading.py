"""How far a match is, and what the signs on the table mean."""

from __future__ import annotations

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.card import Card
from circus_tui.widgets.hand import Hand
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.title_bar import Heading, breadcrumb
from rules.scout.state import Dealing, Orienting, Over, State

LEGEND = (
    "◇ scout chips and ▤ collected cards count one point each; ▮ cards left in the hand cost one each.",
    "This round: what it would bring a player now, collected + chips \N{MINUS SIGN} cards left; pts: rounds played.",
    "● Scout & Show (S&S) may still be used in this round, ○ it has been used.",
    "A card counts with its upper number; the lower right one counts if the card is turned.",
    "◄ ► the ends of the set on the table: these cards can be scouted.",
    "Cards that stand higher are those you would show; + marks a place for the card you would scout.",
)

_PHASES = ("Turn the hand", "Play", "Score")


def heading(view: State) -> Heading:
    """Say which round it is, or which has just ended, and which part of it."""
    ended = isinstance(view.step, Dealing) and bool(view.rounds)
    game = "SCOUT for two" if view.for_two else "SCOUT"
    if isinstance(view.step, Over):
        return Heading(game, f"the end of {view.seats} rounds")
    place = f"round {len(view.rounds) + (0 if ended else 1)} of {view.seats}"
    present = 2 if ended else 0 if isinstance(view.step, Orienting | Dealing) else 1
    return Heading(game, place + (" is over" if ended else ""), breadcrumb(_PHASES, present))


def idea() -> tuple[Zone[Hand], Zone[Hand]]:
    """The game at a glance: a run, and what beats it."""
    run = Hand((Card(3, 8), Card(4, 1), Card(5, 9)))
    equal = Hand((Card(7, 2), Card(7, 4), Card(7, 10)))
    return (
        Zone(run, row(Span("A run of three", "gold"))),
        Zone(equal, row(Span("Three equal beat it", "gold"))),
    )
