"""Colosseum decided by keys: what each key makes of a decision, and the moves that come of it."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from circus_tui.drawing.paint import text_of
from circus_tui.screens.colosseum.decisions.auction import BidDecision, LimitsDecision
from circus_tui.screens.colosseum.decisions.invest import InvestDecision
from circus_tui.screens.colosseum.decisions.produce import DiceDecision, MedalDecision, StageDecision
from circus_tui.screens.contract import Asking, PlayedByAll
from circus_tui.widgets.key_list import KeyLines, KeyList
from circus_tui.widgets.picture import Room
from rules import colosseum
from rules.colosseum.auction import played_out
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    Accept,
    AskDonation,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    Decline,
    DiscardUsed,
    DropOut,
    Expand,
    ExtraInvestment,
    MedalMove,
    Move,
    MoveNoble,
    Open,
    Pass,
    Produce,
    Refuse,
    Roll,
    TokenToMedal,
)
from rules.colosseum.pieces import NOBLES, Asset
from rules.colosseum.state import Bidding, Investing, InvestingAgain, MovingNobles, Opening, State
from rules.core import Refusal, play
from tests.colosseum.scenes import (
    ANSWER,
    BID,
    CLEAN,
    DECIDE,
    DICE,
    DONATE,
    INVEST,
    MORE,
    OPEN,
    STAGE,
    TRADE,
    decision,
    moves,
    pressed,
    rows,
    scene,
)
from tests.colosseum.tables import faces

EMPEROR, CONSUL = NOBLES[0], NOBLES[1]

DECISIONS: list[tuple[State, str, tuple[Move, ...]]] = [
    (INVEST, "1 6 enter", (BuyProgram(16),)),
    (INVEST, "1 5 down enter", (BuyProgram(16),)),
    (INVEST, "1 2 up up enter", (Expand("left"),)),
    (INVEST, "1 2 up up right enter", (Expand("right"),)),
    (INVEST, "1 2 up up right right enter", (BuyTicket(),)),
    (INVEST, "d 1 6 d d", (Pass(),)),
    (MORE, "enter", (ExtraInvestment("token"),)),
    (MORE, "d", (Pass(),)),
    (MORE, "c", (CashMedal(),)),
    (MORE, "e", (TokenToMedal(),)),
    (OPEN, "enter", (Open(0, 8),)),
    (OPEN, "right right up up enter", (Open(2, 10),)),
    (OPEN, "m down left_square_bracket enter", (Open(0, 16),)),
    (OPEN, "d right d d", (Pass(),)),
    (BID, "enter", (Bid(10),)),
    (BID, "right enter", (Bid(11),)),
    (BID, "up enter", (Bid(12),)),
    (BID, "1 1 enter", (Bid(11),)),
    (BID, "m enter", (Bid(12),)),
    (BID, "m backspace enter", (Bid(10),)),
    (BID, "d", (DropOut(),)),
    (TRADE, "left left n n down right enter", ()),
    (TRADE, "d", (Pass(),)),
    (ANSWER, "a", (Accept(),)),
    (ANSWER, "r", (Refuse(),)),
    (DECIDE, "enter", (Roll(),)),
    (DECIDE, "d d", (Pass(),)),
    (DECIDE, "d right d d", (Pass(),)),
    (CLEAN, "enter", (DiscardUsed(Asset.parse("gladiator")),)),
    (CLEAN, "down enter", (DiscardUsed(Asset.parse("ship")),)),
    (DONATE, "down enter", (AskDonation(Asset.parse("musician")),)),
    (DONATE, "up enter", (AskDonation(Asset.parse("gladiator")),)),
    (DONATE, "down down down down down down down enter", (Decline(),)),
]


@pytest.mark.parametrize(("view", "keys", "decided"), [case for case in DECISIONS if case[2]])
def test_keys_make_the_move(view: State, keys: str, decided: tuple[Move, ...]) -> None:
    assert moves(view, *keys.split()) == decided


def test_a_loge_is_built_by_who_has_none() -> None:
    view = scene(Investing(2))
    assert moves(view, "1", "2", "up", "up", "right", "right", "right", "enter") == (BuildLoge(),)


def test_a_typed_number_goes_to_the_program_and_shows_its_first_digit() -> None:
    assert "program 2_" in "\n".join(rows(decision(INVEST, "2")))
    at = decision(INVEST, "2", "8")
    assert isinstance(at, InvestDecision)
    assert at.move == BuyProgram(28)
    assert not at.typed


def test_what_cannot_be_bought_is_refused_with_its_clause() -> None:
    refused = pressed(INVEST, "3", "0", "enter")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.PROGRAM
    assert decision(INVEST, "3", "0").press("why") == refused


def test_a_paid_second_investment_warns_of_its_loss() -> None:
    at = decision(scene(InvestingAgain(0)))
    assert [each.label for each in at.actions if each.name == "pass"] == ["pass, payment lost"]


def test_the_cursor_of_investments_reaches_every_choice_and_never_leaves() -> None:
    at: Any = decision(INVEST, *("left",) * 3, *("up",) * 30, *("left",) * 5)
    assert at.cursor == 0
    seen = {at.cursor}
    for key in (*("right",) * 5, *("down",) * 30, "left", "right", "down"):
        at = at.press(key)
        seen.add(at.cursor)
    assert seen == set(range(len(at.choices)))


# auctions: words, and secret limits


def test_declining_the_initiative_and_dropping_out_of_an_auction_are_called_so() -> None:
    assert {each.name: each.label for each in decision(OPEN).actions}["pass"] == "decline"
    assert {each.name: each.label for each in decision(BID).actions}["pass"] == "drop out"


def entered(at: Any, *limits: int) -> Any:
    """Let each seat take the keyboard and enter a limit."""
    for limit in limits:
        at = pressed(at, "r", *str(limit), "enter")
    return at


def test_secret_limits_are_played_out_entry_by_entry() -> None:
    step = BID.step
    assert isinstance(step, Bidding)
    played = entered(decision(BID, "s"), 11, 20, 15)
    assert isinstance(played, PlayedByAll)
    assert played.entries == played_out(BID, step, (15, 11, 20, 0))
    state = BID
    for seat, move in played.entries:
        state = play(colosseum, state, seat, move)
    assert state.winners == (3, 2)
    assert state.players[2].coins == BID.players[2].coins - 15


def test_the_opener_may_open_with_secret_limits_at_once() -> None:
    played = entered(decision(OPEN, "right", "s"), 0, 9, 0, 8)
    assert isinstance(played, PlayedByAll)
    assert played.entries[0] == (2, Open(1, 8))
    assert [seat for seat, move in played.entries if isinstance(move, Bid)] == [0]
    refused = pressed(OPEN, "7", "s")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.OPENING


def test_nobody_is_asked_for_a_limit_who_has_too_few_coins_to_raise() -> None:
    poor = scene(Bidding(2, 12, 0, (1, 2)), Opening(0), winners=(3,), ben={"coins": 12, "medals": 1})
    asked = decision(poor, "s")
    assert isinstance(asked, LimitsDecision)
    assert asked.asked == (2, 0)
    played = entered(asked, 13, 20)
    assert played.entries == ((1, DropOut()), (2, Bid(13)), (0, Bid(14)), (2, DropOut()))


def test_where_nobody_can_raise_limits_are_not_asked_for() -> None:
    coins = {"ana": {"coins": 12}, "ben": {"coins": 12, "medals": 1}, "cleo": {"coins": 3}}
    poor = scene(Bidding(2, 12, 0, (1, 2)), Opening(0), **coins)
    played = pressed(attrs.evolve(poor, winners=(3,)), "s")
    assert played == PlayedByAll(((1, DropOut()), (2, DropOut())))


def test_no_screen_shows_a_limit_that_another_has_entered() -> None:
    for keys in ((), ("r",), ("r", "7")):
        one, other = (pressed(entered(decision(BID, "s"), limit), *keys) for limit in (11, 888))
        for cells, height in ((80, 24), (60, 20), (120, 36)):
            assert rows(one, cells, height) == rows(other, cells, height)
        assert (one.asks, one.actions, repr(one)) == (other.asks, other.actions, repr(other))


def test_between_two_limits_somebody_says_to_have_come_and_an_empty_limit_is_none() -> None:
    at: Any = entered(decision(BID, "s"), 11)
    assert isinstance(at, LimitsDecision)
    assert isinstance(at, Asking)
    assert at.asks == "Pass the keyboard to {2}; nobody else looks. {2} presses r."
    assert [at.press(name) for name in ("confirm", "digit5", "erase")] == [at] * 3
    ready: Any = pressed(at, "r")
    assert ready.press("confirm") == ready
    assert decision(ready, "4", "2", "backspace") == attrs.evolve(ready, typed="4")
    assert isinstance(decision(ready, "escape"), BidDecision)


def test_a_limit_is_seen_only_while_its_owner_peeks() -> None:
    ready = decision(BID, "s", "r")
    for cells, height in ((80, 24), (60, 20), (120, 36)):
        one, other = (rows(decision(ready, *typed), cells, height) for typed in ("7", "42"))
        assert one == other != rows(ready, cells, height)
        peeked = decision(ready, "4", "2", "v")
        assert "  42▏" in "".join(rows(peeked, cells, height))
        for key in ("v", "1", "backspace"):
            assert rows(decision(peeked, key), cells, height) == one
    assert decision(ready, "4", "v", "2", "enter") == decision(ready, "4", "2", "enter")


# the plan of an event


def test_a_whole_production_is_planned_and_played_at_once() -> None:
    first = decision(DICE, "right", "right", "right", "enter")
    assert isinstance(first, DiceDecision)
    assert first.planned == (MoveNoble(EMPEROR, (1,), 4),)
    assert first.noble is not EMPEROR
    staged = decision(first, "down", "up", "right", "enter")
    assert isinstance(staged, StageDecision)
    cashed = decision(staged, "c")
    moved = decision(cashed, "v", "down", "left", "left", "enter")
    assert moves(moved, "enter") == (
        MoveNoble(EMPEROR, (1,), 4),
        MoveNoble(CONSUL, (0,), 2),
        CashMedal(),
        MedalMove(CONSUL, -2),
        Produce(20, 1, 0),
    )


def test_a_plan_goes_back_step_by_step() -> None:
    first = decision(DICE, "down", "right")
    second = decision(first, "enter")
    third = decision(second, "enter", "m")
    assert decision(third, "escape") == second
    assert decision(second, "escape") == first
    assert first.press("back") == first


def test_the_sum_of_two_dice_moves_one_noble() -> None:
    at = decision(DICE, "left")
    assert isinstance(at, DiceDecision)
    assert at.move == MoveNoble(EMPEROR, (0, 1), 7)
    assert isinstance(decision(at, "enter"), StageDecision)


def test_two_equal_dice_are_offered_once() -> None:
    at = decision(scene(MovingNobles(0, faces("I-III I-III"), (0, 1))))
    assert isinstance(at, DiceDecision)
    assert [(len(way) - 1, way[-1]) for way in at.ways] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 2),
        (2, 3),
        (2, 4),
        (2, 5),
        (2, 6),
    ]


def test_a_noble_that_has_moved_is_refused_the_second_die() -> None:
    refused = pressed(DICE, "enter", "up", "enter")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.NOBLES


def test_without_a_medal_no_noble_moves_before_the_event() -> None:
    poor = attrs.evolve(STAGE, players=(attrs.evolve(STAGE.players[0], medals=0), *STAGE.players[1:]))
    refused = pressed(poor, "v")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.MEDAL_MOVES
    assert isinstance(decision(STAGE, "v"), MedalDecision)


def test_an_event_uses_the_jokers_and_medals_that_are_set() -> None:
    assert moves(STAGE, "enter") == (Produce(20, 1, 0),)
    assert moves(STAGE, "j", "plus", "plus", "enter") == (Produce(20, 0, 2),)
    assert moves(STAGE, "minus", "enter") == (Produce(20, 1, 2),)
    assert moves(STAGE, "j", "j", "enter") == (Produce(20, 1, 0),)
    assert moves(STAGE, "up", "enter") == (Produce(6, 1, 0),)
    refused = pressed(STAGE, "down", "enter")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.EVENT


def test_the_help_has_all_digits_in_one_line() -> None:
    text = [text_of(line).strip() for line in KeyList().paint(KeyLines(decision(BID).actions), Room(80, 60))]
    assert [line.split() for line in text if "Type a number." in line] == [[*"0123456789", "Type", "a", "number."]]
