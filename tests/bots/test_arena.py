"""Computer players against one another on the command line."""

from __future__ import annotations

import json
from time import process_time
from typing import Any

import pytest

from circus_tui.cli import REFUSED, main
from circus_tui.command_line.arena import players, wilson


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(arguments) == 0
    form: dict[str, Any] = json.loads(capsys.readouterr().out)
    return form


def test_the_arena_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    form = printed(capsys, "arena", "fan_tan", "--bots", "greedy,random,random", "--games", "6", "--json")
    assert list(form) == ["game", "games", "bots"]
    assert (form["game"], form["games"]) == ("fan_tan", 6)
    assert [bot["bot"] for bot in form["bots"]] == ["greedy", "random", "random"]
    for bot in form["bots"]:
        assert list(bot) == ["bot", "games", "wins", "share", "low", "high", "mean_score"]
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
    assert sum(bot["wins"] for bot in form["bots"]) == pytest.approx(6, abs=0.01)
    assert sum(bot["mean_score"] for bot in form["bots"]) == pytest.approx(75, abs=0.1)


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "scout", "--bots", "search:2,greedy", "--games", "2", "--seed", "5", "--json")
    assert printed(capsys, *arguments) == printed(capsys, *arguments)


def test_a_duplicate_compares_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "scout", "--bots", "greedy,random", "--games", "4", "--duplicate", "4", "--json")
    form = printed(capsys, *arguments)
    assert [bot["games"] for bot in form["bots"]] == [4, 4]
    assert form["bots"][0]["wins"] == 4


def test_players_are_compared_by_the_time_of_their_own_process() -> None:
    assert [getattr(bot, "clock", None) for bot in players("search:0.2s, search, greedy")] == [process_time] * 2 + [
        None
    ]


def test_the_arena_speaks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "fan_tan", "--bots", "greedy,random,random", "--games", "2"]) == 0
    assert "greedy: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("scout", "--bots", "greedy"), "SCOUT is played by 2, 3, 4 or 5, not by 1."),
        (("scout", "--bots", "greedy,deepblue"), "'deepblue' is no computer player: there are"),
        (("scout", "--bots", "greedy,greedy", "--games", "0"), "There must be at least one game"),
        (("scout", "--bots", "greedy,greedy", "--duplicate", "3"), "A duplicate compares two players"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == REFUSED
    assert capsys.readouterr().err.startswith(sentence)


def test_simulations_are_played_by_whom_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "fan_tan", "--seats", "4", "--games", "6", "--bots", "greedy,random", "--json")
    form = printed(capsys, *arguments)
    assert form["finished"] == 6
    scores = form["mean_scores"]
    assert scores[0] + scores[2] > scores[1] + scores[3]


def test_wilson_agrees_with_the_textbook() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 5)[0] == 0
