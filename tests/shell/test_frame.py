"""What stands round every board: the news is told in whole sentences."""

from __future__ import annotations

from circus_tui.boards.rows.frame import news
from circus_tui.paint import text_of

OLD = "A sentence so long that it takes two rows of thirty cells."
NEW = "A short one."


def told(room: int) -> list[str]:
    return [text_of(line).strip() for line in news((OLD, NEW), 36, room)]


def test_the_newest_comes_last_and_a_sentence_is_told_as_a_whole_or_not_at_all() -> None:
    assert told(3) == ["A sentence so long that it takes", "two rows of thirty cells.", NEW]
    assert told(2) == [NEW]
    assert told(0) == []
    assert told(-1) == []


def test_a_sentence_for_which_there_is_too_little_room_is_seen_to_be_cut() -> None:
    (line,) = (text_of(each).strip() for each in news((OLD,), 36, 1))
    assert line.startswith("A sentence so long")
    assert line.endswith("…")
