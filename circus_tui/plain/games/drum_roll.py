"""Drum Roll, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from circus_tui.plain.contract import Field, Lines, Teller, Verb
from rules.core import Seat, listing
from rules.drum_roll.cards import Card, Member, Performer, noun
from rules.drum_roll.cubes import COLOURS, Cubes
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.placing import cube_of
from rules.drum_roll.salaries import salaries
from rules.drum_roll.state import Act, Offer, Player, State
from rules.drum_roll.steps import ChoosingCard, Keeping
from rules.drum_roll.wording import ACTION_NAMES, benefit, coins, copy_name, title_of
from rules.wording import counted, seat_name


def hand(view: State, seat: Seat) -> Lines:
    """A seat's own circus, and the cards in its hand, as far as it may see them now."""
    player = view.players[seat]
    return (*_dealt(view, seat), *_circus(view, seat, player), *_cards(view, player))


def _dealt(view: State, seat: Seat) -> Lines:
    if isinstance(view.step, Keeping):
        return tuple(f"Dealt to you: {_performer(performer)}" for performer in view.step.dealt[seat])
    if isinstance(view.step, ChoosingCard):
        return tuple(f"Looked at: {copy_name(view, card.id)}." for card in view.step.cards)
    return ()


def _brief(view: State, seat: Seat) -> Lines:
    """What changes from turn to turn: coins and cubes, and what every performer still asks for."""
    player = view.players[seat]
    asking = [f"{act.performer.name} {_asks(act)}" for act in player.acts if act.missing]
    asks = (f"{'; '.join(asking)}.",) if asking else ()
    held = _cards(view, player) if player.hand else ()
    return (*_dealt(view, seat), _purse(view, seat, player), *asks, *held)


def _cards(view: State, player: Player) -> Lines:
    if not player.hand:
        return ("You hold no investment card.",)
    if not player.hand[0].is_seen:
        return (f"You hold {counted(len(player.hand), 'investment card')}: `cards` tells you alone what they are.",)
    return (f"You hold {listing(copy_name(view, card.id) for card in player.hand)}.",)


def table(view: State) -> Lines:
    """The turn, the hiring area, and every circus."""
    return tuple(_table(view))


def _table(view: State) -> Iterator[str]:
    turn, figures = view.turn, view.figures
    yield f"Show {turn.show} of {figures.shows}, turn {turn.number}; {seat_name(turn.start)} starts."
    for marker in turn.markers:
        placed = f"has a marker on {ACTION_NAMES[marker.action]}" if marker.action else "has passed a marker"
        yield f"{seat_name(marker.seat)} {placed}."
    gives = ((name, cube_of(action)) for action, name in ACTION_NAMES.items())
    yield f"Cubes: {', '.join(f'{name} {colour}' for name, colour in gives if colour)}."
    yield from (f"To hire, {_offer(offer)}: {_performer(offer.card)}" for offer in view.area.performers)
    yield from (f"To hire, {_offer(offer)}: {_member(offer.card)}" for offer in view.area.personnel)
    yield f"In the supply: {_heap(view.supply.cubes)}."
    for seat, player in enumerate(view.players):
        yield from _circus(view, seat, player)
        region = view.region(seat)
        if region is not None and region.is_seen:
            types = listing(map(noun, region.types), "or")
            yield f"{seat_name(seat)} visits {region.name}: {region.prestige} prestige for every {region.per} {types}."


def _purse(view: State, seat: Seat, player: Player) -> str:
    due = sum(salaries(player, view.turn.show).values())
    stored = f", {coins(player.stored)} in the bank" if player.stored else ""
    return (
        f"{seat_name(seat)}: {player.prestige} prestige, {coins(player.coins)}{stored}, cubes in storage: "
        f"{_heap(player.storage)}; {counted(len(player.hand), 'investment card')}; salaries {due}."
    )


def _circus(view: State, seat: Seat, player: Player) -> Iterator[str]:
    yield _purse(view, seat, player)
    yield from (f"{seat_name(seat)} has {_act(view, act)}" for act in player.acts)
    if player.personnel:
        yield f"{seat_name(seat)} employs {listing(title_of(member) for member in player.personnel)}."


