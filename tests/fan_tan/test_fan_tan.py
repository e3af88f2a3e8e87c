"""Fan Tan: the rules one by one, each test naming the clause it checks."""

from __future__ import annotations

from random import Random

import pytest

from rules import fan_tan
from rules.big_top.pieces import BARE_TABLE, DECK, UNSEEN, Card, Deal, cards, hand_sizes, on_table
from rules.codec import BadForm, decode_options, encode_options
from rules.core import CHANCE, Seat, play
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, Move, Play
from rules.fan_tan.outlook import outlook
from rules.fan_tan.state import Dealing, Hand, Options, Over, State, Turn, position
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.teaching.run import opened
from tests.specimens import random_game, rule


def card(code: str) -> Card:
    return Card.parse(code)


def table(
    *hands: str, played: str = "", peanuts: tuple[int, ...] = (), pot: int = 0, options: Options | None = None
) -> State:
    return position(tuple(map(cards, hands)), played=cards(played), peanuts=peanuts, pot=pot, options=options)


def after(state: State, *moves: tuple[Seat, Move]) -> State:
    for seat, move in moves:
        state = play(fan_tan, state, seat, move)
    return state


def refused(state: State, seat: Seat, move: Move) -> tuple[Clause, str]:
    refusal = fan_tan.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, refusal.text


