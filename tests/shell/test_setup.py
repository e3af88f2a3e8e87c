"""Setting up a game: what is chosen is what is played, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.screens.setup import SetupPage
from circus_tui.store import Store
from rules import GAMES
from rules.core import choices
from tests.shell.bench import Bench

FILE_OPTIONS = [(slug, name) for slug in GAMES for name, choice in choices(GAMES[slug]).items() if choice.file]


def at_option(bench: Bench, slug: str, number: int) -> None:
    """Put the pointer on an option: behind start, players, seats, order and taking back."""
    bench.press(*["down"] * (4 + GAMES[slug].INFO.seats[0] + number))


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_value_of_every_option_can_be_chosen_and_is_played_and_remembered(slug: str, store: Store) -> None:
    rules = GAMES[slug]
    for number, (name, choice) in enumerate(choices(rules).items()):
        for _ in choice.values:
            bench = Bench(store, LobbyPage(), SetupPage(slug))
            at_option(bench, slug, number)
            bench.press("right")
            label = bench.text
            bench.press(*["up"] * (4 + rules.INFO.seats[0] + number), "enter")
            page = bench.game
            played = getattr(page.table.options, name)
            assert played in [value for value, _ in choice.values]
            assert next(text for value, text in choice.values if value == played) in label
            page.table.leave()
    assert len(store.matches()) == sum(len(choice.values) for choice in choices(rules).values())


@pytest.mark.parametrize("slug", list(GAMES))
def test_options_and_their_values_are_whole_in_the_smallest_window(slug: str, store: Store) -> None:
    bench = Bench(store, LobbyPage(), SetupPage(slug), size=(60, 20))
    for number, choice in enumerate(choices(GAMES[slug]).values()):
        for label in [label for _, label in choice.values]:
            seen = set()
            at_option(bench, slug, number)
            assert choice.help in bench.text
            for _ in choice.values:
                seen.add(label in bench.press("right"))
            assert True in seen, label
            bench.press(*["up"] * (4 + GAMES[slug].INFO.seats[0] + number))


def test_undo_can_be_forbidden_and_the_order_shuffled(store: Store) -> None:
    bench = Bench(store, LobbyPage(), SetupPage("scout"))
    bench.press(*["down"] * 4, "right", "down", "right")
    assert "not allowed" in bench.text
    assert "shuffled" in bench.text
    bench.press(*["up"] * 5, "enter")
    assert not store.matches()[0].undo
    assert "At this table nothing is taken back." in bench.press("u")


def test_a_name_is_cleaned_and_kept_for_the_next_game(store: Store) -> None:
    bench = Bench(store, LobbyPage(), SetupPage("scout"))
    bench.press("down", "down", "enter")
    assert "Zoë" in bench.type(" Zo\x1b\x00ë ")
    bench.press("up", "up", "up", "enter")
    assert "Zoë" in Bench(store, LobbyPage(), SetupPage("scout")).text


@pytest.mark.parametrize(("slug", "name"), FILE_OPTIONS)
def test_an_option_can_be_read_from_a_file(slug: str, name: str, store: Store, tmp_path: Path) -> None:
    choice = choices(GAMES[slug])[name]
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(choice.file)
    bad.write_text("x = [")
    bench = Bench(store, LobbyPage(), SetupPage(slug))
    at_option(bench, slug, [*choices(GAMES[slug])].index(name))
    bench.press("enter")
    assert "is no TOML file" in bench.type(str(bad))
    bench.press("enter")
    assert "cannot be read" in bench.type(str(tmp_path / "none.toml"))
    bench.press("enter")
    assert str(good)[:20] in bench.type(str(good))
    bench.press(*["up"] * (4 + GAMES[slug].INFO.seats[0] + [*choices(GAMES[slug])].index(name)), "enter")
    assert getattr(bench.game.table.options, name) is not None
    assert isinstance(bench.game, GamePage)
