"""Placing a marker: the action board, what lies beside it, and what the space at the cursor would bring."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.games.drum_roll import AT_ONCE
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene, Size
from circus_tui.screens.drum_roll.decisions.placing import PASSING, PlaceDecision
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import asked_disc, asks, disc, framed, no, spot, words, yes
from circus_tui.widgets import cubes
from circus_tui.widgets.action_board import ActionTile, Board, Tone
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_role
from rules.core import Seat, listing, name_seats
from rules.drum_roll.cubes import Colour, number_of
from rules.drum_roll.figures import for_seats
from rules.drum_roll.moves import Action, PassMarker, Place
from rules.drum_roll.outlook import Space, action_spaces, ticket_track
from rules.drum_roll.placing import cube_of, occupants, placed
from rules.drum_roll.state import Marker, State
from rules.drum_roll.steps import Placing
from rules.drum_roll.wording import coins, price
from rules.wording import counted, in_words, seat_name, times

_SHORT: Final[dict[Action, str]] = {"tickets": "Tickets", "hire_performer": "Performer", "hire_personnel": "Personnel"}
_ORDER: Final = ("1st", "2nd", "3rd", "4th")
_POINTING: Final[dict[Size, str]] = {"roomy": "paper-ink", "compact": "", "small": "cap-ink"}
"""The ink of the own letter on the tile at the cursor: on what is light there, none is a player's colour."""


def pictures(scene: Scene, decision: PlaceDecision) -> Pictures:
    """The action board on top; the row for hire that the cursor speaks of is lit."""
    move, view, seat = decision.move, decision.view, decision.seat
    action = move.action if isinstance(move, Place) else None
    zones: dict[str, Zone[Any]] = {"board": board(scene, decision)}
    lit = action in ("hire_performer", "hire_personnel")
    value = circuses.for_hire(scene, acts=action == "hire_performer", staff=action == "hire_personnel")
    zones["hiring"] = framed(value, "For hire", _about(scene, decision), "gold" if lit else "thin")
    zones["acts"] = circuses.circus_zone(scene, seat)
    said = no(decision.refusal, scene.names) if decision.refusal is not None else _brings(scene, decision)
    left = view.figures.action_markers - sum(1 for marker in view.turn.markers if marker.seat == seat)
    last = (
        "place your last marker"
        if left == 1
        else f"place marker {view.figures.action_markers - left + 1} of {view.figures.action_markers}"
    )
    return Pictures(
        "placing",
        zones,
        said,
        asks(
            scene,
            f"{last}, or pass it for {coins(view.figures.pass_coins)}.",
            f"{last}, or pass it.",
            "place it, or pass it.",
        ),
        spread="board",
    )


def board(scene: Scene, decision: PlaceDecision | None = None) -> Zone[Any]:
    """The action board, for the one who places or as it lies."""
    view: State = scene.view
    seat = view.turn.start if decision is None else decision.seat
    tiles = [_tile(scene, seat, space, place, decision) for place, space in enumerate(action_spaces(view, seat))]
    passed = tuple(marker for marker in view.turn.markers if marker.action is None)
    chosen = decision is not None and decision.cursor == PASSING
    earned = f"+{view.figures.pass_coins}¢"
    tiles.append(ActionTile("Pass", "p", (words(earned, ""),), _discs(passed, most=1 if scene.size == "roomy" else 3),
                            (f"+{coins(view.figures.pass_coins)}", earned) if scene.size != "roomy" else (),
                            chosen=chosen, target=("space", PASSING)))  # fmt: skip
    most = for_seats(view.figures.cube_cap, view.seats)
    whole = f"cubes: one marker each, {in_words(most)} in all · Performer, Personnel: hire one"
    foot = whole if scene.size != "small" else "for hire:"
    used = sum(1 for marker in view.turn.markers if marker.seat == seat)
    name = "The action board"
    if decision is not None:
        name = f"Place marker {used + 1} of {view.figures.action_markers}"
    return framed(Board(tuple(tiles)), name, foot, "heavy" if decision is not None else "thin")


def _tile(scene: Scene, seat: Seat, space: Space, place: int, decision: PlaceDecision | None) -> ActionTile:
    chosen = decision is not None and decision.cursor == place
    points = chosen and space.refusal is None
    most = 3 if scene.size != "compact" else 2
    discs = _discs(space.markers, most=most - points)
    tone: Tone = "free"
    if space.colour is not None:
        tone = "taken" if space.action in occupants(scene.view) else "free"
    if isinstance(scene.view.step, Placing) and space.refusal is not None and tone == "free":
        tone = "shut"
    lines, notes = _says(scene, seat, space, tone)
    return ActionTile(
        space.name,
        key(f"drum_roll.{AT_ONCE[place].name}"),
        lines,
        (*discs, asked_disc(seat, _POINTING[scene.size] or seat_role(seat))) if points else discs,
        _mine(scene, space, chosen=points) or notes,
        space.colour or "",
        tone,
        chosen,
        ("space", place),
        _SHORT.get(space.action, ""),
    )


def _mine(scene: Scene, space: Space, *, chosen: bool) -> tuple[str, ...]:
    """Behind a disc that only stands there to look: the order in which it would be served."""
    if not chosen:
        return ()
    order = len(space.markers)
    if space.colour is None and scene.size != "roomy":
        return (f"you {_ORDER[min(order, 3)]}" if space.action.startswith("hire") else "you", "")
    return ("you", "")


