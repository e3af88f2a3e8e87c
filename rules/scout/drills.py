"""Quick questions on SCOUT: sets and what beats them, scouting and its chips, the end of a round and its score."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below
from rules.core import Randomness, Seat, clockwise
from rules.scout.clauses import Clause
from rules.scout.engine import legal_moves, scouted, step, to_act
from rules.scout.figures import HIGHEST
from rules.scout.moves import End, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card, copies
from rules.scout.refusals import explain
from rules.scout.sets import strength
from rules.scout.state import Tally, position
from rules.scout.wording import numbers, set_kind, set_name
from rules.teaching.drill import Drills, Question, among, yes_no
from rules.wording import capital, counted, in_words, plural


def _cards(shown: list[int]) -> tuple[Card, ...]:
    return tuple(Card.of(number, number % HIGHEST + 1) for number in shown)


def _set(rng: Randomness, size: int, highest: int = HIGHEST) -> tuple[Card, ...]:
    """Equal cards or a run of that size, rising or falling, with no number over the highest."""
    if below(2, rng):
        return _cards([1 + below(highest, rng)] * size)
    first = 1 + below(highest - size + 1, rng)
    run = list(range(first, first + size))
    return _cards(run if below(2, rng) else run[::-1])


def beats(rng: Randomness) -> Question:
    """Whether a set beats the one on the table."""
    size = 1 + below(3, rng)
    table, own = _set(rng, size), _set(rng, max(1, size + below(3, rng) - 1))
    refusal = explain(position((own, ()), active=table, owner=1), 0, Show(0, len(own)))
    text = f"On the table: {numbers(table)}. Does {set_name(own)} beat it?"
    if refusal is not None:
        return yes_no(text, refusal.text, Clause.STRONGER, holds=False)
    why = f"{set_kind(own)} against {set_kind(table)}: first the number of cards, then equal, then the lowest."
    return yes_no(text, why.capitalize(), Clause.STRONGER, holds=True)


def is_set(rng: Randomness) -> Question:
    """Whether neighbours are a set."""
    shown = [1 + below(HIGHEST, rng)]
    for _ in range(1 + below(3, rng)):
        shown.append(min(HIGHEST, max(1, shown[-1] + (-1, 0, 1, 1, 2)[below(5, rng)])))
    cards = _cards(shown)
    refusal = explain(position((cards, ())), 0, Show(0, len(cards)))
    why = f"{set_kind(cards)}.".capitalize() if refusal is None else refusal.text
    return yes_no(
        f"Side by side in your hand: {numbers(cards)}. Is that a set?", why, Clause.SET, holds=refusal is None
    )


def _points(number: int) -> str:
    """`3 points`, or `-1 point`."""
    return f"{number} {plural(abs(number), 'point')}"


def score(rng: Randomness) -> Question:
    """What a round has brought."""
    tally = Tally(below(8, rng), below(6, rng), 1 + below(7, rng), below(3, rng) == 0)
    how = "Your set stays unbeaten" if tally.forgiven else "Another has ended the round"
    taken, chips = counted(tally.collected, "card"), counted(tally.chips, "chip")
    held = f"{taken} collected, {chips}, {tally.left} in hand"
    wrong = (
        tally.collected + tally.chips - (tally.left if tally.forgiven else 0),
        tally.collected - tally.left,
        tally.collected + tally.chips + tally.left,
    )
    free = "the hand is free" if tally.forgiven else f"the hand costs {tally.left}"
    why = f"{tally.collected} and {tally.chips} are won, {free}: {_points(tally.score)}."
    text = f"{how}. {held}: what is the round worth to you?"
    return among(text, _points(tally.score), map(_points, wrong), why, Clause.SCORE, rng)


def strongest(rng: Randomness) -> Question:
    """Which of three sets is the strongest."""
    sets = {strength([card.up for card in each]): each for each in (_set(rng, 2 + below(2, rng)) for _ in range(3))}
    best = max(key for key in sets if key is not None)
    right = numbers(sets[best])
    why = f"{set_kind(sets[best])}: first the number of cards, then equal, then the lowest.".capitalize()
    others = [numbers(each) for each in sets.values()] if len(sets) > 1 else [f"{best[2]}"]
    return among("Which of these sets is the strongest?", right, others, why, Clause.STRONGER, rng)


def scouting(rng: Randomness) -> Question:
    """What the hand is after a scout."""
    hand, active = _cards([1 + below(HIGHEST, rng) for _ in range(3)]), _set(rng, 2 + below(2, rng))
    end: End = "left" if below(2, rng) else "right"
    turn, at = below(2, rng) == 0, below(4, rng)
    state = position((hand, (), ()), active=active, owner=1)
    taken, _ = scouted(state, end)
    elsewhere = (at + 1) % 4
    ways = ((turn, at), (not turn, at), (turn, elsewhere), (not turn, elsewhere))
    right, *wrong = (numbers(step(state, 0, Scout(end, *way)).players[0].hand) for way in ways)
    text = (
        f"You hold {numbers(hand)}. Of Ben's {numbers(active)} you scout the {end} card, with {taken.down} at its "
        f"other end, {'turn it' if turn else 'leave it as it is'}, and put it into your hand as card {at + 1} from "
        "the left. What do you hold then?"
    )
    why = f"The {taken.down if turn else taken.up} goes to that place, and nothing else moves."
    return among(text, right, wrong, why, Clause.SCOUT, rng)


_NAMES: Final = ("you", "Ben", "Cleo", "Dan", "Eve")


def chips(rng: Randomness) -> Question:
    """Who gets or pays a chip for a scout, and whose turn it is after that."""
    seats, yours, bens = 2 + below(2, rng), 2 + below(2, rng), below(4, rng)
    active = _set(rng, 2 + below(2, rng), max(copies(seats)))
    start = position(((),) * seats, active=active, owner=1)
    you, ben, *others = start.players
    players = (attrs.evolve(you, chips=yours), attrs.evolve(ben, chips=bens), *others)
    after = step(attrs.evolve(start, players=players), 0, Scout("left", False, 0))
    (turn,) = to_act(after)
    text = (
        f"{capital(in_words(seats))} play. You have {counted(yours, 'chip')}, Ben has {bens}. On the table lies his "
        f"{numbers(active)}. It is your turn, and you scout. What then?"
    )
    right = _having(after.players[0].chips, after.players[1].chips, turn)
    wrong = (_having(yours - 1, bens, 1 - turn), _having(yours, bens + 1, 1 - turn), _having(yours - 1, bens + 1, turn))
    why = "The owner gets a chip, and the turn passes on." if seats > 2 else "You pay the middle a chip, and go on."
    return among(text, right, wrong, why, Clause.TWO_CHIPS if seats == 2 else Clause.SCOUT, rng)


def _having(yours: int, bens: int, turn: Seat) -> str:
    return f"you {yours}, Ben {bens}; {'your' if turn == 0 else 'his'} turn"


def both(rng: Randomness) -> Question:
    """Whether one may scout and show."""
    active = _set(rng, 2 + below(2, rng))
    pair = _set(rng, 1 + below(2, rng))
    hand = (*pair, *_cards([1 + below(HIGHEST, rng)]))
    end: End = "left" if below(2, rng) else "right"
    token = below(6, rng) > 0
    start = position((hand, (), ()), active=active, owner=1)
    state = attrs.evolve(start, players=(attrs.evolve(start.players[0], token=token), *start.players[1:]))
    move = ScoutAndShow(end, False, below(len(hand) + 1, rng))
    refusal = explain(state, 0, move)
    has = "still have" if token else "have used"
    text = (
        f"You {has} your token, and hold {numbers(hand)}. You want to scout the {end} card of Ben's {numbers(active)}, "
        f"put it into your hand as it is, as card {move.at + 1}, and show. May you?"
    )
    if refusal is not None:
        return yes_no(text, refusal.text, Clause.BOTH, holds=False)
    after = step(state, 0, move)
    show = legal_moves(after, 0)[0]
    assert isinstance(show, Show)
    shown = after.players[0].hand[show.start : show.start + show.length]
    why = f"You can show {set_name(shown)}, which beats {set_name(after.active)}."
    return yes_no(text, capital(why), Clause.BOTH, holds=True)


_WAITING: Final = "Not all the others have scouted yet: somebody may still show."


def ending(rng: Randomness) -> Question:
    """Whether a round is over."""
    seats, left = 3 + below(3, rng), below(3, rng)
    order = clockwise(2, seats)[:-1]
    scouting = len(order) - below(2, rng)
    active = _set(rng, len(order), max(copies(seats)))
    hand = _cards([HIGHEST] * (len(active) + 1 + left))
    state = position(((hand,) * seats), active=active, owner=1, turn=2)
    told = [f"{_NAMES[seat]} {'scout' if seat == 0 else 'scouts'}" for seat in order[:scouting]]
    for seat in order[:scouting]:
        state = step(state, seat, Scout("left", False, 0))
    if scouting < len(order) and below(3, rng):
        seat = order[scouting]
        state = step(state, seat, Show(0, len(active) + 1))
        cards = counted(left, "card") if left else "no cards"
        told.append(f"{'you show and have' if seat == 0 else f'{_NAMES[seat]} shows and has'} {cards} left")
    over = bool(state.rounds)
    text = f"{capital(in_words(seats))} play. Ben has shown {numbers(active)}. {capital(', then '.join(told))}."
    ask = f"{text} Is the round over?"
    if over and state.rounds[0].how == "out":
        return yes_no(ask, "A show that leaves no cards ends the round at once.", Clause.OUT, holds=True)
    shown = "The new show may still be beaten, and all hold cards."
    why = "All the others have only scouted." if over else shown if "show" in told[-1] else _WAITING
    return yes_no(ask, why, Clause.UNBEATEN, holds=over)


DRILLS: Final[Drills] = {
    "beats": beats,
    "is-set": is_set,
    "score": score,
    "strongest": strongest,
    "scouting": scouting,
    "chips": chips,
    "both": both,
    "ending": ending,
}
