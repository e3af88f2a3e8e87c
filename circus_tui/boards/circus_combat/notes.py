"""What the choice at the cursor would do, or why it cannot be made: the words beside the dice."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.circus_combat.cast import Cast
from circus_tui.paint import Block, Row, Span, row, shortened, wrapped
from circus_tui.screens.circus_combat.decisions import CombatDecision
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.settling import FatigueDecision, SettleDecision, SwapDecision
from rules import circus_combat
from rules.circus_combat.hands import misfit
from rules.circus_combat.pieces import FACES
from rules.circus_combat.scoring import projections, show, total
from rules.circus_combat.state import State, bears_swap_mark, dice_in_hand, fitting_places
from rules.circus_combat.telling import by
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, dice, die_name, lying
from rules.core import Refusal, name_seats

TIMES: Final = glyphs.TIMES


@attrs.frozen
class Note:
    """Something to say in several wordings, the longest first, behind a sign; a spare one only if there is room."""

    wordings: tuple[str, ...]
    sign: str = " "
    role: str = ""
    spare: bool = False
    target: object = None


def notes(decision: CombatDecision, cast: Cast, cells: int, height: int) -> Block:
    """Say it in at most so many rows: for each note the longest wording that leaves a row to those that follow."""
    parts = _parts(decision, cast)
    rows: list[Row] = []
    for number, part in enumerate(parts):
        following = sum(not each.spare for each in parts[number + 1 :])
        rows += _written(part, cells, height - len(rows) - following)
    return tuple(rows)


def _written(part: Note, cells: int, room: int) -> Block:
    if room <= 0:
        return ()
    broken = [wrapped(words, cells - 2) for words in part.wordings]
    text = next((rows for rows in broken if len(rows) <= room), broken[-1])
    if len(text) > room:
        text = (*text[: room - 1], shortened(row(*text[room - 1], f" {glyphs.MORE}"), cells - 2))
    signs = [part.sign, *[" "] * (len(text) - 1)]
    return tuple(
        tuple(span._replace(target=part.target) for span in row(Span(f"{sign} ", part.role), *line))
        for sign, line in zip(signs, text, strict=True)
    )


def _parts(decision: CombatDecision, cast: Cast) -> tuple[Note, ...]:
    match decision:
        case PlaceDecision():
            return _placing(decision, cast)
        case RerollDecision():
            return _rerolling(decision, cast)
        case SettleDecision():
            return (_settling(decision, cast),)
        case SwapDecision():
            return _swapping(decision)
        case FatigueDecision():
            return _throwing(decision)


def _yes(*wordings: str) -> Note:
    return Note(wordings, glyphs.YES, "good")


def _no(*wordings: str) -> Note:
    return Note(wordings, glyphs.NO, "bad")


def _placing(decision: PlaceDecision, cast: Cast) -> tuple[Note, ...]:
    fits = _fits(decision)
    if decision.refusal is not None:
        why_not = _misfit(decision, decision.refusal, cast)
        return (why_not, fits) if fits.spare else (fits, why_not)
    return (_effect(decision, cast), *_left_over(decision, cast), fits)


def _rerolling(decision: RerollDecision, cast: Cast) -> tuple[Note, ...]:
    what, _, _ = circus_combat.describe(decision.view, decision.seat, decision.move).partition(" (")
    enter, fits = Note((f"Enter: {what}.",), glyphs.POINTER, "cursor"), _fits(decision)
    if not fits.spare:
        return (enter, fits)
    return (
        enter,
        _effect(decision, cast) if decision.refusal is None else _misfit(decision, decision.refusal, cast),
        fits,
    )


def _misfit(decision: PlaceDecision | RerollDecision, refusal: Refusal, cast: Cast) -> Note:
    """The rules' own words, or the heart of them where there is little room."""
    trick, face = _trick(decision.view, decision.at), decision.dice.faces[decision.die]
    heart = misfit(trick.card.pattern, trick.faces, face)
    return _no(
        name_seats(refusal.text, cast.names),
        f"{die_name(decision.dice, decision.die)} not on {decision.at + 1}: {heart}.",
    )


def _trick(view: State, place: int) -> Trick:
    trick = view.stage[place]
    assert trick is not None
    return trick


def _effect(decision: PlaceDecision | RerollDecision, cast: Cast) -> Note:
    """What the trick at the cursor would come to with the die at the cursor."""
    owner = None if decision.dice.is_red(decision.die) else decision.seat
    then = _trick(decision.view, decision.at).with_die(owner, decision.dice.faces[decision.die])
    die, place, card = die_name(decision.dice, decision.die), decision.at + 1, card_name(then.card)
    if not then.complete:
        return _yes(
            f"{die} on {place}, the {card}: then it has {lying(then)} and {then.needs}.",
            f"{die} on {place}: then it {then.needs}.",
        )
    gains = _outcome(decision.view, then, cast)
    return _yes(
        f"{die} completes {place}, the {card}: {gains[0]}",
        *(f"{die} completes {place}: {each}" for each in gains),
    )


