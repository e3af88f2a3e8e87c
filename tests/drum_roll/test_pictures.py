"""Drum Roll on the screen: what the pictures of each decision say, in windows of three sizes."""

from __future__ import annotations

import re
from random import Random

import attrs
import pytest

from circus_tui.drawing.paint import Span, row, text_of, width
from circus_tui.screens.drum_roll.decisions import open_decision
from circus_tui.screens.drum_roll.decisions.placing import PASSING, PlaceDecision
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.pictures.ending import result
from circus_tui.screens.drum_roll.pictures.wording import in_one_row, plain
from circus_tui.widgets.act_row import Acts
from circus_tui.widgets.picture import Picture, Room
from rules import drum_roll
from rules.core import CHANCE
from rules.drum_roll.moves import Flip, Invest, Perform
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.position import act, circus
from rules.drum_roll.state import Options
from rules.drum_roll.steps import Keeping, Over, Voting
from tests.drum_roll.scenes import (
    BEN,
    NAMES,
    ROOMY,
    SMALL,
    decision,
    drawn,
    every_size,
    said,
    scene,
    seen,
    sentence,
    table,
)
from tests.drum_roll.tables import after, onward
from tests.specimens import random_game

pytestmark = pytest.mark.slow


def decisions_of_a_game(seats: int, seed: int = 21) -> list[Sitting]:
    """Every decision of a random game, those with lifted cards too."""
    found: list[Sitting] = []
    for played in random_game(drum_roll, seats, Options(), seed, 700):
        for seat in drum_roll.to_act(played.after) - {CHANCE}:
            found += [open_decision(seen(played.after, whose), seat) for whose in (None, seat)]
    return found


# every decision


@every_size
@pytest.mark.parametrize("seats", [2, 4])
def test_at_every_decision_all_circuses_are_in_sight_and_what_is_to_be_done(
    seats: int, size: tuple[int, int], *, long: bool
) -> None:
    kinds = set()
    for at in Random(seats).sample(decisions_of_a_game(seats), 160 if long else 40):
        kinds.add(type(at).__name__)
        shown_now = drawn(at.view, at, size)
        text = said(at.view, at, size)
        assert "None" not in text
        if "heads" in shown_now.zones:
            text = text_of(shown_now.zones["heads"].value.rows[0])
        for seat, player in enumerate(at.view.players):
            assert plain(player.prestige, "★") in text, (seat, text)
            assert f"{player.coins}¢" in text, (seat, text)
        if size != ROOMY:
            lead = len(f"► A {NAMES[at.seat]}: ")
            assert width(shown_now.asks) + lead <= size[0] - 2, text_of(shown_now.asks)
            if text_of(shown_now.sentence).startswith("✓"):
                assert width(shown_now.sentence) <= size[0] - 2, text_of(shown_now.sentence)
    assert len(kinds) >= 8


@every_size
def test_what_a_show_would_leave_is_never_cut(size: tuple[int, int]) -> None:
    """In a corner, in a row under the own circus, or among the consequences of a vote."""
    found = 0
    for at in Random(3).sample(decisions_of_a_game(4), 80):
        zones = drawn(at.view, at, size).zones
        told = if_the_show_began(at.view, at.seat)
        ends = f"{plain(told.final_coins, '¢')}  {plain(told.final_prestige, '★')}"
        if size == ROOMY and "sum" in zones:
            assert text_of(zones["sum"].value.sums[-1].amount) == ends
            found += 1
        elif size != ROOMY and "acts" in zones and isinstance(zones["acts"].value, Acts):
            if not zones["acts"].value.foot:
                continue
            assert width(zones["acts"].value.foot[-1]) <= size[0] - 2
            if type(at).__name__ in ("PlaceDecision", "HireDecision", "DistributeDecision"):
                assert text_of(zones["acts"].value.foot[-1]).endswith(f"left {ends}")
                found += 1
    assert found


def test_who_only_watches_sees_the_table_and_the_circus_of_the_one_to_act() -> None:
    view = seen(
        onward(
            table(start=1),
            *(),
        )
    )
    text = said(view, None)
    assert "Benjamin's circus" in text
    assert "Dog Trainer" in text
    assert "The action board" in text


