"""A quick question on Tombola."""

from __future__ import annotations

from typing import Final

from rules.tombola.clauses import Clause
from rules.tombola.state import Options

from rules.chance import below
from rules.core import Randomness
from rules.teaching.drill import Drills, Question, yes_no


def beyond(rng: Randomness) -> Question:
    """Whether a ticket is too much."""
    limit, held, ticket = Options().limit, 1 + below(14, rng), 1 + below(9, rng)
    holds = held + ticket > limit
    why = f"{held} and {ticket} are {held + ticket}."
    return yes_no(f"You have {held} and draw a {ticket}. Are you out?", why, Clause.BEYOND, holds=holds)


DRILLS: Final[Drills] = {"beyond": beyond}
