"""Phases 4 and 5 and the end: events, nobles, closing a turn, and who wins."""

from __future__ import annotations

import attrs
import pytest

from rules import colosseum
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    AskDonation,
    Decline,
    DiscardUsed,
    Expand,
    ExtraInvestment,
    MedalMove,
    Move,
    MoveNoble,
    Pass,
    Produce,
    Roll,
    TieRoll,
)
from rules.colosseum.outlook import outlooks, spectators
from rules.colosseum.pieces import ADDITIONAL_ACTION, NOBLES, Asset, Noble, count, plus
from rules.colosseum.producing import Landing, landing
from rules.colosseum.stars import settled
from rules.colosseum.state import (
    CleaningUp,
    Deciding,
    Donating,
    DonationRoll,
    Investing,
    MovingNobles,
    Over,
    Player,
    PodiumRoll,
    Rolling,
    Staging,
    State,
)
from rules.core import NATURE
from tests.colosseum.tables import after, faces, player, refused, table, tokens, told
from tests.specimens import rule

MAXIMUS = "gladiator*3 horse*3 decoration chariot*3"
EMPEROR, CONSUL, SENATOR = (Noble.parse(name) for name in ("emperor", "consul_1", "senator_1"))


def large(owner: Player, spaces: int = 3) -> Player:
    return attrs.evolve(owner, arena=attrs.evolve(owner.arena, spaces=spaces))


def staging(owner: Player) -> State:
    """The nobles stand far from the first arena, 8 to 10."""
    state = table(large(owner), player(), player(), agenda=[Staging(0), Deciding(1), Deciding(2)])
    return attrs.evolve(state, nobles=(0, 12, 26, 6, 19, 30))


@rule(Clause.PRODUCE)
def test_only_who_can_stage_a_program_may_roll() -> None:
    state = table(player("gladiator", 1, 20), player("lion", 1), player(), agenda=[Deciding(0), Deciding(1)])
    assert colosseum.legal_moves(state, 0) == (Roll(), Pass())
    rolled = after(state, (0, Roll()))
    assert rolled.step == Rolling(0)
    passed = after(state, (0, Pass()))
    assert colosseum.legal_moves(passed, 1) == (Pass(),)
    assert refused(passed, 1, Roll()) == (
        Clause.PRODUCE,
        "You cannot stage anything: program 1 needs 1 of its 3 assets, and with jokers you have 0.",
    )
    assert colosseum.explain(attrs.evolve(passed, players=(player(), player("joker", 1), player())), 1, Roll()) is None
    cramped = table(player(MAXIMUS, 20), player(), player(), agenda=[Deciding(0)])
    assert refused(cramped, 0, Roll())[1] == "No program of yours fits an arena of 2 spaces."


def rolled(shown: str) -> State:
    """Two dice show this."""
    owner = attrs.evolve(player("gladiator", 1), loge=True)
    state = table(owner, player(), player(), agenda=[Deciding(0), Deciding(1)])
    return after(state, (0, Roll()), (NATURE, Roll(faces(shown))))


@rule(Clause.NOBLES)
def test_one_die_or_two_with_a_loge() -> None:
    owner = player("gladiator", 1)
    state = after(table(owner, player(), player(), agenda=[Deciding(0)]), (0, Roll()))
    assert refused(state, NATURE, Roll(faces("II II"))) == (Clause.NOBLES, "Ana rolls one die.")
    assert refused(state, NATURE, Roll()) == (Clause.NOBLES, "Ana rolls one die.")
    assert refused(state, NATURE, Roll(())) == (Clause.NOBLES, "Ana rolls one die.")
    assert refused(state, 0, Roll()) == (Clause.TURN, "Ana's die has to be rolled.")
    asked = table(owner, player(), player(), agenda=[Deciding(0)])
    assert refused(asked, 0, Roll(())) == (Clause.NOBLES, "Chance says what the dice show: you only ask for the roll.")


