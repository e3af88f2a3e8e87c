"""Games in the middle, for lessons and tests: these circuses, this display, that moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

import attrs

from rules.core import Seat
from rules.drum_roll.card_set import SHIPPED, CardSet
from rules.drum_roll.cards import OUTSTANDING, Card, Member, Performer
from rules.drum_roll.cubes import Colour, count_cubes, together, without
from rules.drum_roll.engine import go_on, new
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import Action
from rules.drum_roll.setup import RING
from rules.drum_roll.state import Act, Area, Filled, Marker, Offer, Options, Pile, Player, State, Supply, Turn
from rules.drum_roll.steps import (
    BeginningTurn,
    ClosingTurn,
    Distributing,
    EndingDistribution,
    EndingTurn,
    Resolving,
    Shows,
    Step,
)
from rules.evolve import evolve

Moment: TypeAlias = Literal["placing", "resolution", "distribution", "vote", "turn_end", "show"]

CardT = TypeVar("CardT", bound=Card)


def act(
    code: str,
    level: int = 0,
    *,
    filled: Filled | None = None,
    trailer: bool = False,
    flipped: int = 0,
    cards: CardSet = SHIPPED,
) -> Act:
    """A performer in a circus with the cubes of its first levels, or with the requirements `filled` as said."""
    performer = cards.card(code)
    assert isinstance(performer, Performer)
    return Act(performer, filled or tuple(place < level for place in range(OUTSTANDING)), trailer, flipped)


def circus(
    *acts: Act | str,
    coins: int = 0,
    storage: Sequence[Colour] = (),
    personnel: Sequence[str] = (),
    hand: Sequence[str] = (),
    stored: int = 0,
    tickets: int = 0,
    prestige: int = 0,
    cards: CardSet = SHIPPED,
) -> Player:
    """A circus by the ids of its cards; a performer given by its id has no cubes."""
    return Player(
        coins=coins,
        prestige=prestige,
        tickets=tickets,
        storage=count_cubes(storage),
        acts=tuple(act(one, cards=cards) if isinstance(one, str) else one for one in acts),
        personnel=tuple(_member(cards, code) for code in personnel),
        hand=tuple(_investment(cards, code) for code in hand),
        stored=stored,
    )


def _member(cards: CardSet, code: str) -> Member:
    member = cards.card(code)
    assert isinstance(member, Member)
    return member


def _investment(cards: CardSet, code: str) -> Investment:
    card = cards.card(code)
    assert isinstance(card, Investment)
    return card


@attrs.frozen
class Display:
    """What lies on display, by id, with the discounts of those that have some."""

    performers: tuple[str, ...] = ()
    personnel: tuple[str, ...] = ()
    discounts: tuple[tuple[str, int], ...] = ()


def position(
    *players: Player,
    moment: Moment = "placing",
    show: int = 1,
    turn: int = 1,
    start: Seat = 0,
    display: Display = Display(),
    decks: Sequence[str] = (),
    markers: Sequence[tuple[Seat, Action]] = (),
    regions: Sequence[str] = (),
    barred: Seat | None = None,
    options: Options | None = None,
) -> State:
    """Set up a table at the beginning of a moment.

    All cards not named lie in their decks, those in `decks` first, in that order; the stock is what is left over.
    """
    table = new(len(players), options or Options())
    shown = _shown(table.cards, display)
    used = {card.id for player in players for card in _cards(player)} | {*display.performers, *display.personnel}
    tiles = _ordered(table.cards.regions, regions)
    laid = evolve(
        table,
        players=players,
        turn=Turn(show, turn, start, tuple(Marker(seat, action) for seat, action in markers), barred),
        supply=_left(table, players, display),
        area=shown,
        performers=Pile(_deck(table.cards.performers, decks, used)),
        personnel=Pile(_deck(table.cards.personnel, decks, used)),
        investments=Pile(_deck(table.cards.investments, decks, used)),
        destinations=tiles[: max(len(players), RING)],
        regions=Pile((), tiles[max(len(players), RING) :]),
        agenda=(),
    )
    return go_on(laid.then(*_agenda(laid, moment)))


def _agenda(state: State, moment: Moment) -> tuple[Step, ...]:
    last = state.turn.number == state.figures.turns_max
    match moment:
        case "placing":
            return (BeginningTurn(),)
        case "resolution":
            return (Resolving(),)
        case "distribution":
            return (*(Distributing(seat) for seat in state.order), EndingDistribution())
        case "vote":
            return (EndingDistribution(),)
        case "turn_end":
            return (*(EndingTurn(seat) for seat in state.order), ClosingTurn(last))
        case "show":
            return (Shows(state.order),)


def _cards(player: Player) -> tuple[Card, ...]:
    return (*(act.performer for act in player.acts), *player.personnel, *player.hand)


def _shown(cards: CardSet, display: Display) -> Area:
    tokens = dict(display.discounts)
    performers = tuple(act(code, cards=cards).performer for code in display.performers)
    personnel = tuple(_member(cards, code) for code in display.personnel)
    return Area(
        tuple(Offer(card, tokens.get(card.id, 0)) for card in performers),
        tuple(Offer(card, tokens.get(card.id, 0)) for card in personnel),
    )


def _left(table: State, players: Iterable[Player], display: Display) -> Supply:
    cubes = table.supply.cubes
    trailers = table.supply.trailers
    for player in players:
        on_acts = count_cubes(colour for one in player.acts for colour in one.cubes)
        cubes = without(cubes, together(player.storage, on_acts))
        trailers -= sum(one.trailer for one in player.acts)
    tokens = sum(number for _, number in display.discounts)
    return Supply(cubes, table.supply.discounts - tokens, trailers)


def _deck(cards: Sequence[CardT], first: Sequence[str], used: set[str]) -> tuple[CardT, ...]:
    return _ordered([card for card in cards if card.id not in used], first)


def _ordered(cards: Sequence[CardT], first: Sequence[str]) -> tuple[CardT, ...]:
    """The cards with these in front, in this order."""
    rank = {code: place for place, code in enumerate(first)}
    return tuple(sorted(cards, key=lambda card: rank.get(card.id, len(rank))))
