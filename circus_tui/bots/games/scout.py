"""SCOUT: a hand is worth what the shows it can be parted into will bring, less a point for each card it keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation, made
from rules.chance import below
from rules.core import Randomness, Seat
from rules.scout.engine import enlarged, legal_moves
from rules.scout.figures import CHIPS_FOR_TWO
from rules.scout.moves import End, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card, hand_size
from rules.scout.sets import Cut, beating, reaches, weight
from rules.scout.state import Acting, Dealing, Orienting, Over, State, inserted, ups
from rules.wording import counted

# What a set still in the hand may be expected to bring, by its number of cards: what it will collect and the chips
# others pay to get past it, less the cards that are never got rid of. Longer sets are all but sure to be shown.
_SET: Final = (0.0, -0.9, -0.35, 1.3, 3.0, 4.6, 6.2, 7.8, 9.4, 11.0, 12.6)
_LARGEST: Final = 45
_MATCH: Final = 0.45
_HEIGHT: Final = 0.07

# What a set on the table brings its owner in chips before it is beaten, by its number of cards.
_HOLDS: Final = (0.0, 0.15, 0.6, 1.4, 2.0, 2.4)
_HIGH: Final = 0.03
_TOKEN: Final = 3.5
_TEMPO: Final = 0.5
_PRESSURE: Final = 0.7
_HURRY: Final = 0.5
_GOOD: Final = 1.5
"""A show of that worth is made without a thought of scouting, in quick replies."""
_GATHERS: Final = 0.7
_SCOUTED: Final = 1.2
_SHED: Final = 1.0
"""How well a hand that cannot be seen is put together, fitted to hands of `greedy`: by a larger hand than the others',
by each scout, and by what has been shown out of it."""
_WHIM: Final = 0.1
_CHIP: Final = 0.9
_OUT: Final = 1.0
"""How much of the others' cards in hand counts for who ends the round."""


def set_worth(size: int, lowest: int, *, match: bool) -> float:
    """What a set in the hand promises."""
    worth = _SET[size] if size < len(_SET) else float(size)
    return worth + _HEIGHT * (lowest - 5) / sqrt(size) + (_MATCH if match and size > 1 else 0.0)


@cache
def _promises(*, match: bool) -> tuple[tuple[float, ...], ...]:
    """`set_worth` by size and lowest number."""
    sizes = range(_LARGEST + 1)
    return tuple(tuple(set_worth(max(1, size), lowest, match=match) for lowest in range(11)) for size in sizes)


