"""Phase 5 and the end: podium, clean-up, donation, and who wins."""

from __future__ import annotations

import attrs

from rules import colosseum
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    AskDonation,
    Decline,
    DiscardUsed,
    Pass,
    Produce,
    TieRoll,
)
from rules.colosseum.pieces import ADDITIONAL_ACTION, Asset, Noble, count, plus
from rules.colosseum.state import (
    CleaningUp,
    Deciding,
    Donating,
    DonationRoll,
    Investing,
    Over,
    PodiumRoll,
    Staging,
    State,
)
from rules.core import CHANCE
from tests.colosseum.tables import after, faces, player, refused, table, tokens, told
from tests.specimens import rule

MAXIMUS = "gladiator*3 horse*3 decoration chariot*3"
EMPEROR, CONSUL, SENATOR = (Noble.parse(name) for name in ("emperor", "consul_1", "senator_1"))


def evening(*standings: tuple[int, int], held: str = "lion", turn: int = 1) -> State:
    """The last seat of a turn is about to pass; nobody has produced. Seats have these bests and coins."""
    players = [attrs.evolve(player(held), best=best, coins=coins) for best, coins in standings]
    last = (turn - 2) % len(players)
    return table(*players, agenda=[Deciding(last)], turn=turn)


def over(state: State) -> State:
    (seat,) = colosseum.to_act(state)
    return after(state, (seat, Pass()))


@rule(Clause.PODIUM)
def test_the_podium_goes_to_the_best_then_to_the_richest() -> None:
    state = over(evening((10, 5), (12, 3), (11, 9)))
    assert [each.podiums for each in state.players] == [0, 1, 0]
    assert state.podium == 1
    assert over(evening((12, 5), (12, 3), (11, 9))).podium == 0
    tied = over(evening((12, 5), (11, 3), (12, 5)))
    assert tied.step == PodiumRoll((0, 2))
    assert colosseum.to_act(tied) == {CHANCE}
    assert over(evening((0, 30), (0, 30), (0, 30))).step == PodiumRoll((0, 1, 2))


def tie(seats: tuple[int, ...], *pairs: str) -> TieRoll:
    return TieRoll(seats, tuple(map(faces, pairs)))


@rule(Clause.TIE_ROLL)
def test_a_tie_is_rolled_out_and_equals_roll_again() -> None:
    state = over(evening((0, 30), (0, 30), (0, 30)))
    again = after(state, (CHANCE, tie((0, 1, 2), "I-III V", "IV IV", "II V")))
    assert again.step == PodiumRoll((0, 1)), "I-III counts 3"
    assert refused(again, CHANCE, tie((0, 1, 2), "II II", "II II", "II II")) == (
        Clause.TIE_ROLL,
        "Now Ana and Ben roll two dice each, in this order.",
    )
    assert refused(again, CHANCE, tie((1, 0), "II II", "II II"))[0] is Clause.TIE_ROLL
    assert refused(again, CHANCE, tie((0, 1), "II II", "II"))[0] is Clause.TIE_ROLL
    move = tie((0, 1), "II II", "II III")
    assert told(again, CHANCE, move)[:2] == [
        "The tie is rolled out: Ana 4, Ben 5.",
        "Ben gets a podium for a best of 0.",
    ]
    assert after(again, (CHANCE, move)).podium == 1


@rule(Clause.CLEAN_UP)
def test_every_producer_puts_a_used_token_away_from_the_start_player_on() -> None:
    owners = [player("gladiator*2 joker lion", 1), player(), player("gladiator ship", 1)]
    state = table(*owners, agenda=[Staging(2), Staging(0)], turn=3)
    state = after(state, (2, Produce(1, 0, 0)), (0, Produce(1, 1, 0)))
    assert state.agenda == (CleaningUp(2), CleaningUp(0))
    assert colosseum.legal_moves(state, 2) == (DiscardUsed(Asset.parse("gladiator")),)
    assert refused(state, 2, DiscardUsed(Asset.parse("ship"))) == (
        Clause.CLEAN_UP,
        "Your event used no ship, only: gladiator.",
    )
    state = after(state, (2, DiscardUsed(Asset.parse("gladiator"))), (0, DiscardUsed(Asset.parse("joker"))))
    assert state.removed == count(tokens("gladiator joker"))
    assert state.players[0].tokens == count(tokens("gladiator*2 lion"))
    assert refused(state, 1, DiscardUsed(Asset.parse("lion")))[0] is Clause.DONATION


