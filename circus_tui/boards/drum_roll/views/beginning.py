"""What is decided before the first turn and at the start of one: performers, cubes, coins for the bank."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.desks.beginning import BankDesk, CubesDesk, KeepDesk
from circus_tui.boards.drum_roll.views.sight import Sight, described, headed, said, verdict
from circus_tui.paint import Block, Span, row
from circus_tui.widgets.cubes import LETTERS, cube
from circus_tui.widgets.performer import Line, lines
from rules import drum_roll
from rules.core import seat_after
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.endgame import bank_prestige
from rules.drum_roll.wording import coins


def keeping(sight: Sight, desk: KeepDesk) -> Block:
    """The two performers, and what keeping the one at the cursor means."""
    drawn = [
        Line(
            performer,
            mark=str(number + 1),
            price=f"{performer.cost}{glyphs.COIN}",
            chosen=number == desk.cursor,
            target=number,
        )
        for number, performer in enumerate(desk.dealt)
    ]
    kept, other = desk.dealt[desk.cursor], desk.dealt[1 - desk.cursor]
    text = (
        f"Keep {kept.name} for {kept.cost} of your {coins(desk.view.figures.starting_coins)}; {other.name} goes to"
        f" {{{seat_after(desk.seat, desk.view.seats)}}}, and you pay for whoever comes to you."
    )
    head = headed(sight, Span("Your two performers", "heading"), "  one stays, one goes to the left")
    return (head, *lines(drawn, sight.cells), *verdict(sight, None, text))


def taking(sight: Sight, desk: CubesDesk) -> Block:
    """The colours with the cursor, what has been taken, and what is wanted."""
    stock = desk.view.supply.cubes
    choices: list[Span | str] = [" "]
    for place, colour in enumerate(COLOURS):
        chosen = place == desk.cursor
        lead = Span(glyphs.POINTER if chosen else " ", "cursor")
        name = Span(colour, "selected" if chosen else "")
        parts = (lead, cube(colour, there=stock[place] > 0), Span(" "), name, Span("  "))
        choices += (span._replace(target=("cube", place)) for span in parts)
    taken = row(
        Span(" You take: ", "heading"),
        *(part for colour in desk.taken for part in (cube(colour), Span(" "))),
        Span(f"{glyphs.HOLLOW} " * desk.left, "dim"),
    )
    wanted = [
        f"{act.performer.name} {' '.join(LETTERS[colour] for colour in act.missing)}"
        for act in desk.player.acts
        if act.missing
    ]
    text = (
        f"Your performers still ask for: {', '.join(wanted)}." if wanted else "None of your performers asks for a cube."
    )
    done = verdict(sight, desk.refusal, f"{described(desk, desk.move)}.") if not desk.left else said(sight, text)
    return (row(*choices), taken, *done)


def banking(sight: Sight, desk: BankDesk) -> Block:
    """How many coins are stored, and what they will be worth."""
    after = drum_roll.step(desk.view, desk.seat, desk.move).players[desk.seat]
    stored = f"{coins(after.stored)} in store, worth {bank_prestige(after)} prestige at the end"
    text = f"{described(desk, desk.move)}: {stored}; {coins(after.coins)} left."
    amount = row(
        " Store ", Span(f"{glyphs.BEFORE} {desk.coins} {glyphs.AFTER}", "selected"), f" of at most {desk.most}"
    )
    return (amount, *verdict(sight, desk.refusal, text))
