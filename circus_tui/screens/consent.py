"""Taking back at a table: with the word of those at this keyboard, and of those at other windows."""

from __future__ import annotations

from circus_tui.keyboard.spelling import yes_or_no
from circus_tui.screens.onlooker import Onlooker
from circus_tui.tables import sharing, telling
from circus_tui.tables.asking import Agreed, Answered, Asked, Asking, Heard
from circus_tui.tables.table import TakeBack
from rules.core import Seat


class Consent(Onlooker):
    """Asks whether something is taken back, and answers those at other windows who ask."""

    asking: Asking | None = None
    """The questions that go from window to window; none where nobody else can sit."""
    _asked: Asked | None = None
    """What is asked here now, if somebody at another window has asked it."""

    @property
    def may_take_back(self) -> bool:
        """Whether anybody here takes moves back."""
        return sharing.takes_back(self.table, self.here)

    @property
    def is_asked_for(self) -> bool:
        """Whether something lies over the table because it was asked for."""
        return super().is_asked_for or self.adviser.hint is not None

    def put_away(self) -> None:
        """Take away whatever of that lies over the table."""
        super().put_away()
        self.adviser.drop()

    def take_back(self) -> None:
        """Take the last decision back, or ask whether that is agreed to."""
        self.adviser.drop()
        self._asked = None
        self.question = self.table.take_back(self.company.computers) if self.may_take_back else None
        if self.question is None:
            self.answer = telling.no_question(self.table)
            return
        concerned = self._concerned(self.question)
        if not concerned and self._is_free(self.question):
            self.agree()
            return
        alone = self.company.lone is not None
        others = sharing.names(self.table, concerned)
        self.answer = telling.question(self.table, self.question, alone=alone, others=others)

    def _is_free(self, back: TakeBack) -> bool:
        return back.free and self.decision is not None and back.seat == self.decision.seat

    def _concerned(self, back: TakeBack) -> frozenset[Seat]:
        """Those at other windows who must agree."""
        return sharing.concerned(self.table, back, self.company.computers)

    def agree(self) -> None:
        """Take back what was asked about, as far as that is for those here to say.

        What others have only just asked is not agreed to: whoever presses now may have meant something else.
        """
        assert self.question is not None
        if self._asked is not None and self._guard.is_surprising:
            return
        back, self.question, self.answer = self.question, None, ""
        self._guard.decided()
        with self._said():
            if self._asked is not None:
                self._answer(agree=True)
            elif concerned := self._concerned(back):
                assert self.asking is not None
                self.asking.ask(back.number, min(self.here))
                self.answer = f"{sharing.names(self.table, concerned)} must agree: they are asked now."
            else:
                self._go_back(back.number)

    def disagree(self) -> None:
        """Leave everything as it is."""
        self.question, self.answer = None, ""
        self._guard.decided()
        if self._asked is not None:
            with self._said():
                self._answer(agree=False)

    def _answer(self, *, agree: bool) -> None:
        assert self.asking is not None
        self._asked = None
        self.asking.answer(self.here, agree=agree)

    def _go_back(self, number: int) -> None:
        self.table.undo(number, alone=self.company.lone is not None)
        self.answer, self.told = "", ()
        self._guard.decided()
        self._settle()

    def look(self) -> bool:
        """See what has happened in other windows, and what they ask; tell whether there is anything to be shown."""
        seen = super().look()
        heard = False
        if self.asking is not None and self.here:
            with self._said():
                heard = self.asking.look() or (self._asked is not None and self.question is None)
                if heard:
                    self._hear(self.asking.heard(self.here, self.company.computers))
        return seen or heard

    def _hear(self, heard: Heard) -> None:
        match heard:
            case Asked(back, words):
                if self._asked is None or self.question is None:
                    self._guard.decided()
                    self._guard.surprised()
                    self.question, self._asked, self.called = back, heard, True
                    self.answer = f"{words} Is that agreed?  {yes_or_no()}"
            case Answered(words):
                self.answer = words
            case Agreed(number):
                self._go_back(number)
            case None if self._asked is not None:
                self._asked = self.question = None
                self.answer = ""