def test_what_comes_of_it_gives_way_to_what_enter_does_however_little_room_there_is() -> None:
    at = decision(seen(table()), 0)
    does = row(Span("\N{CHECK MARK} "), Span("Take a white cube"))
    for cells in range(90):
        short = in_one_row(scene(at.view, at, (cells, 24)), row(*does, Span("   wanted by none; cube action 1 of 3")))
        assert text_of(short).startswith(text_of(does))
        assert width(short) <= max(cells - 2, width(does))
    assert text_of(short).endswith("1 of 3")


# placing


@every_size
def test_a_place_says_what_it_brings_and_whom_it_serves_first(size: tuple[int, int]) -> None:
    view = seen(table())
    assert sentence(view, decision(view, 0, *("right",) * 7), size) == (
        "✓ Hire a performer   4 within your 7 coins; served first"
    )
    text = said(view, decision(view, 0, *("right",) * 7), size)
    for words in ("Place marker 1 of 3", "Performer", "Trapeze Flyer", "Bear Trainer", "Agent"):
        assert words in text
    assert "place marker 1 of 3, or pass it for 1 coin." in text
    assert "▸A◂" in text, "no marker stands there yet"
    assert "▐A▌" not in text
    more = "; cube action 1 of 3 this turn" if size == ROOMY else ""
    assert sentence(view, decision(view, 0), size) == (
        f"✓ Take a white cube   wanted by Rope Walker (1 in storage){more}"
    )


@every_size
def test_a_place_that_is_taken_or_full_says_so_and_why(size: tuple[int, int]) -> None:
    view = seen(table(markers=((0, "rehearsal"), (1, "equipment"), (2, "promotion"))))
    at = decision(view, 0)
    assert isinstance(at, PlaceDecision)
    text = said(view, at, size)
    assert text.replace("taken off", "").count("taken") == 3
    assert text.count("✗ 3 of 3" if size != ROOMY else "full") == 2
    assert "has been taken this turn by Ana" in sentence(view, at.to(0), size)
    assert "§" in sentence(view, at.to(0), size)
    assert sentence(view, at.to(PASSING), size) == "✓ Pass the marker for 1 coin   8 in all"


def test_the_row_the_cursor_speaks_of_is_lit() -> None:
    view = seen(table())
    at = decision(view, 0)
    assert isinstance(at, PlaceDecision)
    lit = {}
    for place, name in ((0, "cube"), (7, "act"), (8, "staff")):
        offered = drawn(view, at.to(place)).zones["hiring"].value
        lit[name] = ({card.lit for card in offered.acts}, {slip.lit for slip in offered.staff})
    assert lit == {"cube": ({False}, {False}), "act": ({True}, {False}), "staff": ({False}, {True})}


def test_where_the_staff_has_no_room_there_is_a_sign_until_it_is_spoken_of() -> None:
    display = attrs.evolve(table().area)
    view = seen(table())
    zone = drawn(view, decision(view, 0, *("right",) * 8), SMALL).zones["hiring"]
    few = Picture.of(zone.value).paint(zone.value, Room(60, 3))
    assert text_of(few[0]).startswith(" personnel Organizer")
    odd = attrs.evolve(view, area=attrs.evolve(display, performers=display.performers[:3]))
    zone = drawn(odd, decision(odd, 0), SMALL).zones["hiring"]
    assert "personnel: 3 (f: who)" in text_of(Picture.of(zone.value).paint(zone.value, Room(60, 2))[-1])


# hiring and buying