def _outcome(view: State, trick: Trick, cast: Cast) -> tuple[str, ...]:
    """Who takes a complete trick, why, and what it would be worth at the end of that queue now."""
    taker = majority(trick).taker
    if trick.only_red:
        return ("it is all red and leaves the game; its dice may be thrown.", "all red, it goes.")
    if taker is None:
        return (f"nobody takes it, {by(trick)}; its dice go back.", "nobody takes it.")
    queue = (*view.players[taker].queue, trick)
    worth = show(queue, taker)[-1]
    name = cast.names[taker]
    swap = " and may swap" if bears_swap_mark(view.options, trick.card) and len(queue) > 1 else ""
    sums = f"{worth.points:+d} = ({worth.own}-{worth.red}) {TIMES}{worth.place} {TIMES}{worth.colour}"
    return (
        f"{name} takes it as trick {len(queue)}{swap}, {by(trick)}: {sums}",
        f"{name} takes it{swap}: {sums}",
        f"{name} {worth.points:+d}.",
    )


def _fits(decision: PlaceDecision | RerollDecision) -> Note:
    die, face = die_name(decision.dice, decision.die), decision.dice.faces[decision.die]
    places = fitting_places(decision.view.stage, face)
    if places:
        where = " ".join(str(place + 1) for place in places)
        return Note((f"{die} fits on {where}.",), spare=True)
    if decision.dice.is_red(decision.die):
        return _no(f"{die} fits nowhere: if it stays so, it will cost {face}.", f"{die} fits nowhere: costs {face}.")
    return _no(f"{die} fits nowhere: if it stays so, it goes back.", f"{die} fits nowhere.")


def _left_over(decision: PlaceDecision, cast: Cast) -> tuple[Note, ...]:
    """What placing the die so would leave over: in the words of the rules, or only which dice."""
    after = circus_combat.step(decision.view, decision.seat, decision.move)
    told = circus_combat.events(decision.view, decision.seat, decision.move, after)
    texts = [name_seats(each.text, cast.names) for each in told if each.kind in ("left_over", "fatigue")]
    if not texts:
        return ()
    rest = decision.dice.part([number for number in decision.numbers if number != decision.die])
    cost = f" ({-sum(rest.red)})" if rest.red else ""
    return (Note((" ".join(texts), f"Left over: {dice(rest)}{cost}."), glyphs.POINTER, "cursor"),)


def _settling(decision: SettleDecision, cast: Cast) -> Note:
    if decision.refusal is not None:
        return _no(name_seats(decision.refusal.text, cast.names))
    trick = _trick(decision.view, decision.at)
    gains = _outcome(decision.view, trick, cast)
    return _yes(*(f"Settle {decision.at + 1}, the {card_name(trick.card)}: {gain}" for gain in gains))


def _swapping(decision: SwapDecision) -> tuple[Note, ...]:
    player = decision.view.players[decision.seat]
    swap, now = projections(player, decision.seat)[decision.left], total(player, decision.seat)
    first, second = (f"{k + 1} ({card_name(player.queue[k].card)})" for k in (decision.left, decision.left + 1))
    goes = f"the score goes from {now} to {swap.total} ({swap.change:+d})."
    change = goes if swap.change else f"the score stays {now}."
    return (
        _yes(f"Swap {first} and {second}: {change}", f"Swap {decision.left + 1} and {decision.left + 2}: {change}"),
        Note((f"n leaves the queue as it is: the score stays {now}.",)),
    )


def _throwing(decision: FatigueDecision) -> tuple[Note, ...]:
    fits = [face for face in FACES if fitting_places(decision.view.stage, face)]
    misses = [face for face in FACES if face not in fits]
    places = " ".join(map(str, fits)) or "nothing"
    costs = f"; {' '.join(map(str, misses))} would not, and cost you that much" if misses else ""
    them = "it" if len(dice_in_hand(decision.view.step)) == 1 else "them"
    return (
        _choice(
            f"t throw {them}: {places} would fit{costs}.", f"t throw: {places} fit.", throw=True, now=decision.throw
        ),
        _choice(f"r return {them} to the supply.", f"r return {them}.", throw=False, now=decision.throw),
    )


def _choice(*wordings: str, throw: bool, now: bool) -> Note:
    return Note(wordings, glyphs.POINTER if throw == now else " ", "cursor", target=("throw", throw))
