"""Moving cubes onto performers: the storage as large cubes, what the move makes of the performer, the whole circus."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.wordings import best
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.pictures import circuses, forecast
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    SHORT_LEVELS,
    arrows,
    asks,
    benefit_short,
    benefit_words,
    capital,
    change,
    framed,
    no,
    staff_names,
    words,
    yes,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import ActCard, Mark, level_row
from circus_tui.widgets.act_row import Acts
from circus_tui.widgets.choice_trays import Way, Ways
from circus_tui.widgets.cubes import Stack, Tray
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import SumList
from rules import drum_roll
from rules.drum_roll.cards import Member
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.distribution import has_worked, moves_allowed, moves_left
from rules.drum_roll.moves import Convert, MoveCube
from rules.drum_roll.outlook import prospect
from rules.drum_roll.state import Act
from rules.drum_roll.steps import Distributing
from rules.drum_roll.wording import cubes as cube_words
from rules.wording import counted_in_words, in_words

_FEW_ACTS: Final = 5
_FEW_ACTS_ROOM, _MANY_ACTS_ROOM = 12, 6
"""Cells under a card for what its level brings, as wide as so many cards or more stand."""

_SHORT: Final = 16
"""Cells for what a level brings, beside the storage of a compact window."""


def pictures(scene: Scene, decision: DistributeDecision) -> Pictures:
    """Storage and move above, the circus below, the sum of a show at the foot."""
    zones: dict[str, Zone[Any]] = {
        "tray": _storage(scene, decision),
        "acts": _acts(scene, decision),
    }
    if decision.converts:
        zones["converting"] = _converting(scene, decision)
    elif scene.size == "roomy":
        zones["move"] = _move(scene, decision)
    if scene.size == "roomy":
        zones["terms"] = framed(
            forecast.terms(scene, decision.seat, notes=_staff(scene, decision)), "If the show began now"
        )
    move = decision.move
    if move is None:
        return Pictures("distributing", zones, yes("Be done", _nothing(decision)), asks(scene, *_duty(decision)))
    refusal = decision.refusal
    said = no(refusal, scene.names) if refusal is not None else _yes(scene, decision, move)
    return Pictures("distributing", zones, said, asks(scene, *_duty(decision)))


def _nothing(decision: DistributeDecision) -> str:
    """Why no cube can be moved."""
    return "your storage is empty" if decision.player.acts else "you have nobody to give a cube to"


def _duty(decision: DistributeDecision) -> tuple[str, ...]:
    left, done = _left(decision), key("drum_roll.decline")
    if decision.leaving:
        again = f"more could move: {done} again: done."
        return f"a cube could still be moved: {done} once more is done all the same.", again
    if left <= 0:
        return (f"all moves are made: {done} is done.",)
    if decision.move is None:
        return (f"{_nothing(decision)}: {done} is done.",)
    if not any(isinstance(move, MoveCube) for move in drum_roll.legal_moves(decision.view, decision.seat)):
        return f"nobody wants a cube from your storage: {done} is done.", f"nothing to move: {done} is done."
    cubes_left = f"move up to {counted_in_words(left, 'cube')}"
    return f"{cubes_left} onto performers, then {done}: done.", f"{cubes_left}, then {done}."


def _left(decision: DistributeDecision) -> int:
    step = decision.view.step
    return moves_left(decision.view, step) if isinstance(step, Distributing) else 0


def _storage(scene: Scene, decision: DistributeDecision) -> Zone[Any]:
    left = _left(decision)
    spends = decision.move.spend if isinstance(decision.move, Convert) else COLOURS[decision.cube]
    stacks = tuple(
        Stack(colour, count, chosen=colour == spends and count > 0, off=not count, target=("cube", place),
              caption="picked up" if colour == spends and count > 0 else "")
        for place, (colour, count) in enumerate(zip(COLOURS, decision.player.storage, strict=True))
    )  # fmt: skip
    beside: tuple[Row, ...] = ()
    if scene.size == "compact" and not decision.converts and left > 0:
        beside = _short_move(decision)
    made = moves_allowed(decision.view, decision.seat) - left
    moves = f"{counted_in_words(left, 'move')} left {'●' * left}{'○' * made}"
    lead = "Storage" if scene.size == "small" else "Your storage"
    foot = f"{arrows('up', here=decision.above)} which cube" if not decision.converts else ""
    return framed(Tray(stacks, beside), f"{lead} · {moves}", foot, "heavy" if decision.above else "gold")


def _short_move(decision: DistributeDecision) -> tuple[Row, ...]:
    """What the move makes of the performer, in three rows."""
    if not isinstance(decision.move, MoveCube):
        return ()
    act = decision.targets[decision.line]
    if not isinstance(act, Act):
        return ()
    then = _then(decision, decision.move)
    head = row(Span(decision.move.colour, f"lack-{decision.move.colour} bold"), Span(" ▸ ", "dim"),
               Span(f"{act.performer.name}?", "ink bold"))  # fmt: skip
    now = row(Span("now  ", "dim"), *_state(act, short=True))
    later = row(Span("then ", "dim"), *_state(then, short=True)) if then else words("✗ not possible", "bad")
    return (head, now, later)


def _then(decision: DistributeDecision, move: MoveCube) -> Act | None:
    """The performer after the move; None if it is not allowed."""
    if decision.refusal_of(move) is not None:
        return None
    return drum_roll.step(decision.view, decision.seat, move).players[decision.seat].act(move.performer)


def _state(act: Act, *, short: bool = False) -> Row:
    """A performer's level and what it brings."""
    level = LONG_LEVELS[act.ready]
    if act.flipped:
        return words("flipped: it takes no cubes", "dim")
    if not act.ready:
        return row(level_row("fired"), Span(" in a show", "dim"))
    brings = act.performer.benefit(act.ready)
    role = level_row(level).role
    text = benefit_words(brings)
    if short and len(text) > _SHORT:
        text = benefit_short(brings, " + ")
    return row(Span(f"{level:<12} " if not short else f"{level} ", role), Span(text, "ink"))


