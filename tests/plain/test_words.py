"""What can be typed: moves in words, refusals, taking back, leaving and going on."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from circus_tui.bots.games.colosseum_bargains import offers
from circus_tui.bots.greedy import Greedy
from circus_tui.plain.book import whole
from circus_tui.plain.console import Console
from circus_tui.plain.contract import teller_of
from circus_tui.plain.games.scout import readings
from circus_tui.plain.menu import Lister
from circus_tui.plain.start import play
from circus_tui.refused import Refused
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Browse, GoOn, Learn, SetUp, Wish
from rules import big_top, colosseum, fan_tan, scout
from rules.colosseum.moves import Offer
from rules.colosseum.pieces import ASSETS
from rules.colosseum.state import Trading, position
from rules.colosseum.wording import goods_text
from rules.core import name_seats
from rules.scout.moves import Orient, Scout, Show
from rules.scout.state import Options
from tests.bots.tables import decisions
from tests.plain.tables import heard, put

ROOT = Path(__file__).parent.parent.parent
SCOUT = SetUp("scout", Options(start="fixed"), seed=3)


def told(folder: Path, wish: Wish, *lines: str) -> str:
    out = io.StringIO()
    assert play(folder, wish, Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)) == 0
    return out.getvalue()


def scout_table(store: Store) -> Table:
    """Ana to show, with 9 9 1 2 2 1 1 7 7 6 3 6 in hand."""
    table = Table.create(store, scout, ("Ana", "Ben", "Cleo"), Options(start="fixed"), seed=3)
    for seat in range(3):
        table.play(seat, (Orient(False),), table.revision)
    return table


def test_a_set_is_shown_by_its_places(store: Store) -> None:
    said = heard(scout_table(store), ("", "hand", "show 4-5", ""))
    assert "Your hand: card 1 is 9 over 5, card 2 is 9 over 7, card 3 is 1 over 9," in said
    assert "Your 12 cards, from the left: 9 9 1 2 2 1 1 7 7 6 3 6." in said
    assert "Pass the keyboard to Ben. Ben: press Enter." in said
    assert said.count("Ana showed 2-2.") == 2
    assert "On the table, shown by Ana: 2-2, two equal, both 2." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("show 7-7", "Ana showed 7-7."),
        ("2-2", "Ana showed 2-2."),
        ("show 4-5", "Ana showed 2-2."),
        ("7 7 6", "7-7-6 is no set: not all equal, and no run in steps of one. Rule 3.1"),
        ("show 1-2", "Which?\n1. show 1-2 (cards 3 to 4)\n2. show 9-9 (cards 1 to 2)\n"),
        (
            "show 6",
            "Which?\n1. show 6 (card 10), between the 7 and the 3\n2. show 6 (card 12), behind the 3\n"
            "3. show 1 (card 6), between the 2 and the 1\n",
        ),
    ],
)
def test_bare_numbers_are_those_on_the_cards_and_places_are_asked_about(typed: str, answer: str, store: Store) -> None:
    assert heard(scout_table(store), ("", typed)).split("> ")[2].startswith(answer)


def test_the_words_of_a_show_mean_it_and_nothing_that_is_forbidden(store: Store) -> None:
    table = scout_table(store)
    table.play(0, (Show(2, 2),), table.revision)
    view = table.view(1)
    allowed = [move for move in scout.legal_moves(view, 1) if isinstance(move, Show)]
    meant = [(move, readings(view, 1, scout.describe(view, 1, move).partition(" (")[0])) for move in allowed]
    assert len(meant) > 1
    assert all(move in found and set(found) <= set(allowed) for move, found in meant)


def test_a_refusal_has_its_reason_and_loses_nothing(store: Store) -> None:
    table = scout_table(store)
    before = table.entries
    said = heard(
        table,
        ("", "show 1-3", "show two", "show 1-99", "scout", "99", "sing a song", "why show 2-3", "why 3", "why 333"),
    )
    assert "9-9-1 is no set: not all equal, and no run in steps of one. Rule 3.1, What a set is." in said
    assert "Say which cards, counted from the left: show cards 2 to 4, or show card 3." in said
    assert "You have no 1-99 side by side, and no such places: your hand has 12 cards, counted from the left." in said
    assert "Rule 4.3, Scout." in said
    assert "There is no number 99: there are" in said
    assert "I do not understand that. `moves` lists what you can do" in said
    assert "There is no number 333: there are" in said
    assert "That is allowed: show" in said
    assert table.entries == before


def test_a_number_after_its_verb_is_that_choice_and_other_words_do_as_well(store: Store) -> None:
    table = Table.create(store, fan_tan, ("Ana", "Ben", "Cleo"), fan_tan.Options(dealer="seat_0"), seed=3)
    first = fan_tan.legal_moves(table.view(1), 1)
    words = name_seats(fan_tan.describe(table.view(1), 1, next(iter(first))), table.players)
    assert f"1. {words}" in heard(table, ("",))
    said = heard(table, ("", "play 99", "why pay", "play 1"))
    assert "I do not understand '99' there." in said
    assert "You may not pass" in said
    assert f"Ben {words.replace('play ', 'plays ')}." in said


def test_a_hand_that_has_changed_is_told_whole_with_the_chart_and_the_table(tmp_path: Path) -> None:
    said = told(tmp_path, Learn("big_top", 2), "Ana", "play sideshow light 1", "call animals dark 4", "quit", "quit")
    assert "\nYour 3 cards: Sideshow light 1; Animals dark 4; Performers dark 3.\n" in said
    assert "\nYour 2 cards: Sideshow light 1; Performers dark 3.\n" in said
    assert "\nOn the table: Clowns: the Poster is not out; Sideshow: light not begun, dark not begun; " in said
    assert "Your chart: no card.\n" in said
    assert "Your chart: Animals dark 4 on $2.\n" in said


def test_the_beginning_of_one_move_alone_is_that_move(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben", "Cleo"), Options(start="fixed"), seed=3)
    said = heard(table, ("", "as it is", "keep the hand as"))
    assert "> Do you mean:\n1. keep the hand as it is\n> Ana has decided which way up to hold the hand." in said


def test_the_only_kind_of_move_is_named_before_its_parts_are_asked_for(store: Store) -> None:
    table = scout_table(store)
    table.play(0, (Show(0, 2),), table.revision)
    menu = Lister(scout, teller_of("scout"), table.view(1), 1, table.players)
    only = menu.menu([move for move in menu.rules.legal_moves(menu.view, 1) if isinstance(move, Scout)])
    assert only.asks == "Scout a card. From which end?"


def test_a_number_that_is_no_answer_is_not_taken_for_a_word(store: Store) -> None:
    table = Table.create(store, big_top, ("Ana", "Ben", "Cleo"), big_top.Options(), seed=3)
    said = heard(table, ("", "1", "5", "none", "10"))
    assert said.count("Which receipt goes on Clowns? One of 3, 5, 7 or 10.") == 1
    assert "Do you mean" not in said
    assert "Which?\n1. place 5 on Clowns," in said


def test_scouting_asks_for_what_was_not_said(store: Store) -> None:
    table = scout_table(store)
    said = heard(table, ("", "show card 1", "", "scout", "turned", "77", "4", ""))
    assert "Which way up?\n1. as it is\n2. turned\n" in said
    assert "Which card of your hand is it to become? A number from 1 to 13." in said
    assert "A hand of 12 has no such place for a card." in said
    assert "Ben scouted the 9 (5 if turned); Ana gets a chip." in said


def test_undo_has_the_table_s_word_where_that_is_needed(store: Store) -> None:
    table = scout_table(store)
    said = heard(table, ("", "show card 1", "", "undo", "no", "undo", "yes"))
    assert said.count("Take this back: Ana showed 9. Does the whole table agree? yes or no.") == 2
    assert "Nothing is taken back." in said
    assert said.rindex("That is taken back.") < said.rindex("Pass the keyboard to Ana. Ana: press Enter.")
    assert table.last_entry_of(0) == 2


def test_rules_are_found_by_number_and_by_word(store: Store) -> None:
    said = heard(scout_table(store), ("", "rules 3.2", "rules stronger", "rules chips", "rules zebra", "rules"))
    assert said.count("Rule 3.2, Which set is stronger.\n") == 2
    assert "5.3 The score: Collected cards and chips count 1 each" in said
    assert "No rule speaks of that. The rules are 1.1, 1.2," in said
    assert "Rule 4.1, Turns.\n" in said


def test_a_chapter_the_titles_and_what_a_rule_says_at_length_are_found(store: Store) -> None:
    said = heard(scout_table(store), ("", "rules 6", "rules all", "rules face down")).split("> ")
    assert [line[:3] for line in said[-4].splitlines()] == ["6.1", "6.2", "6.3", "6.4"]
    assert said[-3].startswith("1.1 The cards.\n1.2 The deal.\n")
    assert said[-2] == "\n".join(whole(scout, scout.CLAUSES.SHOW)) + "\n"
    assert all("  " not in line and "`" not in line for clause in scout.CLAUSES for line in whole(scout, clause))


def test_a_rulebook_is_read_without_a_game(tmp_path: Path) -> None:
    said = told(tmp_path, Browse(), "rules", "fan tan", "", "", "zebra", "1.1", "quit").split("> ")
    first, second = (f"{whole(fan_tan, clause)[1]}\n" for clause in list(fan_tan.CLAUSES)[:2])
    assert [part.endswith(text) for part, text in zip(said[3:5], (first, second), strict=True)] == [True, True]
    assert said[5].startswith("No rule speaks of that.")
    assert said[6].endswith(first)


def test_the_table_is_read_in_parts(store: Store) -> None:
    said = heard(scout_table(store), ("", "table ben", "table zebra")).split("> ")
    assert said[-3].startswith("Ben: 12 cards in hand, 0 collected, 0 chips")
    assert said[-3].count("\n") == 1
    assert said[-2] == "Nothing on the table has that word: zebra.\n"


def test_a_deal_is_offered_in_words_or_step_by_step(store: Store) -> None:
    horse, torch = (next(asset for asset in ASSETS if asset.id == name) for name in ("horse", "torch"))
    for lines in (
        ("offer ben horse, torch for torch and 3 coins",),
        ("offer a deal of your own", "ben", "1 horse and torch", "torch 3 coins"),
    ):
        table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=1)
        state = table._history.state
        counts = tuple(2 if asset in (horse, torch) else 0 for asset in ASSETS)
        players = [attrs.evolve(player, tokens=counts) for player in state.players]
        history = attrs.evolve(table._history, states=(*table._history.states[:-1], position(players, Trading(0))))
        put(table, history)
        said = heard(table, lines)
        assert table._history.entries[-1].move == Offer(1, (horse, torch), (torch,), -3)
        assert "Ana offers Ben 1 horse and 1 torch for 1 torch and 3 coins." in said
        assert "Ben's turn." in said
    said = heard(
        table, ("refuse", "offer dan horse for torch", "offer ben 2 elephants for 1 coin", "offer ben for torch")
    )
    assert "Say to whom, as in: offer Ben 2 horses" in said
    assert "I do not know what 'elephants' is." in said
    assert "You would give nothing: offer Ben a token or coins." in said


def test_a_computer_that_refuses_says_to_what_it_would_agree(store: Store) -> None:
    """In a game of three computers it is found what the third would rather have than a deal four coins too mean."""
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=1)
    state, seat, mean = next(
        (state, seat, attrs.evolve(deal, coins=deal.coins - 4))
        for state, seat, _ in decisions(colosseum, [Greedy()] * 3, 3)
        if isinstance(state.step, Trading)
        for deal in offers(state, seat)
        if deal.give and deal.take and deal.coins == 0
    )
    put(table, attrs.evolve(table._history, states=(*table._history.states[:-1], state)))
    asked = f"offer {table.players[mean.partner]} {goods_text(mean.give, 0)} for {goods_text(mean.take, 4)}"
    said = heard(table, (asked,), bots=tuple("" if other == seat else "fair" for other in range(3)))
    partner, deal = table.players[mean.partner], f"{goods_text(mean.take, 3)} for {goods_text(mean.give, 0)}"
    assert f"{partner} refuses.\n{partner} would give {deal}.\n" in said


def test_a_bid_is_typed_as_a_number_alone_where_that_cannot_be_a_choice(store: Store) -> None:
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=1)
    said = heard(table, ("6", "pass", "pass", "open 2 9", "31", "3", "12"))
    assert "1. bid: a number from 10 to 30" in said
    assert "There is no number 31: there are 2." in said
    assert "There is no number 3: there are 2." in said
    assert "Ben bids 12." in said


def test_a_hand_is_told_only_when_its_owner_has_come_and_is_pushed_out_of_the_window(store: Store) -> None:
    said = heard(scout_table(store), ("", "show card 1"))
    assert "> Ana showed 9.\n\n" in said
    first, second = said.split("Pass the keyboard to Ben. Ben: press Enter.\n")
    assert "from the left: 9 9 1" in first
    assert "from the left" not in second
    assert first.endswith("\n" * 30)


def test_the_end_of_what_is_typed_saves_and_continue_goes_on(tmp_path: Path) -> None:
    said = told(tmp_path, SCOUT, "Ana", "Ana,Zoe,bot:fair", "", "", "keep")
    assert "SCOUT is played by 2, 3, 4 or 5, not by 1." in said
    assert said.endswith("\nEvery move is saved. `circus-tui --plain continue` goes on.\n")
    again = told(tmp_path, GoOn(), "", "log", "quit")
    assert "Pass the keyboard to Zoe. Zoe: press Enter." in again
    assert "Ana has decided which way up to hold the hand." in again
    chosen = told(tmp_path, Browse(), "zebra", "1", "quit")
    assert "1. Go on with SCOUT of Ana, Zoe and Fair." in chosen
    assert "Type a number from 1 to 9." in chosen
    with pytest.raises(Refused, match="Nobody called 'Dan' plays: there are Ana, Zoe and Fair"):
        told(tmp_path, GoOn(("Dan",)))


def test_through_pipes_and_into_the_end(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "circus_tui", "--plain", "--ascii", "--data", str(tmp_path)]
    ran = subprocess.run(
        [*command, "play", "fan_tan", "--players", "A\x1b[31mna,Ben,Cleo", "--seed", "1"],
        input=b"\n\xff\xfe\x1b[A\nhand\nplay zz9\n1\n",
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"\x1b" not in ran.stdout
    assert ran.stdout.isascii()
    assert ran.stdout.rstrip().endswith(b"goes on.")


def test_an_output_that_takes_nothing_is_said_to_be_so_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "circus_tui", "--plain", "--data", str(tmp_path)]
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, cwd=ROOT)
    assert (ran.returncode, ran.stderr) == (1, b"The output cannot be written: No space left on device.\n")


@pytest.mark.slow
def test_playing_line_by_line_needs_no_screen() -> None:
    script = (
        "import sys; from circus_tui.plain import commands, start; from circus_tui.plain.contract import teller_of;"
        "from circus_tui.screens.contract import decisions_of; from rules import GAMES;"
        "[(teller_of(slug), decisions_of(slug)) for slug in GAMES]; sys.exit('textual' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT).returncode == 0


def test_a_card_is_named_by_its_code_or_in_words(store: Store) -> None:
    table = Table.create(store, fan_tan, ("Ana", "Ben", "Cleo"), fan_tan.Options(dealer="seat_0"), seed=3)
    said = heard(table, ("", "why play ad6", "why play Animals dark 6", "why p animals poster")).split("> ")
    assert "Animals dark 6" in said[-4]
    assert said[-4] == said[-3]
    assert said[-2] != said[-3]


def test_a_terminal_that_can_do_no_more_is_played_at_line_by_line(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "circus_tui", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=os.environ | {"TERM": "dumb"}
    ):
        os.close(theirs)
        said = b""
        while not said.endswith(b"> "):
            said += os.read(ours, 65536)
        os.write(ours, b"quit\n")
    os.close(ours)
    assert said.startswith(b"Circus games, line by line. Type a number; quit leaves.")
    assert b"\x1b" not in said


def test_an_exchange_by_its_printed_words_is_refused_with_its_reason(store: Store) -> None:
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=3)
    said = heard(table, ("", "turn a medal into 6 coins", "turn an additional-action token into a medal"))
    assert "You have no medal to turn into 6 coins. Rule 2.1, Medals." in said
    assert "I do not understand" not in said


def test_a_table_that_has_forbidden_it_is_told_of_no_taking_back(store: Store) -> None:
    for undo in (True, False):
        table = Table.create(store, scout, ("Ana", "Ben", "Cleo"), Options(start="fixed"), seed=3, undo=undo)
        said = heard(table, ("", "help", "undo"))
        assert ("undo: take the last move back." in said) == undo
        assert ("At this table nothing is taken back." in said) != undo
