"""Colosseum by clicks: the first one on a thing selects it, a second one decides; and what is answered by letters."""

from __future__ import annotations

from typing import Any

from circus_tui.keyboard.keys import COMMON
from circus_tui.screens.colosseum.decisions.trade import AnswerDecision
from circus_tui.widgets.key_bar import fitting
from rules.colosseum.moves import MoveNoble, Open
from rules.colosseum.pieces import NOBLES
from tests.colosseum.scenes import ANSWER, BID, DICE, INVEST, OPEN, STAGE, TRADE, decision


def test_clicks_move_the_cursor_and_a_second_one_decides() -> None:
    at: Any = decision(INVEST)
    assert at.point(5).cursor == 5
    assert at.point(5).point(5).moves == (at.choices[5],)
    assert decision(DICE).point((2, 1)).move == MoveNoble(NOBLES[2], (0,), 2)
    assert decision(OPEN).point(4).market == 4
    assert decision(OPEN).point(4).point(4).moves == (Open(4, 8),)
    assert decision(OPEN).point("more").amount.coins == 9
    assert decision(BID).point("more").amount.coins == 11
    trading = decision(TRADE)
    assert trading.point(4).column == 4
    assert trading.point(("partner", 3)).partner == 3
    assert trading.point("suggest") == decision(TRADE, "o")
    assert decision(STAGE).point("medal").medals == 1


def test_no_offer_is_answered_by_the_key_that_makes_one() -> None:
    for at in (decision(ANSWER), decision(ANSWER, "o", "1", "enter")):
        assert isinstance(at, AnswerDecision)
        assert not {"enter", "space"} & {key for each in at.actions for key in each.keys}


def test_whoever_declines_or_ends_the_trading_can_do_so_by_a_click_in_the_smallest_window() -> None:
    for view in (INVEST, OPEN, BID, TRADE):
        actions = decision(view).actions
        found = {each.name for each in fitting((*actions[:4], *COMMON), 59, roomy=False)}
        assert {"confirm", "pass"} <= found
