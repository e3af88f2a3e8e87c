"""What goes on at a table without this keyboard: computers that play, and people at other windows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, assert_never

from circus_tui.bots.advice import Adviser
from circus_tui.keyboard.keys import Guard
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Decision, Decisions
from circus_tui.screens.overlay import Overlay
from circus_tui.storage.store import StoreError
from circus_tui.tables import sharing
from circus_tui.tables.company import Company
from circus_tui.tables.hotseat import Await, Curtain, Decide, Interval, Over
from circus_tui.tables.remarks import Remark
from circus_tui.tables.table import StaleError, TakeBack
from circus_tui.tables.watch import ONLY_WATCHING, Watch
from rules.core import Seat, name_seats
from rules.record import BadRecord


class Onlooker(Overlay):
    """Looks on while others play, and sees when it is the turn of somebody at this keyboard."""

    company: Company
    adviser: Adviser
    watch: Watch
    awaited: Seat | None = None
    """Who is to move: a computer, or somebody at another window."""
    lingers = False
    """Whether the last move of another is to be seen before something else takes the place of the table."""
    told: tuple[str, ...] = ()
    """What others have done since a person here moved last."""
    unread = False
    """Whether no key has been pressed since."""
    called = False
    """Whether it has become the turn of somebody here while others played."""
    decision: Decision | None = None
    sitting: Seat | None = None
    curtain: Seat | None = None
    question: TakeBack | None = None
    view: Any
    answer = ""
    _opened: Decision | None = None
    """The decision as it was before anything was put together."""
    _decisions: Decisions
    _guard: Guard
    _hidden = False
    """Whether the only person here has had the hand hidden."""
    _lifts = False
    """Whether whoever decides has asked for what lies over the decision."""

    def _settle(self) -> None:
        raise NotImplementedError

    def _forget(self) -> None:
        raise NotImplementedError

    def _open(self, seat: Seat, view: Any) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        """Begin with whatever the table waits for. Raises `StoreError`."""
        raise NotImplementedError

    @property
    def others(self) -> frozenset[Seat]:
        """The seats for which nobody at this keyboard decides."""
        return self.company.computers | self.table.elsewhere

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of people at this keyboard."""
        return frozenset(self.company.people) - self.table.elsewhere

    @property
    def lone(self) -> Seat | None:
        """The only person here, at a table with others, from whom nothing need be hidden by a curtain."""
        return next(iter(self.here)) if self.others and len(self.here) == 1 else None

    @property
    def is_hidden(self) -> bool:
        """Whether the only person here has had the hand hidden, and may lift a curtain to see it while others play."""
        return self.lone is not None and self._hidden and self.awaited is not None

    @property
    def computing(self) -> bool:
        """Whether others play, or what the last of them did is looked at."""
        return self.awaited is not None or self.lingers

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.rules.to_act(self.view)

    @property
    def between(self) -> bool:
        """Whether a round has ended and its result is looked at."""
        waiting = self.decision is None and self.curtain is None and not self.computing
        return waiting and not self.over and not self.table.watching

    @property
    def awaits_elsewhere(self) -> bool:
        """Whether another window is to move, or nobody sits where somebody should."""
        return self.awaited is not None and self.awaited in self.table.elsewhere

    @property
    def is_busy(self) -> bool:
        """Whether something is to be shown soon without a key being pressed."""
        return self.lingers or (self.computing and not self.awaits_elsewhere) or self.adviser.is_thinking

    @property
    def turn(self) -> str:
        """Whose turn it is, and where they sit; nothing unless that is another window."""
        return sharing.turn(self.table, self.awaited) if self.awaited is not None and self.awaits_elsewhere else ""

    @property
    def at_risk(self) -> bool:
        """Whether anything can happen at the table without this window."""
        return self.table.places is not None and not self.table.places.all_mine

    def look(self) -> bool:
        """See what has happened in other windows; tell whether there is anything new to be shown."""
        if not self.at_risk:
            return False
        if self.between and not self._mine & self.company.computers:
            return self._left_behind()
        before, mine, here, turn = self.table.moment, self._mine, self.here, self._turn_here
        if not self.watch.look():
            return self._overhear()
        if self.table.watching and not mine:
            self.answer, self.view = self.watch.trouble or self._remark.words, self.table.view(None)
            return True
        with self._said():
            self.company.recall()
            self._adopt()
        if self.here != here or self.table.moment[1] != before[1]:
            self._hidden = self._hidden or self.here != here
            self._seated_anew()
            self.answer = sharing.lost(self.table, mine - self._mine)
        elif self.table.moment != before:
            self._others_have_moved(before)
        self.called = self.called or (self._turn_here and not turn)
        self.answer = self.watch.trouble or self.answer
        return True

    def _overhear(self) -> bool:
        """Hear what a computer answers somebody at another window who haggles with it."""
        with self._said():
            words = self.company.look().words
            if words and self.decision is None:
                self.answer = words
                return True
        return False

    def _left_behind(self) -> bool:
        """A result is looked at here as long as anybody likes; once others have gone on that is said."""
        with self._said():
            if self.table.is_behind and self.answer != _gone_on():
                self.answer, self.called = _gone_on(), True
                return True
        return False

    @property
    def _mine(self) -> frozenset[Seat]:
        return frozenset() if self.table.places is None else self.table.places.mine

    @property
    def _turn_here(self) -> bool:
        return bool(self.table.rules.to_act(self.table.view(None)) & self.here)

    def _adopt(self) -> None:
        """Let the computers of a window that has gone go on here. Raises as `Table.sit` does."""
        left = self.table.free & self.company.computers
        if left and self._mine:
            self.table.sit(left)

    @contextmanager
    def _said(self) -> Iterator[None]:
        """Whatever goes wrong is said, and the table stays as it is."""
        try:
            yield
        except (StaleError, StoreError, BadRecord) as error:
            self.answer = str(error)

    def _seated_anew(self) -> None:
        """Other seats are here than before, or something was taken back: nothing shown before is right any more."""
        self._forget()
        self.question = None
        self._guard.decided()
        if not self.table.watching:
            self._settle()

    def _others_have_moved(self, before: tuple[int, int]) -> None:
        """Show what others have done; whoever decides, or is called, here goes on with that if it is still asked."""
        self._tell(before[0])
        waits = self.decision.seat if self.decision is not None else self.curtain
        if waits is None or not self.table.waits_for(waits, before):
            self.question, self.answer = None, self._remark.words
            self.company.rest()
            self._look_on()
        elif self.decision is not None:
            self.view = self.table.view(self.sitting)
            if self.decision == self._opened:
                self._open(self.decision.seat, self.view)

    @property
    def _remark(self) -> Remark:
        """What a computer has said with the last move; if that cannot be read, nothing."""
        try:
            return self.company.remark
        except StoreError:
            return Remark()

    def _tell(self, before: int) -> None:
        players = self.table.players
        told = (name_seats(event.text, players) for each in self.table.events()[before:] for event in each)
        self.told, self.unread = (*self.told, *told), True

    def sit_down(self) -> None:
        """Sit wherever nobody does, in the place of a window that has gone, behind a curtain."""
        watched, before = self.table.watching, self._mine
        done = self.watch.take_over()
        self.answer = self.watch.trouble
        if done:
            self._hidden = True
            self._guard.decided()
            with self._said():
                self._begin_here(before, watched=watched)

    def _begin_here(self, before: frozenset[Seat], *, watched: bool) -> None:
        if watched:
            self.begin()
        elif self._mine != before:
            self._forget()
            self._settle()

    def move(self, taken: frozenset[Seat], left: frozenset[Seat]) -> None:
        """Sit down at seats, and leave others to other windows; whoever is alone then lifts a curtain first."""
        assert self.table.places is not None
        with self._said():
            self.answer = self.table.sit(taken)
        barred = self.answer
        self.table.places.leave(left, for_good=True)
        self._hidden = True
        self._seated_anew()
        self.answer = barred or (ONLY_WATCHING if self.table.watching else "")

    def tick(self) -> bool:
        """Go on with what needs no key: a computer's move, a hint; tell whether anything has changed."""
        if not self.computing or self.awaits_elsewhere:
            return self.adviser.poll()
        if self.question is not None:
            return False
        if self.awaited is None:
            if self.company.is_resting:
                return False
            self._guard.decided()
            self._guard.surprised()
            self._settle()
            return True
        return self._act(self.awaited)

    def _act(self, seat: Seat) -> bool:
        before = self.table.entries
        try:
            if not self.company.act(seat):
                return False
        except (StaleError, StoreError) as error:
            self.answer = str(error)
            return True
        self._tell(before)
        self.answer = self.company.said
        self._look_on()
        return True

    def _look_on(self) -> None:
        """After another's move: the next one, or a person's decision, which need not wait if nothing is hidden."""
        match self.table.situation(self._at_screen, self.others):
            case Await(seat):
                self._wait_for(seat)
            case Decide():
                trouble = self.answer
                self._guard.decided()
                self._guard.surprised()
                self._settle()
                self.answer = trouble
            case Curtain() | Interval() | Over():
                self.awaited, self.decision, self.curtain, self.lingers = None, None, None, True
                self.view = self.table.view(self.sitting)
            case _ as unknown:
                assert_never(unknown)

    def _wait_for(self, seat: Seat) -> None:
        """Show the table while others decide; the only person here goes on seeing what is theirs."""
        self.awaited, self.lingers, self.decision, self.curtain = seat, False, None, None
        self.sitting = self._at_screen if self._sees_own else None
        self.view = self.table.view(self.sitting)

    @property
    def _at_screen(self) -> Seat | None:
        """Who is known to look alone: whoever has taken the place, or the only person there is."""
        return self.lone if self.sitting is None and not self._hidden else self.sitting

    @property
    def _sees_own(self) -> bool:
        """Whether the only person's own view is shown, whoever decides."""
        return self.lone is not None and not self._hidden

    def hurry(self) -> None:
        """Let the computers play without a pause."""
        self.company.hurry()


def _gone_on() -> str:
    return f"The others have gone on: {key('confirm')} follows them."
