"""The text of rulebooks, and the clauses it is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui.screens.seeking import pattern
from rules import GAMES
from rules.teaching.example import taught_with

_MENTIONED: Final = re.compile(r"§ (\d+\.\d+)")
_MOST_LINKS: Final = 4
_HEADING: Final = re.compile(r"^(#{1,3}) +(.*)$", re.MULTILINE)


@attrs.frozen
class Section:
    """A part of a rulebook: how deep its heading stands (1 for the title), the heading, and the text up to the next."""

    depth: int
    heading: str
    text: str

    @property
    def number(self) -> str:
        """`3.2` for a clause, `3` for a chapter, nothing for the title."""
        first, _, rest = self.heading.removeprefix("§ ").partition(" ")
        return first if rest and first[0].isdigit() else ""

    @property
    def is_rule(self) -> bool:
        """Whether it is a numbered rule, and no chapter."""
        return self.heading.startswith("§ ")

    @property
    def title(self) -> str:
        """The heading without its number."""
        bare = self.heading.removeprefix("§ ")
        return bare.removeprefix(self.number).strip()


def sections(text: str) -> tuple[Section, ...]:
    """Take a rulebook apart at its headings."""
    found = list(_HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return tuple(
        Section(len(match[1]), match[2], text[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )


def in_contents(book: Sequence[Section], place: int) -> str:
    """The title of a section as the contents have it: without the words of the chapter that it stands in."""
    title = book[place].title
    chapters = [each.title for each in book[:place] if not each.is_rule]
    rest = title.removeprefix(f"{chapters[-1]}: ") if chapters else title
    return rest[:1].upper() + rest[1:]


def marked(text: str, sought: str) -> str:
    """Mark every place where a word stands, or another that means the same, in any case of its letters.

    Nothing but marks is written as code.
    """
    plain = re.sub(r"`([^`]*)`", r"**\1**", text)
    return pattern(sought).sub(_mark, plain) if sought else plain


def _mark(found: re.Match[str]) -> str:
    """Bold code; only code where the word goes on, since Markdown lets bold end at the end of a word alone."""
    inside = found.string[found.end() : found.end() + 1].isalnum() or found.string[: found.start()][-1:].isalnum()
    return f"`{found[0]}`" if inside else f"**`{found[0]}`**"


def links(slug: str, book: tuple[Section, ...], section: Section) -> tuple[Section, ...]:
    """Where one would read on about a rule: what it names, what names it, and what is taught together with it.

    Where that is nothing, the others of its chapter.
    """
    mine = section.number
    named = _MENTIONED.findall(section.text)
    naming = [each.number for each in book if mine in _MENTIONED.findall(each.text)]
    clause = next(each for each in GAMES[slug].CLAUSES if each.number == mine)
    together = [each.number for each in taught_with(slug, clause)]
    by_number = {each.number: each for each in book if each.is_rule}
    chapter = [each for each in by_number if each.partition(".")[0] == mine.partition(".")[0]]
    numbers = [each for each in dict.fromkeys((*named, *naming, *together) or chapter) if each != mine]
    return tuple(by_number[each] for each in numbers if each in by_number)[:_MOST_LINKS]


def ranked(book: tuple[Section, ...], sought: str) -> tuple[int, ...]:
    """Give the places of the sections in which a word, or one that means the same, stands; the best one first."""
    typed, any_word = re.compile(re.escape(sought), re.IGNORECASE), pattern(sought)

    def rank(place: int) -> tuple[int, ...]:
        section = book[place]
        counts = (-len(each.findall(part)) for part in (section.title, section.text) for each in (typed, any_word))
        return (not section.is_rule, *counts)

    places = (place for place, each in enumerate(book) if any_word.search(f"{each.heading} {each.text}"))
    return tuple(sorted(places, key=rank))
