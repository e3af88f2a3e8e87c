"""What a screen of Big Top shows beside the cards."""

from __future__ import annotations

from random import Random

import pytest

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.money import Profit
from rules.big_top.moves import PASS, Call, Play
from rules.big_top.outlook import Called, called_cards, outlook
from rules.big_top.pieces import cards
from rules.big_top.state import Options, State, Turn
from tests.big_top.tables import card, table
from tests.specimens import random_game, rule


def scene() -> State:
    """Three players: the Sideshow is open up to light 1 and dark 2, the Animals are not."""
    charts = ("- - PL5 -", "- SL4 - CL6", "AD3 - SD3 -")
    return table("AP CL4 SL2 SL6 PD2", "PP SL5 PL1", "CP CD6 AL1", played="SP SL1 SD1 SD2", charts=charts)


@rule(Clause.MONEY, Clause.ONE_SUIT, Clause.PILES)
def test_what_each_card_of_the_hand_would_do() -> None:
    playable, callable_, other, far, blocked = sorted(
        outlook(scene(), 0), key=lambda prospect: ["AP", "CL4", "SL2", "SL6", "PD2"].index(prospect.card.code)
    )
    assert (playable.play, playable.money, playable.profits) == (None, 0, (Profit(2, 0, card("AD3")),))
    assert (other.play, other.profits, other.missing) == (None, (Profit(1, 1, card("SL4")),), ())
    assert callable_.play is not None
    assert (callable_.call, callable_.why_not, callable_.missing) == (None, None, cards("CP CL1 CL2 CL3"))
    assert (far.why_not, far.missing) == (None, cards("SL2 SL3 SL4 SL5"))
    assert blocked.why_not is not None
    assert blocked.why_not.clause is Clause.ONE_SUIT


@rule(Clause.SHIFT, Clause.DUTY, Clause.MONEY)
def test_what_each_called_card_is_worth_and_to_whom() -> None:
    assert called_cards(scene()) == (
        Called(0, card("PL5"), 2, False, card("PP"), (1,)),
        Called(1, card("SL4"), 1, False, card("SL2"), (0,)),
        Called(1, card("CL6"), 3, False, card("CP"), (2,)),
        Called(2, card("AD3"), 0, False, card("AP"), (0,)),
        Called(2, card("SD3"), 2, True, card("SD3"), ()),
    )


@rule(Clause.MONEY)
def test_from_a_seat_nobody_is_ruled_out_who_may_hold_the_card() -> None:
    by_card = {called.card.code: called.earners for called in called_cards(big_top.view(scene(), 0))}
    assert by_card == {"PL5": (1, 2), "SL4": (0,), "CL6": (2,), "AD3": (0,), "SD3": ()}


def test_out_of_turn_every_card_says_whose_turn_it_is() -> None:
    assert {prospect.why_not and prospect.why_not.text for prospect in outlook(scene(), 1)} == {"It is {0}'s turn."}


@pytest.mark.parametrize("seats", [3, 5])
def test_the_outlook_is_the_list_of_legal_moves(seats: int) -> None:
    rng = Random(2)
    for played in random_game(big_top, seats, Options(), 3, 300):
        state = played.before
        if not isinstance(state.step, Turn) or rng.random() < 0.5:
            continue
        seat = state.step.seat
        prospects = outlook(big_top.view(state, seat), seat)
        plays = {Play(prospect.card) for prospect in prospects if prospect.play is None}
        calls = {Call(prospect.card) for prospect in prospects if prospect.call is None}
        legal = set(big_top.legal_moves(state, seat))
        assert plays | calls == {move for move in legal if isinstance(move, Play | Call)}
        assert (PASS in legal) == (len(legal) == 1 and not plays | calls and big_top.explain(state, seat, PASS) is None)
        due = {called.card for called in called_cards(state) if called.seat == seat and called.fits}
        assert bool(due) == (not big_top.private(state, seat) and bool(legal - {PASS}))
        if isinstance(played.move, Play):
            earned = next(prospect.money for prospect in prospects if prospect.card is played.move.card)
            assert played.after.players[seat].track - state.players[seat].track in (earned, -state.players[seat].track)
