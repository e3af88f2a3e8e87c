"""What the table saw in Circus Combat: a move, and what came of it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.circus_combat import moves, steps
from rules.circus_combat.engine import scores, winners
from rules.circus_combat.figures import BOX
from rules.circus_combat.state import State, other
from rules.circus_combat.steps import Dice
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, dice, die_name, lying, pips
from rules.core import Event, Seat, listing
from rules.wording import counted, counted_in_words, in_words, seat_name


def aftermath(before: State, move: moves.Move, after: State) -> Iterator[Event]:
    """Tell what came of a move by itself."""
    yield from _left_over(before, move, after)
    yield from _last_turn(before, after)
    yield from _skipped(before, after)
    yield from _end(after)


def deed(before: State, seat: Seat, move: moves.Move, after: State) -> Iterator[Event]:
    """Tell what the move itself did, before its consequences."""
    match move:
        case moves.Shuffle():
            stage = [card_name(trick.card, after.options) for trick in after.stage if trick is not None]
            yield Event("shuffle", f"On stage: {listing(stage)}.")
        case moves.StartRoll(faces):
            yield Event("start_roll", _start(faces, after))
        case moves.Roll(own, red):
            yield Event("roll", f"{_whose(before)} rolls {dice(Dice(own, red))}.")
        case moves.Reroll():
            yield Event("reroll", _chosen(before, move))
        case moves.Rerolled():
            yield Event("rerolled", _come_up(before, move))
        case moves.Place():
            yield from _placed(before, move)
        case moves.Resolve():
            yield from _settled(before, move, after)
        case moves.Swap(left):
            first, second = before.players[seat].queue[left : left + 2]
            names = f"the {card_name(second.card, after.options)} and the {card_name(first.card, after.options)}"
            yield Event("swap", f"{seat_name(seat)} swaps tricks {left + 1} and {left + 2}: now {names}.")
        case moves.Keep():
            yield Event("keep", f"{seat_name(seat)} keeps the queue as it is.")
        case moves.ThrowFatigue():
            yield Event("throw_fatigue", f"{seat_name(seat)} rolls the red dice of the trick again.")
        case moves.ReturnFatigue():
            assert isinstance(before.step, steps.Wearied)
            back = counted_in_words(len(before.step.red), "red die", "red dice")
            yield Event("return_fatigue", f"{seat_name(seat)} puts {back} back into the supply.")
        case moves.FatigueRolled(faces):
            yield Event("fatigue_rolled", f"{_whose(before)} gets {dice(Dice((), faces))}.")
        case _:
            assert_never(move)


def _whose(state: State) -> str:
    """Whose turn it is, as a template."""
    assert not isinstance(state.step, steps.Shuffling | steps.Starting | steps.Over)
    return seat_name(state.step.seat)


def _start(faces: tuple[int, ...], after: State) -> str:
    first, second = faces
    if first == second:
        return f"Both roll {first}, so they roll for the start again."
    return f"{seat_name(0)} rolls {first}, {seat_name(1)} rolls {second}: {_whose(after)} starts."


def _chosen(before: State, move: moves.Reroll) -> str:
    assert isinstance(before.step, steps.Rerolling)
    if not move.dice:
        return f"{_whose(before)} keeps the roll."
    return f"{_whose(before)} rolls {dice(before.step.dice.part(move.dice))} again."


def _come_up(before: State, move: moves.Rerolled) -> str:
    now = _in_hand(before, move)
    assert isinstance(before.step, steps.Rethrowing)
    new = dice(now.part(before.step.chosen))
    if len(before.step.chosen) == len(now):
        return f"{_whose(before)} gets {new}."
    return f"{_whose(before)} gets {new} and now has {dice(now)}."


def _in_hand(before: State, move: moves.Move) -> Dice:
    """The dice that the move leaves to be placed."""
    match before.step, move:
        case steps.Rerolling(dice=rolled), moves.Reroll(()):
            return rolled
        case steps.Rethrowing(dice=rolled, chosen=chosen), moves.Rerolled(faces):
            return rolled.turned(chosen, faces)
        case steps.Placing(dice=rolled, waiting=waiting), moves.Place(die):
            return rolled.part([number for number in waiting if number != die])
        case steps.Throwing(), moves.FatigueRolled(faces):
            return Dice((), faces)
        case _:
            return Dice((), ())


def _placed(before: State, move: moves.Place) -> Iterator[Event]:
    assert isinstance(before.step, steps.Placing)
    rolled = before.step.dice
    trick = before.stage[move.card]
    assert trick is not None
    placed = trick.with_die(None if rolled.is_red(move.die) else before.step.seat, rolled.faces[move.die])
    done = "complete with" if placed.complete else "now"
    card = card_name(trick.card, before.options)
    where = f"the {card}, {done} {lying(placed)}" if trick.faces else f"the {card}"
    name = f"{'a ' if rolled.is_red(move.die) else ''}{die_name(rolled, move.die)}"
    yield Event("place", f"{_whose(before)} places {name} on {where}.")


def left_over(before: State, move: moves.Move, after: State) -> Dice:
    """The dice that fit nowhere once placing has ended with the move; none while it goes on."""
    return Dice((), ()) if isinstance(after.step, steps.Placing) else _in_hand(before, move)


def _left_over(before: State, move: moves.Move, after: State) -> Iterator[Event]:
    """Tell what becomes of the dice that fit nowhere."""
    rest = left_over(before, move, after)
    if rest.own:
        one = len(rest.own) == 1
        text = f"{pips(rest.own)} {'fits' if one else 'fit'} nowhere and {'goes' if one else 'go'} back to the supply"
        yield Event("left_over", f"{_whose(before)}'s {text}.")
    if rest.red:
        one = len(rest.red) == 1
        text = f"red {pips(rest.red)} {'fits' if one else 'fit'} nowhere and {'costs' if one else 'cost'}"
        yield Event("fatigue", f"{_whose(before)}'s {text} {sum(rest.red)} at the end.")


def _settled(before: State, move: moves.Resolve, after: State) -> Iterator[Event]:
    trick = before.stage[move.card]
    assert trick is not None
    weighed = majority(trick)
    name = card_name(trick.card, before.options)
    if weighed.taker is not None:
        place = len(after.players[weighed.taker].queue)
        yield Event("take", f"{seat_name(weighed.taker)} takes the {name} as trick {place}: {by(trick)}.")
    elif trick.only_red:
        yield Event("discard", f"The {name} is all red and leaves the game.")
    else:
        yield Event("discard", f"The {name} leaves the game: {by(trick)}. Its dice go back.")
    refill = after.stage[move.card]
    if refill is not None:
        yield Event("refill", f"The {card_name(refill.card, after.options)} comes on stage.")


def by(trick: Trick) -> str:
    """What decided a trick: `3 own dice to 1`, `2 own dice each, 8 pips to 4`, `one own die and 3 pips each`."""
    weighed = majority(trick)
    taker = weighed.taker or 0
    (mine, theirs), (sum_mine, sum_theirs) = (
        (pair[taker], pair[other(taker)]) for pair in (weighed.counts, weighed.sums)
    )
    each = counted_in_words(mine, "own die", "own dice")
    if mine != theirs:
        return f"{each} to {in_words(theirs) if theirs else 'none'}"
    if weighed.taker is None:
        return f"{each} and {counted(sum_mine, 'pip')} each"
    return f"{each} each, {sum_mine} pips to {sum_theirs}"


def _last_turn(before: State, after: State) -> Iterator[Event]:
    """Announce the end when it is settled who has the last turn."""
    if after.last is None or before.last is not None:
        return
    first, last = other(after.last), after.last
    ahead, behind = (len(after.players[seat].queue) for seat in (first, last))
    long = f"{seat_name(first)} has {in_words(ahead)} tricks"
    if behind >= BOX.queue:
        long += f" and {seat_name(last)} {in_words(behind)}"
    later = f", after {seat_name(first)}'s next" if after.step == steps.Rolling(first) else ""
    yield Event("last_turn", f"{long}: {seat_name(last)} has one more turn{later}.")


def _skipped(before: State, after: State) -> Iterator[Event]:
    """Say so when the same player rolls again because the other has nothing to roll."""
    now = before.step
    if not isinstance(now, steps.Shuffling | steps.Starting | steps.Over) and after.step == steps.Rolling(now.seat):
        yield Event("skip", f"{seat_name(other(now.seat))} has no dice to roll and is skipped.")


def _end(after: State) -> Iterator[Event]:
    if not isinstance(after.step, steps.Over):
        return
    points = ", ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(scores(after)))
    best = winners(after)
    verdict = "a draw" if len(best) > 1 else f"{seat_name(best[0])} wins"
    yield Event("over", f"{ending(after)} {points}: {verdict}.")


def ending(state: State) -> str:
    """Say what ended the game, as a sentence. Raises ValueError while it goes on."""
    if not isinstance(state.step, steps.Over):
        raise ValueError("the game is not over")
    match state.step.how:
        case "last turn":
            assert state.last is not None
            return f"The game is over with {seat_name(state.last)}'s last turn."
        case "empty stage":
            return "The game is over: the stage is empty."
        case "no dice":
            return "The game is over: neither player has any dice to roll."
        case _:
            assert_never(state.step.how)