@lru_cache(maxsize=200_000)
def hand_worth(numbers: tuple[int, ...]) -> float:
    """The best way to part a hand into sets, from left to right."""
    runs, matches = _promises(match=False), _promises(match=True)
    best = [0.0]
    # From the right: `best[k]` is the worth of the last k cards; `reach` the longest set from this place, in one step.
    reach, step_after, after = 1, 9, -9
    for number in reversed(numbers):
        step = after - number
        if -1 <= step <= 1:
            reach = reach + 1 if step == step_after else 2
            step_after = step
        else:
            reach, step_after = 1, 9
        rest = len(best)
        most = runs[1][number] + best[-1]
        for size in range(2, reach + 1):
            if step_after == 0:
                worth = matches[size][number] + best[rest - size]
            else:
                worth = runs[size][number if step_after > 0 else number - size + 1] + best[rest - size]
            if worth > most:
                most = worth
        best.append(most)
        after = number
    return best[-1]


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move."""
    numbers = tuple(ups(state.players[seat].hand))
    match move:
        case Orient(turn):
            turned = tuple(card.down for card in state.players[seat].hand)
            held, other = (turned, numbers) if turn else (numbers, turned)
            better = hand_worth(held) >= hand_worth(other)
            yield Part("hand", hand_worth(held), "has the longer sets" if better else "has the shorter sets")
        case Show(start, length):
            yield from _showing(state, seat, numbers, start, length, len(state.active))
        case Scout():
            yield from _scouting(state, seat, numbers, move)
        case ScoutAndShow():
            yield from _scouting(state, seat, numbers, move)
            yield from _show_after(state, seat, move)


def _showing(
    state: State, seat: Seat, numbers: tuple[int, ...], start: int, length: int, beaten: int
) -> Iterator[Part]:
    left = numbers[:start] + numbers[start + length :]
    if beaten:
        yield Part("collects", float(beaten), f"collects {counted(beaten, 'card')}")
    yield Part("hand", hand_worth(left) - hand_worth(numbers), _after(numbers, left))
    held = _held(state.seats - 1, length, min(numbers[start], numbers[start + length - 1]))
    yield Part("holds", held, f"a set of {length} is hard to beat" if length > 2 else "may earn chips")
    if not left:
        others = sum(len(player.hand) for other, player in enumerate(state.players) if other != seat)
        ends = f"ends the round with {counted(others, 'card')} in other hands"
        yield Part("out", _OUT * others / (state.seats - 1), ends)


def _best_show(
    state: State, numbers: tuple[int, ...], beaten: int, cuts: Sequence[Cut], whim: Randomness | None = None
) -> tuple[float, Cut]:
    """The best of some shows and its rating, the same in one number; with a whim, not always the very best."""
    best, chosen = -99.0, (0, 0)
    others = state.seats - 1
    for start, length in cuts:
        left = numbers[:start] + numbers[start + length :]
        rating = hand_worth(left) + _held(others, length, min(numbers[start], numbers[start + length - 1]))
        if not left:
            rating += _OUT * sum([len(player.hand) for player in state.players]) / others - length
        if whim is not None:
            rating += _WHIM * whim.random()
        if rating > best:
            best, chosen = rating, (start, length)
    return best + beaten - hand_worth(numbers), chosen


def _held(others: int, length: int, lowest: int) -> float:
    """Chips to be had from a set on the table: fewer where few are left to scout it."""
    worth = _HOLDS[length] if length < len(_HOLDS) else _HOLDS[-1]
    return (worth + _HIGH * (lowest - 5)) * others / 3


def _after(numbers: tuple[int, ...], left: tuple[int, ...]) -> str:
    longest, before = max(reaches(left), default=0), max(reaches(numbers))
    if longest > before:
        return f"brings a set of {longest} together"
    if longest == before > 2:
        return f"keeps the set of {longest}"
    return f"leaves {counted(len(left), 'card')}" if left else "leaves no card"


def _scouting(state: State, seat: Seat, numbers: tuple[int, ...], move: Scout | ScoutAndShow) -> Iterator[Part]:
    hand = enlarged(state, seat, move)
    gained = hand_worth(tuple(ups(hand))) - hand_worth(numbers)
    number = hand[move.at].up
    yield Part("hand", gained, f"the {number} makes a longer set" if gained > 0 else f"the {number} costs little")
    yield Part("chip", -_CHIP / (1 if state.for_two else state.seats - 1), "costs a chip")
    if isinstance(move, Scout):
        yield Part("turn", -_tempo(state, seat), "loses the turn")
    if not state.for_two and isinstance(move, Scout) and state.scouts == state.seats - 2:
        yield Part("ends", -float(len(hand)), f"ends the round with {counted(len(hand), 'card')} in the hand")
    if isinstance(move, ScoutAndShow):
        yield Part("token", -_TOKEN, "spends the token")


def _tempo(state: State, seat: Seat) -> float:
    """What it costs to leave the table to others: the more, the nearer the round is to its end."""
    if state.for_two:
        return 0.0
    shortest = min([len(player.hand) for other, player in enumerate(state.players) if other != seat])
    return _TEMPO + _PRESSURE * state.scouts + _HURRY * max(0, 6 - shortest)


def _show_after(state: State, seat: Seat, move: ScoutAndShow) -> Iterator[Part]:
    """The parts of the best show that follows a scout."""
    hand = tuple(ups(enlarged(state, seat, move)))
    table = ups(state.active)
    rest = table[1:] if move.end == "left" else table[:-1]
    beaten = len(rest)
    _, (start, length) = _best_show(state, hand, beaten, beating(hand, weight(rest)))
    for part in _showing(state, seat, hand, start, length, beaten):
        yield Part(f"then {part.name}", part.value, part.phrase)


def worth(state: State) -> list[float]:
    """Points so far; in the middle of a round with what it would bring if the hands were played out as they are."""
    totals = [float(total) for total in state.totals]
    if isinstance(state.step, Dealing | Over):
        return totals
    return [
        total + len(player.collected) + player.chips + hand_worth(tuple(ups(player.hand)))
        for total, player in zip(totals, state.players, strict=True)
    ]


def candidates(state: State, seat: Seat) -> Sequence[Any]:
    """Every move; where many do the same to the hand, one of them."""
    moves = legal_moves(state, seat)
    if not isinstance(state.step, Acting):
        return moves
    seen: dict[Any, Any] = {}
    for move in moves:
        match move:
            case Scout() | ScoutAndShow():
                seen.setdefault((type(move), tuple(ups(enlarged(state, seat, move))), move.end), move)
            case _:
                seen[move] = move
    return tuple(seen.values())


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """A quick move: the best show or scout; of the scouts only those that join a neighbour."""
    player = state.players[seat]
    if isinstance(state.step, Orienting):
        turned = tuple(card.down for card in player.hand)
        return Orient(hand_worth(turned) > hand_worth(tuple(ups(player.hand))))
    numbers = tuple(ups(player.hand))
    options: list[tuple[float, Any]] = []
    best, cut = _best_show(state, numbers, len(state.active), beating(numbers, state.to_beat), rng)
    if cut[1]:
        options.append((best, Show(*cut)))
    may_scout = isinstance(state.step, Acting) and state.active and not (state.for_two and not player.chips)
    if may_scout and best < _GOOD:
        options += _quick_scouts(state, seat, numbers, rng)
    return max(options, key=lambda option: option[0])[1]


def _quick_scouts(state: State, seat: Seat, numbers: tuple[int, ...], rng: Randomness) -> list[tuple[float, Any]]:
    """The best scout for each end, and with the token the best Scout & Show."""
    player, active = state.players[seat], state.active
    now = hand_worth(numbers)
    paid = _CHIP if state.for_two else _CHIP / (state.seats - 1)
    last = state.scouts == state.seats - 2 and not state.for_two
    late = _tempo(state, seat) + (len(numbers) + 1 if last else 0)
    options: list[tuple[float, Any]] = []
    ends: tuple[End, ...] = ("left", "right") if len(active) > 1 else ("left",)
    for end in ends:
        card, rest = (active[0], active[1:]) if end == "left" else (active[-1], active[:-1])
        places = [
            (hand_worth((*numbers[:at], number, *numbers[at:])), at, turn, number)
            for turn, number in ((False, card.up), (True, card.down))
            for at in _joining(numbers, number) or [below(len(numbers) + 1, rng)]
        ]
        value, at, turn, number = max(places)
        rating = value - now - paid
        scout = rating - late + _WHIM * rng.random()
        options.append((scout, Scout(end, turn, at)))
        if player.token:
            hand = (*numbers[:at], number, *numbers[at:])
            best, cut = _best_show(state, hand, len(rest), beating(hand, weight(ups(rest))))
            if cut[1]:
                options.append((rating + best - _TOKEN, ScoutAndShow(end, turn, at)))
    return options


def _joining(numbers: tuple[int, ...], number: int) -> list[int]:
    """Where a card would lie beside a neighbour that it makes a set with."""
    return [
        at
        for at in range(len(numbers) + 1)
        if (at and abs(numbers[at - 1] - number) <= 1) or (at < len(numbers) and abs(numbers[at] - number) <= 1)
    ]


def likelier(state: State, seat: Seat, rng: Randomness) -> State:
    """Let the others hold their cards as players do who have turned the hand and put scouted cards where they fit.

    While everybody still chooses, the hands are as they were dealt.
    """
    if isinstance(state.step, Orienting):
        return state
    players = tuple(
        player if owner == seat else attrs.evolve(player, hand=_well_held(player.hand, _placed(state, owner), rng))
        for owner, player in enumerate(state.players)
    )
    return attrs.evolve(state, players=players)


def _placed(state: State, owner: Seat) -> float:
    """How many cards of a hand stand where they were put, as far as the table tells: more in a larger hand."""
    player, dealt = state.players[owner], hand_size(state.seats)
    held = len(player.hand)
    if state.for_two:
        scouts = float(CHIPS_FOR_TWO - player.chips)
    else:
        more = held - sum([len(other.hand) for other in state.players]) / state.seats
        scouts = sum([other.chips for other in state.players]) / state.seats + _GATHERS * more
    placed = _SCOUTED * scouts * dealt / (dealt + scouts) if scouts > 0 else 0.0
    has_shown = held != dealt or player.collected or player.chips
    return (placed + (_SHED if has_shown else 0.0)) * held / dealt


def _well_held(hand: tuple[Card, ...], placed: float, rng: Randomness) -> tuple[Card, ...]:
    turned = tuple([card.turned for card in hand])
    best = max(hand, turned, key=lambda way: hand_worth(tuple(ups(way))))
    times = int(placed) + (rng.random() < placed % 1)
    for _ in range(times if len(hand) > 1 else 0):
        at = below(len(best), rng)
        best = _put_in(best[:at] + best[at + 1 :], best[at])
    return best


def _put_in(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand with the card where it does most; at its end if it goes with no other."""
    numbers = tuple(ups(hand))
    ways = [
        (hand_worth((*numbers[:at], way.up, *numbers[at:])), at, way is card)
        for way in (card, card.turned)
        for at in _joining(numbers, way.up)
    ]
    _, at, as_held = max(ways, default=(0.0, len(hand), True))
    return inserted(hand, card if as_held else card.turned, at)


def horizon(state: State) -> int:
    """The end of the round."""
    return len(state.rounds)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=6.0, trust=20.0, tables=made(likelier))
