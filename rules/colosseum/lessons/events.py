"""Lessons on staging an event: nobles, programs, jokers and medals."""

from __future__ import annotations

from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.lessons.tables import SENATOR, player, table
from rules.colosseum.moves import (
    MedalMove,
    MoveNoble,
    Pass,
    Produce,
    Roll,
)
from rules.colosseum.pieces import Face, Noble
from rules.colosseum.state import (
    Deciding,
    MovingNobles,
    Staging,
)
from rules.core import CHANCE
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import does, made

PRODUCING: Final = Lesson(
    "producing",
    "Stage an event",
    "Bring a senator into your arena and stage program 1.",
    table(player("gladiator*2 decoration horse", 1, 6), Deciding(0), Deciding(1), Deciding(2)),
    (
        strict(
            "You have all that program 1 asks for. Nobles in your arena are spectators: the emperor 7, a consul 5, a "
            "senator 3. Roll for them: [confirm].",
            made("roll"),
            "Here produce: press [confirm].",
            replies=((CHANCE, Roll((Face.parse("III"),))),),
            hint="Press [confirm].",
        ),
        strict(
            "With a III a noble moves three spaces. Your arena is 8 and 9; a senator stands on 6. Move him with "
            "[confirm], then stage program 1 with [confirm].",
            does(MoveNoble(SENATOR, (0,), 3)),
            "That is allowed, but the senator on 6 would come into your arena: 3 spectators.",
            hint="Up and down go to the noble: the senator on 6. [confirm] moves him, [confirm] stages the event.",
        ),
        Task(
            "He sits in your arena. Now the event: stage program 1.",
            made("produce"),
            hint="Press [confirm].",
        ),
    ),
    (Roll(), MoveNoble(SENATOR, (0,), 3), Produce(1, 0, 0)),
    (Clause.PRODUCE, Clause.NOBLES, Clause.RESTING, Clause.EVENT, Clause.SPECTATORS, Clause.BEST),
    "7 for the program, 3 for the senator: 10 spectators, your best so far, and as many coins. It may be staged again.",
    ((Pass(),),),
)

DICE: Final = Lesson(
    "dice",
    "Two dice, two nobles",
    "Move another noble with the second die.",
    attrs.evolve(
        table(
            player("gladiator*2 decoration horse", 1, 6, loge=True),
            MovingNobles(0, (Face.parse("II"), Face.parse("VI")), (1,), (SENATOR,)),
            Deciding(1),
            Deciding(2),
        ),
        nobles=(0, 12, 26, 8, 19, 30),
    ),
    (
        trial(
            "With a loge you roll two dice. The II has brought a senator to space 8, into your arena. Try to move him "
            "by the VI as well.",
            Clause.NOBLES,
            hint="Up and down go to the senator on 8, [confirm].",
        ),
        strict(
            "Each die moves another noble. Six spaces on, from 0 to 6, the emperor would end on a resting space: that "
            "is a medal. Move him, then stage program 1.",
            does(MoveNoble(Noble.parse("emperor"), (1,), 6)),
            "Allowed, but the emperor would end on a resting space, which earns a medal.",
            hint="Go to the emperor, [confirm]; then [confirm] stages program 1.",
        ),
        Task(
            "Now the event.",
            made("produce"),
            hint="Press [confirm].",
        ),
    ),
    (MoveNoble(SENATOR, (1,), 6), MoveNoble(Noble.parse("emperor"), (1,), 6), Produce(1, 0, 0)),
    (Clause.NOBLES, Clause.RESTING, Clause.LOGE),
    "A die that ends on a resting space earns a medal; one noble could also go by the sum of both dice.",
    ((MoveNoble(SENATOR, (1,), 6), MoveNoble(Noble.parse("consul_1"), (1,), 6)),),
)

STAGING: Final = Lesson(
    "staging",
    "What can be staged",
    "Stage program 6, though an asset is missing.",
    table(player("gladiator*3 lion*2 horse*2", 1, 6, 12), Staging(0), Deciding(1), Deciding(2)),
    (
        trial(
            "Program 12 wants gladiators, lions and cages, and an arena of three spaces. Yours has two. Try it.",
            Clause.EVENT,
            hint="Right to program 12, [confirm].",
        ),
        trial(
            "It does not fit. Before an event a medal can move a noble. You have none: try it all the same, press n.",
            Clause.MEDAL_MOVES,
            hint="Press n.",
        ),
        strict(
            "Program 6 lacks its cage. That costs spectators, but it can be staged: do it.",
            made("produce", program=6),
            "Stage program 6.",
            hint="Left to program 6, [confirm].",
        ),
    ),
    (Produce(12, 0, 0), MedalMove(SENATOR, 2), Produce(6, 0, 0)),
    (Clause.EVENT, Clause.MEDAL_MOVES, Clause.SPECTATORS, Clause.STARS),
    "9 instead of 11. The tokens stay yours. Each other program that you have staged would bring 5 more, a star of "
    "yours in the event 4.",
)

PAYING: Final = Lesson(
    "paying",
    "Jokers and medals",
    "Draw as many spectators as you can.",
    table(player("horse*2 lion*2 joker", 1, 6, medals=2), Staging(0), Deciding(1), Deciding(2)),
    (
        strict(
            "A joker stands in for a missing asset. A medal moves a noble: press n, bring the senator on 6 into your "
            "arena. Pay the other medal with +, and stage program 6.",
            made("medal_move", noble=SENATOR),
            "First move the senator for a medal: press n.",
            hint="n, up and down to the senator on 6, right to 2 or 3, [confirm]. Then +, and [confirm].",
        ),
        strict(
            "Now stage program 6 with the joker and the other medal.",
            does(Produce(6, 1, 1)),
            "Use the joker, and pay the medal with +: each draws more.",
            hint="+ pays the medal, [confirm] stages the event.",
        ),
    ),
    (MedalMove(SENATOR, 2), Produce(6, 1, 1)),
    (Clause.JOKERS, Clause.MEDALS, Clause.MEDAL_MOVES, Clause.SPECTATORS),
    "11 for the complete program, 3 for the senator, 3 for the medal: 17.",
    ((Produce(6, 1, 2),), (MedalMove(SENATOR, 2), Produce(6, 1, 0))),
)
