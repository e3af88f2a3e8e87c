"""Phase 4: rolling, moving nobles, producing an event and what it draws."""

from __future__ import annotations

import attrs
import pytest

from rules import colosseum
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    Expand,
    ExtraInvestment,
    MedalMove,
    Move,
    MoveNoble,
    Pass,
    Produce,
    Roll,
)
from rules.colosseum.outlook import outlooks, spectators
from rules.colosseum.pieces import NOBLES, Noble
from rules.colosseum.producing import Landing, landing
from rules.colosseum.stars import settled
from rules.colosseum.state import (
    Deciding,
    Investing,
    MovingNobles,
    Player,
    Rolling,
    Staging,
    State,
)
from rules.core import CHANCE
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
        "You cannot produce anything: program 1 needs 1 of its 3 assets, and you have 0.",
    )
    assert colosseum.explain(attrs.evolve(passed, players=(player(), player("joker", 1), player())), 1, Roll()) is None
    cramped = table(player(MAXIMUS, 20), player(), player(), agenda=[Deciding(0)])
    assert refused(cramped, 0, Roll())[1] == "No program of yours fits an arena of 2 spaces."


def rolled(shown: str) -> State:
    """Two dice show this."""
    owner = attrs.evolve(player("gladiator", 1), loge=True)
    state = table(owner, player(), player(), agenda=[Deciding(0), Deciding(1)])
    return after(state, (0, Roll()), (CHANCE, Roll(faces(shown))))


@rule(Clause.NOBLES)
def test_one_die_or_two_with_a_loge() -> None:
    owner = player("gladiator", 1)
    state = after(table(owner, player(), player(), agenda=[Deciding(0)]), (0, Roll()))
    assert refused(state, CHANCE, Roll(faces("II II"))) == (Clause.NOBLES, "Ana rolls one die.")
    assert refused(state, CHANCE, Roll()) == (Clause.NOBLES, "Ana rolls one die.")
    assert refused(state, CHANCE, Roll(())) == (Clause.NOBLES, "Ana rolls one die.")
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
    assert told(state, 0, Produce(1, 0, 0)) == ["Ana produces program 1 (Tribute to Munus): 3 spectators."]
    better = staging(attrs.evolve(player("gladiator", 1), best=2))
    assert told(better, 0, Produce(1, 0, 0))[1] == "Ana's best is now 3."
