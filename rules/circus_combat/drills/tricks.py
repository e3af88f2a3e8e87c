"""Questions on complete tricks: whose they are, where they go, who may swap."""

from __future__ import annotations

from typing import Final

from rules.chance import below, shuffled
from rules.circus_combat.clauses import Clause
from rules.circus_combat.drills.hands import PEOPLE, any_card, complete, hand, lies
from rules.circus_combat.engine import step
from rules.circus_combat.figures import BOX, TrickId
from rules.circus_combat.moves import Resolve
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import bears_swap_mark, position
from rules.circus_combat.steps import Resolving, Swapping, Wearied
from rules.circus_combat.tricks import Trick, majority
from rules.core import Randomness
from rules.teaching.drill import Question, among
from rules.wording import counted

_NEXT: Final = (Card.of(BOX.colours[0], "straight"),)
"""What comes on stage when a trick leaves it."""


def takes(rng: Randomness) -> Question:
    """Who takes a complete trick."""
    trick = complete(any_card(rng), rng)
    taker = majority(trick).taker
    right = "nobody" if taker is None else PEOPLE[taker]
    text = f"A complete {lies(trick)}. Who takes it?"
    return among(text, right, (*PEOPLE, "nobody"), _weighed(trick), Clause.TAKE, rng)


def _weighed(trick: Trick) -> str:
    counts, sums = majority(trick).counts, majority(trick).sums
    return f"{counts[0]} own dice to {counts[1]}, sums {sums[0]} to {sums[1]}; red dice do not count."


_PAIRS: Final[tuple[TrickId, ...]] = ("one_pair", "two_pairs", "three_pairs")


def _settled(rng: Randomness) -> Trick:
    """A complete trick; often one that nobody takes."""
    match below(4, rng):
        case 0:
            card = any_card(rng)
            return Trick(card, red=hand(card, card.pattern.size, rng))
        case 1:
            card = Card.of(BOX.colours[0], _PAIRS[below(len(_PAIRS), rng)])
            faces = hand(card, card.pattern.size, rng)
            return Trick(card, (faces[::2], faces[1::2]))
        case _:
            return complete(any_card(rng), rng)


_YOURS, _BENS, _LEAVES, _AGAIN = (
    "it goes to the end of your queue",
    "it goes to the end of Ben's queue",
    "it leaves the game, its dice go back",
    "it leaves; you roll its dice again, or put them back",
)


def settling(rng: Randomness) -> Question:
    """What becomes of a trick that is settled, and of its dice."""
    trick = _settled(rng)
    after = step(position((trick,), step=Resolving(0), deck=_NEXT), 0, Resolve(0))
    mine, bens = (player.queue for player in after.players)
    why, clause = _weighed(trick), Clause.TAKE
    if mine or bens:
        right = _YOURS if mine else _BENS
    elif isinstance(after.step, Wearied):
        right, why, clause = _AGAIN, "With none but red dice on it nobody takes it.", Clause.ONLY_RED
    else:
        right, clause = _LEAVES, Clause.TIE
    text = f"You settle a complete {lies(trick)}. What becomes of it?"
    return among(text, right, (_YOURS, _BENS, _LEAVES, _AGAIN), why, clause, rng)


def swaps(rng: Randomness) -> Question:
    """Who may swap two neighbours of a queue when a trick has been settled."""
    card = Card.of(BOX.colours[0], "two_pairs_swap") if below(3, rng) else any_card(rng)
    trick, settles = complete(card, rng), below(2, rng)
    queues = tuple(_queue(below(4, rng), rng) for _ in PEOPLE)
    state = position((trick,), step=Resolving(settles), queues=(queues[0], queues[1]), deck=_NEXT)
    after = step(state, settles, Resolve(0))
    right = PEOPLE[after.step.taker] if isinstance(after.step, Swapping) else "nobody"
    marked = bears_swap_mark(state.options, card)
    mark = "with the swap mark" if marked else "without a swap mark"
    turn = "In your turn you settle" if settles == 0 else "In his turn Ben settles"
    mine, bens = (counted(len(queue), "trick") for queue in queues)
    text = f"{turn} {lies(trick)}; {mark}. In your queue: {mine}; in his: {bens}. Who may swap?"
    why = "Whoever takes it, if there is another trick in that queue." if marked else "Only the swap mark allows it."
    return among(text, right, (*PEOPLE, "nobody"), why, Clause.SWAP, rng)


def _queue(size: int, rng: Randomness) -> tuple[Trick, ...]:
    return tuple(Trick(Card.of(colour, "straight")) for colour in shuffled(BOX.colours, rng)[:size])
