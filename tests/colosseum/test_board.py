"""Colosseum on the screen: whole boards as text, and what the parts of them must say."""

from __future__ import annotations

import attrs
import pytest

from circus_tui.boards.colosseum.board import LEGEND, title
from circus_tui.boards.colosseum.views.sight import LETTERS, noble_sign, short
from circus_tui.screens.colosseum.decisions.sitting import PANES
from rules import colosseum
from rules.colosseum.moves import Offer
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import ASSETS, NOBLES
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    Investing,
    InvestingMore,
    MovingNobles,
    Opening,
    Over,
    Performance,
    Spectators,
    Staging,
    State,
    Trading,
    Turn,
)
from tests.colosseum.scenes import FOLDER, decision, plainly, rows, scene, shown
from tests.colosseum.tables import faces, tokens

INVEST = scene(Investing(0), Investing(1), Investing(2), Investing(3))
MORE = scene(InvestingMore(1), ben={"medals": 1})
OPEN = scene(Opening(2), Opening(3), Opening(0), Opening(1))
BID = scene(Bidding(2, 9, 0, (1, 2)), Opening(0), winners=(3,))
TRADE = scene(Trading(0), Trading(1), Trading(2))
ANSWERING = Answering(0, Offer(3, tokens("chariot horse"), tokens("lion*2"), 4))
ANSWER = scene(ANSWERING, Trading(0))
DECIDE = scene(Deciding(0), Deciding(1))
DICE = scene(MovingNobles(0, faces("I-III IV"), (0, 1)), Deciding(1), nobles=(35, 1, 26, 1, 15, 30))
STAGE = scene(Staging(0), Deciding(1), nobles=(4, 12, 26, 6, 19, 30))
_LAID_OUT = Performance(11, tokens("gladiator*3 ship*3 decoration"), Spectators(14, 5, 10, 3, 8, 0, 0))
CLEAN = scene(CleaningUp(2), podium=1, performances=(None, None, _LAID_OUT, None))
DONATE = scene(Donating(3, 1), podium=1)
_BESTS = ((12, 9, 0, 0), (12, 31, 20, 0), (24, 31, 28, 5), (24, 31, 28, 40), (61, 31, 44, 40))
OVER = scene(
    Over(),
    turns=tuple(Turn((None,) * 4, bests, 0) for bests in _BESTS),
    turn=5,
    ana={"best": 61},
    cleo={"best": 44},
    dan={"best": 40},
)

