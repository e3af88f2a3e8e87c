"""Lessons on the end of a turn, and a whole turn."""

from __future__ import annotations

from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.lessons.tables import BEN, CAGE, CLEO, LION, player, table, tokens
from rules.colosseum.moves import (
    AskDonation,
    BuyTicket,
    Decline,
    DiscardUsed,
    MoveNoble,
    Pass,
    Produce,
    Roll,
)
from rules.colosseum.pieces import Asset, Noble
from rules.colosseum.state import (
    CleaningUp,
    Donating,
    Performance,
    Spectators,
    State,
    Step,
)
from rules.teaching.lesson import Lesson, strict
from rules.teaching.lesson import Opening as Beginning
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import Told, does, made


def _closing(step: Step) -> State:
    """The end of a turn: you have staged program 1, Ben program 7, and Ben has got the podium."""
    came = Spectators(7, 0, 0, 0, 0, 0, 0)
    yours = Performance(1, tokens("gladiator*2 decoration"), came)
    theirs = Performance(7, tokens("gladiator*3"), attrs.evolve(came, table=9))
    you = player("gladiator*2 decoration horse*2", 1, 6, best=7, coins=20)
    state = table(
        you,
        step,
        ben=attrs.evolve(BEN, best=9, podiums=1),
        cleo=attrs.evolve(CLEO, best=8),
    )
    return attrs.evolve(state, performances=(yours, theirs, None), podium=1)


CLOSING: Final = Lesson(
    "closing",
    "The end of a turn",
    "Give up a used token, and ask for a lion.",
    _closing(CleaningUp(0)),
    (
        Task(
            "The highest best so far has won a podium: 3 spectators more at each event. Whoever has produced puts "
            "one used token out of the game. Choose yours.",
            made("discard_used"),
            hint="[confirm] puts out the token at the cursor.",
        ),
        strict(
            "Your best is the lowest: you may take an asset from the winner of the podium, Ben. Take a lion.",
            does(AskDonation(LION)),
            "You may, but take the lion for your program 6.",
            hint="Down to the lion, [confirm].",
        ),
    ),
    (DiscardUsed(Asset.parse("gladiator")), AskDonation(LION)),
    (Clause.PODIUM, Clause.CLEAN_UP, Clause.DONATION, Clause.END),
    "Then the next turn begins. After turn 5 there is no closing: the highest best wins.",
    ((DiscardUsed(Asset.parse("gladiator")), Decline()),),
)

DECLINING: Final = Lesson(
    "declining",
    "Ask for nothing",
    "Leave Ben what he has.",
    _closing(Donating(0, 1)),
    (
        strict(
            "You may ask Ben for an asset, but you need not. This time ask for nothing.",
            made("decline"),
            "That would be allowed; here ask for nothing.",
            hint="Up goes to the last line, [confirm].",
        ),
    ),
    (Decline(),),
    (Clause.DONATION,),
    "Nobody has to invest, bid, trade, produce or ask.",
    ((AskDonation(CAGE),),),
)

TURN: Final = Lesson(
    "turn",
    "A whole turn",
    "Play a turn of five phases.",
    Beginning(3, "turn"),
    (
        Task(
            "Three to five play, each with 30 coins and two programs at first. Invest, bid, trade, produce, close: all "
            "finish a phase before the next begins.",
            Told("turn"),
            hint="d passes wherever you have nothing to do; [confirm] rolls when you can produce.",
        ),
    ),
    (
        BuyTicket(),
        Pass(),
        Pass(),
        Roll(),
        MoveNoble(Noble.parse("consul_2"), (0,), 4),
        Produce(9, 0, 0),
        DiscardUsed(Asset.parse("comedian")),
    ),
    (Clause.DEAL, Clause.TURN, Clause.INVEST, Clause.PRODUCE, Clause.TIES),
    "That was one of five turns. The best single event wins the game; of equal ones the coins decide, then the stars.",
    others=("drop_out", "refuse", "pass", "discard_used", "decline"),
    most=99,
)
