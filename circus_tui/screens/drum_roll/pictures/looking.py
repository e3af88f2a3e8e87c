"""Looking closely while a decision waits: a circus, who is for hire, one card large, what a show would bring."""

from __future__ import annotations

from typing import Any, assert_never

import attrs

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.pictures import circuses, forecast, portrait
from circus_tui.screens.drum_roll.pictures.wording import DASH, asks, bare, framed, plain, region_lines, words, yes
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import SIGNS, ActCard
from circus_tui.widgets.hiring_area import StaffSlip
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.sums import SumList
from circus_tui.widgets.troupe import Circus
from rules.core import Seat
from rules.drum_roll.cards import Member, Performer, noun
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.show import region_income
from rules.drum_roll.state import Act, State, hand_limit
from rules.drum_roll.wording import ACTION_NAMES
from rules.wording import counted, with_article


def pictures(scene: Scene, decision: Sitting) -> Pictures:
    """What is looked at; nothing that is pressed here is a move."""
    match decision.look:
        case "card" if decision.looked_at:
            return portrait.pictures(scene, decision, _waiting(scene, decision))
        case "show":
            zones = {**circuses.heads(scene), **forecast.page(scene, decision.seat)}
            if scene.size == "roomy":
                zones["acts"] = circuses.circus_zone(scene, decision.seat)
            return Pictures("forecast", zones, yes("Back to the decision", key("back")), _waiting(scene, decision))
        case "table" | "circus" | "card":
            return _circus(scene, decision)
        case _:
            assert_never(decision.look)


def _waiting(scene: Scene, decision: Sitting) -> Row:
    return asks(scene, "you are only looking; your decision still waits.", "only looking: your decision waits.")


def _circus(scene: Scene, decision: Sitting) -> Pictures:
    view, whose = decision.view, decision.whose
    acts, staff = _things(scene, decision)
    name = "For hire" if whose is None else _title(scene, whose)
    aside = _by_type(view, decision.seat if whose is None else whose)
    wages = sum(slip.wage for slip in staff)
    rule = f"Personnel: {len(staff)}" + ("" if whose is None else f", salaries {wages}¢ a show")
    if scene.size != "roomy":
        aside = _by_type_row(view, whose)
    circus = Circus(acts, staff, decision.item, aside if whose is not None else (), rule)
    foot = f"bright: the one under the cursor; {key('confirm')} shows it large" if scene.size != "small" else ""
    zones: dict[str, Zone[Any]] = {"troupe": framed(circus, name, foot, "heavy")}
    if scene.size == "roomy":
        zones |= circuses.heads(scene, chosen=whose, brief=True)
        zones |= _below(scene, decision)
    else:
        zones["tabs"] = bare(SumList((), (_tabs(scene, whose),)))
        zones["detail"] = framed(SumList((), _detail(decision, acts, staff)), "")
        zones["things"] = bare(SumList((), _things_row(scene, decision)))
    return Pictures("looking", zones, _sentence(scene, decision), _waiting(scene, decision))


def _title(scene: Scene, whose: Seat) -> str:
    player = scene.view.players[whose]
    staff = f", {len(player.personnel)} personnel" if player.personnel else ""
    return f"{scene.names[whose]}'s circus: {counted(len(player.acts), 'performer')}{staff}"


def _things(scene: Scene, decision: Sitting) -> tuple[tuple[ActCard, ...], tuple[StaffSlip, ...]]:
    """Everybody looked at as cards, the one at the cursor lit."""
    view, whose, at = decision.view, decision.whose, decision.item
    if whose is None:
        lit = circuses.for_hire(scene)
        first = len(lit.acts)
        return (
            tuple(attrs.evolve(card, lit=place == at) for place, card in enumerate(lit.acts)),
            tuple(attrs.evolve(slip, lit=first + place == at) for place, slip in enumerate(lit.staff)),
        )
    player = view.players[whose]
    first = len(player.acts)
    return (
        tuple(
            circuses.act_card(view, whose, act, lit=place == at, target=("look", whose, place))
            for place, act in enumerate(player.acts)
        ),
        tuple(
            circuses.staff_slip(member, lit=first + place == at, target=("look", whose, first + place))
            for place, member in enumerate(player.personnel)
        ),
    )


