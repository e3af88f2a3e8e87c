"""Questions on the vote, on what a region pays, and on what is added at the end."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import OUTSTANDING, TYPES, noun
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, count_cubes
from rules.drum_roll.drills.tables import NAMES, bare, kinds, of_types, performers
from rules.drum_roll.endgame import bonuses, card_prestige
from rules.drum_roll.show import region_income
from rules.drum_roll.state import Act, Ballot, Player, Tally
from rules.drum_roll.votes import is_delayed
from rules.teaching.drill import Question, among
from rules.wording import capital, counted, in_words

_SHOW: Final = "the show"
_TURN: Final = "another turn"


def vote(rng: Randomness) -> Question:
    """Ask what a vote decides."""
    seats, turn = 2 + below(3, rng), 5 + below(2, rng)
    start = below(seats, rng)
    delay = tuple(below(2, rng) == 0 for _ in range(seats))
    doubled = tuple(int(seat == 0 and below(3, rng) == 0) for seat in range(seats))
    table = attrs.evolve(bare(seats), turn=attrs.evolve(bare(seats).turn, number=turn, start=start))
    delayed = is_delayed(table, Ballot(delay, doubled))
    votes = ", ".join(
        f"{NAMES[seat]} {'vote' if seat == 0 else 'votes'} to {'delay' if wants else 'start'}"
        for seat, wants in enumerate(delay)
    )
    card = ", and you play a Double Vote" if doubled[0] else ""
    text = (
        f"{capital(in_words(seats))} play, turn {turn} is over, and {NAMES[start]} began it. {capital(votes)}{card}. "
        "What comes next?"
    )
    two = seats == 2 and turn == 5
    why = "The majority decides, and in a tie the vote of whoever began the turn"
    why += "; with two players a vote for delay is added after turn 5." if two else "."
    right = _TURN if delayed else _SHOW
    return among(text, right, (_SHOW, _TURN), why, Clause.TWO_VOTES if two else Clause.VOTE, rng)


def region(rng: Randomness) -> Question:
    """What a region pays in a show."""
    visited = SHIPPED.regions[below(len(SHIPPED.regions), rng)]
    types = (*(visited.types[below(2, rng)] for _ in range(1 + below(5, rng))), *kinds(1 + below(2, rng), rng))
    flipped = below(len(types), rng)
    acts = tuple(Act(each, flipped=int(number < flipped)) for number, each in enumerate(performers(types, rng)))
    paid = region_income(visited, Player(acts=acts))
    liked = listing(f"{noun(kind)}s" for kind in visited.types)
    some = in_words(flipped) if flipped else "none"
    text = (
        f"{visited.name} pays for {liked}. You visit it with {of_types(types)}, {some} of them flipped. How much "
        "prestige do you get?"
    )
    single = sum(types.count(kind) for kind in visited.types)
    why = (
        f"{visited.prestige} for every two of one of these types, flipped ones too; a pair of two types does not count."
    )
    wrong = (single, single // 2 * 2, paid + 2, paid + 1, abs(paid - 2))
    return among(text, _prestige(paid), map(_prestige, wrong), why, Clause.REGIONS, rng)


def _prestige(number: int) -> str:
    return f"{number} prestige"


def kept(rng: Randomness) -> Question:
    """What a card still in hand is worth at the end."""
    cards = [each for each in SHIPPED.investments if each.bonus or each.cubes_per_prestige or below(6, rng) == 0]
    card = cards[below(len(cards), rng)]
    trailers, staff, stored = below(5, rng), below(4, rng), below(10, rng)
    acts = tuple(Act(each, trailer=True) for each in SHIPPED.performers[:trailers])
    cubes = count_cubes(COLOURS[below(len(COLOURS), rng)] for _ in range(stored))
    player = Player(acts=acts, personnel=SHIPPED.personnel[:staff], storage=cubes)
    worth = card_prestige(card, player)
    text = (
        f"The game ends. You still hold {card.name}, and have {counted(trailers, 'trailer')}, "
        f"{counted(staff, 'personnel member')} and {counted(stored, 'cube')} in storage. What is the card worth?"
    )
    why = "Bonus cards count for what you have; an unused Unblock, Trailer or Fire is 1; all others are nothing."
    wrong = shuffled((worth + 1, trailers, staff, stored // 3, 0, 1, 2), rng)
    return among(text, _prestige(worth), map(_prestige, wrong), why, Clause.BONUS_CARDS, rng)


def bonus(rng: Randomness) -> Question:
    """What bonuses are had at the end."""
    types = (*TYPES, *kinds(below(5, rng), rng)) if below(2, rng) else kinds(3 + below(6, rng), rng)
    perfect = below(2, rng) == 0
    acts = tuple(Act(each, flipped=1, level=OUTSTANDING) for each in performers(types, rng))
    if not perfect:
        acts = (attrs.evolve(acts[0], flipped=0, level=OUTSTANDING - 1), *acts[1:])
    rivals = len(types) - 1 + below(3, rng)
    table = bare()
    table = attrs.evolve(
        table.with_player(0, Player(acts=acts, tally=Tally(show=3))).with_player(
            1, Player(acts=tuple(Act(each) for each in SHIPPED.performers[:rivals]))
        ),
        turn=attrs.evolve(table.turn, show=3),
    )
    had = bonuses(table)[0]
    shows = "All of yours are flipped" if perfect else "One of yours was good in it, the others are flipped"
    text = (
        f"After the third show you have {of_types(types)}, Ben has {counted(rivals, 'performer')}. {shows}. What do "
        "your bonuses come to?"
    )
    parts = listing(
        f"{number} for {name}"
        for name, number in _sources(had.largest_show, had.full_variety, had.perfect_show, had.large_troupe)
    )
    why = f"{capital(parts)}." if parts else "Not the most, not all five types, not eight, and not a perfect show."
    wrong = shuffled((had.total + 3, had.total + 5, abs(had.total - 3), abs(had.total - 5), had.total + 1), rng)
    return among(text, _prestige(had.total), map(_prestige, wrong), why, Clause.BONUSES, rng)


def _sources(largest: int, variety: int, perfect: int, troupe: int) -> list[tuple[str, int]]:
    named = (
        ("the most performers", largest),
        ("all five types", variety),
        ("a perfect last show", perfect),
        ("eight performers", troupe),
    )
    return [(name, number) for name, number in named if number]
