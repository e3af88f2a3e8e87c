"""Lessons on producing an event: nobles, programs, jokers and medals."""

from __future__ import annotations

from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.lessons.tables import CONSUL, EMPEROR, SENATOR, player, table
from rules.colosseum.moves import (
    MedalMove,
    MoveNoble,
    Pass,
    Produce,
    Roll,
)
from rules.colosseum.pieces import Face
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
    "Produce an event",
    "Bring in a senator, and produce program 1.",
    table(player("gladiator*2 decoration horse", 1, 6), Deciding(0), Deciding(1), Deciding(2)),
    (
        strict(
            "You have all that program 1 asks for. Nobles in your arena draw more: emperor 7, consul 5, senator 3. "
            "Whoever rolls for them must produce. Roll the die: press [confirm].",
            made("roll"),
            "Here produce: press [confirm].",
            replies=((CHANCE, Roll((Face.parse("I-III"),))),),
            hint="Press [confirm].",
        ),
        strict(
            "I-III moves a noble one to three spaces clockwise. Your arena is 8 and 9. Move the senator on 6 in: go "
            "to 8 or 9, [confirm]. Then produce program 1: press [confirm].",
            does(MoveNoble(SENATOR, (0,), 2), MoveNoble(SENATOR, (0,), 3)),
            "That is allowed, but the senator on 6 would come into your arena: 3 spectators.",
            hint="Down to the senator on 6, right to 2 or 3 spaces, [confirm]. [confirm] again produces the event.",
        ),
        Task(
            "He sits in your arena. Produce program 1: press [confirm].",
            made("produce"),
            hint="Press [confirm].",
        ),
    ),
    (Roll(), MoveNoble(SENATOR, (0,), 3), Produce(1, 0, 0)),
    (Clause.PRODUCE, Clause.NOBLES, Clause.RESTING, Clause.EVENT, Clause.SPECTATORS, Clause.BEST),
    "7 as nothing was missing, 3 for the senator: 10 spectators. Each pays a coin, and it is your best event so far. "
    "A program may be produced again.",
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
            "With a loge you roll two dice. The II has brought a senator to space 8, into your arena. Try the senator "
            "on 8 again: go to him, [confirm].",
            Clause.NOBLES,
            hint="Up and down go to the senator on 8, [confirm].",
        ),
        strict(
            "Each die moves another noble. One that ends on a resting space, ◎, earns a medal. Move the emperor to 6: "
            "go to him, [confirm]. Then produce program 1: press [confirm].",
            does(MoveNoble(EMPEROR, (1,), 6)),
            "Allowed, but the emperor would end on a resting space, which earns a medal.",
            hint="Up to the emperor, [confirm]. [confirm] again produces the event.",
        ),
        Task(
            "The medal is yours. Now produce program 1: press [confirm].",
            made("produce"),
            hint="Press [confirm].",
        ),
    ),
    (MoveNoble(SENATOR, (1,), 6), MoveNoble(EMPEROR, (1,), 6), Produce(1, 0, 0)),
    (Clause.NOBLES, Clause.RESTING, Clause.LOGE),
    "Only a die that ends on a resting space earns a medal, not one that passes it. One noble could also go by the "
    "sum of both dice. Every die must be used.",
    ((MoveNoble(SENATOR, (1,), 6), MoveNoble(CONSUL, (1,), 6)),),
)

STAGING: Final = Lesson(
    "staging",
    "What can be produced",
    "Produce program 6, though an asset is missing.",
    table(
        player("gladiator*3 lion*3 horse*2 torch", 1, 6, 8, 12, produced=(1,), best=20),
        Staging(0),
        Deciding(1),
        Deciding(2),
    ),
    (
        trial(
            "Program 12 wants gladiators, lions and cages, and an arena of three spaces. Yours has two. Try to "
            "produce program 12: go to it, [confirm].",
            Clause.EVENT,
            hint="[right] to program 12, [confirm].",
            of=Produce(12, 0, 0),
        ),
        trial(
            "It does not fit. Program 8 does, but of its six assets you have one, a torch. Try to produce program 8: "
            "go to it, [confirm].",
            Clause.EVENT,
            hint="To program 8, [confirm].",
            of=Produce(8, 0, 0),
        ),
        trial(
            "A program says how many assets may be missing. Before an event a medal moves a noble once more. You have "
            "none. Try to move a noble for a medal: press [visit].",
            Clause.MEDAL_MOVES,
            hint="Press [visit].",
        ),
        strict(
            "Program 6 lacks its cage: 9 spectators, not 11. Program 1, produced before, adds 5; the star of the "
            "lions in it, 4. Produce program 6: go to it, [confirm].",
            made("produce", program=6),
            "Produce program 6.",
            hint="[left] to program 6, [confirm].",
        ),
    ),
    (Produce(12, 0, 0), Produce(8, 0, 0), MedalMove(SENATOR, 2), Produce(6, 0, 0)),
    (Clause.EVENT, Clause.MEDAL_MOVES, Clause.SPECTATORS, Clause.STARS, Clause.BEST),
    "18 spectators pay 18 coins, though your best stays 20. The tokens stay yours. Only other programs add 5: the same "
    "one again adds nothing to itself.",
)

PAYING: Final = Lesson(
    "paying",
    "Jokers and medals",
    "Draw 18 spectators to program 6.",
    attrs.evolve(
        table(player("horse*2 lion*2 joker", 1, 6, medals=1), Staging(0), Deciding(1), Deciding(2)),
        nobles=(11, 12, 26, 6, 19, 30),
    ),
    (
        strict(
            "A medal moves a noble up to three spaces, also back; a joker stands in for an asset. Move the emperor to "
            "9: press [visit], go to 9, [confirm]. Produce program 6: press [confirm].",
            does(MedalMove(EMPEROR, -2), MedalMove(EMPEROR, -3)),
            "First move the emperor for a medal, back into your arena: press [visit].",
            hint="Press [visit], left to 2 spaces back, [confirm]. [confirm] again produces program 6.",
        ),
        strict(
            "The emperor is in your arena. The joker stands in for the cage. Produce program 6: press [confirm].",
            does(Produce(6, 1, 0)),
            "Allowed, but here produce program 6, with the joker.",
            hint="Go to program 6, [confirm] produces the event.",
        ),
    ),
    (MedalMove(EMPEROR, -2), Produce(6, 1, 0)),
    (Clause.JOKERS, Clause.MEDALS, Clause.MEDAL_MOVES, Clause.SPECTATORS),
    "11 for the complete program, 7 for the emperor: 18. A medal paid at the event with [medal] draws 3. A move for a "
    "medal earns none; a joker counts for no star.",
    ((Produce(6, 1, 1),), (MedalMove(EMPEROR, -2), Produce(6, 0, 0))),
)
