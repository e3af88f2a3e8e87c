"""What is secret in each game, from whom and until when: written from the printed rules, apart from the games' code.

- SCOUT: a hand is known to its holder alone, in its order and whichever way up; of others one knows only which cards
  they have scouted and still hold. How a hand was turned is known to its holder until all have chosen. Cards set aside
  lie face down for everybody, and so do cards collected, though all have seen them on the table; of the first of two
  rounds each player alone knows what stayed in the hand unseen.
- Big Top: while a hand is invested in and played, cards in hand and gate receipts are known to their owner; then all is
  open. Fan Tan: the same of the cards in hand.
- Circus Combat: the order of the deck, and which two cards a deck of 28 leaves out, is known to nobody.
- Colosseum: the order in which tokens will be drawn is known to nobody.
- Drum Roll: the order of the four decks is known to nobody; cards in hand, cards to choose from, the two performers
  dealt, which of them is kept, and a vote until all have voted, are known to their owner; hands until the game is over.

`dealt_otherwise` deals all of that anew which a seat, or with None the table, does not know: each game's specimen names
its function here. No view, guess or other function of the games takes
part in it, so that a view that shows too much is found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from rules.big_top.figures import RECEIPTS
from rules.core import Seat
from rules.evolve import evolve
from rules.history import History
from tests.specimens import specimen

_ORANGE_TOKENS: Final = 112
"""Tokens that are drawn last while the green ones are not yet mixed with them."""


def _shuffled(cards: Iterable[Any], rng: Random) -> Iterator[Any]:
    pile = list(cards)
    rng.shuffle(pile)
    return iter(pile)


def _taken(cards: tuple[Any, ...], source: Iterator[Any]) -> tuple[Any, ...]:
    """As many cards as these, from the others."""
    return tuple(next(source) for _ in cards)


def _of_others(values: Iterable[Any], seat: Seat | None) -> list[Any]:
    return [value for owner, value in enumerate(values) if owner != seat]


def scout(state: Any, seat: Seat | None, rng: Random) -> Any:
    shown = {card.face for card in state.shown}
    others = _of_others(state.players, seat)
    hidden = [card for player in others for card in player.hand if card.face not in shown]
    left = [card for cards in _of_others(state.unshown, seat) for card in cards]
    source = _either_way_up(_shuffled([*hidden, *left, *state.aside], rng), rng)
    laid = _shuffled([card for player in state.players for card in player.collected], rng)
    players = tuple(
        evolve(
            player,
            hand=player.hand if owner == seat else _held(player.hand, shown, source, rng),
            collected=_taken(player.collected, laid),
        )
        for owner, player in enumerate(state.players)
    )
    unshown = tuple(cards if owner == seat else _taken(cards, source) for owner, cards in enumerate(state.unshown))
    step = state.step
    if chosen := getattr(step, "chosen", None):
        step = evolve(step, chosen=_guessed(chosen, seat, rng))
    return evolve(state, players=players, aside=_taken(state.aside, source), unshown=unshown, step=step)


def _either_way_up(cards: Iterable[Any], rng: Random) -> Iterator[Any]:
    return (card if rng.random() < 0.5 else card.turned for card in cards)


def _held(hand: tuple[Any, ...], shown: set[Any], source: Iterator[Any], rng: Random) -> tuple[Any, ...]:
    """A hand of SCOUT with other cards, but for those that it has taken from the table, in any order."""
    cards = [card if card.face in shown else next(source) for card in hand]
    return tuple(_either_way_up(_shuffled(cards, rng), rng))


def _guessed(choices: tuple[Any, ...], seat: Seat | None, rng: Random) -> tuple[Any, ...]:
    """Other seats' choices between yes and no; who has not chosen yet is known to all."""
    return tuple(
        choice if owner == seat or choice is None else rng.random() < 0.5 for owner, choice in enumerate(choices)
    )


def big_top(state: Any, seat: Seat | None, rng: Random) -> Any:
    if type(state.step).__name__ not in ("Investing", "Turn"):
        return state
    dealt = _hands_of_others(state, seat, rng)
    players = tuple(
        player if owner == seat or player.receipts is None else evolve(player, receipts=tuple(_shuffled(RECEIPTS, rng)))
        for owner, player in enumerate(dealt.players)
    )
    return evolve(dealt, players=players)


