"""Lessons on complete tricks: settling them, what they count in the queue, and the end of a game."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.clauses import Clause
from rules.circus_combat.lessons.tables import NAMES, table, trick
from rules.circus_combat.moves import Keep, Place, Reroll, Resolve, Swap
from rules.circus_combat.steps import Dice, Rerolling, Resolving, Swapping
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import ENDED, does, made

SETTLING: Final = Lesson(
    "settling",
    "Settle what is complete",
    "Settle the two complete tricks.",
    table(
        trick("gold one_pair", "6 6"),
        trick("teal three_of_a_kind", "2 2", "2"),
        trick("violet straight", "5"),
        step=Resolving(0),
    ),
    (
        trial(
            "When all dice are placed, complete tricks are settled one by one. It is your turn, so you say which is "
            "next. Try the Straight: press 3.",
            Clause.RESOLVE,
            hint="Press 3.",
        ),
        Task(
            "The Straight still lacks dice. Settle one of the two other tricks.",
            made("resolve"),
            hint="Press 1 or 2.",
        ),
    ),
    (Resolve(2), Resolve(0)),
    (Clause.RESOLVE, Clause.TAKE, Clause.STAGE),
    "Both went to the right end of your queue, in that order. New tricks of the deck took their places: in a whole "
    "game eight lie on the stage, while the deck lasts.",
    names=NAMES,
)

PLACES: Final = Lesson(
    "places",
    "Later tricks count more",
    "Let the better trick count twice.",
    table(
        trick("gold one_pair", "6 6"),
        trick("teal one_pair", "1 1"),
        trick("violet straight"),
        step=Resolving(0),
        queue=(trick("gold three_of_a_kind", "2 2 2"), trick("violet one_pair", "3 3")),
    ),
    (
        strict(
            "Tricks 1 to 3 of your queue count once, 4 to 6 twice, later ones three times. Two lie there already "
            "([shows]). Settle so that the 6s become the fourth.",
            does(Resolve(1)),
            "Then the 6s would be your third trick, and count once. Settle the 1s first.",
            hint="The teal pair first: press 2.",
        ),
    ),
    (Resolve(1),),
    (Clause.POINTS, Clause.BY_PLACE),
    "A trick is worth the pips of your own dice on it, not of Ben's. The pair of 6s counts 24: 12, twice.",
    ((Resolve(0),),),
    names=NAMES,
)

COLOURS: Final = Lesson(
    "colours",
    "Tricks of one colour",
    "Put gold behind gold.",
    table(
        trick("teal one_pair", "5 5"),
        trick("gold one_pair", "5 5"),
        trick("violet straight"),
        step=Resolving(0),
        queue=(trick("gold three_of_a_kind", "2 2 2"),),
    ),
    (
        strict(
            "A trick right behind one of its colour counts twice, a third one three times. Your queue ends in gold. "
            "Settle the pair that is gold, too.",
            does(Resolve(1)),
            "Then teal would stand between the two gold tricks, and each would count once.",
            hint="The gold pair: press 2.",
        ),
    ),
    (Resolve(1),),
    (Clause.BY_COLOUR, Clause.SCORE),
    "Place and colour both count: the second of a colour in the fourth place counts twice for each, four times. After "
    "three of a colour in a row the count begins again.",
    ((Resolve(0),),),
    names=NAMES,
)

SWAPPING: Final = Lesson(
    "swapping",
    "The swap mark",
    "Bring the two gold tricks together.",
    table(
        trick("violet straight"),
        trick("teal full_house"),
        step=Swapping(0, 0),
        queue=(
            trick("gold one_pair", "4 4"),
            trick("teal one_pair", "1 1"),
            trick("gold two_pairs_swap", "6 6 5 5"),
        ),
    ),
    (
        strict(
            "Two Pairs ↻ bears the swap mark: as you take it, two neighbours in your queue may change places. Choose "
            "two tricks with the arrows, then [confirm].",
            does(Swap(0), Swap(1)),
            "You may leave it so, but a swap would bring gold beside gold.",
            hint="Let the teal pair change places with either neighbour.",
            chooses=True,
        ),
    ),
    (Swap(1),),
    (Clause.SWAP, Clause.BY_COLOUR),
    "The second gold trick counts twice now. One swap is all that a mark allows. 2 Pairs is another trick, without "
    "the mark.",
    ((Keep(),),),
    names=NAMES,
)

KEEPING: Final = Lesson(
    "keeping",
    "Swap or keep",
    "Make the most of your queue.",
    table(
        trick("violet straight"),
        trick("teal full_house"),
        step=Swapping(0, 0),
        queue=(
            trick("gold one_pair", "1 1"),
            trick("teal one_pair", "2 2"),
            trick("teal three_of_a_kind", "3 3 3"),
            trick("teal two_pairs_swap", "6 6 5 5"),
        ),
    ),
    (
        strict(
            "You may swap, but you need not. Look what each would bring. If none brings more, keep the queue: press "
            "[keep].",
            made("keep"),
            "That is allowed, but it costs points: three teal tricks stand together, the best one last.",
            hint="Press [keep].",
            chooses=True,
        ),
    ),
    (Keep(),),
    (Clause.SWAP, Clause.BY_PLACE),
    "The swap is the taker's decision, even in the other's turn.",
    ((Swap(0),), (Swap(2),)),
    names=NAMES,
)

_NINE: Final = tuple(
    trick(f"{colour} {kind}", dice)
    for colour, kind, dice in (
        ("gold", "one_pair", "2 2"),
        ("gold", "three_of_a_kind", "3 3 3"),
        ("teal", "one_pair", "1 1"),
        ("teal", "two_pairs", "4 4 2 2"),
        ("violet", "one_pair", "3 3"),
        ("violet", "two_pairs", "5 5 1 1"),
        ("gold", "two_pairs", "3 3 2 2"),
        ("teal", "full_house", "2 2 2 1 1"),
    )
)
_FIVE: Final = tuple(
    trick(f"{colour} {kind}", "", dice)
    for colour, kind, dice in (
        ("gold", "straight", "2 3 4 5 6"),
        ("teal", "straight", "1 2 3 4 5"),
        ("violet", "three_of_a_kind", "6 6 6"),
        ("teal", "four_of_a_kind", "5 5 5 5"),
        ("gold", "full_house", "6 6 6 5 5"),
    )
)

ENDING: Final = Lesson(
    "ending",
    "The end of a game",
    "Play a game to its end.",
    table(
        trick("violet four_of_a_kind", "6 6 6"),
        trick("violet straight", "4", "5"),
        trick("gold three_pairs", "", "3"),
        None,
        step=Rerolling(0, Dice((6, 2, 1), (5,))),
        queue=_NINE,
        theirs=_FIVE,
    ),
    (
        Task(
            "A game begins with a die each: the higher one starts. Once a queue has nine tricks, the other player has "
            "one more turn. Choose what to roll again, or keep all.",
            made("reroll"),
            hint="Your 6 completes Four of a Kind: roll the others again, or none.",
        ),
        trial(
            "The deck has run out: the fourth of the eight places stays empty. Try to put a die on the empty place: "
            "press 4.",
            Clause.STAGE,
            hint="Press 4.",
        ),
        Task(
            "Had your ninth come in Ben's turn, your turn would follow, then his last. Later tricks count, too, three "
            "times. Place and settle until the game is over.",
            ENDED,
            hint="Your ninth trick brings the end.",
        ),
    ),
    (Reroll((1, 2)), Place(0, 3), Place(0, 0), Place(1, 1), Place(2, 1)),
    (Clause.STAGE, Clause.LAST_TURN, Clause.EARLY_END, Clause.SCORE, Clause.START),
    "Your score: your tricks, less the red dice before you. Equal scores are a draw. A game ends early when no trick "
    "is on the stage, or nobody has a die to roll.",
    names=NAMES,
    others=("place", "resolve", "keep", "reroll"),
    most=99,
)
