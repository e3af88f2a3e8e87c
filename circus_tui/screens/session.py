"""One keyboard at one table: who sits there, what is being decided, what the last key was answered."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, ClassVar, Final, Literal, TypeAlias, assert_never

from circus_tui.bots.advice import Adviser
from circus_tui.bots.evaluation import evaluation_of
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import TOO_SOON, TOO_SUDDEN, Action, Guard
from circus_tui.screens.consent import Consent
from circus_tui.screens.contract import (
    Advisable,
    Costly,
    Decision,
    Decisions,
    Lift,
    Outcome,
    OverAnother,
    Played,
    PlayedByAll,
    Proposal,
    Renewed,
    Sociable,
    composed,
)
from circus_tui.storage.store import StoreError
from circus_tui.tables import sharing, telling
from circus_tui.tables.company import Company
from circus_tui.tables.hotseat import Await, Curtain, Decide, Interval, Over
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import StaleError, Table
from circus_tui.tables.watch import ONLY_WATCHING, Watch
from rules.core import Clause, Illegal, Refusal, Seat, name_seats

_MEANT_FOR_OTHERS: Final = ("confirm", "point")
"""What may have been meant for what was there before; letters are pressed on purpose."""

Part: TypeAlias = Literal["table", "curtain", "result"]
"""Which of a game's three screens is shown."""


