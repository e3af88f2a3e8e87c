"""Playing investment cards: when, on what, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll.benefits import give_trailer, take_from_stock, why_not_give, without_trailer
from rules.drum_roll.cards import Investment
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour, counted, covers, minus, number_of, plus
from rules.drum_roll.moves import Discard, PlayCard
from rules.drum_roll.show import dismiss
from rules.drum_roll.state import Player, State, counts_as_outstanding, counts_as_poor, hand_limit
from rules.drum_roll.steps import (
    BeforeSalaries,
    Distributing,
    EndingTurn,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Overflowing,
    Performing,
    Placing,
)
from rules.drum_roll.wording import cubes, plural
from rules.evolve import evolve

CARD_STEPS: Final = (
    Placing,
    Investing,
    HiringPerformer,
    HiringPersonnel,
    Distributing,
    EndingTurn,
    Performing,
    BeforeSalaries,
    Overflowing,
)
"""The decisions at which their seat may play cards first."""


@cache
def _play(card: str, colour: Colour | None, colours: tuple[Colour, ...] | None, performer: str | None) -> PlayCard:
    return PlayCard(card, colour, colours, performer)


def plays(state: State, seat: Seat) -> list[PlayCard]:
    """List what the cards in hand can do now."""
    hand = state.players[seat].hand
    return [move for card in hand if lowest_copy(hand, card) is card for move in uses(state, seat, card)]


def lowest_copy(hand: tuple[Investment, ...], card: Investment) -> Investment:
    """Of equal cards in hand, the one that is spent: the lowest copy."""
    return min((other for other in hand if other.face == card.face), key=_copy_number)


def _copy_number(card: Investment) -> int:
    return card.number


def uses(state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
    """List what one card in hand can do now."""
    player = state.players[seat]
    match card.venture:
        case "income":
            yield _play(card.id, None, None, None)
        case "income_cube":
            yield from (_play(card.id, colour, None, None) for colour in COLOURS if number_of(player.storage, colour))
        case "extra_resources":
            yield from _resources(state, card)
        case "trailer":
            if state.supply.trailers:
                yield from (_play(card.id, None, None, act.id) for act in without_trailer(player))
        case "fire":
            if not state.in_show:
                yield from (_play(card.id, None, None, act.id) for act in player.acts)
        case "extended_applause":
            if all_have_been_on(state):
                yield _play(card.id, None, None, None)
        case _:
            return


def _resources(state: State, card: Investment) -> Iterator[PlayCard]:
    stock = state.supply.cubes
    yield from (_play(card.id, None, (colour,), None) for colour in COLOURS if number_of(stock, colour))
    shown = _shown(card)
    if covers(stock, counted(shown)):
        yield _play(card.id, None, shown, None)


def _shown(card: Investment) -> tuple[Colour, ...]:
    assert card.colour is not None
    return (card.colour,) * card.cubes_colour


def all_have_been_on(state: State) -> bool:
    """Whether a show is on and its seat has no performer left to name."""
    steps = (*state.agenda, state.step)
    return state.in_show and not any(isinstance(step, Performing) and step.left for step in steps)


def why_not_play(state: State, seat: Seat, move: PlayCard) -> Refusal | None:
    """The card is in hand, may be played now, and would do something."""
    if not isinstance(state.step, CARD_STEPS):
        return Refusal(Clause.PLAYING, "No card can be played now: first finish what you are asked.")
    hand = state.players[seat].hand
    card = next((held for held in hand if held.id == move.card), None)
    if card is None:
        return Refusal(Clause.PLAYING, "You do not hold that card.")
    lowest = lowest_copy(hand, card)
    if lowest is not card:
        return Refusal(Clause.PLAYING, f"Of equal cards copy {lowest.number} goes first, not copy {card.number}.")
    return _why_not_so(state, seat, card, move)


def _why_not_so(state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
    match card.venture:
        case "unblock":
            return Refusal(Clause.UNBLOCK, f"{card.name} is played with a marker that you place on a cube action.")
        case "double_vote":
            return Refusal(Clause.DOUBLE_VOTE, f"{card.name} is played when the votes have been seen.")
        case "trailer_bonus" | "personnel_bonus" | "resource_bonus":
            return Refusal(Clause.BONUS_CARDS, f"{card.name} is never played: it counts at the end of the game.")
        case "income" | "extended_applause":
            return _why_not_plain(state, card, move)
        case "income_cube":
            return _why_not_sell(state.players[seat], card, move)
        case "extra_resources":
            return _why_not_resources(state, card, move)
        case "trailer" | "fire":
            return _why_not_on(state, seat, card, move)


def _why_not_plain(state: State, card: Investment, move: PlayCard) -> Refusal | None:
    clause = Clause.APPLAUSE if card.venture == "extended_applause" else Clause.EXTRA_INCOME
    if clause is Clause.APPLAUSE and not all_have_been_on(state):
        when = "once all your performers have been on" if state.in_show else "only in your show"
        return Refusal(clause, f"{card.name} is played {when}.")
    if (move.colour, move.colours, move.performer) != (None, None, None):
        return Refusal(clause, f"{card.name} needs no cube and no performer named.")
    return None


def _why_not_sell(player: Player, card: Investment, move: PlayCard) -> Refusal | None:
    if move.colour is None or move.colours is not None or move.performer is not None:
        return Refusal(Clause.EXTRA_INCOME, f"{card.name} needs the colour of the cube you give, and nothing else.")
    if not number_of(player.storage, move.colour):
        cube = f"{move.colour} cube" if any(player.storage) else "cube"
        return Refusal(Clause.EXTRA_INCOME, f"You have no {cube} in storage to give for {card.name}.")
    return None


def _why_not_resources(state: State, card: Investment, move: PlayCard) -> Refusal | None:
    if move.colours is None or move.colour is not None or move.performer is not None:
        return Refusal(Clause.RESOURCES, f"{card.name} needs the cubes you take, and nothing else.")
    if len(move.colours) != 1 and move.colours != _shown(card):
        return Refusal(Clause.RESOURCES, f"{card.name} gives one cube of any colour or {cubes(_shown(card))}.")
    if not covers(state.supply.cubes, counted(move.colours)):
        return Refusal(Clause.STOCK, f"The stock does not have {cubes(move.colours)}.")
    return None


def _why_not_on(state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
    clause = Clause.FIRE if card.venture == "fire" else Clause.TRAILER_CARD
    if move.performer is None or move.colour is not None or move.colours is not None:
        return Refusal(clause, f"{card.name} needs one of your performers, and nothing else.")
    if card.venture == "trailer":
        return why_not_give(state, seat, move.performer)
    if state.in_show:
        return Refusal(clause, f"{card.name} may not be played while shows are given.")
    player = state.players[seat]
    if player.act(move.performer) is None:
        return Refusal(clause, "That performer is not in your circus." if player.acts else "You have nobody to fire.")
    return None


def play(state: State, seat: Seat, move: PlayCard) -> State:
    """Spend the card and take what it gives."""
    player = state.players[seat]
    card = next(held for held in player.hand if held.id == move.card)
    spent = state.spent(seat, card)
    player = spent.players[seat]
    match card.venture:
        case "income":
            return spent.with_player(seat, evolve(player, coins=player.coins + card.coins))
        case "income_cube":
            assert move.colour is not None
            return _sell(spent, seat, card, move.colour)
        case "extra_resources":
            assert move.colours is not None
            return take_from_stock(spent, seat, move.colours)
        case "trailer":
            assert move.performer is not None
            return give_trailer(spent, seat, move.performer)
        case "fire":
            act = player.act(move.performer or "")
            assert act is not None
            return dismiss(spent, seat, act)
        case "extended_applause":
            return _applaud(spent, seat, card)
        case _:
            raise AssertionError(f"{card.name} is not played like this")


def _sell(state: State, seat: Seat, card: Investment, colour: Colour) -> State:
    player = state.players[seat]
    sold = evolve(player, coins=player.coins + card.coins, storage=minus(player.storage, colour))
    supply = evolve(state.supply, cubes=plus(state.supply.cubes, colour))
    return evolve(state.with_player(seat, sold), supply=supply)


def applause(player: Player, card: Investment) -> int:
    """What an Extended Applause brings: the acts of its type that were outstanding less those that were poor."""
    acts = [act for act in player.acts if act.performer.type == card.type]
    outstanding = sum(map(counts_as_outstanding, acts)) * card.per_outstanding
    return outstanding + sum(map(counts_as_poor, acts)) * card.per_poor


def _applaud(state: State, seat: Seat, card: Investment) -> State:
    player = state.players[seat]
    points = applause(player, card)
    tally = evolve(player.tally, applause=player.tally.applause + points)
    return state.with_player(seat, evolve(player, prestige=player.prestige + points, tally=tally))


def discards(player: Player) -> list[Discard]:
    """List the cards that may be discarded from an overfull hand."""
    return [Discard(card.id) for card in player.hand]


def why_not_discard(state: State, seat: Seat, move: Discard) -> Refusal | None:
    """The hand is overfull, and the card is in it."""
    hand = state.players[seat].hand
    if not isinstance(state.step, Overflowing):
        limit = hand_limit(state, seat)
        return Refusal(Clause.HAND, f"You may discard only above your limit of {plural(limit, 'card')}.")
    if any(held.id == move.card for held in hand):
        return None
    return Refusal(Clause.HAND, "You do not hold that card.")


def discard(state: State, seat: Seat, move: Discard) -> State:
    """The card goes to the discards."""
    card = next(held for held in state.players[seat].hand if held.id == move.card)
    return state.spent(seat, card)
