"""Circus Combat on the screen: whole boards as text, and what each part of them says."""

from __future__ import annotations

import re
from random import Random

import attrs
import pytest

from circus_tui.boards.circus_combat.board import LEGEND, title
from circus_tui.boards.circus_combat.cast import Cast
from circus_tui.hotseat import Curtain, situation
from circus_tui.paint import text_of
from rules import circus_combat
from rules.circus_combat.hands import missing
from rules.circus_combat.moves import Place, Swap
from rules.circus_combat.pieces import PATTERNS
from rules.circus_combat.scoring import total
from rules.circus_combat.state import (
    Dice,
    Options,
    Over,
    Placing,
    Player,
    Rerolling,
    Resolving,
    State,
    Swapping,
    Wearied,
    bears_swap_mark,
    other,
)
from rules.core import Seat
from tests.circus_combat.scenes import (
    FOLDER,
    QUEUES,
    ROLL,
    STAGE,
    decision,
    painted,
    plainly,
    shown,
    table,
    with_swap_marks,
)
from tests.circus_combat.tables import trick
from tests.specimens import random_game

PLACING = table(Placing(0, ROLL, (0, 1, 2, 3)))
REROLLING = table(Rerolling(0, ROLL))
SETTLING = table(
    Resolving(1),
    stage=(*STAGE[:4], trick("gold four_of_a_kind", "", "4 4 4", red="4"), trick("teal one_pair", red="3 3")),
)
SWAPPING = table(Swapping(1, 0))
RED = table(Wearied(1, (6, 3)))
OVER = table(Over("last turn"), last=1)

