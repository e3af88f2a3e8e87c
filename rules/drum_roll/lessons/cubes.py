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
            "When all have hired, cubes go onto performers. The Rope Walker asks for red, yellow, white. You have no "
            "white. Try to move a white cube: type [cube_white], then [confirm].",
            Clause.MOVING,
            hint="[cube_white] picks white up, [confirm] puts it down.",
        ),
        trial(
            "The Hand Balancer lies face down: it was flipped for its prestige. Pick up a blue cube with [cube_blue]. "
            "Try blue on the Hand Balancer: go to it, [confirm].",
            Clause.FLIP,
            hint="[cube_blue] picks blue up, [right] goes to the Hand Balancer, [confirm].",
        ),
        strict(
            "Flipped like that a performer takes no cubes. Put red onto the Rope Walker: press [cube_red], then "
            "[confirm].",
            does(MoveCube("red", "rope_walker")),
            "First the red cube onto the Rope Walker.",
            hint="[cube_red] picks red up, [confirm] puts it onto the Rope Walker.",
        ),
        strict(
            "A cube stays where it is put, fits a colour still asked for, and counts if those before it are there. "
            "Put yellow onto the Rope Walker: press [cube_yellow], then [confirm].",
            does(MoveCube("yellow", "rope_walker")),
            "Allowed, but put the yellow cube onto the Rope Walker.",
            hint="[cube_yellow] picks yellow up, [confirm] puts it onto the Rope Walker.",
        ),
    ),
    (
        MoveCube("white", "rope_walker"),
        MoveCube("blue", "hand_balancer"),
        MoveCube("red", "rope_walker"),
        MoveCube("yellow", "rope_walker"),
    ),
    (Clause.PERFORMERS, Clause.MOVING, Clause.SUPPLIER, Clause.FLIP, Clause.LEVELS),
    "You move two cubes a turn, with a General Supplier three. They stay, through shows too, until a performer is "
    "flipped, or fired: sent away.",
    ((MoveCube("white", "rope_walker"), MoveCube("blue", "hand_balancer"), Done()),),
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
            "An Agent turns any cube into one of his two colours. You need white. Let the Agent make white of green: "
            "press [confirm].",
            does(Convert("agent_white_yellow", "green", ("white",))),
            "Allowed, but let the Agent make white of green.",
            hint="[convert] goes to those who convert; on the Agent [down] goes to green into white, [confirm].",
        ),
        trial(
            "He works once a turn. Try the Agent again: press [convert], then [confirm].",
            Clause.AGENT,
            hint="[convert] goes to the Agent, then [confirm].",
        ),
        strict(
            "A Personal Assistant turns a cube of his colour into two others. Give the Assistant a red cube: press "
            "[convert], then [confirm].",
            made("convert", personnel="assistant_red"),
            "Allowed, but let the Assistant have a red cube.",
            hint="[convert] goes to the Assistant, at the second press if need be; [confirm].",
        ),
        trial(
            "He, too, works once a turn. Try the Assistant again: go to him, [confirm].",
            Clause.ASSISTANT,
            hint="[convert], and again [convert], goes to the Assistant; [confirm].",
        ),
        strict(
            "Neither has cost one of your two moves. Put white on the Hoop Aerialist: type [cube_white], then "
            "[confirm].",
            does(MoveCube("white", "hoop_aerialist")),
            "Put the white cube onto the Hoop Aerialist.",
            hint="[cube_white] picks white up, [confirm] puts it onto the Hoop Aerialist.",
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
            "After the fifth turn all vote in secret: start the show, or delay it by a turn. The majority decides. "
            "Vote to start: press [start].",
            does(Vote(False)),
            "Allowed, but here vote to start: [start].",
            replies=((1, Vote(True)),),
            hint="Press [start].",
            chooses=True,
        ),
        trial(
            "Ben wants a delay, and with two players a vote for a delay is added now: 2 to 1. You hold cards: press "
            "1. Try the Extended Applause: go to it, [confirm].",
            Clause.PLAYING,
            hint="Press 1, go to Extended Applause, [confirm].",
        ),
        strict(
            "That is for a show; now only a Double Vote can be played, which makes your own vote count twice. Play "
            "the Double Vote: go to it, [confirm].",
            made("double_vote"),
            "You may keep it, but here play it.",
            hint="If the cards are down, press 1. Go to the Double Vote, [confirm].",
        ),
        strict(
            "Two to two: whoever began the turn, you, decides. Given back as a turn ends, the Show Organizer lets you "
            "start next. Return the Organizer: press 1, then [return].",
            made("return_organizer"),
            "You may keep him, but here give him back.",
            hint="1 lifts your cards, [return] gives him back.",
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
    "With three or four, and after the sixth turn, no vote is added. Seven turns are the most; a seventh costs "
    "everybody who voted for it a prestige.",
    ((Vote(True),), (Vote(False), Decline())),
)
