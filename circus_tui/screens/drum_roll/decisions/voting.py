"""Deciding together: the secret vote, and the questions put to the whole table at once."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import DELAY, START
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Lift, Outcome, PlayedByAll
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, CHOICE, DO_NOT, Listing, Sitting
from rules import drum_roll
from rules.core import Seat
from rules.drum_roll.moves import Decline, Done, Vote
from rules.drum_roll.state import State
from rules.drum_roll.steps import DoubleVoting
from rules.wording import seat_name

VOTE: Final = action("confirm", "enter space", "⏎", "vote so", "Vote as the cursor says.")
NOBODY: Final = action("confirm", "enter space", "⏎", "nobody", "Nobody: go on.")
SPEAKERS: Final = tuple(
    action(f"seat {seat}", str(seat + 1), str(seat + 1), "", f"Player {seat + 1} has something to say.")
    for seat in range(max(drum_roll.INFO.seats))
)
"""Everybody's number, by seat."""


@attrs.frozen
class VoteDecision(Listing):
    """Vote to start the show or to delay it."""

    @property
    def choices(self) -> tuple[Vote, ...]:
        """The two votes: start, or delay."""
        return (Vote(False), Vote(True))

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose, or vote at once."""
        return (
            attrs.evolve(CHOICE, shown="←→", label="start or delay"),
            VOTE,
            START,
            DELAY,
            keys.UP,
            keys.LEFT,
            keys.RIGHT,
        )

    def pressed(self, name: str) -> Outcome:
        """Vote; the rest is what every choice of two does."""
        match name:
            case "start" | "delay":
                return self.decided(Vote(name == "delay"))
            case _:
                return super().pressed(name)


@attrs.frozen
class AnyoneDecision(Sitting):
    """One question for all who are asked in turn and mostly have nothing to say; whoever has, presses a number.

    `people` are those at this keyboard, if others are not.
    """

    people: frozenset[Seat] | None = None

    def among(self, people: frozenset[Seat], computers: frozenset[Seat]) -> AnyoneDecision:
        """Ask these people alone; the others are asked where they are."""
        return attrs.evolve(self, people=people)

    @property
    def asks(self) -> str:
        """The question to the table, in place of the prompt."""
        numbers = ", ".join(f"{seat + 1} {seat_name(seat)}" for seat in self.asked)
        what = "Double Votes, anyone?" if self.doubles else "The turn ends. Cards or the Show Organizer, anyone?"
        return f"{what} Press your number ({numbers}); {key('confirm')}: nobody."

    @property
    def doubles(self) -> bool:
        """Whether Double Votes are asked for, not the end of the turn."""
        return isinstance(self.view.step, DoubleVoting)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is still asked in this round, here."""
        people = self.people
        return tuple(seat for seat, _ in silence(self.view) if people is None or seat in people)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys: each seat's number, and Enter for nobody."""
        numbers = tuple(SPEAKERS[seat] for seat in self.asked)
        shown = attrs.evolve(numbers[0], shown=" ".join(each.shown for each in numbers), label="me")
        return (NOBODY, shown, *numbers[1:])

    @property
    def at_table(self) -> tuple[Action, ...]:
        """Without the cards of one seat: a number lifts them."""
        return tuple(each for each in super().at_table if each.name != "cards")

    def pressed(self, name: str) -> Outcome:
        """Play on for all who have nothing to say, or as far as the player who asks for the cards."""
        quiet = silence(self.view)
        if name == "confirm":
            return PlayedByAll(quiet)
        if name.startswith("seat"):
            seat = int(name.partition(" ")[2])
            return Lift(seat, tuple(takewhile(lambda answer: answer[0] != seat, quiet)))
        return self

    def pointed(self, target: Any) -> Outcome:
        """A click on a player asks for those cards; one on nobody goes on."""
        match target:
            case ("me", int(seat)) if seat in self.asked:
                return self.press(f"seat {seat}")
            case "nobody":
                return self.press("confirm")
            case _:
                return self


def silence(view: State) -> tuple[tuple[Seat, Decline | Done], ...]:
    """The answers of all who are still asked in this round, if nobody has anything to say."""
    kind = type(view.step)
    answer = DO_NOT if kind is DoubleVoting else BE_DONE
    answers: list[tuple[Seat, Decline | Done]] = []
    to_come = view.seats
    while _to_come(view) < to_come:
        to_come = _to_come(view)
        (seat,) = drum_roll.to_act(view)
        answers.append((seat, answer))
        if not to_come:
            break
        view = drum_roll.step(view, seat, answer)
        if type(view.step) is not kind:
            break
    return tuple(answers)


def _to_come(view: State) -> int:
    """How many are due in this round after the present one; in a new round they are as many again."""
    return list(map(type, view.agenda)).count(type(view.step))