GOLDEN = {
    "placing-80x20": (PLACING, 0, ("right",)),
    "misfit-80x20": (PLACING, 0, ("down", "down")),
    "misfit-60x16": (PLACING, 0, ("down", "down")),
    "placing-120x36": (PLACING, 0, ()),
    "rerolling-80x20": (REROLLING, 0, ("right", "space", "right", "right", "space")),
    "rerolling-60x16": (REROLLING, 0, ()),
    "settling-80x20": (SETTLING, 1, ()),
    "swapping-80x20": (SWAPPING, 0, ("left",)),
    "swapping-60x16": (SWAPPING, 0, ()),
    "red-60x16": (RED, 1, ("down",)),
    "show-80x20": (PLACING, 0, ("p", "p")),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_board_looks_as_it_always_did(name: str) -> None:
    view, seat, keys = GOLDEN[name]
    cells, height = map(int, name.rpartition("-")[2].split("x"))
    seen = shown(view, seat, *keys, size=(cells, height))
    assert seen.splitlines() == FOLDER.joinpath(f"{name}.txt").read_text().splitlines()


@pytest.mark.parametrize(("size", "rows"), [((80, 20), 13), ((60, 16), 12)])
def test_when_it_is_over_there_are_no_dice_and_room_is_left_for_the_result(size: tuple[int, int], rows: int) -> None:
    seen = [text_of(line) for line in painted(OVER, None, *size)]
    assert len(seen) == rows
    assert not any("╭" in line or "▸" in line or "turn" in line for line in seen)
    assert title(OVER) == "CIRCUS COMBAT  deck 10  red dice r 26"


def test_the_board_leaves_room_for_what_is_said() -> None:
    for view in (PLACING, REROLLING):
        assert len(shown(view, 0).splitlines()) <= 17
        assert len(shown(view, 0, size=(60, 16)).splitlines()) <= 15


def test_the_title_counts_what_is_left() -> None:
    assert title(PLACING) == "CIRCUS COMBAT  deck 10  red dice r 25"


# the banner in place of a curtain


def test_no_curtain_ever_falls() -> None:
    for played in random_game(circus_combat, 2, Options(), 4, 300):
        for sitting in (None, 0, 1):
            public = circus_combat.view(played.after, None)
            assert not isinstance(situation(circus_combat, public, sitting), Curtain)


def banner(view: State, seat: Seat, cells: int = 80) -> tuple[tuple[str, str], tuple[str, str]]:
    """Both halves, each as what it says of the player and its role."""
    at = decision(view, seat)
    first, _, second = painted(view, at, cells, 20)[0]
    return (first.text.split("  ")[0], first.role), (second.text.split("  ")[0], second.role)


def test_the_banner_says_whose_turn_it_is_by_an_arrow_and_words_and_role() -> None:
    assert banner(PLACING, 0) == (("▶a Ana's turn", "selected"), (" b Benjamin", "strong"))
    turn = table(Placing(1, ROLL, (0, 1, 2, 3)))
    assert banner(turn, 1) == ((" a Ana", "strong"), ("▶b Benjamin's turn", "selected"))


def test_the_banner_says_who_decides_in_the_other_players_turn() -> None:
    assert banner(SWAPPING, 0) == (("▶a Ana decides", "selected"), (" b Benjamin's turn", "strong"))


def test_the_banner_announces_the_last_turn() -> None:
    assert banner(attrs.evolve(PLACING, last=0), 0)[0] == ("▶a Ana's last turn", "selected")
    coming = attrs.evolve(PLACING, last=1)
    assert banner(coming, 0, 130)[1][0] == " b Benjamin: last turn to come"
    assert title(coming) == "CIRCUS COMBAT  deck 10  red dice r 25  last turns"


# the stage


def row_of(view: State, number: int, *keys: str, seat: Seat = 0, size: tuple[int, int] = (80, 20)) -> str:
    return shown(view, seat, *keys, size=size).splitlines()[number]


def test_a_trick_tells_its_dice_by_owner_and_who_would_take_it_and_what_is_missing() -> None:
    assert row_of(PLACING, 3) == "  3  teal   Full House    3+2   b2 b2  ·│a6 r6    b 2-1       needs 2 or 6"
    assert row_of(PLACING, 4) == " [4] violet Straight      run 5 a2 b3 r4  ·  ·    b 1-1 (3-2) needs 5 1|6"
    assert row_of(PLACING, 2) == " [2] teal   2 Pairs       2+2   a3 b3│ ·  ·       = 1-1 (3-3) needs a pair"


def test_an_owner_is_told_by_letter_role_and_the_banner() -> None:
    at = decision(PLACING, 0)
    spans = [span for line in painted(PLACING, at, 80, 20)[1:9] for span in line]
    assert {(span.text[0], span.role) for span in spans if span.role.startswith("dice")} == {
        ("a", "dice_light"),
        ("b", "dice_dark"),
        ("r", "dice_red"),
    }


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ana", "Ben"), ("a", "b")),
        (("Zoe", "cleo"), ("z", "c")),
        (("Ben", "Bob"), ("a", "b")),
        (("Rita", "Sam"), ("a", "b")),
        (("Ünal", "Sam"), ("a", "b")),
        (("4", "Sam"), ("a", "b")),
    ],
)
def test_letters_are_initials_that_no_die_is_mistaken_by(names: tuple[str, str], letters: tuple[str, str]) -> None:
    assert Cast(names).letters == letters


def test_the_tricks_a_die_fits_are_marked_and_no_others() -> None:
    for keys, number in (((), 0), (("right",), 1), (("right", "right", "right"), 3)):
        lines = shown(PLACING, 0, *keys).splitlines()[1:9]
        fits = [place for place, line in enumerate(lines) if line[1] == "["]
        assert fits == [place for place in range(8) if circus_combat.explain(PLACING, 0, Place(number, place)) is None]


def test_the_swap_mark_is_where_this_table_has_put_it() -> None:
    marks = ("straight", "one_pair")
    view = with_swap_marks(PLACING, *marks)
    for place, line in enumerate(shown(view, 0).splitlines()[1:9]):
        lying = view.stage[place]
        assert lying is not None
        assert ("↻" in line) == bears_swap_mark(view.options, lying.card) == (lying.card.pattern.id in marks)


def test_an_empty_place_says_so_and_the_cursor_passes_it_by() -> None:
    view = attrs.evolve(PLACING, stage=(STAGE[0], None, *STAGE[2:]))
    assert row_of(view, 2) == "  2  the deck has run out"
    assert decision(view, 0).at == 0
    assert decision(view, 0, "down").at == 2


