"""A game is set up line by line: every choice of every game is offered with its meaning, and kept."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import attrs
import pytest

from circus_tui.learning.coach import Coach
from circus_tui.plain.console import Console
from circus_tui.plain.setup import SetUp, prepared
from circus_tui.storage.store import Store
from circus_tui.tables.options import option_template
from circus_tui.tables.seating import seating_of
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import GoOn
from rules import GAMES, fan_tan, scout
from rules.core import choices, listing
from rules.scout.pieces import Card
from rules.scout.state import position
from rules.teaching import purposes_of
from tests.plain.tables import NAMES, heard, put
from tests.plain.test_words import SCOUT, told
from tests.shell.tables import play_on


def form(slug: str, *lines: str) -> tuple[SetUp, str]:
    """What is prepared by somebody who types these lines, and what was said."""
    seats = GAMES[slug].INFO.seats[0]
    out = io.StringIO()
    typed = "".join(f"{line}\n" for line in (",".join(NAMES[:seats]), *lines, ""))
    return prepared(slug, GAMES[slug].Options(), Console(io.StringIO(typed), out)), out.getvalue()


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_value_of_every_option_can_be_chosen(slug: str) -> None:
    usual = GAMES[slug].Options()
    for place, (name, choice) in enumerate(choices(GAMES[slug]).items(), start=1):
        for number, (value, label) in enumerate(choice.values, start=1):
            if choice.file:
                continue
            made, said = form(slug, str(place), str(number))
            assert getattr(made.options, name) == value
            assert f"{place}. {choice.help}: " in said
            assert (
                f"{number}. {label}, as usual\n" if value == getattr(usual, name) else f"{number}. {label}\n"
            ) in said
    made, said = form(slug)
    assert made.options == usual
    assert "Seat order: as listed." in said
    assert "Taking back: if all agree." in said


def test_what_was_chosen_is_how_the_table_is(store: Store) -> None:
    made, said = form("fan_tan", "how many hands", "until", "taking back", "never", "hints", "2", "new", "Ben", "zebra")
    assert "How many hands are played: until somebody is broke." in said
    assert said.count("1. Who deals the first hand: drawn.") == 2
    table = made.open(store)
    assert (table.options, table.match.undo) == (fan_tan.Options(hands=None), False)
    assert not seating_of(store, table.match.id).hints
    coach = Coach.of(store, table.match.id, "fan_tan", table.players)
    clause = fan_tan.reading(table.view(None))
    assert coach is not None
    assert [coach.speaks(seat, clause) for seat in (0, 1, 1)] == [False, True, False]


def test_several_may_be_new_to_a_game() -> None:
    made, said = form("fan_tan", "new", "zebra", "3, ana")
    assert made.new == made.people[:2]
    assert "several with commas" in said
    assert f"New to this: {listing(made.new)}." in said
    assert form("fan_tan", "new", "ben", "new", "nobody")[0].new == ()
    everybody = form("fan_tan", "new", "5")[0]
    assert everybody.new == everybody.people


def test_a_card_set_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(option_template("drum_roll", "cards"))
    made, said = form("drum_roll", "1", "/no/such/file", str(path))
    assert "No such file or directory." in said
    assert "Whose card set is played: from a file of your own." in said
    assert made.options.cards is not None
    assert form("drum_roll", "1", str(path), "1", "")[0].options == GAMES["drum_roll"].Options()


def test_whoever_is_new_hears_once_what_each_step_is_for(tmp_path: Path) -> None:
    said = told(tmp_path, SCOUT, "Ana,bot:fair,bot:fair", "new", "ana", "", "keep", "1", "quit")
    clause = next(clause for clause in scout.CLAUSES if clause.number == "4.1")
    purpose = purposes_of("scout")[clause]
    assert said.count(f"\n{purpose} Rule 4.1, Turns.\n") == 1
    assert "Rule 4.1, Turns." not in told(tmp_path, GoOn(), "1", "quit")


def test_whoever_is_new_is_warned_once_of_what_they_would_regret(store: Store) -> None:
    table = Table.create(store, scout, NAMES[:3], scout.Options(), seed=1)
    state = attrs.evolve(
        position(
            tuple(tuple(map(Card.parse, hand.split())) for hand in ("6/1 7/2", "10/2 6/9", "1/7 3/10")),
            active=(Card.parse("3/4"),),
            owner=1,
        ),
        scouts=1,
    )
    put(table, attrs.evolve(table._history, states=(*table._history.states[:-1], state)))
    coach = Coach(store, "scout", table.players, [0])
    said = heard(table, ("", "scout left as it is 1", "scout left as it is 1"), coach).split("> ")
    assert said[2].startswith("Careful: ")
    assert said[2].endswith(" Type it again to do it all the same.\n")
    assert said[3].lstrip().startswith("Ana scouted the 3 (4 if turned); Ben gets a chip.")


def test_at_the_end_it_is_said_which_rules_were_new_and_to_whom(store: Store) -> None:
    table, rng = Table.create(store, scout, NAMES[:3], scout.Options(), seed=1), Random(1)
    while play_on(table, rng):
        pass
    coach = Coach(store, "scout", table.players, [0, 2], table.match.id)
    for clause in scout.CLAUSES:
        if clause.number in ("4.1", "4.2"):
            assert coach.speaks(2, clause)
    assert "New to Cleo in this game: 4.1 Turns and 4.2 Show.\n" in heard(table, (), coach)
    assert "New to" not in heard(table, ())
