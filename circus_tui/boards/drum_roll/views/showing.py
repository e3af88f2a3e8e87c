"""What is decided in a show: who is on next, trailers, cards, skipped salaries."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views import cards, circus
from circus_tui.boards.drum_roll.views.sight import Sight, described, headed, said, verdict, window
from circus_tui.paint import Block, Row, Span, row
from circus_tui.screens.drum_roll.decisions.showing import PerformDecision, PickDecision, SkipDecision, TrailerDecision
from rules.drum_roll.wording import coins, copy_name, name_of

_TIGHT = 12
"""Rows up to which a reason is kept short; w tells all of it."""


def performing(sight: Sight, decision: PerformDecision, room: int) -> Block:
    """Who has not been on; what performing and flipping would bring."""
    head = headed(sight, Span("Who is on next?", "heading"), "  each once, in any order")
    rows = circus.act_lines(sight, decision.seat, decision.acts, decision.cursor)
    flip = decision.refusal_of(decision.flip)
    turned = decision.acts[decision.cursor].performer
    salary = f"from the next show on its salary is {turned.secondary_salary}"
    text = f"t: {described(decision, decision.flip)}; its cubes go, and {salary}."
    enter = verdict(sight, decision.refusal, f"Enter: {described(decision, decision.move)}.")
    turning = verdict(sight, flip, text, 2 if room > _TIGHT else 1)
    return (head, *window(rows, decision.cursor, room - len(enter) - len(turning) - 1), *enter, *turning)


def giving(sight: Sight, decision: TrailerDecision, room: int) -> Block:
    """Who may get the trailer."""
    rows = circus.act_lines(sight, decision.seat, decision.player.acts, decision.cursor)
    act = decision.player.acts[decision.cursor]
    text = f"{described(decision, decision.move)}: its salary is 1 less in every show ({act.performer.salary} now)."
    head = headed(sight, Span("Who gets the trailer?", "heading"))
    return (head, *window(rows, decision.cursor, room - 3), *verdict(sight, decision.refusal, text))


def picking(sight: Sight, decision: PickDecision) -> Block:
    """The two cards."""
    other = decision.cards[1 - decision.cursor]
    head = headed(sight, Span("Keep one of two", "heading"), "  the other goes under the deck")
    rows = (
        cards.line(sight, card, number, chosen=number == decision.cursor, usable=False)
        for number, card in enumerate(decision.cards)
    )
    return (
        head,
        *rows,
        *verdict(
            sight,
            decision.refusal,
            f"{described(decision, decision.move)}; {copy_name(decision.view, other.id)} goes under the deck.",
        ),
        *circus.hand(sight, decision.seat),
    )


def skipping(sight: Sight, decision: SkipDecision, room: int) -> Block:
    """Salaries, with those that are skipped marked."""
    rows = tuple(_salary(decision, number, code, salary) for number, (code, salary) in enumerate(decision.due))
    due = sum(salary for code, salary in decision.due if code not in decision.marked)
    head = headed(sight, Span("Who is not paid?", "heading"), f"  {len(decision.marked)} of {decision.number} marked")
    listed = (head, *window(rows, decision.cursor, room - 3))
    have = f"{coins(due)} to pay; you have {decision.player.coins}."
    if not decision.marked:
        return (*listed, *said(sight, f"Space marks whose salary is skipped: {decision.number} in all. {have}"))
    return (*listed, *verdict(sight, decision.refusal, f"{described(decision, decision.move)}. {have}"))


def _salary(decision: SkipDecision, number: int, code: str, salary: int) -> Row:
    chosen, marked = number == decision.cursor, code in decision.marked
    drawn = row(
        Span(f"{glyphs.POINTER if chosen else ' '}", "cursor"),
        Span(f"[{glyphs.YES if marked else ' '}] ", "good"),
        Span(name_of(decision.view, code), "selected" if chosen else ""),
        f"  {'skipped' if marked else f'pay {salary}{glyphs.COIN}'}",
    )
    return tuple(span._replace(target=number) for span in drawn)
