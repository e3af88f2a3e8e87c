"""Fan Tan's computer player: what it reads from the turns that the others have taken."""

from __future__ import annotations

from itertools import islice
from random import Random

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.games.fan_tan import EVALUATION
from circus_tui.bots.games.fan_tan_liking import held, liking
from circus_tui.bots.greedy import Greedy
from rules import GAMES
from rules.big_top.pieces import DECK, fitting
from rules.fan_tan.moves import Play
from rules.fan_tan.state import position
from tests.bots.tables import moments

RULES = GAMES["fan_tan"]


def test_what_speaks_for_a_card_is_the_same_in_thought_as_in_advice() -> None:
    rng = Random(3)
    for _ in range(40):
        hand = rng.sample(DECK, 13)
        state = position((hand, (), ()))
        for card in hand:
            rated = EVALUATION.rating(state, 0, Play(card))
            assert abs(liking(held(hand), card.pile, card.number) - rated) < 1e-9


def test_a_likely_table_agrees_with_every_pass() -> None:
    for state, seat in moments("fan_tan", 4, Greedy(), every=7, most=14):
        for table in islice(EVALUATION.tables(RULES, RULES.view(state, seat), seat, Random(5)), 4):
            assert all(not lacked & {*table.players[owner].hand} for owner, lacked in enumerate(state.lacked))


def test_what_has_been_played_tells_where_the_cards_are() -> None:
    """Whoever reads the turns puts more of the cards that fit where they really are than chance does."""
    read = guessed = 0
    for state, seat in moments("fan_tan", 4, Greedy(), every=5, most=30):
        view = RULES.view(state, seat)
        due = fitting(state.piles, DECK)
        where = {card: owner for owner, player in enumerate(state.players) if owner != seat for card in player.hand}
        tables = list(islice(evaluation_of(RULES).tables(RULES, view, seat, Random(5)), 6))
        dealt = [RULES.resample(view, seat, Random(number)) for number in range(6)]
        for card in where.keys() & {*due}:
            read += sum(card in table.players[where[card]].hand for table in tables)
            guessed += sum(card in table.players[where[card]].hand for table in dealt)
    assert read > 1.1 * guessed
