"""Quick questions, line by line, until somebody has had enough."""

from __future__ import annotations

from circus_tui.learning.drilling import PEOPLE, Drilling
from circus_tui.learning.repetition import TABLE_READY
from circus_tui.plain.choosing import choose, numbered
from circus_tui.plain.console import Console
from circus_tui.plain.telling import cited
from circus_tui.storage.store import Store
from rules.core import name_seats


def drill(store: Store, console: Console, drilling: Drilling) -> None:
    """Ask one question after the other. Raises `Left`, EOFError and `StoreError`."""
    drilling.recall(store)
    console.say(f"Quick questions: {TABLE_READY} right answers in a row and you are ready for the table. quit: back.")
    while True:
        drilling.ask()
        question = drilling.question
        console.say(question.text, *numbered(question.answers))
        place = choose(console, range(len(question.answers)), question.answers)
        drilling.judge(store, place)
        said = "Right." if place == question.answer else f"No: {question.right}."
        row = f" {drilling.row} in a row." if drilling.row > 1 else ""
        console.say(f"{said} {name_seats(question.why, PEOPLE)} {cited(question.clause)}{row}")
        if drilling.is_passed:
            console.say("You are ready for the table.")
