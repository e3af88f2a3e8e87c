"""Big Top in play: duties, plays and calls, money, the end of a hand and of the match."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.money import Profit, profits
from rules.big_top.moves import PASS, Call, Invest, Move, Play, PlayCalled
from rules.big_top.pieces import (
    Deal,
    cards,
    on_table,
)
from rules.big_top.state import (
    EMPTY_CHART,
    Dealing,
    Hand,
    Options,
    Over,
    State,
    Tally,
    Turn,
    position,
)
from tests.big_top.tables import after, card, chart, refused, table
from tests.specimens import random_game, rule


@rule(Clause.DUTY)
def test_a_called_card_that_fits_must_be_played() -> None:
    state = table("SL1 AL5", "CP", "PP", played="SP AP", charts=("- - AL1 PL6", "- - - -", "- - - -"))
    assert big_top.legal_moves(state, 0) == (PlayCalled(card("AL1")),)
    reason = (Clause.DUTY, "Animals light 1 on your chart fits now: you must play it.")
    for move in (Play(card("SL1")), Call(card("AL5")), PASS):
        assert refused(state, 0, move) == reason
    assert refused(state, 0, PlayCalled(card("PL6")))[0] is Clause.PILES
    assert refused(state, 0, PlayCalled(card("SL1"))) == (
        Clause.DUTY,
        "You have not called Sideshow light 1: it is still in your hand.",
    )
    assert (
        refused(state, 0, PlayCalled(card("SP")))[1] == "You have not called the Sideshow Poster: it has been played."
    )


@rule(Clause.DUTY)
def test_among_several_that_fit_the_choice_is_free() -> None:
    state = table("SL4", "CP", "PP", played="SP AP", charts=("AL1 SD1 - -", "- - - AL6", "- - - -"))
    assert set(big_top.legal_moves(state, 0)) == {PlayCalled(card("AL1")), PlayCalled(card("SD1"))}
    assert (
        refused(state, 0, PASS)[1]
        == "Animals light 1 and Sideshow dark 1 on your chart fit now: you must play one of them."
    )
    assert big_top.prompt(state, 1) == "{0} must play the called Animals light 1 or Sideshow dark 1."


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
    assert refused(state, 0, Play(card("AL3"))) == (
        Clause.PLAY,
        "You do not hold Animals light 3: it lies on your chart.",
    )
    assert refused(state, 0, Play(card("AL6")))[1] == "You do not hold Animals light 6: it lies on {1}'s chart."
    assert refused(state, 0, Play(card("CP")))[1] == "You do not hold the Clowns Poster: it is in another hand."
    assert refused(state, 0, Play(card("SP")))[1] == "You do not hold the Sideshow Poster: it has been played."
    played = after(state, (0, Play(card("SL1"))))
    assert played.players[0].hand == cards("CL4 SL2")
    assert played.step == Turn(1)


@rule(Clause.PLAY, Clause.CALL)
def test_a_card_may_be_called_although_another_could_be_played() -> None:
    state = table("SL1 CL4", "CP", "PP", played="SP")
    assert set(big_top.legal_moves(state, 0)) == {Play(card("SL1")), Call(card("CL4"))}


@rule(Clause.MONEY)
def test_a_poster_is_paid_by_both_shades_of_the_opponents() -> None:
    state = table("AP CL5", "SL1", "SL2", charts=("- - - AL2", "- - AL4 -", "- AD6 - -"))
    assert profits(state.players, 0, card("AP")) == (Profit(1, 2, card("AL4")), Profit(2, 1, card("AD6")))
    assert big_top.describe(state, 0, Play(card("AP"))) == (
        "play the Animals Poster and earn $2 for {1}'s Animals light 4 and $1 for {2}'s Animals dark 6"
    )
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
    assert (
        big_top.events(state, 0, Play(card("SL1")), played)[0].text
        == "{0} plays Sideshow light 1 and earns $2 for {3}'s Sideshow light 5."
    )
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
        "Sideshow light 1 can be played now: only a card that does not fit can be called.",
    )
    assert refused(state, 0, Call(card("PD1")))[1] == "You do not hold Performers dark 1: it is in another hand."
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
            f"{card(code).name} cannot be called: Animals light 2 is on your chart, of the same suit.",
        )


@rule(Clause.FULL)
def test_a_full_chart_takes_no_call() -> None:
    state = table("AL4", "PP", "SL1", charts=("AL2 CL3 SD4 PL5", "- - - -", "- - - -"))
    assert refused(state, 0, Call(card("AL4"))) == (
        Clause.FULL,
        "Animals light 4 cannot be called: your chart is full.",
    )
    assert big_top.legal_moves(state, 0) == (PASS,)


@rule(Clause.PASS)
def test_only_who_can_neither_play_nor_call_passes() -> None:
    assert (
        refused(table("SL1 CL4", "CP", "PP", played="SP"), 0, PASS)[1]
        == "You may not pass: you can play Sideshow light 1."
    )
    assert refused(table("CL4", "CP", "PP"), 0, PASS) == (Clause.PASS, "You may not pass: you can call Clowns light 4.")
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
        with pytest.raises(ValueError, match="3, 4, 5 or 6"):
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
        "call Animals light 4",
        "play the called Animals light 2",
        "pass",
    ]
