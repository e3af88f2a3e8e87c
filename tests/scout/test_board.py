"""What a player of SCOUT sees and does at the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from circus_tui.boards.scout import open_decision, paint
from circus_tui.paint import Block, text_of
from circus_tui.screens.contract import Outcome, Played, Scene
from circus_tui.screens.scout.decisions import Choosing, ScoutDecision, Scouting, Turning
from rules import scout
from rules.core import NATURE, Refusal, Seat
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card
from rules.scout.state import Options, State, position
from tests.scout.tables import cards

BOARDS = Path(__file__).parent / "boards"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
LONG = ("Ana", "Maximilian Longer", "Cleopatra", "Dan", "Eve")
HAND = "4/2 3/8 5/9 6/1 7/10 3/1 3/4 2/6 1/7 9/3 10/5"


def middle(hand: str = HAND, active: str = "4/9 5/1 6/8", seats: int = 4, scouts: int = 1) -> State:
    """Ana is to act; the seat before those that have scouted owns the set."""
    owner = (seats - 1 - scouts) % seats
    others = (cards("1/8 8/2 2/9"),) * (seats - 1)
    state = position((cards(hand), *others), active=cards(active), owner=owner if active else None)
    return attrs.evolve(state, scouts=scouts)


def dealt() -> State:
    deal = Deal((cards(HAND), *(cards("1/8 8/2 2/9"),) * 3), (), 2)
    return scout.step(scout.new(4, Options()), NATURE, deal)


def seated(state: State, seat: Seat = 0) -> ScoutDecision:
    return open_decision(scout.view(state, seat), seat)


def pressed(decision: Outcome, *names: str) -> Outcome:
    for name in names:
        assert isinstance(decision, Turning | Choosing | Scouting)
        decision = decision.press(name)
    return decision


def painted(decision: Outcome, cells: int = 80, height: int = 20, names: tuple[str, ...] = NAMES) -> Block:
    assert isinstance(decision, Turning | Choosing | Scouting)
    return paint(Scene(decision.view, decision.seat, decision, names, cells, height))


def rows(decision: Outcome, cells: int = 80, height: int = 20, names: tuple[str, ...] = NAMES) -> list[str]:
    return list(map(text_of, painted(decision, cells, height, names)))


def last(decision: Outcome, cells: int = 80) -> str:
    return rows(decision, cells)[-1].strip()


GOLDEN: dict[str, Callable[[], Outcome]] = {
    "turning": lambda: pressed(seated(dealt()), "turn"),
    "show": lambda: pressed(seated(middle()), *["right"] * 2, "longer", "longer"),
    "refused": lambda: pressed(seated(middle()), "right", "longer"),
    "scout": lambda: pressed(seated(middle()), "scout", "end", *["right"] * 4),
    "both": lambda: pressed(seated(middle()), "right", "right", "both", "confirm"),
    "two": lambda: pressed(seated(middle(seats=2, scouts=0)), "scout", "turn"),
}


@pytest.mark.parametrize("size", [(80, 20), (60, 16)], ids=["80", "60"])
@pytest.mark.parametrize("name", GOLDEN)
def test_the_board_row_by_row(name: str, size: tuple[int, int]) -> None:
    golden = (BOARDS / f"{name}-{size[0]}.txt").read_text().splitlines()
    assert rows(GOLDEN[name](), *size) == golden


# The players. -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_names_are_shown_wherever_80_cells_have_room_for_them(seats: int) -> None:
    names = tuple(name[:16] for name in LONG[:seats])
    panel = "\n".join(rows(seated(middle(seats=seats)), names=names)[: (seats + 1) // 2])
    assert all(name in panel for name in names)


def test_names_that_are_short_leave_room_for_words() -> None:
    assert "11 cards ◇0  ▤0  S&S● total   0" in rows(seated(middle()))[0]
    assert "11c ◇0  ▤0  S&S● total   0" in rows(seated(middle()), names=("Ana", "Benjamin", "Cleo", "Dan"))[0]


# The table. -------------------------------------------------------------------------------------------------------


def test_the_table_says_whose_the_set_is_and_who_has_scouted_since() -> None:
    assert "Cleo's run of three, lowest 4   scouted by Dan, 1 of 3" in rows(seated(middle()))[3]
    assert "Ben's run of three, lowest 4   scouted by Cleo and Dan, 2 of 3" in rows(seated(middle(scouts=2)))[3]
    assert "scouted" not in rows(seated(middle(scouts=0)))[3]
    narrow = rows(seated(middle(scouts=2)), 60, 16)
    assert any(line.endswith("scouts 2/3") for line in narrow)


@pytest.mark.parametrize("active", ["3/8", "3/8 4/5"])
def test_the_card_that_would_be_taken_stands_out_on_the_table(active: str) -> None:
    decision = pressed(seated(middle(active=active)), "scout")
    table = rows(decision)[4:8]
    assert table[0].strip().startswith("╔═══╗")
    assert table[2].strip().startswith("◂")
    assert "▸" not in table[2]


# What a choice would do. ------------------------------------------------------------------------------------------


def test_a_slice_says_what_it_beats_and_collects() -> None:
    assert last(GOLDEN["show"]()) == "✓ 5-6-7, run of three, lowest 5: beats 4-5-6, collects 3"
    assert last(seated(middle(active="", scouts=0))) == "✓ single 4: the table is empty"


def test_a_slice_that_may_not_be_shown_says_why_and_the_reason_is_never_cut() -> None:
    decision = pressed(seated(middle()), "longer")
    wide, narrow = rows(decision), rows(decision, 60, 16)
    reason = "4-3 does not beat 4-5-6: it has 2 cards, and 3 are on the table."
    assert wide[-1] == f" ✗ {reason}"
    assert f"{narrow[-2].strip()} {narrow[-1].strip()}" == f"✗ {reason}"


def test_the_last_cards_say_that_the_round_ends() -> None:
    decision = pressed(seated(middle("5/1 6/2", active="9/1")), "longer")
    assert last(decision) == "✓ 5-6, run of two, lowest 5: beats 9, collects 1; you are out: the round ends"
    assert last(decision, 60).endswith("; the round ends")
    assert "round ends" not in last(pressed(seated(middle("5/1 6/2 1/3", active="9/1")), "longer"))


def test_a_scout_says_what_it_joins_and_who_gets_the_chip() -> None:
    decision = GOLDEN["scout"]()
    assert last(decision) == "✓ a 6 (8 below): makes 6-6, two equal, all 6; Cleo gets a chip"
    assert last(GOLDEN["two"]()).endswith("it costs a chip")


def test_the_scout_that_leaves_a_set_unbeaten_says_that_the_round_ends() -> None:
    assert last(pressed(seated(middle(scouts=2)), "scout")).endswith("Ben gets a chip, and the round ends")
    assert "round ends" not in last(pressed(seated(middle(scouts=1)), "scout"))
    assert "round ends" not in last(pressed(seated(middle(scouts=2)), "both"))


def test_two_players_are_told_when_the_last_chip_leaves_them_stuck() -> None:
    state = middle("1/2 1/3", active="9/1 9/2 9/3 9/4 9/5", seats=2, scouts=0)
    poor = attrs.evolve(state.players[0], chips=1)
    state = attrs.evolve(state, players=(poor, state.players[1]))
    assert last(pressed(seated(state), "scout")).endswith("it costs a chip, and the round ends")


# Deciding. --------------------------------------------------------------------------------------------------------


def test_keys_make_every_kind_of_move() -> None:
    assert pressed(seated(dealt()), "turn", "confirm") == Played((Orient(True),))
    assert pressed(GOLDEN["show"](), "confirm") == Played((Show(2, 3),))
    assert pressed(GOLDEN["scout"](), "turn", "confirm") == Played((Scout("right", True, 4),))
    both = pressed(GOLDEN["both"](), "first", *["right"] * 2, *["longer"] * 2)
    assert isinstance(both, Choosing)
    assert isinstance(both.scouted, ScoutAndShow)
    assert pressed(both, "confirm") == (both.refusal or Played((both.scouted, both.show)))


def test_scout_and_show_opens_where_it_is_possible_or_says_that_it_is_not() -> None:
    decision = pressed(seated(middle("1/2 9/3 1/4", active="4/8 8/7", scouts=0)), "both")
    assert isinstance(decision, Scouting)
    assert decision.refusal is None
    hopeless = pressed(seated(middle("1/2", active="9/8 9/7 9/6", scouts=0)), "both")
    assert isinstance(hopeless, Refusal)
    assert hopeless.clause is Clause.BOTH


def test_escape_gives_the_composing_up_step_by_step() -> None:
    scouting = pressed(seated(middle()), "right", "right", "both")
    assert pressed(scouting, "confirm", "back") == scouting
    back = pressed(scouting, "back")
    assert isinstance(back, Choosing)
    assert back.scouted is None
    assert back.view == seated(middle()).view


# Room. ------------------------------------------------------------------------------------------------------------


def test_twenty_cards_scroll_with_the_cursor_at_80_cells_and_are_all_seen_at_120() -> None:
    faces = [(a, b) for a in range(1, 11) for b in range(1, 11) if a != b][:20]
    state = middle(" ".join(Card.of(*face).code for face in faces), seats=5)
    first, end = rows(seated(state)), rows(pressed(seated(state), "last"))
    assert any("»" in line for line in first)
    assert any("«" in line for line in end)
    assert any("▲" in line for line in end)
    assert not any("»" in line for line in rows(seated(state), 120, 36))


def test_cards_are_larger_where_there_is_room() -> None:
    assert any("╭─────╮" in line for line in rows(seated(middle()), 120, 26))
    assert not any("╭─────╮" in line for line in rows(seated(middle())))