@rule(Clause.DONATION)
def test_the_last_may_ask_the_winner_of_the_podium() -> None:
    state = over(evening((10, 5), (12, 3), (11, 9), held="lion joker additional_action"))
    assert state.step == Donating(0, 1)
    lion, cage = Asset.parse("lion"), Asset.parse("cage")
    assert colosseum.legal_moves(state, 0)[:2] == (AskDonation(lion), Decline())
    assert refused(state, 0, AskDonation(Asset.parse("joker"))) == (
        Clause.DONATION,
        "Only standard assets are given away, no joker.",
    )
    assert refused(state, 0, AskDonation(cage)) == (Clause.DONATION, "Ben has no cage to give.")
    given = after(state, (0, AskDonation(lion)))
    assert [each.tokens[lion.index] for each in given.players] == [2, 0, 1]
    assert (given.turn, given.step, given.podium, given.fresh) == (2, Investing(1), None, True)
    kept = after(state, (0, Decline()))
    assert [each.tokens[lion.index] for each in kept.players] == [1, 1, 1]
    assert "Turn 2 begins; Ben is the start player." in told(state, 0, Decline())


@rule(Clause.DONATION)
def test_the_poorer_of_equals_asks_and_dice_decide_the_rest() -> None:
    assert over(evening((10, 5), (12, 3), (10, 4))).step == Donating(2, 1)
    tied = over(evening((10, 5), (12, 3), (10, 5)))
    assert tied.step == DonationRoll((0, 2))
    again = after(tied, (CHANCE, tie((0, 2), "II II", "II II")))
    assert again.step == DonationRoll((0, 2))
    assert after(again, (CHANCE, tie((0, 2), "II II", "II VI"))).step == Donating(2, 1)


@rule(Clause.DONATION)
def test_when_there_is_no_donation() -> None:
    bare = evening((10, 5), (12, 3), (10, 5), held="joker")
    assert told(bare, 2, Pass())[-3:-1] == [
        "Ben gets a podium for a best of 12.",
        "There is no donation: Ben has no standard asset.",
    ]
    assert over(bare).turn == 2
    level = after(over(evening((0, 30), (0, 30), (0, 30))), (CHANCE, tie((0, 1, 2), "VI VI", "II II", "II II")))
    assert level.step == DonationRoll((0, 1, 2))
    move = tie((0, 1, 2), "VI VI", "II II", "II II")
    assert "There is no donation: Ana is last as well." in told(level, CHANCE, move)
    assert after(level, (CHANCE, move)).step == Investing(1)


@rule(Clause.END)
def test_turn_five_ends_with_its_events() -> None:
    state = over(evening((10, 5), (12, 3), (11, 9), turn=5))
    assert state.step == Over()
    assert colosseum.to_act(state) == frozenset()
    assert colosseum.legal_moves(state, 0) == ()
    assert colosseum.scores(state) == (10, 12, 11)
    assert colosseum.winners(state) == (1,)
    assert state.podium is None
    assert colosseum.prompt(state, 0) == "The game is over."
    result = colosseum.result(state)
    assert result is not None
    assert result.notes == ("{1} wins with a best of 12.",)
    assert [row[-1] for row in result.rows] == ["10", "12", "11"]


@rule(Clause.TIES)
def test_equal_bests_compare_coins_then_stars_and_then_share() -> None:
    assert colosseum.winners(evening((12, 5), (12, 6), (11, 9))) == (1,)
    state = evening((12, 5), (12, 11), (11, 9))
    first = attrs.evolve(state.players[0], medals=1)
    level = attrs.evolve(state, players=(first, *state.players[1:]), medals=0)
    assert colosseum.winners(level) == (0, 1)
    token = attrs.evolve(first, tokens=plus(first.tokens, (ADDITIONAL_ACTION,)))
    assert colosseum.winners(attrs.evolve(level, players=(token, *state.players[1:]))) == (0,)
    starred = attrs.evolve(level, stars=(None, None, None, None, None, None, 1))
    assert colosseum.winners(starred) == (1,)
    result = colosseum.result(over(evening((12, 5), (12, 5), (0, 0), turn=5)))
    assert result is not None
    assert result.notes == (
        "{0} and {1} share the win with a best of 12.",
        "Equal bests: coins decide, medals and tokens cashed, then stars:"
        " {0} 5 coins and 0 stars, {1} 5 coins and 0 stars.",
    )
