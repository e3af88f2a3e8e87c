"""Where a marker can go, and what it would bring there."""

from __future__ import annotations

from circus_tui.boards.drum_roll.views.sight import Sight, verdict
from circus_tui.boards.drum_roll.views.tracks import spaces
from circus_tui.paint import Block
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from rules.core import listing
from rules.drum_roll.cubes import Colour, number_of
from rules.drum_roll.figures import for_seats
from rules.drum_roll.moves import PassMarker, Place
from rules.drum_roll.placing import cube_of, occupants, placed
from rules.drum_roll.wording import coins, plural, price


def placing(sight: Sight, decision: PlaceDecision) -> Block:
    """The action spaces with the cursor, and a sentence about the one it is on."""
    return (*spaces(sight, decision.seat, decision.cursor), *verdict(sight, decision.refusal, _brings(decision)))


def _brings(decision: PlaceDecision) -> str:
    move = decision.move
    if isinstance(move, PassMarker):
        earned = decision.view.figures.pass_coins
        return f"Pass the marker: {coins(earned)} at once, {decision.player.coins + earned} in all."
    colour = cube_of(move.action)
    return _place(decision, move) if colour is None else _cube(decision, colour)


def _cube(decision: PlaceDecision, colour: Colour) -> str:
    view = decision.view
    wanting = [act.performer.name for act in decision.player.acts if colour in act.missing]
    used, most = len(occupants(view)) + 1, for_seats(view.figures.cube_cap, view.seats)
    held = number_of(decision.player.storage, colour)
    stored = f" ({held} in storage)" if held else ""
    wanted = f"wanted by {listing(wanting)}" if wanting else "wanted by none of yours"
    return f"A {colour} cube, {wanted}{stored}. Cube action {used} of {most} this turn."


def _place(decision: PlaceDecision, move: Place) -> str:
    view, mine = decision.view, placed(decision.view, decision.seat, move.action)
    before = sum(1 for marker in view.turn.markers if marker.action == move.action)
    where = f"served after {plural(before, 'other marker')}" if before else "served first"
    match move.action:
        case "tickets":
            slot = decision.player.tickets + mine
            earned = view.figures.track[slot] if slot < len(view.figures.track) else 0
            return f"Sell tickets for {coins(earned)}, slot {slot + 1} of {len(view.figures.track)}."
        case "invest":
            return f"An investment card for {price(view.figures.invest_cost)}; {where}."
        case "hire_performer":
            return f"Hire a performer; {where}. You have {coins(decision.player.coins)}."
        case _:
            return f"Hire a personnel member; {where}. You have {coins(decision.player.coins)}."