def test_what_is_missing_is_said_fully_or_shortly_but_never_differently() -> None:
    """The short form fits its column for every hand there is."""
    for pattern in PATTERNS.values():
        for face in (1, 3, 6):
            for count in range(1, (pattern.groups or (1,))[0] + 1):
                lying = trick(f"gold {pattern.id}", " ".join([str(face)] * count))
                line = row_of(table(Placing(0, ROLL, (0, 1, 2, 3)), stage=(lying, *STAGE[1:])), 1, size=(60, 16))
                assert len(line) <= 60
                assert "…" not in line
                ways = missing(pattern, lying.faces)
                assert lying.complete or all(str(value) in line[45:] for way in ways for value in way.values)


# the dice and what is said beside them


def notes(view: State, *keys: str, seat: Seat = 0, size: tuple[int, int] = (80, 20)) -> str:
    """What is said beside the dice, on one line."""
    lines = shown(view, seat, *keys, size=size).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith((" ╔", " ╭")))
    beside = [re.sub("^.*[╗╮║│╝╯]", "", line).strip() for line in lines[first : first + 3]]
    return plainly(" ".join(text for text in beside if text))


def test_a_die_that_completes_a_trick_says_who_takes_it_and_for_how_much() -> None:
    assert notes(PLACING).startswith(
        "✓ 5 completes 1, the gold One Pair: Ana takes it as trick 6, two own dice to none: +20 = (10-0) x2 x1"
    )


def test_completing_a_trick_for_the_opponent_says_so() -> None:
    view = table(Placing(0, Dice((4,), ()), (0,)))
    assert (
        "completes 5, the gold Four of a Kind: Benjamin takes it as trick 3, three own dice to one: +12 = (12-0) x1 x1"
        in notes(view, "down", "down", "down")
    )


def test_a_tie_an_all_red_trick_and_the_swap_mark_are_foretold() -> None:
    tie = table(Placing(0, Dice((3,), ()), (0,)), stage=(trick("gold one_pair", "", "3"), *STAGE[1:]))
    assert "nobody takes it, one own die and 3 pips each; its dice go back." in notes(tie)
    red = table(Placing(0, Dice((), (3,)), (0,)), stage=(trick("gold one_pair", red="3"), *STAGE[1:]))
    assert "completes 1, the gold One Pair: it is all red and leaves the game; its dice may be thrown." in notes(red)
    swap = table(Placing(0, Dice((3,), ()), (0,)), stage=(trick("gold two_pairs_swap", "3 5 5", red=""), *STAGE[1:]))
    assert "Ana takes it as trick 6 and may swap" in notes(swap)


def test_a_die_that_does_not_fit_says_why() -> None:
    why = "there are 2 and 6 already, and no room for another value."
    assert f"✗ The 5 does not fit on the teal Full House with 2 2 6 6: {why} It needs 2 or 6." in notes(
        PLACING, "down", "down"
    )
    assert f"✗ 5 not on 3: {why}" in notes(PLACING, "down", "down", size=(60, 16))


def test_what_a_placing_leaves_over_is_foretold() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    view = table(Placing(0, Dice((2, 2), (5,)), (0, 1, 2)), stage=stage)
    assert "Ana's 2 fits nowhere and goes back to the supply. Ana's fatigue 5 fits nowhere" in notes(
        view, size=(120, 36)
    )
    assert "Left over: 2 and fatigue 5 (-5)." in notes(view, size=(60, 16))


def test_a_die_that_fits_nowhere_says_what_becomes_of_it() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    view = table(Placing(0, Dice((2, 3), (5,)), (0, 1, 2)), stage=stage)
    assert "3 fits nowhere: if it stays so, it goes back." in notes(view, "right")
    assert "fatigue 5 fits nowhere: if it stays so, it will cost 5." in notes(view, "right", "right")


def test_marked_dice_say_roll_and_the_others_keep() -> None:
    lines = shown(REROLLING, 0, "right", "space", "right").splitlines()
    assert " ╰keep╯ ╰roll╯ ╚keep╝ ╰keep╯" in lines[12]
    assert "Enter: roll 2 again." in lines[10]
    assert "Enter: keep the roll." in shown(REROLLING, 0)


def test_thrown_red_dice_say_what_they_would_risk() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    said = notes(table(Wearied(0, (3, 3)), stage=stage))
    assert said.startswith("▸ t throw them: 2 6 would fit; 1 3 4 5 would not, and cost you that much.")
    assert said.endswith("r return them to the supply.")


