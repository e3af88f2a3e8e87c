"""A simple player of Drum Roll for simulations: it wants the cubes its performers lack, and cheap good performers."""

from __future__ import annotations

from random import Random

from rules import drum_roll
from rules.core import Seat
from rules.drum_roll.cards import OUTSTANDING, Benefit, Performer
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.hiring_area import find_member, find_performer
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import (
    ChooseCubes,
    Convert,
    Flip,
    GiveTrailer,
    Hire,
    Invest,
    Keep,
    Move,
    MoveCube,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    SkipSalary,
    TakeCubes,
    Vote,
)
from rules.drum_roll.placing import cube_of, placed
from rules.drum_roll.salaries import salaries
from rules.drum_roll.state import Act, Player, State

PRESTIGE = 2
"""What a point of prestige is taken to be worth, in coins."""


def worth(benefit: Benefit) -> float:
    """What a benefit is taken to be worth, in coins."""
    return (
        benefit.coins
        + PRESTIGE * benefit.prestige
        + 2 * benefit.cubes_any
        + 3 * benefit.invest
        + 3.5 * benefit.invest_pick
        + 2 * benefit.trailer
        + 2.5 * benefit.skip_salary
    )


def promise(performer: Performer) -> float:
    """What a performer may bring: a good show, an outstanding one and the flip, less what it costs."""
    shows = worth(performer.benefit(2)) + worth(performer.benefit(OUTSTANDING))
    return shows + PRESTIGE * performer.flip_prestige - 3 * performer.salary - performer.cost


def lacking(player: Player) -> list[Colour]:
    """The cubes a circus still needs beyond those in storage; what makes a next level comes first."""
    needed = [colour for act in player.acts for colour in act.missing[:1]]
    needed += [colour for act in player.acts for colour in act.missing[1:]]
    for colour, number in zip(COLOURS, player.storage, strict=True):
        for _ in range(min(number, needed.count(colour))):
            needed.remove(colour)
    return needed


def asked_for(player: Player) -> set[Colour]:
    """The colours some performer lacks."""
    return {colour for act in player.acts for colour in act.missing}


def greedy(state: State, seat: Seat, rng: Random) -> Move:
    """The most liked of the legal moves; chance breaks ties."""
    moves = list(drum_roll.legal_moves(state, seat))
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: (_liking(state, seat, move), rng.random()))


def _liking(state: State, seat: Seat, move: Move) -> float:
    """How much a move is liked; what is liked less than 0 is left if there is anything else."""
    player = state.players[seat]
    match move:
        case Place() | PassMarker():
            return _placing(state, seat, move)
        case MoveCube():
            return _filling(player, move)
        case TakeCubes(colours) | ChooseCubes(colours):
            return len(set(colours) & set(lacking(player)[:3]))
        case Convert(spend=spend, gain=gain):
            helps = set(gain) & set(lacking(player)) and spend not in asked_for(player)
            return 9 if helps else -1
        case Hire(card):
            return _hiring(state, card)
        case Invest():
            return 1 if player.coins > 3 else -1
        case Perform(performer) | Flip(performer):
            return _performing(state, player, performer, move)
        case PlayCard():
            return _playing(state, player, move)
        case Keep(performer):
            dealt = state.cards.card(performer)
            return promise(dealt) if isinstance(dealt, Performer) else 0
        case Vote(delay):
            return 1 if delay == any(map(is_hopeless, player.acts)) else 0
        case GiveTrailer(performer):
            act = player.act(performer)
            return act.salary(state.turn.show) if act else 0
        case SkipSalary(members):
            due = salaries(player, state.turn.show)
            return sum(due[code] for code in members)
        case _:
            return 0


def is_hopeless(act: Act) -> bool:
    """Whether the performer would be fired."""
    return not act.ready and not act.flipped


def _placing(state: State, seat: Seat, move: Place | PassMarker) -> float:
    if isinstance(move, PassMarker):
        return 1
    player = state.players[seat]
    wanted = lacking(player)
    colour = cube_of(move.action)
    if colour is not None:
        return (4 if colour in wanted else 0.5) - move.unblock
    match move.action:
        case "tickets":
            return 3 if player.coins < 8 else 2
        case "hire_performer":
            room = len(wanted) < 7 and len(player.acts) < 3 + state.turn.show
            return 3.5 if room and any(offer.price < player.coins for offer in state.area.performers) else 0
        case "hire_personnel":
            late = len(player.personnel) > 2 or state.turn.show == state.figures.shows
            return 2.5 if not late and any(offer.price < player.coins - 3 for offer in state.area.personnel) else 0
        case _:
            return 1.5 if player.coins > 6 and not placed(state, seat, "invest") else 0.5


def _filling(player: Player, move: MoveCube) -> float:
    """A cube that makes the next level is better, best of all the first one."""
    act = player.act(move.performer)
    assert act is not None
    return 10 + 2 * (act.missing[0] == move.colour) - act.ready


def _hiring(state: State, code: str) -> float:
    act = find_performer(state, code)
    if act is not None:
        return promise(act.card) + act.card.cost - act.price
    member = find_member(state, code)
    return 5 - member.price if member else 0


def _performing(state: State, player: Player, code: str, move: Perform | Flip) -> float:
    """Flip when that is worth more than performing from now on."""
    act = player.act(code)
    assert act is not None
    stay = worth(act.performer.benefit(act.ready)) if act.ready else 0
    if isinstance(move, Perform):
        return stay
    later = state.figures.shows - state.turn.show
    saved = act.performer.salary - act.performer.secondary_salary
    return 20 if PRESTIGE * act.performer.flip_prestige + later * saved > stay * (1 + later) else -1


def _playing(state: State, player: Player, move: PlayCard) -> float:
    card = state.cards.card(move.card)
    assert isinstance(card, Investment)
    match card.venture:
        case "income" | "trailer" | "extended_applause":
            return 30
        case "income_cube":
            return 30 if move.colour not in asked_for(player) else -1
        case "extra_resources":
            helps = len([colour for colour in move.colours or () if colour in lacking(player)])
            return 30 + helps if helps else -1
        case _:
            return -1
