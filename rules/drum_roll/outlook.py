"""What a screen shows beside the table: which actions are open, what acts would bring, what a show would come to.

Nothing here decides a rule: everything is asked of the modules that do.
"""

from __future__ import annotations

import attrs

from rules.core import Refusal, Seat
from rules.drum_roll.cards import OUTSTANDING, Benefit, Region
from rules.drum_roll.cubes import Colour
from rules.drum_roll.engine import legal_moves
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.investments import lowest_copy
from rules.drum_roll.moves import Action, Move, Place, PlayCard
from rules.drum_roll.placing import ACTIONS, cube_of
from rules.drum_roll.refusals import explain
from rules.drum_roll.salaries import salaries
from rules.drum_roll.show import compensation, personnel_coins, personnel_prestige, region_income
from rules.drum_roll.state import Act, Marker, Player, State
from rules.drum_roll.steps import Collecting, PayingSalaries, Performing, SkippingSalary
from rules.drum_roll.ventures import VENTURES
from rules.drum_roll.wording import ACTION_NAMES
from rules.evolve import evolve


@attrs.frozen
class Space:
    """An action space: its name, the cube it gives if any, the markers on it in order, and why not (None: it may)."""

    action: Action
    name: str
    colour: Colour | None
    markers: tuple[Marker, ...]
    refusal: Refusal | None


def action_spaces(state: State, seat: Seat) -> tuple[Space, ...]:
    """All nine action spaces as they are for a seat."""
    return tuple(
        Space(
            action,
            ACTION_NAMES[action],
            cube_of(action),
            tuple(marker for marker in state.turn.markers if marker.action == action),
            explain(state, seat, Place(action, False)),
        )
        for action in ACTIONS
    )


@attrs.frozen
class Slot:
    """A slot of the ticket track: the coins for entering it (the start earns none), and whose cubes are on it."""

    coins: int
    seats: tuple[Seat, ...]


def ticket_track(state: State) -> tuple[Slot, ...]:
    """The ticket track from its start on."""
    return tuple(
        Slot(coins, tuple(seat for seat, player in enumerate(state.players) if player.tickets == place))
        for place, coins in enumerate((0, *state.figures.track))
    )


@attrs.frozen
class Prospect:
    """What a performer would do in a show that began now.

    `level` is 0 for none: it would be fired for `compensation` coins and `penalty` prestige. `flip` is the prestige of
    flipping it, None if that is not possible. A flipped performer has no level and no benefit, only a salary.
    """

    level: int
    benefit: Benefit
    salary: int
    flip: int | None
    compensation: int
    penalty: int


def prospect(state: State, seat: Seat, act: Act) -> Prospect:
    """Look at one performer of a circus."""
    performer = act.performer
    fired = not act.flipped and not act.ready
    paid, lost = compensation(state, act, state.players[seat].coins) if fired else (0, 0)
    return Prospect(
        act.ready,
        performer.benefit(act.ready) if act.ready else Benefit(),
        0 if fired else act.salary(state.turn.show),
        performer.flip_prestige if act.ready == OUTSTANDING else None,
        paid,
        lost,
    )


@attrs.frozen
class Forecast:
    """What a seat's show would come to if it began now and nobody were flipped and no card played.

    While the seat's show is on it tells of what is left of it. Coins and prestige come by source; `cubes`, `cards` and
    `trailers` are what the acts bring beside them, a pick counting as a card. `earning` are the acts that would
    perform, `fired` those without a level, `paid` the number of members who would be paid. Skipped salaries are taken
    to be the highest, and those waived before in this show are counted. `final_coins` and `final_prestige` are what
    the seat would own after the show.
    """

    act_coins: int
    act_prestige: int
    cubes: int
    cards: int
    trailers: int
    region: int
    orchestra: int
    vendor: int
    earning: tuple[Act, ...]
    fired: tuple[Act, ...]
    compensation: int
    penalty: int
    salaries: int
    paid: int
    skipped: int
    unpaid: int
    debt: int
    final_coins: int
    final_prestige: int


def gives_show(state: State, seat: Seat) -> bool:
    """Whether the seat's show is on, or is over while others have still to give theirs."""
    return state.in_show and state.players[seat].tally.show == state.turn.show