def _says(scene: Scene, seat: Seat, space: Space, tone: Tone) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """The two rows of a tile, and what is said behind the discs."""
    view: State = scene.view
    if space.colour is not None:
        most = for_seats(view.figures.cube_cap, view.seats)
        full = len(occupants(view)) >= most
        word = "taken" if tone == "taken" else "full" if full else "none left" if tone == "shut" else "free"
        shut = f"✗ {len(occupants(view))} of {most}" if full else "✗ none left"
        note = ("taken",) if tone == "taken" else (shut, "✗") if tone == "shut" else ("free",)
        lines = (words(space.colour, ""), row(*cubes.cube(space.colour), Span(f" {word}")))
        return lines, note if scene.size != "roomy" else ("✗ no more", "✗") if tone == "shut" else ()
    return _other(scene, seat, space, tone)


def _other(scene: Scene, seat: Seat, space: Space, tone: Tone) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    view: State = scene.view
    place = _ORDER[min(len(space.markers), 3)]
    order = f"{place} pick"
    notes: tuple[str, ...] = (order, place)
    area = view.area
    shut = ("✗ used up", "✗") if tone == "shut" else ()
    match space.action:
        case "tickets":
            earned = _ticket(view, seat)
            notes = (f"+{counted(earned, 'coin')}", f"+{earned}¢")
            lines = (words(f"+{counted(earned, 'coin')}", ""), _track(view))
        case "invest":
            cost = view.figures.invest_cost
            notes = (f"card \N{MINUS SIGN}{cost}¢", f"\N{MINUS SIGN}{cost}¢")
            lines = (words("a card", ""), words(f"costs {cost}¢", ""))
        case "hire_performer":
            lines = (words(f"{len(area.performers)} on show", ""), words(order, ""))
        case _:
            lines = (words(f"{len(area.personnel)} on show", ""), words(order, ""))
    if tone == "shut" and scene.size == "roomy":
        lines = (lines[0], words("✗ " + _used_up(view, space.action), ""))
    return lines, shut or (notes if scene.size != "roomy" else ())


def _used_up(view: State, action: Action) -> str:
    figures = view.figures
    most = {"tickets": figures.tickets_per_turn, "invest": figures.invest_per_turn}.get(action, 1)
    return times(most)


def _ticket(view: State, seat: Seat) -> int:
    slot = view.players[seat].tickets + placed(view, seat, "tickets")
    return view.figures.track[slot] if slot < len(view.figures.track) else 0


def _track(view: State) -> Row:
    """The ticket track: who has come how far, dots for the slots to come."""
    slots = ticket_track(view)
    spans: list[Span] = []
    for slot in slots:
        spans += [spot(seat) for seat in slot.seats] or [Span("·")]
    return tuple(spans)


def _discs(markers: tuple[Marker, ...], most: int) -> Row:
    """Discs in their order; one cell each where there are many; a plus before one placed with an Unblock."""
    spans: list[Span] = []
    if len(markers) > most:
        spans = [part for marker in markers for part in ((Span("+"),) if marker.unblock else ()) + (spot(marker.seat),)]
    else:
        for marker in markers:
            spans += [*([Span("+")] if marker.unblock else []), *disc(marker.seat)]
    return tuple(spans)


def _about(scene: Scene, decision: PlaceDecision) -> str:
    if scene.size == "small":
        return ""
    purse = decision.player.coins
    offers = (*scene.view.area.performers, *scene.view.area.personnel)
    if offers and all(offer.price > purse for offer in offers):
        return f"you have {coins(purse)}: nobody could be yours now"
    return "price on the gold tag, discounts already taken off"


def _brings(scene: Scene, decision: PlaceDecision) -> Row:
    move = decision.move
    if isinstance(move, PassMarker):
        earned = decision.view.figures.pass_coins
        return yes(f"Pass the marker for {coins(earned)}", f"{decision.player.coins + earned} in all")
    colour = cube_of(move.action)
    what, why = _cube(decision, colour) if colour else _place(decision, move)
    return yes(what, name_seats(why, scene.names))


def _cube(decision: PlaceDecision, colour: Colour) -> tuple[str, str]:
    view = decision.view
    wanting = [act.performer.name for act in decision.player.acts if colour in act.missing]
    used, most = len(occupants(view)) + 1, for_seats(view.figures.cube_cap, view.seats)
    held = number_of(decision.player.storage, colour)
    stored = f" ({held} in storage)" if held else ""
    wanted = f"wanted by {listing(wanting)}" if wanting else "wanted by none of yours"
    return f"Take a {colour} cube", f"{wanted}{stored}; cube action {used} of {most} this turn"


def _place(decision: PlaceDecision, move: Place) -> tuple[str, str]:
    view = decision.view
    before = [marker.seat for marker in view.turn.markers if marker.action == move.action]
    where = f"after {listing(seat_name(seat) for seat in dict.fromkeys(before))}" if before else "served first"
    purse = coins(decision.player.coins)
    match move.action:
        case "tickets":
            slot = decision.player.tickets + placed(view, decision.seat, move.action)
            return f"Sell tickets for {coins(_ticket(view, decision.seat))}", (
                f"your cube goes to slot {slot + 1} of {len(view.figures.track)}"
            )
        case "invest":
            return f"Buy an investment card for {price(view.figures.invest_cost)}", f"{where}; you have {purse}"
        case "hire_performer":
            names = [offer.price for offer in view.area.performers if offer.price <= decision.player.coins]
            can = f"{len(names)} within your {purse}"
            return "Hire a performer" + (f", {where}" if before else ""), f"{can}; {where}"
        case _:
            names = [offer.price for offer in view.area.personnel if offer.price <= decision.player.coins]
            can = f"{len(names)} within your {purse}"
            return "Hire personnel" + (f", {where}" if before else ""), f"{can}; {where}"
