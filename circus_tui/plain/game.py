"""One table, line by line: who decides, what they hear, and what is done with what they type."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, TypeAlias

from circus_tui.bots.naming import parse
from circus_tui.bots.seat import BotSeat
from circus_tui.hotseat import Await, Curtain, Decide, Interval
from circus_tui.plain.console import Console, Left
from circus_tui.plain.contract import Composer, Unread, teller_of
from circus_tui.plain.menu import LONGEST, Item, Lister, Question
from circus_tui.plain.reading import by_description, guess
from circus_tui.plain.telling import refused, result_lines
from circus_tui.screens import telling
from circus_tui.screens.contract import Discreet, decisions_of
from circus_tui.seating import Seating
from circus_tui.table import Table
from rules.core import Illegal, Seat, name_seats

Pause: TypeAlias = Literal["", "round", "over"]
"""Why nothing is to be decided: a round has ended, or the game."""

UNKNOWN: Final = "I do not understand that. `moves` lists what you can do, `help` explains the words."


class PlainGame:
    """Plays a table on a console until it is over or left. Only views are told.

    `view` is what the one who decides may hear: the table's, unless the decision or the cards asked for are private.
    `exposed` is the seat whose secrets have been told since the window was last empty. During a `pause` nobody decides.
    """

    def __init__(self, table: Table, console: Console, seating: Seating) -> None:
        """Sit down at a table that is played here."""
        self.table = table
        self.console = console
        self.seating = seating
        self.teller = teller_of(table.rules.INFO.slug)
        self.seat: Seat = 0
        self.view: Any = None
        self.question: Question | None = None
        self.exposed: Seat | None = None
        self.pause: Pause = ""
        self._composing: tuple[Composer, tuple[str, ...]] | None = None
        self._sitting: Seat | None = None
        self._heard = table.entries
        self._known: dict[Seat, frozenset[str]] = {}
        """What each seat was told of its own since the keyboard was passed last: only what changes is told again."""
        self._spoken_to: Seat | None = None
        self._bots = {
            seat: BotSeat(parse(seating.bot(seat)), Random(f"{table.match.seed}/{seat}")) for seat in seating.computers
        }

    @property
    def lone(self) -> Seat | None:
        """The only person at a table with computers."""
        people = [seat for seat in range(len(self.table.players)) if seat not in self.seating.computers]
        return people[0] if self.seating.computers and len(people) == 1 else None

    @property
    def lister(self) -> Lister:
        """Lists and reads the moves of the present decision."""
        return Lister(self.table.rules, self.teller, self.view, self.seat, self.table.players)

    @property
    def moves(self) -> tuple[Any, ...]:
        """What may be done now, as the one who decides can tell."""
        return tuple(self.table.rules.legal_moves(self.view, self.seat))

    def begin(self) -> None:
        """Go on to the first decision. Raises `StoreError`."""
        decisions = decisions_of(self.table.rules.INFO.slug)
        if isinstance(decisions, Discreet):
            self.table.ask_where(decisions.asks_anyway)
        self.table.wake()

    def settle(self) -> None:
        """Let computers move and the keyboard be passed, up to what a person has to answer. Raises as `begin` does."""
        self.question, self.pause = None, ""
        while True:
            sitting = self.lone if self._sitting is None else self._sitting
            match self.table.situation(sitting, self.seating.computers):
                case Await(seat):
                    self._let_move(seat)
                case Curtain(seat):
                    self._pass_to(seat)
                case Decide(seat, sees):
                    self._open(seat, seat if self.lone == seat else sees)
                    return
                case Interval():
                    self._rest("round", "Press Enter to go on.")
                    return
                case _:
                    words = telling.verdict(self.table, self.table.view(None))
                    self._rest("over", f"{words} The game is saved. Press Enter to leave.")
                    return

    def _let_move(self, seat: Seat) -> None:
        move = self._bots[seat].choose(self.table.rules, self.table.view(seat), seat)
        self.table.play(seat, (move,), self.table.revision)
        self._tell_news()

    def _tell_news(self) -> None:
        """What the table has seen since it was last told of anything."""
        told = self.table.events()
        for events in told[self._heard :]:
            self.console.say(*(name_seats(event.text, self.table.players) for event in events))
        self._heard = len(told)

    def _pass_to(self, seat: Seat) -> None:
        """Nothing of anybody's hand may be told before that seat has taken the place."""
        if self.exposed is not None:
            self._tell_news()
        self.exposed = None
        if self.lone is None:
            name = self.table.players[seat]
            self.console.push_away()
            self.console.say(f"Pass the keyboard to {name}. {name}: press Enter.")
            self.console.ask()
        self._sitting, self._spoken_to = seat, None
        self._known.clear()
        self._heard = self.table.last_entry_of(seat)

    def _cover(self) -> None:
        """Push out of sight what only one seat may hear."""
        if self.exposed is not None and self.lone is None:
            self.console.push_away()
        self.exposed = None

    def _open(self, seat: Seat, sees: Seat | None) -> None:
        if self.exposed not in (None, seat):
            self._cover()
        self._sitting = sees
        self.seat, self.view = seat, self.table.view(sees)
        self._tell_news()
        if sees is not None:
            self.exposed = seat
        if seat != self._spoken_to:
            self.console.say(f"{self.table.players[seat]}'s turn.")
        self._spoken_to = seat
        self._tell_decision(self._known.get(seat, frozenset()))

    def _tell_decision(self, known: frozenset[str] = frozenset()) -> None:
        """What is one's own and not known already, what has to be done, and what can be done."""
        names = self.table.players
        own = [name_seats(line, names) for line in self.teller.opening(self.view, self.seat)]
        self.console.say(*(line for line in own if line not in known))
        self._known[self.seat] = frozenset(own)
        self.console.say(name_seats(self.table.rules.prompt(self.view, self.seat), names))
        self.ask(self.lister.menu(self.moves))

    def ask(self, question: Question) -> None:
        """Put a question, or the list of what can be done."""
        self.question, self._composing = question, None
        self.console.say(*question.lines)

    def repeat(self) -> None:
        """Tell the whole decision once more, from the start."""
        self._tell_decision()

    def lift(self) -> None:
        """Tell a seat its own cards for a decision that the whole table follows."""
        if self.table.view(self.seat) != self.view:
            name = self.table.players[self.seat]
            self.console.say(f"Only {name} may go on. {name}: press Enter.")
            self.console.ask()
            self.view, self.exposed = self.table.view(self.seat), self.seat
        self._tell_decision()

    def _rest(self, why: Pause, words: str) -> None:
        """Tell the sums of what has ended; nobody decides anything."""
        self._cover()
        self._sitting, self.view, self.pause = None, self.table.view(None), why
        self._spoken_to = None
        self._known.clear()
        self._tell_news()
        self.console.say(*result_lines(self.table), words)

    def go_on(self) -> None:
        """After a pause, begin the next round. Raises `StoreError`, and `Left` where there is none."""
        if self.pause == "over":
            raise Left
        self.table.proceed()

    def undo(self, number: int) -> None:
        """Go back to so many entries. Raises `StoreError`."""
        self.table.undo(number)
        self._heard = self.table.entries
        self.console.say("That is taken back.")

    # What is typed ------------------------------------------------------------------------------------------------

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
            raise Unread(f"There is no number {number}: there are {len(question.items)}.")
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
        if meant:
            self._left(meant)
        else:
            self._suggest(text, unread)

    def _suggest(self, text: str, unread: Unread) -> None:
        """Ask whether one of the moves is meant in which all these words are found. Raises what was `unread`."""
        words = [self.lister.words(move) for move in self.moves]
        found = by_description(text, words)[:LONGEST]
        if not found:
            raise unread
        self.ask(Question("Do you mean:", tuple(Item(words[number], (self.moves[number],)) for number in found)))

    def meant(self, text: str) -> tuple[Any, ...]:
        """The moves that typed words may mean; one alone may be against the rules. Raises `Unread`."""
        moves, lister = self.moves, self.lister
        head, _, rest = text.partition(" ")
        composer = self.teller.composers.get(head.casefold())
        if composer is not None:
            return (composer.make(self.view, self.seat, self.table.players, composer.parts(rest, self.table.players)),)
        called = by_description(text, [lister.words(move) for move in moves], whole=True)
        if called:
            return (moves[called[0]],)
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
        try:
            self.table.play(self.seat, (move,), self.table.revision)
        except Illegal as error:
            self.console.say(refused(error.refusal, self.table.players))
            self.question, self._composing = self.lister.menu(self.moves), None
