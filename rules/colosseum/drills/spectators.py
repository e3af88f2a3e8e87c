"""Questions on events: who comes, what tokens draw, and what a noble that is moved brings."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.colosseum.board import RESTING, Arena, onward
from rules.colosseum.clauses import Clause
from rules.colosseum.drills.tables import table, you
from rules.colosseum.engine import step
from rules.colosseum.moves import MedalMove, MoveNoble
from rules.colosseum.outlook import nobles_inside, spectators
from rules.colosseum.pieces import FACES, JOKER, NOBLES, PROGRAMS, Asset, Noble, Program, count
from rules.colosseum.state import Deciding, MovingNobles, Player, Staging
from rules.colosseum.wording import medals_text, noble_name, tokens_text
from rules.core import Randomness, listing
from rules.teaching.drill import Question, among
from rules.wording import counted, in_words

_ELSEWHERE: Final = 15
"""A space in nobody's arena."""


_SOURCES: Final = {"table": "the program", "programs": "earlier programs"}
"""What a line of a count of spectators is called, if not by its own name."""


def event(rng: Randomness) -> Question:
    """How many spectators come to an event."""
    staged = PROGRAMS[below(len(PROGRAMS), rng)]
    lacks = below(min(3, len(staged.table)), rng)
    tokens = count(shuffled(_asked(staged), rng)[lacks:])
    player = attrs.evolve(
        you(staged.spaces), tokens=tokens, programs=(staged.number,), tickets=below(3, rng), podiums=below(3, rng)
    )
    guest = NOBLES[below(len(NOBLES), rng)] if below(2, rng) else None
    places = tuple(player.arena.first if noble is guest else _ELSEWHERE for noble in NOBLES)
    came = spectators(attrs.evolve(table(player), nobles=places), 0, staged.number)
    assert came is not None
    draws = listing(map(str, staged.table[:3]), "or")
    has = listing(
        (
            counted(player.tickets, "season ticket"),
            counted(player.podiums, "podium"),
            *((f"{_guest(guest)} in your arena",) if guest else ()),
        )
    )
    text = f"Complete, or with 1 or 2 missing, a program draws {draws}. You lack {lacks} and have {has}. How many come?"
    wrong = (
        came.total - came.tickets,
        came.total - came.podiums,
        came.total - came.nobles,
        came.table,
        came.total + 3,
        came.total + 5,
    )
    parts = listing(f"{number} by {_SOURCES.get(name, name)}" for name, number in came.lines if number)
    answers = (_spectators(each) for each in wrong)
    return among(text, _spectators(came.total), answers, f"{parts}.", Clause.SPECTATORS, rng)


def _guest(noble: Noble) -> str:
    """`the emperor`, `a consul`."""
    return noble_name(noble) if noble.id == "emperor" else f"a {noble_name(noble).partition(' ')[0]}"


def _spectators(number: int) -> str:
    return f"{number} spectators"


def _asked(staged: Program) -> list[Asset]:
    return [asset for asset, number in staged.need for _ in range(number)]


_SIMPLE: Final = PROGRAMS[:12]
"""Programs whose assets can be told in a line or two."""

_CANNOT: Final = "it cannot be produced"


