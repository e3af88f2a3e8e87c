"""A hand that is imagined agrees with every pass that all have seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import fan_tan
from rules.big_top.pieces import DECK, UNSEEN, Card, Piles, cards, fitting, laid_out
from rules.core import CHANCE, Seat
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, Pass, Play
from rules.fan_tan.state import Dealing, Options, Turn, position
from tests.specimens import random_game, rule


@rule(Clause.PASS)
@settings(max_examples=12, deadline=None)
@given(st.sampled_from(fan_tan.INFO.seats), st.integers(0, 10_000))
def test_nobody_is_dealt_a_card_that_fitted_when_it_passed(seats: int, seed: int) -> None:
    """What was passed over is collected here from the moves alone, each card that fitted at each pass."""
    passed_over: dict[Seat, set[Card]] = defaultdict(set)
    for number, played in enumerate(random_game(fan_tan, seats, Options(hands=2), seed, 160)):
        if isinstance(played.before.step, Dealing):
            passed_over.clear()
        if isinstance(played.move, Pass):
            passed_over[played.seat].update(fitting(played.before.piles, DECK))
        if not isinstance(played.after.step, Turn):
            continue
        viewer = (None, *range(seats))[number % (seats + 1)]
        seen = fan_tan.view(played.after, viewer)
        assert seen.turns == played.after.turns
        imagined = fan_tan.resample(seen, viewer, Random(seed))
        assert fan_tan.view(imagined, viewer) == seen
        assert imagined.turns == seen.turns
        assert sorted(card.code for player in imagined.players for card in player.hand) == sorted(
            card.code for player in played.after.players for card in player.hand
        )
        for seat, player in enumerate(imagined.players):
            assert not passed_over[seat] & {*player.hand}


def table_without(codes: str) -> Piles:
    """The piles when all cards but these have been played."""
    return laid_out(card for card in DECK if card not in cards(codes))


@rule(Clause.PASS)
def test_every_deal_that_agrees_with_the_passes_is_equally_likely() -> None:
    """Seat 0 lacks CL6 and seat 1 CD6: of the twelve ways to hold four cards by two, one and one, five agree."""
    hidden = position(((UNSEEN,) * 2, (UNSEEN,), (UNSEEN,)))
    passed = (table_without("CL6 CD5 CD6 AL5 AL6 AD5 AD6"), table_without("CD6 CL5 CL6 AL5 AL6 AD5 AD6"))
    turns = tuple((seat, None, piles) for seat, piles in enumerate(passed))
    seen = attrs.evolve(hidden, turns=turns, piles=table_without("CL6 CD6 AL6 AD6"))
    assert [*map(set, seen.lacked)] == [{*cards("CL6")}, {*cards("CD6")}, set()]
    rng = Random(4)
    deals = Counter(
        tuple(" ".join(card.code for card in player.hand) for player in fan_tan.resample(seen, None, rng).players)
        for _ in range(1_000)
    )
    assert set(deals) == {
        ("AL6 AD6", "CL6", "CD6"),
        ("CD6 AL6", "CL6", "AD6"),
        ("CD6 AL6", "AD6", "CL6"),
        ("CD6 AD6", "CL6", "AL6"),
        ("CD6 AD6", "AL6", "CL6"),
    }
    assert all(150 < times < 250 for times in deals.values())


@rule(Clause.PASS)
def test_passes_are_forgotten_when_new_cards_are_dealt() -> None:
    state = fan_tan.step(position((cards("CL2"), cards("CP"), cards("AP")), turn=0), 0, PASS)
    assert [*map(set, state.lacked)] == [{*cards("CP SP AP PP")}, set(), set()]
    state = fan_tan.step(state, 1, Play(*cards("CP")))
    dealt = fan_tan.step(state, CHANCE, fan_tan.draw(state, Random(1)))
    assert dealt.turns == ()
