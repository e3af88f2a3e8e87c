"""Lessons on cubes, the vote and the end of a turn."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.lessons.tables import BEN
from rules.drum_roll.moves import (
    Convert,
    Decline,
    Done,
    DoubleVote,
    MoveCube,
    PlayCard,
    ReturnOrganizer,
    Vote,
)
from rules.drum_roll.position import act, circus, position
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.wants import does, made

MOVING: Final = Lesson(
    "moving",
    "Cubes onto performers",
    "Bring the Rope Walker to two cubes.",
    position(
        circus(
            "rope_walker",
            act("hand_balancer", flipped=1),
            coins=3,
            storage=("red", "yellow", "green", "blue"),
        ),
        BEN,
        moment="distribution",
        show=2,
    ),
    (
        trial(
            "The Rope Walker asks for red, yellow and white, in this order. You have no white cube: try to put one "
            "there.",
            Clause.MOVING,
            hint="Right goes to the white place, [confirm].",
        ),
        trial(
            "The Hand Balancer lies face down, for it gave its points in the last show. Try to put the red cube there.",
            Clause.FLIP,
            hint="Down to the Hand Balancer, to red, [confirm].",
        ),
        strict(
            "Flipped like that a performer takes no cubes. Put red onto the Rope Walker.",
            does(MoveCube("red", "rope_walker")),
            "First the red cube onto the Rope Walker.",
            hint="Up to the Rope Walker, to red, [confirm].",
        ),
        strict(
            "A cube stays where it is put, and counts only if those before it are there. Now yellow.",
            does(MoveCube("yellow", "rope_walker")),
            "Allowed, but put the yellow cube onto the Rope Walker.",
            hint="Right to yellow, [confirm].",
        ),
    ),
    (
        MoveCube("white", "rope_walker"),
        MoveCube("red", "hand_balancer"),
        MoveCube("red", "rope_walker"),
        MoveCube("yellow", "rope_walker"),
    ),
    (Clause.PERFORMERS, Clause.MOVING, Clause.SUPPLIER, Clause.FLIP, Clause.LEVELS),
    "Two cubes a turn, three with a General Supplier. They stay until the performer is fired or flipped. With two the "
    "Rope Walker is good.",
    ((MoveCube("white", "rope_walker"), MoveCube("red", "hand_balancer"), Done()),),
)

_AGENT: Final = Convert("agent_white_yellow", "green", ("white",))
_ASSISTANT: Final = Convert("assistant_red", "red", ("yellow", "green"))

CONVERTING: Final = Lesson(
    "converting",
    "Agents and Assistants",
    "Turn your cubes into others.",
    position(
        circus(
            "hoop_aerialist",
            coins=3,
            storage=("green", "green", "red", "red"),
            personnel=("agent_white_yellow", "assistant_red"),
        ),
        BEN,
        moment="distribution",
    ),
    (
        strict(
            "An Agent turns any cube into one of his two colours. You need white: let him make it of a green one.",
            does(Convert("agent_white_yellow", "green", ("white",))),
            "Allowed, but let the Agent make white of green.",
            hint="Down to the Agent, right to green into white, [confirm].",
        ),
        trial(
            "Once a turn is all he works. Try him again.",
            Clause.AGENT,
            hint="Press [confirm] on the Agent.",
        ),
        strict(
            "A Personal Assistant turns a cube of his colour into two. Let yours have a red one.",
            made("convert", personnel="assistant_red"),
            "Allowed, but let the Assistant have a red cube.",
            hint="Down to the Assistant, [confirm].",
        ),
        trial(
            "He, too, works once a turn. Try him again.",
            Clause.ASSISTANT,
            hint="Press [confirm] on the Assistant.",
        ),
        strict(
            "Conversions do not count as moves. Put the white cube onto the Hoop Aerialist.",
            does(MoveCube("white", "hoop_aerialist")),
            "Put the white cube onto the Hoop Aerialist.",
            hint="Up to the Hoop Aerialist, to white, [confirm].",
        ),
    ),
    (_AGENT, _AGENT, _ASSISTANT, _ASSISTANT, MoveCube("white", "hoop_aerialist")),
    (Clause.AGENT, Clause.ASSISTANT, Clause.STOCK, Clause.MOVING),
    "Of several Agents one works in a turn, and one Assistant. Spent cubes go back to the stock, 25 of each colour: "
    "what has run out is not to be had.",
)

VOTING: Final = Lesson(
    "voting",
    "Start or delay",
    "Vote to start, and make it count twice.",
    position(
        circus(
            act("rope_walker", 1),
            coins=3,
            personnel=("show_organizer",),
            hand=("double_vote#1", "applause_acrobat"),
        ),
        BEN,
        moment="vote",
        turn=5,
    ),
    (
        strict(
            "After the fifth turn all vote in secret: start the show, or delay it by a turn. Vote to start: s.",
            does(Vote(False)),
            "Allowed, but here vote to start: s.",
            replies=((1, Vote(True)),),
            hint="Press s.",
        ),
        trial(
            "Ben wants a delay, and with two players one more vote for it counts now: 1 to 2. But you hold cards: "
            "press 1. First try Extended Applause: go to it, [confirm].",
            Clause.PLAYING,
            hint="Press 1, go to Extended Applause, [confirm].",
        ),
        strict(
            "Now only a Double Vote can be played: it makes your own vote count twice. Go back to it, [confirm].",
            made("double_vote"),
            "You may keep it, but here play it.",
            hint="If the cards are down, press 1. Go to the Double Vote, [confirm].",
        ),
        strict(
            "Two to two: the starting player, you, decides, and the show comes. As a turn ends the Show Organizer may "
            "be given back, to start next: press 1, then o.",
            made("return_organizer"),
            "You may keep him, but here give him back.",
            hint="1 lifts your cards, o gives him back.",
        ),
    ),
    (Vote(False), PlayCard("applause_acrobat"), DoubleVote(), ReturnOrganizer()),
    (
        Clause.VOTE,
        Clause.TWO_VOTES,
        Clause.DOUBLE_VOTE,
        Clause.PLAYING,
        Clause.SEVENTH,
        Clause.TURN_END,
        Clause.ORGANIZER,
    ),
    "With three or four, and after the sixth turn, no vote is added. Seven turns are the most; a seventh costs those a "
    "prestige who voted for it.",
    ((Vote(True),), (Vote(False), Decline())),
)