def assets(rng: Randomness) -> Question:
    """What the tokens at hand draw to a program, other programs produced before counted."""
    staged = _SIMPLE[below(len(_SIMPLE), rng)]
    held = tuple(asset for asset, number in staged.need for _ in range(below(number + 2, rng)))
    held += (JOKER,) * below(2, rng)
    before = tuple(sorted({1 + below(10, rng) for _ in range(below(3, rng))} - {staged.number}))
    player = attrs.evolve(you(staged.spaces), tokens=count(held), programs=before, produced=before)
    missing = staged.size - staged.held(player.tokens)
    jokers = min(player.tokens[JOKER.index], missing)
    came = spectators(table(player), 0, staged.number, jokers)
    earlier = f", {in_words(len(before))} other produced before" if before else ""
    draws = ", ".join(map(str, staged.table))
    text = (
        f"A program asks for {tokens_text(_asked(staged))}; it draws {draws} by what is missing. You have "
        f"{tokens_text(held)}{earlier}. How many come?"
    )
    near = [_spectators(each) for each in _near(staged, missing - jokers, 5 * len(before))]
    if came is None:
        why = f"It needs at least {staged.minimum} of its {staged.size} assets, jokers counted."
        return among(text, _CANNOT, near[:2], why, Clause.EVENT, rng)
    lacks = f"{in_words(missing - jokers)} missing" if missing > jokers else "nothing missing"
    why = f"With {lacks} it draws {came.table}, and 5 for each other program that you have produced."
    right = _spectators(came.total)
    wrong = [each for each in shuffled((_CANNOT, *near), rng) if each != right]
    return among(text, right, wrong[:2], why, Clause.SPECTATORS, rng)


def _near(staged: Program, missing: int, extra: int) -> tuple[int, ...]:
    """What would be drawn with an asset more or less, or with nothing added for other programs."""
    at = min(missing, len(staged.table) - 1)
    near = [staged.table[place] for place in (at + 1, at - 1) if 0 <= place < len(staged.table)]
    return (*(each + extra for each in near), staged.table[at] + (0 if extra else 5), staged.table[at] + extra + 3)


_NOTHING: Final = "nothing"


def noble(rng: Randomness) -> Question:
    """What moving a noble brings: a medal, spectators, both or nothing."""
    moved, paid = NOBLES[below(len(NOBLES), rng)], below(3, rng) == 0
    arena = Arena(8, 2 + below(3, rng)) if below(2, rng) else Arena(4 + below(2, rng), 2 + below(3, rng))
    face = FACES[1 + below(len(FACES) - 1, rng)]
    steps = (1 + below(3, rng)) * (1 if below(2, rng) else -1) if paid else face.steps[0]
    wished = (arena.first + below(arena.spaces, rng), sorted(RESTING)[below(len(RESTING), rng)], _ELSEWHERE)
    begin = onward(wished[min(2, below(5, rng) // 2)], -steps)
    places = tuple(begin if each is moved else _ELSEWHERE + 2 for each in NOBLES)
    player = Player(arena, medals=1)
    agenda = (Staging(0) if paid else MovingNobles(0, (face,), (0,), ()), Deciding(1), Deciding(2))
    before = attrs.evolve(table(player, *agenda), nobles=places)
    after = step(before, 0, MedalMove(moved, steps) if paid else MoveNoble(moved, (0,), steps))
    earned = after.players[0].medals - player.medals + paid
    guests = moved.spectators if moved in nobles_inside(after, 0) else 0
    how = "For a medal" if paid else "With a die"
    way = f"{in_words(abs(steps))} {'space' if abs(steps) == 1 else 'spaces'} {'back' if steps < 0 else 'on'}"
    rests = listing(map(str, sorted(RESTING)))
    text = (
        f"Your arena is on the spaces {arena.first} to {arena.inside[-1]}; resting spaces are {rests}. {how} you move "
        f"{noble_name(moved)} {way}, from {begin} to {onward(begin, steps)}. What does that bring?"
    )
    right = _brings(earned, guests)
    wrong = [_brings(medals, more) for medals in (0, 1) for more in (0, moved.spectators)]
    rule = "A move for a medal earns none" if paid else "A die that ends on a resting space earns a medal"
    return among(text, right, wrong, f"{rule}; {_INSIDE}.", Clause.MEDAL_MOVES if paid else Clause.RESTING, rng)


_INSIDE: Final = "a noble within your arena is 7, 5 or 3 spectators"


def _brings(medals: int, guests: int) -> str:
    parts = [medals_text(medals)] if medals else []
    return listing([*parts, *([_spectators(guests)] if guests else [])]) or _NOTHING
