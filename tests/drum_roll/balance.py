"""What the performers of the shipped set bring their owners, in coins, over simulated games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, pstdev
from typing import Final, TypeAlias

import attrs

from circus_tui.bots.search import Search
from rules import drum_roll
from rules.core import CHANCE, Seat
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import TYPES, Performer, Type
from rules.drum_roll.hiring_area import find_performer
from rules.drum_roll.moves import Flip, Hire, Keep, Move, Perform
from rules.drum_roll.show import compensation
from rules.drum_roll.state import Act, Options, State
from rules.drum_roll.steps import Keeping
from tests.drum_roll.greedy import PRESTIGE, greedy, worth

Policy: TypeAlias = Callable[[State, Seat, Random], Move]


def at_random(state: State, seat: Seat, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(list(drum_roll.legal_moves(state, seat)))


_SEARCH: Final = Search(iterations=8)
"""Every move is compared with the best others a few times: thin, but a game of four takes seconds and not minutes."""


def searching(state: State, seat: Seat, rng: Random) -> Move:
    """What a computer player finds that sees its own view and thinks ahead."""
    move: Move = _SEARCH.choose(drum_roll, drum_roll.view(state, seat), seat, rng)
    return move


POLICIES: dict[str, Policy] = {"random": at_random, "greedy": greedy, "search": searching}

SEARCHED: Final = 6
"""Games at each number of players that are enough to compare the cards in, when players search."""
FAR: Final = 2.0
"""Standard deviations of the cards' values from which a card stands out."""


@attrs.frozen
class Career:
    """One performer's time in one circus, and what it came to in coins."""

    performer: str
    value: float


def careers(seats: int, seed: int, policy: Policy) -> Iterator[Career]:
    """Play one game and close the books on every performer that has been in a circus."""
    rng = Random(seed)
    state = drum_roll.new(seats, Options())
    books: dict[tuple[Seat, str], float] = {}
    while acting := drum_roll.to_act(state):
        if acting == {CHANCE}:
            state = drum_roll.step(state, CHANCE, drum_roll.draw(state, rng))
            continue
        seat = min(acting)
        move = policy(state, seat, rng)
        after = drum_roll.step(state, seat, move)
        for owner, code, value in entries(state, seat, move, after):
            books[owner, code] = books.get((owner, code), 0) + value
        for owner, code in [key for key in books if after.players[key[0]].act(key[1]) is None]:
            yield Career(code, books.pop((owner, code)))
        state = after
    for (owner, code), value in books.items():
        act = state.players[owner].act(code)
        assert act is not None
        yield Career(code, value - later_salaries(state, act))


def entries(before: State, seat: Seat, move: Move, after: State) -> Iterator[tuple[Seat, str, float]]:
    """What a move writes into the books: hiring costs, and what a show brings and costs."""
    match move:
        case Keep() if not isinstance(after.step, Keeping):
            for owner, player in enumerate(after.players):
                yield from ((owner, act.id, -act.performer.cost) for act in player.acts)
        case Hire(card):
            offer = find_performer(before, card)
            if offer is not None:
                yield seat, card, -offer.price
        case Perform(performer) | Flip(performer):
            act = before.players[seat].act(performer)
            assert act is not None
            yield seat, performer, on_stage(before, seat, act, move)
        case _:
            return


def on_stage(state: State, seat: Seat, act: Act, move: Perform | Flip) -> float:
    """The benefit or the flip less the salary of the show; or what firing costs."""
    salary = act.salary(state.turn.show)
    if isinstance(move, Flip):
        return PRESTIGE * act.performer.flip_prestige - salary
    if act.ready:
        return worth(act.performer.benefit(act.ready)) - salary
    paid, lost = compensation(state, act, state.players[seat].coins)
    return -paid - PRESTIGE * lost


def later_salaries(state: State, act: Act) -> int:
    """What a flipped performer was paid in the shows after its flip."""
    shows = range(act.flipped + 1, state.figures.shows + 1) if act.flipped else ()
    return sum(act.salary(show) for show in shows)


@attrs.frozen
class Balance:
    """Mean net value of a career, by type and by performer."""

    policy: str
    games: int
    types: dict[Type, float]
    performers: dict[str, tuple[float, int]]

    @property
    def spread(self) -> float:
        """Coins between the best and the worst type."""
        return max(self.types.values()) - min(self.types.values())

    @property
    def outstanding(self) -> dict[str, float]:
        """The performers that are far from the average of all, with how many standard deviations."""
        values = [value for value, _ in self.performers.values()]
        usual, deviation = mean(values), pstdev(values) or 1.0
        far = {code: (value - usual) / deviation for code, (value, _) in self.performers.items()}
        return {code: away for code, away in far.items() if abs(away) > FAR}


def measure(policy: str, games: int) -> Balance:
    """Play so many games at each number of players."""
    values: dict[str, list[float]] = defaultdict(list)
    for seats in drum_roll.INFO.seats:
        for seed in range(games):
            for career in careers(seats, seed, POLICIES[policy]):
                values[career.performer].append(career.value)
    types = {
        kind: mean(value for card in SHIPPED.performers if card.type == kind for value in values[card.id])
        for kind in TYPES
    }
    cards = {card.id: (mean(values[card.id] or [0]), len(values[card.id])) for card in SHIPPED.performers}
    return Balance(policy, games, types, cards)


def _told(balance: Balance) -> Iterator[str]:
    names = {each.id: each.name for each in SHIPPED.performers}
    for code, away in balance.outstanding.items():
        yield f"{names[code]} stands out by {away:+.1f} standard deviations of all cards"
    if not balance.outstanding:
        yield f"no card stands out by more than {FAR:.0f} standard deviations of all cards"


def worse_in_every_respect() -> list[tuple[Performer, Performer]]:
    """Pairs of one type of which the first costs no less in anything and brings no more in anything."""
    return [
        (one, two)
        for one in SHIPPED.performers
        for two in SHIPPED.performers
        if one.type == two.type and one is not two and _is_no_better(one, two)
    ]


def _is_no_better(one: Performer, two: Performer) -> bool:
    dearer = all(
        a >= b
        for a, b in zip(
            (one.cost, one.salary, one.secondary_salary), (two.cost, two.salary, two.secondary_salary), strict=True
        )
    )
    poorer = all(worth(a) <= worth(b) for a, b in zip(one.benefits, two.benefits, strict=True))
    return dearer and poorer and one.flip_prestige <= two.flip_prestige


def report(games: int = 40, searched: int = SEARCHED) -> str:
    """The balance in words and numbers, by so many games of quick players and of players who search."""
    lines = []
    for policy in POLICIES:
        balance = measure(policy, searched if policy == "search" else games)
        lines += [f"{policy} play, {balance.games} games for each number of players: mean net value in coins", ""]
        for kind, value in balance.types.items():
            lines.append(f"{kind:10} {value:6.2f}")
            for card in SHIPPED.performers:
                if card.type == kind:
                    own, careers_seen = balance.performers[card.id]
                    lines.append(f"    {card.name:20} {own:6.2f}  ({careers_seen})")
        lines += ["", f"between the types: {balance.spread:.2f}", *_told(balance), ""]
    lines += [f"{one.name} is no better than {two.name} in any respect" for one, two in worse_in_every_respect()]
    return "\n".join(lines)
