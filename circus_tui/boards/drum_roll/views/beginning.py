"""What is decided before the first turn and at the start of one: performers, cubes, coins for the bank."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views.sight import Sight, described, headed, said, verdict
from circus_tui.boards.rows.cubes import LETTERS, cube
from circus_tui.boards.rows.performer import Line, lines
from circus_tui.paint import Block, Span, row
from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from rules import drum_roll
from rules.core import seat_after
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.endgame import bank_prestige
from rules.drum_roll.wording import coins


def keeping(sight: Sight, decision: KeepDecision) -> Block:
    """The two performers, and what keeping the one at the cursor means."""
    drawn = [
        Line(
            performer,
            mark=str(number + 1),
            price=f"{performer.cost}{glyphs.COIN}",
            chosen=number == decision.cursor,
            target=number,
        )
        for number, performer in enumerate(decision.dealt)
    ]
    kept, other = decision.dealt[decision.cursor], decision.dealt[1 - decision.cursor]
    text = (
        f"Keep {kept.name} for {kept.cost} of your {coins(decision.view.figures.starting_coins)}; {other.name} goes to"
        f" {{{seat_after(decision.seat, decision.view.seats)}}}, and you pay for whoever comes to you."
    )
    head = headed(sight, Span("Your two performers", "heading"), "  one stays, one goes to the left")
    return (head, *lines(drawn, sight.cells), *verdict(sight, None, text))


def taking(sight: Sight, decision: CubesDecision) -> Block:
    """The colours with the cursor, what has been taken, and what is wanted."""
    stock = decision.view.supply.cubes
    choices: list[Span | str] = [" "]
    for place, colour in enumerate(COLOURS):
        chosen = place == decision.cursor
        lead = Span(glyphs.POINTER if chosen else " ", "cursor")
        name = Span(colour, "selected" if chosen else "")
        parts = (lead, cube(colour, there=stock[place] > 0), Span(" "), name, Span("  "))
        choices += (span._replace(target=("cube", place)) for span in parts)
    taken = row(
        Span(" You take: ", "heading"),
        *(part for colour in decision.taken for part in (cube(colour), Span(" "))),
        Span(f"{glyphs.HOLLOW} " * decision.left, "dim"),
    )
    wanted = [
        f"{act.performer.name} {' '.join(LETTERS[colour] for colour in act.missing)}"
        for act in decision.player.acts
        if act.missing
    ]
    text = (
        f"Your performers still ask for: {', '.join(wanted)}." if wanted else "None of your performers asks for a cube."
    )
    done = (
        verdict(sight, decision.refusal, f"{described(decision, decision.move)}.")
        if not decision.left
        else said(sight, text)
    )
    return (row(*choices), taken, *done)


def banking(sight: Sight, decision: BankDecision) -> Block:
    """How many coins are stored, and what they will be worth."""
    after = drum_roll.step(decision.view, decision.seat, decision.move).players[decision.seat]
    stored = f"{coins(after.stored)} in store, worth {bank_prestige(after)} prestige at the end"
    text = f"{described(decision, decision.move)}: {stored}; {coins(after.coins)} left."
    amount = row(
        " Store ", Span(f"{glyphs.BEFORE} {decision.coins} {glyphs.AFTER}", "selected"), f" of at most {decision.most}"
    )
    return (amount, *verdict(sight, decision.refusal, text))
