"""What SCOUT's pictures say and show: what beats a set, what is new, who may see which card, how a round ended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import attrs
import pytest
from rich.cells import cell_len

from circus_tui.drawing.paint import text_of, width
from circus_tui.screens.contract import Decision, Pictures, Scene
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning, open_decision
from circus_tui.screens.scout.pictures import heading, pictures, result
from circus_tui.screens.scout.pictures.news import brief
from circus_tui.screens.scout.pictures.past import shows, tokens_used
from circus_tui.screens.scout.pictures.table import ladder
from circus_tui.widgets.card import Card
from circus_tui.widgets.hand import Hand
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.score_sheet import Sheet
from circus_tui.widgets.table_set import CardSet
from rules import scout
from rules.core import CHANCE, Seat, name_seats
from rules.scout.sets import strength
from rules.scout.state import MustShow, Options, Orienting, Over, State
from tests.scout.positions import BACKS, alone, four, two, unbeaten
from tests.scout.tables import table
from tests.shell.stage import staged
from tests.specimens import random_game, random_history

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
ROOMY, COMPACT, SMALL = (120, 36), (80, 24), (60, 20)
SIZES = (ROOMY, COMPACT, SMALL)
GOLDEN = Path(__file__).parent / "golden"


def scene(state: State, decision: Decision | None, size: tuple[int, int] = ROOMY, **more: Any) -> Scene:
    seat = None if decision is None else decision.seat
    view = scout.view(state, seat) if decision is None else decision.view
    return Scene(view, seat, decision, NAMES[: state.seats], *size, **more)


def decided(state: State, *names: str) -> Decision:
    """The decision of the seat to act after these actions."""
    (seat,) = scout.to_act(state)
    decision: Any = open_decision(scout.view(state, seat), seat)
    for name in names:
        decision = decision.press(name)
    made: Decision = decision
    return made


def texts(shown: Pictures, size: tuple[int, int]) -> str:
    """Everything the pictures say, each painted in a room as wide as the window."""
    lines = [text_of(shown.sentence), text_of(shown.asks)]
    for zone in shown.zones.values():
        block = Picture.of(zone.value).paint(zone.value, Room(size[0] - 2, size[1] // 3))
        lines += [text_of(zone.title), text_of(zone.subtitle), *map(text_of, block)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("seats", "numbers", "expected"),
    [
        (4, [7, 6], ["any set of three or more", "two equal cards", "a run of two from 7 up"]),
        (4, [9, 9], ["any set of three or more", "two 10s"]),
        (4, [8, 9], ["any set of three or more", "two equal cards", "a run of two, 9 to 10"]),
        (4, [4, 4, 4], ["any set of four or more", "three 5s or higher"]),
        (4, [6], ["any set of two or more", "a single 7 or higher"]),
        (4, [10], ["any set of two or more"]),
        (4, [8] * 8, ["any set of nine or more", "eight 9s or higher"]),
        (5, [8] * 9, ["any set of ten or more", "nine 9s or higher"]),
        (3, [9], ["any set of two or more"]),
        (3, [8], ["any set of two or more", "a single 9"]),
        (3, [9, 9], ["any set of three or more"]),
        (3, [8, 8], ["any set of three or more", "two 9s"]),
        (3, [8, 9], ["any set of three or more", "two equal cards"]),
        (3, [7, 8], ["any set of three or more", "two equal cards", "a run of two, 8 to 9"]),
    ],
)
def test_what_beats_a_set_with_the_cards_that_are_in_use(seats: int, numbers: list[int], expected: list[str]) -> None:
    assert [text_of(line) for line in ladder(strength(numbers), seats)] == [f"✓ {each}" for each in expected]


def test_a_show_is_told_with_its_parts_and_why_it_beats_the_table() -> None:
    shown = pictures(scene(four(), decided(four(), "right", "longer", "longer")))
    said = texts(shown, ROOMY)
    for words in (
        "your hand ▮ 9 → 6 cards",
        "you collect ▤ +2 cards, a point each",
        "active set 3-2-1, run of three, yours",
        "✓ Show 3-2-1, run of three, lowest 1: longer than 7-6, so it beats it.",
        "Ben's run of two, lowest 6",
        "owns the set · round \N{MINUS SIGN}4",
        "this round \N{MINUS SIGN}6",
        "show a stronger set, scout an end card, or do both (once a round).",
    ):
        assert words in said


def test_a_refused_show_names_the_clause() -> None:
    said = texts(pictures(scene(four(), decided(four()), COMPACT)), COMPACT)
    assert "✗ 3 does not beat 7-6" in said
    assert "§ 3.2" in said


def test_tab_marks_the_strongest_set_first_and_then_the_next_weaker_one() -> None:
    state = table("3/4 8/1 8/2 5/6 4/7", BACKS)
    first = decided(state, "next_set")
    assert isinstance(first, Choosing)
    assert (first.show.start, first.show.length) == (1, 2)
    second, again = first.press("next_set"), first.press("right").press("next_set")  # type: ignore[union-attr]
    assert isinstance(second, Choosing)
    assert (second.show.start, second.show.length) == (3, 2)
    assert again == first


def test_an_arrow_goes_from_marked_cards_to_the_one_at_that_end_of_them() -> None:
    marked = decided(four(), "right", "longer", "longer")
    assert isinstance(marked, Choosing)
    assert (marked.show.start, marked.show.length) == (1, 3)
    for way, place in (("left", 1), ("right", 3)):
        for decision in (marked, attrs.evolve(marked, cursor=marked.anchor, anchor=marked.cursor)):
            gone: Any = decision.press(way)
            assert (gone.show.start, gone.show.length) == (place, 1)
    assert decided(four(), "right", "longer", "right", "right") == decided(four(), "right", "right", "right")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_scout_and_show_is_offered_where_it_alone_can_show(size: tuple[int, int]) -> None:
    state = table("2/6 5/1 5/7 9/4 8/1", BACKS, BACKS, active="5/3 5/4 5/8", owner=1)
    used = attrs.evolve(state, players=(attrs.evolve(state.players[0], token=False), *state.players[1:]))
    hopeless = table("2/6 5/1 3/7", BACKS, BACKS, active="8/3 8/4 8/5", owner=1)
    for each, both in ((state, True), (used, False), (hopeless, False)):
        asks = text_of(pictures(scene(each, decided(each), size)).asks)
        assert "5-5-5" in asks or each is hopeless
        assert ("once" in asks) == both
        assert cell_len(asks) <= size[0] - 8


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("hand", ["3/4 8/1", "3/4 3/5 2/1"])
def test_a_scout_that_ends_the_round_is_told_before_it_is_begun(hand: str, size: tuple[int, int]) -> None:
    state = table(hand, BACKS, BACKS, active="9/1" if hand.startswith("3/4 8") else "2/8", owner=1)
    for scouts in (0, 1):
        each = attrs.evolve(state, scouts=scouts)
        asks = text_of(pictures(scene(each, decided(each), size)).asks)
        assert ("ends the round" in asks) == (scouts == 1)
        assert cell_len(asks) <= size[0] - 8


def test_two_with_as_many_points_are_level_and_none_leads() -> None:
    history = unbeaten()
    (played,) = history.state.rounds
    same = attrs.evolve(played, tallies=(played.tallies[3], *played.tallies[1:]))
    for rounds, words in (((played,), "leads"), ((same,), "level")):
        sheet = result(scene(attrs.evolve(history.state, rounds=rounds), None)).zones["sheet"].value
        assert isinstance(sheet, Sheet)
        assert {text_of(line.note) for line in sheet.lines} == {words, ""}


def test_where_nothing_beats_the_table_the_way_out_is_told() -> None:
    said = texts(pictures(scene(two(), decided(two()))), ROOMY)
    for words in ("none beats it: s scout", "your chips ◇ 2 → 1", "Ben gets nothing", "you go on", "you have 2"):
        assert words in said


def test_a_scout_shows_whose_chip_changes_what_stays_and_what_it_makes() -> None:
    decision = decided(four(), *["right"] * 4, "scout")
    assert isinstance(decision, Scouting)
    said = texts(pictures(scene(four(), decision)), ROOMY)
    for words in (
        "3 → 4 chips",
        "+1 chip from this scout",
        "stays on the table: 6",
        "one of 10 places",
        "makes 7-8, run of two",
        "✓ Scout the left 7 as it lies, between your 1 and 8: makes 7-8.",
        "✓ 7-8 beats the 6 that stays",
    ):
        assert words in said
    at_once = texts(pictures(scene(four(), decision.press("both"))), ROOMY)  # type: ignore[arg-type]
    assert "between your 1 and 8: 7-8 would beat the 6 that stays. Then you show." in at_once


def test_scout_and_show_can_be_chosen_and_given_up_while_a_card_is_placed() -> None:
    decision: Any = decided(four(), *["right"] * 4, "scout")
    both = decision.press("both")
    assert isinstance(both, Scouting)
    assert both.both
    assert both.press("both") == decision
    showing = both.press("confirm")
    assert isinstance(showing, Choosing)
    assert "then" not in showing.actions[1].label
    assert showing.press("back") == both


def test_the_hand_may_be_held_either_way_and_sets_are_bracketed() -> None:
    state = next(
        played.after for played in random_game(scout, 4, Options(), 3, 9) if isinstance(played.after.step, Orienting)
    )
    seat = min(scout.to_act(state))
    decision: Any = open_decision(scout.view(state, seat), seat)
    assert isinstance(decision, Turning)
    for turned in (decision, attrs.evolve(decision, turned=True)):
        zones = pictures(scene(state, turned)).zones
        assert zones["turned" if turned.turned else "dealt"].frame == "heavy"
        assert zones["dealt" if turned.turned else "turned"].frame == "thin"
        assert all(len(zone.value.cards) == 11 for name, zone in zones.items() if name in ("dealt", "turned"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_decision_is_painted_at_every_size_with_all_of_ones_own_cards(seats: int, size: tuple[int, int]) -> None:
    for played in list(random_game(scout, seats, Options(), 5, 60))[3::8]:
        state = played.after
        for seat in scout.to_act(state) - {CHANCE}:
            first: Any = open_decision(scout.view(state, seat), seat)
            for decision in (first, first.press("scout"), first.press("both"), first.press("turn")):
                if not isinstance(decision, Turning | Choosing | Scouting):
                    continue
                shown = pictures(scene(state, decision, size))
                held = [zone.value for zone in shown.zones.values() if isinstance(zone.value, Hand)]
                assert held
                assert all(len(hand.cards) == len(decision.hand) for hand in held)
                assert texts(shown, size)


@pytest.mark.parametrize("room", [Room(58, 5), Room(58, 6), Room(76, 8), Room(118, 9), Room(198, 22)], ids=str)
@pytest.mark.parametrize("coming", [False, True])
def test_a_hand_shows_every_card_however_many_there_are(room: Room, coming: bool) -> None:
    for count in range(1, 31):
        cards = tuple(Card(1 + number % 10, 1 + (number + 3) % 10) for number in range(count))
        raised = None if coming else (0, min(2, count - 1))
        value = Hand(cards, raised, 0, incoming=count // 2 if coming else None)
        block = Picture.of(value).paint(value, room)
        assert len(block) <= room.rows
        assert all(width(line) == room.cells for line in block)
        meant = {span.target for line in block for span in line if span.target is not None}
        wanted = set(range(count - 1)) | {"take"} if coming else set(range(count))
        assert wanted <= meant, (count, wanted - meant)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_new_is_told_in_few_words(seats: int) -> None:
    for played in random_game(scout, seats, Options(), 8, 200):
        for event in scout.events(played.before, played.seat, played.move, played.after):
            if event.kind == "round":
                continue
            said = name_seats(event.text, NAMES)
            assert cell_len(brief(said)) <= 45, brief(said)
            assert cell_len(brief(said, briefer=True)) <= 28, brief(said, briefer=True)


def test_who_scouted_which_card_of_the_last_show_is_read_from_what_the_table_saw() -> None:
    past = tuple(scout.view(state, None) for state in unbeaten().states)
    *_, last = shows(past)
    assert (last.owner, [card.up for card in last.cards]) == (3, [7, 6, 5, 4])
    assert last.scouted == ((3, 0), (0, 1), (2, 2))
    assert list(last.stays) == [1]
    assert tokens_used(past) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_of_a_round_tells_why_and_how_every_score_came_to_be(size: tuple[int, int]) -> None:
    history = unbeaten()
    past = tuple(scout.view(state, None) for state in history.states)
    shown = result(scene(history.state, None, size, past=past))
    said = texts(shown, size)
    assert "Nobody beat it" in said
    assert "free" in said
    last = shown.zones["last"].value
    assert isinstance(last, CardSet)
    assert [card is None for card in last.cards] == [True, False, True, True]
    made = shown.zones["round"].value
    assert isinstance(made, Sheet)
    assert [text_of(line.entries[-1].words) for line in made.lines] == [
        "= +6",
        *["= \N{MINUS SIGN}2", "= \N{MINUS SIGN}4", "= \N{MINUS SIGN}4"],
    ]
    assert "deal round 2" in said


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_of_a_match_names_the_winner_and_moments(seats: int, size: tuple[int, int]) -> None:
    history = random_history(scout, seats, Options(), 4, 2000)
    assert isinstance(history.state.step, Over)
    past = tuple(scout.view(state, None) for state in history.states)
    shown = result(scene(history.state, None, size, past=past))
    said = texts(shown, size)
    assert "★" in said
    assert "Longest show" in said
    for points in history.state.totals:
        assert str(points).replace("-", "\N{MINUS SIGN}") in said
    assert texts(result(scene(history.state, None, size)), size)


def test_the_heading_says_the_round_and_the_phase() -> None:
    assert heading(four()).place == "round 2 of 4"
    assert heading(two()).game == "SCOUT for two"
    assert heading(unbeaten().state).place == "round 1 of 4 is over"


def test_only_the_seat_itself_sees_its_cards() -> None:
    state = four()
    for seat in (None, *range(4)):
        view = scout.view(state, seat)
        shown = pictures(Scene(view, seat, None, NAMES[:4], *ROOMY))
        hand = shown.zones.get("hand")
        own = None if hand is None else [card.up for card in hand.value.cards]
        assert own == (None if seat is None else [card.up for card in state.players[seat].hand])


def golden(
    name: str, state: State, seat: Seat | None, keys: tuple[str, ...], size: tuple[int, int], folder: Path
) -> str:
    async def look() -> str:
        async with staged(scout, state.seats, Options(), folder, size, names=NAMES) as stage:
            history = unbeaten() if name.startswith("round") else alone(state)
            await stage.show(history, seat)
            stage.screen.session.at_table = False
            stage.screen.follow()
            for key in keys:
                await stage.pilot.press(key)
            await stage.settle()
            return stage.text() + "\n"

    return asyncio.run(look())


@pytest.mark.parametrize(
    ("name", "state", "seat", "keys", "size"),
    [
        ("show-120x36", four(), 2, ("right", "right_square_bracket", "right_square_bracket"), ROOMY),
        ("show-60x20", four(), 2, ("right", "right_square_bracket", "right_square_bracket"), SMALL),
        ("scouting-80x24", four(), 2, ("right", "right", "right", "right", "s"), COMPACT),
        ("round-120x36", unbeaten().state, None, (), ROOMY),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_screen_reads_as_it_did(
    name: str, state: State, seat: Seat | None, keys: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    assert golden(name, state, seat, keys, size, tmp_path) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_a_must_show_asks_for_it() -> None:
    state = attrs.evolve(four(), step=MustShow(2))
    assert "show a stronger set now" in texts(pictures(scene(state, decided(state))), ROOMY)
