"""Questions on queues: what a trick is worth in its place, what a swap does to it, the score, the end of a game."""

from __future__ import annotations

from typing import Final

from rules.chance import below, die, shuffled
from rules.circus_combat.clauses import Clause
from rules.circus_combat.drills.hands import PEOPLE
from rules.circus_combat.engine import step
from rules.circus_combat.figures import BOX, FACES, TrickId
from rules.circus_combat.moves import Place, Swap
from rules.circus_combat.pieces import Card
from rules.circus_combat.scoring import Performance, fatigue_points, show, total
from rules.circus_combat.state import Player, State, other, position
from rules.circus_combat.steps import Dice, Over, Placing, Swapping
from rules.circus_combat.tricks import Trick
from rules.core import Randomness, Seat, listing
from rules.teaching.drill import Question, among
from rules.wording import counted, plural

_KINDS: Final[tuple[tuple[TrickId, int, int], ...]] = (
    ("one_pair", 2, 0),
    ("three_of_a_kind", 2, 1),
    ("three_of_a_kind", 1, 2),
    ("four_of_a_kind", 3, 1),
    ("five_of_a_kind", 3, 2),
)
"""Tricks of equal dice, with how many of them are one's own and how many red."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def _trick(colour: str, rng: Randomness) -> Trick:
    """A complete trick that one has taken."""
    kind, own, red = _KINDS[below(len(_KINDS), rng)]
    face = die(rng)
    return Trick(Card.of(colour, kind), ((face,) * own, ()), (face,) * red)


def points(rng: Randomness) -> Question:
    """What a trick is worth in its place."""
    place, run = below(BOX.queue, rng), below(3, rng)
    colours = [BOX.colours[0] if number >= place - run else BOX.colours[number % 2 + 1] for number in range(place + 1)]
    queue = [Trick(Card.of(colour, "one_pair")) for colour in colours[:-1]]
    worth = show((*queue, _trick(colours[-1], rng)), 0)[-1]
    before = "the first of its colour" if worth.colour == 1 else f"number {worth.colour} of its colour in a row"
    pips = f"On it your pips are {worth.own}, the red ones {worth.red}"
    text = f"You take your {_PLACES[place]} trick, {before}. {pips}. What is it worth?"
    clause = Clause.BY_COLOUR if worth.colour > 1 else Clause.BY_PLACE
    return _worth(text, worth, (worth.points * 2,), clause, rng)


def _worth(text: str, worth: Performance, wrong: tuple[int, ...], clause: Clause, rng: Randomness) -> Question:
    """Ask for the points of a trick; what it is not worth is named first."""
    net = worth.own - worth.red
    others = (
        *wrong,
        net * worth.place,
        net * worth.colour,
        worth.own * worth.place * worth.colour,
        (worth.own + worth.red) * worth.place * worth.colour,
        net,
        2 * worth.points,
    )
    why = f"{worth.own} less {worth.red}, by place times {worth.place}, by colour times {worth.colour}."
    return among(text, _points(worth.points), map(_points, others), why, clause, rng)


def _points(number: int) -> str:
    """`3 points`, or `-1 point`."""
    return f"{number} {plural(abs(number), 'point')}"


_MOST: Final = 6
"""Tricks of a queue that is told: each has other pips."""


def swapped(rng: Randomness) -> Question:
    """What a trick is worth after a swap."""
    faces = shuffled(FACES, rng)[: _MOST - below(3, rng)]
    cards = [Card.of(BOX.colours[below(len(BOX.colours), rng)], "one_pair") for _ in faces]
    queue = [Trick(card, ((face, face), ())) for card, face in zip(cards, faces, strict=True)]
    left = below(len(queue) - 1, rng)
    asked = left + below(2, rng)
    state = position((), queues=(queue, ()), step=Swapping(0, 0))
    after = step(state, 0, Swap(left)).players[0].queue
    before, worth = show(queue, 0)[asked], show(after, 0)[after.index(queue[asked])]
    told = ", ".join(f"{trick.card.colour} {sum(trick.own[0])}" for trick in queue)
    text = (
        f"Your queue, by colour and own pips: {told}. You swap trick {left + 1} with trick {left + 2}. What does the "
        f"{queue[asked].card.colour} trick of {worth.own} count then?"
    )
    return _worth(text, worth, (before.points,), Clause.SWAP, rng)


def score(rng: Randomness) -> Question:
    """What somebody has at the end."""
    queue = tuple(_trick(colour, rng) for colour in shuffled(BOX.colours, rng))
    player = Player(queue=queue, fatigue=tuple(die(rng) for _ in range(1 + below(3, rng))))
    tricks, fatigue = sum(each.points for each in show(queue, 0)), fatigue_points(player)
    counts = listing(f"{each.points:+d}" for each in show(queue, 0))
    red = listing(map(str, player.fatigue))
    text = f"At the end your tricks count {counts}. Red dice before you: {red}. What is your score?"
    why = f"The tricks make {tricks}, the red dice cost {fatigue}."
    wrong = (tricks, tricks + fatigue, tricks - len(player.fatigue))
    return among(text, _points(total(player, 0)), map(_points, wrong), why, Clause.SCORE, rng)


_STRAIGHT: Final = Trick(Card.of(BOX.colours[0], "straight"), ((2,), ()))
_LAST: Final = ("you have the last turn", "Ben has the last turn")
_TWO_MORE: Final = ("you have a turn, then Ben the last one", "Ben has a turn, then you the last one")
_GO_ON, _OVER = "the game goes on as before", "the game is over"


def ending(rng: Randomness) -> Question:
    """What comes after a turn near the end."""
    seat = below(2, rng)
    sizes = tuple(BOX.queue - 2 + below(4, rng) for _ in PEOPLE)
    last = seat if sizes[other(seat)] >= BOX.queue and below(2, rng) else None
    mine, bens = (tuple(Trick(Card.of(BOX.colours[0], "one_pair")) for _ in range(size)) for size in sizes)
    placing = Placing(seat, Dice((3,), ()), (0,))
    after = step(position((_STRAIGHT,), queues=(mine, bens), step=placing, last=last), seat, Place(0, 0))
    whose, had = ("Your", "Ben") if seat == 0 else ("Ben's", "you")
    before = f"{had} had nine tricks before it" if last is not None else "before it neither had nine tricks"
    text = (
        f"{whose} turn ends; {before}. Now you have {counted(sizes[0], 'trick')}, Ben has {sizes[1]}. What comes now?"
    )
    right, why = _next(after, seat)
    answers = (_LAST[other(seat)], _TWO_MORE[other(seat)], _GO_ON, _OVER)
    return among(text, right, answers, why, Clause.LAST_TURN, rng)


def _next(after: State, seat: Seat) -> tuple[str, str]:
    """What comes after that seat's turn, and why."""
    if isinstance(after.step, Over):
        return _OVER, "That was the one more turn after the other had nine tricks."
    if after.last is None:
        return _GO_ON, "Only nine tricks bring the end."
    if after.last == seat:
        return _TWO_MORE[other(seat)], "Whoever has fewer than nine tricks has one more whole turn, when it is theirs."
    return _LAST[after.last], "The other has one more turn."
