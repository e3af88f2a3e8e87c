"""Circus Combat on the screen: what each zone says at chosen tables, and that everything has room."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.drawing.paint import Row, Span, text_of, width
from circus_tui.screens.circus_combat.pictures import heading, result
from circus_tui.screens.circus_combat.pictures.needs import Owned, needs, slots
from circus_tui.tables.hotseat import Curtain, situation
from circus_tui.widgets.picture import Picture, Room, Zone
from circus_tui.widgets.stage import TrickCard
from rules import circus_combat
from rules.circus_combat.figures import PATTERNS
from rules.circus_combat.hands import missing
from rules.circus_combat.moves import Place
from rules.circus_combat.state import Options, Player, State, bears_swap_mark
from rules.circus_combat.steps import Dice, Over, Placing, Rerolling, Resolving, Wearied
from tests.circus_combat.scenes import (
    FOLDER,
    LARGE,
    OVER,
    PLACING,
    PLAYERS,
    QUEUES,
    ROLL,
    SIZES,
    STAGE,
    SWAPPING,
    asks,
    lines,
    pictures,
    scene,
    sentence,
    table,
    text,
    with_swap_marks,
    words,
)
from tests.circus_combat.tables import trick
from tests.specimens import random_game

pytestmark = pytest.mark.slow

REROLLING = table(Rerolling(0, ROLL))
SETTLING = table(
    Resolving(1),
    stage=(*STAGE[:4], trick("gold four_of_a_kind", "", "4 4 4", red="4"), trick("teal one_pair", red="3 3")),
)
RED = table(Wearied(1, (6, 3)))

GOLDEN: dict[str, tuple[State, int, tuple[str, ...], tuple[int, int], dict[str, tuple[int, int]]]] = {
    "placing-120x36": (PLACING, 0, (), LARGE, {"stage": (118, 15), "roll": (118, 6)}),
    "placing-80x24": (PLACING, 0, ("down", "down"), (80, 24), {"seats": (80, 2), "stage": (80, 11), "roll": (78, 4)}),
    "swapping-80x24": (SWAPPING, 0, (), (80, 24), {"queue": (78, 9), "after": (78, 6)}),
    "placing-60x20": (PLACING, 0, (), (60, 20), {"seats": (60, 2), "stage": (60, 8), "roll": (58, 3)}),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_always_did(name: str) -> None:
    view, seat, keys, size, rooms = GOLDEN[name]
    zones = pictures(view, seat, *keys, size=size).zones
    seen = "\n".join(text(zones[zone], *room) for zone, room in rooms.items())
    assert seen.splitlines() == FOLDER.joinpath(f"{name}.txt").read_text().splitlines()


def test_no_curtain_ever_falls() -> None:
    for played in random_game(circus_combat, 2, Options(), 4, 300):
        for sitting in (None, 0, 1):
            assert not isinstance(situation(circus_combat, circus_combat.view(played.after, None), sitting), Curtain)


# the bar and the shows


def test_the_bar_counts_the_deck_and_announces_the_end() -> None:
    assert heading(PLACING).place == "deck 10"
    assert heading(attrs.evolve(PLACING, last=1)).place == "last turns"
    assert heading(attrs.evolve(PLACING, last=0)).place == "last turn"
    assert heading(OVER).place == "the game is over"
    assert "Swap" in text_of(heading(SWAPPING).crumbs)


def frame(view: State, seat: int, player: int, **more: Any) -> tuple[str, str]:
    """What the frame of a player's show says above and below."""
    zone = pictures(view, seat, size=LARGE, **more).zones[f"show-{player}"]
    return words(zone.title), words(zone.subtitle)


def test_a_show_says_how_far_it_is_and_how_many_dice_are_left() -> None:
    head, foot = frame(PLACING, 0, 0)
    assert head == "► A Ana · 32 points · 5 of 9 tricks"
    assert foot == "tricks +38, red dice -6: 4 2 · 13 of 36 dice left"
    view = attrs.evolve(PLACING, players=(Player(2, QUEUES[0]), Player(0, QUEUES[1])))
    assert "2 of 36 dice left, rolls 2" in frame(view, 0, 0)[1]
    assert "0 of 36 dice left, rolls 0" in frame(view, 0, 1)[1]


