"""Drum Roll on the screen: whole boards as text, and what each part of them says."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from circus_tui import glyphs
from circus_tui.boards.drum_roll.board import LEGEND, paint, title
from circus_tui.boards.drum_roll.views.cards import meaning
from circus_tui.boards.rows.performer import Line, bringing, lines, short
from circus_tui.glyphs import plain
from circus_tui.paint import text_of
from circus_tui.screens.contract import Discreet, Scene, decisions_of
from circus_tui.screens.drum_roll.decisions import asks_anyway, open_decision
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules import drum_roll
from rules.core import NATURE
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import Benefit, Investment
from rules.drum_roll.moves import ChooseCubes, Done, Keep, PassMarker, Perform, Place, TakeCubes, Vote
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.position import act, circus
from rules.drum_roll.state import Options, State
from rules.drum_roll.steps import Over
from tests.drum_roll.scenes import ANA, BEN, CLEO, FOLDER, MARKERS, NAMES, decision, painted, seen, shown, table
from tests.drum_roll.tables import after, onward
from tests.specimens import random_game


def placing() -> State:
    """The third round of markers, Ana to place."""
    moves = (Place(action, False) for _, action in MARKERS)  # type: ignore[arg-type]
    return onward(table(), *moves)


def voting() -> State:
    """Everybody votes."""
    return table(moment="vote", turn=6)


GOLDEN: dict[str, Callable[[], tuple[State, int, tuple[str, ...], int, int]]] = {
    "place": lambda: (seen(placing()), 0, ("right",), 80, 20),
    "place_small": lambda: (seen(placing()), 0, ("down",), 60, 16),
    "place_large": lambda: (seen(placing()), 0, ("right",), 120, 36),
    "place_refused": lambda: (seen(placing()), 0, ("left",), 80, 20),
    "hire": lambda: (seen(table(moment="resolution", markers=((0, "hire_performer"),))), 0, ("down",), 80, 20),
    "hire_small": lambda: (seen(table(moment="resolution", markers=((0, "hire_personnel"),))), 0, (), 60, 16),
    "distribute": lambda: (seen(table(moment="distribution")), 0, (), 80, 20),
    "distribute_small": lambda: (seen(table(moment="distribution")), 0, ("down", "down"), 60, 16),
    "convert": lambda: (seen(table(moment="distribution")), 0, ("down", "down", "down", "right"), 80, 20),
    "cards": lambda: (seen(placing(), 0), 0, ("down", "right"), 80, 20),
    "show": lambda: (seen(table(moment="show")), 0, ("down", "down"), 80, 20),
    "show_small": lambda: (seen(table(moment="show")), 0, (), 60, 16),
    "forecast": lambda: (seen(placing()), 0, ("n",), 80, 20),
    "rival": lambda: (seen(placing()), 0, ("v",), 80, 20),
    "vote": lambda: (seen(voting(), 0), 0, ("down",), 80, 20),
    "anyone": lambda: (seen(table(moment="turn_end")), 0, (), 80, 20),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_whole_boards(name: str) -> None:
    view, seat, keys, cells, height = GOLDEN[name]()
    text = shown(view, decision(view, seat, *keys), cells, height)
    file = FOLDER / f"{name}.txt"
    assert text.splitlines() == file.read_text().splitlines(), f"{name}\n{text}"


def test_a_board_leaves_room_for_the_news() -> None:
    for played in random_game(drum_roll, 4, Options(), 8, 400):
        for seat in drum_roll.to_act(played.after) - {NATURE}:
            view = seen(played.after, seat if drum_roll.private(played.after, seat) else None)
            at = open_decision(view, seat)
            assert len(painted(view, at, 80, 20)) <= 17
            assert len(painted(view, at, 60, 16)) <= 15


def test_every_look_fits_and_is_one_key_away() -> None:
    view = seen(placing())
    for cells, height in ((80, 20), (60, 16)):
        assert "If the show began now" in shown(view, decision(view, 0, "n"), cells, height)
        assert "Lion Tamer" in shown(view, decision(view, 0, "v"), cells, height)
        assert "Fire Eater" in shown(view, decision(view, 0, "v", "v"), cells, height)
        assert shown(view, decision(view, 0, "v", "v", "v"), cells, height) == shown(
            view, decision(view, 0), cells, height
        )
        assert "Stilt Walker" in shown(view, decision(view, 0, "f"), cells, height)


def test_hands_are_hidden_on_the_table_and_seen_when_lifted() -> None:
    state = placing()
    for keys in ((), ("n",), ("v",), ("f",)):
        assert "Extra Income" not in shown(seen(state), decision(seen(state), 0, *keys))
    assert "Extra Income" in shown(seen(state, 0), decision(seen(state, 0), 0))
    assert "Hand: Extra Income" in shown(seen(state, 0), decision(seen(state, 0), 0, "escape"))
    assert "Unblock" not in shown(seen(state, 0), decision(seen(state, 0), 0))


def test_what_the_table_cannot_know_changes_nothing_at_its_desks() -> None:
    rng = Random(3)
    for played in random_game(drum_roll, 3, Options(), 12, 500):
        view = seen(played.after)
        other = seen(drum_roll.imagine(view, None, rng))
        for seat in drum_roll.to_act(view) - {NATURE}:
            if drum_roll.private(view, seat):
                continue
            one, two = open_decision(view, seat), open_decision(other, seat)
            assert one.actions == two.actions
            assert asks_anyway(view) == asks_anyway(other)
            assert painted(view, one) == painted(other, two)


def test_being_asked_tells_nothing_of_a_hand() -> None:
    """Where a hand might hold something else than the one legal answer, the question is put all the same."""
    assert isinstance(decisions_of("drum_roll"), Discreet)
    assert not isinstance(decisions_of("scout"), Discreet)
    holding = [circus(hand=[card]) for card in ("double_vote#1", "trailer_bonus")]
    for ana in holding:
        voted = after(table(ana, BEN, moment="vote", turn=5), (0, Vote(True)), (1, Vote(False)))
        assert asks_anyway(seen(voted))
        assert asks_anyway(seen(table(ana, BEN, moment="turn_end")))
    assert not asks_anyway(seen(table(circus(personnel=["show_organizer"]), BEN, moment="turn_end")))
    assert not asks_anyway(seen(voting()))


def test_colours_always_have_their_letters() -> None:
    view = seen(placing())
    for line in painted(view, decision(view, 0)):
        for span in line:
            if span.role.startswith("cube_"):
                letter = span.role.removeprefix("cube_")[0].upper()
                assert re.fullmatch(rf"{letter}[{glyphs.SQUARE}{glyphs.HOLLOW}]\d*", span.text)


def test_the_cursor_is_told_without_colours() -> None:
    view = seen(placing())
    assert f"{glyphs.POINTER}Y{glyphs.SQUARE} Equipment" in shown(view, decision(view, 0))
    distributing = seen(table(moment="distribution"))
    assert f"{glyphs.POINTER}W{glyphs.HOLLOW}" in shown(distributing, decision(distributing, 0))


def test_benefits_in_few_cells() -> None:
    assert bringing(Benefit(coins=2, prestige=1)) == "2¢+1★"
    assert bringing(Benefit(cubes_any=2, trailer=1, skip_salary=1)) == "2■+▣+skip"
    assert bringing(Benefit(invest=2, invest_pick=1)) == "2card+pick"
    assert bringing(Benefit()) == glyphs.DOT


def test_every_performer_fits_in_a_line() -> None:
    drawn = [Line(performer, mark="9", price="9-9=9¢", trailer=True) for performer in SHIPPED.performers]
    for line in lines(drawn, 80):
        assert len(text_of(line)) <= 80
        assert text_of(line)[-1] == glyphs.STAR
    for each in drawn:
        assert len(text_of(lines([each], 60)[0])) <= 60
        assert text_of(short(each, 39)).startswith(f" {each.performer.name[:13]}")
        assert each.performer.name in text_of(short(Line(each.performer), 39))


@pytest.mark.parametrize("card", SHIPPED.investments, ids=str)
def test_what_a_card_does_fits_into_a_small_window(card: Investment) -> None:
    view = seen(table(circus(hand=[card.id]), BEN), 0)
    line = next(line for line in shown(view, decision(view, 0), 60, 16).splitlines() if f" {card.name} " in line)
    assert line.rstrip().endswith(f" {meaning(card)}")


def test_the_forecast_names_what_is_missing() -> None:
    view = seen(placing())
    text = shown(view, decision(view, 0))
    assert "Mind Reader fired (-4¢ -1★)" in text
    poor = seen(table(circus(act("rope_walker", 1), coins=0), BEN, CLEO))
    assert "short of" not in shown(poor, decision(poor, 0))
    broke = seen(table(circus(act("rope_walker", 1), personnel=["orchestra"]), BEN, CLEO))
    assert "pay 3 (short of 2)" in shown(broke, decision(broke, 0))
    assert "2¢ not paid: -2★" in shown(broke, decision(broke, 0, "n"))


def test_a_show_that_is_on_tells_what_it_has_come_to() -> None:
    state = onward(table(moment="show"), Perform("rope_walker"))
    assert "The rest of the show: 1¢, Mind Reader fired (-4¢ -1★), pay 3: 3¢ 3★" in shown(
        seen(state), decision(seen(state), 0)
    )
    whole = if_the_show_began(table(moment="show"), 0)
    assert (whole.final_coins, whole.final_prestige) == (3, 3)
    assert "Ball Juggler outstanding" in shown(seen(state), decision(seen(state), 0, "n"))
    assert "Rope Walker good" not in shown(seen(state), decision(seen(state), 0, "n"))
    paying = onward(state, Perform("mind_reader"), Perform("ball_juggler"), ChooseCubes(("white",)))
    assert "This show so far: 3¢, 1 fired, lost 1★; salaries to pay 3, you have 6" in shown(
        seen(paying), decision(seen(paying), 0)
    )
    assert "The show so far" in shown(seen(paying), decision(seen(paying), 0, "n"))
    broke = table(circus(act("rope_walker", 1), personnel=["orchestra"], hand=["trailer_bonus"]), BEN, moment="show")
    owing = seen(onward(broke, Perform("rope_walker")))
    assert "salaries to pay 3, you have 1 (short of 2)" in shown(owing, decision(owing, 0))


def test_titles() -> None:
    assert title(seen(placing())) == "Drum Roll  show 2 of 3  turn 3 (5-7)"
    assert title(seen(table(moment="show"))) == "Drum Roll  show 2 of 3  the show"
    over = state_of(Over)
    assert title(seen(over)) == "Drum Roll  the end of the tour"
    keeping = state_of(Keep)
    assert title(seen(keeping)) == "Drum Roll  show 1 of 3  set-up"
    taking = state_of(TakeCubes)
    assert title(seen(taking)) == "Drum Roll  show 1 of 3  set-up"


def state_of(kind: type) -> State:
    """A state of a random game in which such a move is due, or that is over."""
    for played in random_game(drum_roll, 2, Options(), 5, 4000):
        earlier: State = played.before
        later: State = played.after
        if isinstance(played.move, kind):
            return earlier
        if isinstance(later.step, kind):
            return later
    raise AssertionError(f"no {kind}")


def test_those_who_watch_see_the_whole_table() -> None:
    for state in (placing(), table(moment="show"), voting()):
        text = shown(seen(state), None)
        assert all(f"{seat + 1} {NAMES[seat]}" in text for seat in range(state.seats))
        assert "Rehearsal" in text


def test_at_the_end_all_circuses_are_seen_the_best_in_full_and_the_sums_have_room() -> None:
    state = state_of(Over)
    best = max(range(state.seats), key=lambda seat: state.players[seat].prestige)
    for cells, height in ((80, 20), (60, 16), (120, 36)):
        text = shown(seen(state), None, cells, height)
        assert all(f"{seat + 1} {NAMES[seat]}" in text for seat in range(state.seats))
        assert len(text.splitlines()) + 2 + state.seats + 2 <= height
        full = {seat for seat, player in enumerate(state.players) if player.acts[0].performer.name[:12] in text}
        assert full >= ({best} if cells == 80 else set(range(state.seats)) if cells == 120 else set())


def test_a_seat_that_only_watches_sees_its_own_cards() -> None:
    text = "\n".join(map(text_of, paint(Scene(seen(placing(), 0), 0, None, NAMES[:3], 80, 20))))
    assert "Hand: Extra Income, Extra Resources (red)" in text


def test_whose_turn_it_is_and_who_starts() -> None:
    state = onward(table(start=1), PassMarker())
    text = shown(seen(state), decision(seen(state), 2))
    assert "start 2" in text
    assert "─ 3 Cleo" in text
    assert f"{glyphs.TURN}" not in text.splitlines()[-1]


def test_the_legend_explains_every_sign() -> None:
    said = " ".join(LEGEND)
    for sign in (
        glyphs.SQUARE,
        glyphs.HOLLOW,
        glyphs.COIN,
        glyphs.STAR,
        glyphs.TRAILER,
        "skip",
        "pick",
        "+1",
        "4-1=3",
        "W✗",
    ):
        assert sign in said


def test_plain_signs_are_not_mixed_up() -> None:
    view = seen(placing(), 0)
    for keys in ((), ("escape",), ("escape", "n"), ("escape", "v")):
        text = shown(view, decision(view, 0, *keys))
        used = {sign: plain(sign) for sign in set(text) if not sign.isascii() and sign in glyphs.STAND_INS}
        same = [sign for sign in used if list(used.values()).count(used[sign]) > 1]
        assert set(same) <= {glyphs.POINTER, glyphs.TURN, glyphs.AFTER, glyphs.ARROWS[2]}


def test_a_desk_for_every_decision() -> None:
    kinds = set()
    for played in random_game(drum_roll, 4, Options(), 21, 4000):
        for seat in drum_roll.to_act(played.after) - {NATURE}:
            at = open_decision(seen(played.after, seat), seat)
            assert isinstance(at, Sitting)
            kinds.add(type(at).__name__)
            text = shown(at.view, at)
            assert "None" not in text
    assert len(kinds) > 10
    assert Done in drum_roll.MOVES


def test_the_circuses_of_the_scenes_are_what_they_seem() -> None:
    assert [one.ready for one in ANA.acts] == [2, 0, 3]
    assert [one.ready for one in BEN.acts] == [1, 0]
    assert [one.ready for one in CLEO.acts] == [2]
