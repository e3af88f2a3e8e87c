"""What a player of Big Top sees and does at the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs
import pytest

from circus_tui import glyphs
from circus_tui.boards.big_top.board import LEGEND, paint, title
from circus_tui.boards.rows.suits import named, role, tag
from circus_tui.paint import Block, text_of
from circus_tui.screens.big_top.decisions import BigTopDecision, Fulfilling, Placing, Playing, open_decision
from circus_tui.screens.contract import Outcome, Played, Scene
from circus_tui.store import Store
from circus_tui.table import Table
from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.moves import PASS, Call, Invest, Play, PlayCalled
from rules.big_top.pieces import DECK, cards
from rules.big_top.state import Options, Over, State, position
from rules.core import NATURE, Refusal, Seat
from tests.big_top.tables import card, dealt, table
from tests.specimens import random_game

BOARDS = Path(__file__).parent / "boards"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
CHARTS = ("- - PL5 -", "- SL4 - CL6", "AD3 - SD3 -")


def waiting() -> State:
    """Ana is to play; all three have called cards, and Ana holds what pays for one of them."""
    return table("AP CL4 SL2 SL6 PD2", "PP SL5 PL1", "CP CD6 AL1", played="SP SL1 SD1 SD2", charts=CHARTS)


def owing() -> State:
    """Ana has to play one of two called cards."""
    charts = ("- SL3 AD2 SD2", "- - - -", "PL5 - - -")
    return table("AP CL4", "CL1 PP", "SL4", played="SP SL1 SL2 SD1", charts=charts)


def stuck() -> State:
    """Ana can neither play nor call."""
    charts = ("CD3 SL3 - -", "- - - -", "- - - -")
    return table("CL4 CL5 SD4", "AP", "CP", played="SP", charts=charts)


def seated(state: State, seat: Seat = 0) -> BigTopDecision:
    return open_decision(big_top.view(state, seat), seat)


def at(decision: BigTopDecision, code: str) -> Playing:
    """The decision with the cursor on a card of the hand."""
    assert isinstance(decision, Playing)
    return attrs.evolve(decision, cursor=decision.view.players[decision.seat].hand.index(card(code)))


def pressed(decision: BigTopDecision, *names: str) -> Outcome:
    outcome: Outcome = decision
    for name in names:
        assert isinstance(outcome, Placing | Playing | Fulfilling)
        outcome = outcome.press(name)
    return outcome


def painted(decision: Outcome, cells: int = 80, height: int = 20) -> Block:
    assert isinstance(decision, Placing | Playing | Fulfilling)
    return paint(Scene(decision.view, decision.seat, decision, NAMES, cells, height))


def rows(decision: Outcome, cells: int = 80, height: int = 20) -> list[str]:
    return list(map(text_of, painted(decision, cells, height)))


def said(decision: Outcome, label: str, cells: int = 80) -> str:
    """The note with that label, its rows joined."""
    lines = rows(decision, cells)
    first = next(place for place, line in enumerate(lines) if line.startswith(f" {label}"))
    last = first + 1
    while last < len(lines) and lines[last].startswith(" " * 7):
        last += 1
    return " ".join(line[7:].strip() for line in lines[first:last])


GOLDEN: dict[str, Callable[[], Outcome]] = {
    "call": lambda: at(seated(waiting()), "CL4"),
    "play": lambda: at(seated(waiting()), "SL2"),
    "refused": lambda: at(seated(waiting()), "PD2"),
    "called": lambda: pressed(seated(waiting()), "called"),
    "duty": lambda: open_decision(big_top.view(owing(), None), 0),
    "pass": lambda: seated(stuck()),
    "invest": lambda: pressed(seated(dealt(3)), "confirm", "down"),
}


@pytest.mark.parametrize("size", [(80, 20), (60, 16)], ids=["80", "60"])
@pytest.mark.parametrize("name", GOLDEN)
def test_the_board_row_by_row(name: str, size: tuple[int, int]) -> None:
    golden = (BOARDS / f"{name}-{size[0]}.txt").read_text().splitlines()
    assert rows(GOLDEN[name](), *size) == golden


# Calling. ---------------------------------------------------------------------------------------------------------


def test_calling_says_what_it_does_where_the_card_goes_and_whom_it_pays() -> None:
    decision = at(seated(waiting()), "SL6")
    assert "waits on your $3 until it fits; then you must play it, unpaid" in said(decision, "CALL")
    assert said(decision, "SHIFT").startswith("$0 ·     $1 ○PL5  $2 ○SL6  $3 ·")
    assert said(decision, "PAYS") == "$3, then $2: to opponents who play SL2-3 SL5 from hand (you hold SL2)."


def test_a_call_that_can_pay_nobody_says_so() -> None:
    charts = ("- - - -", "- SL1 - -", "- - SL2 -")
    state = table("SL3 CL2 CP CL1", "AP", "PP", charts=charts)
    assert said(at(seated(state), "CL2"), "PAYS") == "nobody: only you can play CP CL1 from hand."
    assert said(at(seated(state), "SL3"), "PAYS") == "$3, then $2: to opponents who play SP from hand."
    opened = attrs.evolve(state, piles=table("CP", "AP", "PP", played="SP").piles)
    assert said(at(seated(opened), "SL3"), "PAYS").startswith("nobody: SL1-2 will be played from a chart")


def test_the_place_of_a_card_that_would_be_called_is_marked_on_the_own_chart_only() -> None:
    for code, marked in (("SL6", True), ("SL2", False), ("PD2", False)):
        lines = rows(at(seated(waiting()), code))
        assert (f"▸○{code}" in lines[1]) == marked
        assert not any(f"▸○{code}" in line for line in lines[2:4])


def test_a_call_where_cards_block_the_way_shows_that_they_stay() -> None:
    state = table("SL6 PL2", "AP", "CP", charts=("AD2 CD3 - -", "- - - -", "- - - -"))
    assert said(at(seated(state), "SL6"), "SHIFT").startswith("$0 ●AD2  $1 ●CD3  $2 ○SL6  $3 ·")


def test_enter_plays_what_fits_calls_what_does_not_and_explains_the_rest() -> None:
    decision = seated(waiting())
    assert at(decision, "SL2").press("confirm") == Played((Play(card("SL2")),))
    assert at(decision, "AP").press("confirm") == Played((Play(card("AP")),))
    assert at(decision, "SL6").press("confirm") == Played((Call(card("SL6")),))
    for key in ("confirm", "why"):
        refusal = at(decision, "PD2").press(key)
        assert isinstance(refusal, Refusal)
        assert refusal.clause is Clause.ONE_SUIT
        assert "PL5" in refusal.text


def test_a_full_chart_is_the_reason_in_the_list_and_in_the_note() -> None:
    state = table("CL4", "AP", "CP", played="SP", charts=("AD2 SD3 PL4 CL6", "- - - -", "- - - -"))
    assert "no: your chart is full" in "\n".join(rows(seated(state)))
    assert "cannot be called" in said(seated(state), "NO")


# Playing. ---------------------------------------------------------------------------------------------------------


def test_a_play_says_what_it_earns_from_whom_what_follows_and_what_waiting_costs() -> None:
    decision = at(seated(waiting()), "SL2")
    assert said(decision, "PLAY") == "○SL2: you earn $1 from Ben (○SL4 on $1)."
    assert said(decision, "THEN") == "○SL3 fits: in another hand."
    assert said(decision, "LATER").endswith("earns only $0.")
    assert "+○SL4" in rows(decision)[2]


def test_a_play_that_makes_a_called_card_fit_says_who_must_play_it() -> None:
    state = table("SL2 CL1", "AP", "CP", played="SP SL1", charts=("- - - -", "- SL3 - -", "- - - -"))
    assert said(at(seated(state), "SL2"), "THEN") == "○SL3 fits: Ben called it and must play it."


def test_money_from_two_opponents_names_both() -> None:
    state = table("SL1 CL1", "AP", "CP", played="SP", charts=("- - - -", "- SL3 - -", "- - SL5 -"))
    lines = rows(at(seated(state), "SL1"))
    assert any("play: earns $1 from Ben, $2 from Cleo" in line for line in lines)


def test_the_last_card_ends_the_hand() -> None:
    state = table("SL1", "AP", "CP", played="SP")
    assert said(seated(state), "OUT").startswith("it is your last card")


def test_the_cursor_starts_on_the_card_that_earns_most() -> None:
    state = table("AP SL1 SD1 PL3", "CP", "PP", played="SP", charts=("- - - -", "- - SD4 -", "SL6 - - -"))
    decision = seated(state)
    assert isinstance(decision, Playing)
    assert decision.prospect.card is card("SD1")


def test_with_nothing_to_do_enter_passes_and_every_card_says_why() -> None:
    decision = seated(stuck())
    assert decision.press("confirm") == Played((PASS,))
    assert isinstance(decision.press("why"), Refusal)
    assert sum(" no: " in line for line in rows(decision)) == 3


# A called card that fits. -----------------------------------------------------------------------------------------


def test_a_called_card_that_fits_is_played_from_what_all_can_see() -> None:
    decision = open_decision(big_top.view(owing(), None), 0)
    assert isinstance(decision, Fulfilling)
    assert decision.press("confirm") == Played((PlayCalled(card("SL3")),))
    assert pressed(decision, "down", "down", "confirm") == Played((PlayCalled(card("SD2")),))
    refusal = pressed(decision, "down", "confirm")
    assert isinstance(refusal, Refusal)
    assert refusal.clause is Clause.PILES
    assert "CL4" not in "\n".join(rows(decision))


# Receipts. --------------------------------------------------------------------------------------------------------


def test_receipts_are_placed_one_after_the_other_and_the_last_by_itself() -> None:
    decision = seated(dealt(3))
    outcome = pressed(decision, "down", "confirm", "up", "confirm", "down", "down", "confirm")
    assert isinstance(outcome, Placing)
    assert outcome.placed == (7, 10, 5, 3)
    assert outcome.press("confirm") == Played((Invest(7, 10, 5, 3),))


def test_receipts_are_placed_by_their_number_and_change_places() -> None:
    outcome = pressed(seated(dealt(3)), "put_3", "down", "put_10", "down", "put_3", "up", "put_3")
    assert isinstance(outcome, Placing)
    assert outcome.placed == (None, 3, 10, None)
    assert outcome.left == (7, 5)


def test_receipts_can_be_taken_up_again() -> None:
    decision = pressed(seated(dealt(3)), "confirm", "confirm")
    assert isinstance(decision, Placing)
    assert decision.left == (10, 7, 5, 3)
    full = pressed(decision, "confirm", "down", "confirm", "down", "confirm", "back")
    assert isinstance(full, Placing)
    assert full.left == (10, 7, 5, 3)


def test_a_receipt_on_a_suit_not_held_is_certain() -> None:
    state = attrs.evolve(dealt(4), players=tuple(attrs.evolve(p, hand=cards("AL1 AL2")) for p in dealt(4).players))
    assert said(seated(state), "KEPT") == "for certain: you hold no card of this suit."


def test_own_receipts_lie_face_down_until_looked_at_and_are_down_again_next_time() -> None:
    hands = tuple(map(cards, ("AP CL4", "PP", "CP")))
    state = position(hands, receipts=((3, 5, 10, 7), (10, 7, 5, 3), (10, 7, 5, 3)))
    decision = seated(state)
    face_down = [line[-3:].strip() for line in rows(decision)[1:5]]
    assert face_down == [glyphs.FACE_DOWN] * 4
    assert [line[-3:].strip() for line in rows(decision.press("receipts"))[1:5]] == ["3", "5", "10", "7"]
    assert [line[-3:].strip() for line in rows(pressed(decision, "receipts", "receipts"))[1:5]] == face_down
    assert "receipts" not in [each.name for each in open_decision(big_top.view(owing(), None), 0).actions]


# All sizes, all terminals. ----------------------------------------------------------------------------------------


def three_and_six(seats: int) -> State:
    """A hand just begun, with everybody's receipts placed."""
    state = big_top.new(seats, Options())
    state = big_top.step(state, NATURE, big_top.draw(state, Random(1)))
    for seat in range(seats):
        state = big_top.step(state, seat, Invest(10, 7, 5, 3))
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(80, 20), (60, 16)])
def test_a_full_hand_is_on_the_screen_as_a_whole_with_room_for_the_news(seats: int, size: tuple[int, int]) -> None:
    state = three_and_six(seats)
    decision = seated(state, state.first)
    assert isinstance(decision, Playing)
    lines = rows(decision, *size)
    assert len(lines) <= size[1] - 1 - (size[0] == 80) * 2
    for held in state.players[state.first].hand:
        assert any(named(held) in line for line in lines)