def test_no_red_die_left_over_is_said_in_words() -> None:
    view = attrs.evolve(PLACING, players=(Player(9, QUEUES[0]), Player(9, QUEUES[1])))
    assert frame(view, 0, 0)[1] == "tricks +38, no red die left over · 9 of 36 dice left"


def test_the_end_is_announced_to_both() -> None:
    view = attrs.evolve(PLACING, last=0)
    assert frame(view, 0, 0)[0].endswith(" · last turn")
    assert frame(view, 0, 1)[0].endswith(" · plays no more")
    before = attrs.evolve(PLACING, last=1)
    assert frame(before, 0, 0)[0].endswith(" · this turn only")
    assert frame(before, 0, 1)[0].endswith(" · one more turn")


def test_why_the_end_comes_is_said_with_what_is_to_be_done() -> None:
    long = (*QUEUES[0], *QUEUES[0][:4])
    view = attrs.evolve(PLACING, players=(Player(9, QUEUES[0]), Player(9, long)), last=0)
    assert asks(view).endswith("Benjamin has nine tricks: this is the last turn.")


def test_a_show_in_full_says_where_all_dice_are() -> None:
    zone = pictures(PLACING, 0, "p", size=LARGE).zones["queue"]
    assert zone.value.notes[0][1].text == "36 dice: 13 to roll, 3 in the roll, 8 on the stage, 12 in this queue"
    rival = pictures(PLACING, 0, "p", "p", size=LARGE).zones["queue"].value.notes[0][1].text
    assert rival.endswith("8 in this queue, 2 in Ana's queue, where they stay")


# the stage


def card(view: State, place: int, *keys: str, seat: int = 0) -> TrickCard:
    """A trick as the stage shows it."""
    found = pictures(view, seat, *keys, size=LARGE).zones["stage"].value.cards[place]
    assert isinstance(found, TrickCard)
    return found


def said(rows: tuple[Row, ...]) -> list[str]:
    return [words(row) for row in rows]


def test_a_trick_tells_who_would_take_it_and_what_is_missing() -> None:
    assert said(card(PLACING, 2).holders)[0] == " B  leads 2-1"
    assert card(PLACING, 2).needs[0] == "needs 2 or 6"
    assert said(card(PLACING, 3).holders)[0] == " B  leads 1-1, 3-2 pips"
    assert said(card(PLACING, 1).holders)[0] == "1-1, equal pips: nobody"
    assert said(card(SETTLING, 5, seat=1).holders)[0] == "red only, nobody's"
    assert said(card(PLACING, 5).holders) == ["nobody yet"]


def wants(view: State, place: int) -> list[list[str]]:
    """The slots of a trick: the dice by their numbers, and what the empty ones need."""
    return [
        [slot.wants if slot.die is None else f"={slot.die.face}" for slot in group]
        for group in card(view, place).groups
    ]


def test_slots_have_the_value_they_need() -> None:
    view = REROLLING
    assert wants(view, 0) == [["=5", "5"]]
    assert wants(view, 1) == [["=3", "=3"], ["", ""]]
    assert wants(view, 2) == [["=2", "=2", "2/6"], ["=6", "=6"]]
    assert wants(view, 3) == [["=2", "=3", "=4", "5", "1/6"]]
    assert wants(view, 6) == [["=1", "=1", "=1"], ["=5", "5", "5"]]


def test_the_die_is_previewed_in_its_slot_and_the_others_it_fits_on_are_lit() -> None:
    lit = [[slot for group in card(PLACING, place).groups for slot in group if slot.light] for place in range(8)]
    assert [len(each) for each in lit] == [1, 1, 0, 1, 0, 1, 1, 0]
    assert lit[0][0].die is not None
    assert all(slot.die is None for each in lit[1:] for slot in each)
    assert card(PLACING, 0).needs == ("then complete", "complete")


