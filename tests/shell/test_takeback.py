"""Taking back: to the last question a player was asked, named in full, with nothing secret, and never in silence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Store
from circus_tui.tables.table import StaleError, Table, record_of, saved_history
from circus_tui.tables.takeback import _what, named, take_back
from rules import GAMES, circus_combat, colosseum, fan_tan
from rules.core import CHANCE, name_seats
from rules.history import History
from rules.record import BadRecord
from rules.scout.moves import Scout, Show
from tests.shell.tables import oriented, play_on

TAKE = Scout("left", False, 0)
"""What a seat may always do with a card that another has shown, if it has a chip."""


def played(store: Store, slug: str, moves: int, seed: int = 3) -> Table:
    """A table at which that many things have been decided at random."""
    rules, rng = GAMES[slug], Random(seed)
    table = Table.create(store, rules, ("Ana", "Ben", "Cleo", "Dan")[: rules.INFO.seats[0]], rules.Options(), seed=seed)
    for _ in range(moves):
        play_on(table, rng)
    return table


def finished(store: Store) -> Table:
    """A game of Fan Tan at its end."""
    table = Table.create(store, fan_tan, ("Ana", "Ben", "Cleo"), fan_tan.Options(), seed=3)
    rng = Random(3)
    while play_on(table, rng):
        pass
    return table


def test_a_private_decision_with_one_move_is_the_one_that_is_taken_back(store: Store) -> None:
    """Were it skipped, all would know that the last player had held one playable card."""
    table = Table.create(store, fan_tan, ("Ana", "Ben", "Cleo"), fan_tan.Options(), seed=3)
    rng, single = Random(3), 0
    while True:
        acting = sorted(fan_tan.to_act(table.view(None)))
        if not acting or acting == [CHANCE]:
            break
        alone = len(list(fan_tan.legal_moves(table.view(acting[0]), acting[0]))) == 1
        before = table.entries
        play_on(table, rng)
        back = table.take_back()
        assert back is not None
        assert (back.number, back.seat) == (before, acting[0])
        single += alone
    assert single > 3


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_table_without_a_screen_answers_nothing_that_a_hand_decides(slug: str, store: Store) -> None:
    table, rng, kept, silent = played(store, slug, 0), Random(2), 0, 0
    unasked: list[int] = []
    for _ in range(150):
        start, acting = table.entries, min(table.rules.to_act(table.view(None)), default=CHANCE)
        if acting != CHANCE and not table.rules.answers_itself(table.view(None), acting):
            kept += len(list(table.rules.legal_moves(table.view(acting), acting))) == 1
        if not play_on(table, rng):
            break
        unasked += range(start + 1, table.entries)
    history = saved_history(store, table.match)
    for number in unasked:
        seat = history.entries[number].seat
        if seat != CHANCE:
            silent += 1
            assert table.rules.answers_itself(history.states[number], seat)
    assert kept or slug in ("circus_combat", "colosseum")
    assert silent or slug in ("scout", "fan_tan")


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_question_names_every_entry_that_goes(slug: str, store: Store) -> None:
    table = played(store, slug, 0)
    rng, several = Random(1), 0
    for _ in range(120):
        if not play_on(table, rng):
            break
        back = table.take_back()
        if back is None:
            continue
        told = [events[0].text for events in table.events()[back.number :] if events]
        several += len(told) > 1
        assert all(text in back.what for text in told[:6])
        assert back.what == " ".join(back.what.split())
        assert name_seats(back.what, table.players)
    assert several


def test_what_was_made_together_goes_together_after_a_restart_too(store: Store) -> None:
    table = oriented(store)
    first = table.entries
    table.play_all(((0, Show(0, 1)), (1, TAKE)), table.revision)
    back = table.take_back()
    table.leave()
    again = Table.resume(store, table.match)
    assert back is not None
    assert again.take_back() == back
    assert back.number == first


def test_dice_taken_back_leave_a_line_that_a_restart_does_not_lose(store: Store, tmp_path: Path) -> None:
    table = played(store, "circus_combat", 12)
    back = table.take_back()
    assert back is not None
    while all(seat != CHANCE for seat, _ in store.log(table.match.id)[back.number :]):
        play_on(table, Random(table.entries))
        back = table.take_back()
        assert back is not None
    assert not back.free
    told = back.what
    table.undo(back.number)
    (line,) = [event for events in table.events() for event in events if event.kind == "taken_back"]
    assert line.text == f"Taken back by the whole table: {told}"
    assert len(table.events()) == table.entries
    assert [place for place, events in enumerate(table.events()) if line in events] == [back.number - 1]
    lines = table.events()
    table.leave()
    other = Store(tmp_path)
    again = Table.resume(other, table.match)
    assert again.events() == lines
    for _ in range(3):
        play_on(again, Random(2))
    back = again.take_back()
    assert back is not None
    again.undo(1)
    assert line in again.events()[0], "going further back loses no line"
    again.undo(0)
    assert again.events() == ()
    again.advance()
    assert line in again.events()[0]
    play_on(again, Random(2))
    assert line in again.events()[0]
    other.close()


def test_what_costs_nobody_anything_leaves_no_line(store: Store) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    table.play(1, (TAKE,), table.revision)
    back = table.take_back()
    assert back is not None
    assert back.free
    table.undo(back.number)
    assert "taken_back" not in {event.kind for events in table.events() for event in events}


def test_a_watcher_sees_that_something_was_taken_back_and_takes_nothing_back(store: Store) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    watcher = Table.resume(store, table.match)
    assert watcher.take_back() is None
    with pytest.raises(StaleError):
        watcher.undo(1)
    back = table.take_back()
    assert back is not None
    table.undo(back.number)
    assert watcher.refresh()
    assert watcher.events() == table.events()
    assert not watcher.refresh()


def test_a_finished_game_is_taken_back_only_by_the_table_and_its_record_goes(store: Store) -> None:
    table = finished(store)
    assert table.match.scores is not None
    assert record_of(store, table.match)
    back = table.take_back()
    assert back is not None
    assert not back.free
    assert back.what.endswith("The game is over: its record is withdrawn.")
    table.undo(back.number)
    assert table.match.scores is None
    (match,) = store.matches()
    assert match.scores is None
    with pytest.raises(BadRecord, match="when the game is over"):
        record_of(store, match)
    lines = [event.text for events in table.events() for event in events if event.kind == "taken_back"]
    assert len(lines) == 1
    assert lines[0].startswith("Taken back, and the record withdrawn: ")


def test_a_finished_game_is_never_free_to_take_back() -> None:
    history = History.start(circus_combat, 2, circus_combat.Options())
    rng = Random(4)
    while acting := circus_combat.to_act(history.state):
        seat = min(acting)
        if seat == CHANCE:
            history = history.after(seat, circus_combat.draw(history.state, rng))
        else:
            history = history.after(seat, rng.choice(list(circus_combat.legal_moves(history.state, seat))))
    assert not any(history.undo_is_free(number) for number in range(len(history.entries)))


def test_nothing_is_taken_back_before_anybody_was_asked(store: Store) -> None:
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=1)
    assert table.take_back() is None
    before = table.revision
    table.undo(table.entries)
    assert table.revision == before


@pytest.mark.parametrize("slug", ["circus_combat", "scout"])
def test_what_a_table_knows_of_its_past_is_what_is_read_anew(slug: str, store: Store) -> None:
    """Lines of what was taken back, and what was decided together, however far and often one goes back."""
    rules, rng = GAMES[slug], Random(6)
    names = ("Ana", "Ben", "Cleo")[: max(2, rules.INFO.seats[0])]
    table = Table.create(store, rules, names, rules.Options(), seed=6)
    cuts = 0
    for _ in range(70):
        acting = sorted(rules.to_act(table.view(None)) - {CHANCE})
        if len(acting) > 1:
            moves = tuple((seat, next(iter(rules.legal_moves(table.view(seat), seat)))) for seat in acting)
            table.play_all(moves, table.revision)
        elif rng.random() < 0.7 or table.take_back() is None:
            play_on(table, rng)
        else:
            back = table.take_back()
            assert back is not None
            table.undo(rng.choice((back.number, max(0, back.number - rng.randrange(6)))))
            cuts += 1
        assert not table.refresh()
        saved = read_saved(store, table.match.id)
        anew = Table(store, saved.whole.match, saved.history, None)
        anew._take_in(saved)
        assert anew.events() == table.events()
        assert take_back(anew._history, anew._together) == take_back(table._history, table._together)
        assert anew.moment == table.moment
    assert cuts > 10


def test_of_many_things_that_go_the_first_and_last_are_named_and_the_others_counted(store: Store) -> None:
    history = played(store, "circus_combat", 60)._history
    last = len(history.entries)
    sentences = [_what(history, number) for number in range(last)]
    assert len(sentences) > 20
    for kept in (12, 13, 20):
        told, tail = named(history, last - kept), sentences[-kept:]
        if kept == 12:
            assert told == " ".join(tail)
        else:
            assert told == " ".join([*tail[:6], f"({kept - 12} more.)", *tail[-6:]])


def test_what_the_computer_decided_goes_along_and_who_has_moved_since_is_told(store: Store) -> None:
    history = oriented(store)._history
    history = history.after(0, Show(0, 1)).after(1, TAKE)
    numbers = [number for number in range(len(history.entries)) if history.was_asked(number)]
    mine = [number for number in numbers if history.entries[number].seat == 0]
    back = take_back(history, (), frozenset({1}))
    assert back is not None
    assert (back.number, back.seat, back.seats) == (mine[-1], 0, frozenset({0, 1}))
    both = take_back(history, ())
    assert both is not None
    assert (both.number, both.seat, both.seats) == (numbers[-1], 1, frozenset({1}))
    assert take_back(history, (), frozenset({0, 1})) is None