def hands_of(seats: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    source = iter(DECK)
    return tuple(tuple(next(source) for _ in range(size)) for size in hand_sizes(seats, dealer))


@rule(Clause.CARDS, Clause.DEAL)
def test_all_cards_are_dealt_from_the_dealers_left() -> None:
    state = fan_tan.new(5, Options())
    hands = hands_of(5, 3)
    assert refused(state, CHANCE, Deal(hands, 1))[0] is Clause.DEAL
    assert refused(state, CHANCE, Deal((*hands[:4], hands[3]), 3))[0] is Clause.DEAL
    assert refused(state, 0, PASS) == (Clause.TURN, "The cards have to be dealt first.")
    assert refused(state, CHANCE, PASS)[0] is Clause.DEAL
    state = after(state, (CHANCE, Deal(hands, 3)))
    assert [len(player.hand) for player in state.players] == [11, 10, 10, 10, 11]
    assert sorted(card.code for player in state.players for card in player.hand) == sorted(c.code for c in DECK)
    assert refused(state, 4, Deal(hands, 3))[0] is Clause.DEAL


@rule(Clause.PEANUTS)
@pytest.mark.parametrize("seats", fan_tan.INFO.seats)
def test_peanuts_only_move(seats: int) -> None:
    assert fan_tan.new(seats, Options()).peanuts == (25,) * seats
    for options in (Options(), Options(hands=None, broke="at_once")):
        for played in random_game(fan_tan, seats, options, 4, 1_500):
            assert sum(played.after.peanuts) + played.after.pot == 25 * seats
            assert min(played.after.peanuts) >= 0


@rule(Clause.DEALER)
def test_who_deals() -> None:
    state = fan_tan.new(3, Options())
    assert refused(state, CHANCE, Deal(hands_of(3, 0), None))[0] is Clause.DEALER
    fixed = fan_tan.new(3, Options(dealer="seat_0"))
    assert refused(fixed, CHANCE, Deal(hands_of(3, 2), 2))[0] is Clause.DEALER
    assert {fan_tan.draw(fixed, Random(seed)).dealer for seed in range(20)} == {0}
    assert {fan_tan.draw(state, Random(seed)).dealer for seed in range(40)} == {0, 1, 2}
    ended = after(table("CP", "AL1", "AL2"), (0, Play(card("CP"))))
    assert refused(ended, CHANCE, Deal(hands_of(3, 1), 1))[0] is Clause.DEALER
    again = after(ended, (CHANCE, Deal(hands_of(3, 1), None)))
    assert (again.dealer, again.step, again.piles, again.pot) == (1, Turn(2), BARE_TABLE, 0)


@rule(Clause.TURN)
def test_turns_go_clockwise() -> None:
    state = table("CP CL3", "CL1 CL2", "AP AL2")
    assert refused(state, 1, Play(card("CL1"))) == (Clause.TURN, "It is {0}'s turn.")
    state = after(state, (0, Play(card("CP"))), (1, Play(card("CL1"))), (2, Play(card("AP"))))
    assert state.step == Turn(0)
    assert fan_tan.private(state, 0)
    assert not fan_tan.private(state, 1)
    assert refused(State(Options(), state.players, Over()), 0, PASS) == (Clause.TURN, "The match is over.")


@rule(Clause.PILES)
def test_cards_follow_in_order_and_by_shade() -> None:
    state = table("CL2 CD2 SL1 AP", "CL3", "CL4", played="CP CL1")
    assert set(fan_tan.legal_moves(state, 0)) == {Play(card("CL2")), Play(card("AP"))}
    assert refused(state, 0, Play(card("CD2"))) == (
        Clause.PILES,
        "Clowns dark 2 does not fit yet: first comes dark 1.",
    )
    assert refused(state, 0, Play(card("SL1")))[1] == ("Sideshow light 1 does not fit yet: first comes the Poster.")


@rule(Clause.PLAY)
def test_a_card_that_fits_must_be_played_and_the_choice_is_free() -> None:
    state = table("CL2 AP", "CL3", "CL4", played="CP CL1")
    assert refused(state, 0, Play(card("CL3"))) == (
        Clause.PLAY,
        "You do not hold Clowns light 3: it is in another hand.",
    )
    assert refused(state, 0, Play(card("CP")))[1] == "You do not hold the Clowns Poster: it has been played."
    assert card("AP") in on_table(after(state, (0, Play(card("AP")))).piles)
    assert fan_tan.prompt(state, 0) == "You must play one of your 2 cards that fit."
    state = after(state, (0, Play(card("CL2"))))
    assert fan_tan.prompt(state, 1) == "You must play Clowns light 3, your only card that fits."


@rule(Clause.PASS)
def test_who_cannot_play_pays_a_peanut() -> None:
    state = table("CL2", "CP CL1", "CL4", pot=3)
    assert fan_tan.legal_moves(state, 0) == (PASS,)
    assert fan_tan.prompt(state, 0) == "You must pay a peanut and pass: no card of yours fits."
    assert fan_tan.prompt(state, 1) == "{0} must play a card if one fits, or pay a peanut and pass."
    passed = after(state, (0, PASS))
    assert (passed.peanuts, passed.pot, passed.step) == ((24, 25, 25), 4, Turn(1))
    assert refused(passed, 1, PASS) == (Clause.PASS, "You may not pass: you can play the Clowns Poster.")
    assert [event.text for event in fan_tan.events(state, 0, PASS, passed)] == [
        "{0} cannot play and pays a peanut: 4 in the pot."
    ]


@rule(Clause.PASS, Clause.BROKE)
def test_without_a_peanut_one_passes_for_nothing() -> None:
    state = table("CL2 CL3", "CP CL1", "CL4", peanuts=(1, 40, 34))
    paid = after(state, (0, PASS))
    assert (paid.peanuts, paid.pot, paid.step) == ((0, 40, 34), 1, Turn(1))
    state = after(paid, (1, Play(card("CP"))), (2, PASS))
    assert fan_tan.prompt(state, 0) == "You must pass, and have no peanut to pay: no card of yours fits."
    passed = after(state, (0, PASS))
    assert (passed.peanuts, passed.pot) == ((0, 40, 33), 2)
    assert fan_tan.describe(state, 0, PASS) == "pass, having no peanut left"
    assert fan_tan.events(state, 0, PASS, passed)[0].text == "{0} cannot play and has no peanut left to pay."


@rule(Clause.POT)
def test_the_first_one_out_takes_the_pot() -> None:
    state = table("CL2", "CP", "CL4", peanuts=(25, 22, 24), pot=4)
    state = after(state, (0, PASS))
    ended = after(state, (1, Play(card("CP"))))
    assert isinstance(ended.step, Dealing)
    assert (ended.peanuts, ended.pot) == ((24, 27, 24), 0)
    assert ended.hands == (Hand(1, 5, (1, 0, 0)),)
    assert fan_tan.scores(ended) == (24, 27, 24)
    assert fan_tan.events(state, 1, Play(card("CP")), ended)[-1].text == (
        "Hand 1 ends: {1} has no cards left and takes the pot of 5."
    )
    result = fan_tan.result(ended)
    assert result is not None
    assert result.rows == (
        ("-1", "paid 1", "24"),
        ("+5", "paid nothing, took 5", "27"),
        ("+0", "paid nothing", "24"),
    )
    assert (result.title, result.columns) == ("Hand 1 of 3", ("hand", "how", "peanuts"))
    assert fan_tan.result(state) is None


@rule(Clause.BROKE)
def test_broke_is_looked_at_when_the_pot_is_paid_out() -> None:
    state = table("CL1 CL2", "CP", "AL4", peanuts=(1, 40, 34), options=Options(hands=10))
    ended = after(state, (0, PASS), (1, Play(card("CP"))))
    assert isinstance(ended.step, Over)
    assert (fan_tan.scores(ended), fan_tan.winners(ended)) == ((0, 41, 34), (1,))
    saved = table("CL1", "CP CL2", "AL4", peanuts=(1, 40, 34), options=Options(hands=10))
    won = after(saved, (0, PASS), (1, Play(card("CP"))), (2, PASS), (0, Play(card("CL1"))))
    assert isinstance(won.step, Dealing)
    assert won.peanuts == (2, 40, 33)
    told = fan_tan.events(state, 1, Play(card("CP")), ended)
    assert told[-1].text == "{0} has no peanuts left: the match ends."


@rule(Clause.BROKE)
def test_broke_at_once_leaves_the_pot_in_the_middle() -> None:
    state = table("CL1 CL2", "CP", "AL4", peanuts=(1, 30, 20), pot=24, options=Options(broke="at_once"))
    ended = after(state, (0, PASS))
    assert isinstance(ended.step, Over)
    assert (ended.peanuts, ended.pot, ended.hands) == ((0, 30, 20), 25, (Hand(None, 25, (1, 0, 0)),))
    assert fan_tan.winners(ended) == (1,)
    assert [event.text for event in fan_tan.events(state, 0, PASS, ended)] == [
        "{0} cannot play and pays a peanut: 25 in the pot.",
        "Hand 1 is broken off, and the pot of 25 stays in the middle.",
        "{0} has no peanuts left: the match ends.",
    ]
    result = fan_tan.result(ended)
    assert result is not None
    assert result.rows[0] == ("-1", "paid 1", "0")


@rule(Clause.MATCH)
@pytest.mark.parametrize(
    ("options", "hands"), [(Options(), 4), (Options(hands=1), 1), (Options(hands=7, broke="at_once"), 7)]
)
def test_the_number_of_hands(options: Options, hands: int) -> None:
    *_, last = random_game(fan_tan, 4, options, 2, 10_000)
    assert isinstance(last.after.step, Over)
    assert len(last.after.hands) == hands
    gains = [25 + sum(hand.gain(seat) for hand in last.after.hands) for seat in range(4)]
    assert list(fan_tan.scores(last.after)) == gains


@rule(Clause.MATCH, Clause.BROKE)
@pytest.mark.parametrize("broke", ["hand_end", "at_once"])
def test_without_a_limit_the_match_goes_on_until_somebody_is_broke(broke: str) -> None:
    options = decode_options(fan_tan, {"hands": None, "broke": broke})
    *_, last = random_game(fan_tan, 6, options, 2, 100_000)
    assert isinstance(last.after.step, Over)
    assert len(last.after.hands) > 6
    assert min(last.after.peanuts) == 0
    assert (last.after.pot > 0) == (broke == "at_once")
    result = fan_tan.result(last.after)
    assert result is not None
    assert result.title == f"Hand {len(last.after.hands)}"


@rule(Clause.MATCH)
def test_equal_peanuts_share_the_win() -> None:
    assert fan_tan.winners(table("CP", "AP", "PP", peanuts=(20, 27, 27))) == (1, 2)


@rule(Clause.MATCH)
def test_how_the_number_of_hands_is_written() -> None:
    for form, hands in (({}, "players"), ({"hands": 3}, 3), ({"hands": None}, None)):
        options = decode_options(fan_tan, form)
        assert options.hands == hands
        assert encode_options(options) == form
    for bad in (0, -1, True, "three", 2.5, [3]):
        with pytest.raises(BadForm, match=r"should be|at least 1 hand"):
            decode_options(fan_tan, {"hands": bad})
    with pytest.raises(ValueError, match="at least 1 hand, not 0"):
        Options(hands=0)


def test_hands_are_hidden_until_the_hand_has_ended() -> None:
    state = table("CL2", "CP", "CL4")
    assert [player.hand for player in fan_tan.view(state, 1).players] == [(UNSEEN,), cards("CP"), (UNSEEN,)]
    ended = after(state, (0, PASS), (1, Play(card("CP"))))
    assert fan_tan.view(ended, None) == ended


def test_a_full_circle_of_passes_never_happens() -> None:
    for seats in fan_tan.INFO.seats:
        passes = 0
        for played in random_game(fan_tan, seats, Options(hands=5), 9, 10_000):
            passes = passes + 1 if played.move == PASS else 0
            assert passes < seats


def test_the_outlook_of_a_hand() -> None:
    fits, waits = outlook(table("CL2 CL4", "CL3", "AL4", played="CP CL1"), 0)
    assert (fits.card, fits.why_not, fits.missing) == (card("CL2"), None, ())
    assert waits.why_not is not None
    assert (waits.why_not.clause, waits.missing) == (Clause.PILES, cards("CL2 CL3"))


def test_moves_are_made_for_three_to_six() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3, 4, 5 or 6"):
            fan_tan.new(seats, Options())


@rule(Clause.PEANUTS)
@pytest.mark.parametrize("lesson", lessons_of("fan_tan"), ids=lambda each: each.name)
def test_where_a_lesson_begins_the_peanuts_are_as_they_can_be(lesson: Lesson) -> None:
    state = opened(fan_tan, lesson).state
    had = [25] * state.seats
    for hand in state.hands:
        assert hand.pot == sum(hand.paid)
        had = [peanuts + hand.gain(seat) for seat, peanuts in enumerate(had)]
    assert [player.peanuts + player.paid for player in state.players] == had
    assert state.pot == sum(player.paid for player in state.players)