def test_slots_and_words_are_right_for_every_hand() -> None:
    for pattern in PATTERNS.values():
        for face in range(1, 7):
            for count in range((pattern.groups or (1,))[0] + 1):
                lying = trick(f"gold {pattern.id}", " ".join([str(face)] * count))
                groups = slots(lying)
                assert sum(map(len, groups)) == pattern.size
                assert sum(slot.die is not None for group in groups for slot in group) == count
                for value in lying.wants:
                    lit = [slot for group in slots(lying, face=value) for slot in group if slot.light]
                    assert len(lit) == 1, (pattern, face, count, value)
                    tried = slots(lying.with_die(0, value), tried=Owned(value, 0))
                    assert [slot.die.face for group in tried for slot in group if slot.light and slot.die] == [value]
                ways = missing(pattern, lying.faces)
                if count and not lying.complete:
                    told = needs(lying)[2]
                    assert all(str(value) in told for way in ways for value in way.values)


def test_the_tricks_a_die_fits_on_have_their_keys_lit_and_no_others() -> None:
    for keys, number in (((), 0), (("right",), 1), (("right", "right", "right"), 3)):
        fits = [place for place in range(8) if card(PLACING, place, *keys).keyed]
        assert fits == [place for place in range(8) if circus_combat.explain(PLACING, 0, Place(number, place)) is None]


def test_the_swap_mark_is_where_this_table_has_put_it() -> None:
    view = with_swap_marks(PLACING, "straight", "one_pair")
    for place in range(8):
        lying = view.stage[place]
        assert lying is not None
        assert card(view, place).swap == bears_swap_mark(view.options, lying.card)


def test_an_empty_place_says_so() -> None:
    view = attrs.evolve(PLACING, stage=(STAGE[0], None, *STAGE[2:]))
    assert "2  empty: the deck has run out" in text(pictures(view, 0, size=LARGE).zones["stage"], 118, 15)


def test_a_trick_is_told_closely_in_words() -> None:
    tray = pictures(PLACING, 0, "c", "3", size=LARGE).zones["roll"].value
    lines = [words(line.wordings[0]) for line in tray.lines]
    assert lines[0] == "3  teal Full House: three and two equal dice, of different values"
    assert lines[1].split() == ["on", "it", "●", "Ana", "6", "◆", "Benjamin", "2", "2", "○", "red", "6"]
    assert "B Benjamin would take it, two own dice to one" in lines[2]
    assert "needs      2 or 6" in lines[3]
    assert lines[4] == "worth to A 0 = (6 - 6 red) x2 by place x2 by colour, as trick 6, with the dice on it"


# the dice, and what is said of them


def test_a_die_that_completes_a_trick_says_who_takes_it_and_for_how_much() -> None:
    head = "✓ Place 5 on 1, the gold One Pair: complete"
    assert sentence(PLACING) == f"{head}  you take it as trick 6, two own dice to none: +20 = 10 x2 by place."
    assert lines(PLACING)[0].endswith("complete: you take it 2-0, +20 points")


def test_completing_a_trick_for_the_opponent_says_so_and_what_stays_on_it() -> None:
    view = table(Placing(0, Dice((4,), ()), (0,)))
    at = pictures(view, 0, "tab", size=(160, 40))
    assert "Benjamin takes it as trick 3, three own dice to one: +12 points; your die stays on it." in words(
        at.sentence
    )


def test_a_tie_an_all_red_trick_and_the_swap_mark_are_foretold() -> None:
    tie = table(Placing(0, Dice((3,), ()), (0,)), stage=(trick("gold one_pair", "", "3"), *STAGE[1:]))
    why = "nobody takes it, one own die and 3 pips each: it leaves the game and its dice go back"
    assert why in sentence(tie, size=(160, 40))
    red = table(Placing(0, Dice((), (3,)), (0,)), stage=(trick("gold one_pair", red="3"), *STAGE[1:]))
    assert "all red: it leaves the game, you may roll its dice again" in sentence(red)
    swap = table(Placing(0, Dice((3,), ()), (0,)), stage=(trick("gold two_pairs_swap", "3 5 5"), *STAGE[1:]))
    assert "you take it as trick 6 and may swap" in sentence(swap)


