"""Quick questions on Colosseum: who comes to an event, and who holds a star."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.colosseum.board import Arena
from rules.colosseum.clauses import Clause
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import NOBLES, NOTHING, PROGRAMS, STARS, count, plus
from rules.colosseum.stars import holders
from rules.colosseum.state import Player, Spectators, State, position
from rules.colosseum.wording import asset_name, noble_name
from rules.core import Randomness, listing
from rules.teaching.drill import Drills, Question, among
from rules.wording import counted

_TABLE: Final = (Arena(8), Arena(21), Arena(32))


def _came(state: State, number: int) -> Spectators:
    found = spectators(state, 0, number, 0)
    assert found is not None
    return found


def event(rng: Randomness) -> Question:
    """How many spectators come to an event."""
    staged = PROGRAMS[below(len(PROGRAMS), rng)]
    lacks = below(min(3, len(staged.table)), rng)
    wanted = [asset for asset, number in staged.need for _ in range(number)]
    tokens = count(shuffled(wanted, rng)[lacks:])
    you = Player(
        Arena(8, staged.spaces), tokens=tokens, programs=(staged.number,), tickets=below(3, rng), podiums=below(3, rng)
    )
    guest = NOBLES[below(len(NOBLES), rng)] if below(2, rng) else None
    state = position((you, Player(_TABLE[1]), Player(_TABLE[2])))
    places = tuple(8 if noble is guest else 15 for noble in NOBLES)
    came = _came(attrs.evolve(state, nobles=places), staged.number)
    draws = listing(map(str, staged.table[:3]), "or")
    has = listing(
        (
            counted(you.tickets, "season ticket"),
            counted(you.podiums, "podium"),
            *((f"{noble_name(guest)} in your arena",) if guest else ()),
        )
    )
    text = f"Complete, or with 1 or 2 missing, a program draws {draws}. You lack {lacks} and have {has}. Who comes?"
    wrong = (
        came.total - came.tickets,
        came.total - came.podiums,
        came.total - came.nobles,
        came.table,
        came.total + 3,
        came.total + 5,
    )
    parts = listing(f"{number} {name}" for name, number in came.lines if number)
    answers = (f"{each} spectators" for each in wrong)
    return among(text, f"{came.total} spectators", answers, f"{parts}.", Clause.SPECTATORS, rng)


def star(rng: Randomness) -> Question:
    """Who holds a star."""
    asset = STARS[below(len(STARS), rng)]
    before = (3 + below(2, rng), 1 + below(3, rng), 1 + below(3, rng))
    after = tuple(number + below(3, rng) for number in before)
    held = tuple(0 if other is asset else None for other in STARS)
    players = tuple(
        Player(arena, tokens=plus(NOTHING, (asset,) * number)) for arena, number in zip(_TABLE, after, strict=True)
    )
    holder = holders(players, held)[STARS.index(asset)]
    names = ("you", "Ben", "Cleo")
    right = "nobody" if holder is None else names[holder]
    name = asset_name(asset)
    text = (
        f"You hold the {name} star with {before[0]}. Now you have {after[0]}, Ben {after[1]}, Cleo {after[2]} of them. "
        "Who holds it?"
    )
    why = "The most, three or more, hold it; an equal does not take it away; several who overtake leave it to nobody."
    return among(text, right, (*names, "nobody"), why, Clause.STARS, rng)


DRILLS: Final[Drills] = {"event": event, "star": star}