def _move(scene: Scene, decision: DistributeDecision) -> Zone[Any]:
    if not isinstance(decision.move, MoveCube):
        return framed(SumList((), (words(_nothing(decision)),)), "This move")
    act = decision.targets[decision.line]
    assert isinstance(act, Act)
    colour: Colour = decision.move.colour
    lines: list[Row] = [
        row(*cubes.cube(colour), Span(f" {colour} cube", f"lack-{colour} bold"), Span(" ▸ ", "dim"),
            Span(f"{act.performer.name}?", "ink bold")),
        (),
    ]  # fmt: skip
    then = _then(decision, decision.move)
    if _left(decision) <= 0:
        lines = [
            words("all moves are made", "green bold"),
            row(Span(f"{key('drum_roll.decline')} ", "gold bold"), Span("is done", "dim")),
            (),
        ]
    elif then is None:
        lines += [words("✗ that is not possible", "bad bold")]
    else:
        lines += [row(Span("now    ", "dim"), *_state(act)), row(Span("then   ", "dim"), *_state(then))]
        if then.ready == act.ready and not then.flipped and then.missing:
            lines.append(words(f"       it still needs its {then.missing[0]} cube first", "orange"))
    lines += _endangered(decision)
    return framed(SumList((), tuple(lines)), "This move, not made yet" if _left(decision) > 0 else "This move")


def _endangered(decision: DistributeDecision) -> list[Row]:
    """Who would be fired in a show."""
    fired = [act for act in decision.player.acts if not act.ready and not act.flipped]
    if not fired:
        return []
    seen = [prospect(decision.view, decision.seat, act) for act in fired]
    name = fired[0].performer.name if len(fired) == 1 else f"{in_words(len(fired))} acts"
    still = "has" if len(fired) == 1 else "have"
    lost = change(-sum(each.compensation for each in seen), -sum(each.penalty for each in seen))
    said = row(Span("fired", "bar-ink on bar bold"), Span(" in a show ", "dim"), *lost)
    return [words(f"{capital(name)} still {still} no cube that counts:", "ink"), said]


