"""Why a move of Circus Combat is not allowed, and which tricks a die fits on.

`explain` is the only judge: `legal_moves` lists exactly what it lets through.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.engine import dice_to_roll, to_act
from rules.circus_combat.figures import FACES, Faces
from rules.circus_combat.hands import misfit
from rules.circus_combat.moves import (
    FatigueRolled,
    Keep,
    Move,
    Place,
    Reroll,
    Rerolled,
    Resolve,
    ReturnFatigue,
    Roll,
    Shuffle,
    StartRoll,
    Swap,
    ThrowFatigue,
)
from rules.circus_combat.pieces import DECK
from rules.circus_combat.state import (
    Dice,
    Over,
    Placing,
    Rerolling,
    Resolving,
    Rethrowing,
    Rolling,
    Shuffling,
    Stage,
    Starting,
    State,
    Swapping,
    Throwing,
    Wearied,
    complete_places,
)
from rules.circus_combat.tricks import Trick
from rules.circus_combat.wording import card_name, dice, die_name, lying, pips
from rules.core import Refusal, Seat, listing
from rules.wording import counted_in_words, seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return _not_yours(state, seat)
    match state.step:
        case Placing(dice=rolled, waiting=waiting):
            if isinstance(move, Place):
                return _place(state.stage, rolled, waiting, move)
        case Rerolling(dice=rolled):
            if isinstance(move, Reroll):
                return _reroll(rolled, move)
        case Resolving():
            if isinstance(move, Resolve):
                return _resolve(state, move)
        case Swapping():
            if isinstance(move, Swap):
                return _swap(state.players[seat].queue, move)
            if isinstance(move, Keep):
                return None
        case Wearied():
            if isinstance(move, ThrowFatigue | ReturnFatigue):
                return None
        case Shuffling() | Starting() | Rolling() | Rethrowing() | Throwing():
            return _chance(state, move)
        case Over():
            pass
        case _:
            assert_never(state.step)
    return _owed(state)


def _chance(state: State, move: Move) -> Refusal | None:
    match state.step, move:
        case Shuffling(), Shuffle():
            return _shuffle(move)
        case Starting(), StartRoll(faces):
            return _faces(Clause.START, faces, len(state.players), "Each of the two players rolls one die")
        case Rolling(seat), Roll():
            return _roll(state, seat, move)
        case Rethrowing(chosen=chosen), Rerolled(faces):
            many = len(chosen)
            return _faces(Clause.REROLL, faces, many, f"Just {counted_in_words(many, 'die', 'dice')} were chosen")
        case Throwing(red=red), FatigueRolled(faces):
            many = len(red)
            return _faces(
                Clause.ONLY_RED, faces, many, f"Just {counted_in_words(many, 'fatigue die', 'fatigue dice')} fall"
            )
        case _:
            return _owed(state)


def _not_yours(state: State, seat: Seat) -> Refusal:
    match state.step:
        case Swapping(taker=taker):
            card = card_name(state.players[taker].queue[-1].card)
            return Refusal(Clause.SWAP, f"The swap is {seat_name(taker)}'s decision, who took the {card}.")
        case Placing(acting) | Rerolling(acting) | Resolving(acting) | Wearied(acting):
            return Refusal(Clause.TURN, f"It is {seat_name(acting)}'s turn.")
        case Shuffling() | Starting() | Rolling() | Rethrowing() | Throwing() | Over():
            return _owed(state)


def _owed(state: State) -> Refusal:
    """What has to be done before anything else."""
    match state.step:
        case Shuffling():
            return Refusal(Clause.CARDS, "The cards have to be shuffled first.")
        case Starting():
            return Refusal(Clause.START, "The dice for the start have to be rolled first.")
        case Rolling(seat):
            return Refusal(Clause.ROLL, f"The dice of {seat_name(seat)}'s turn have to be rolled first.")
        case Rerolling(dice=rolled):
            return Refusal(Clause.REROLL, f"First choose which of {dice(rolled)} to roll again, or none.")
        case Rethrowing(dice=rolled, chosen=chosen):
            return Refusal(Clause.REROLL, f"First {dice(rolled.part(chosen))} must be rolled again.")
        case Placing(dice=rolled, waiting=waiting):
            return Refusal(Clause.PLACE, f"Place what fits first: {dice(rolled.part(waiting))} still to go.")
        case Resolving():
            return Refusal(Clause.RESOLVE, f"Settle {_complete(state)} first.")
        case Swapping():
            return Refusal(Clause.SWAP, "First swap two neighbours in your queue, or keep it as it is.")
        case Wearied(red=red):
            return Refusal(Clause.ONLY_RED, f"First throw fatigue {pips(red)} again, or return them.")
        case Throwing():
            return Refusal(Clause.ONLY_RED, "The thrown fatigue dice have to fall first.")
        case Over(how):
            return Refusal(Clause.LAST_TURN if how == "last turn" else Clause.EARLY_END, "The game is over.")
        case _:
            assert_never(state.step)


def _complete(state: State) -> str:
    tricks = [state.stage[place] for place in complete_places(state)]
    return listing([f"the {card_name(trick.card)}" for trick in tricks if trick is not None])


def _shuffle(move: Shuffle) -> Refusal | None:
    if Counter(move.deck) != Counter(DECK):
        return Refusal(Clause.CARDS, f"Each of the {len(DECK)} cards is in the shuffled deck once.")
    return None


def _faces(clause: Clause, faces: Faces, number: int, rolled: str) -> Refusal | None:
    """Refuse faces that so many dice cannot show; `rolled` says which dice those are."""
    if len(faces) != number:
        return Refusal(clause, f"{rolled}, not {len(faces)}.")
    for face in faces:
        if face not in FACES:
            return Refusal(Clause.DICE, f"A die shows 1 to 6, not {face}.")
    return None


def _roll(state: State, seat: Seat, move: Roll) -> Refusal | None:
    own, red = dice_to_roll(state, seat)
    if (len(move.own), len(move.red)) != (own, red):
        fatigue = counted_in_words(red, "fatigue die", "fatigue dice")
        return Refusal(Clause.ROLL, f"This roll has {counted_in_words(own, 'own die', 'own dice')} and {fatigue}.")
    return _faces(Clause.ROLL, move.own + move.red, own + red, "")


def _reroll(rolled: Dice, move: Reroll) -> Refusal | None:
    for number in move.dice:
        if not 0 <= number < len(rolled):
            return Refusal(Clause.REROLL, f"There is no die {number + 1}: you rolled {dice(rolled)}.")
    if tuple(sorted(set(move.dice))) != move.dice:
        return Refusal(Clause.REROLL, "Each die is rolled again at most once, and they are named in ascending order.")
    return None


def _place(stage: Stage, rolled: Dice, waiting: tuple[int, ...], move: Place) -> Refusal | None:
    if not 0 <= move.die < len(rolled):
        return Refusal(Clause.PLACE, f"There is no die {move.die + 1}: the roll has {len(rolled)}.")
    name = die_name(rolled, move.die)
    if move.die not in waiting:
        return Refusal(Clause.PLACE, f"The {name}, die {move.die + 1}, has been placed already.")
    if not 0 <= move.card < len(stage):
        return Refusal(Clause.STAGE, f"The stage has no place {move.card + 1}: it has {len(stage)}.")
    trick = stage[move.card]
    if trick is None:
        return Refusal(Clause.STAGE, f"Place {move.card + 1} of the stage stays empty: the deck has run out.")
    return _misfit(trick, rolled.faces[move.die], name)


def _misfit(trick: Trick, face: int, name: str) -> Refusal | None:
    card = card_name(trick.card)
    why = misfit(trick.card.pattern, trick.faces, face)
    if not why:
        return None
    if trick.complete:
        return Refusal(Clause.HAND, f"The {name} has no room on the {card}, which is complete with {lying(trick)}.")
    text = f"The {name} does not fit on the {card} with {lying(trick)}: {why}. It {trick.needs}."
    return Refusal(Clause.FITS, text)


def _resolve(state: State, move: Resolve) -> Refusal | None:
    if move.card in complete_places(state):
        return None
    if not 0 <= move.card < len(state.stage):
        return Refusal(Clause.STAGE, f"The stage has no place {move.card + 1}: it has {len(state.stage)}.")
    trick = state.stage[move.card]
    if trick is None:
        return Refusal(Clause.STAGE, f"Place {move.card + 1} of the stage is empty.")
    text = f"The {card_name(trick.card)} is not complete: it {trick.needs}. Settle {_complete(state)}."
    return Refusal(Clause.RESOLVE, text)


def _swap(queue: tuple[Trick, ...], move: Swap) -> Refusal | None:
    if 0 <= move.left < len(queue) - 1:
        return None
    return Refusal(
        Clause.SWAP, f"Your queue of {len(queue)} has no tricks {move.left + 1} and {move.left + 2} to swap."
    )


@attrs.frozen
class Placement:
    """A place of the stage for a die: why the die may not go there, or None if it may."""

    place: int
    refusal: Refusal | None


def placements(state: State, die: int) -> tuple[Placement, ...]:
    """For a die of the roll: every trick on the stage, from the left, and why the die does not fit on it, if so.

    While the player still chooses what to roll again, the answer is for the dice as they lie. Raises ValueError when
    no dice lie before a player.
    """
    now = state.step
    if isinstance(now, Rerolling):
        now = Placing(now.seat, now.dice, tuple(range(len(now.dice))))
    if not isinstance(now, Placing):
        raise ValueError("no dice are to be placed")
    placing = attrs.evolve(state, step=now)
    return tuple(
        Placement(place, explain(placing, now.seat, Place(die, place)))
        for place, trick in enumerate(state.stage)
        if trick is not None
    )
