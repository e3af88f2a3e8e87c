"""Tokens of several kinds: each a word, two letters, a sign and a colour; and how many of those needed are there."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from circus_tui.drawing.paint import Row, Span, joined

HELD = "▮"
MISSING = "▯"
STAR = "★"


@attrs.frozen
class Token:
    """A kind of token: its word, its code of two letters, its sign, its colour's name; a long word has a short form."""

    word: str
    code: str
    sign: str
    role: str
    short: str = ""

    @property
    def narrow(self) -> str:
        """Its word where there are twelve cells for it."""
        return self.short or self.word

    @property
    def wordings(self) -> tuple[str, ...]:
        """Its sign and word, the longest form first."""
        return f"{self.sign} {self.word}", self.word, f"{self.sign} {self.narrow}", self.narrow


@attrs.frozen
class Need:
    """How many of a kind something asks for, and how many are there, perhaps more."""

    token: Token
    need: int
    have: int

    @property
    def missing(self) -> int:
        """How many are not there."""
        return max(0, self.need - self.have)


def chip(token: Token, count: int, *, star: bool = False) -> Span:
    """`Gl4★` on the kind's colour."""
    return Span(f"{token.code}{count}{STAR if star else ''}", f"asset-ink on {token.role} bold")


def marks(needs: Iterable[Need], *, off: bool = False) -> Row:
    """One sign a place: `▮` filled, `▯` missing, in the colours of the kinds; faint for what is out of reach."""
    return joined(_mark(each, place, off) for each in needs for place in range(each.need))


def _mark(each: Need, place: int, off: bool) -> Span:
    held = place < each.have
    part = "/35" if off else "" if held else "/70"
    return Span(HELD if held else MISSING, f"{each.token.role}{part}")


def held(needs: Iterable[Need]) -> tuple[int, int]:
    """How many places are filled, and how many there are."""
    listed = tuple(needs)
    return sum(each.need - each.missing for each in listed), sum(each.need for each in listed)