def _by_type(view: State, seat: Seat) -> tuple[Row, ...]:
    """How many performers of each type, what the region pays for them, and bonuses that come of them."""
    player, region = view.players[seat], view.region(seat)
    lines: list[Row] = [words("By type", "gold bold")]
    for kind, sign in SIGNS.items():
        count = sum(1 for act in player.acts if act.performer.type == kind)
        role = kind if count else "dim"
        lines.append(row(Span(f"{sign} {kind:<9}", role), Span("■" * count or "none", role)))
    missing = [kind for kind in SIGNS if not any(act.performer.type == kind for act in player.acts)]
    variety = "all five: Full Variety" if not missing else f"lacks {len(missing)} for Full Variety"
    lines.append(words(variety, "green" if not missing else "orange"))
    if region is not None:
        earned = region_income(region, player)
        lines.append(row(Span(f"{region.name}: ", "ink bold"), Span(f"+{earned}★ now", "gold")))
        lines += [words(line) for line in region_lines(region)]
    trailers = sum(act.trailer for act in player.acts)
    flipped = sum(1 for act in player.acts if act.flipped)
    lines.append(row(Span(f"▣ {counted(trailers, 'trailer')}", "ink"), Span(f"  {flipped} flipped", "dim")))
    return tuple(lines)


def _by_type_row(view: State, whose: Seat | None) -> tuple[Row, ...]:
    if whose is None:
        return ()
    player = view.players[whose]
    spans: list[Span] = [Span("by type ", "dim")]
    for kind, sign in SIGNS.items():
        count = sum(1 for act in player.acts if act.performer.type == kind)
        spans.append(Span(f"{sign} {count}  ", kind if count else "dim"))
    return (row(*spans, Span("▣ salary 1 less", "dim")),)


def _below(scene: Scene, decision: Sitting) -> dict[str, Zone[Any]]:
    """Storage, hand, and, for a circus, what a show would do to it."""
    seat = decision.seat if decision.whose is None else decision.whose
    return {
        "storage": framed(SumList((), _storage(scene, seat)), f"Storage: {scene.names[seat]}"),
        "cards": framed(SumList((), _hand(scene, decision, seat)), "Hand and markers"),
        "others": forecast.corner(scene, seat),
    }