@rule(Clause.NOBLES)
def test_two_dice_move_two_nobles_or_one_by_the_sum() -> None:
    state = rolled("II I-III")
    assert isinstance(state.step, MovingNobles)
    moves = colosseum.legal_moves(state, 0)
    assert len(moves) == len(NOBLES) * (1 + 3 + 3)
    assert {move.steps for move in moves if isinstance(move, MoveNoble) and len(move.dice) == 2} == {3, 4, 5}
    one = after(state, (0, MoveNoble(CONSUL, (1,), 3)))
    assert one.nobles[CONSUL.index] == 15
    assert refused(one, 0, MoveNoble(CONSUL, (0,), 2)) == (
        Clause.NOBLES,
        "The second die must move another noble than consul 1.",
    )
    assert refused(one, 0, MoveNoble(EMPEROR, (1,), 3)) == (
        Clause.NOBLES,
        "Those dice are not to be had: II can still be used.",
    )
    assert refused(one, 0, Produce(1, 0, 0)) == (Clause.NOBLES, "Now you must move a noble with the die II.")
    assert after(one, (0, MoveNoble(EMPEROR, (0,), 2))).step == Staging(0)
    assert after(state, (0, MoveNoble(EMPEROR, (0, 1), 5))).step == Staging(0)


@rule(Clause.NOBLES)
@pytest.mark.parametrize(
    ("move", "text"),
    [
        (MoveNoble(EMPEROR, (0,), 3), "With II a noble moves 2 spaces, not 3."),
        (MoveNoble(EMPEROR, (1,), 4), "With I-III a noble moves 1 to 3 spaces, not 4."),
        (MoveNoble(EMPEROR, (0, 1), 2), "With II and I-III a noble moves 3 to 5 spaces, not 2."),
        (MoveNoble(EMPEROR, (0,), -2), "With II a noble moves 2 spaces, not -2."),
        (MoveNoble(EMPEROR, (1, 0), 4), "Those dice are not to be had: II and I-III can still be used."),
        (MoveNoble(EMPEROR, (), 0), "Those dice are not to be had: II and I-III can still be used."),
        (MoveNoble(EMPEROR, (2,), 2), "Those dice are not to be had: II and I-III can still be used."),
    ],
)
def test_wrong_ways_to_use_dice(move: Move, text: str) -> None:
    assert refused(rolled("II I-III"), 0, move) == (Clause.NOBLES, text)


@rule(Clause.RESTING)
def test_only_ending_on_a_resting_space_earns_a_medal() -> None:
    state = rolled("VI II")
    rest = after(state, (0, MoveNoble(EMPEROR, (0,), 6)))
    assert (rest.players[0].medals, rest.medals) == (1, 17)
    assert told(state, 0, MoveNoble(EMPEROR, (0,), 6))[1] == "That is a resting space: Ana gets a medal."
    over = after(state, (0, MoveNoble(EMPEROR, (0, 1), 8)))
    assert over.players[0].medals == 0
    none = after(attrs.evolve(state, medals=0), (0, MoveNoble(EMPEROR, (0,), 6)))
    assert (none.players[0].medals, none.medals) == (0, 0)


@rule(Clause.ARENAS, Clause.RESTING)
def test_a_resting_space_inside_an_arena_gives_the_medal_and_the_guest() -> None:
    state = table(player("gladiator additional_action", 1), player(), player(), agenda=[Investing(0)])
    state = after(state, (0, Expand("left")), (0, ExtraInvestment("token")), (0, Expand("left")))
    assert state.players[0].arena.inside == (6, 7, 8, 9)
    state = attrs.evolve(state, agenda=(MovingNobles(0, faces("VI"), (0,)), Deciding(1)), nobles=(0, 12, 26, 2, 19, 30))
    assert landing(state, EMPEROR, 6) == Landing(EMPEROR, 6, 0, rests=True)
    state = after(state, (0, MoveNoble(EMPEROR, (0,), 6)))
    assert state.players[0].medals == 1
    came = spectators(state, 0, 1)
    assert came is not None
    assert came.nobles == 7


@rule(Clause.NOBLES)
def test_where_a_die_takes_a_noble_is_told_beforehand() -> None:
    state = rolled("VI II")
    assert landing(state, EMPEROR, 8) == Landing(EMPEROR, 8, 0, rests=False)
    assert landing(state, SENATOR, 6) == Landing(SENATOR, 12, None, rests=True)


