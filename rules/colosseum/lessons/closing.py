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
    TieRoll,
)
from rules.colosseum.pieces import Asset, Face, Noble
from rules.colosseum.state import CleaningUp, Performance, Spectators, State
from rules.core import CHANCE
from rules.teaching.lesson import Lesson, strict
from rules.teaching.lesson import Opening as Beginning
from rules.teaching.lesson import Step as Task
from rules.teaching.wants import Told, does, made


def _closing(cleo_best: int, cleo_coins: int) -> State:
    """The end of a turn: you have produced program 1, Ben program 7, and Ben has got the podium."""
    came = Spectators(7, 0, 0, 0, 0, 0, 0)
    yours = Performance(1, tokens("gladiator*2 decoration"), came)
    theirs = Performance(7, tokens("gladiator*3"), attrs.evolve(came, table=9))
    you = player("gladiator*2 decoration horse*2", 1, 6, best=7, coins=20)
    state = table(
        you,
        CleaningUp(0),
        ben=attrs.evolve(BEN, best=9, podiums=1, coins=34),
        cleo=attrs.evolve(CLEO, best=cleo_best, coins=cleo_coins),
    )
    return attrs.evolve(state, performances=(yours, theirs, None), podium=1)


def _faces(*codes: str) -> tuple[Face, ...]:
    return tuple(Face.parse(code) for code in codes)


CLOSING: Final = Lesson(
    "closing",
    "The end of a turn",
    "Put out a used token, and ask for a lion.",
    _closing(9, 30),
    (
        Task(
            "The best event after a turn wins a podium, here Ben's: 3 more spectators at each event, and several add "
            "up. Who produced loses a token. Put out a token: press [confirm].",
            made("discard_used"),
            hint="[confirm] puts out the token at the cursor.",
        ),
        strict(
            "Whose best event is the lowest, here you, may take an asset from the podium's winner, who cannot refuse. "
            "You need lions. Take a lion from Ben: go to it, [confirm].",
            does(AskDonation(LION)),
            "You may, but take the lion for your program 6.",
            hint="Down to the lion, [confirm].",
        ),
    ),
    (DiscardUsed(Asset.parse("gladiator")), AskDonation(LION)),
    (Clause.PODIUM, Clause.CLEAN_UP, Clause.DONATION, Clause.END),
    "Each turn the next seat to the left starts; turn 1 began with the first arena clockwise from the emperor. "
    "After turn 5 nothing is put out or taken: the best event wins.",
    ((DiscardUsed(Asset.parse("gladiator")), Decline()),),
)

EQUALS: Final = Lesson(
    "equals",
    "When two are equal",
    "Roll for it, and leave Ben what he has.",
    _closing(7, 20),
    (
        Task(
            "Your best event and Cleo's are the lowest, with 20 coins each: two dice each decide who may ask Ben for "
            "an asset. But first put out a used token: press [confirm].",
            made("discard_used"),
            replies=((CHANCE, TieRoll((0, 2), (_faces("VI", "I-III"), _faces("II", "V")))),),
            hint="[confirm] puts out the token at the cursor.",
        ),
        strict(
            "You rolled VI and I-III, which counts 3: more than her 7. You may ask for an asset, no special token, or "
            "nothing. Ask for nothing: go to the last line, [confirm].",
            made("decline"),
            "That would be allowed; here ask for nothing.",
            hint="Down to the last line, [confirm].",
        ),
    ),
    (DiscardUsed(Asset.parse("gladiator")), Decline()),
    (Clause.CLEAN_UP, Clause.TIE_ROLL, Clause.DONATION),
    "For a podium the most coins decide, then dice. Nobody has to invest, bid, trade, produce or ask.",
    ((DiscardUsed(Asset.parse("gladiator")), AskDonation(CAGE)),),
)

TURN: Final = Lesson(
    "turn",
    "A whole turn",
    "Play a turn of five phases.",
    Beginning(3, "turn"),
    (
        Task(
            "Each begins with 30 coins, 8 tokens (four players: 6, five: 5) and two programs. All finish a phase "
            "before the next. Play a turn: invest, bid, trade, produce, close.",
            Told("turn"),
            hint="[pass] passes wherever you have nothing to do; [confirm] rolls when you can produce.",
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
    "That was one of five turns. The best single event wins. Of equal ones the coins decide, with 6 for each medal or "
    "additional action, then the stars.",
    others=("drop_out", "refuse", "pass", "discard_used", "decline"),
    most=99,
)