@every_size
def test_whoever_is_for_hire_is_told_with_the_price_the_wage_and_what_comes_of_it(size: tuple[int, int]) -> None:
    view = seen(table(moment="resolution", markers=((0, "hire_performer"),)))
    text = said(view, decision(view, 0, "right"), size)
    for words in ("\N{MINUS SIGN}2¢ of your 7¢", "\N{MINUS SIGN}1¢", "Moscow: 2★ for 2 magicians or 2 tamers", "+2★"):
        assert words in text
    assert "✓ Hire Card Conjurer for 2 coins 5 coins left" in text
    assert ("you have none in storage" if size == ROOMY else "it is fired in the show: you have none") in text
    for brings in ("1 coin", "1 card", "pick a card") if size == ROOMY else ("R□ 1¢", "Y□ card", "B□ pick"):
        assert brings in text


@every_size
def test_a_card_is_bought_unseen_and_a_full_hand_is_warned_of(size: tuple[int, int]) -> None:
    view = seen(table(moment="resolution", markers=((0, "invest"),)))
    text = said(view, decision(view, 0), size)
    for words in (
        "nobody knows it",
        "in the deck, 0 discarded",
        "your hand 2 of 3",
        "✓ Buy an investment card for 1 coin",
    ):
        assert words in text
    full = circus(hand=["income#1", "fire#1"], coins=3)
    view = seen(table(full, BEN, moment="resolution", markers=((0, "invest"),)))
    assert "your hand is full: one card must go; c first lifts your" in said(view, decision(view, 0), size)


# distribution


@every_size
def test_a_cube_says_what_it_makes_of_the_act(size: tuple[int, int]) -> None:
    view = seen(table(moment="distribution"))
    at = decision(view, 0)
    then = "then outst.: 3¢" if size == SMALL else "then outstanding: 3 coins"
    assert re.fullmatch(f"✓ Move a white cube onto Rope Walker(   |, ){then}", sentence(view, at, size))
    text = said(view, at, size)
    assert "two moves left ●●" in text
    assert "▸W" in text.replace("any▸W", ""), "it is only pointed at"
    assert "▸W" not in said(view, decision(view, 0, "e"), size).replace("any▸W", "")
    assert "e converts" in text
    converting = said(view, decision(view, 0, "e"), size)
    assert "✓ Agent: a white cube into a white cube" in converting


def test_only_the_acts_that_want_the_cube_are_bright() -> None:
    view = seen(table(moment="distribution"))
    for keys, bright in (((), [True, False, False]), (("g",), [False, True, False])):
        cards = drawn(view, decision(view, 0, *keys)).zones["acts"].value.cards
        assert [card.lit for card in cards] in (bright, [False] * 3), keys


# the vote


@every_size
def test_ballots_tell_what_comes_of_them(size: tuple[int, int]) -> None:
    view = seen(table(moment="vote", turn=5), 1)
    text = said(view, decision(view, 1), size)
    for words in ("START THE SHOW NOW", "DELAY BY A TURN", "you would end at", "turn 6, then a new", "▲ your vote"):
        assert words in text
    assert "✓ Vote to start the show" in text
    assert "✓ Vote to delay" in said(view, decision(view, 1, "right"), size)
    last = seen(table(moment="vote", turn=6), 1)
    assert "turn 7, then the show" in said(last, decision(last, 1), size)


def test_a_vote_shows_who_has_voted_and_not_how() -> None:
    state = table(moment="vote", turn=5)
    texts = set()
    for delays in (False, True):
        voted = after(state, (0, drum_roll.moves.Vote(delays)))
        view = seen(voted, 1)
        assert isinstance(view.step, Voting)
        texts.add(said(view, decision(view, 1)))
    (text,) = texts
    assert "▐A▌ has voted" in text
    assert "▐B▌ choosing" in text


# the show


@every_size
def test_both_ways_of_a_performer_say_where_they_end(size: tuple[int, int]) -> None:
    view = seen(table(moment="show"))
    text = said(view, decision(view, 0, "right", "right"), size)
    for words in ("PERFORM", "FLIP", "3 to go", "+2 prestige", "keeps its cubes", "cubes go back", "salary 1"):
        assert words in text
    assert text.count("end at") == 2
    brings = "outst.: 1¢ + 1 cube" if size == SMALL else "outstanding: 1 coin, 1 cube"
    assert f"✓ Ball Juggler performs, {brings}" in text
    assert "✓ Flip" in said(view, decision(view, 0, "right", "right", "up", "right"), size)