GOLDEN: dict[str, tuple[State, tuple[str, ...] | None]] = {
    "invest-80x20": (INVEST, ("1", "3")),
    "invest-60x16": (INVEST, ("3", "0")),
    "expand-80x20": (INVEST, ("down",) * 8),
    "more-80x20": (MORE, ()),
    "open-80x20": (OPEN, ("down", "1", "2")),
    "open-60x16": (OPEN, ()),
    "bid-80x20": (BID, ("up",)),
    "bid-60x16": (BID, ()),
    "limits-80x20": (BID, ("s", "r", "1", "2")),
    "limits-60x16": (BID, ("s",)),
    "trade-80x20": (TRADE, ("p", "p", "down", "down", *("right",) * 8, "up")),
    "trade-60x16": (TRADE, ("o",)),
    "answer-80x20": (ANSWER, ()),
    "counter-60x16": (ANSWER, ("o", "2")),
    "agree-60x16": (ANSWER, ("o", "2", "enter")),
    "decide-80x20": (DECIDE, ("down",)),
    "dice-80x20": (DICE, ("down", "right", "right", "right")),
    "dice-60x16": (DICE, ()),
    "medal-move-80x20": (STAGE, ("v", "down")),
    "stage-80x20": (STAGE, ("m", "left")),
    "stage-60x16": (STAGE, ()),
    "stage-120x36": (STAGE, ("m",)),
    "clean-up-80x20": (CLEAN, ("down",)),
    "donation-60x16": (DONATE, ("down",)),
    "ring-60x16": (INVEST, ("tab",)),
    "programs-80x20": (TRADE, ("tab", "tab")),
    "players-80x20": (DICE, ("tab", "tab", "tab")),
    "over-80x20": (OVER, None),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_board_looks_as_it_always_did(name: str) -> None:
    view, keys = GOLDEN[name]
    cells, height = map(int, name.rpartition("-")[2].split("x"))
    seen = rows(view if keys is None else decision(view, *keys), cells, height)
    assert seen == FOLDER.joinpath(f"{name}.txt").read_text().splitlines()


def line_with(text: str, *words: str) -> str:
    """The one line that has all these words."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, (words, text)
    return found[0]


def test_the_title_tells_turn_and_phase() -> None:
    assert title(INVEST) == "COLOSSEUM  turn 3 of 5  1 Invest"
    assert title(CLEAN) == "COLOSSEUM  turn 3 of 5  5 Closing"


def test_every_short_name_is_taken_once_and_told_in_the_legend() -> None:
    assert len({short(asset) for asset in ASSETS}) == len(ASSETS)
    assert len({noble_sign(noble) for noble in NOBLES}) == len(NOBLES)
    told = " ".join(LEGEND)
    assert all(
        sign in told for sign in ("Jk", "Em", "Ac", "md", "tk", "pd", "lg", "E emperor", "C consul", "S senator")
    )
    assert all(asset.id.capitalize() in told for asset in ASSETS[:12])


def test_the_banner_names_who_decides_and_who_follows() -> None:
    assert rows(decision(OPEN))[0] == " ▶  C Cleo  holds the initiative   then D A B   start C"
    assert rows(decision(BID))[0] == " ▶  B Benjamin  bids or drops out   then C A   start C"


# the holdings


def test_all_holdings_stand_in_the_columns_of_their_assets_and_stars_with_their_holders() -> None:
    for cells in (60, 80, 120):
        seen = shown(OPEN, cells=cells).splitlines()
        head = next(line for line in seen if "best" in line)
        for seat, player in enumerate(OPEN.players):
            line = next(each for each in seen if each[1:2] == LETTERS[seat] and "lacks" not in each)
            for asset in ASSETS:
                if short(asset) not in head:
                    assert not player.tokens[asset.index]
                    continue
                end = head.index(short(asset)) + 2
                number = line[end - 3 : end].strip()
                assert number.rstrip("★") == (str(player.tokens[asset.index]) if player.tokens[asset.index] else "·")
        assert line_with(shown(OPEN, cells=cells), " D Dan").count("★") == 2


def test_an_offer_stands_in_the_same_columns_and_says_what_it_changes() -> None:
    text = shown(TRADE, "p", "p", "down", "down", *("right",) * 8, "up")
    head = line_with(text, "best")
    assert line_with(text, "D gives")[head.index("Li") + 1] == "1"
    assert line_with(text, "A gives")[head.index("¢")] == "2"
    assert line_with(text, "▲").index("▲") == head.index("Li") + 1
    assert "6: 2+1→3+1/5" in line_with(text, "A programs")


def test_an_offer_shows_the_stars_that_would_move_and_a_refusal_instead_of_effects() -> None:
    assert "★Ho A→supply" in shown(ANSWER)
    assert "★Li D→supply" in shown(ANSWER)
    text = shown(TRADE, *("right",) * 3, "up", "up", "up", "up", "up")
    assert "✗ You would give nothing" in text or "✗ Benjamin has" in text
    assert "programs" not in text


# the ring


def test_the_ring_has_nobles_arenas_and_rests_at_their_spaces() -> None:
    for cells, pitch in ((60, 1), (80, 2), (120, 3)):
        seen = shown(DECIDE, cells=cells, height=36).splitlines()
        rests, nobles, arenas = (next(line for line in seen if line.startswith(f" {word}")) for word in _LANES)
        for noble, space in zip(NOBLES, DECIDE.nobles, strict=True):
            assert nobles[8 + pitch * space] == noble_sign(noble)[0]
            assert rests[8 + pitch * space :].startswith(str(space))
        for seat, player in enumerate(DECIDE.players):
            inside = [space for space in range(36) if arenas[8 + pitch * space] == LETTERS[seat]]
            assert tuple(inside) == player.arena.inside


_LANES = ("rests", "nobles", "arenas")


def test_the_way_of_a_noble_ends_below_its_space_and_every_landing_is_told() -> None:
    text = shown(DICE, "down", "right", "right", "right")
    assert line_with(text, " C1", "▲").index("▲") == 8 + 2 * 5
    assert "▸ 5A" in line_with(text, "consul   1")
    assert "▸ 0 ○" in line_with(shown(DICE), "emperor 35")
    assert "+1 medal" in shown(DICE)
    assert "16→21" in text
    assert "46→51" in text


# the planner


def test_the_planner_shows_every_line_of_the_sum() -> None:
    came = spectators(STAGE, 0, 20, jokers=1)
    assert came is not None
    line = line_with(shown(STAGE), "▸20")
    shown_numbers = [int(word) for word in line.split() if word.isdigit()]
    assert shown_numbers[-1] == came.total == 53
    assert shown_numbers[-6:-1] == [number for _, number in came.lines if number] == [32, 5, 5, 4, 7]
    assert "arena of 4 needed" in line_with(shown(STAGE), "Safari")


def test_jokers_and_medals_change_the_sum_before_anything_is_played() -> None:
    assert "a joker less: 49; a medal more: 56; your best is 24, the new one 53" in shown(STAGE)
    assert "52 spectators" in shown(STAGE, "left", "m")
    assert line_with(shown(STAGE, "m", "m"), "Medals").split()[-6:] == ["2", "of", "2,", "3", "spectators", "each"]
    assert "Medals  0  of 2" in shown(STAGE, "m", "m", "m")


# panes


@pytest.mark.parametrize("view", [INVEST, MORE, OPEN, BID, TRADE, ANSWER, DECIDE, DICE, STAGE, CLEAN, DONATE])
@pytest.mark.parametrize("size", [(80, 20), (60, 16)])
def test_one_key_reaches_every_pane_and_the_decision_stays_in_sight(view: State, size: tuple[int, int]) -> None:
    marks = ("rests", "On sale", "arena 2", "Best after turn")
    for turns, mark in enumerate(marks, start=1):
        seen = rows(decision(view, *("tab",) * turns), *size)
        assert any(mark in line for line in seen), mark
        below = seen[[line.startswith("───") for line in seen].index(True) + 1 :]
        assert below
        assert decision(view, *("tab",) * turns, "escape") == decision(view)
    assert decision(view, *("tab",) * len(PANES)) == decision(view)


def test_the_chart_ranks_all_and_marks_the_winner() -> None:
    text = "\n".join(rows(OVER))
    assert [line[1] for line in text.splitlines()[2:6]] == list("ACDB")
    assert line_with(text, "A Ana", "■").startswith("★")
    assert "0   0   5  40  40" in line_with(text, "D Dan", "■")


def test_the_chart_reads_without_signs() -> None:
    assert plainly("\n".join(rows(OVER))).isascii()


def test_a_lot_is_worth_what_it_would_change_even_if_one_is_poor() -> None:
    poor = attrs.evolve(OPEN, players=tuple(attrs.evolve(each, coins=0) for each in OPEN.players))
    assert "11: 7→8/8" in line_with(shown(poor), "1 Gl Ho De")
    assert "✗ You cannot open with 8: you have 0 coins." in shown(poor)
    assert colosseum.explain(poor, 2, decision(poor).move) is not None