def test_left_and_right_go_to_the_next_column_and_up_and_down_along_it() -> None:
    decision = seated(three_and_six(3), three_and_six(3).first)
    assert isinstance(decision, Playing)
    start = attrs.evolve(decision, cursor=1)
    places = [
        pressed(start, *names) for names in (("right",), ("down",), ("right", "left"), ("last",), ("first", "up"))
    ]
    assert [place.cursor for place in places if isinstance(place, Playing)] == [7, 2, 1, 17, 0]


def test_shades_are_told_by_sign_and_letter_before_any_colour() -> None:
    for each in DECK:
        other = next((card for card in DECK if card.code == each.code.translate({76: "D", 68: "L"})), each)
        if other is not each:
            assert glyphs.plain(tag(each).text)[0] != glyphs.plain(tag(other).text)[0]
            assert role(each) != role(other)
        assert each.code in glyphs.plain(tag(each).text)


def test_every_sign_of_the_charts_is_explained() -> None:
    everything = " ".join(LEGEND)
    for sign in ("◂", "+", "!", glyphs.FACE_DOWN, "■", "○", "●", "▸", "✓"):
        assert sign in everything
    assert rows(seated(waiting()))[5].startswith(" ◂ moves down at its owner's next turn")


def test_a_click_goes_to_a_card() -> None:
    decision = at(seated(waiting()), "AP")
    targets = {span.target for line in painted(decision) for span in line if span.target is not None}
    assert targets == set(range(5))
    moved = decision.point(0)
    assert isinstance(moved, Playing)
    assert moved.cursor == 0