def _storage(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    view: State = scene.view
    player = view.players[seat]
    first: list[Span] = []
    second: list[Span] = []
    for colour, count in zip(COLOURS, player.storage, strict=True):
        first += [
            *cubes.place(colour, filled=count > 0),
            Span(f" {count or DASH:<4} ", "ink bold" if count else "dim"),
        ]
        second.append(Span(f"{colour:<8}", "dim"))
    wanted = [colour for act in player.acts for colour in act.missing]
    said = ", ".join(f"{wanted.count(colour)} {colour}" for colour in COLOURS if colour in wanted)
    return (
        tuple(first),
        tuple(second),
        row(Span("wanted  ", "dim"), Span(said, "orange")) if said else words("no performer wants a cube"),
    )


def _hand(scene: Scene, decision: Sitting, seat: Seat) -> tuple[Row, ...]:
    view: State = scene.view
    player = view.players[seat]
    names = [card.name for card in player.hand if card.is_seen]
    held = ", ".join(names) if names else counted(len(player.hand), "card")
    lines = [row(Span(held, "ink"), Span(f", limit {hand_limit(view, seat)}", "dim"))]
    placed = [ACTION_NAMES[m.action] for m in view.turn.markers if m.seat == seat and m.action]
    lines.append(words("markers: " + (", ".join(placed) if placed else "none placed yet")))
    if player.stored:
        lines.append(words(f"{counted(player.stored, 'coin')} in the bank"))
    return tuple(lines)


def _tabs(scene: Scene, whose: Seat | None) -> Row:
    """All circuses in a row, the one looked at inverted."""
    view: State = scene.view
    spans: list[Span] = []
    numbers = [f" {plain(player.prestige, '★')} {player.coins}¢ " for player in view.players]
    last = (Span(" for hire ", "cap-ink on cap bold"),) if whose is None else ()
    room = (scene.cells - 2 - width(last) - sum(len(each) + 5 for each in numbers)) // view.seats
    for seat, worth in enumerate(numbers):
        chip = seat_chip(seat)._replace(target=("seat", seat))
        name = cut(scene.names[seat], max(0, room))
        role = "cap-ink on cap bold" if seat == whose else seat_role(seat)
        spans += [
            chip,
            Span(f" {name} " if name else " ", role, ("seat", seat)),
            Span(worth, "ink"),
        ]
    return (*spans, *last)


def _detail(decision: Sitting, acts: tuple[ActCard, ...], staff: tuple[StaffSlip, ...]) -> tuple[Row, ...]:
    """The one under the cursor in words."""
    if not acts and not staff:
        return (words("nobody"),)
    if decision.item >= len(acts):
        slip = staff[decision.item - len(acts)]
        head = row(Span(slip.names[0], "ink bold"), Span(f"   personnel · salary {slip.wage} a show", "dim"))
        return (head, tuple(span if span.role else span._replace(role="ink") for span in slip.does[0]))
    card = acts[decision.item]
    trailer = "with a trailer" if card.trailer else "no trailer"
    price = f"   price {card.tag}" if card.tag else ""
    head = row(Span(f"{card.sign} {card.name}", "ink bold"), Span(f"   {card.kind} · salary {card.wage}, {trailer}"
               f" · flip {card.flip} prestige{price}", "dim"))  # fmt: skip
    if card.flipped:
        return (head, words(f"flipped: {card.scored} prestige scored; it is never on again nor fired", "ink"))
    lines = [head]
    for need, level in zip(card.needs, ("poor", "good", "outstanding"), strict=True):
        state = "✓ performed now" if need.mark == "now" else "cube there" if need.filled else f"lacks {need.colour}"
        role = "green" if need.mark == "now" else "dim" if need.filled or not card.level else "orange"
        ink = "ink bold" if need.mark == "now" else "ink"
        lines.append(row(*cubes.place(need.colour, filled=need.filled), Span(f" {level:<12}", "dim"),
                         Span(f"{need.brings[0]:<26}", ink), Span(state if card.level else "", role)))  # fmt: skip
    lines.append(
        words(f"Outstanding, it may be flipped once: {card.flip} prestige, never on again, salary {card.later}.")
    )
    return tuple(lines)


def _things_row(scene: Scene, decision: Sitting) -> tuple[Row, ...]:
    """Storage and hand, and what a show would come to, in rows."""
    seat = decision.seat if decision.whose is None else decision.whose
    view: State = scene.view
    player = view.players[seat]
    held = f"hand {len(player.hand)} of {hand_limit(view, seat)}"
    wanted = [colour for act in player.acts for colour in act.missing]
    said = " ".join(f"{wanted.count(c)}{c[0].upper()}" for c in COLOURS if c in wanted)
    first = row(Span("storage ", "dim"), *cubes.stock(player.storage), Span(f"  {held}", "dim"),
                Span(f"  wanted {said}" if said else "", "orange"))  # fmt: skip
    return (first, forecast.line(scene, seat))


def _sentence(scene: Scene, decision: Sitting) -> Row:
    if not decision.looked_at:
        return yes("Back to the decision", key("back"))
    thing = decision.looked_at[decision.item]
    card: Performer | Member = thing.performer if isinstance(thing, Act) else thing
    more = with_article(noun(card.type)) if isinstance(card, Performer) else "personnel"
    return yes(f"Show {card.name} large", more)
