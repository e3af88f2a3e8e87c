"""One table, line by line: what is done with what somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from circus_tui.plain.contract import Composer, Unread
from circus_tui.plain.haggling import Haggler
from circus_tui.plain.menu import LONGEST, Item, Question
from circus_tui.plain.reading import by_description, guess, number_of, words_of
from rules.core import Illegal

UNKNOWN: Final = "I do not understand that. `moves` lists what you can do, `help` explains the words."


_UNDO: Final = "undo: take the last move back."
_HELP: Final = (
    "hint: what the computer would do. quit: leave; every move is saved.",
    "agree: make the move to which a computer has just said that it would agree.",
    "who: who sits where. sit and a name: play for them here too. stand and a name: leave them to another window.",
    "say and a line: all at this table read it. say alone: what was said last. When you are asked whether something is"
    " taken back, yes or no answers that.",
    "Before a hand is read to the next person the former one is pushed out of the window. Your terminal keeps what has"
    " gone by: do not scroll back, and clear it after the game.",
)


def no_number(number: int, items: Sequence[Item]) -> str:
    """What is said to a number that no choice has."""
    return f"There is no number {number}: there {'is' if len(items) == 1 else 'are'} {len(items)}."


class PlainGame(Haggler):
    """Plays a table on a console until it is over or left."""

    _composing: tuple[Composer, tuple[str, ...]] | None = None

    def ask(self, question: Question) -> None:
        """Put a question, or the list of what can be done."""
        self._composing = None
        super().ask(question)

    @property
    def helping(self) -> Sequence[str]:
        """What the words do that are for this kind of table."""
        return (_UNDO, *_HELP) if self.table.match.undo else _HELP

    def obeys(self, word: str, rest: str) -> bool:
        """Do what a word asks for that only this kind of table knows; tell whether it does."""
        return False

    def offers(self, text: str) -> bool:
        """Whether these are the words of a choice that has been read out, which may begin like a command."""
        items = self.question.items if self.question is not None else ()
        return bool(by_description(text, [item.words for item in items], whole=True))

    def answer(self, text: str) -> None:
        """Take what is typed as the number of a choice, the answer to a question, or a move in words."""
        question = self.question or Question("")
        try:
            if self._composing is not None:
                self._composed(text)
            elif question.items and text.isascii() and text.isdecimal():
                self._numbered(question, int(text[:6]))
            else:
                self._in_words(question, text)
        except Unread as error:
            self.console.say(str(error))

    def _numbered(self, question: Question, number: int) -> None:
        item = self.lister.numbered(question, number)
        if item is None:
            raise Unread(no_number(number, question.items))
        self._choose(item)

    def _choose(self, item: Item) -> None:
        if item.composer is not None:
            self._composing = (item.composer, ())
            self.console.say(item.composer.asks[0])
        else:
            self._left(item.moves)

    def _left(self, moves: tuple[Any, ...]) -> None:
        """Make the move that is left, or ask further."""
        if len(moves) == 1:
            self.play(moves[0])
        else:
            self.ask(self.lister.narrowed(moves))

    def _composed(self, text: str) -> None:
        assert self._composing is not None
        composer, answers = self._composing
        answers = (*answers, text)
        if len(answers) < len(composer.asks):
            self._composing = (composer, answers)
            self.console.say(composer.asks[len(answers)])
            return
        self._composing = None
        self.play(composer.make(self.view, self.seat, self.table.players, answers))

    def _in_words(self, question: Question, text: str) -> None:
        """Take the answer to a question, or else a move in words, which may be typed at any time."""
        unread = Unread(UNKNOWN)
        named = by_description(text, [item.words for item in question.items], whole=not question.field)
        if len(named) == 1:
            self._choose(question.items[named[0]])
            return
        if question.field:
            try:
                self._left(self.lister.answered(question, text))
                return
            except Unread as error:
                unread = error
        try:
            meant = self.meant(text)
        except Unread as error:
            meant, unread = (), error
        last = self._last_number(question, text)
        if meant:
            self._left(meant)
        elif last is not None:
            self._choose(last)
        else:
            self._suggest(text, unread)

    def _last_number(self, question: Question, text: str) -> Item | None:
        """What `keep 1` means where 1 is a choice that begins with that word."""
        word, _, number = text.casefold().rpartition(" ")
        item = self.lister.numbered(question, number_of(number)) if word else None
        return item if item is not None and item.words.casefold().startswith(f"{word} ") else None

    def _suggest(self, text: str, unread: Unread) -> None:
        """Ask whether one of the moves is meant in which all these words are found. Raises what was `unread`.

        The only one, if it begins with them just so, is made.
        """
        words = [self.lister.words(move) for move in self.moves]
        found = [] if number_of(text) else by_description(text, words)[:LONGEST]
        if not found:
            raise unread
        if len(found) == 1 and words_of(words[found[0]])[: len(words_of(text))] == words_of(text):
            self.play(self.moves[found[0]])
            return
        self.ask(Question("Do you mean:", tuple(Item(words[number], (self.moves[number],)) for number in found)))

    def meant(self, text: str) -> tuple[Any, ...]:
        """The moves that typed words may mean; one alone may be against the rules. Raises `Unread`."""
        moves, lister = self.moves, self.lister
        head, _, rest = text.partition(" ")
        composer = self.teller.composer(head.casefold())
        if composer is not None:
            return (composer.make(self.view, self.seat, self.table.players, composer.parts(rest, self.table.players)),)
        called = by_description(text, [lister.words(move) for move in moves], whole=True)
        if called:
            return (moves[called[0]],)
        readings = self.teller.readings(self.view, self.seat, text)
        if readings:
            return readings
        typed = lister.reader.typed(text, moves)
        if typed is None:
            return ()
        fitting = tuple(move for move in moves if typed.fits(move))
        if fitting:
            return fitting
        whole = typed.move or guess(typed.kind, typed.known)
        return () if whole is None else (whole,)

    def play(self, move: Any) -> None:
        """Make a move, saved before anything is told; or say why not. Raises `StoreError`."""
        haggling = self._haggling(move)
        if haggling is not None:
            self.haggle(haggling, move)
            return
        if self._careful(move):
            return
        try:
            self.table.play(self.seat, (move,), self.table.revision)
        except Illegal as error:
            self.refuse(error.refusal)
            self.question, self._composing = self.menu, None
