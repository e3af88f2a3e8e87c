"""Circuses as widgets show them: performers and personnel as cards, storage, hand, and all players' sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.wordings import as_many, best
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens.contract import Scene
from circus_tui.screens.drum_roll.pictures import forecast
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    acting,
    bare,
    benefit_wordings,
    framed,
    plain,
    spot,
    staff_does,
    staff_names,
    words,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import ActCard, Mark, Need
from circus_tui.widgets.act_row import Acts
from circus_tui.widgets.circus_panel import CircusSum, SumTable
from circus_tui.widgets.hiring_area import ForHire, StaffSlip, slip_row
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import TURN, seat_chip, seat_role, seat_title
from circus_tui.widgets.tour import Ring, Stop
from rules.core import Seat
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.outlook import prospect
from rules.drum_roll.state import Act, Offer, State, hand_limit
from rules.drum_roll.steps import Keeping
from rules.drum_roll.wording import coins
from rules.wording import counted

EDGES = 6
"""Cells beside what stands in a row of a panel as wide as the window."""

_CORNER = 42
_NARROW_CORNER = 36


def act_card(
    view: State,
    seat: Seat,
    act: Act,
    *,
    lit: bool = False,
    under: Row = (),
    target: Any = None,
    marks: Mapping[int, Mark] | None = None,
) -> ActCard:
    """A performer of a circus, with the level it would give now; `marks` are the places the cursor speaks of."""
    performer = act.performer
    needs = tuple(
        Need(colour, full, benefit_wordings(brings), (marks or {}).get(place, _now(act, place)))
        for place, (colour, full, brings) in enumerate(
            zip(performer.cubes, act.filled, performer.benefits, strict=True)
        )
    )
    return ActCard(
        performer.type,
        performer.name,
        needs,
        act.salary(view.turn.show),
        performer.flip_prestige,
        trailer=act.trailer,
        scored=performer.flip_prestige if act.flipped else 0,
        later=max(0, performer.secondary_salary - act.trailer),
        level="flipped" if act.flipped else LONG_LEVELS[act.ready],
        brings=_brings(view, seat, act),
        lit=lit,
        under=under,
        target=target,
    )


def _now(act: Act, place: int) -> Mark:
    return "now" if act.ready == place + 1 and not act.flipped else ""


def _brings(view: State, seat: Seat, act: Act) -> tuple[str, ...]:
    seen = prospect(view, seat, act)
    if act.flipped:
        return ()
    if act.ready:
        return benefit_wordings(seen.benefit)[1:]
    lost = plain(-seen.penalty, "★")
    return (f"{plain(-seen.compensation, '¢')} {lost}", lost)


def performer_card(performer: Performer, *, tag: str = "", lit: bool = False, target: Any = None) -> ActCard:
    """A performer who belongs to nobody yet."""
    needs = tuple(
        Need(colour, False, benefit_wordings(brings))
        for colour, brings in zip(performer.cubes, performer.benefits, strict=True)
    )
    return ActCard(
        performer.type,
        performer.name,
        needs,
        performer.salary,
        performer.flip_prestige,
        tag=tag,
        later=performer.secondary_salary,
        lit=lit,
        target=target,
    )


def staff_slip(member: Member, *, tag: str = "", lit: bool = False, target: Any = None) -> StaffSlip:
    """The slip of a member of the staff."""
    return StaffSlip(staff_names(member), staff_does(member), member.salary, tag, lit, target)


def price(offer: Offer[Performer] | Offer[Member]) -> str:
    """What hiring costs now, discounts taken off."""
    return f"{offer.price}¢"


def for_hire(scene: Scene, *, acts: bool = False, staff: bool = False, cursor: int | None = None) -> ForHire:
    """The hiring area; one row lit, or one card of the row that is hired from."""
    area = scene.view.area
    first = len(area.performers)
    return ForHire(
        tuple(
            performer_card(
                offer.card,
                tag=price(offer),
                lit=acts and cursor in (None, number),
                target=number if acts and cursor is not None else ("look", None, number),
            )
            for number, offer in enumerate(area.performers)
        ),
        tuple(
            staff_slip(
                offer.card,
                tag=price(offer),
                lit=staff and cursor in (None, number),
                target=number if staff and cursor is not None else ("look", None, first + number),
            )
            for number, offer in enumerate(area.personnel)
        ),
        more=f"({key('drum_roll.hire')}: who)",
    )


def own_acts(scene: Scene, seat: Seat, *, unders: Sequence[Row] = (), **changes: Any) -> Acts:
    """A circus as a row of cards, with personnel, storage and hand beside them."""
    view: State = scene.view
    player = view.players[seat]
    cards = tuple(
        act_card(view, seat, act, target=("look", seat, number), under=unders[number] if unders else ())
        for number, act in enumerate(player.acts)
    )
    return Acts(cards, beside(scene, seat), foot(scene, seat), **changes)


def beside(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    """Personnel and hand in rows, for the place right of the cards; each can be left out for a shorter sum."""
    view: State = scene.view
    player = view.players[seat]
    held, limit = len(player.hand), hand_limit(view, seat)
    hand = row(Span("hand ", "dim"), Span(f"{held} of {limit}", "ink"))
    if held and not seen(scene, seat):
        hand = row(*hand, Span(f"  {key('drum_roll.cards')} ", "gold bold"), Span("shows them", "dim"))
    elif held and scene.decision is None:
        hand = row(*hand, Span(f": {', '.join(card.name for card in player.hand)}", "gold"))
    if scene.size != "roomy":
        return (staff_row(player.personnel, scene.cells - EDGES),) if player.personnel else ()
    if not player.personnel:
        return (words("personnel"), words("none"), hand)
    if len(player.personnel) > 3:
        wages = sum(member.salary for member in player.personnel)
        first = player.personnel[: (len(player.personnel) + 1) // 2]
        return (
            row(Span(f"personnel: {len(player.personnel)}, salaries {wages}", "dim")),
            _slips(first),
            _slips(player.personnel[len(first) :]),
            hand,
        )
    lines = [
        row(*slip_row(staff_slip(member)), Span(f"  salary {member.salary}", "dim")) for member in player.personnel
    ]
    return (words("personnel"), *lines, hand)


def seen(scene: Scene, seat: Seat) -> bool:
    """Whether the hand lies on the screen."""
    hand = scene.view.players[seat].hand
    return bool(hand) and hand[0].is_seen


def staff_row(members: Sequence[Member], cells: int) -> Row:
    """As many of the personnel as have room in one row, and how many more there are."""
    return as_many(row(Span("personnel ", "dim")), [slip_row(staff_slip(member)) for member in members], cells)


def _slips(members: Sequence[Member]) -> Row:
    spans: list[Span] = []
    for number, member in enumerate(members):
        spans += [*([Span("  ")] if number else []), *slip_row(staff_slip(member))]
    return tuple(spans)


def foot(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    """Below the cards where there is no corner for it: what a show would come to."""
    return () if scene.size == "roomy" else (forecast.line(scene, seat),)


def circus_zone(scene: Scene, seat: Seat, **changes: Any) -> Zone[Any]:
    """The own circus in its panel."""
    acts = own_acts(scene, seat, **{"whole": scene.tall, **changes})
    count = len(acts.cards)
    if scene.size != "small":
        return framed(acts, "Your circus")
    staff = len(scene.view.players[seat].personnel)
    told = f", {staff} personnel" if staff else ""
    return framed(acts, f"Your circus, {counted(count, 'performer')}{told}")


def heads(scene: Scene, *, chosen: Seat | None = None, brief: bool = False) -> dict[str, Zone[Any]]:
    """All circuses on top, with the tour and the sum of a show unless `brief`; in a small window two rows."""
    view: State = scene.view
    if scene.size == "small":
        return {"heads": bare(SumTable(_rows(scene)))}
    zones: dict[str, Zone[Any]] = {}
    corner = (_CORNER if view.seats < 4 else _NARROW_CORNER) if scene.size == "roomy" and not brief else 0
    room = (scene.cells - corner) // view.seats - 8
    places = [_place(scene, seat) for seat in range(view.seats)]
    above = all(cell_len(scene.names[seat]) + cell_len(place) <= room - 2 for seat, place in enumerate(places))
    for seat in range(view.seats):
        zones[f"seat-{seat}"] = _panel(scene, seat, room, chosen, above=above)
    if scene.size == "roomy" and not brief:
        zones["tour"] = framed(tour(scene), "The tour")
        zones["sum"] = forecast.corner(scene, forecast.whose(scene))
    return zones


def _place(scene: Scene, seat: Seat) -> str:
    """The region where a player is, as it stands behind the name."""
    region = scene.view.region(seat)
    return f" · {region.name}" if region else ""


def _panel(scene: Scene, seat: Seat, room: int, chosen: Seat | None, *, above: bool) -> Zone[Any]:
    """A circus in its frame; `above` is whether the names leave room for all regions, which else stand at the foot."""
    view: State = scene.view
    region = view.region(seat)
    name = scene.names[seat]
    place = _place(scene, seat) if above else ""
    turn = acting(view, seat) or (scene.decision is not None and scene.decision.seat == seat)
    rest = (Span(place, seat_role(seat)),) if place else ()
    frame = "heavy" if turn else "gold" if seat == chosen else "thin"
    stored = view.players[seat].stored
    bank = best((f"{coins(stored)} in the bank", f"bank {stored}¢"), room + 2) if stored else ""
    if region and not above:
        bank = best((f"{region.name}, {bank}", region.name), room + 2) if bank else region.name
    foot = words("▾ looking here" if seat == chosen else bank) if bank or seat == chosen else ()
    shown = cut(name, max(3, room - 2))
    return Zone(circus_sum(view, seat), seat_title(seat, shown, acting=turn, rest=rest), foot, frame)  # type: ignore[arg-type]


def purse(view: State, seat: Seat) -> int:
    """The coins of a player; before the first performers are paid, those with which everybody begins."""
    return view.figures.starting_coins if isinstance(view.step, Keeping) else view.players[seat].coins


def circus_sum(view: State, seat: Seat) -> CircusSum:
    """What a circus owns, in numbers."""
    player = view.players[seat]
    return CircusSum(
        player.prestige,
        purse(view, seat),
        player.storage,
        len(player.acts),
        sum(1 for act in player.acts if act.ready or act.flipped),
        len(player.personnel),
        len(player.hand),
        ("seat", seat),
    )


def _rows(scene: Scene) -> tuple[Row, ...]:
    """Two rows: everybody's prestige and coins; what the one at the screen owns."""
    view: State = scene.view
    at = forecast.whose(scene)
    spans = [span for seat in range(view.seats) for span in _head(scene, seat, scene.cells // view.seats)]
    player, region = view.players[at], view.region(at)
    where = f"{region.name}, " if region else ""
    hand = f"hand {len(player.hand)}/{hand_limit(view, at)}"
    second = row(
        Span(" has ", "dim"),
        *cubes.stock(player.storage),
        Span(f"  {where}{hand}", "dim"),
        Span(f", bank {player.stored}" if player.stored else "", "dim"),
        Span(f"  {key('drum_roll.circuses')} ", "gold bold"),
        Span("rivals", "dim"),
    )
    return (tuple(spans), second)


def _head(scene: Scene, seat: Seat, cells: int) -> Row:
    """A player with prestige and coins in exactly so many cells, the name cut to what they leave."""
    view: State = scene.view
    player = view.players[seat]
    turn = acting(view, seat) or (seat == forecast.whose(scene) and scene.decision is not None)
    worth = (
        Span(f" {plain(player.prestige, '★')}", "gold bold" if player.prestige >= 0 else "bad bold"),
        Span(f" {purse(view, seat)}¢", "ink bold"),
    )
    chip = seat_chip(seat) if cells > 17 else spot(seat)
    room = cells - 3 - len(chip.text) - width(worth)
    name = cut(scene.names[seat], room) if room > 0 else ""
    return row(
        Span(TURN if turn else " ", "gold bold"),
        chip._replace(target=("seat", seat)),
        Span(f" {name}" if name else "", seat_role(seat), ("seat", seat)),
        *worth,
        " " * (room + 1 - cell_len(name)),
    )


def tour(scene: Scene) -> Ring:
    """Where everybody is, in the order in which the tour goes on; nobody's is the region of a third seat of two."""
    view: State = scene.view
    ring = view.destinations
    stops = []
    for place, region in enumerate(ring):
        seat = place if place < view.seats else None
        chip = (spot(seat),) if seat is not None else ()
        stops.append(Stop(region.name, chip))
    return Ring(tuple(stops[:1] + stops[:0:-1]))
