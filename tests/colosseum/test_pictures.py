"""Colosseum as pictures: what each decision shows and says, at every size and for every number of players."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import pytest

from circus_tui.drawing.glyphs import plain
from circus_tui.drawing.paint import text_of
from circus_tui.screens.colosseum import decisions, pictures
from circus_tui.screens.colosseum.decisions.trade import GOODS
from circus_tui.screens.colosseum.pictures.things import SHORT_NAMES, TOKENS, token
from circus_tui.screens.contract import Scene
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Room
from circus_tui.widgets.ring import Ring, RingView
from rules import colosseum
from rules.colosseum.moves import Pass
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import ADDITIONAL_ACTION, NOBLES, PROGRAMS
from rules.colosseum.state import Investing, Opening, State
from rules.core import CHANCE, Result
from rules.history import History
from rules.record import load
from tests.colosseum.scenes import (
    ALL,
    ANSWER,
    BID,
    CLEAN,
    DECIDE,
    DICE,
    DONATE,
    INVEST,
    MORE,
    OPEN,
    OVER,
    PLAYERS,
    STAGE,
    TRADE,
    decision,
    pictured,
    rows,
    said,
    scene,
    shown,
)
from tests.shell.player import Player, run

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
SIZES = ((120, 36), (80, 24), (60, 20), (200, 60))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@cache
def record(seats: int) -> History:
    return load(json.loads((RECORDS / f"colosseum-{seats}.json").read_text())).history


@cache
def positions(seats: int) -> tuple[State, ...]:
    """Views of a whole game, one of each kind of decision that comes up."""
    history = record(seats)
    found: dict[str, list[State]] = {}
    for number in range(len(history.entries) - 1, 4, -3):
        view: State = colosseum.view(history.at(number).state, None)
        if view.step.actor not in (None, CHANCE):
            found.setdefault(type(view.step).__name__, []).append(view)
    return tuple(view for views in found.values() for view in views[:1])


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_decision_of_a_game_has_its_pictures_and_says_what_enter_does(seats: int, size: tuple[int, int]) -> None:
    layouts = set()
    for view in positions(seats):
        actor = view.step.actor
        assert actor is not None
        at = decisions.open_decision(view, actor)
        drawn = pictures.pictures(Scene(view, actor, at, NAMES[:seats], *size))
        lines = said(drawn, *size)
        layouts.add(drawn.layout)
        assert drawn.sentence
        assert all(plain(line).isascii() for line in lines)
    assert layouts >= {"invest", "auction", "trade", "nobles", "event"}


@every_size
@pytest.mark.parametrize("view", ALL)
def test_own_tokens_and_own_programs_are_seen_at_every_decision(view: State, size: tuple[int, int]) -> None:
    at = decision(view)
    text = "\n".join(rows(at, *size))
    player = view.players[at.seat]
    held = {TOKENS[index] for index, count in enumerate(player.tokens) if count}
    if pictured(at, *size).layout != "nobles" or size != (60, 20):
        assert all(token.code in text or token.word in text for token in held)
    if size != (60, 20):
        names = [{str(number), SHORT_NAMES[number - 1], PROGRAMS[number - 1].name} for number in player.programs]
        assert all(any(name in text for name in each) for each in names)


def test_short_names_are_told_apart_and_have_ten_cells_at_most() -> None:
    assert len(set(SHORT_NAMES)) == len(PROGRAMS) == 30
    assert max(map(len, SHORT_NAMES)) <= 10
    assert len({token.code for token in TOKENS}) == len({token.sign for token in TOKENS}) == len(TOKENS)


def test_the_title_tells_turn_and_phase() -> None:
    bar = pictures.heading(INVEST)
    assert (bar.game, bar.place) == ("COLOSSEUM", "turn 3 of 5")
    assert [span.text for span in bar.crumbs if span.role.startswith("bar on")] == [" Invest "]
    assert "Close" in "".join(span.text for span in pictures.heading(CLEAN).crumbs)
    assert pictures.heading(OVER).place == "the games are over"


# investing


def test_an_investment_tells_what_is_lacking_what_it_draws_and_what_is_left_for_the_auction() -> None:
    text = shown(INVEST, "1", "6")
    assert "16 THE PONIES OF EPONA" in text
    assert "needs an arena of 3 ✓ yours is 3" in text
    assert "✓ Buy The Ponies of Epona for 20 coins" in text
    assert "11 left for the auction" in text


def test_what_cannot_be_bought_says_why_with_its_clause() -> None:
    text = shown(INVEST, "3", "0")
    assert "✗ Program 30 costs 40 coins, and you have 31." in text
    assert "§" in text


def test_a_purchase_that_leaves_nothing_for_the_auction_warns() -> None:
    text = shown(scene(Investing(0), ana={"coins": 14}), "1", "2")
    assert "1 coin left for the auction, which begins at 8" in text


def test_an_arena_space_is_shown_on_the_ring_and_names_what_will_fit() -> None:
    text = shown(INVEST, "1", "2", "up", "up")
    assert "Your arena grows on the left" in text
    assert "Safari Optimus Maximus of yours will fit." in text
    ring: Any = pictured(decision(INVEST, "1", "2", "up", "up")).zones["ring"].value
    assert [space.aim for space in ring.spaces if space.aim] == ["A"]


def test_a_second_investment_tells_its_prices() -> None:
    text = shown(MORE)
    assert "an additional-action token" in text
    assert "✗ you have 1" in text


# the auction


def test_a_lot_tells_what_it_adds_and_which_star_it_brings() -> None:
    text = shown(OPEN)
    assert "Amphitrite 7→8/8 ✓" in text
    assert "✓ Open market 1 with 8 for gladiator, horse and decoration" in text
    assert "completes Amphitrite" in text
    assert "no use for horse" in text


def test_emperor_and_action_tokens_count_in_what_a_lot_brings() -> None:
    text = shown(OPEN, "right", "right")
    assert "♛ +1 medal" in text
    assert "♛ becomes a medal" in text
    view = scene(Opening(2), markets=((*OPEN.markets[0][:2], ADDITIONAL_ACTION), *OPEN.markets[1:]))
    assert "✚ 2nd buy or medal" in shown(view)
    assert "an additional-action token buys a second investment or becomes a medal" in shown(view, cells=200, height=60)


def test_what_a_lot_brings_the_rivals_is_a_warning() -> None:
    lot = (ADDITIONAL_ACTION, *OPEN.markets[0][1:])
    assert "for Cleo it" in shown(scene(Opening(0), markets=(OPEN.markets[0], lot, *OPEN.markets[2:])))


def test_a_bid_tells_who_can_still_go_beyond_it() -> None:
    assert "could still go to" in shown(BID)
    assert "Nobody can go beyond" in shown(scene(Opening(0), winners=(1, 2, 3)))
    assert "leaves" in shown(BID)


def test_a_lot_is_worth_what_it_would_change_even_if_one_is_poor() -> None:
    poor = attrs.evolve(OPEN, players=tuple(attrs.evolve(each, coins=0) for each in OPEN.players))
    assert "Amphitrite 7→8/8" in shown(poor)
    assert "✗ You cannot open with 8: you have no coins." in shown(poor)


# trading


def test_an_offer_shows_both_trays_what_changes_and_coins_after_it() -> None:
    text = shown(TRADE, "n", "n", "left", "left", *("down",) * 8, "right")
    assert "ANA GIVES ▸" in text
    assert "● 2 coins" in text
    assert "✹ lion" in text
    assert "31 → 29 coins" in text
    assert "✓ Offer Dan 2 coins for 1 lion" in text


def test_a_star_that_would_be_lost_is_a_warning() -> None:
    text = shown(ANSWER)
    assert "✓ Accept: you get" in text
    assert "you lose the lion star" in text
    assert "★ lion → supply" in text


def test_nothing_yet_tells_how_an_offer_is_made_and_a_refusal_shows_no_effects() -> None:
    assert "→ gets one of it, ← gives one" in shown(TRADE)
    text = shown(TRADE, "down", "right")
    assert "✗" in text
    assert "What it would change" not in text


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_whoever_would_give_more_than_there_is_lacks_no_more_for_that(size: tuple[int, int]) -> None:
    for place, asset in enumerate(GOODS, start=1):
        held = TRADE.players[0].tokens[asset.index]
        after = [decision(TRADE, *("down",) * place, *("left",) * given) for given in (held, held + 1)]
        lines = [pictured(at, *size).zones["tokens"].value.lines[place] for at in after]
        assert lines[0].word == lines[1].word == token(asset).narrow
        assert text_of(lines[0].cells[1]) == text_of(lines[1].cells[1]), asset


# producing


def test_a_noble_tells_its_way_whose_arena_it_is_and_what_each_program_would_draw() -> None:
    text = shown(DICE, "down", "right", "right", "right")
    ring: Any = pictured(decision(DICE, "down", "right", "right", "right")).zones["ring"].value
    assert [number for number, space in enumerate(ring.spaces) if space.aim] == [5]
    assert len(ring.spaces[1].nobles) == 1
    assert "Consul 1 ▸ 5: in your arena, +5" in text
    assert "yours+5" in text
    assert "your arena, +5" in text


@every_size
def test_no_noble_on_the_ring_is_taken_for_a_player(size: tuple[int, int]) -> None:
    drawn = pictured(decision(DICE), *size).zones["ring"]
    assert isinstance(drawn.value, RingView)
    spaces = drawn.value.spaces
    signs = {noble.sign for space in spaces for noble in space.nobles} | {space.aim or space.hollow for space in spaces}
    assert len(signs - {""}) == len({noble.spectators for noble in NOBLES}), "each kind has its own"
    assert not {plain(sign) for sign in signs} & {space.letter for space in spaces if space.letter}
    cells, height = size
    painted = "".join(text_of(line) for line in Ring().paint(drawn.value, Room(cells // 2 - 2, height // 2)))
    assert all(noble.sign in painted for space in spaces for noble in space.nobles[:1] if len(space.nobles) == 1)


def test_a_rest_earns_a_medal_by_dice_and_not_for_a_medal() -> None:
    assert "a medal for you" in shown(DICE)
    assert "a medal for you" not in shown(STAGE, "n")


def test_a_noble_that_leaves_the_own_arena_is_a_warning() -> None:
    assert "it leaves your arena" in shown(STAGE, "n", "right", "right")


def test_an_event_adds_up_and_foresees_coins_and_best() -> None:
    came = spectators(STAGE, 0, 20, jokers=1)
    assert came is not None
    text = shown(STAGE)
    assert came.total == 53
    assert "✓ Produce Circus Maximus: 53 spectators" in text
    assert "+53 coins: 84" in text
    assert "your best 24 becomes 53" in text
    assert "a medal would make 56" in text
    assert "without a joker 49" in text


def test_an_event_that_draws_less_says_that_the_best_stays() -> None:
    view = attrs.evolve(STAGE, players=(attrs.evolve(STAGE.players[0], best=60), *STAGE.players[1:]))
    assert "the best stays 60" in shown(view)


def test_taking_the_lead_and_not_taking_it_are_told() -> None:
    assert "beats Benjamin's 31" in shown(STAGE)
    behind = attrs.evolve(
        STAGE, players=(STAGE.players[0], attrs.evolve(STAGE.players[1], best=70), *STAGE.players[2:])
    )
    assert "Benjamin stays ahead with 70" in shown(behind)


def test_before_the_dice_every_program_says_what_it_would_draw() -> None:
    text = shown(DECIDE)
    assert "Roll two dice for the nobles" in text
    assert "20 CIRCUS MAXIMUS" in text
    assert "✗ needs an arena of 4" in text


# closing


def test_a_token_put_out_of_the_game_tells_which_program_and_star_change() -> None:
    text = shown(CLEAN)
    assert "Out of the game goes one of these" in text
    assert "4 → 3" in text
    assert "3 → 2" in shown(CLEAN, "down")


def test_a_donation_names_donor_and_use() -> None:
    text = shown(DONATE, "down")
    assert "What Benjamin would give you" in text
    assert "✓ Ask Benjamin for 1 musician" in text
    assert "ask for nothing" in text


def test_the_start_of_a_turn_says_where_the_last_one_is_told() -> None:
    fresh = scene(Investing(0), turns=OVER.turns[:2], fresh=True)
    assert "turn 3 begins" in shown(fresh)
    assert "tab shows how turn 2 went" in shown(fresh)
    assert "begins" not in shown(attrs.evolve(fresh, fresh=False))


# results


@every_size
def test_the_end_shows_the_winner_bars_growth_and_what_decides_ties(size: tuple[int, int]) -> None:
    view = record(4).state
    result = pictures.result(Scene(view, None, None, NAMES[:4], *size, result=Result("", (), ())))
    text = "\n".join(said(result, *size))
    assert "CLEO" in text.replace(" ", "")
    assert "72" in text
    assert "Best after each turn" in text
    assert set(result.zones) == {"wall", "bests", "turns", "ties"}


def test_a_turn_between_tells_its_events_and_its_podium() -> None:
    view = record(4).at(169).state
    text = "\n".join(said(pictures.result(Scene(view, None, None, NAMES[:4], 120, 36))))
    assert "Turn 4 of 5 is over" in text
    assert "Ben has the best event so far, 31, and gets a podium" in text
    assert "produced nothing" in text


def test_the_table_without_a_decision_shows_ring_and_stalls() -> None:
    drawn = pictured(OVER)
    assert {"ring", "stalls"} <= set(drawn.zones)


# what is really on the screen


GOLDEN = {"invest-120x36": (4, 132), "auction-80x24": (4, 138), "nobles-60x20": (4, 162)}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_screen_looks_as_it_did(name: str, tmp_path: Path) -> None:
    seats, entries = GOLDEN[name]
    cells, height = map(int, name.rpartition("-")[2].split("x"))
    expected = (Path(__file__).parent / "pictures" / f"{name}.txt").read_text()

    async def play(player: Player) -> None:
        assert f"{player.text}\n" == expected

    run(tmp_path, play, _resumed(seats, entries), (cells, height))


def _resumed(seats: int, entries: int) -> Any:
    """Sit down at a game of the records after so many entries."""

    def sit(store: Store) -> Table:
        log = json.loads((RECORDS / f"colosseum-{seats}.json").read_text())["log"][:entries]
        number = store.create("colosseum", 1, NAMES[:seats], {}, 5, undo=True)
        store.append(number, 0, [(entry["seat"], entry["move"]) for entry in log], None)
        match = store.match(number)
        assert match is not None
        return Table.resume(store, match)

    return sit


def test_passing_is_one_of_the_moves_that_pictures_never_hide() -> None:
    assert all(any(isinstance(move, Pass) for move in colosseum.legal_moves(view, 0)) for view in (INVEST, TRADE))


def test_nobody_named_in_a_sentence_is_a_number() -> None:
    assert "{" not in "\n".join(line for view in ALL for line in rows(decision(view)))
    assert PLAYERS[1] in "\n".join(rows(decision(BID)))