class Session(Consent):
    """Hands decisions to the table, and never holds more of a game than the people at this keyboard may see.

    `curtain` is the seat that must take the place before anything else is shown; while it is set there is no decision,
    and `view` is the table's. `decision` is what is being decided; neither is set while a round's result is looked at,
    when the game is over, and while one only watches.
    """

    SCOPE: ClassVar[str] = ""
    """The page of the table of actions that its screens are, if its keys can be changed apart from those of tables."""

    def __init__(self, table: Table, decisions: Decisions, guard: Guard, company: Company | None = None) -> None:
        self.table = table
        self.company = Company(table, Seating()) if company is None else company
        self.adviser = Adviser(table.rules.INFO.slug)
        self.view = table.view(None)
        self.clause: Clause | None = None
        self.watch = Watch(table)
        self.at_table = False
        """Whether the table is looked at although there is a result to be shown."""
        self._decisions = decisions
        self._guard = guard
        self._at_keys: Seat | None = None
        """Who has decided last at this keyboard, or taken the place at it."""
        self._follows = False
        """Whether whoever decides now has followed somebody else without a curtain, and pressed nothing yet."""
        self._last: Decision | None = None
        """What was decided last, if that may come back."""
        self._pieces: list[Decision] = []
        """What has been put together at the present decision, as it was before each piece."""

    def begin(self) -> None:
        """Begin with whatever the table waits for. Raises `StoreError`."""
        if self.table.watching:
            self.answer = ONLY_WATCHING
            return
        with self._said():
            self._adopt()
        self.table.wake()
        self._settle()

    def leave(self) -> None:
        """Forget everything that is shown, end all thinking, and let another process have the game."""
        self.company.close()
        self.adviser.close()
        self._forget()
        self.table.leave()

    @property
    def shows(self) -> Part:
        """Which screen is to be seen now."""
        if self.curtain is not None:
            return "curtain"
        resting = self.decision is None and not self.at_table and not self.lingers
        return "result" if resting and self.table.result is not None else "table"

    @property
    def standing(self) -> str:
        """How it stands with saving, for what is shown has always been saved; first of all, who has come to decide."""
        if self.table.watching:
            return self.watch.standing
        asked = self.curtain if self.decision is None else self.decision.seat
        if self._follows and self.decision is not None:
            return f"{self.table.players[self.decision.seat]}'s turn"
        return self.turn or sharing.standing(self.table, asked, self.lone) or "saved ✓"

    @property
    def reader(self) -> Seat | None:
        """Who looks at the screen: the one who decides, or else whoever has taken the place at the keyboard."""
        return self.sitting if self.decision is None else self.decision.seat

    @property
    def looks_back(self) -> bool:
        """Whether a finished game is looked at, in which no hand is the reader's own."""
        return False

    @property
    def reading(self) -> Clause:
        """The rule to read about what has to be done now."""
        return self.table.rules.reading(self.table.view(None))

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What keys do; where the table forbade it they take nothing back but a piece of what is put together."""
        takes_back = self.may_take_back or self._composes
        return actions if takes_back else tuple(each for each in actions if each is not keys.UNDO)

    def press(self, name: str) -> None:
        """Give an action to the decision; where it was asked why or what for, to go back is to put the answer away."""
        puts_away = name == keys.BACK.name and self.explains in ("asked", "what")
        self._read()
        if self.decision is not None and not puts_away:
            self._take(self.decision.press(name), name)

    def point(self, target: Any) -> None:
        """Give a click to the decision."""
        if self.decision is not None and self.question is None:
            self._read()
            self._take(self.decision.point(target), "point")

    def _read(self) -> None:
        """A key is pressed: whatever was said has been read."""
        self.answer = ""
        self.explains = ""
        self.unread = False
        self.adviser.drop()

    def lift_curtain(self) -> None:
        """The seat that was asked for has taken the place."""
        self.sitting = self._at_keys = self.curtain
        self._hidden, self.answer = False, ""
        self._guard.decided()
        self._settle()

    def hide(self) -> None:
        """Drop the curtain over what only one player may see; while others play that one may lift it again."""
        lifts = self.lone if self.is_hidden else None
        self._hidden = True
        self._guard.decided()
        self._forget()
        self._settle()
        self.curtain = self.curtain if lifts is None else lifts

    def go_on(self) -> None:
        """Begin the next round, or let the computer that is next begin it."""
        self.company.go_on()
        try:
            self.table.advance()
        except (StaleError, StoreError) as error:
            self.answer = str(error)
        else:
            self._guard.decided()
            self._settle()

    def hint(self) -> None:
        """Say what the computer would do here, or put that away again; without one, what the step is for."""
        if self.adviser.hint is not None:
            self.adviser.drop()
        elif self.decision is not None and not self.company.seating.hints:
            self.explains = "what"
        elif self.decision is not None:
            self.answer = ""
            self.adviser.ask(self._view_for_hints(self.decision.seat), self.decision.seat)

    def _view_for_hints(self, seat: Seat) -> Any:
        """What whoever decides may have on the screen, before anything is put together."""
        return self.view if self.lone is None else self.table.view(seat)

    def hand_over(self, bots: tuple[str, ...]) -> None:
        """Let computer players have seats, or with "" people; whoever is left alone lifts a curtain first."""
        try:
            self.company.give(bots)
        except StoreError as error:
            self.answer = str(error)
        else:
            self.told, self._hidden = (), True
            self._forget()
            self._guard.decided()
            self._settle()

    @property
    def _composes(self) -> bool:
        """Whether there is a piece of something put together; while others decide there is none any more."""
        return self.decision is not None and bool(self._pieces)

    def take_back(self) -> None:
        """Take back the last piece of what is put together; else the last decision, or ask whether that is agreed."""
        if self._composes:
            self.answer = ""
            self.adviser.drop()
            self._guard.prepared()
            self.decision = self._pieces.pop()
        elif self._guard.is_held:
            self.answer = TOO_SOON
        else:
            super().take_back()

    def _settle(self) -> None:
        """Show what may be shown now; before anything of another player's, the curtain."""
        self.question = None
        self.at_table = self.lingers = False
        self.adviser.drop()
        match self.table.situation(self._at_screen, self.others):
            case Await(seat):
                self.company.rest()
                self._wait_for(seat)
                return
            case Curtain(seat):
                self._forget()
                self.curtain = seat
            case Decide(seat, sees):
                self.awaited = self.curtain = None
                self._lifts = False
                self.sitting = seat if self._sees_own else sees
                self._open(seat, self.table.view(self.sitting))
            case Interval() | Over():
                self._forget()
                self.explains = "learnt" if self.over and self.coach is not None else ""
            case _ as unknown:
                assert_never(unknown)
        self.company.settle()

    def _open(self, seat: Seat, view: Any) -> None:
        decision = self._decisions.open_decision(view, seat)
        if isinstance(decision, OverAnother) and not self._lifts:
            decision = decision.beneath
        if self.others and isinstance(decision, Sociable):
            decision = decision.among(self.here, self.company.computers)
        if self.company.seating.hints and isinstance(decision, Advisable):
            decision = decision.advised(evaluation_of(self.table.rules))
        if isinstance(decision, Renewed):
            decision = decision.renewed(self._last, self._remark.wish)
        self.view = view
        self.decision = self._opened = decision
        self._follows = self._at_keys not in (None, seat)
        self._pieces.clear()
        if self.coach is not None and self.coach.speaks(seat, self.reading):
            self.explains = "new"

    def _forget(self) -> None:
        """Forget whatever one player alone may see."""
        self.explains = ""
        self.sitting = self.decision = self.curtain = self.awaited = None
        self._pieces.clear()
        self.lingers = False
        self.adviser.drop()
        self.view = self.table.view(None)
        self.answer = ""

    @property
    def brief(self) -> str:
        """The answer with no more than the number of the clause that it names; nothing if it names none."""
        return "" if self.clause is None else telling.brief(self.answer, self.clause)

    def _take(self, outcome: Outcome, name: str) -> None:
        match outcome:
            case Refusal():
                self._refuse(outcome)
            case Played() | PlayedByAll() | Lift() if self._guard.is_held:
                self.answer = TOO_SOON
            case Played() | PlayedByAll() | Lift(_, (_, *_)) if self._guard.is_surprising and name in _MEANT_FOR_OTHERS:
                self.answer = TOO_SUDDEN
            case Played() | Lift() if self._is_anothers(outcome, name):
                assert self.decision is not None
                self._follows = False
                self._guard.prepared()
                self.answer = f"It is {self.table.players[self.decision.seat]}'s turn: press again to spend that."
            case Played(moves):
                assert self.decision is not None
                if not self._warned(self.decision.seat, moves):
                    self._last = self.decision if isinstance(self.decision, Renewed) else self._last
                    self._play(tuple((self.decision.seat, move) for move in moves))
            case PlayedByAll(entries, agreed):
                self._play(entries, agreed)
            case Lift(seat, _) if seat in self.company.computers:
                self.answer = f"{self.table.players[seat]} is played by the computer, which speaks for itself."
            case Lift(seat, _) if seat in self.others:
                self.answer = sharing.absent(self.table, seat)
            case Lift(seat, entries):
                if not entries or self._play(entries):
                    self._lift(seat)
            case Proposal() if outcome.seat in self.company.computers:
                self._propose(outcome, outcome, name)
            case _:
                if self._compose(outcome) or name != "point":
                    self._guard.prepared()
                self.decision, self._follows = outcome, False
                self.explains = "asked" if name == "why" else ""
                self.answer = ""

    def _refuse(self, refusal: Refusal) -> None:
        """Say why not, and by which clause."""
        self.clause = refusal.clause
        self.answer = f"{name_seats(refusal.text, self.table.players)}  {telling.where(refusal.clause)}"

    def _propose(self, decision: Decision, proposal: Proposal, name: str) -> None:
        """Ask a computer what it answers, go on with that, and tell it."""
        reply = self.company.sound(decision.seat, decision.view)
        outcome = proposal.answered(reply.move, reply.wish)
        self._take(outcome, name)
        self.answer = self.answer or reply.remark
        if not isinstance(outcome, PlayedByAll):
            with self._said():
                self.company.tell(reply)

    def _is_anothers(self, outcome: Played | Lift, name: str) -> bool:
        """Whether a key spends what is somebody's before that one has looked: who decided last may have meant it."""
        if not self._follows or name not in _MEANT_FOR_OTHERS or not isinstance(self.decision, Costly):
            return False
        seat = self.decision.seat
        by_seat = outcome.entries if isinstance(outcome, Lift) else tuple((seat, move) for move in outcome.moves)
        return self.decision.costs(tuple(move for each, move in by_seat if each == seat))

    def _compose(self, outcome: Decision) -> bool:
        """Note what a piece was added to, and tell whether one was.

        Of what somebody else has put together nothing is kept but its beginning.
        """
        before, now = self.decision, composed(outcome)
        if before is None or composed(before) == now:
            return False
        known = [(piece.seat, composed(piece)) for piece in self._pieces]
        if (outcome.seat, now) in known:
            del self._pieces[known.index((outcome.seat, now)) :]
        elif outcome.seat != before.seat and self._pieces:
            del self._pieces[1:]
        else:
            self._pieces.append(before)
        return True

    def _warned(self, seat: Seat, moves: tuple[Any, ...]) -> bool:
        """Warn whoever is new of what would be regretted; the same once more is done."""
        if self.coach is not None:
            self.warning = self.coach.warns(self.view, seat, moves, self.table.revision)
            if self.warning is not None:
                self.clause, self.explains = self.warning.clause, "warned"
                self._guard.prepared()
                return True
        return False

    def _lift(self, seat: Seat) -> None:
        """Show a seat its own cards for an open decision of its own; they go with the decision."""
        if self.table.situation(None, self.others) == Decide(seat, None):
            self.sitting = self._at_keys = seat
            self._guard.decided()
            before, self._lifts = self.decision, True
            self._open(seat, self.table.view(seat))
            if before is not None and isinstance(self.decision, OverAnother):
                self.decision = self._opened = self.decision.over(before)

    def _play(self, entries: tuple[tuple[Seat, Any], ...], agreed: frozenset[Seat] = frozenset()) -> bool:
        """Play them all, or say why not; tell whether they were played.

        Nobody decides for others that have not agreed: what comes after a move of one is asked again, after that.
        """
        own = tuple(takewhile(lambda entry: entry[0] not in self.others - agreed, entries))
        if not own:
            return False
        try:
            self.table.play_all(own, self.table.revision, agreed)
        except Illegal as error:
            self._refuse(error.refusal)
        except StaleError as error:
            self._settle()
            self.answer = str(error)
        except StoreError as error:
            self.answer = str(error)
        else:
            self.clause = None
            self.told = ()
            self._at_keys = own[-1][0]
            self._guard.decided()
            self._settle()
            return True
        return False