def _act(view: State, act: Act) -> str:
    missing = _asks(act) if act.missing else "asks for nothing more"
    marks = ", flipped" if act.flipped else ""
    marks += ", with a trailer" if act.trailer else ""
    pay = act.salary(view.turn.show)
    return (
        f"{act.performer.name}, {noun(act.performer.type)}{marks}, {missing}, salary {pay}; {_levels(act.performer)}."
    )


def _asks(act: Act) -> str:
    """A cube counts only if those before it are there, so that their order is told, whatever is missing."""
    places = zip(act.performer.cubes, act.filled, strict=True)
    return f"asks, in this order, for {', '.join(f'{colour} (there)' if full else colour for colour, full in places)}"


def _levels(card: Performer) -> str:
    return f"poor {benefit(card.benefit(1))}, good {benefit(card.benefit(2))}, outstanding {benefit(card.benefit(3))}"


def _performer(card: Performer) -> str:
    asks = ", ".join(card.cubes)
    return (
        f"{card.name}, {noun(card.type)}, salary {card.salary}, asks for {asks}; {_levels(card)};"
        f" flipped {card.flip_prestige} prestige."
    )


def _member(card: Member) -> str:
    return f"{title_of(card)}, salary {card.salary}."


def _offer(offer: Offer[Performer] | Offer[Member]) -> str:
    return coins(offer.price) if offer.price else "free"


def _heap(heap: Cubes) -> str:
    return listing(f"{number} {colour}" for number, colour in zip(heap, COLOURS, strict=True) if number) or "none"


def names(view: State) -> Mapping[str, str]:
    """What the cards that can be seen are called, by id."""
    return {card.id: _called(view, card) for card in _cards_in_sight(view) if card.is_seen}


def _called(view: State, card: Card) -> str:
    return copy_name(view, card.id) if isinstance(card, Investment) else title_of(card)


def _cards_in_sight(view: State) -> Iterator[Card]:
    yield from (offer.card for offer in view.area.performers)
    yield from (offer.card for offer in view.area.personnel)
    for player in view.players:
        yield from (act.performer for act in player.acts)
        yield from (*player.personnel, *player.hand)
    match view.step:
        case Keeping(dealt):
            yield from (performer for pair in dealt for performer in pair)
        case ChoosingCard(_, looked):
            yield from looked
        case _:
            return


TELLER: Final = Teller(
    hand,
    table,
    (
        Verb("pass", ("pass_marker", "decline", "done")),
        Verb("keep", ("keep", "choose_card")),
        Verb("take", ("take_cubes", "choose_cubes")),
        Verb("store", ("store_coins",)),
        Verb("buy", ("invest",)),
        Verb("move", ("move_cube",)),
        Verb("put", ("move_cube",)),
        Verb("go", ("place",)),
        Verb("vote", ("vote",)),
        Verb("play", ("play_card", "double_vote")),
        Verb("trailer", ("give_trailer",)),
        Verb("skip", ("skip_salary",)),
        Verb("return", ("return_organizer",)),
    ),
    ("place rehearsal", "hire NAME", "move red NAME", "take white white red", "vote delay", "perform NAME", "done"),
    {
        "place.unblock": Field(words={False: "without Unblock", True: "unblock"}),
        "delay": Field("Start or delay the show?", words={True: "delay", False: "start"}),
        "colours": Field("Which cubes?"),
        "gain": Field("Into which cubes?"),
        "spend": Field("Which cube is converted?"),
        "personnel": Field("By whom?"),
        "performer": Field("Which performer?"),
        "members": Field("Who is not paid?"),
        "coins": Field("How many coins?"),
        "action": Field(words={action: name.casefold() for action, name in ACTION_NAMES.items()}),
    },
    names,
    brief=_brief,
    kinds={
        "convert": "convert a cube",
        "move_cube": "move a cube onto a performer",
        "play_card": "play an investment card",
        "choose_cubes": "take cubes",
    },
)
