"""Big Top before a turn: deck, deal, receipts, the shift, the piles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.moves import PASS, Call, Invest, Play
from rules.big_top.pieces import (
    BARE_TABLE,
    DECK,
    UNSEEN,
    Card,
    Deal,
    cards,
    grown,
    hand_sizes,
    laid_out,
    missing,
    on_table,
    wanted,
)
from rules.big_top.state import (
    EMPTY_CHART,
    Dealing,
    Investing,
    Options,
    Over,
    State,
    Turn,
    position,
    shifted,
)
from rules.core import CHANCE, HIDDEN
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.teaching.run import Run
from tests.big_top.tables import after, card, chart, dealt, hands_of, invested, refused, table
from tests.specimens import rule


@rule(Clause.CARDS)
def test_the_deck() -> None:
    assert len(DECK) == len({card.code for card in DECK}) == 52
    assert Counter(card.suit for card in DECK) == {0: 13, 1: 13, 2: 13, 3: 13}
    assert [card.code for card in DECK if card.is_poster] == ["CP", "SP", "AP", "PP"]
    assert (card("AD3").face, card("SP").face, card("SP").name) == (
        "Animals dark 3",
        "Sideshow Poster",
        "the Sideshow Poster",
    )
    for code in ("?", "AD7", "AD0", "XL1", "ap", ""):
        with pytest.raises(ValueError, match="no card"):
            Card.parse(code)


@rule(Clause.DEAL)
@pytest.mark.parametrize(
    ("seats", "sizes"), [(3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10]), (6, [9, 9, 9, 9, 8, 8])]
)
def test_hand_sizes_from_the_dealers_left(seats: int, sizes: list[int]) -> None:
    for dealer in range(seats):
        found = hand_sizes(seats, dealer)
        assert [found[(dealer + 1 + place) % seats] for place in range(seats)] == sizes


@rule(Clause.DEAL)
def test_a_deal_uses_every_card_once() -> None:
    state = big_top.new(4, Options())
    hands = hands_of(4, 0)
    assert big_top.explain(state, CHANCE, Deal(hands, 2)) is None
    assert refused(state, CHANCE, Deal((hands[0], *hands[:3]), 2))[0] is Clause.DEAL
    clause, text = refused(big_top.new(5, Options()), CHANCE, Deal(hands_of(5, 0), 1))
    assert clause is Clause.DEAL
    assert text == "Dealt one by one from the left of {1}, the hands have 10, 10, 11, 11 and 10 cards."
    assert refused(state, CHANCE, Deal((), 0))[0] is Clause.DEAL
    assert refused(state, 0, PASS) == (Clause.TURN, "The cards have to be dealt first.")
    assert refused(state, CHANCE, PASS)[0] is Clause.DEAL
    assert refused(table("CP", "AP", "PP"), 0, Deal(hands, 0))[0] is Clause.DEAL


@rule(Clause.DEAL)
def test_every_hand_starts_with_an_empty_chart_and_track() -> None:
    ended = after(table("CP", "CL3", "AL1", charts=("- - - -", "- - - CL6", "- - - -")), (0, Play(card("CP"))))
    assert isinstance(ended.step, Dealing)
    state = after(ended, (CHANCE, big_top.draw(ended, Random(1))))
    assert {(player.chart, player.track, player.receipts) for player in state.players} == {(EMPTY_CHART, 0, None)}
    assert state.piles == BARE_TABLE


@rule(Clause.DEALER)
def test_who_deals() -> None:
    state = big_top.new(3, Options())
    assert "names one of the 3 seats" in refused(state, CHANCE, Deal(hands_of(3, 0), None))[1]
    assert refused(state, CHANCE, Deal(hands_of(3, 0), 3))[0] is Clause.DEALER
    fixed = big_top.new(3, Options("seat_0"))
    assert refused(fixed, CHANCE, Deal(hands_of(3, 1), 1)) == (Clause.DEALER, "At this table {0} deals first, not {1}.")
    assert {big_top.draw(fixed, Random(seed)).dealer for seed in range(20)} == {0}
    assert {big_top.draw(state, Random(seed)).dealer for seed in range(40)} == {0, 1, 2}


@rule(Clause.DEALER)
def test_the_deal_goes_to_the_left() -> None:
    ended = after(position(tuple(map(cards, ("CP", "CL3", "AL1"))), dealer=2), (0, Play(card("CP"))))
    assert refused(ended, CHANCE, Deal(hands_of(3, 0), 0)) == (
        Clause.DEALER,
        "{0} deals this hand; only the first deal names its dealer.",
    )
    state = invested(after(ended, (CHANCE, Deal(hands_of(3, 0), None))))
    assert (state.dealer, state.step) == (0, Turn(1))


@rule(Clause.INVEST)
def test_all_invest_before_the_first_turn() -> None:
    state = dealt(3, dealer=2)
    assert big_top.to_act(state) == {0, 1, 2}
    assert len(set(big_top.legal_moves(state, 1))) == 24
    assert all(big_top.private(state, seat) for seat in range(3))
    state = after(state, (1, Invest(3, 5, 7, 10)), (2, Invest(10, 7, 5, 3)))
    assert isinstance(state.step, Investing)
    assert refused(state, 1, Invest(10, 7, 5, 3)) == (Clause.TURN, "{1} has already placed the gate receipts.")
    assert refused(state, 0, PASS)[0] is Clause.INVEST
    state = after(state, (0, Invest(5, 3, 10, 7)))
    assert state.step == Turn(0)
    assert [player.receipts for player in state.players] == [(5, 3, 10, 7), (3, 5, 7, 10), (10, 7, 5, 3)]
    assert refused(state, 0, Invest(10, 7, 5, 3))[0] is Clause.INVEST


@rule(Clause.INVEST)
def test_each_receipt_goes_on_one_suit() -> None:
    clause, text = refused(dealt(3), 0, Invest(10, 10, 5, 3))
    assert clause is Clause.INVEST
    assert text == "You would place 10, 10, 5 and 3: each of your receipts, 10, 7, 5 and 3, goes on one suit."
    assert refused(dealt(3), 0, Invest(10, 7, 5, 2))[0] is Clause.INVEST


@rule(Clause.INVEST)
def test_receipts_are_seen_by_their_owner_alone_until_the_hand_is_scored() -> None:
    state = after(dealt(3), (1, Invest(3, 5, 7, 10)))
    seen = big_top.view(state, 0)
    assert [player.receipts for player in seen.players] == [None, HIDDEN, None]
    state = invested(dealt(3))
    assert [player.receipts for player in big_top.view(state, 2).players] == [HIDDEN, HIDDEN, (10, 7, 5, 3)]
    assert set(big_top.view(state, None).players[0].hand) == {UNSEEN}
    ended = after(table("CP", "CL3", "AL1"), (0, Play(card("CP"))))
    assert big_top.view(ended, None) == ended


@rule(Clause.TURN)
def test_turns_go_clockwise_from_the_dealers_left() -> None:
    state = invested(dealt(4, dealer=1))
    order = []
    for _ in range(5):
        (seat,) = big_top.to_act(state)
        order.append(seat)
        assert refused(state, (seat + 1) % 4, PASS) == (Clause.TURN, f"It is {{{seat}}}'s turn.")
        state = after(state, (seat, big_top.legal_moves(state, seat)[0]))
    assert order == [2, 3, 0, 1, 2]
    over = State(Options(), state.players, Over())
    assert refused(over, 0, PASS) == (Clause.TURN, "The match is over.")


@rule(Clause.SHIFT)
@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("- - - AL4", "- - AL4 -"),
        ("- AL4 CL2 SD3", "AL4 CL2 SD3 -"),
        ("AL4 - CL2 SD3", "AL4 CL2 SD3 -"),
        ("AL4 CL2 - SD3", "AL4 CL2 SD3 -"),
        ("AL4 CL2 SD3 -", "AL4 CL2 SD3 -"),
        ("- AL4 - CL2", "AL4 - CL2 -"),
        ("- - AL4 CL2", "- AL4 CL2 -"),
        ("AL4 CL2 SD3 PL6", "AL4 CL2 SD3 PL6"),
        ("- - - -", "- - - -"),
    ],
)
def test_the_shift(before: str, expected: str) -> None:
    assert shifted(chart(before)) == chart(expected)


@rule(Clause.SHIFT)
def test_the_shift_happens_once_as_the_owners_turn_begins() -> None:
    state = table("CP AL5", "CL3 AL1", "AL2 SL1", charts=("- - - -", "- - - CL6", "- - - AL6"))
    state = after(state, (0, Play(card("CP"))))
    assert state.players[1].chart == chart("- - CL6 -")
    assert state.players[2].chart == chart("- - - AL6")


@rule(Clause.PILES)
def test_the_poster_comes_first_and_numbers_follow_by_shade() -> None:
    state = table("CP CL1 CD2 SL3 SD1", "AL1", "AL2", played="SP SL1 SL2")
    assert set(big_top.legal_moves(state, 0)) == {
        Play(card("CP")),
        Play(card("SL3")),
        Play(card("SD1")),
        Call(card("CL1")),
        Call(card("CD2")),
    }
    assert refused(state, 0, Play(card("CD2"))) == (
        Clause.PILES,
        "Clowns dark 2 does not fit yet: first come the Poster and dark 1.",
    )
    assert refused(table("SD6", "AL1", "AL2", played="SP SL1 SD1 SD2"), 0, Play(card("SD6")))[1] == (
        "Sideshow dark 6 does not fit yet: first come dark 3 to 5."
    )


@rule(Clause.PILES)
def test_what_the_piles_want() -> None:
    piles = laid_out(cards("SP SL1 SD1 SD2 CP AP " + " ".join(f"AL{number}" for number in range(1, 7))))
    assert wanted(piles) == (*cards("CL1 CD1 SL2 SD3"), None, *cards("AD1 PP PP"))
    assert missing(piles, card("SL4")) == cards("SL2 SL3")
    assert missing(piles, card("PD2")) == cards("PP PD1")
    assert missing(piles, card("SL2")) == missing(piles, card("SL1")) == ()
    assert len(on_table(piles)) == 12
    with pytest.raises(ValueError, match="SL2"):
        laid_out(cards("SP SL1 SL3"))
    assert wanted(grown(BARE_TABLE, card("AP"))) == (*cards("CP CP SP SP AL1 AD1 PP PP"),)


@rule(Clause.SHIFT)
@pytest.mark.parametrize("lesson", lessons_of("big_top"), ids=lambda each: each.name)
def test_where_a_lesson_begins_a_turn_the_called_cards_have_moved_down(lesson: Lesson) -> None:
    state = Run.begin(big_top, lesson).state
    chart = state.players[lesson.seat].chart
    assert chart[3] is None or None not in chart
