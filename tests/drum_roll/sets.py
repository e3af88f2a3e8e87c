"""A card set that somebody might have typed in, and ways to spoil one."""

from __future__ import annotations

from typing import Any

from rules.drum_roll.card_set import SHIPPED


def tables() -> dict[str, Any]:
    """The tables of the shipped set, as its file has them: without a fingerprint."""
    form: dict[str, Any] = SHIPPED.form
    del form["fingerprint"]
    return form


def typed_in() -> dict[str, Any]:
    """The shipped set with other numbers: dearer cards, scarce cubes, and an act that asks for one colour twice."""
    form = tables()
    form["components"] |= {"cubes_per_colour": 9, "trailers": 2, "discount_tokens": 3}
    form["actions"]["invest_cost"] = 0
    form["tickets"]["track"] = [5, 1, 1]
    form["endgame"]["perfect_show"] = 7
    form["performer"][0] |= {"cost": 9, "cubes": ["red", "red", "white"], "name": "Somebody Else's Act"}
    return form
