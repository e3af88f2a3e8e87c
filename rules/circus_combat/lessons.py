"""The lessons of Circus Combat: dice on tricks, whose they are, what they are worth, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.circus_combat.clauses import Clause
from rules.circus_combat.moves import Keep, Place, Reroll, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.pieces import Card, Faces
from rules.circus_combat.state import Dice, Placing, Rerolling, Resolving, State, Step, Swapping, position
from rules.circus_combat.tricks import Trick
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import ENDED, does, made


def _faces(text: str) -> Faces:
    return tuple(map(int, text.split()))


def _trick(code: str, mine: str = "", theirs: str = "", *, red: str = "") -> Trick:
    """A card with the learner's dice, the other's, and the red ones."""
    return Trick(Card.parse(code), (_faces(mine), _faces(theirs)), _faces(red))


def _placing(own: str, red: str = "") -> Step:
    """The learner places these dice."""
    dice = Dice(_faces(own), _faces(red))
    return Placing(0, dice, tuple(range(len(dice))))


def _table(*stage: Trick, step: Step, queue: Sequence[Trick] = (), theirs: Sequence[Trick] = ()) -> State:
    """A game in the middle; three cards are left in the deck."""
    deck = tuple(map(Card.parse, ("gold four_of_a_kind", "teal three_pairs", "violet five_of_a_kind")))
    return position(stage, step=step, queues=(queue, theirs), deck=deck)


_NAMES: Final = ("You", "Ben")

PLACING: Final = Lesson(
    "placing",
    "Place a die",
    "Complete the pair with your 5.",
    _table(
        _trick("gold one_pair", "5"), _trick("teal straight", "3"), _trick("violet full_house"), step=_placing("5 2")
    ),
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
    names=_NAMES,
)

COMPLETE: Final = Lesson(
    "complete",
    "A hand has its size",
    "Place both 4s.",
    _table(
        _trick("gold three_of_a_kind", "4 4"),
        _trick("teal four_of_a_kind", "4"),
        _trick("violet full_house"),
        step=_placing("4 4"),
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
    "All dice on a card make one hand, yours, Ben's and the red ones.",
    ((Place(0, 1),),),
    names=_NAMES,
)

REROLLING: Final = Lesson(
    "rerolling",
    "Roll again",
    "Roll again what you cannot use.",
    _table(
        _trick("gold four_of_a_kind", "5 5"),
        _trick("teal three_of_a_kind", "5"),
        _trick("violet one_pair", "", "2"),
        step=Rerolling(0, Dice((1, 5, 5), (1,))),
    ),
    (
        strict(
            "You roll three dice of your own and a red one. Once in a turn you may roll any of them again. Keep the "
            "5s, mark both 1s and press Enter.",
            does(Reroll((0, 3))),
            "Allowed, but keep the two 5s and roll both 1s again.",
            hint="Space marks the first 1; three times right, space marks the red one. Enter rolls.",
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
    names=_NAMES,
)

TAKING: Final = Lesson(
    "taking",
    "Whose trick it is",
    "Take a trick with your 3.",
    _table(
        _trick("gold one_pair", "", "3"),
        _trick("teal three_of_a_kind", "3", "3"),
        _trick("violet straight", "5"),
        step=_placing("3"),
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
    "Two dice against one: it lies in your queue. With a tie it would have left the game.",
    ((Place(0, 0),), (Place(0, 2),)),
    names=_NAMES,
)

SETTLING: Final = Lesson(
    "settling",
    "Settle what is complete",
    "Settle the two complete tricks.",
    _table(
        _trick("gold one_pair", "6 6"),
        _trick("teal three_of_a_kind", "2 2", "2"),
        _trick("violet straight", "5"),
        step=Resolving(0),
    ),
    (
        trial(
            "Two tricks are complete. They are settled one by one, and you say which comes first. Try the Straight: "
            "press 3.",
            Clause.RESOLVE,
            hint="Press 3.",
        ),
        Task(
            "The Straight still lacks dice. Settle one of the others.",
            made("resolve"),
            hint="Press 1 or 2.",
        ),
    ),
    (Resolve(2), Resolve(0)),
    (Clause.RESOLVE, Clause.TAKE, Clause.STAGE),
    "Both went to the right end of your queue, in that order, and new cards took their places.",
    names=_NAMES,
)

PLACES: Final = Lesson(
    "places",
    "Later tricks count more",
    "Let the better trick count twice.",
    _table(
        _trick("gold one_pair", "6 6"),
        _trick("teal one_pair", "1 1"),
        _trick("violet straight"),
        step=Resolving(0),
        queue=(_trick("gold three_of_a_kind", "2 2 2"), _trick("violet one_pair", "3 3")),
    ),
    (
        strict(
            "Tricks 1 to 3 of your queue count once, 4 to 6 twice, later ones three times. Two lie there already. "
            "Settle so that the 6s become the fourth.",
            does(Resolve(1)),
            "Then the 6s would be your third trick, and count once. Settle the 1s first.",
            hint="The teal pair first: press 2.",
        ),
    ),
    (Resolve(1),),
    (Clause.POINTS, Clause.BY_PLACE),
    "The pair of 6s counts 24: your pips, twice.",
    ((Resolve(0),),),
    names=_NAMES,
)

COLOURS: Final = Lesson(
    "colours",
    "Tricks of one colour",
    "Put gold behind gold.",
    _table(
        _trick("teal one_pair", "5 5"),
        _trick("gold one_pair", "5 5"),
        _trick("violet straight"),
        step=Resolving(0),
        queue=(_trick("gold three_of_a_kind", "2 2 2"),),
    ),
    (
        strict(
            "A trick right behind one of its colour counts twice, a third one three times. Your queue ends in gold: "
            "which pair comes first?",
            does(Resolve(1)),
            "Then teal would stand between the two golden tricks, and each would count once.",
            hint="The golden pair: press 2.",
        ),
    ),
    (Resolve(1),),
    (Clause.BY_COLOUR, Clause.SCORE),
    "After three of a colour the count begins again with one. Place and colour both apply.",
    ((Resolve(0),),),
    names=_NAMES,
)

SWAPPING: Final = Lesson(
    "swapping",
    "The swap mark",
    "Bring the two golden tricks together.",
    _table(
        _trick("violet straight"),
        _trick("teal full_house"),
        step=Swapping(0, 0),
        queue=(
            _trick("gold one_pair", "4 4"),
            _trick("teal one_pair", "1 1"),
            _trick("gold two_pairs_swap", "6 6 5 5"),
        ),
    ),
    (
        strict(
            "You have just taken Two Pairs, which bears the swap mark: two neighbours of your queue may change places. "
            "Choose the pair with the arrows, then Enter.",
            does(Swap(0), Swap(1)),
            "You may leave it so, but a swap would bring gold beside gold.",
            hint="Let the teal pair change places with either neighbour.",
        ),
    ),
    (Swap(1),),
    (Clause.SWAP, Clause.BY_COLOUR),
    "The second golden trick counts twice now.",
    ((Keep(),),),
    names=_NAMES,
)

KEEPING: Final = Lesson(
    "keeping",
    "Leave it as it is",
    "Keep the queue: every swap costs points.",
    _table(
        _trick("violet straight"),
        _trick("teal full_house"),
        step=Swapping(0, 0),
        queue=(
            _trick("gold one_pair", "1 1"),
            _trick("teal one_pair", "2 2"),
            _trick("teal three_of_a_kind", "3 3 3"),
            _trick("teal two_pairs_swap", "6 6 5 5"),
        ),
    ),
    (
        strict(
            "A swap is not a duty. Look what each would bring, and keep the queue if none brings more: press n.",
            made("keep"),
            "That is allowed, but it costs points: three teal tricks stand together, the best one last.",
            hint="Press n.",
        ),
    ),
    (Keep(),),
    (Clause.SWAP, Clause.BY_PLACE),
    "The swap is the taker's decision, even in the other's turn.",
    ((Swap(0),), (Swap(2),)),
    names=_NAMES,
)

FATIGUE: Final = Lesson(
    "fatigue",
    "The red die",
    "Put the red 6 where it costs Ben.",
    _table(
        _trick("gold three_of_a_kind", "6 6"),
        _trick("teal four_of_a_kind", "6", "6 6"),
        _trick("violet three_pairs", "2 2"),
        step=_placing("", "6"),
    ),
    (
        strict(
            "Red dice belong to nobody, but they count against whoever gets the trick: minus their pips. The red 6 "
            "must be placed, too, where it fits.",
            does(Place(0, 1)),
            "There it would count 6 against you.",
            hint="Ben leads on Four of a Kind: press 2.",
        ),
    ),
    (Place(0, 1),),
    (Clause.DICE, Clause.POINTS, Clause.LEFT_OVER),
    "A red die that fits nowhere stays before you and costs its pips at the end; own dice go back.",
    ((Place(0, 0),), (Place(0, 2),)),
    names=_NAMES,
)

ONLY_RED: Final = Lesson(
    "only-red",
    "Tricks of red dice",
    "Throw one trick's dice, return the other's.",
    _table(
        _trick("gold one_pair", red="5 5"),
        _trick("teal one_pair", red="2 2"),
        _trick("violet straight", "4"),
        _trick("violet full_house", "", "3"),
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
    names=_NAMES,
    most=99,
)

_NINE: Final = tuple(
    _trick(f"{colour} {kind}", dice)
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
    _trick(f"{colour} {kind}", "", dice)
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
    _table(
        _trick("violet four_of_a_kind", "6 6 6"),
        _trick("violet straight", "4", "5"),
        _trick("gold three_pairs", "", "3"),
        step=Rerolling(0, Dice((6, 2, 1), (5,))),
        queue=_NINE,
        theirs=_FIVE,
    ),
    (
        Task(
            "You have eight tricks. When a queue has nine, the other has one more turn, and the game is over. Begin "
            "with your roll.",
            made("reroll"),
            hint="Your 6 completes Four of a Kind: roll the others again, or none.",
        ),
        Task(
            "Place and settle, until the game is over.",
            ENDED,
            hint="Your ninth trick brings the end.",
        ),
    ),
    (Reroll((1, 2)), Place(0, 0), Place(1, 1), Place(2, 1)),
    (Clause.LAST_TURN, Clause.EARLY_END, Clause.SCORE, Clause.START),
    "Tricks less the red dice before you: the higher score wins. At the start a die says who begins.",
    names=_NAMES,
    others=("place", "resolve", "keep", "reroll"),
    most=99,
)

LESSONS: Final = (
    PLACING,
    COMPLETE,
    REROLLING,
    TAKING,
    SETTLING,
    PLACES,
    COLOURS,
    SWAPPING,
    KEEPING,
    FATIGUE,
    ONLY_RED,
    ENDING,
)
