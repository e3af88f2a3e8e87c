"""Big Top: the rules one by one, each test naming the clause it checks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.money import Profit, profits
from rules.big_top.moves import PASS, Call, Invest, Move, Play, PlayCalled
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
    Hand,
    Investing,
    Options,
    Over,
    State,
    Tally,
    Turn,
    position,
    shifted,
)
from rules.core import HIDDEN, NATURE
from tests.big_top.tables import after, card, chart, dealt, hands_of, invested, refused, table
from tests.specimens import random_game, rule


@rule(Clause.CARDS)
def test_the_deck() -> None:
    assert len(DECK) == len({card.code for card in DECK}) == 52
    assert Counter(card.suit for card in DECK) == {0: 13, 1: 13, 2: 13, 3: 13}
    assert [card.code for card in DECK if card.is_poster] == ["CP", "SP", "AP", "PP"]
    assert (card("AD3").face, card("SP").face, card("SP").name) == (
        "Animals Dark 3",
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
    assert big_top.explain(state, NATURE, Deal(hands, 2)) is None
    assert refused(state, NATURE, Deal((hands[0], *hands[:3]), 2))[0] is Clause.DEAL
    clause, text = refused(big_top.new(5, Options()), NATURE, Deal(hands_of(5, 0), 1))
    assert clause is Clause.DEAL
    assert text == "Dealt one by one from the left of {1}, the hands have 10, 10, 11, 11 and 10 cards."
    assert refused(state, NATURE, Deal((), 0))[0] is Clause.DEAL
    assert refused(state, 0, PASS) == (Clause.TURN, "The cards have to be dealt first.")
    assert refused(state, NATURE, PASS)[0] is Clause.DEAL
    assert refused(table("CP", "AP", "PP"), 0, Deal(hands, 0))[0] is Clause.DEAL


@rule(Clause.DEAL)
def test_every_hand_starts_with_an_empty_chart_and_track() -> None:
    ended = after(table("CP", "CL3", "AL1", charts=("- - - -", "- - - CL6", "- - - -")), (0, Play(card("CP"))))
    assert isinstance(ended.step, Dealing)
    state = after(ended, (NATURE, big_top.draw(ended, Random(1))))
    assert {(player.chart, player.track, player.receipts) for player in state.players} == {(EMPTY_CHART, 0, None)}
    assert state.piles == BARE_TABLE


@rule(Clause.DEALER)
def test_who_deals() -> None:
    state = big_top.new(3, Options())
    assert "names one of the 3 seats" in refused(state, NATURE, Deal(hands_of(3, 0), None))[1]
    assert refused(state, NATURE, Deal(hands_of(3, 0), 3))[0] is Clause.DEALER
    fixed = big_top.new(3, Options("seat_0"))
    assert refused(fixed, NATURE, Deal(hands_of(3, 1), 1)) == (Clause.DEALER, "At this table {0} deals first, not {1}.")
    assert {big_top.draw(fixed, Random(seed)).dealer for seed in range(20)} == {0}
    assert {big_top.draw(state, Random(seed)).dealer for seed in range(40)} == {0, 1, 2}


@rule(Clause.DEALER)
def test_the_deal_goes_to_the_left() -> None:
    ended = after(position(tuple(map(cards, ("CP", "CL3", "AL1"))), dealer=2), (0, Play(card("CP"))))
    assert refused(ended, NATURE, Deal(hands_of(3, 0), 0)) == (
        Clause.DEALER,
        "{0} deals this hand; only the first deal names its dealer.",
    )
    state = invested(after(ended, (NATURE, Deal(hands_of(3, 0), None))))
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
        "CD2 does not fit yet: the Clowns Poster and CD1 must be played first.",
    )
    assert refused(table("SD6", "AL1", "AL2", played="SP SL1 SD1 SD2"), 0, Play(card("SD6")))[1] == (
        "SD6 does not fit yet: SD3, SD4 and SD5 must be played first."
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


@rule(Clause.DUTY)
def test_a_called_card_that_fits_must_be_played() -> None:
    state = table("SL1 AL5", "CP", "PP", played="SP AP", charts=("- - AL1 PL6", "- - - -", "- - - -"))
    assert big_top.legal_moves(state, 0) == (PlayCalled(card("AL1")),)
    reason = (Clause.DUTY, "AL1 on your chart fits now: you must play it.")
    for move in (Play(card("SL1")), Call(card("AL5")), PASS):
        assert refused(state, 0, move) == reason
    assert refused(state, 0, PlayCalled(card("PL6")))[0] is Clause.PILES
    assert refused(state, 0, PlayCalled(card("SL1"))) == (
        Clause.DUTY,
        "You have not called SL1: it is still in your hand.",
    )
    assert (
        refused(state, 0, PlayCalled(card("SP")))[1] == "You have not called the Sideshow Poster: it has been played."
    )


@rule(Clause.DUTY)
def test_among_several_that_fit_the_choice_is_free() -> None:
    state = table("SL4", "CP", "PP", played="SP AP", charts=("AL1 SD1 - -", "- - - AL6", "- - - -"))
    assert set(big_top.legal_moves(state, 0)) == {PlayCalled(card("AL1")), PlayCalled(card("SD1"))}
    assert refused(state, 0, PASS)[1] == "AL1 and SD1 on your chart fit now: you must play one of them."
    assert big_top.prompt(state, 1) == "{0} must play the called AL1 or SD1."


@rule(Clause.DUTY, Clause.MONEY)
def test_a_called_card_earns_nothing_and_moves_nothing() -> None:
    state = table("SL4", "CP", "PP", played="SP AP", charts=("AL1 SD4 - -", "- - - AL6", "- - - -"))
    state = after(state, (0, PlayCalled(card("AL1"))))
    assert state.players[0].track == 0
    assert state.players[0].chart == chart("- SD4 - -")
    assert card("AL1") in on_table(state.piles)


@rule(Clause.PLAY)
def test_playing_from_the_hand() -> None:
    state = table("SL1 SL2 CL4", "CP", "PP", played="SP", charts=("- - AL3 -", "- - - AL6", "- - - -"))
    assert refused(state, 0, Play(card("AL3"))) == (Clause.PLAY, "You do not hold AL3: it lies on your chart.")
    assert refused(state, 0, Play(card("AL6")))[1] == "You do not hold AL6: it lies on {1}'s chart."
    assert refused(state, 0, Play(card("CP")))[1] == "You do not hold the Clowns Poster: it is in another hand."
    assert refused(state, 0, Play(card("SP")))[1] == "You do not hold the Sideshow Poster: it has been played."
    played = after(state, (0, Play(card("SL1"))))
    assert played.players[0].hand == cards("CL4 SL2")
    assert played.step == Turn(1)


@rule(Clause.PLAY, Clause.CALL)
def test_a_card_may_be_called_although_another_could_be_played() -> None:
    state = table("SL1 CL4", "CP", "PP", played="SP")
    assert (
        big_top.legal_moves(state, 0) == (Play(card("SL1")), Call(card("CL4")))
        or big_top.explain(state, 0, Call(card("CL4"))) is None
    )


@rule(Clause.MONEY)
def test_a_poster_is_paid_by_both_shades_of_the_opponents() -> None:
    state = table("AP CL5", "SL1", "SL2", charts=("- - - AL2", "- - AL4 -", "- AD6 - -"))
    assert profits(state.players, 0, card("AP")) == (Profit(1, 2, card("AL4")), Profit(2, 1, card("AD6")))
    assert big_top.describe(state, 0, Play(card("AP"))) == "play the Animals Poster: +2 from {1}, +1 from {2}"
    assert after(state, (0, Play(card("AP")))).players[0].track == 3


@rule(Clause.MONEY)
def test_ones_own_chart_pays_nothing() -> None:
    state = table("SD1 CL5", "SL1", "SL2", played="SP", charts=("- - - SD4", "- - - -", "- - - -"))
    assert profits(state.players, 0, card("SD1")) == ()
    assert after(state, (0, Play(card("SD1")))).players[0].track == 0


@rule(Clause.MONEY)
def test_a_number_is_paid_by_its_own_shade_alone_and_space_0_pays_nothing() -> None:
    charts = ("- - - -", "- - - SD4", "SL6 - - -", "- - SL5 PL2")
    state = table("SL1 CL5", "SL2", "SL3", "SL4", played="SP", charts=charts)
    assert profits(state.players, 0, card("SL1")) == (Profit(2, 0, card("SL6")), Profit(3, 2, card("SL5")))
    played = after(state, (0, Play(card("SL1"))))
    assert played.players[0].track == 2
    assert big_top.events(state, 0, Play(card("SL1")), played)[0].text == "{0} plays SL1: +2 from {3}."
    assert [player.track for player in played.players[1:]] == [0, 0, 0]


@rule(Clause.CALL)
def test_what_can_be_called() -> None:
    state = table("AP SL1 CL4 SP", "PD1", "PL2", played="SP")
    assert refused(state, 0, Call(card("AP"))) == (
        Clause.CALL,
        "A Poster is never called: you can play the Animals Poster now.",
    )
    assert refused(state, 0, Call(card("SL1"))) == (
        Clause.CALL,
        "SL1 can be played now: only a card that does not fit can be called.",
    )
    assert refused(state, 0, Call(card("PD1")))[1] == "You do not hold PD1: it is in another hand."
    called = after(state, (0, Call(card("CL4"))))
    assert called.players[0].chart == chart("- - - CL4")
    assert card("CL4") not in called.players[0].hand


@rule(Clause.ONE_SUIT)
def test_the_other_shade_of_a_suit_blocks_a_call() -> None:
    state = table("AL4 AD4 CL3", "PP", "SL1", charts=("- - AL2 -", "- - - -", "- - - -"))
    assert big_top.legal_moves(state, 0) == (Call(card("CL3")),)
    for code in ("AL4", "AD4"):
        assert refused(state, 0, Call(card(code))) == (
            Clause.ONE_SUIT,
            f"{code} cannot be called while AL2 is on your chart: both are of the Animals.",
        )


@rule(Clause.FULL)
def test_a_full_chart_takes_no_call() -> None:
    state = table("AL4", "PP", "SL1", charts=("AL2 CL3 SD4 PL5", "- - - -", "- - - -"))
    assert refused(state, 0, Call(card("AL4"))) == (
        Clause.FULL,
        "AL4 cannot be called: AL2, CL3, SD4 and PL5 fill your chart.",
    )
    assert big_top.legal_moves(state, 0) == (PASS,)


@rule(Clause.PASS)
def test_only_who_can_neither_play_nor_call_passes() -> None:
    assert refused(table("SL1 CL4", "CP", "PP", played="SP"), 0, PASS)[1] == "You may not pass: you can play SL1."
    assert refused(table("CL4", "CP", "PP"), 0, PASS) == (Clause.PASS, "You may not pass: you can call CL4.")
    state = table("AL4", "PP AL1", "SL1", charts=("- - AL2 -", "- - - -", "- - - -"))
    assert big_top.legal_moves(state, 0) == (PASS,)
    assert after(state, (0, PASS)).step == Turn(1)


@rule(Clause.OUT)
def test_a_hand_ends_with_the_last_card_played_and_not_with_the_last_called() -> None:
    state = table("CL1", "CP SL4", "AL1 SL3")
    state = after(state, (0, Call(card("CL1"))))
    assert state.step == Turn(1)
    state = after(state, (1, Play(card("CP"))), (2, Call(card("AL1"))))
    assert not big_top.private(state, 0)
    state = after(state, (0, PlayCalled(card("CL1"))))
    assert isinstance(state.step, Dealing)
    assert state.hands[0].ender == 0
    assert state.players[1].chart == EMPTY_CHART


@rule(Clause.OUT, Clause.PASS)
def test_without_a_hand_a_player_waits_for_the_called_card() -> None:
    state = table("", "CL2 SL4", "AL1 SL3", charts=("- - CL5 -", "- - - -", "- - - -"))
    assert big_top.legal_moves(state, 0) == (PASS,)
    assert not big_top.private(state, 0)
    reason = "pass: no card is left in hand, and no called card fits."
    assert (big_top.prompt(state, 0), big_top.prompt(state, 1)) == (f"You must {reason}", f"{{0}} must {reason}")


@rule(Clause.RECEIPTS)
@pytest.mark.parametrize(
    ("hand", "called", "score"),
    [
        ("", "", 25),
        ("CL4", "", 15),
        ("", "SD5", 18),
        ("CL4 CD2", "SD5", 8),
        ("CL4 SL2 AP", "PL1", 0),
        ("CL4", "CD2", 15),
    ],
)
def test_a_receipt_is_kept_when_no_card_of_its_suit_is_left(hand: str, called: str, score: int) -> None:
    tally = Tally((10, 7, 5, 3), cards(hand), cards(called), 4)
    assert tally.score == score + 4


@rule(Clause.SCORE)
def test_the_score_adds_the_track() -> None:
    state = position(tuple(map(cards, ("CP", "CL3 AL4", "AL1"))), tracks=(4, 21, 0))
    ended = after(state, (0, Play(card("CP"))))
    assert big_top.scores(ended) == (29, 21 + 7 + 3, 20)


@rule(Clause.MATCH)
@pytest.mark.parametrize(("seats", "hands"), [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_everybody_deals_once_or_with_three_twice(seats: int, hands: int) -> None:
    played = list(random_game(big_top, seats, Options(), 1, 10_000))
    final = played[-1].after
    assert isinstance(final.step, Over)
    assert len(final.hands) == hands
    assert Counter(hand.dealer for hand in final.hands) == dict.fromkeys(range(seats), hands // seats)
    sums = [sum(hand.tallies[seat].score for hand in final.hands) for seat in range(seats)]
    assert list(big_top.scores(final)) == sums


@rule(Clause.MATCH)
def test_equal_totals_share_the_win() -> None:
    tallies = tuple(Tally((10, 7, 5, 3), (), (), track) for track in (3, 8, 8))
    state = big_top.new(3, Options())
    assert big_top.winners(state) == (0, 1, 2)
    ended = after(table("CP", "CL3 CL4", "AL1"), (0, Play(card("CP"))))
    shared = State(Options(), ended.players, Over(), hands=(Hand(0, 0, tallies),))
    assert big_top.winners(shared) == (1, 2)


def sound_charts(state: State) -> bool:
    """Whether no chart holds a suit twice or a Poster, and the one whose turn begins can take a call if not full."""
    for player in state.players:
        if len({card.suit for card in player.called}) < len(player.called) or any(c.is_poster for c in player.called):
            return False
    chart = state.players[state.step.seat].chart if isinstance(state.step, Turn) else EMPTY_CHART
    return None not in chart or chart[3] is None


@rule(Clause.ONE_SUIT, Clause.SHIFT, Clause.PASS)
@pytest.mark.parametrize("seats", big_top.INFO.seats)
def test_what_always_holds(seats: int) -> None:
    for seed in range(10):
        plays, passes = 0, 0
        for played in random_game(big_top, seats, Options(), seed, 10_000):
            assert sound_charts(played.after)
            plays = 0 if isinstance(played.move, Deal) else plays + isinstance(played.move, Play | PlayCalled)
            passes = passes + 1 if played.move == PASS else 0
            assert plays <= 52
            assert passes < seats


def test_moves_are_made_for_three_to_six() -> None:
    for seats in (0, 2, 7):
        with pytest.raises(ValueError, match="3 to 6"):
            big_top.new(seats, Options())


def test_every_wording_of_a_turn() -> None:
    def asked(state: State) -> str:
        return big_top.prompt(state, 0)

    assert asked(table("SL1 CL4", "CP", "PP", played="SP")) == "You must play a card or call one."
    assert asked(table("SL1", "CP", "PP", played="SP")) == "You must play a card: you can call none."
    assert asked(table("CL4", "CP", "PP")) == "You must call a card: you can play none."
    stuck = table("AL4", "PP", "SL1", charts=("- - AL2 -", "- - - -", "- - - -"))
    assert asked(stuck) == "You must pass: you can neither play nor call."
    assert big_top.prompt(stuck, None) == "{0} must play a card, call one, or pass if neither is possible."
    moves: list[Move] = [Invest(10, 7, 5, 3), Call(card("AL4")), PlayCalled(card("AL2")), PASS]
    assert [big_top.describe(stuck, 0, move) for move in moves] == [
        "place 10 on Clowns, 7 on Sideshow, 5 on Animals and 3 on Performers",
        "call AL4",
        "play the called AL2",
        "pass",
    ]
