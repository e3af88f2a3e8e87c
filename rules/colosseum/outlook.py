"""What a player's programs still need, and who would come: the sums behind an event, before and when it is produced."""

from __future__ import annotations

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.pieces import JOKER, NOBLES, STARS, Asset, Noble, Program, program
from rules.colosseum.state import Player, Spectators, State
from rules.core import Seat, implements

_DRAWS = FIGURES.spectators


@attrs.frozen
class Need:
    """One asset of a program: how many it asks for, and how many the player has, perhaps more."""

    asset: Asset
    need: int
    have: int

    @property
    def missing(self) -> int:
        """How many are not there; jokers are not counted."""
        return max(0, self.need - self.have)


@attrs.frozen
class Outlook:
    """How far a player is with an owned program: its assets, jokers in hand, and whether the arena is large enough."""

    program: int
    needs: tuple[Need, ...]
    jokers: int
    fits: bool

    @property
    def missing(self) -> int:
        """How many assets are not there; jokers are not counted."""
        return sum(need.missing for need in self.needs)

    @property
    def missing_at_best(self) -> int:
        """How many would still be missing with every joker used."""
        return max(0, self.missing - self.jokers)

    @property
    def producible(self) -> bool:
        """Whether the player could produce it now."""
        return self.fits and self.missing_at_best < len(program(self.program).table)


def outlook(player: Player, number: int) -> Outlook:
    """Compare a program with what a player has; it need not be one of the player's own."""
    staged = program(number)
    needs = tuple(Need(asset, needed, player.tokens[asset.index]) for asset, needed in staged.need)
    return Outlook(number, needs, player.tokens[JOKER.index], fits(player, staged))


def outlooks(state: State, seat: Seat) -> tuple[Outlook, ...]:
    """How far a seat is with each of its programs."""
    player = state.players[seat]
    return tuple(outlook(player, number) for number in player.programs)


def fits(player: Player, staged: Program) -> bool:
    """Whether the player's arena is large enough for the program."""
    return staged.spaces <= player.arena.spaces


@implements(Clause.PRODUCE, Clause.EVENT)
def producible(player: Player) -> tuple[Program, ...]:
    """The programs a player could produce now, all jokers counted."""
    jokers, spaces = player.tokens[JOKER.index], player.arena.spaces
    owned = [program(number) for number in player.programs]
    return tuple(
        [
            staged
            for staged in owned
            if staged.spaces <= spaces and staged.held(player.tokens) + jokers >= staged.minimum
        ]
    )


@implements(Clause.SPECTATORS)
def spectators(state: State, seat: Seat, number: int, jokers: int = 0, medals: int = 0) -> Spectators | None:
    """Count who would come to a program now, with so many jokers and medals; None when too much is missing.

    Whether the arena is large enough and jokers and medals are there is for `explain` to judge.
    """
    player, staged = state.players[seat], program(number)
    missing = staged.size - staged.held(player.tokens) - jokers
    if not 0 <= missing < len(staged.table):
        return None
    return Spectators(
        table=staged.table[missing],
        programs=_DRAWS.previous_program * sum(other != number for other in player.produced),
        tickets=_DRAWS.season_ticket * player.tickets,
        podiums=_DRAWS.podium * player.podiums,
        stars=_DRAWS.star * len(stars_used(state, seat, staged)),
        nobles=sum(noble.spectators for noble in nobles_inside(state, seat)),
        medals=_DRAWS.medal * medals,
    )


@implements(Clause.SPECTATORS)
def stars_used(state: State, seat: Seat, staged: Program) -> tuple[Asset, ...]:
    """The stars that a seat holds and whose own token the program would use."""
    tokens = state.players[seat].tokens
    shown = {asset for asset, _ in staged.need if tokens[asset.index]}
    return tuple(star for star, holder in zip(STARS, state.stars, strict=True) if holder == seat and star in shown)


def nobles_inside(state: State, seat: Seat) -> tuple[Noble, ...]:
    """The nobles in a seat's arena."""
    arena = state.players[seat].arena
    return tuple(noble for noble, space in zip(NOBLES, state.nobles, strict=True) if arena.covers(space))