def if_the_show_began(state: State, seat: Seat) -> Forecast:
    """Reckon a seat's show with the table as it is: acts that earn first, then those who would be fired."""
    player = state.players[seat]
    to_come = _to_come(state, seat)
    earning = tuple(act for act in to_come.acts if act.ready)
    fired = tuple(act for act in to_come.acts if not act.ready)
    benefits = [act.performer.benefit(act.ready) for act in earning]
    act_coins = sum(benefit.coins for benefit in benefits)
    act_prestige = sum(benefit.prestige for benefit in benefits)
    compensation_paid, lost = _firing(state, fired, player.coins + act_coins)
    left = evolve(player, acts=tuple(act for act in player.acts if act not in fired))
    region = _region_income(state, seat, left) if to_come.income else 0
    orchestra, vendor = (personnel_prestige(left), personnel_coins(left)) if to_come.income else (0, 0)
    due = sorted(salaries(left, state.turn.show).values(), reverse=True) if to_come.wages else []
    skips = to_come.skips + sum(benefit.skip_salary for benefit in benefits)
    purse = player.coins + act_coins - compensation_paid + vendor
    unpaid = max(0, sum(due[skips:]) - purse)
    debt = unpaid * state.figures.unpaid_coin_penalty
    return Forecast(
        act_coins=act_coins,
        act_prestige=act_prestige,
        cubes=sum(benefit.cubes_any for benefit in benefits),
        cards=sum(benefit.invest + benefit.invest_pick for benefit in benefits),
        trailers=sum(benefit.trailer for benefit in benefits),
        region=region,
        orchestra=orchestra,
        vendor=vendor,
        earning=earning,
        fired=fired,
        compensation=compensation_paid,
        penalty=lost,
        salaries=sum(due[skips:]),
        paid=len(due[skips:]),
        skipped=sum(due[:skips]),
        unpaid=unpaid,
        debt=debt,
        final_coins=purse - sum(due[skips:]) + unpaid,
        final_prestige=player.prestige + act_prestige + region + orchestra - lost - debt,
    )


@attrs.frozen
class _ToCome:
    """Of a show: the acts that have not been on, salaries waived, whether income and wages are still to come."""

    acts: tuple[Act, ...]
    skips: int = 0
    income: bool = True
    wages: bool = True


def _to_come(state: State, seat: Seat) -> _ToCome:
    player = state.players[seat]
    waiting = tuple(act for act in player.acts if not act.flipped)
    if not gives_show(state, seat):
        return _ToCome(waiting)
    steps = (*state.agenda, state.step)
    left = {code for step in steps if isinstance(step, Performing) and step.seat == seat for code in step.left}
    skipping = isinstance(state.step, SkippingSalary) and state.step.seat == seat
    return _ToCome(
        tuple(act for act in waiting if act.id in left),
        player.skips,
        Collecting(seat) in steps,
        PayingSalaries(seat) in steps or skipping,
    )


def _firing(state: State, fired: tuple[Act, ...], purse: int) -> tuple[int, int]:
    """Coins paid and prestige lost when all these are fired one after the other."""
    paid = lost = 0
    for act in fired:
        coins, prestige = compensation(state, act, purse - paid)
        paid, lost = paid + coins, lost + prestige
    return paid, lost


def regions_ahead(state: State, seat: Seat) -> tuple[Region, ...]:
    """The regions a seat visits in this show and in those to come."""
    ring = state.destinations
    shows = range(state.figures.shows - state.turn.show + 1) if ring else ()
    return tuple(ring[(seat - later) % len(ring)] for later in shows)


def _region_income(state: State, seat: Seat, player: Player) -> int:
    region = state.region(seat)
    return region_income(region, player) if region else 0


@attrs.frozen
class CardUse:
    """What a card in hand can do now: the moves that would spend it or its equal; if there is none, why not."""

    card: Investment
    moves: tuple[Move, ...]
    refusal: Refusal | None


def card_uses(state: State, seat: Seat) -> tuple[CardUse, ...]:
    """Look at every card in a seat's hand."""
    player = state.players[seat]
    legal = tuple(legal_moves(state, seat))
    return tuple(
        _use(state, seat, card, [move for move in legal if _spends(player, card, move)]) for card in player.hand
    )


def _spends(player: Player, card: Investment, move: Move) -> bool:
    if isinstance(move, PlayCard):
        return move.card == lowest_copy(player.hand, card).id
    return VENTURES[card.venture].is_spent_by(move)


def _use(state: State, seat: Seat, card: Investment, moves: list[Move]) -> CardUse:
    likeliest = VENTURES[card.venture].likeliest(state, seat, lowest_copy(state.players[seat].hand, card))
    return CardUse(card, tuple(moves), None if moves else explain(state, seat, likeliest))
