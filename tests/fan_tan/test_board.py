"""What a player of Fan Tan sees and does at the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from circus_tui.boards.fan_tan.board import LEGEND, paint, title
from circus_tui.glyphs import PEANUT
from circus_tui.paint import text_of
from circus_tui.screens.contract import Played, Scene
from circus_tui.screens.fan_tan.decisions import Playing, open_decision
from rules import fan_tan
from rules.big_top.pieces import Card, cards
from rules.core import Refusal
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, Play
from rules.fan_tan.state import Options, State, position
from tests.specimens import random_game

BOARDS = Path(__file__).parent / "boards"
NAMES = ("Ana", "Ben", "Cleo")


def table(*hands: str, peanuts: tuple[int, ...] = (), pot: int = 0) -> State:
    return position(tuple(map(cards, hands)), played=cards("SP SL1 SL2 CP"), peanuts=peanuts, pot=pot)


def able() -> State:
    return table("SL3 SL5 SL6 CD2 AP", "CD1 PP", "SL4 CL1", peanuts=(25, 22, 21), pot=7)


def unable(peanuts: int = 25) -> State:
    return table("SL5 CD2", "CD1 PP", "SL4 CL1", peanuts=(peanuts, 25, 25))


def seated(state: State) -> Playing:
    return open_decision(fan_tan.view(state, 0), 0)


def at(decision: Playing, code: str) -> Playing:
    return attrs.evolve(decision, cursor=decision.view.players[0].hand.index(Card.parse(code)))


def rows(decision: Playing, cells: int = 80, height: int = 20) -> list[str]:
    return list(map(text_of, paint(Scene(decision.view, decision.seat, decision, NAMES, cells, height))))


GOLDEN: dict[str, Callable[[], Playing]] = {
    "play": lambda: at(seated(able()), "SL3"),
    "refused": lambda: at(seated(able()), "CD2"),
    "pass": lambda: seated(unable()),
}


@pytest.mark.parametrize("size", [(80, 20), (60, 16)], ids=["80", "60"])
@pytest.mark.parametrize("name", GOLDEN)
def test_the_board_row_by_row(name: str, size: tuple[int, int]) -> None:
    golden = (BOARDS / f"{name}-{size[0]}.txt").read_text().splitlines()
    assert rows(GOLDEN[name](), *size) == golden


def test_enter_plays_what_fits_and_explains_what_does_not() -> None:
    decision = seated(able())
    assert at(decision, "SL3").press("confirm") == Played((Play(Card.parse("SL3")),))
    for key in ("confirm", "why"):
        refusal = at(decision, "SL5").press(key)
        assert isinstance(refusal, Refusal)
        assert refusal.clause is Clause.PILES


def test_the_cursor_starts_on_a_card_that_fits() -> None:
    assert seated(able()).prospect.card is Card.parse("SL3")


def test_who_cannot_play_pays_with_enter_wherever_the_cursor_is() -> None:
    decision = seated(unable())
    for place in range(2):
        assert attrs.evolve(decision, cursor=place).press("confirm") == Played((PASS,))
    assert any("pays a peanut" in line for line in rows(decision))
    assert any("has no peanut to pay" in line for line in rows(seated(unable(peanuts=0))))


def test_the_pot_shows_every_peanut() -> None:
    assert any(line.endswith(PEANUT * 7) for line in rows(seated(able())))
    assert PEANUT in " ".join(LEGEND)


def test_the_last_card_takes_the_pot() -> None:
    lines = rows(seated(table("SL3", "CD1", "SL4", pot=7)))
    assert any("your last card: you take the pot of 7" in line for line in lines)


def test_a_play_names_what_it_frees_and_what_of_ones_own_waits_behind_it() -> None:
    lines = rows(at(seated(able()), "SL3"))
    assert " THEN  ○SL4 fits: in another hand." in lines
    assert " YOURS SL5-6 cannot be played before it." in lines


def test_the_title_counts_hands_as_far_as_they_are_counted() -> None:
    assert title(able()) == "Fan Tan  hand 1 of 3"
    assert title(attrs.evolve(able(), options=Options(hands=None))) == "Fan Tan  hand 1"
    over = list(random_game(fan_tan, 3, Options(hands=1), 2, 4000))[-1].after
    assert title(over) == "Fan Tan  hand 1 of 1"