def test_in_the_list_of_called_cards_enter_goes_back_to_the_hand() -> None:
    decision = pressed(seated(waiting()), "called", "confirm")
    assert isinstance(decision, Playing)
    assert not decision.shows_called


def test_a_long_list_of_called_cards_says_how_many_are_left_out() -> None:
    charts = ("AD2 CD3 SL4 PL5", "AL3 CL4 SD4 PD3", "AL5 CL6 SD6 PD5")
    state = table("AL6 CL5", "AP", "CP", charts=charts)
    lines = rows(seated(state).press("called"), 60, 16)
    assert lines[-1].strip().startswith("and ")
    assert len(lines) <= 16


def test_the_title_says_which_hand_it_is() -> None:
    assert title(dealt(3)) == "Big Top  hand 1 of 6"
    over = list(random_game(big_top, 4, Options(), 2, 4000))[-1].after
    assert title(over) == "Big Top  hand 4 of 4"


def ended(store: Store, seats: int, seed: int) -> Table:
    """A table at which the first hand has been played at random."""
    rng = Random(seed)
    sitting = Table.create(store, big_top, NAMES[:seats], Options(), seed=seed)
    while sitting.result is None:
        seat = min(big_top.to_act(sitting.view(None)))
        move = rng.choice(big_top.legal_moves(sitting.view(seat), seat))
        sitting.play(seat, (move,), sitting.revision)
    return sitting