@rule(Clause.MEDAL_MOVES)
def test_medals_move_nobles_either_way_and_earn_none() -> None:
    state = staging(attrs.evolve(player("gladiator", 1), medals=3))
    moved = after(state, (0, MedalMove(SENATOR, 3)), (0, MedalMove(SENATOR, -1)), (0, MedalMove(SENATOR, -2)))
    assert moved.nobles[SENATOR.index] == 6
    assert (moved.players[0].medals, moved.medals) == (0, 18)
    assert refused(moved, 0, MedalMove(EMPEROR, 1)) == (
        Clause.MEDAL_MOVES,
        "You have no medal to move the emperor with.",
    )
    assert refused(state, 0, MedalMove(EMPEROR, 4))[1] == "A medal moves a noble 1 to 3 spaces either way, not 4."
    assert refused(state, 0, MedalMove(EMPEROR, 0))[0] is Clause.MEDAL_MOVES
    assert after(state, (0, MedalMove(EMPEROR, -1))).nobles[EMPEROR.index] == 35
    assert refused(rolled("II II"), 0, MedalMove(EMPEROR, 1))[0] is Clause.NOBLES


@rule(Clause.EVENT)
def test_an_event_is_an_own_program_that_fits_with_enough_assets() -> None:
    state = staging(player("gladiator*2 horse*1", 1, 20, 21))
    assert refused(state, 0, Produce(2, 0, 0)) == (Clause.EVENT, "Program 2 is not yours.")
    assert refused(state, 0, Produce(21, 0, 0)) == (
        Clause.EVENT,
        "Program 21 needs an arena of 4 spaces, and yours has 3.",
    )
    assert refused(state, 0, Produce(20, 0, 0)) == (
        Clause.EVENT,
        "Program 20 needs at least 4 of its 10 assets, and this would be 3.",
    )
    assert refused(state, 0, Produce(1, 0, 1)) == (Clause.MEDALS, "You cannot pay 1 medal: you have 0.")
    assert refused(state, 0, Produce(1, -1, 0))[0] is Clause.JOKERS
    assert refused(state, 0, Produce(1, 0, -1))[0] is Clause.MEDALS
    staged = after(state, (0, Produce(1, 0, 0)))
    assert staged.performances[0] is not None
    assert staged.performances[0].laid_out == tokens("gladiator*2")
    assert staged.players[0].produced == (1,)
    assert staged.step == Deciding(1)


@rule(Clause.EVENT)
def test_how_far_one_is_with_each_program() -> None:
    state = staging(player("gladiator*4 horse joker", 1, 20, 21))
    first, maximus, large_one = outlooks(state, 0)
    assert [(need.asset.code, need.have, need.need, need.missing) for need in first.needs] == [
        ("gladiator", 4, 2, 0),
        ("decoration", 0, 1, 1),
    ]
    assert (first.missing, first.missing_at_best, first.fits, first.producible) == (1, 0, True, True)
    assert (maximus.missing, maximus.missing_at_best, maximus.producible) == (6, 5, True)
    assert (large_one.fits, large_one.producible) == (False, False)


@rule(Clause.SPECTATORS)
@pytest.mark.parametrize(
    ("held", "expected"),
    [(MAXIMUS, 32), ("gladiator*3 horse*3 decoration chariot*2", 28), ("gladiator*3 horse*2 decoration chariot*2", 24)],
)
def test_circus_maximus(held: str, expected: int) -> None:
    came = spectators(staging(player(held, 20)), 0, 20)
    assert came is not None
    assert came.total == expected


@rule(Clause.SPECTATORS)
def test_the_third_program_draws_ten_for_the_two_before_it_and_a_repeat_does_not_count_itself() -> None:
    state = staging(player(MAXIMUS, 1, 7, 20, produced=(1, 7)))
    came = spectators(state, 0, 20)
    assert came is not None
    assert (came.programs, came.total) == (10, 42)
    again = spectators(state, 0, 7)
    assert again is not None
    assert again.programs == 5


@rule(Clause.SPECTATORS)
def test_two_of_three_stars_draw_eight() -> None:
    state = settled(staging(player("gladiator*3 horse*3 lion*3 joker*3 decoration", 20)))
    came = spectators(state, 0, 20)
    assert came is not None
    assert came.stars == 8
    rival = settled(staging(player("lion*3 gladiator*2 horse*2 decoration joker", 20)))
    came = spectators(rival, 0, 20, jokers=1)
    assert came is not None
    assert came.stars == 0


