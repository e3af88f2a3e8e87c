"""One card large: its levels, what it earns, what it still needs and where that may come from, firing and flipping."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    SHORT_LEVELS,
    bare,
    benefit_short,
    benefit_words,
    change,
    framed,
    plain,
    spot,
    words,
    yes,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import brief
from circus_tui.widgets.act_portrait import Level, Portrait
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import Sum, SumList
from rules.core import Seat
from rules.drum_roll.cards import LEVELS, Benefit, Member, noun
from rules.drum_roll.cubes import Colour, number_of
from rules.drum_roll.outlook import prospect
from rules.drum_roll.placing import CUBE_SPACES, cube_of
from rules.drum_roll.show import compensation
from rules.drum_roll.state import Act, State
from rules.drum_roll.wording import ACTION_NAMES, coins
from rules.wording import with_article

_LEAST_TAB: Final = 13
"""Cells that a name needs among others; where they are fewer, only the neighbours of the card are named."""


def pictures(scene: Scene, decision: Sitting, waiting: Row) -> Pictures:
    """The card on the left, what can be said of it on the right."""
    things = decision.looked_at
    thing = things[decision.item]
    zones: dict[str, Zone[Any]] = {"tabs": bare(SumList((), (_tabs(scene, decision),)))}
    if isinstance(thing, Member):
        zones["portrait"] = framed(_member(thing), "The card", "", "heavy")
        zones["earns"] = framed(SumList((), _staff_notes(thing)), "What it means")
    else:
        act = thing if isinstance(thing, Act) else Act(thing)
        owner = decision.whose
        lit = "the level that would be performed is lit" if isinstance(thing, Act) and scene.size == "roomy" else ""
        zones["portrait"] = framed(_performer(scene, act, owner), "The card", lit, "heavy")
        zones["earns"] = framed(SumList(_earns(scene, decision, act)), "What it earns")
        if owner is not None or not act.flipped:
            zones["needs"] = framed(SumList((), _needs(scene, decision, act)), "What it still needs", "", "gold")
        zones["fired"] = framed(SumList((), _fired(scene, decision, act)), "If it were fired")
        zones["flipped"] = framed(SumList((), _flipped(act)), "Flipped" if act.flipped else "If you flip it")
    return Pictures("card", zones, yes("Back to the whole circus", f"{key('up', 'down')} other circuses"), waiting)


def _tabs(scene: Scene, decision: Sitting) -> Row:
    """All cards of the group by name, the one that is shown inverted."""
    things = decision.looked_at
    whose = "for hire" if decision.whose is None else scene.names[decision.whose]
    count = f"{decision.item + 1} of {len(things)}, {whose}"
    room = scene.cells - len(count) - 4
    shown = range(len(things))
    if room // len(things) < _LEAST_TAB:
        first = max(0, min(decision.item - 1, len(things) - 3))
        shown = range(first, min(first + 3, len(things)))
    each = room // len(shown) - 3
    spans: list[Span] = []
    for place in shown:
        thing = things[place]
        name = thing.performer.name if isinstance(thing, Act) else thing.name
        role = "cap-ink on cap bold" if place == decision.item else "dim"
        spans += [Span(f" {brief(name, min(16, each))} ", role, ("look", decision.whose, place))]
    return row(*spans, Span(f" {count}", "dim"))


def _performer(scene: Scene, act: Act, owner: Seat | None) -> Portrait:
    performer = act.performer
    levels = (
        tuple(_level(act, place, owner, brief=scene.size == "small") for place in range(3)) if not act.flipped else ()
    )
    intro = f"hired for {coins(performer.cost)}" if owner is not None else f"costs {coins(performer.cost)}"
    if performer.type == "magician":
        intro += "; hand limit +1" if scene.size == "small" else "; makes the hand limit one card larger"
    wage = "a show; with a trailer 1 less" if not act.trailer else "a show, 1 less by its trailer"
    words_ = () if not act.flipped else (
        f"Flipped in show {act.flipped}: it has scored {performer.flip_prestige} prestige and is never on again.",
        f"It is never fired and counts as {noun(performer.type)} for region and bonuses.",
    )  # fmt: skip
    later = max(0, performer.secondary_salary - act.trailer)
    return Portrait(
        performer.name, performer.type, intro, levels, words_,
        (("salary", act.salary(scene.view.turn.show), wage),
         ("flip", performer.flip_prestige, f"prestige, once it is outstanding; after that salary {later}")),
    )  # fmt: skip


def _level(act: Act, place: int, owner: Seat | None, *, brief: bool) -> Level:
    colour, full = act.performer.cubes[place], act.filled[place]
    now = act.ready == place + 1
    before = [act.performer.cubes[k] for k in range(place) if not act.filled[k]]
    if now:
        state, good = "✓ the level performed now", True
    elif full and before:
        state, good = f"cube there, waits for {before[0]}", False
    elif full:
        state, good = "✓ cube there", True
    elif owner is None:
        state, good = f"needs a {colour} cube", False
    else:
        state, good = f"✗ lacks its {colour} cube", False
    brings = act.performer.benefits[place]
    said = benefit_short(brings, " + ") if brief else benefit_words(brings)
    return Level(LONG_LEVELS[place + 1], colour, full, said, state, good, _note(act, place), now)


def _note(act: Act, place: int) -> str:
    brings = act.performer.benefits[place]
    if place == 0 and act.filled[0]:
        return "its first cube is there: it cannot be fired"
    if brings.invest_pick:
        return "pick: look at two investment cards, keep one"
    if brings.invest:
        return "the top investment card, for nothing"
    if brings.cubes_any:
        return "cubes of any colour from the stock"
    if brings.skip_salary:
        return "a salary, even the highest, is not paid"
    if brings.trailer:
        return "a trailer lowers a salary by 1 for good"
    return "without it the performer is fired in a show" if place == 0 else ""


def _member(member: Member) -> Portrait:
    does = "".join(span.text for span in circuses.staff_slip(member).does[0]).replace("▐", "")
    return Portrait(member.name, "", f"costs {coins(member.cost)}", (), (does,), (("salary", member.salary, "a show"),))


def _staff_notes(member: Member) -> tuple[Row, ...]:
    return (
        tuple(span if span.role else span._replace(role="ink") for span in circuses.staff_slip(member).does[0]),
        words(f"its salary of {coins(member.salary)} is paid after every show"),
        words("Agents and Assistants change one cube a turn"),
    )


def _earns(scene: Scene, decision: Sitting, act: Act) -> tuple[Sum, ...]:
    """What it brings in a show now, with its next cube, and flipped."""
    view = decision.view
    wage = act.salary(view.turn.show)
    if act.flipped:
        return (Sum((words("its salary"),), change(-wage) if wage else words("nothing")),)
    sums = []
    ready = act.ready
    if decision.whose is None:
        seat = decision.seat
        offer = next(o for o in view.area.performers if o.card == act.performer)
        sums.append(Sum((words("hiring it costs"),), row(Span(f"\N{MINUS SIGN}{offer.price}¢", "orange bold"),
                    Span(f" of your {view.players[seat].coins}¢", "dim"))))  # fmt: skip
    for level in range(max(1, ready), 4):
        brings = act.performer.benefit(level)
        lead = "now" if level == ready else "with " + _until(act, level)
        net = change(brings.coins - wage, brings.prestige)
        rest = benefit_short(_beside(brings)) if _beside(brings) != Benefit() else ""
        sums.append(Sum(
            (words(f"{LEVELS[level]} {lead}, salary paid"), words(f"{LEVELS[level]} {lead}"),
                words(SHORT_LEVELS[level])),
            row(*net, Span(f" {rest}" if rest else "", "green")),
        ))  # fmt: skip
    flip = act.performer.flip_prestige
    sums.append(Sum((words("or flipped, once outstanding"), words("or flipped")), change(-wage, flip)))
    return tuple(sums)


def _beside(brings: Benefit) -> Benefit:
    """What a benefit has beside coins and prestige."""
    return attrs.evolve(brings, coins=0, prestige=0)


def _until(act: Act, level: int) -> str:
    missing = [act.performer.cubes[k] for k in range(level) if not act.filled[k]]
    return " and ".join(missing) or "all"


def _needs(scene: Scene, decision: Sitting, act: Act) -> tuple[Row, ...]:
    """Each missing cube and where it may come from."""
    if act.flipped:
        return (words("nothing any more"),)
    missing = act.missing
    if not missing:
        return (words("✓ all its cubes are there", "green"), words("it may be flipped in the show"))
    seat = decision.seat if decision.whose is None else decision.whose
    colour, small = missing[0], scene.size == "small"
    lines: list[Row] = []
    for each in missing:
        held = number_of(decision.view.players[seat].storage, each)
        stored = f"{held or 'none'} {'stored' if small else 'in storage'}"
        cube = f" {each}  " if small else f" a {each} cube  "
        lines.append(row(*cubes.lack(each), Span(cube, "ink bold"), Span(stored, "green" if held else "orange")))
    lines.append(words(f"{colour} may come from" if small else f"where {colour} may come from", "gold"))
    return (*lines, *_sources(scene, decision.view, seat, colour))


def _sources(scene: Scene, view: State, seat: Seat, colour: Colour) -> list[Row]:
    player = view.players[seat]
    action = next(each for each in CUBE_SPACES if cube_of(each) == colour)
    mine = any(marker.seat == seat and marker.action == action for marker in view.turn.markers)
    small = scene.size == "small"
    said = "a marker is there: one comes this turn" if mine else "no marker of this circus there"
    if scene.size != "roomy":
        said = "one comes" if mine else "no marker"
    lines = [_labelled(ACTION_NAMES[action], said, "green" if mine else "dim")]
    turns = [member.name for member in player.personnel if colour in member.gains]
    lines.append(
        _labelled(
            "personnel",
            ", ".join(turns) or ("nobody" if small else f"nobody who makes {colour}"),
            "green" if turns else "dim",
        )
    )
    cards = [card.name for card in player.hand if card.is_seen and card.venture == "extra_resources"]
    lines.append(
        _labelled(
            "hand",
            ", ".join(cards) or ("none seen" if small else "nothing that gives it, or hidden"),
            "green" if cards else "dim",
        )
    )
    wanting = [act.performer.name for act in player.acts if colour in act.missing]
    if len(wanting) > 1:
        lines.append(_labelled("also", f"{', '.join(wanting[1:3])} want it too"))
    rivals = [
        other
        for other in range(view.seats)
        if other != seat and any(colour in act.missing for act in view.players[other].acts)
    ]
    if rivals:
        spans = [part for other in rivals for part in (spot(other), Span(" "))]
        lines.append(row(Span(f"{'rivals':<11}", "ink bold"), *spans, Span("want it too", "dim")))
    return lines


def _labelled(label: str, text: str, role: str = "dim") -> Row:
    return row(Span(f"{label:<11}", "ink bold"), Span(text, role))


def _fired(scene: Scene, decision: Sitting, act: Act) -> tuple[Row, ...]:
    if act.flipped:
        return (words("never: a flipped performer is not fired any more", "green"),)
    seat = decision.seat if decision.whose is None else decision.whose
    first = act.performer.cubes[0]
    paid, lost = compensation(decision.view, act, decision.view.players[seat].coins)
    seen = prospect(decision.view, seat, act) if decision.whose is not None else None
    danger = (
        row(Span("no danger: ", "green bold"), Span(f"its {first} cube is there", "ink"))
        if seen is not None and seen.level
        else row(
            Span("it would be fired: " if scene.size == "roomy" else "fired: ", "bad bold"),
            Span(f"its {first} cube is missing", "ink"),
        )
    )
    return (
        danger,
        row(Span(plain(-paid, " coins"), "bad bold"), Span("  its hiring price", "dim")),
        row(Span(plain(-lost, " prestige"), "bad bold"), Span("  1 more for each coin you lack", "dim")),
        words("cubes and trailer go back to the stock"),
    )


def _flipped(act: Act) -> tuple[Row, ...]:
    performer = act.performer
    later = max(0, performer.secondary_salary - act.trailer)
    if act.flipped:
        return (
            words(f"{performer.flip_prestige} prestige scored in show {act.flipped}", "gold"),
            words(f"salary {later} from the next show on"),
        )
    return (
        row(Span(f"+{performer.flip_prestige} prestige", "gold bold"), Span(", its cubes go back", "ink")),
        words("never on again, never fired"),
        words(f"stays {with_article(noun(performer.type))}: region, bonuses"),
        words("counts as outstanding for the Perfect Show"),
        words(f"this show's salary is {performer.salary - act.trailer}, later ones {later}"),
    )
