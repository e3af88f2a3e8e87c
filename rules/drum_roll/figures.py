"""The numbers of the game that are on no card: each is a field of the card set's file, and each has its bounds."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from rules.catalogue import info

SEATS: Final = info("drum_roll").seats

BySeats: TypeAlias = tuple[int, ...]
"""A number for each number of players, in the order of `SEATS`."""


@attrs.frozen
class Place:
    """Where a number stands in the file, and the least and the greatest value it may have."""

    section: str
    key: str
    least: int
    greatest: int


@attrs.frozen
class SeatsPlace:
    """Where numbers by players stand in the file; the printed rules fix them."""

    section: str
    key: str
    printed: BySeats


@attrs.frozen
class RowPlace:
    """Where a row of numbers of any length stands in the file, and the bounds of each number."""

    section: str
    key: str
    least: int
    greatest: int


def _figure(section: str, key: str, *bounds: int) -> int:
    """A number between two bounds; with one bound, a number the printed rules fix."""
    number: int = attrs.field(metadata={"place": Place(section, key, bounds[0], bounds[-1])})
    return number


def _by_seats(section: str, key: str, *printed: int) -> BySeats:
    numbers: BySeats = attrs.field(metadata={"place": SeatsPlace(section, key, printed)})
    return numbers


def _row(section: str, key: str, least: int, greatest: int) -> tuple[int, ...]:
    numbers: tuple[int, ...] = attrs.field(metadata={"place": RowPlace(section, key, least, greatest)})
    return numbers


@attrs.frozen
class Figures:
    """Supplies, costs, limits and bonuses."""

    schema: int = _figure("meta", "schema", 1)

    performers: int = _figure("components", "performers", 45)
    personnel: int = _figure("components", "personnel", 15)
    investments: int = _figure("components", "investments", 30)
    cubes_per_colour: int = _figure("components", "cubes_per_colour", 8, 99)
    discount_tokens: int = _figure("components", "discount_tokens", 0, 99)
    trailers: int = _figure("components", "trailers", 0, 99)
    region_tiles: int = _figure("components", "region_tiles", 5)
    coins_1: int = _figure("components", "coins_1", 0, 999)
    coins_5: int = _figure("components", "coins_5", 0, 999)

    players_min: int = _figure("setup", "players_min", 2)
    players_max: int = _figure("setup", "players_max", 4)
    action_markers: int = _figure("setup", "action_markers", 3)
    starting_coins: int = _figure("setup", "starting_coins", 0, 99)
    starting_cubes: int = _figure("setup", "starting_cubes_of_choice", 2)
    starting_performers: int = _figure("setup", "starting_performers", 2)
    starting_prestige: int = _figure("setup", "starting_prestige", 0, 99)

    shown_performers: tuple[int, ...] = _by_seats("display", "performers", 3, 4, 5)
    shown_personnel: tuple[int, ...] = _by_seats("display", "personnel", 3, 3, 4)
    max_same_type: tuple[int, ...] = _by_seats("display", "max_same_type", 1, 2, 2)

    shows: int = _figure("turns", "shows", 3)
    turns_min: int = _figure("turns", "turns_min", 5)
    turns_max: int = _figure("turns", "turns_max", 7)
    seventh_turn_penalty: int = _figure("turns", "seventh_turn_penalty", 0, 9)
    virtual_votes_turn6: int = _figure("turns", "virtual_delay_votes_2p_turn6", 1)
    virtual_votes_turn7: int = _figure("turns", "virtual_delay_votes_2p_turn7", 0)

    cube_cap: tuple[int, ...] = _by_seats("actions", "cube_cap", 2, 3, 4)
    tickets_per_turn: int = _figure("actions", "tickets_per_turn", 2)
    invest_per_turn: int = _figure("actions", "invest_per_turn", 2)
    hire_performer_per_turn: int = _figure("actions", "hire_performer_per_turn", 1)
    hire_personnel_per_turn: int = _figure("actions", "hire_personnel_per_turn", 1)
    invest_cost: int = _figure("actions", "invest_cost", 0, 9)
    pass_coins: int = _figure("actions", "pass_coins", 0, 9)
    discount_per_token: int = _figure("actions", "discount_per_token", 1)

    moves: int = _figure("distribution", "moves", 2)
    moves_with_supplier: int = _figure("distribution", "moves_with_supplier", 3)
    agent_uses: int = _figure("distribution", "agent_uses", 1)
    assistant_uses: int = _figure("distribution", "assistant_uses", 1)

    unpaid_coin_penalty: int = _figure("show", "unpaid_coin_penalty", 0, 9)
    fired_penalty: int = _figure("show", "fired_penalty", 0, 9)
    trailer_salary_cut: int = _figure("show", "trailer_salary_cut", 1)
    trailers_per_performer: int = _figure("show", "trailers_per_performer", 1)

    base_limit: int = _figure("hand", "base_limit", 2)
    per_magician: int = _figure("hand", "per_magician", 1)

    largest_show: int = _figure("endgame", "largest_show", 0, 99)
    full_variety: int = _figure("endgame", "full_variety", 0, 99)
    perfect_show: int = _figure("endgame", "perfect_show", 0, 99)
    large_troupe: int = _figure("endgame", "large_troupe", 0, 99)
    large_troupe_min: int = _figure("endgame", "large_troupe_min", 8)

    track: tuple[int, ...] = _row("tickets", "track", 0, 99)


def printed(name: str) -> int:
    """The number of that name, which the printed rules fix: every card set has the same."""
    place: Place = attrs.fields_dict(Figures)[name].metadata["place"]
    assert place.least == place.greatest, f"card sets may differ in {name}"
    return place.least


def for_seats(numbers: BySeats, seats: int) -> int:
    """The number that holds for that many players."""
    return numbers[seats - SEATS[0]]
