"""The sums of a game: every score is explained as far as there is room, and a cut is seen to be one."""

from __future__ import annotations

import attrs

from circus_tui.boards.rows.outcome import outcome
from circus_tui.paint import text_of
from rules.core import Result

RESULT = Result(
    "Turn 5 of 5",
    ("event", "how", "best"),
    (("26", "program 7: 9 table + 5 earlier programs + 12 podiums", "26"), ("-", "nothing produced", "7")),
    ("{0} wins.",),
)


def shown(cells: int, height: int) -> list[str]:
    return [text_of(line).rstrip() for line in outcome(RESULT, ("Ana", "Ben"), (0,), cells, final=True, height=height)]


def test_a_sum_that_is_too_long_is_broken_where_there_is_room() -> None:
    assert shown(60, 8)[2:] == [
        " ★ Ana 26    program 7: 9 table + 5 earlier programs +   26",
        "             12 podiums",
        "   Ben -     nothing produced                             7",
        " Ana wins.",
    ]


def test_where_there_is_none_it_ends_with_a_sign() -> None:
    for height in (0, 5):
        assert shown(60, height)[2:] == [
            " ★ Ana 26    program 7: 9 table + 5 earlier programs…    26",
            "   Ben -     nothing produced                             7",
            " Ana wins.",
        ]


def test_what_fits_stays_in_its_row() -> None:
    assert len(shown(80, 20)) == 5


def test_notes_are_run_together_before_they_push_anything_off_the_screen() -> None:
    several = attrs.evolve(RESULT, notes=("{0} wins.", "{1} loses a coin.", "Nobody is sorry."))
    for height, notes in ((7, 3), (6, 1)):
        rows = outcome(several, ("Ana", "Ben"), (0,), 60, final=True, height=height)
        assert len(rows) == 4 + notes
    assert text_of(rows[-1]).strip() == "Ana wins. Ben loses a coin. Nobody is sorry."


def test_long_headings_give_way_before_short_ones() -> None:
    columns = ("hand", "Clowns", "Sideshow", "Animals", "Performers", "track", "total")
    rows = (("14", "+5", "lost 7", "lost 3", "lost 10", "+9", "138"), ("37", "+3", "+10", "+5", "+7", "+12", "212"))
    receipts = attrs.evolve(RESULT, columns=columns, rows=rows, notes=())
    heads = text_of(outcome(receipts, ("Ana", "Maximilian Long"), (), 60, final=False)[1])
    assert heads.split() == ["hand", "Clowns", "Sidesh", "Animal", "Perform", "track", "total"]
