"""What a table has seen, in chapters: one for each round, hand or phase, as the game's heading names them. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import attrs

from rules.core import Event, Seat, name_seats
from rules.wording import seat_name

_OVER: Final = " is over"


@attrs.frozen
class Sentence:
    """Something that was seen: after which entry of the log, whose move it was (None for chance), and the words."""

    entry: int
    seat: Seat | None
    words: str


@attrs.frozen
class Chapter:
    """A stretch of the game under one heading."""

    title: str
    sentences: tuple[Sentence, ...]


def chapters(
    told: Sequence[tuple[Event, ...]], names: Sequence[str], place_before: Callable[[int], str]
) -> tuple[Chapter, ...]:
    """Divide what was seen entry by entry; `place_before` says how far the game was before an entry.

    What comes while a round is over, as a new deal, belongs to the next one.
    """
    found: list[tuple[str, list[Sentence]]] = []
    for number, events in enumerate(told):
        if not events:
            continue
        place = place_before(number)
        if place.endswith(_OVER) and number + 1 < len(told):
            place = place_before(number + 1)
        title = place.removesuffix(_OVER).replace("  ", ", ")
        if not found or found[-1][0] != title:
            found.append((title, []))
        found[-1][1].extend(_sentences(number, events, names))
    return tuple(Chapter(title, tuple(sentences)) for title, sentences in found)


@attrs.frozen
class Turn:
    """What one player did, without a pause by another; what nobody did belongs to whom it happened after."""

    seat: Seat | None
    sentences: tuple[Sentence, ...]


def turns(chapter: Chapter, since: int = 0) -> tuple[Turn, ...]:
    """Divide a chapter by whose doing it is, and before what has been done since so many entries."""
    found: list[Turn] = []
    for sentence in chapter.sentences:
        parted = found and found[-1].sentences[-1].entry < since <= sentence.entry
        if found and not parted and sentence.seat in (None, found[-1].seat):
            found[-1] = attrs.evolve(found[-1], sentences=(*found[-1].sentences, sentence))
        else:
            found.append(Turn(sentence.seat, (sentence,)))
    return tuple(found)


def _sentences(number: int, events: Sequence[Event], names: Sequence[str]) -> Iterator[Sentence]:
    for event in events:
        yield Sentence(number, _seat_of(event.text, len(names)), name_seats(event.text, names))


def _seat_of(template: str, seats: int) -> Seat | None:
    """Whom a sentence is about: the player it begins with."""
    return next((seat for seat in range(seats) if template.startswith(seat_name(seat))), None)


def of_player(chapter: Chapter, seat: Seat | None) -> Chapter:
    """Only what is about one player; everything for None."""
    if seat is None:
        return chapter
    return attrs.evolve(chapter, sentences=tuple(each for each in chapter.sentences if each.seat == seat))


def counted(all_chapters: Sequence[Chapter], seat: Seat) -> int:
    """Count the sentences about one player."""
    return sum(each.seat == seat for chapter in all_chapters for each in chapter.sentences)


def ending(chapter: Chapter) -> str:
    """What a folded chapter says of itself: how it ended."""
    return chapter.sentences[-1].words
