"""What has no room is said in fewer words, goes on in the next row, or says how much more there is; no fact is cut."""

from __future__ import annotations

import pytest

from circus_tui.drawing.paint import Row, Span, row, text_of, width
from circus_tui.drawing.wordings import as_many, best_row, shorter
from circus_tui.screens.lately import told
from circus_tui.widgets.news import News, Told
from circus_tui.widgets.picture import Room
from circus_tui.widgets.prompt import Asked, Prompt
from circus_tui.widgets.seats import named
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.ticker import Reported, Sentence, Ticker

NAMES = ("Ana", "Benjamin")
LONG = "Benjamin's Agent (white or yellow) turned a red cube into white; that was all: nothing more."


def texts(lines: tuple[Row, ...]) -> list[str]:
    return [text_of(line) for line in lines]


def test_a_sentence_leaves_out_brackets_and_then_its_last_clauses() -> None:
    whole = "B Benjamin's Agent (white or yellow) turned a red cube into white; that was all: nothing more."
    assert list(dict.fromkeys(texts(tuple(shorter(named(LONG, NAMES)))))) == [
        whole,
        whole.replace(" (white or yellow)", ""),
        "B Benjamin's Agent turned a red cube into white; that was all.",
        "B Benjamin's Agent turned a red cube into white.",
    ]
    assert texts(tuple(shorter(row("Show 1, turn 5: Ana starts.")))) == ["Show 1, turn 5: Ana starts."] * 2 + [
        "Show 1, turn 5."
    ]


@pytest.mark.parametrize("cells", range(10, 120, 7))
def test_what_happened_last_is_whole_or_not_there(cells: int) -> None:
    line = told(("Ana passes.", LONG), NAMES, cells)
    assert width(line) <= cells
    assert not line or text_of(line).endswith(".")
    assert bool(line) == (cells >= len("Last: … B's Agent turned a red cube into white."))


def test_news_in_a_narrow_panel_go_on_below_or_leave_clauses_out() -> None:
    value = Told((named("Ana passes.", NAMES), named(LONG, NAMES)))
    assert not any("…" in line for line in texts(News().paint(value, Room(45, 6))))
    assert texts(News().paint(value, Room(45, 2)))[-1] == " B's Agent turned a red cube into white."
    (line,) = Ticker().paint(Reported((), (Sentence(named(LONG, NAMES)),)), Room(60, 1))
    assert text_of(line) == "B Benjamin's Agent turned a red cube into white."


def test_a_list_says_how_many_more_there_are() -> None:
    parts = [row(Span(name)) for name in ("Agent", "Assistant", "Orchestra")]
    assert text_of(as_many(row("has "), parts, 40)) == "has Agent  Assistant  Orchestra"
    assert text_of(as_many(row("has "), parts, 25)) == "has Agent  Assistant  +1"
    assert text_of(as_many(row("has "), parts, 14)) == "has Agent  +2"
    assert text_of(as_many(row("has "), parts, 8)) == "has 3"


def test_a_row_that_is_too_long_goes_on_below_as_long_as_rows_are_free() -> None:
    value = Rows((row(" one two three four"), row(" five six seven eight")), indent=2)
    assert texts(TextRows().paint(value, Room(12, 4))) == [" one two", "  three four", " five six", " seven eight"]
    assert texts(TextRows().paint(value, Room(12, 3))) == [" one two", "  three four", " five six s…"]


def test_a_refusal_takes_the_place_of_what_is_asked_before_it_is_cut() -> None:
    refusal = "✗ Performers dark 4 cannot be called: Performers dark 6 is on your chart."
    asked = Asked(sentence=row(refusal), asks=row("► A Ana: play a card, or call one."))
    assert " ".join(texts(Prompt().paint(asked, Room(58, 2)))) == refusal
    assert text_of(Prompt().paint(asked, Room(80, 2))[1]).startswith("► A Ana")
    longer = Asked(sentence=row(f"{refusal} § 2.8 One called card of a suit"), asks=asked.asks)
    assert " ".join(texts(Prompt().paint(longer, Room(44, 2)))) == refusal


def test_of_wordings_none_of_which_fits_the_shortest_is_cut() -> None:
    assert text_of(best_row((row("a longer wording"), row("a wording")), 6)) == "a wor…"


def test_in_one_row_what_is_asked_stays() -> None:
    asked = Asked(sentence=row("Read a column: own pips, then the red ones."), asks=row("Ana had nine tricks."))
    assert texts(Prompt().paint(asked, Room(30, 1))) == ["Ana had nine tricks."]
