"""Cards of SCOUT that a seat cannot see, and where they may lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import Final

from rules.chance import below, shuffled
from rules.core import Randomness, Seat
from rules.evolve import evolve
from rules.scout.figures import HIGHEST
from rules.scout.pieces import UNSEEN, Card, deck
from rules.scout.sets import strength
from rules.scout.state import State

_FACE: Final = attrgetter("face")


def covered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As many cards face down."""
    return (UNSEEN,) * len(cards)


def dealt(view: State, rng: Randomness, seat: Seat | None = None, together: tuple[Card, ...] = ()) -> State:
    """Deal the cards that cannot be seen, each of them equally likely in each place where it may lie.

    A card that has lain open since the shuffle is in the hand that has scouted it, or was collected. The hand of `seat`
    is dealt the cards `together` first, as neighbours that lie like this.
    """
    scouted = view.scouted
    located = _faces((*_located(view), *chain(*scouted), *together))
    shown = _faces(view.shown)
    known = located | shown
    source = _either_way_up((card for card in deck(view.seats) if card.face not in known), rng)
    beaten = _either_way_up((Card.of(*face) for face in sorted(shown - located)), rng)
    laid = chain(beaten, source)
    players = []
    for owner, player in enumerate(view.players):
        first = together if owner == seat else ()
        hand = _held(player.hand, scouted[owner], first, source, rng)
        players.append(evolve(player, hand=hand, collected=_filled(player.collected, laid)))
    unshown = tuple(_filled(cards, source) for cards in view.unshown)
    return evolve(view, players=(*players,), aside=_filled(view.aside, source), unshown=unshown)


def _located(view: State) -> list[Card]:
    """Every card of which it can be seen where it lies."""
    piles = [view.active, view.aside, *view.unshown]
    for player in view.players:
        piles += (player.hand, player.collected)
    return [card for pile in piles for card in pile if card is not UNSEEN]


def _faces(cards: Iterable[Card]) -> set[tuple[int, int]]:
    return set(map(_FACE, cards))


def _either_way_up(cards: Iterable[Card], rng: Randomness) -> Iterator[Card]:
    return iter([card.turned if below(2, rng) else card for card in shuffled(cards, rng)])


def _held(
    hand: tuple[Card, ...],
    taken: tuple[Card, ...],
    together: tuple[Card, ...],
    source: Iterator[Card],
    rng: Randomness,
) -> tuple[Card, ...]:
    """The hand with its unseen cards: those it has taken lie anywhere in it, and `together` side by side."""
    places = hand.count(UNSEEN)
    if not places:
        return hand
    known = _faces((*hand, *together))
    scouted = [card for card in taken if card.face not in known]
    others = [next(source) for _ in range(places - len(scouted) - len(together))]
    rest = [*_either_way_up((*scouted, *others), rng)] if scouted else others
    at = below(len(rest) + 1, rng) if together else 0
    return _filled(hand, iter((*rest[:at], *together, *rest[at:])))


def _filled(cards: tuple[Card, ...], source: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(source) if card is UNSEEN else card for card in cards)


def some_show(view: State, seat: Seat, rng: Randomness) -> tuple[Card, ...]:
    """Some set that the seat, whose hand is not seen, may hold and that beats the active one; empty if none can be."""
    longest = len(view.players[seat].hand)
    taken = view.scouted
    scouted = _faces(taken[seat])
    known = _faces((*_located(view), *chain(*taken), *view.shown)) - scouted
    pool = [card for card in deck(view.seats) if card.face not in known]
    for numbers in shuffled(_stronger(view, longest), rng):
        found = _showing(numbers, shuffled(pool, rng))
        if found is not None and len(scouted | _faces(found)) <= longest:
            return found if below(2, rng) else found[::-1]
    return ()


def _stronger(view: State, longest: int) -> Iterator[tuple[int, ...]]:
    """The numbers of every set that beats the active one and is not longer than that."""
    target = view.to_beat
    for size in range(1, longest + 1):
        for lowest in range(1, HIGHEST + 1):
            for numbers in {(lowest,) * size, tuple(range(lowest, lowest + size))}:
                weighed = strength(numbers)
                if numbers[-1] <= HIGHEST and weighed is not None and (target is None or weighed > target):
                    yield numbers


def _showing(numbers: Sequence[int], cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """Different cards that show these numbers, in this order; None if there are not enough."""
    if not numbers:
        return ()
    for at, card in enumerate(cards):
        if numbers[0] in card.face:
            rest = _showing(numbers[1:], cards[:at] + cards[at + 1 :])
            if rest is not None:
                return (card if card.up == numbers[0] else card.turned, *rest)
    return None
