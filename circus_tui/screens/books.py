"""The text of rulebooks, and the clauses it is made of."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

import attrs

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
    def title(self) -> str:
        """The heading without its number."""
        bare = self.heading.removeprefix("§ ")
        return bare.removeprefix(self.number).strip()


def rulebook_text(slug: str) -> str:
    """Give a game's rulebook as Markdown."""
    return resources.files(f"rules.{slug}").joinpath("rulebook.md").read_text(encoding="utf-8")


def sections(text: str) -> tuple[Section, ...]:
    """Take a rulebook apart at its headings."""
    found = list(_HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return tuple(
        Section(len(match[1]), match[2], text[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )


def marked(text: str, sought: str) -> str:
    """Mark every place where a word stands, in any case of its letters. Nothing but marks is written as code."""
    plain = re.sub(r"`([^`]*)`", r"**\1**", text)
    return re.sub(re.escape(sought), _mark, plain, flags=re.IGNORECASE) if sought else plain


def _mark(found: re.Match[str]) -> str:
    """Bold code; only code where the word goes on, since Markdown lets bold end at the end of a word alone."""
    inside = found.string[found.end() : found.end() + 1].isalnum() or found.string[: found.start()][-1:].isalnum()
    return f"`{found[0]}`" if inside else f"**`{found[0]}`**"
