"""Quick questions on Circus Combat: does a die fit, whose trick is it, what is it worth in its place."""

from __future__ import annotations

from typing import Final

from rules.chance import below, die
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, Faces, TrickId
from rules.circus_combat.hands import misfit, wanted
from rules.circus_combat.pieces import DECK, Card
from rules.circus_combat.scoring import show
from rules.circus_combat.tricks import Trick, majority
from rules.core import Randomness
from rules.teaching.drill import Drills, Question, among, yes_no
from rules.wording import counted

_KINDS: Final[tuple[tuple[TrickId, int, int], ...]] = (
    ("one_pair", 2, 0),
    ("three_of_a_kind", 2, 1),
    ("four_of_a_kind", 3, 1),
    ("five_of_a_kind", 3, 2),
)
"""Tricks of equal dice, with how many of them are one's own and how many red."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def _some(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces)) or "no dice"


def _hand(card: Card, size: int, rng: Randomness) -> Faces:
    """So many dice that the trick could bear."""
    faces: Faces = ()
    while len(faces) < size:
        fits = wanted(card.pattern, faces)
        faces = tuple(sorted((*faces, fits[below(len(fits), rng)])))
    return faces


def fits(rng: Randomness) -> Question:
    """Whether a die fits on a trick."""
    card, face = DECK[below(len(DECK), rng)], die(rng)
    faces = _hand(card, 1 + below(card.pattern.size - 1, rng), rng)
    why = misfit(card.pattern, faces, face)
    told = f"It does not: {why}." if why else f"Before it the hand {Trick(card, (faces, ())).needs}."
    return yes_no(
        f"{card.pattern.title}, with {_some(faces)} on it. Does a {face} fit?", told, Clause.FITS, holds=not why
    )


def takes(rng: Randomness) -> Question:
    """Who takes a complete trick."""
    card = DECK[below(len(DECK), rng)]
    owners: tuple[list[int], list[int], list[int]] = ([], [], [])
    for face in _hand(card, card.pattern.size, rng):
        owners[below(3, rng) if below(2, rng) else below(2, rng)].append(face)
    trick = Trick(card, (tuple(owners[0]), tuple(owners[1])), tuple(owners[2]))
    taker, names = majority(trick).taker, ("you", "Ben")
    right = "nobody" if taker is None else names[taker]
    counts, sums = majority(trick).counts, majority(trick).sums
    why = f"{counts[0]} own dice to {counts[1]}, sums {sums[0]} to {sums[1]}; red dice do not count."
    mine, his, red = map(_some, (*trick.own, trick.red))
    text = f"A complete {card.pattern.title}: yours {mine}; Ben's {his}; red {red}. Who takes it?"
    return among(text, right, ("you", "Ben", "nobody"), why, Clause.TAKE, rng)


def points(rng: Randomness) -> Question:
    """What a trick is worth in its place."""
    place, run = below(BOX.queue, rng), below(3, rng)
    colours = [BOX.colours[0] if number >= place - run else BOX.colours[number % 2 + 1] for number in range(place + 1)]
    kind, own, red = _KINDS[below(len(_KINDS), rng)]
    face = die(rng)
    last = Trick(Card.of(colours[-1], kind), ((face,) * own, ()), (face,) * red)
    queue = [Trick(Card.of(colour, "one_pair")) for colour in colours[:-1]]
    worth = show((*queue, last), 0)[-1]
    before = "the first of its colour" if worth.colour == 1 else f"number {worth.colour} of its colour in a row"
    pips = f"On it your pips are {worth.own}, the red ones {worth.red}"
    text = f"Your {_PLACES[place]} trick, {before}. {pips}. What is it worth?"
    wrong = (
        (worth.own - worth.red) * worth.place,
        (worth.own - worth.red) * worth.colour,
        worth.own * worth.place * worth.colour,
        worth.own - worth.red,
        (worth.own + worth.red) * worth.place * worth.colour,
        2 * worth.points,
    )
    why = f"{worth.own} less {worth.red}, by place times {worth.place}, by colour times {worth.colour}."
    clause = Clause.BY_COLOUR if worth.colour > 1 else Clause.BY_PLACE
    return among(text, counted(worth.points, "point"), (counted(each, "point") for each in wrong), why, clause, rng)


DRILLS: Final[Drills] = {"fits": fits, "takes": takes, "points": points}
