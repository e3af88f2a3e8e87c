"""What all decide together: the vote, and the questions put to the table."""

from __future__ import annotations

from circus_tui.boards.drum_roll.views.sight import Sight, headed, menu, said
from circus_tui.paint import Block, Span
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision
from rules.drum_roll.votes import tally, virtual_votes


def voting(sight: Sight, decision: VoteDecision) -> Block:
    """Start or delay."""
    view, figures = decision.view, decision.view.figures
    last = view.turn.number + 1 == figures.turns_max
    if not decision.cursor:
        text = "The show begins if more vote to start; a tie goes as the starting player voted."
    elif last:
        penalty = f"every delay vote costs {figures.seventh_turn_penalty} prestige"
        text = f"Turn {figures.turns_max} would be the last; if it is played, {penalty}."
    else:
        text = f"Turn {view.turn.number + 1} would be played before the show."
    if virtual_votes(view):
        text += " With two players one vote for delay is added."
    head = headed(sight, Span("Your vote", "heading"), "  secret; all are seen together")
    return (head, *menu(sight, decision, decision.choices, decision.cursor), *said(sight, text))


def asking(sight: Sight, decision: AnyoneDecision) -> Block:
    """What the table is asked."""
    ballot = sight.view.ballot
    if not decision.doubles or ballot is None:
        what = "Cards may be played, and the Show Organizer given back, before the turn ends."
        return (headed(sight, Span("The turn ends", "heading")), *said(sight, what))
    delay, start = tally(sight.view, ballot)
    sides = [
        f"{{{seat}}} {'delay' if wants else 'start'}{f' +{ballot.doubled[seat]}' if ballot.doubled[seat] else ''}"
        for seat, wants in enumerate(ballot.delay)
    ]
    text = f"{', '.join(sides)}: {delay} to delay, {start} to start. {{{sight.view.turn.start}}} decides a tie."
    return (headed(sight, Span("The votes are seen", "heading")), *said(sight, text))
