"""What is decided in a show: who is on next, trailers, cards, skipped salaries."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.desks.showing import PerformDesk, PickDesk, SkipDesk, TrailerDesk
from circus_tui.boards.drum_roll.views import cards, circus
from circus_tui.boards.drum_roll.views.sight import Sight, described, headed, said, verdict, window
from circus_tui.paint import Block, Row, Span, row
from rules.drum_roll.wording import coins, copy_name, name_of

_TIGHT = 12
"""Rows up to which a reason is kept short; w tells all of it."""


def performing(sight: Sight, desk: PerformDesk, room: int) -> Block:
    """Who has not been on; what performing and flipping would bring."""
    head = headed(sight, Span("Who is on next?", "heading"), "  each once, in any order")
    rows = circus.act_lines(sight, desk.seat, desk.acts, desk.cursor)
    flip = desk.refusal_of(desk.flip)
    turned = desk.acts[desk.cursor].performer
    salary = f"from the next show on its salary is {turned.secondary_salary}"
    text = f"t: {described(desk, desk.flip)}; its cubes go, and {salary}."
    enter = verdict(sight, desk.refusal, f"Enter: {described(desk, desk.move)}.")
    turning = verdict(sight, flip, text, 2 if room > _TIGHT else 1)
    return (head, *window(rows, desk.cursor, room - len(enter) - len(turning) - 1), *enter, *turning)


def giving(sight: Sight, desk: TrailerDesk, room: int) -> Block:
    """Who may get the trailer."""
    rows = circus.act_lines(sight, desk.seat, desk.player.acts, desk.cursor)
    act = desk.player.acts[desk.cursor]
    text = f"{described(desk, desk.move)}: its salary is 1 less in every show ({act.performer.salary} now)."
    head = headed(sight, Span("Who gets the trailer?", "heading"))
    return (head, *window(rows, desk.cursor, room - 3), *verdict(sight, desk.refusal, text))


def picking(sight: Sight, desk: PickDesk) -> Block:
    """The two cards."""
    other = desk.cards[1 - desk.cursor]
    head = headed(sight, Span("Keep one of two", "heading"), "  the other goes under the deck")
    rows = (
        cards.line(sight, card, number, chosen=number == desk.cursor, usable=False)
        for number, card in enumerate(desk.cards)
    )
    return (
        head,
        *rows,
        *verdict(
            sight, desk.refusal, f"{described(desk, desk.move)}; {copy_name(desk.view, other.id)} goes under the deck."
        ),
        *circus.hand(sight, desk.seat),
    )


def skipping(sight: Sight, desk: SkipDesk, room: int) -> Block:
    """Salaries, with those that are skipped marked."""
    rows = tuple(_salary(desk, number, code, salary) for number, (code, salary) in enumerate(desk.due))
    due = sum(salary for code, salary in desk.due if code not in desk.marked)
    head = headed(sight, Span("Who is not paid?", "heading"), f"  {len(desk.marked)} of {desk.number} marked")
    listed = (head, *window(rows, desk.cursor, room - 3))
    have = f"{coins(due)} to pay; you have {desk.player.coins}."
    if not desk.marked:
        return (*listed, *said(sight, f"Space marks whose salary is skipped: {desk.number} in all. {have}"))
    return (*listed, *verdict(sight, desk.refusal, f"{described(desk, desk.move)}. {have}"))


def _salary(desk: SkipDesk, number: int, code: str, salary: int) -> Row:
    chosen, marked = number == desk.cursor, code in desk.marked
    drawn = row(
        Span(f"{glyphs.POINTER if chosen else ' '}", "cursor"),
        Span(f"[{glyphs.YES if marked else ' '}] ", "good"),
        Span(name_of(desk.view, code), "selected" if chosen else ""),
        f"  {'skipped' if marked else f'pay {salary}{glyphs.COIN}'}",
    )
    return tuple(span._replace(target=number) for span in drawn)