# the shows


def test_a_negative_trick_is_plainly_so() -> None:
    at = decision(PLACING, 0)
    for cells, height in ((80, 20), (60, 16), (120, 36)):
        spans = [span for line in painted(PLACING, at, cells, height)[-4:] for span in line]
        assert [span.text.strip() for span in spans if span.role == "bad"] == ["-18"]


def test_the_queues_show_both_multipliers_and_every_tricks_worth() -> None:
    head, first, second = plainly(shown(PLACING, 0)).splitlines()[-3:]
    assert head.split() == ["1:x1", "2:x1", "3:x1", "4:x2", "5:x2", "6:x2", "7:x3", "8:x3", "9:x3"]
    assert first.split() == ["a", "gx1", "10", "gx2", "8", "gx3", "-18", "gx1", "26", "tx1", "12"]
    assert second.split() == ["b", "vx1", "10", "vx2", "48"]


def test_a_queue_too_long_for_the_window_shows_its_end() -> None:
    long = (*QUEUES[0], *QUEUES[0], trick("violet one_pair", "6 6"))
    view = attrs.evolve(PLACING, players=(Player(9, long), Player(9, QUEUES[1])))
    head, first, _ = plainly(shown(view, 0, size=(60, 16))).splitlines()[-3:]
    assert head.startswith("«")
    assert head.split()[-1] == "11:x3"
    assert first.split()[-2:] == ["v1", "36"]


@pytest.mark.parametrize("size", [(80, 20), (60, 16)])
def test_the_projection_of_each_swap_is_the_score_the_swap_makes(size: tuple[int, int]) -> None:
    for seat in (0, 1):
        view = table(Swapping(other(seat), seat))
        now, lines = total(view.players[seat], seat), shown(view, seat, size=size).splitlines()
        for left in range(len(view.players[seat].queue) - 1):
            then = total(circus_combat.step(view, seat, Swap(left)).players[seat], seat)
            assert lines[3 + left].split()[-3:] == [f"{left + 1}/{left + 2}", str(then), f"({then - now:+d})"]


def test_the_swap_at_the_cursor_says_the_score_before_and_after() -> None:
    assert "the score goes from 32 to 51 (+19)." in shown(SWAPPING, 0, "left", size=(120, 36))
    assert "n leaves the queue as it is: the score stays 32." in shown(SWAPPING, 0)


def test_a_show_in_full_has_the_sums_of_each_trick() -> None:
    lines = plainly(shown(PLACING, 0, "p")).splitlines()
    assert lines[1] == " Ana's show: 38 less 6 for fatigue = 32"
    assert lines[5].startswith("  3 gold   Straight               5-11 x1 x3 =  -18     0   3/4   51 (+19)")


def test_an_empty_show_says_so() -> None:
    view = table(Placing(0, ROLL, (0, 1, 2, 3)), queues=((), ()))
    assert "   no tricks yet" in shown(view, 0, "p").splitlines()
    assert shown(view, 0).splitlines()[-2:] == [" a no tricks yet", " b no tricks yet"]


# never more than there is room for


def test_long_names_and_long_queues_fit_every_window() -> None:
    rng = Random(1)
    tricks = [trick("gold five_of_a_kind", "6 6 6 6 6"), trick("violet three_pairs", "1 1", "5", red="6 6 5")]
    for length in (9, 12, 15):
        queue = tuple(rng.choice(tricks) for _ in range(length))
        view = table(Swapping(0, 0), queues=(queue, queue))
        for size in ((80, 20), (60, 16), (120, 36)):
            for lefts in (0, length // 2, length):
                lines = shown(view, 0, *["left"] * lefts, size=size, names=("W" * 16, "M" * 16)).splitlines()
                assert len(lines) <= size[1]
                assert sum(line.startswith("▸") for line in lines[3:]) == 2


def test_every_sign_of_the_board_is_explained() -> None:
    said = plainly(" ".join(LEGEND))
    for sign in ("[1]", "↻", "gx3", "trio", "2|6", "=", "5/9 38-6=32"):
        assert sign in said
