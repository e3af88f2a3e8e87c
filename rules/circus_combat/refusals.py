"""Why a move of Circus Combat is not allowed, and which tricks a die fits on.

`explain` is the only judge: `legal_moves` lists exactly what it lets through.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

import attrs

from rules.circus_combat import moves, steps
from rules.circus_combat.clauses import Clause
from rules.circus_combat.engine import dice_to_roll, to_act
from rules.circus_combat.figures import FACES, Faces
from rules.circus_combat.hands import misfit
from rules.circus_combat.pieces import DECK
from rules.circus_combat.state import State, complete_places
from rules.circus_combat.steps import Dice
from rules.circus_combat.tricks import Trick
from rules.circus_combat.wording import card_name, dice, die_name, lying, pips
from rules.core import Refusal, Seat, listing
from rules.wording import counted_in_words, seat_name


def explain(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return _not_yours(state, seat)
    match state.step:
        case steps.Placing(dice=rolled, waiting=waiting):
            if isinstance(move, moves.Place):
                return _place(state, rolled, waiting, move)
        case steps.Rerolling(dice=rolled):
            if isinstance(move, moves.Reroll):
                return _reroll(rolled, move)
        case steps.Resolving():
            if isinstance(move, moves.Resolve):
                return _resolve(state, move)
        case steps.Swapping():
            if isinstance(move, moves.Swap):
                return _swap(state.players[seat].queue, move)
            if isinstance(move, moves.Keep):
                return None
        case steps.Wearied():
            if isinstance(move, moves.ThrowFatigue | moves.ReturnFatigue):
                return None
        case steps.ByChance():
            return _chance(state, move)
        case steps.Over():
            pass
        case _:
            assert_never(state.step)
    return _owed(state)


def _chance(state: State, move: moves.Move) -> Refusal | None:
    match state.step, move:
        case steps.Shuffling(), moves.Shuffle():
            return _shuffle(move)
        case steps.Starting(), moves.StartRoll(faces):
            return _faces(Clause.START, faces, len(state.players), "Each of the two players rolls one die")
        case steps.Rolling(seat), moves.Roll():
            return _roll(state, seat, move)
        case steps.Rethrowing(chosen=chosen), moves.Rerolled(faces):
            many = len(chosen)
            return _faces(Clause.REROLL, faces, many, f"Just {counted_in_words(many, 'die was', 'dice were')} chosen")
        case steps.Throwing(red=red), moves.FatigueRolled(faces):
            many = len(red)
            fall = counted_in_words(many, "red die falls", "red dice fall")
            return _faces(Clause.ONLY_RED, faces, many, f"Just {fall}")
        case _:
            return _owed(state)


def _not_yours(state: State, seat: Seat) -> Refusal:
    match state.step:
        case steps.Swapping(taker=taker):
            card = card_name(state.players[taker].queue[-1].card, state.options)
            return Refusal(Clause.SWAP, f"The swap is {seat_name(taker)}'s decision, who took the {card}.")
        case steps.Placing(acting) | steps.Rerolling(acting) | steps.Resolving(acting) | steps.Wearied(acting):
            return Refusal(Clause.TURN, f"It is {seat_name(acting)}'s turn.")
        case steps.ByChance() | steps.Over():
            return _owed(state)


def _owed(state: State) -> Refusal:
    """What has to be done before anything else."""
    match state.step:
        case steps.Shuffling():
            return Refusal(Clause.CARDS, "The cards have to be shuffled first.")
        case steps.Starting():
            return Refusal(Clause.START, "The dice for the start have to be rolled first.")
        case steps.Rolling(seat):
            return Refusal(Clause.ROLL, f"The dice of {seat_name(seat)}'s turn have to be rolled first.")
        case steps.Rerolling(dice=rolled):
            return Refusal(Clause.REROLL, f"First choose which of {dice(rolled)} to roll again, or none.")
        case steps.Rethrowing(dice=rolled, chosen=chosen):
            return Refusal(Clause.REROLL, f"First {dice(rolled.part(chosen))} must be rolled again.")
        case steps.Placing(dice=rolled, waiting=waiting):
            return Refusal(Clause.PLACE, f"Place what fits first: {dice(rolled.part(waiting))} still to go.")
        case steps.Resolving():
            return Refusal(Clause.RESOLVE, f"Settle {_complete(state)} first.")
        case steps.Swapping():
            return Refusal(Clause.SWAP, "First swap two neighbours in your queue, or keep it as it is.")
        case steps.Wearied(red=red):
            return Refusal(Clause.ONLY_RED, f"First roll red {pips(red)} again, or put them back.")
        case steps.Throwing():
            return Refusal(Clause.ONLY_RED, "The red dice have to be rolled again first.")
        case steps.Over(how):
            return Refusal(Clause.LAST_TURN if how == "last turn" else Clause.EARLY_END, "The game is over.")
        case _:
            assert_never(state.step)


def _complete(state: State) -> str:
    tricks = [state.stage[place] for place in complete_places(state)]
    return listing([f"the {card_name(trick.card, state.options)}" for trick in tricks if trick is not None])


def _shuffle(move: moves.Shuffle) -> Refusal | None:
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


def _roll(state: State, seat: Seat, move: moves.Roll) -> Refusal | None:
    own, red = dice_to_roll(state, seat)
    if (len(move.own), len(move.red)) != (own, red):
        red_dice = counted_in_words(red, "red die", "red dice")
        return Refusal(Clause.ROLL, f"This roll has {counted_in_words(own, 'own die', 'own dice')} and {red_dice}.")
    return _faces(Clause.ROLL, move.own + move.red, own + red, "")


def _reroll(rolled: Dice, move: moves.Reroll) -> Refusal | None:
    for number in move.dice:
        if not 0 <= number < len(rolled):
            return Refusal(Clause.REROLL, f"There is no die {number + 1}: you rolled {dice(rolled)}.")
    if tuple(sorted(set(move.dice))) != move.dice:
        return Refusal(Clause.REROLL, "Each die is rolled again at most once, and they are named in ascending order.")
    return None


def _place(state: State, rolled: Dice, waiting: tuple[int, ...], move: moves.Place) -> Refusal | None:
    stage = state.stage
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
    return _misfit(trick, rolled.faces[move.die], name, card_name(trick.card, state.options))


def _misfit(trick: Trick, face: int, name: str, card: str) -> Refusal | None:
    why = misfit(trick.card.pattern, trick.faces, face)
    if not why:
        return None
    if trick.complete:
        return Refusal(Clause.HAND, f"The {name} has no room on the {card}, which is complete with {lying(trick)}.")
    text = f"The {name} does not fit on the {card} with {lying(trick)}: {why}. It {trick.needs}."
    return Refusal(Clause.FITS, text)


def _resolve(state: State, move: moves.Resolve) -> Refusal | None:
    if move.card in complete_places(state):
        return None
    if not 0 <= move.card < len(state.stage):
        return Refusal(Clause.STAGE, f"The stage has no place {move.card + 1}: it has {len(state.stage)}.")
    trick = state.stage[move.card]
    if trick is None:
        return Refusal(Clause.STAGE, f"Place {move.card + 1} of the stage is empty.")
    text = f"The {card_name(trick.card, state.options)} is not complete: it {trick.needs}. Settle {_complete(state)}."
    return Refusal(Clause.RESOLVE, text)


def _swap(queue: tuple[Trick, ...], move: moves.Swap) -> Refusal | None:
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
    if isinstance(now, steps.Rerolling):
        now = steps.Placing(now.seat, now.dice, tuple(range(len(now.dice))))
    if not isinstance(now, steps.Placing):
        raise ValueError("no dice are to be placed")
    placing = attrs.evolve(state, step=now)
    return tuple(
        Placement(place, explain(placing, now.seat, moves.Place(die, place)))
        for place, trick in enumerate(state.stage)
        if trick is not None
    )