@rule(Clause.SPECTATORS)
def test_every_line_of_the_sum() -> None:
    owner = attrs.evolve(player(MAXIMUS, 6, 20, produced=(6,)), tickets=2, podiums=1, medals=4)
    state = attrs.evolve(settled(staging(owner)), nobles=(8, 9, 26, 10, 19, 30))
    came = spectators(state, 0, 20, medals=3)
    assert came is not None
    assert came.lines == (
        ("table", 32),
        ("programs", 5),
        ("tickets", 10),
        ("podiums", 3),
        ("stars", 8),
        ("nobles", 15),
        ("medals", 9),
    )
    staged = after(state, (0, Produce(20, 0, 3)))
    assert staged.players[0].best == came.total == 82
    assert (staged.players[0].medals, staged.medals) == (1, 17)
    assert spectators(state, 0, 20, jokers=1) is None
    assert spectators(staging(player("horse", 20)), 0, 20) is None


@rule(Clause.BEST)
def test_the_best_stays_and_the_coins_come() -> None:
    state = staging(attrs.evolve(player("gladiator", 1), best=20))
    staged = after(state, (0, Produce(1, 0, 0)))
    assert (staged.players[0].best, staged.players[0].coins) == (20, 33)
    assert told(state, 0, Produce(1, 0, 0)) == ["Ana stages program 1 (Tribute to Munus): 3 spectators."]
    better = staging(attrs.evolve(player("gladiator", 1), best=2))
    assert told(better, 0, Produce(1, 0, 0))[1] == "Ana's best is now 3."


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
    assert colosseum.to_act(tied) == {NATURE}
    assert over(evening((0, 30), (0, 30), (0, 30))).step == PodiumRoll((0, 1, 2))


def tie(seats: tuple[int, ...], *pairs: str) -> TieRoll:
    return TieRoll(seats, tuple(map(faces, pairs)))


@rule(Clause.TIE_ROLL)
def test_a_tie_is_rolled_out_and_equals_roll_again() -> None:
    state = over(evening((0, 30), (0, 30), (0, 30)))
    again = after(state, (NATURE, tie((0, 1, 2), "I-III V", "IV IV", "II V")))
    assert again.step == PodiumRoll((0, 1)), "I-III counts 3"
    assert refused(again, NATURE, tie((0, 1, 2), "II II", "II II", "II II")) == (
        Clause.TIE_ROLL,
        "Now Ana and Ben roll two dice each, in this order.",
    )
    assert refused(again, NATURE, tie((1, 0), "II II", "II II"))[0] is Clause.TIE_ROLL
    assert refused(again, NATURE, tie((0, 1), "II II", "II"))[0] is Clause.TIE_ROLL
    move = tie((0, 1), "II II", "II III")
    assert told(again, NATURE, move)[:2] == [
        "The tie is rolled out: Ana 4, Ben 5.",
        "Ben gets a podium for a best of 0.",
    ]
    assert after(again, (NATURE, move)).podium == 1


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
    again = after(tied, (NATURE, tie((0, 2), "II II", "II II")))
    assert again.step == DonationRoll((0, 2))
    assert after(again, (NATURE, tie((0, 2), "II II", "II VI"))).step == Donating(2, 1)


@rule(Clause.DONATION)
def test_when_there_is_no_donation() -> None:
    bare = evening((10, 5), (12, 3), (10, 5), held="joker")
    assert told(bare, 2, Pass())[-3:-1] == [
        "Ben gets a podium for a best of 12.",
        "There is no donation: Ben has no standard asset.",
    ]
    assert over(bare).turn == 2
    level = after(over(evening((0, 30), (0, 30), (0, 30))), (NATURE, tie((0, 1, 2), "VI VI", "II II", "II II")))
    assert level.step == DonationRoll((0, 1, 2))
    move = tie((0, 1, 2), "VI VI", "II II", "II II")
    assert "There is no donation: Ana is last as well." in told(level, NATURE, move)
    assert after(level, (NATURE, move)).step == Investing(1)


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