def test_what_a_red_die_does_is_said() -> None:
    view = table(Placing(0, Dice((), (4,)), (0,)))
    assert "Its 4 counts against whoever takes the trick." in sentence(view)
    assert "With red dice only nobody takes it." in sentence(view, "tab", "tab")


def test_a_die_that_does_not_fit_says_why_and_which_clause() -> None:
    why = "there are 2 and 6 already, and no room for another value."
    assert sentence(PLACING, "down", "down") == f"✗ 5 does not fit on 3: {why} § 2.2 When a die fits"
    assert why in sentence(PLACING, "down", "down", size=(80, 24))


def test_what_a_placing_leaves_over_is_foretold_in_place_of_the_duty() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    view = table(Placing(0, Dice((2, 2), (5,)), (0, 1, 2)), stage=stage)
    assert asks(view).startswith(
        "→ then your 2 would fit nowhere and go back, and the red 5 would fit nowhere and cost you 5"
    )
    assert asks(PLACING).startswith("place every die that fits, the red one too.")


def test_a_die_that_fits_nowhere_says_what_becomes_of_it() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    view = table(Placing(0, Dice((2, 3), (5,)), (0, 1, 2)), stage=stage)
    headings = [words(pictures(view, 0, *["right"] * n, size=LARGE).zones["roll"].value.heading[0]) for n in (1, 2)]
    assert headings == [
        "✗ 3 fits nowhere: if it stays so, it goes back",
        "✗ red 5 fits nowhere: if it stays so, it costs its pips",
    ]
    tags = [each.tag for each in pictures(view, 0, size=LARGE).zones["roll"].value.dice]
    assert tags == ["this die", "✗ no place", "✗ no place"]


def test_marked_dice_say_again_and_the_others_keep() -> None:
    keys = ("right", "space", "right")
    tray = pictures(REROLLING, 0, *keys, size=LARGE).zones["roll"]
    assert [each.tag for each in tray.value.dice] == ["keep", "↻ again", "keep", "keep"]
    assert sentence(REROLLING, *keys) == "✓ Roll 2 again  keeps 5 2 and red 4. You may roll again only once."
    assert words(tray.title) == "Ana, roll again? Only once in a turn"
    assert sentence(REROLLING).startswith("✓ Keep 5 2 2 and red 4")


def test_each_die_of_a_roll_says_where_it_fits_and_what_it_completes_or_costs() -> None:
    seen = lines(REROLLING)
    assert seen[0] == "● 5: keep completes 1: yours, fits on 2 4 6 7"
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    bare = lines(table(Rerolling(0, Dice((3,), (5,))), stage=stage))
    assert bare == ["● 3: keep ✗ fits nowhere: it goes back", "○ 5: keep ✗ fits nowhere: left over it costs 5"]


def test_where_there_is_little_room_places_are_gathered_and_players_are_letters() -> None:
    stage = (
        trick("gold four_of_a_kind", "", "2 2 2"),
        trick("teal four_of_a_kind", "", "2 2 2"),
        trick("teal one_pair", "2"),
    )
    rolled = table(Rerolling(0, Dice((2,), ())), stage=stage)
    (line,) = pictures(rolled, 0).zones["roll"].value.lines
    said = [words(row) for row in line.wordings]
    name = said[0].partition("completes 1 2: ")[2].partition("'s")[0]
    assert said[0].strip().endswith(f"completes 1 2: {name}'s, 3: yours")
    assert said[-1].strip().endswith("completes 1 2: B's, 3: yours")
    assert name != "B"


def test_a_roll_can_be_asked_about_a_trick() -> None:
    heads = [pictures(REROLLING, 0, key, size=LARGE).zones["roll"].value.heading for key in ("1", "3")]
    assert words(heads[0][0]).startswith("✓ 5 on 1: complete: you take it 2-0")
    assert words(heads[1][0]).startswith("✗ 5 does not fit on 3:")