@every_size
def test_who_would_be_fired_or_cannot_be_flipped_is_told(size: tuple[int, int]) -> None:
    view = seen(table(moment="show"))
    text = said(view, decision(view, 0, "right"), size)
    for words in (
        "no cube: fired",
        "\N{MINUS SIGN}4¢ \N{MINUS SIGN}1★",
        "not outstanding",
        "lacks blue, red",
        "w says why",
    ):
        assert words in text


def test_who_has_been_on_is_marked_in_the_line_up() -> None:
    view = seen(onward(table(moment="show"), Perform("rope_walker")))
    assert "✓ has been on" in said(view, decision(view, 0))
    assert "▲ on stage" in said(view, decision(view, 0))
    many = ("white_face_clown", "tiger_tamer", "rope_walker", "ball_juggler", "contortionist", "mind_reader")
    flipped = onward(table(circus(*(act(name, 3) for name in many), coins=20), BEN, moment="show"), Flip(many[0]))
    text = said(seen(flipped), decision(seen(flipped), 0), (80, 24))
    assert "▲ on " in text
    assert re.search(r"✓ \+\d★", text)
    assert "★ …" not in text
    assert "▲ on …" not in text


# cards


@every_size
def test_cards_say_what_they_do_and_what_playing_them_leaves(size: tuple[int, int]) -> None:
    view = seen(table(), 0)
    text = said(view, decision(view, 0, "down"), size)
    for words in ("Your hand", "2 cards, limit 3", "Play it: take cubes", "two red", "storage then W▐1 G▐2 R▐2"):
        assert words in text
    assert "✓ Play Extra Resources" in text
    assert "esc: back" in text


@every_size
def test_a_hand_that_is_too_large_says_by_how_much(size: tuple[int, int]) -> None:
    hand = circus(hand=["double_vote#1", "trailer_bonus"], coins=5)
    state = onward(table(hand, BEN, moment="resolution", markers=((0, "invest"),)), Invest())
    text = said(seen(state, 0), decision(seen(state, 0), 0), size)
    assert "Too many cards" in text
    assert "3 cards, limit 2" in text
    assert "d discards it" in text


# seldom


@every_size
def test_the_first_choice_explains_what_a_performer_is(size: tuple[int, int]) -> None:
    game = random_game(drum_roll, 2, Options(), 3, 100)
    state = next(played.after for played in game if isinstance(played.after.step, Keeping))
    view = seen(state, 0)
    text = said(view, decision(view, 0), size)
    for words in (
        "each cube makes",
        "price again",
        "salary is",
        "you have 15 coins",
        "its price",
    ):
        assert words in text
    assert "the other goes to Benjamin, on your left" in text


@every_size
def test_wages_that_can_be_skipped_stand_with_their_amount(size: tuple[int, int]) -> None:
    player = circus(act("white_face_clown", 3), act("tiger_tamer", 1), coins=9, personnel=["orchestra"])
    state = onward(table(player, BEN, moment="show"), Perform("white_face_clown"), Perform("tiger_tamer"))
    text = said(seen(state), decision(seen(state), 0, "space"), size)
    assert "[✓] skipped Tiger Tamer" in text
    assert "[ ] salary 2¢ Orchestra" in text
    assert "1 of 1 marked" in text


def test_the_bonuses_of_the_winner_are_counted_where_naming_them_would_be_cut_off() -> None:
    names = ("white_face_clown", "tiger_tamer", "rope_walker", "ball_juggler", "mind_reader")
    everybody = (act(name, 3) for name in names)
    view = attrs.evolve(seen(table(circus(*everybody, prestige=40), BEN, moment="show")), step=Over())
    roomy, compact = (result(scene(view, None, size)).zones["banner"].value for size in (ROOMY, (80, 24)))
    assert "prestige after three shows, with the Largest Show and " in " ".join(map(text_of, roomy.lines))
    assert re.search(r"shows, with (two|three|four) bonuses\.", " ".join(map(text_of, compact.lines)))