def test_when_a_hand_has_ended_no_called_card_is_said_to_move_or_to_be_due() -> None:
    playing = table("AP", "CP CL4", "SL4", played="SP SL1 SD1 SD2", charts=("- - - -", "- SD3 - -", "- - AD3 -"))
    over = attrs.evolve(playing, step=Over())
    marked, unmarked = (paint(Scene(each, None, None, NAMES, 80, 20)) for each in (playing, over))
    assert "!●SD3" in text_of(marked[2])
    assert "◂●AD3" in text_of(marked[3])
    assert " ●SD3" in text_of(unmarked[2])
    assert " ●AD3" in text_of(unmarked[3])


@pytest.mark.parametrize(("cells", "room"), [(60, 10), (80, 9), (120, 16)])
def test_names_have_room_beside_the_charts(cells: int, room: int) -> None:
    names = ("Maximilian Longe", "Ben", "Cleo")
    lines = list(map(text_of, paint(Scene(waiting(), None, None, names, cells, 20))))
    assert lines[1][1:].startswith(names[0][:room])


def test_what_a_card_earns_is_told_more_shortly_rather_than_cut() -> None:
    names = ("Ana", "Maximilian Longe", "Bartholomew Roun")
    state = table("SP", "AP", "CP", charts=("- - - -", "SD4 - - -", "- - - SL4"))
    decision = at(seated(state), "SP")
    lines = list(map(text_of, paint(Scene(decision.view, 0, decision, names, 60, 16))))
    assert " PLAY  ■SP: you earn $3 from Bartholomew Roun." in lines


def test_the_table_sees_all_called_cards_but_no_hand() -> None:
    view = big_top.view(waiting(), None)
    lines = "\n".join(map(text_of, paint(Scene(view, None, None, NAMES, 80, 20))))
    assert "Called cards" in lines
    assert "to whoever plays ○SL2" in lines
    assert "CL4" not in lines
