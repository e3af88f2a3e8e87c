"""Questions on dice: who begins, what is rolled, what fits, what becomes of the rest."""

from __future__ import annotations

from typing import Final

from rules.chance import below, die
from rules.circus_combat.clauses import Clause
from rules.circus_combat.drills.hands import PEOPLE, any_card, hand, named, some
from rules.circus_combat.engine import dice_to_roll, step
from rules.circus_combat.figures import BOX
from rules.circus_combat.hands import misfit
from rules.circus_combat.moves import Place, StartRoll
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import State, position
from rules.circus_combat.steps import Dice, Placing, Rolling, Starting
from rules.circus_combat.tricks import Trick
from rules.core import Randomness
from rules.teaching.drill import Question, among, yes_no
from rules.wording import counted


def starting(rng: Randomness) -> Question:
    """Ask who begins a game, by the dice rolled for it."""
    mine = die(rng)
    bens = mine if below(3, rng) == 0 else die(rng)
    after = step(position((), step=Starting()), -1, StartRoll((mine, bens)))
    answers = ("you begin", "Ben begins", "both roll again")
    right = answers[after.step.seat] if isinstance(after.step, Rolling) else answers[-1]
    why = "The higher die begins; equal ones are rolled again."
    return among(f"For the start you roll {mine}, Ben {bens}. What then?", right, answers, why, Clause.START, rng)


def fits(rng: Randomness) -> Question:
    """Whether a die fits on a trick."""
    card, face = any_card(rng), die(rng)
    faces = hand(card, 1 + below(card.pattern.size - 1, rng), rng)
    why = misfit(card.pattern, faces, face)
    told = f"It does not: {why}." if why else f"Before it the hand {Trick(card, (faces, ())).needs}."
    return yes_no(f"{named(card)}, with {some(faces)} on it. Does a {face} fit?", told, Clause.FITS, holds=not why)


_MUST, _BACK, _BEFORE, _MAY = (
    "it must be placed there, too",
    "it goes back, and costs nothing",
    "it stays before you, and costs its pips",
    "you may place it there, or keep it",
)


def left_over(rng: Randomness) -> Question:
    """What becomes of the second of two dice when the first has been placed."""
    card = any_card(rng)
    faces = hand(card, max(1, card.pattern.size - 1 - below(3, rng)), rng)
    trick = Trick(card, (faces, ()))
    first = trick.wants[below(len(trick.wants), rng)]
    second = first if below(2, rng) else die(rng)
    red_first = below(2, rng) == 0
    dice = Dice((second,), (first,)) if red_first else Dice((first,), (second,))
    state = position((trick,), step=Placing(0, dice, (0, 1)))
    after = step(state, 0, Place(1 if red_first else 0, 0))
    placed, rest = (f"the red {first}", f"your {second}") if red_first else (f"your {first}", f"the red {second}")
    text = (
        f"All there is on the stage is {named(card)}, with {some(faces)}. You hold {dice.own[0]} and a red "
        f"{dice.red[0]}, and place {placed} there. What of {rest}?"
    )
    right, why = _rest(after, second)
    clause = Clause.PLACE if right == _MUST else Clause.LEFT_OVER
    return among(text, right, (_MUST, _BACK, _BEFORE, _MAY), why, clause, rng)


def _rest(after: State, face: int) -> tuple[str, str]:
    """What becomes of the die that was not placed, and why."""
    if isinstance(after.step, Placing):
        return _MUST, "It still fits, and what fits must be placed."
    if after.players[0].fatigue:
        return _BEFORE, f"It fits nowhere now; as a red die it costs {face} at the end."
    return _BACK, "It fits nowhere now, and is your own."


_STRAIGHT: Final = Trick(Card.of(BOX.colours[0], "straight"), ((2,), ()))


def turns(rng: Randomness) -> Question:
    """Who rolls next, and how many dice."""
    mine, bens = (max(0, below(7, rng) - 2) for _ in PEOPLE)
    red = below(3, rng)
    state = position((_STRAIGHT,), step=Placing(0, Dice((3,), ()), (0,)), own_supplies=(mine, bens), red_supply=red)
    after = step(state, 0, Place(0, 0))
    theirs, ours = dice_to_roll(after, 1), dice_to_roll(after, 0)
    wrong = [_rolls(1, *theirs), _rolls(0, *ours), _rolls(1, BOX.own_rolled, BOX.fatigue_rolled), _rolls(0, 0, 0)]
    text = (
        f"Your turn ends. At hand you have {counted(mine, 'die', 'dice')}, Ben has {bens}; red ones left: {red}. "
        "Who rolls now, and what?"
    )
    if not isinstance(after.step, Rolling):
        why = "Neither has anything to roll: that ends the game."
        return among(text, _rolls(0, 0, 0), wrong, why, Clause.EARLY_END, rng)
    seat = after.step.seat
    why = "Three own dice and a red one, or what there is of them."
    if seat == 0:
        return among(text, _rolls(0, *ours), wrong, f"Ben has nothing to roll. {why}", Clause.TURN, rng)
    return among(text, _rolls(1, *theirs), wrong, why, Clause.ROLL, rng)


def _rolls(seat: int, own: int, red: int) -> str:
    """`Ben: 2 dice and a red one`; with nothing to roll nobody rolls."""
    kinds = ([counted(own, "die", "dice")] if own else []) + (["a red one"] if red else [])
    return f"{PEOPLE[seat]}: {' and '.join(kinds)}" if kinds else "nobody: the game is over"
