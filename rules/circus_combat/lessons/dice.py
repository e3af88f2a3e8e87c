"""Lessons on dice: placing them, rolling again, whose tricks are, and what red dice do."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.clauses import Clause
from rules.circus_combat.lessons.tables import NAMES, placing, table, trick
from rules.circus_combat.moves import Place, Reroll, Resolve, ReturnFatigue, ThrowFatigue
from rules.circus_combat.steps import Dice, Rerolling, Resolving
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import does, made

PLACING: Final = Lesson(
    "placing",
    "Place a die",
    "Complete the pair with a 5, then place your 2.",
    table(trick("gold one_pair", "5"), trick("teal straight", "3"), trick("violet full_house"), step=placing("5 2")),
    (
        trial(
            "Every trick on the stage asks for a hand of dice. On the first, a pair, lies a 5. Choose your 2 with the "
            "arrows. Try the 2 on the pair: press 1.",
            Clause.FITS,
            hint="[right] goes to the 2. The key 1 puts it on trick 1.",
            of=Place(1, 0),
        ),
        strict(
            "A die fits only if the hand can still be made. Put your 5 on the pair.",
            does(Place(0, 0)),
            "It fits there, but the pair is what you are to complete: the 5 on trick 1.",
            hint="[left] goes back to the 5. The key 1 puts it on trick 1.",
        ),
        Task(
            "What fits somewhere must be placed. Your 2 fits on two tricks. Place the 2 on either trick.",
            made("place"),
            hint="The Straight, 2, or the Full House, 3.",
        ),
    ),
    (Place(1, 0), Place(0, 0), Place(1, 1)),
    (Clause.CARDS, Clause.STAGE, Clause.FITS, Clause.PLACE),
    "The pair was complete, and only your dice lay on it: it is yours. It counts 10, the pips of your dice on it. A "
    "new trick came in its place. Most points win.",
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
            "Three of a Kind has two 4s. Put one of your 4s on Three of a Kind.",
            does(Place(0, 0), Place(1, 0)),
            "It fits there too, but first complete Three of a Kind: press 1.",
            hint="Press 1.",
            chooses=True,
        ),
        trial(
            "Now it is complete. Try to put the other 4 on the full trick: press 1.",
            Clause.HAND,
            hint="Press 1.",
        ),
        Task(
            "A hand has just the size its trick asks for. Place your other 4 somewhere else.",
            made("place"),
            hint="Four of a Kind, 2, or the Full House, 3.",
        ),
    ),
    (Place(0, 0), Place(1, 0), Place(1, 1)),
    (Clause.HAND, Clause.PLACE),
    "All dice on a trick make one hand, whosever they are.",
    ((Place(0, 1),),),
    names=NAMES,
)

HANDS: Final = Lesson(
    "hands",
    "What hands are made of",
    "Find a place for your 6.",
    table(
        trick("gold two_pairs", "3 3"),
        trick("teal straight", "1"),
        trick("violet full_house", "5 5 5"),
        step=placing("3 6"),
    ),
    (
        trial(
            "The pairs of 2 Pairs must have different values, and two 3s lie there. Try your 3 on the 2 Pairs: press "
            "1.",
            Clause.FITS,
            hint="The 3 is your first die. Press 1.",
            of=Place(0, 0),
        ),
        trial(
            "A Straight is 1 to 5 or 2 to 6, and a 1 lies on it. Try your 6 on the Straight: choose it, press 2.",
            Clause.FITS,
            hint="[right] goes to the 6. Press 2.",
            of=Place(1, 1),
        ),
        strict(
            "With a 1 it can only be 1 to 5. A Full House is three equal dice and a pair of another value. Put your 6 "
            "on the Full House.",
            does(Place(1, 2)),
            "That fits too, but put the 6 on the Full House: press 3.",
            hint="The 6 begins the pair: press 3.",
        ),
    ),
    (Place(0, 0), Place(1, 1), Place(1, 2)),
    (Clause.FITS, Clause.HAND, Clause.CARDS),
    "A fourth 5 would not have fitted on it. The groups of Three Pairs, and of Three of a Kind Twice, must have "
    "different values as well.",
    ((Place(0, 0), Place(1, 1), Place(1, 0)),),
    names=NAMES,
)

REROLLING: Final = Lesson(
    "rerolling",
    "Roll again",
    "Roll again what you cannot use, then place.",
    table(
        trick("gold four_of_a_kind", "5 5"),
        trick("teal three_of_a_kind", "5"),
        trick("violet one_pair", "", "2"),
        step=Rerolling(0, Dice((1, 5, 5), (1,))),
    ),
    (
        strict(
            "You roll three of your 36 dice and a red one. Once in a turn you may roll any of them again. "
            "Keep the 5s, mark both 1s and press [confirm].",
            does(Reroll((0, 3))),
            "Allowed, but keep the two 5s and roll both 1s again.",
            hint="Space marks the first 1; three times right, space marks the red one. [confirm] rolls.",
        ),
        Task(
            "Now what fits somewhere must be placed, and of your dice only the 5s do. Place one of the 5s.",
            made("place"),
            hint="Choose a 5 and press the number of a trick on which it fits.",
        ),
        Task(
            "You go on until no die fits any more; the 6 and the red 3 fit nowhere. Place the other 5, too.",
            made("place"),
            hint="It fits on Four of a Kind, 1, or on Three of a Kind, 2.",
        ),
    ),
    (Reroll((0, 3)), Place(1, 0), Place(2, 1)),
    (Clause.TURN, Clause.DICE, Clause.ROLL, Clause.REROLL),
    "You may also keep all. With fewer than three own dice left you roll those and the red one, with none the red one "
    "alone; with nothing at all you are skipped.",
    ((Reroll(()),), (Reroll((0,)),)),
    names=NAMES,
)

TAKING: Final = Lesson(
    "taking",
    "Whose trick it is",
    "Win two tricks with your 3 and your 6.",
    table(
        trick("gold one_pair", "", "3"),
        trick("teal three_of_a_kind", "3", "3"),
        trick("violet straight", "5"),
        trick("violet two_pairs", "6", "2 2"),
        step=placing("3 6"),
    ),
    (
        strict(
            "A complete trick goes to whoever has more own dice on it. Place your 3 to win a trick.",
            does(Place(0, 1)),
            "Not there: on the pair it would be a die each, both 3s, which nobody gets; the Straight is not complete.",
            hint="On Three of a Kind you would have two dice, Ben one.",
            slips=((made("place", die=1), "Begin with the 3."),),
        ),
        strict(
            "With as many dice each, more pips take it: the higher sum of own dice. Place your 6 to win a trick.",
            does(Place(1, 3)),
            "The Straight would not be complete.",
            hint="On 2 Pairs it would be your 6 and 6 against his 2 and 2.",
        ),
    ),
    (Place(0, 1), Place(1, 3)),
    (Clause.TAKE, Clause.TIE),
    "Both go into your queue, the row of your tricks; their dice stay on them. With equal numbers and sums nobody "
    "gets a trick: it leaves the game, its dice go back.",
    ((Place(0, 0),), (Place(0, 2),), (Place(0, 1), Place(1, 2))),
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
            "Red dice count for nobody; whoever takes the trick loses their pips, before multiplying. Your red 6 must "
            "be placed, too. Place the red 6 where Ben pays.",
            does(Place(0, 1)),
            "There it would count 6 against you.",
            hint="Ben leads on Four of a Kind: press 2.",
        ),
    ),
    (Place(0, 1),),
    (Clause.DICE, Clause.POINTS),
    "It counts 6 for Ben: his two 6s, less the red one; your 6 counts for nobody. With more red than own pips a trick "
    "costs points, and multipliers make that more.",
    ((Place(0, 0),), (Place(0, 2),)),
    names=NAMES,
)

LEFT_OVER: Final = Lesson(
    "left-over",
    "What is left over",
    "Leave no red die over.",
    table(
        trick("gold four_of_a_kind", "", "2 2 2"),
        trick("teal full_house", "5 5", "6"),
        trick("violet straight", "2"),
        step=placing("2", "2"),
    ),
    (
        strict(
            "Your 2 and the red 2 fit on the same trick, which has room for one. A red die that is left over stays "
            "before you, and costs its pips at the end. Place the red 2.",
            does(Place(1, 0)),
            "Then the red 2 would stay before you, and cost you 2.",
            hint="[right] goes to the red 2. Press 1.",
        ),
    ),
    (Place(1, 0),),
    (Clause.LEFT_OVER, Clause.PLACE),
    "Your own 2 fitted nowhere any more: it went back, which costs nothing. This comes before tricks are settled: a "
    "new trick is too late for a red die.",
    ((Place(0, 0),),),
    names=NAMES,
)

ONLY_RED: Final = Lesson(
    "only-red",
    "Tricks of red dice",
    "Roll one trick's dice again, put the other's back.",
    table(
        trick("gold one_pair", red="5 5"),
        trick("teal one_pair", red="2 2"),
        trick("violet straight", "4"),
        trick("violet full_house", "", "3"),
        step=Resolving(0),
    ),
    (
        Task(
            "On both pairs lie only red dice: nobody takes them, they leave the game. Settle one of the pairs.",
            made("resolve"),
            hint="Press 1.",
        ),
        strict(
            "You may roll its dice again, once. What fits is placed at once, what does not costs you. Or you put the "
            "dice back. Roll the dice: press [throw].",
            made("throw_fatigue"),
            "Here roll them again: press [throw].",
            hint="Press [throw].",
            chooses=True,
        ),
        Task(
            "Place what fits, where it hurts Ben. Then put the dice of the other pair back: press [return].",
            made("return_fatigue"),
            hint="A number places a die; [return] puts those of the second pair back.",
            slips=((made("throw_fatigue"), "This time put them back: press [return]."),),
        ),
    ),
    (Resolve(0), ThrowFatigue(), Place(0, 3), Place(1, 3), ReturnFatigue()),
    (Clause.ONLY_RED, Clause.LEFT_OVER),
    "Dice that are put back cost nobody anything. A trick that the rolled dice complete is settled, too, before the "
    "turn ends.",
    names=NAMES,
    most=99,
)