def test_complete_tricks_say_who_takes_them() -> None:
    assert [line.replace(" ", "")[:40] for line in lines(SETTLING, seat=1)] == [
        "5:goldFourofaKindyoutakeitastrick3,three"[:40],
        "6:tealOnePairitisallred,nobodytakesit:itleaves"[:40],
    ]
    assert sentence(SETTLING, "up", seat=1).startswith("✗ The violet Straight is not complete")


def test_thrown_red_dice_say_what_they_would_risk() -> None:
    stage = (trick("gold four_of_a_kind", "2 2 2"), trick("teal one_pair", "6"))
    view = table(Wearied(0, (3, 3)), stage=stage)
    assert lines(view)[2] == ": now would fit: 2 6 not, and cost you that much: 1 3 4 5"
    assert sentence(view).startswith("✓ Roll the red dice again")
    assert sentence(view, "down").startswith("✓ Put the red dice back")


def test_the_last_things_that_happened_stay_to_be_read() -> None:
    told = ("Benjamin places 3 on the gold One Pair.", "Benjamin's red 1 fits nowhere and costs 1 at the end.")
    rolled = "Ana rolls 5 2 2 and red 4."
    zone = pictures(REROLLING, 0, news=(*told, "The teal Straight comes on stage.", rolled)).zones["news"]
    assert [words(each.words) for each in zone.value.sentences][1] == f"B {told[1]}"
    assert rolled not in text(zone, 300, 1)
    assert "costs 1 at the end." in text(zone, 78, 1)
    assert "comes on stage" not in text(zone, 78, 1)


# never more than there is room for


def everything(view: State, seat: int, names: tuple[str, ...], size: tuple[int, int]) -> list[Zone[Any]]:
    """Every zone at that size, with the shows, a trick looked at closely, and the end."""
    over = attrs.evolve(view, step=Over("last turn"), last=1)
    drawn = [pictures(view, seat, *keys, size=size, names=names) for keys in ((), ("p",), ("c",))]
    drawn.append(result(scene(over, None, size=size, names=names, result=circus_combat.result(over))))
    return [zone for each in drawn for zone in each.zones.values()]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_names_and_long_queues_fit_every_window(size: tuple[int, int]) -> None:
    rng = Random(1)
    tricks = [trick("gold five_of_a_kind", "6 6 6 6 6"), trick("violet three_pairs", "1 1", "5", red="6 6 5")]
    for length in (0, 9, 15):
        queue = tuple(rng.choice(tricks) for _ in range(length))
        for view in (PLACING, REROLLING, *((SWAPPING,) if length else ())):
            long = attrs.evolve(view, players=(Player(9, queue, (6, 6)), Player(2, queue)))
            for names in (("W" * 16, "M" * 16), ("界" * 8, "Ben")):
                for zone in everything(long, 0, names, size):
                    check(zone, size)


def check(zone: Zone[Any], size: tuple[int, int]) -> None:
    """A zone draws within its room, whatever room it is given, and its frame's words have room too."""
    cells, height = size
    assert width(zone.title) <= cells - 6
    for rows in (4, height - 8):
        block = Picture.of(zone.value).paint(zone.value, Room(cells - 2, rows))
        assert len(block) <= rows
        assert all(width(line) <= cells - 2 for line in block)


def test_clicks_mean_what_is_drawn() -> None:
    zones = pictures(PLACING, 0, size=LARGE).zones
    seen = {span.target for zone in ("stage", "roll") for line in painted(zones[zone]) for span in line if span.target}
    assert {("trick", place) for place in range(8)} | {("die", number) for number in range(4)} <= seen
    gaps = {span.target for line in painted(pictures(SWAPPING, 0, size=LARGE).zones["queue"]) for span in line}
    assert {("gap", left) for left in range(5)} <= gaps


def painted(zone: Zone[Any]) -> tuple[tuple[Span, ...], ...]:
    return Picture.of(zone.value).paint(zone.value, Room(118, 15))


def test_names_keep_their_letters() -> None:
    assert PLAYERS == ("Ana", "Benjamin")
    assert "► A  Ana" in text(pictures(PLACING, 0).zones["seats"], 80, 2)
