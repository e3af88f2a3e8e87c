"""Drum Roll: cubes that performers lack, cheap good performers, and the flip when it pays."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from circus_tui.bots.games.drum_roll_circus import (
    COIN,
    act_worth,
    benefit_worth,
    card_worth,
    circus_worth,
    coin_worth,
    member_worth,
    missing,
)
from rules.core import Randomness, Seat
from rules.drum_roll.cards import OUTSTANDING, Performer
from rules.drum_roll.cubes import number_of
from rules.drum_roll.endgame import card_prestige
from rules.drum_roll.engine import legal_moves
from rules.drum_roll.hiring_area import find_member, find_performer
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Convert,
    Discard,
    DoubleVote,
    Flip,
    GiveTrailer,
    Hire,
    Invest,
    Keep,
    MoveCube,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    ReturnOrganizer,
    SkipSalary,
    StoreCoins,
    TakeCubes,
    Vote,
)
from rules.drum_roll.placing import cube_of, placed
from rules.drum_roll.salaries import salaries
from rules.drum_roll.show import compensation
from rules.drum_roll.state import Act, Player, State
from rules.drum_roll.steps import Over, Placing
from rules.drum_roll.ventures import applause
from rules.drum_roll.wording import coins, cubes

_NEEDED: Final = 1.6
"""What a marker on a cube is worth that makes a performer's next level; that some performer lacks; any other."""
_LACKED: Final = 1.1
_SPARE: Final = 0.2
_ROOM: Final = 7
"""Cubes a circus may lack before one performer more is one too many."""


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move."""
    player = state.players[seat]
    match move:
        case Place() | PassMarker():
            yield _placing(state, seat, move)
        case MoveCube():
            yield _filling(state, player, move)
        case TakeCubes(colours) | ChooseCubes(colours):
            lacked = missing(player)[: len(colours) + 1]
            useful = sum(1 for colour in set(colours) if colour in lacked)
            yield Part("cubes", float(useful), f"{cubes(colours)} can be used at once" if useful else "may be of use")
        case Convert(spend=spend, gain=gain):
            yield _converting(player, spend, gain)
        case Hire(card):
            yield _hiring(state, player, card)
        case Perform(performer) | Flip(performer):
            yield _performing(state, player, performer, move)
        case PlayCard():
            yield _playing(state, player, move)
        case _:
            yield _deciding(state, seat, player, move)


def _deciding(state: State, seat: Seat, player: Player, move: Any) -> Part:
    match move:
        case Invest():
            return Part("card", 1.2 - 0.8 * (player.coins < 4), "a card may bring more than it costs")
        case Keep(code):
            dealt = state.cards.card(code)
            worth = act_worth(state, Act(dealt)) if isinstance(dealt, Performer) else 0.0
            return Part("performer", worth, f"promises {worth:.1f} points")
        case Vote(delay):
            return _voting(state, seat, delay=delay)
        case DoubleVote():
            return Part("vote", 0.3, "carries the vote")
        case GiveTrailer(code):
            act = player.act(code)
            paid = act.salary(state.turn.show) if act else 0
            return Part("salary", min(paid, 1) + 0.1 * paid, "saves a coin of salary in every show")
        case SkipSalary(members):
            due = salaries(player, state.turn.show)
            saved = sum(due[code] for code in members)
            return Part("salary", COIN * saved, f"saves {coins(saved)} of salary")
        case StoreCoins(number):
            spared = player.coins - number >= (2 if state.turn.show == state.figures.shows else 8)
            can = "can" if spared else "cannot"
            return Part("bank", 0.3 * number if spared else -0.3 * number, f"{coins(number)} {can} be spared")
        case ReturnOrganizer():
            return Part("start", -0.2, "starts the next turn")
        case Discard(code) | ChooseCard(code):
            card = state.cards.card(code)
            worth = _kept_worth(player, card) if isinstance(card, Investment) else 0.0
            return Part(
                "card", worth if isinstance(move, ChooseCard) else -worth, f"it is worth {worth:.1f} points here"
            )
        case _:
            return Part("done", 0.0, "nothing else is worth it")


def _kept_worth(player: Player, card: Investment) -> float:
    return max(card_worth(card), float(card_prestige(card, player)))


def _voting(state: State, seat: Seat, *, delay: bool) -> Part:
    """Delay while more is to be gained by another turn than the others gain."""
    gains = [_hopeless(player) - 0.4 * _ready(player) for player in state.players]
    others = sum(gains) - gains[seat]
    wish = gains[seat] - others / (state.seats - 1)
    if delay:
        return Part("vote", wish, "one more turn helps you more than the others")
    return Part("vote", 0.0, "you are readier than the others" if wish < 0 else "brings what is ready now")


def _hopeless(player: Player) -> float:
    return float(sum(1 for act in player.acts if not act.flipped and not act.ready))


def _ready(player: Player) -> float:
    return float(sum(1 for act in player.acts if act.ready == OUTSTANDING))


def _placing(state: State, seat: Seat, move: Place | PassMarker) -> Part:
    player = state.players[seat]
    if isinstance(move, PassMarker):
        return Part("coin", COIN * state.figures.pass_coins, f"brings {coins(state.figures.pass_coins)}")
    colour = cube_of(move.action)
    if colour is not None:
        return _cube_marker(state, seat, player, move)
    match move.action:
        case "tickets":
            track = state.figures.track
            slot = player.tickets + placed(state, seat, "tickets")
            earned = track[min(slot, len(track) - 1)]
            need = 1.3 if player.coins < 8 else 1.0
            return Part("tickets", earned * coin_worth(state) * need, f"tickets bring {coins(earned)}")
        case "hire_performer":
            return _hiring_marker(state, player)
        case "hire_personnel":
            if not state.area.personnel:
                return Part("personnel", -1.0, "there is nobody to hire")
            best = max(
                member_worth(state, offer.card) - COIN * offer.price if offer.price <= player.coins else -1.0
                for offer in state.area.personnel
            )
            pays = "pays for itself" if best > 0 else "costs more than it brings"
            return Part("personnel", best - 0.4 * len(player.personnel), f"the personnel on display {pays}")
        case _:
            spare = player.coins > 6 and not placed(state, seat, "invest")
            return Part("card", 0.9 if spare else 0.3, "there are coins for an investment card")


def _cube_marker(state: State, seat: Seat, player: Player, move: Place) -> Part:
    colour = cube_of(move.action)
    assert colour is not None
    coming = [cube_of(marker.action) for marker in state.turn.markers if marker.seat == seat and marker.action]
    wanted = missing(player)
    for other in coming:
        if other in wanted:
            wanted.remove(other)
    first = [colour for act in player.acts if not act.ready for colour in act.missing[:1]]
    cost = 0.6 if move.unblock else 0.0
    if colour not in wanted:
        return Part("cube", _SPARE - cost, f"a {colour} cube may be of use")
    urgent = colour in first and not number_of(player.storage, colour)
    return Part(
        "cube",
        (_NEEDED if urgent else _LACKED) - cost + 0.1 * wanted.count(colour),
        f"a performer of yours needs a {colour} cube",
    )


def _hiring_marker(state: State, player: Player) -> Part:
    gains = [_hired_worth(state, player, offer.card, offer.price) for offer in state.area.performers]
    best = max(gains, default=-1.0)
    some = "a" if best > 0 else "no"
    return Part("performer", min(best, 2.5), f"{some} performer on display is worth the price")


def _hired_worth(state: State, player: Player, performer: Performer, price: int) -> float:
    """What a performer brings a circus, its price and the cubes it competes for taken off."""
    if price > player.coins:
        return -2.0
    crowd = max(0, len(missing(player)) + 3 - _ROOM)
    stored = sum(1 for colour in set(performer.cubes) if number_of(player.storage, colour))
    new = performer.type not in {act.performer.type for act in player.acts}
    reserve = 0.5 * max(0, 3 - (player.coins - price))
    return act_worth(state, Act(performer)) + 0.35 * stored + 0.4 * new - 0.35 * crowd - COIN * price - reserve


def _filling(state: State, player: Player, move: MoveCube) -> Part:
    """A cube that makes the next level is better, best of all the first one."""
    act = player.act(move.performer)
    assert act is not None
    after = Act(act.performer, _with_cube(act, move), act.trailer, act.flipped, act.level)
    gained = act_worth(state, after) - act_worth(state, act)
    name = act.performer.name
    phrase = f"{name} reaches its next level" if after.ready > act.ready else f"prepares {name}"
    return Part("level", max(gained, 0.05), phrase)


def _with_cube(act: Act, move: MoveCube) -> tuple[bool, ...]:
    filled = list(act.filled)
    for level, (colour, full) in enumerate(zip(act.performer.cubes, act.filled, strict=True)):
        if colour == move.colour and not full:
            filled[level] = True
            break
    return tuple(filled)


def _converting(player: Player, spend: Any, gain: tuple[Any, ...]) -> Part:
    wanted = missing(player)
    asked = {colour for act in player.acts for colour in act.missing}
    useful = sum(1 for colour in set(gain) if colour in wanted)
    return Part("cubes", useful - (1.0 if spend in asked else 0.2), f"makes {cubes(gain)} out of a {spend} cube")


def _hiring(state: State, player: Player, code: str) -> Part:
    offer = find_performer(state, code)
    if offer is not None:
        worth = _hired_worth(state, player, offer.card, offer.price)
        price = "is worth the price" if worth > 0 else "costs more than it brings"
        return Part("performer", worth, f"{offer.card.name} {price}")
    member = find_member(state, code)
    assert member is not None
    worth = member_worth(state, member.card) - COIN * member.price - 0.5 * max(0, 3 - (player.coins - member.price))
    pays = "pays for itself" if worth > 0 else "costs more than it brings"
    return Part("personnel", worth, f"{member.card.title} {pays}")


def _performing(state: State, player: Player, code: str, move: Perform | Flip) -> Part:
    """Flip when that is worth more than performing from now on; who earns is on before who must be paid off."""
    act = player.act(code)
    assert act is not None
    coin = coin_worth(state)
    name = act.performer.name
    if not act.ready:
        paid, lost = compensation(state, act, player.coins)
        return Part("fired", -10.0 - lost - coin * paid, f"{name} would be fired anyway")
    stay = benefit_worth(act.performer.benefit(act.ready), coin)
    if isinstance(move, Perform):
        return Part("show", stay, f"{name} shows what it has")
    later = state.figures.shows - state.turn.show
    saved = coin * (act.performer.salary - act.performer.secondary_salary) * later
    gained = act.performer.flip_prestige + saved - later * (stay + 0.8) - (0.5 * later * act.performer.flip_prestige)
    points = act.performer.flip_prestige
    return Part("show", max(gained, -5.0), f"{points} prestige at once is worth more than {name}'s coming shows")


def _playing(state: State, player: Player, move: PlayCard) -> Part:
    card = state.cards.card(move.card)
    assert isinstance(card, Investment)
    match card.venture:
        case "income":
            return Part("card", 3.0, f"brings {coins(card.coins)}")
        case "trailer":
            act = player.act(move.performer or "")
            return Part("card", 3.0 + 0.1 * (act.salary(state.turn.show) if act else 0), "saves salary from now on")
        case "extended_applause":
            points = applause(player, card)
            return Part("card", points - 0.5, f"brings {points} prestige")
        case "income_cube":
            lacked = any(move.colour in act.missing for act in player.acts)
            return Part("card", -1.0 if lacked else 2.0, "sells a cube nobody needs")
        case "extra_resources":
            wanted = missing(player)
            useful = sum(1 for colour in move.colours or () if colour in wanted)
            return Part("card", 2.0 + useful if useful else -1.0, f"brings {cubes(move.colours or ())}")
        case _:
            return Part("card", -1.0, f"{card.name} is better kept")


def worth(state: State) -> list[float]:
    """Prestige, with what each circus may still bring."""
    if isinstance(state.step, Over):
        return [float(player.prestige) for player in state.players]
    return [circus_worth(state, player) for player in state.players]


def candidates(state: State, seat: Seat) -> Sequence[Any]:
    """Give every legal move."""
    return tuple(legal_moves(state, seat))


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The move for which the most speaks."""
    moves = candidates(state, seat)
    if len(moves) == 1:
        return moves[0]
    whim = 0.4 if isinstance(state.step, Placing) else 0.05
    return max(moves, key=lambda move: _liking(state, seat, move) + whim * rng.random())


def _liking(state: State, seat: Seat, move: Any) -> float:
    return sum([part.value for part in parts(state, seat, move)])


def horizon(state: State) -> Hashable:
    """The end of a turn."""
    return (state.turn.show, state.turn.number)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=6.0, trust=8.0)
