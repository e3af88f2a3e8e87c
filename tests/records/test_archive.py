"""Records come in and go out, games are told in words, and what people have come to is counted right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

from circus_tui.cli import main
from circus_tui.records.archive import adopt, exported, told
from circus_tui.records.plots import plot
from circus_tui.records.statistics import Figures, Finished, figures, filtered, people, winners
from circus_tui.records.statistics import finished as all_finished
from circus_tui.records.transcript import escaped
from circus_tui.refused import Refused
from circus_tui.screens.contract import place_of
from circus_tui.storage.saved import saved_history
from circus_tui.storage.store import Match, Store
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from rules import GAMES
from tests.records.games import finished
from tests.shell.hostile import HOSTILE
from tests.shell.tables import oriented


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "one")
    yield opened
    opened.close()


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_game_goes_to_another_computer_and_is_the_same(slug: str, store: Store, tmp_path: Path) -> None:
    match = finished(store, slug)
    path = tmp_path / "sent.json"
    path.write_text(exported(store, match.id, unfinished=False))
    other = Store(tmp_path / "two")
    here, new = adopt(other, path)
    assert new
    assert other.log(here.id) == store.log(match.id)
    assert (here.players, here.scores, here.seed) == (match.players, match.scores, match.seed)
    assert adopt(other, path) == (here, False)
    other.close()


def test_one_is_said_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    form = json.loads((Path(__file__).parents[1] / "scout" / "records" / "scout-4.json").read_text())
    path = tmp_path / "one.json"
    path.write_text(json.dumps(form | {"log": form["log"][:1], "scores": None}))
    at = ["--data", str(tmp_path / "data")]
    assert main(["check", str(path)]) == 0
    assert main([*at, "import", str(path)]) == 0
    assert main([*at, "history"]) == 0
    assert main([*at, "transcript", "1"]) == 0
    assert main(["simulate", "scout", "--seats", "2", "--games", "1", "--cap", "1"]) == 0
    assert main(["show", str(path), "--at", "5"]) == 1
    path.write_text(json.dumps(form | {"log": form["log"][:1], "scores": None, "marks": {"1": "x"}}))
    assert main(["check", str(path)]) == 1
    path.write_text(json.dumps(form | {"log": [], "scores": None, "marks": {"1": "x"}}))
    assert main(["check", str(path)]) == 1
    said = "".join(capsys.readouterr())
    assert not re.findall(r"(?<![\d,.-])'?1'? (?:entries|moves|games)\b", said)
    assert len(re.findall(r"(?<![\d,.-])'?1'? (?:entry|move|game)\b", said)) >= 8


def test_an_unfinished_game_is_gone_on_with(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    table.leave()
    with pytest.raises(Refused, match="holds every hand"):
        exported(store, table.match.id, unfinished=False)
    path = tmp_path / "sent.json"
    path.write_text(exported(store, table.match.id, unfinished=True))
    other = Store(tmp_path / "two")
    there = Table.resume(other, adopt(other, path)[0])
    assert there.view(0) == table.view(0)
    seat = min(there.rules.to_act(there.view(None)))
    there.play(seat, (next(iter(there.rules.legal_moves(there.view(seat), seat))),), there.revision)
    there.leave()
    other.close()


BAD = {
    "nothing": b"",
    "no JSON": b"\x00\xff",
    "no record": b"{}",
    "another version": b'{"game":"scout","rules_version":99,"seats":2,"options":{},"log":[]}',
    "a wrong move": b'{"game":"scout","rules_version":1,"seats":2,"options":{},"log":[{"seat":0,"move":{"kind":"x"}}]}',
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_gets_a_sentence_and_leaves_nothing(what: str, store: Store, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(BAD[what])
    with pytest.raises(Refused) as refused:
        adopt(store, path)
    assert str(refused.value).endswith(".")
    assert "bad.json" in str(refused.value)
    assert store.matches() == ()


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_transcript_tells_everything_that_the_table_saw_and_no_more(slug: str, store: Store) -> None:
    match = finished(store, slug)
    text = told(store, match, place_of)
    table = Table.resume(store, match)
    lines = {line.removeprefix("- ").strip() for line in text.splitlines()}
    for entry in table.events():
        for event in entry:
            assert escaped(event.text.format(*table.players)) in lines
    table.leave()
    assert text.startswith(f"# {GAMES[slug].INFO.title}: ")
    assert "## The end" in text
    assert text.rstrip().endswith(("wins.", "share the win."))


@pytest.mark.parametrize("name", [*HOSTILE, "*x* `y` [z](u)", "# head", "1. one"])
def test_no_name_is_read_as_markdown(name: str) -> None:
    plain = escaped(name)
    assert not plain.startswith(("#", "1."))
    assert all(plain[k - 1] == "\\" for k, sign in enumerate(plain) if sign in "*`[<_~|")


def games(*scores: tuple[int, ...], names: tuple[str, ...] = ("Ana", "Ben")) -> tuple[Finished, ...]:
    """Finished games with these scores, the first one played first."""
    made = []
    for number, each in enumerate(scores):
        won = tuple(seat for seat, score in enumerate(each) if score == max(each))
        made.append(Finished(_match(number, names, each), each, won))
    return tuple(reversed(made))


def _match(number: int, names: tuple[str, ...], scores: tuple[int, ...]) -> Match:
    return Match(number, "scout", 1, names, {}, None, True, scores, "2026-01-01 00:00:00", 10)


def test_figures_are_what_one_counts_by_hand() -> None:
    found = figures(games((3, 1), (5, 2), (1, 4), (7, 0), (2, 2)), "Ana")
    assert found == Figures(5, 4, 2, 2, (3, 5, 1, 7, 2), ((0, 5, 4),))
    assert (found.mean, found.best) == (3.6, 7)
    assert figures(games((3, 1), (1, 4)), "Ben").streak == 1
    assert figures((), "Ana").played == 0
    kinds = iter(("show", "scout", "show"))
    assert figures(games((3, 1), (1, 4), (6, 1)), "Ana", lambda match, seat: next(kinds)).openings == (
        ("show", 2, 2),
        ("scout", 1, 0),
    )


def test_games_are_filtered_and_computers_are_nobody(store: Store) -> None:
    match = finished(store, "scout", ("Ana", "Greedy"))
    keep_seating(store, match.id, Seating(("", "greedy")))
    finished(store, "fan_tan", ("Ana", "Ben", "Cleo"))
    found = all_finished(store)
    assert people(found) == ("Ana", "Ben", "Cleo")
    assert [each.match.game for each in found] == ["fan_tan", "scout"]
    assert [each.match.game for each in filtered(found, person="Ben")] == ["fan_tan"]
    assert filtered(found, "scout", "Ben") == ()
    assert found[1].seat_of("Greedy") is None


def test_where_scores_are_equal_the_rules_say_who_has_won(store: Store) -> None:
    match = finished(store, "drum_roll")
    tied = attrs.evolve(match, scores=(5,) * len(match.players))
    history = saved_history(store, match)
    assert winners(store, tied) == history.rules.winners(history.state)


@pytest.mark.parametrize("scores", [(1, 2), (-5, -5, -5), (3, 900, -40, 7), tuple(range(200))])
@pytest.mark.parametrize(("cells", "rows"), [(20, 6), (42, 13), (78, 8)])
def test_a_plot_keeps_its_bounds_and_names_both_ends(scores: tuple[int, ...], cells: int, rows: int) -> None:
    lines = plot(scores, cells, rows)
    assert 3 < len(lines) <= rows
    assert all(len(line) <= cells for line in lines)
    assert str(max(scores)) in "\n".join(lines)
    assert str(len(scores)) in lines[-1]
    assert plot(scores[:1], cells, rows) == ()


def test_the_verbs_list_take_in_write_and_tell(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(store, "scout")
    at = ["--data", str(store.folder)]
    assert main([*at, "history"]) == 0
    assert "SCOUT" in capsys.readouterr().out
    assert main([*at, "history", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["scores"] == list(match.scores or ())
    out = tmp_path / "game.json"
    assert main([*at, "export", "1", "--out", str(out)]) == 0
    assert main(["--data", str(tmp_path / "two"), "import", str(out)]) == 0
    assert "game 1 now" in capsys.readouterr().out
    assert main([*at, "transcript", "1"]) == 0
    assert "## The end" in capsys.readouterr().out
    for wrong in (["export", "9"], ["transcript", "9"], ["import", "/none"], ["export", "1", "--out", "/proc/none"]):
        assert main([*at, *wrong]) == 1
        assert capsys.readouterr().err.count("\n") == 1