def fan_tan(state: Any, seat: Seat | None, rng: Random) -> Any:
    return _hands_of_others(state, seat, rng) if type(state.step).__name__ == "Turn" else state


def _hands_of_others(state: Any, seat: Seat | None, rng: Random) -> Any:
    source = _shuffled((card for player in _of_others(state.players, seat) for card in player.hand), rng)
    players = tuple(
        player if owner == seat else evolve(player, hand=_taken(player.hand, source))
        for owner, player in enumerate(state.players)
    )
    return evolve(state, players=players)


def circus_combat(state: Any, _: Seat | None, rng: Random) -> Any:
    source = _shuffled((*state.deck, *state.aside), rng)
    return evolve(state, deck=_taken(state.deck, source), aside=_taken(state.aside, source))


def colosseum(state: Any, _: Seat | None, rng: Random) -> Any:
    mixed = max(0, len(state.draw) - _ORANGE_TOKENS)
    first, last = state.draw[:mixed], state.draw[mixed:]
    return evolve(state, draw=(*_shuffled(first, rng), *_shuffled(last, rng)))


def drum_roll(state: Any, seat: Seat | None, rng: Random) -> Any:
    step, over = state.step, type(state.step).__name__ == "Over"
    pairs = getattr(step, "dealt", ())
    choosing = tuple(getattr(step, "cards", ())) if type(step).__name__ == "ChoosingCard" and step.seat != seat else ()
    looked = [card for each in state.agenda if _is_drawing(each, seat) for card in each.looked]
    hands = [] if over else [card for player in _of_others(state.players, seat) for card in player.hand]
    performers = _shuffled(
        (*state.performers.deck, *(performer for pair in _of_others(pairs, seat) for performer in pair)), rng
    )
    investments = _shuffled((*state.investments.deck, *hands, *looked, *choosing), rng)
    if choosing:
        step = evolve(step, cards=_taken(choosing, investments))
    elif pairs:
        dealt = tuple(pair if owner == seat else _taken(pair, performers) for owner, pair in enumerate(pairs))
        kept = tuple(
            choice if owner == seat or choice is None else rng.choice(dealt[owner]).id
            for owner, choice in enumerate(step.kept)
        )
        step = evolve(step, dealt=dealt, kept=kept)
    elif delay := getattr(step, "delay", None):
        step = evolve(step, delay=_guessed(delay, seat, rng))
    return evolve(
        state,
        players=tuple(
            player if owner == seat or over else evolve(player, hand=_taken(player.hand, investments))
            for owner, player in enumerate(state.players)
        ),
        agenda=tuple(
            evolve(each, looked=_taken(each.looked, investments)) if _is_drawing(each, seat) else each
            for each in state.agenda
        ),
        step=step,
        performers=_refilled(state.performers, performers),
        personnel=_refilled(state.personnel, _shuffled(state.personnel.deck, rng)),
        investments=_refilled(state.investments, investments),
        regions=_refilled(state.regions, _shuffled(state.regions.deck, rng)),
    )


def _is_drawing(step: Any, seat: Seat | None) -> bool:
    """Whether somebody else holds cards that have just been drawn."""
    return type(step).__name__ == "Drawing" and step.seat != seat


def _refilled(pile: Any, source: Iterator[Any]) -> Any:
    return evolve(pile, deck=_taken(pile.deck, source))


def dealt_otherwise(slug: str, state: Any, seat: Seat | None, rng: Random) -> Any:
    """Give a state that a seat cannot tell from this one, with everything that is secret from it dealt anew."""
    return specimen(slug).secrecy(state, seat, rng)


RECENT = 80
"""States back to which a screen tells what has happened, and some more."""


def past_otherwise(history: History, seat: Seat | None, rng: Random, states: int = RECENT) -> History:
    """The same past as that seat knows it, with everything secret dealt anew in so many of the last states."""
    rules, same = history.rules, max(len(history.states) - states, 0)
    others = (dealt_otherwise(rules.INFO.slug, state, seat, rng) for state in history.states[same:])
    return History(rules, history.seats, history.options, (*history.states[:same], *others), history.entries)
