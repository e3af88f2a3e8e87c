"""Lessons on dice: placing them, rolling again, whose tricks are, and what red dice do."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.clauses import Clause
from rules.circus_combat.lessons.tables import NAMES, placing, table, trick
from rules.circus_combat.moves import Place, Reroll, Resolve, ReturnFatigue, ThrowFatigue
from rules.circus_combat.state import Dice, Rerolling, Resolving
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import does, made

PLACING: Final = Lesson(
    "placing",
    "Place a die",
    "Complete the pair with your 5.",
    table(trick("gold one_pair", "5"), trick("teal straight", "3"), trick("violet full_house"), step=placing("5 2")),
    (
        trial(
            "Every trick asks for a hand of dice. On the first, a pair, lies a 5. Try to put your 2 there: choose the "
            "2 with the arrows, then press 1.",
            Clause.FITS,
            hint="Right goes to the 2. The key 1 puts it on trick 1.",
        ),
        strict(
            "A die fits only if the hand can still be made. Put the 5 there.",
            does(Place(0, 0)),
            "It fits there, but the pair is what you are to complete: the 5 on trick 1.",
            hint="Left goes back to the 5. The key 1 puts it on trick 1.",
        ),
        Task(
            "What fits somewhere must be placed. Your 2 fits on two tricks: choose one.",
            made("place"),
            hint="The Straight, 2, or the Full House, 3.",
        ),
    ),
    (Place(1, 0), Place(0, 0), Place(1, 1)),
    (Clause.CARDS, Clause.STAGE, Clause.FITS, Clause.PLACE),
    "The pair was complete, and only your dice lay on it: it is yours.",
    ((Place(1, 0), Place(0, 2)),),
    names=NAMES,
)

COMPLETE: Final = Lesson(
    "complete",
    "A hand has its size",
    "Place both 4s.",
    table(
        trick("gold three_of_a_kind", "4 4"),
        trick("teal four_of_a_kind", "4"),
        trick("violet full_house"),
        step=placing("4 4"),
    ),
    (
        strict(
            "Three of a Kind has two 4s. Put one of yours on it.",
            does(Place(0, 0), Place(1, 0)),
            "It fits there too, but first complete Three of a Kind: press 1.",
            hint="Press 1.",
        ),
        trial(
            "Now it is complete. Try to put the other 4 there as well: press 1.",
            Clause.HAND,
            hint="Press 1.",
        ),
        Task(
            "A hand has just the size its trick asks for. Your 4 has to go somewhere else.",
            made("place"),
            hint="Four of a Kind, 2, or the Full House, 3.",
        ),
    ),
    (Place(0, 0), Place(1, 0), Place(1, 1)),
    (Clause.HAND, Clause.PLACE),
    "All dice on a card make one hand, yours, Ben's and the red ones. Its pairs and trios differ in number; a "
    "straight is 1 to 5 or 2 to 6.",
    ((Place(0, 1),),),
    names=NAMES,
)

REROLLING: Final = Lesson(
    "rerolling",
    "Roll again",
    "Roll again what you cannot use.",
    table(
        trick("gold four_of_a_kind", "5 5"),
        trick("teal three_of_a_kind", "5"),
        trick("violet one_pair", "", "2"),
        step=Rerolling(0, Dice((1, 5, 5), (1,))),
    ),
    (
        strict(
            "You roll three of your 36 dice and a red one. Once in a turn you may roll any of them again. Keep the "
            "5s, mark both 1s and press [confirm].",
            does(Reroll((0, 3))),
            "Allowed, but keep the two 5s and roll both 1s again.",
            hint="Space marks the first 1; three times right, space marks the red one. [confirm] rolls.",
        ),
        Task(
            "Place what has come up.",
            made("place"),
            hint="Choose a die and press the number of a trick on which it fits.",
        ),
    ),
    (Reroll((0, 3)), Place(1, 0)),
    (Clause.TURN, Clause.DICE, Clause.ROLL, Clause.REROLL),
    "Once in a turn, all the chosen dice together. One may also keep them all.",
    ((Reroll(()),), (Reroll((0,)),)),
    names=NAMES,
)

TAKING: Final = Lesson(
    "taking",
    "Whose trick it is",
    "Take a trick with your 3.",
    table(
        trick("gold one_pair", "", "3"),
        trick("teal three_of_a_kind", "3", "3"),
        trick("violet straight", "5"),
        step=placing("3"),
    ),
    (
        strict(
            "A complete trick goes to whoever has more own dice on it; with as many, to the higher sum. Where does "
            "your 3 win one?",
            does(Place(0, 1)),
            "On the pair it would be a die each with the same sum, which nobody gets; the Straight is not complete.",
            hint="On Three of a Kind you would have two dice, Ben one.",
        ),
    ),
    (Place(0, 1),),
    (Clause.TAKE, Clause.TIE),
    "Two dice against one: it lies in your queue, with all its dice. With a tie it would have left the game.",
    ((Place(0, 0),), (Place(0, 2),)),
    names=NAMES,
)

FATIGUE: Final = Lesson(
    "fatigue",
    "The red die",
    "Put the red 6 where it costs Ben.",
    table(
        trick("gold three_of_a_kind", "6 6"),
        trick("teal four_of_a_kind", "6", "6 6"),
        trick("violet three_pairs", "2 2"),
        step=placing("", "6"),
    ),
    (
        strict(
            "Red dice belong to nobody, but whoever gets the trick loses their pips, before it is multiplied. The red "
            "6 must be placed, too, where it fits.",
            does(Place(0, 1)),
            "There it would count 6 against you.",
            hint="Ben leads on Four of a Kind: press 2.",
        ),
    ),
    (Place(0, 1),),
    (Clause.DICE, Clause.POINTS, Clause.LEFT_OVER),
    "A red die that fits nowhere stays before you and costs its pips at the end; own dice go back.",
    ((Place(0, 0),), (Place(0, 2),)),
    names=NAMES,
)

ONLY_RED: Final = Lesson(
    "only-red",
    "Tricks of red dice",
    "Throw one trick's dice, return the other's.",
    table(
        trick("gold one_pair", red="5 5"),
        trick("teal one_pair", red="2 2"),
        trick("violet straight", "4"),
        trick("violet full_house", "", "3"),
        step=Resolving(0),
    ),
    (
        Task(
            "On both pairs lie only red dice: nobody takes them, they leave the game. Settle one.",
            made("resolve"),
            hint="Press 1.",
        ),
        strict(
            "Its dice may be thrown again and placed at once, where they hurt Ben, or returned. Throw them.",
            made("throw_fatigue"),
            "Here throw them: press t.",
            hint="Press t.",
        ),
        Task(
            "Place what fits; what does not stays before you. Then return the dice of the other pair.",
            made("return_fatigue"),
            hint="A number places a die. When the second pair is settled, press r.",
            slips=((made("throw_fatigue"), "This time return them: press r."),),
        ),
    ),
    (Resolve(0), ThrowFatigue(), Place(0, 3), Place(1, 3), ReturnFatigue()),
    (Clause.ONLY_RED, Clause.LEFT_OVER),
    "Returned dice cost nobody anything.",
    names=NAMES,
    most=99,
)