def _converting(scene: Scene, decision: DistributeDecision) -> Zone[Any]:
    """All that the Agent or Assistant at the cursor can do."""
    member = decision.targets[decision.line]
    assert isinstance(member, Member)
    ways = tuple(
        Way(row(*cubes.cube(each.spend), Span(" → "), *cubes.cubes(each.gain, " ")),
            chosen=place == decision.way, target=("way", place))
        for place, each in enumerate(decision.ways)
    )  # fmt: skip
    worked = isinstance(decision.view.step, Distributing) and has_worked(decision.view.step, member)
    note = (
        words("one of these has worked this turn", "orange")
        if worked
        else words(f"{key('drum_roll.convert')} goes to the next who converts")
    )
    foot = f"{key('up', 'down')} into what" if len(ways) > 1 else ""
    return framed(Ways(f"{member.name}: once a turn", ways, (note,)), "Convert a cube", foot, "heavy")


def _acts(scene: Scene, decision: DistributeDecision) -> Zone[Any]:
    colour = COLOURS[decision.cube]
    takers = () if decision.converts else decision.takers
    cards = tuple(
        _card(scene, decision, act, line, colour, line in takers) for line, act in enumerate(decision.player.acts)
    )
    roomy = scene.size == "roomy"
    staff = () if roomy else _staff(scene, decision)
    acts = Acts(cards, (), (*staff, *circuses.foot(scene, decision.seat)), whole=True)
    there = "" if decision.converts else f"{arrows('down', here=not decision.above)} for whom"
    foot = f"{there} · bright cards want the {colour} cube" if takers else there
    return framed(acts, "Your circus", foot, "gold" if decision.above or decision.converts else "heavy")


def _card(scene: Scene, decision: DistributeDecision, act: Act, line: int, colour: str, takes: bool) -> ActCard:
    marks: dict[int, Mark] = {}
    here = line == decision.line
    if takes:
        place = _place(act, colour)
        marks[place] = "chosen" if here else "open"
    card = circuses.act_card(decision.view, decision.seat, act, lit=takes, marks=marks, target=line)
    pointer = [Span(" ▲", "gold bold")] if here and not decision.converts else []
    if act.flipped:
        under: Row = words("never on again", "dim")
    else:
        brings = best(card.brings, _FEW_ACTS_ROOM if len(decision.player.acts) <= _FEW_ACTS else _MANY_ACTS_ROOM)
        brings = brings if scene.size == "roomy" else ""
        under = row(level_row(card.level, short=True), Span(f" {brings}" if brings else "", "ink"))
    return attrs.evolve(card, under=row(*under, *pointer))


def _place(act: Act, colour: str) -> int:
    """Which of the places the cube goes to."""
    return next(
        place
        for place, (each, full) in enumerate(zip(act.performer.cubes, act.filled, strict=True))
        if each == colour and not full
    )


def _staff(scene: Scene, decision: DistributeDecision) -> tuple[Row, ...]:
    """Who converts cubes, and whether that is done."""
    members = decision.player.personnel
    if not members:
        return ()
    step = decision.view.step
    worked = [
        member.name for member in members if isinstance(step, Distributing) and has_worked(step, member)
        and member.role in ("agent", "personal_assistant")
    ]  # fmt: skip
    done = Span(f"  {' and '.join(dict.fromkeys(worked))} worked" if worked else "", "dim")
    ways = tuple(Span(text, role, line) for line in decision.converters[:1]
                for text, role in ((f"  {key('drum_roll.convert')} ", "gold bold"), ("converts", "dim")))  # fmt: skip
    room = scene.cells - circuses.EDGES - width((*ways, done))
    return (row(*circuses.staff_row(members, room), *ways, done),)


def _yes(scene: Scene, decision: DistributeDecision, move: MoveCube | Convert) -> Row:
    if isinstance(move, Convert):
        member = decision.targets[decision.line]
        assert isinstance(member, Member)
        name = staff_names(member)[-1] if scene.size == "small" else member.name
        return yes(f"{name}: a {move.spend} cube into {cube_words(move.gain)}",
                   f"{decision.way + 1} of {len(decision.ways)}: {key('up', 'down')}")  # fmt: skip
    text = capital(drum_roll.describe(decision.view, decision.seat, move))
    then = _then(decision, move)
    before = decision.player.act(move.performer)
    if then is None or before is None:
        return yes(text)
    if then.ready == before.ready:
        return yes(text, f"it still needs its {then.missing[0]} cube first")
    brings = then.performer.benefit(then.ready)
    if scene.size == "small":
        return yes(text, f"then {SHORT_LEVELS[then.ready]}: {benefit_short(brings)}")
    return yes(text, f"then {LONG_LEVELS[then.ready]}: {benefit_words(brings)}")
