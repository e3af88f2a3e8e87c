"""A card set: every card and every number of a game, as one value with a public form.

The shipped set lies beside this module; whoever owns the printed game may put another in its place.
"""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import Final, Self

import attrs

from rules.codec import BadForm, Formed
from rules.core import implements
from rules.drum_roll.card_reader import Contents, read_contents
from rules.drum_roll.cards import Card, Member, Performer, Region
from rules.drum_roll.clauses import Clause
from rules.drum_roll.figures import Figures
from rules.drum_roll.investment_cards import Investment
from rules.plain import quote, read_toml

_FILE: Final = Path(__file__).with_name("drum_roll.toml")


@implements(Clause.SET)
@attrs.frozen(repr=False)
class CardSet(Formed):
    """Every card of a game. Two sets are equal when their forms are; `text` is the form as JSON."""

    text: str
    figures: Figures = attrs.field(eq=False)
    performers: tuple[Performer, ...] = attrs.field(eq=False)
    personnel: tuple[Member, ...] = attrs.field(eq=False)
    investments: tuple[Investment, ...] = attrs.field(eq=False)
    regions: tuple[Region, ...] = attrs.field(eq=False)

    @classmethod
    def read(cls, form: object) -> Self:
        """Check a set to the last field, and its fingerprint if it has one. Raises `BadForm`, naming card and field."""
        fingerprint, tables = _parted(form)
        contents: Contents = read_contents(tables)
        found = cls(
            json.dumps(tables, sort_keys=True),
            contents.figures,
            contents.performers,
            contents.personnel,
            contents.investments,
            contents.regions,
        )
        if fingerprint not in (None, found.fingerprint):
            raise BadForm(f"{quote(fingerprint)} is not the fingerprint of these cards, {found.fingerprint} is")
        return found

    @property
    def form(self) -> dict[str, object]:
        """The public form: the tables of the file, and the fingerprint."""
        return {"fingerprint": self.fingerprint, **json.loads(self.text)}

    @property
    def fingerprint(self) -> str:
        """A short text that two sets share only if they are equal."""
        return hashlib.blake2b(self.text.encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        return f"CardSet({self.fingerprint})"

    def __str__(self) -> str:
        return f"from a file ({self.fingerprint})"

    def card(self, code: str) -> Card | None:
        """Find a card by its id, an investment by the id of a copy; None if the set has no such card."""
        return self._index.get(code)

    @cached_property
    def _index(self) -> dict[str, Card]:
        cards: tuple[Card, ...] = (*self.performers, *self.personnel, *self.investments, *self.regions)
        return {card.id: card for card in cards}


def _parted(form: object) -> tuple[object, object]:
    """The fingerprint, None if there is none, and the tables."""
    if not isinstance(form, dict):
        return None, form
    return form.get("fingerprint"), {name: table for name, table in form.items() if name != "fingerprint"}


def template() -> str:
    """The text of the shipped set's file: to be copied and filled in with the cards of a printed game."""
    return _FILE.read_text(encoding="utf-8")


SHIPPED: Final = CardSet.read(read_toml(template()))
"""This project's own set."""
