"""Taking back at a table: with the word of those at this keyboard, and of those at other windows."""

from __future__ import annotations

from circus_tui.keyboard.spelling import yes_or_no
from circus_tui.screens.onlooker import Onlooker
from circus_tui.tables import sharing, telling
from circus_tui.tables.asking import Asking, Request
from circus_tui.tables.table import TakeBack
from rules.core import Seat, name_seats


class Consent(Onlooker):
    """Asks whether something is taken back, and answers those at other windows who ask."""

    asking: Asking | None = None
    """The questions that go from window to window; none where nobody else can sit."""
    _asked_by: Seat | None = None
    """Who at another window has asked what is asked here now."""

    def take_back(self) -> None:
        """Take the last decision back, or ask whether that is agreed to."""
        self.answer = ""
        self.adviser.drop()
        self._asked_by = None
        self.question = self.table.take_back(self.company.computers)
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
        return frozenset() if self.asking is None else sharing.concerned(self.table, back, self.company.computers)

    def agree(self) -> None:
        """Take back what was asked about, as far as that is for those here to say."""
        assert self.question is not None
        back, self.question, self.answer = self.question, None, ""
        with self._said():
            if self._asked_by is not None:
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
        if self._asked_by is not None:
            with self._said():
                self._answer(agree=False)

    def _answer(self, *, agree: bool) -> None:
        assert self.asking is not None
        self._asked_by = None
        self.asking.answer(self.here, agree=agree)

    def _go_back(self, number: int) -> None:
        self.table.undo(number)
        self.answer, self.told = "", ()
        self._guard.decided()
        self._settle()

    def look(self) -> bool:
        """See what has happened in other windows, and what they ask; tell whether there is anything to be shown."""
        seen = super().look()
        heard = False
        if self.asking is not None and self.here:
            with self._said():
                heard = self.asking.look()
                if heard:
                    self._hear(self.asking.request)
        return seen or heard

    def _hear(self, request: Request | None) -> None:
        if request is not None and request.asker in self.here:
            self._hear_answers(request)
        elif request is not None and self.here - request.yes - request.no:
            self._hear_question(request)
        elif self._asked_by is not None:
            self._asked_by = self.question = None
            self.answer = ""

    def _hear_question(self, request: Request) -> None:
        back = self.table.take_back(self.company.computers)
        if back is not None and back.number == request.number and self._asked_by is None:
            self._guard.decided()
            self.question, self._asked_by, self.called = back, request.asker, True
            asker, what = self.table.players[request.asker], name_seats(back.what, self.table.players)
            self.answer = f"{asker} asks to take this back: {what} Is that agreed?  {yes_or_no()}"

    def _hear_answers(self, request: Request) -> None:
        assert self.asking is not None
        back = self.table.take_back(self.company.computers)
        if request.no:
            self.asking.drop()
            verb = "does" if len(request.no) == 1 else "do"
            self.answer = f"{sharing.names(self.table, request.no)} {verb} not agree: nothing is taken back."
        elif back is not None and back.number == request.number:
            waited = self._concerned(back) - request.yes
            if waited:
                self.answer = f"{sharing.names(self.table, waited)} must agree still."
            else:
                self._go_back(request.number)
