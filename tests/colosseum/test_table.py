"""The box, the set-up, the ring, turns, medals, special tokens and stars."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from random import Random

import attrs
import pytest

from rules import colosseum
from rules.colosseum.board import Arena, arena_of
from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES, Figures, faults, read
from rules.colosseum.moves import (
    Bid,
    CashMedal,
    DiscardUsed,
    DropOut,
    ExtraInvestment,
    Open,
    Pass,
    Produce,
    Roll,
    Shuffle,
    TokenToMedal,
)
from rules.colosseum.pieces import ADDITIONAL_ACTION, ASSETS, GREEN, JOKER, ORANGE, PROGRAMS, STARS, Asset, count
from rules.colosseum.stars import holders, settled
from rules.colosseum.state import (
    CleaningUp,
    Deciding,
    Investing,
    InvestingMore,
    Opening,
    Options,
    Over,
    Shuffling,
    Staging,
    Trading,
)
from rules.core import CHANCE
from tests.colosseum.tables import SHUFFLES, after, dealt, faces, player, refused, table, tokens, told
from tests.specimens import rule


@rule(Clause.TOKENS)
def test_the_printed_numbers_of_tokens() -> None:
    printed = (
        "gladiator*20 comedian*12 musician*12 horse*12 torch*12 priest*11 ship*11 lion*10 scenery*10 decoration*10"
        " chariot*10 cage*10 joker*4 emperor_token*4 additional_action*4"
    )
    assert Counter(GREEN + ORANGE) == Counter(token.code for token in tokens(printed))
    assert (len(GREEN), len(ORANGE), len(ASSETS)) == (40, 112, 15)
    with pytest.raises(ValueError, match="no asset"):
        Asset.parse("?")


@rule(Clause.TOKENS)
def test_a_slip_in_the_figures_is_noticed() -> None:
    assert faults(FIGURES) == []

    def wrong(figures: Figures) -> str:
        return "; ".join(faults(figures))

    rows, programs, track = FIGURES.asset, FIGURES.program, FIGURES.track
    assert "40 of them green" in wrong(attrs.evolve(FIGURES, asset=(attrs.evolve(rows[0], green=9), *rows[1:])))
    assert "add up to 21" in wrong(attrs.evolve(FIGURES, asset=(attrs.evolve(rows[0], total=21), *rows[1:])))
    assert "special ones last" in wrong(attrs.evolve(FIGURES, asset=rows[::-1]))
    assert "joker is neither" in wrong(attrs.evolve(FIGURES, asset=(*rows[:12], attrs.evolve(rows[12], star=True))))
    assert "in order" in wrong(attrs.evolve(FIGURES, program=programs[::-1]))
    flat = attrs.evolve(programs[0], spectators=(7, 7, 3))
    assert "should fall" in wrong(attrs.evolve(FIGURES, program=(flat, *programs[1:])))
    assert "wrong stack" in wrong(attrs.evolve(FIGURES, program=(attrs.evolve(programs[0], spaces=3),)))
    assert "special token" in wrong(attrs.evolve(FIGURES, program=(attrs.evolve(programs[0], assets={"joker": 3}),)))
    assert "could meet" in wrong(attrs.evolve(FIGURES, track=attrs.evolve(track, arenas={3: (8, 12, 32)})))
    assert "resting spaces" in wrong(attrs.evolve(FIGURES, track=attrs.evolve(track, resting=(1, 6, 12, 19, 26, 30))))
    shares = attrs.evolve(FIGURES.set_up, shares={3: 7})
    assert "do not suit 3" in wrong(attrs.evolve(FIGURES, set_up=shares))
    assert "podium for every closing" in wrong(attrs.evolve(FIGURES, turns=4))
    supply = attrs.evolve(FIGURES.supply, loges=4)
    assert "loge for everybody" in wrong(attrs.evolve(FIGURES, supply=supply))
    text = resources.files("rules.colosseum").joinpath("colosseum.toml").read_text()
    assert read(text) == FIGURES
    with pytest.raises(ValueError, match="backs of gladiator"):
        read(text.replace("total = 20", "total = 19", 1).replace("total = 12", "total = 13", 1))


@rule(Clause.TOKENS)
def test_every_program_has_room_for_at_least_one_missing_asset_and_a_price_that_rises() -> None:
    assert [program.number for program in PROGRAMS] == list(range(1, 31))
    assert all(program.minimum == program.size - len(program.table) + 1 >= 1 for program in PROGRAMS)
    prices = [program.price for program in PROGRAMS]
    assert prices == sorted(prices)
    assert PROGRAMS[17].table == (27, 22, 18, 14, 10, 5)


@rule(Clause.DEAL)
@pytest.mark.parametrize(("seats", "share", "left"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_the_deal(seats: int, share: int, left: int) -> None:
    state = dealt(seats)
    green = [Asset.parse(code) for code in GREEN]
    assert state.markets == tuple(tuple(green[market * 3 : market * 3 + 3]) for market in range(5))
    for seat, each in enumerate(state.players):
        start = 15 + seat * share
        assert each.tokens == count(green[start : start + share])
        assert each.programs == (seat + 1, seat + 6)
        assert (each.coins, each.best, each.medals, each.arena.spaces) == (30, 0, 0, 2)
    assert [token.code for token in state.draw] == [*GREEN[40 - left :], *ORANGE]
    assert state.for_sale == tuple(range(11, 31))
    assert (state.medals, state.tickets) == (18, 10)
    assert state.agenda == tuple(Investing(seat) for seat in range(seats))


@rule(Clause.DEAL)
def test_shuffles_come_whole_and_in_order() -> None:
    state = colosseum.new(3, Options())
    assert colosseum.to_act(state) == {CHANCE}
    assert colosseum.legal_moves(state, CHANCE) == ()
    assert refused(state, CHANCE, SHUFFLES[1]) == (Clause.DEAL, "Next the 40 green tokens have to be shuffled.")
    assert refused(state, CHANCE, Shuffle("green", GREEN[1:]))[0] is Clause.TOKENS
    assert refused(state, CHANCE, Pass()) == (Clause.DEAL, "The 40 green tokens have to be shuffled.")
    assert refused(state, 0, Pass()) == (Clause.TURN, "The 40 green tokens have to be shuffled.")
    state = after(state, *((CHANCE, move) for move in SHUFFLES[:3]))
    assert state.agenda == (Shuffling("high_programs"),)
    assert refused(state, CHANCE, Shuffle("high_programs", (6, 7, 8, 9, 9)))[0] is Clause.DEAL
    for seats in (2, 6):
        with pytest.raises(ValueError, match="3 to 5 players"):
            colosseum.new(seats, Options())


@rule(Clause.ARENAS)
def test_the_ring() -> None:
    assert colosseum.new(3, Options()).nobles == (0, 12, 26, 6, 19, 30)
    assert [arena_of(seat, 5).inside for seat in range(5)] == [(2, 3), (8, 9), (15, 16), (23, 24), (32, 33)]
    grown = Arena(8).grown("left").grown("left")
    assert grown.inside == (6, 7, 8, 9)
    assert grown.covers(6)
    assert Arena(35).grown("right").inside == (35, 0, 1)
    assert Arena(0).grown("left").inside == (35, 0, 1)


@rule(Clause.TURN)
def test_all_finish_a_phase_before_the_next_and_the_start_moves_left() -> None:
    state = dealt()
    assert refused(state, 1, Pass()) == (Clause.TURN, "It is Ana's turn.")
    for phase in ("invest", "auction", "trade", "produce"):
        for seat in range(3):
            assert state.phase == phase
            assert colosseum.to_act(state) == {seat}
            state = after(state, (seat, Pass()))
    while state.phase == "closing":
        (seat,) = colosseum.to_act(state)
        state = after(
            state,
            (seat, colosseum.legal_moves(state, seat)[-1] if seat != CHANCE else colosseum.draw(state, Random(1))),
        )
    assert (state.turn, state.start) == (2, 1)
    assert colosseum.to_act(state) == {1}
    assert state.order == (1, 2, 0)


@rule(Clause.MEDALS)
def test_medals_are_cashed_at_any_decision_of_ones_own() -> None:
    state = table(attrs.evolve(player(), medals=2), player(), player(), agenda=[Investing(0), Investing(1)])
    assert CashMedal() in colosseum.legal_moves(state, 0)
    cashed = after(state, (0, CashMedal()), (0, CashMedal()))
    assert (cashed.players[0].coins, cashed.players[0].medals, cashed.medals) == (42, 0, 18)
    assert cashed.agenda == state.agenda
    assert refused(cashed, 0, CashMedal()) == (Clause.MEDALS, "You have no medal to turn into 6 coins.")
    assert refused(state, 1, CashMedal()) == (Clause.TURN, "It is Ana's turn.")
    for step in (InvestingMore(0), Opening(0), Trading(0), Deciding(0), CleaningUp(0)):
        assert colosseum.explain(attrs.evolve(state, agenda=(step,)), 0, CashMedal()) is None


@rule(Clause.EMPEROR_TOKENS)
def test_an_emperor_token_becomes_a_medal_or_is_lost() -> None:
    state = table(player(), player(), player(), agenda=[Opening(0)], markets="emperor_token lion emperor_token")
    state = attrs.evolve(state, medals=1, winners=(1, 2))
    lines = told(state, 0, Open(0, 8))
    assert "Ana's emperor token becomes a medal." in lines
    assert "Ana's emperor token is lost: no medal is left." in lines
    bought = after(state, (0, Open(0, 8)))
    assert (bought.players[0].medals, bought.medals) == (1, 0)
    assert bought.players[0].tokens == count(tokens("lion"))
    assert bought.removed == count(tokens("emperor_token*2"))


@rule(Clause.ACTION_TOKENS)
def test_an_additional_action_token_buys_a_medal() -> None:
    state = table(player("additional_action"), player(), player(), agenda=[Trading(0)])
    bought = after(state, (0, TokenToMedal()))
    assert (bought.players[0].medals, bought.medals) == (1, 17)
    assert bought.removed[ADDITIONAL_ACTION.index] == 1
    assert refused(bought, 0, TokenToMedal())[1] == "You have no additional-action token to turn into a medal."
    dry = attrs.evolve(state, medals=0)
    assert refused(dry, 0, TokenToMedal()) == (Clause.ACTION_TOKENS, "All 18 medals are with the players.")
    assert TokenToMedal() not in colosseum.legal_moves(dry, 0)


@rule(Clause.JOKERS)
def test_jokers_fill_in_for_what_is_missing_by_choice() -> None:
    state = table(player("gladiator*2 joker*2", 1), player(), player(), agenda=[Staging(0)])
    assert colosseum.legal_moves(state, 0) == (Produce(1, 0, 0), Produce(1, 1, 0))
    assert refused(state, 0, Produce(1, 2, 0)) == (
        Clause.JOKERS,
        "Program 1 lacks only 1 asset: 2 jokers would be too many.",
    )
    assert refused(state, 0, Produce(1, 3, 0)) == (Clause.JOKERS, "You cannot use 3 jokers: you have 2.")
    staged = after(state, (0, Produce(1, 1, 0)))
    performance = staged.performances[0]
    assert performance is not None
    assert performance.laid_out == tokens("gladiator*2 joker")
    assert (performance.spectators.total, staged.players[0].tokens[JOKER.index]) == (7, 2)


def held_by(*hands: str, before: int | None = None, star: str = "horse") -> int | None:
    place = STARS.index(Asset.parse(star))
    stars = tuple(before if index == place else None for index in range(len(STARS)))
    return holders(tuple(map(player, hands)), stars)[place]


@rule(Clause.STARS)
def test_the_star_of_the_horses() -> None:
    assert held_by("horse*3", "horse*2", "") == 0
    assert held_by("horse*2 joker*4", "horse*2", "") is None
    assert held_by("horse*3", "horse*3", "") is None
    assert held_by("horse*3", "horse*3", "", before=0) == 0
    assert held_by("horse*3", "horse*4", "", before=0) == 1
    assert held_by("horse*3", "horse*4", "horse*4", before=0) is None
    assert held_by("horse*2", "horse*3", "", before=0) == 1
    assert held_by("horse*2", "horse*2", "", before=0) is None
    assert held_by("torch*5", "", "", star="ship") is None
    assert [star.code for star in STARS] == [
        "gladiator", "comedian", "musician", "horse", "priest", "ship", "lion",
    ]  # fmt: skip


@rule(Clause.STARS)
def test_stars_move_with_lots_and_clean_ups_and_are_announced() -> None:
    state = table(player("lion*3"), player("lion*2"), player(), agenda=[Opening(1)], markets="lion lion cage")
    state = settled(attrs.evolve(state, winners=(0, 2)))
    assert state.stars == (None, None, None, None, None, None, 0)
    assert "The lion star goes to Ben." in told(state, 1, Open(0, 8))
    state = table(player("horse*3", 6), player(), player(), agenda=[Staging(0)])
    state = after(settled(state), (0, Produce(6, 0, 0)))
    assert state.stars[STARS.index(Asset.parse("horse"))] == 0
    state = attrs.evolve(state, agenda=(CleaningUp(0), CleaningUp(1)))
    assert "The horse star goes back to the supply." in told(state, 0, DiscardUsed(Asset.parse("horse")))


def test_what_does_not_belong_to_a_decision_is_refused_with_what_does() -> None:
    state = dealt()
    assert refused(state, 0, Bid(9)) == (
        Clause.INVEST,
        "Now you must invest in a program, the arena, a season ticket or the loge, or pass.",
    )
    assert refused(state, 0, ExtraInvestment("medals"))[0] is Clause.INVEST
    assert refused(attrs.evolve(state, agenda=(Over(),)), 0, DropOut()) == (Clause.END, "The game is over.")
    assert refused(attrs.evolve(state, agenda=(Staging(0),)), 0, Pass())[0] is Clause.EVENT
    assert refused(attrs.evolve(state, agenda=(Deciding(0),)), 0, Roll(faces("II")))[0] is Clause.NOBLES


def test_the_rulebook_repeats_the_arenas() -> None:
    book = resources.files("rules.colosseum").joinpath("rulebook.md").read_text()
    for seats in (3, 4, 5):
        row = ", ".join("{}\u2013{}".format(*arena_of(seat, seats).inside) for seat in range(seats))
        assert re.search(rf"\| {seats} \| {row} \|", book)
