"""What is heard at a table, line by line: who decides, what has happened, whom one waits for. Only views are told."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, Literal, TypeAlias

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.naming import parse
from circus_tui.bots.seat import BotSeat
from circus_tui.learning.coach import Coach
from circus_tui.plain.console import Console, Left
from circus_tui.plain.contract import teller_of
from circus_tui.plain.exchange import Exchange
from circus_tui.plain.menu import Lister, Question
from circus_tui.plain.telling import cited, refused, result_lines
from circus_tui.tables import sharing, telling
from circus_tui.tables.company import Company
from circus_tui.tables.hotseat import Await, Curtain, Decide, Interval, Over
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import Table
from circus_tui.tables.watch import Watch
from rules.core import Seat, listing, name_seats
from rules.teaching import purposes_of
from rules.wording import capital, seat_name

Pause: TypeAlias = Literal["", "round", "over", "away", "watching"]
"""Why nothing is to be decided here: a round or the game has ended, others decide, or nobody sits here."""

_WATCHING: Final = "Nobody sits at this window: you hear what all can see. `sit` takes the free seats."
_TAKEN_BACK: Final = "Something has been taken back at another window."


class Hearing:
    """Follows a table on a console.

    `view` is what the one who decides may hear: the table's, unless the decision or the cards asked for are private.
    `exposed` is the seat whose secrets have been told since the window was last empty. During a `pause` nobody decides.
    """

    def __init__(
        self,
        table: Table,
        console: Console,
        company: Company,
        coach: Coach | None = None,
        exchange: Exchange | None = None,
    ) -> None:
        """Sit down at a table with its computers.

        The coach knows who is new to the game, the exchange leads to other windows.
        """
        self.exchange = exchange
        self.table = table
        self.console = console
        self.teller = teller_of(table.rules.INFO.slug)
        self.seat: Seat = 0
        self.view: Any = None
        self.question: Question | None = None
        self.exposed: Seat | None = None
        self.pause: Pause = ""
        self._company = company
        self._coach = coach
        self._watch = Watch(table)
        self._sitting: Seat | None = None
        self._heard = table.entries
        self._known: dict[Seat, frozenset[str]] = {}
        """What each seat was told of its own since the keyboard was passed last: only what changes is told again."""
        self._spoken_to: Seat | None = None
        self._waited_for: tuple[str, ...] = ()
        self._moment = table.moment
        self._revision = table.revision
        self._bots: dict[Seat, BotSeat] = {}

    @property
    def seating(self) -> Seating:
        """Who decides for whom, and whether people are given hints."""
        return self._company.seating

    @property
    def others(self) -> frozenset[Seat]:
        """The seats for which nobody at this window decides."""
        return self.seating.computers | self.table.elsewhere

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of people at this window."""
        return frozenset(range(len(self.table.players))) - self.others

    @property
    def lone(self) -> Seat | None:
        """The only person here, at a table with others, from whom nothing need be hidden."""
        return next(iter(self.here)) if self.others and len(self.here) == 1 else None

    @property
    def shared(self) -> bool:
        """Whether anything can happen at the table without this window."""
        return self.table.places is not None and not self.table.places.all_mine

    @property
    def lister(self) -> Lister:
        """Lists and reads the moves of the present decision."""
        return Lister(self.table.rules, self.teller, self.view, self.seat, self.table.players)

    @property
    def moves(self) -> tuple[Any, ...]:
        """What may be done now, as the one who decides can tell."""
        return tuple(self.table.rules.legal_moves(self.view, self.seat))

    @property
    def menu(self) -> Question:
        """What can be done now."""
        return self.lister.menu(self.moves)

    def say(self, *templates: str) -> None:
        """Say lines in which seats stand for names."""
        self.console.say(*(name_seats(template, self.table.players) for template in templates))

    def begin(self) -> None:
        """Go on to the first decision. Raises `StoreError`."""
        self._adopt()
        self._company.recall()
        self.table.wake()

    def _adopt(self) -> None:
        """Let the computers of a window that has gone go on here. Raises as `Table.sit` does."""
        left = self.table.free & self.seating.computers
        if left and not self.table.watching:
            self.table.sit(left)

    # What happens meanwhile ---------------------------------------------------------------------------------------

    @property
    def stands(self) -> bool:
        """Whether the table is as it was when it was told of last."""
        return self._revision == self.table.revision

    def gone_on(self) -> bool:
        """See what has been done and said at other windows; tell whether what was asked here is asked no more."""
        return self._moved_on() or self.hear_others()

    def hear_others(self) -> bool:
        """Tell what is said and asked at other windows; tell whether they have agreed to take something back."""
        if self.exchange is None:
            return False
        self.console.say(*filter(None, (self._company.look().words,)))
        news = self.exchange.look(self.here, self.seating.computers)
        self.console.say(*news.lines)
        if news.agreed is None:
            return False
        self.undo(news.agreed)
        return True

    def _moved_on(self) -> bool:
        if not self.shared or not self._watch.look():
            return False
        if self._watch.trouble:
            self.console.say(self._watch.trouble)
            return False
        self._company.recall()
        self._adopt()
        if self.table.moment[1] != self._moment[1]:
            self.console.say(_TAKEN_BACK)
        if self.pause or not self.table.waits_for(self.seat, self._moment):
            self._revision = -1
            return True
        self._moment, self._revision = self.table.moment, self.table.revision
        self.view = self.table.view(self._sitting)
        return False

    def seated_anew(self) -> None:
        """Other seats are here than before: what belongs to one seat alone is told only once that one has come."""
        self._cover()
        self._sitting, self._revision = None, -1
        self.begin()

    # Whose turn it is ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let computers move and the keyboard be passed, up to what a person has to answer. Raises as `begin` does."""
        self.question, self.pause = None, ""
        waiting = True
        while waiting:
            waiting = self._settle_once()
        self._moment, self._revision = self.table.moment, self.table.revision

    def _settle_once(self) -> bool:
        """Tell what may be told now; whether there is more to come at once."""
        if self.table.watching and self.table.rules.to_act(self.table.view(None)):
            self._look_on("watching", *result_lines(self.table), _WATCHING)
            return False
        sitting = self.lone if self._sitting is None else self._sitting
        match self.table.situation(sitting, self.others):
            case Await(seat) if seat in self.table.elsewhere:
                self._look_on("away", self._awaited(seat))
                return False
            case Await(seat):
                self._let_move(seat)
                return True
            case Curtain(seat):
                self._pass_to(seat)
                return True
            case Decide(seat, sees):
                self._open(seat, seat if self.lone == seat else sees)
            case Interval():
                self._rest("round", "Press Enter to go on.")
            case Over():
                self._rest("over", self._last_words())
        return False

    def _awaited(self, seat: Seat) -> str:
        """Whom one waits for, and where they sit."""
        if seat in self.seating.computers:
            return f"{self.table.players[seat]}'s turn, a computer's."
        words = sharing.turn(self.table, seat)
        free = f" `sit {self.table.players[seat]}` plays for them here." if seat in self.table.free else ""
        return f"{capital(words)}.{free}"

    def _last_words(self) -> str:
        words = telling.verdict(self.table, self.table.view(None))
        return f"{words} The game is saved. Press Enter to leave."

    def _let_move(self, seat: Seat) -> None:
        if seat not in self._bots:
            self._bots[seat] = BotSeat(parse(self.seating.bot(seat)), Random(f"{self.table.match.seed}/{seat}"))
        rules, view = self.table.rules, self.table.view(seat)
        move = self._bots[seat].choose(rules, view, seat)
        game = evaluation_of(rules)
        self._company.say(game.remark(view, seat, move), game.wish(view, seat, move))
        self.table.play(seat, (move,), self.table.revision)
        self._tell_news()

    def _look_on(self, why: Pause, *lines: str) -> None:
        """Others decide: what is new of that is told. Whoever sits here alone goes on knowing what is theirs."""
        if self.lone is None:
            self._cover()
        self.pause, self._sitting, self._spoken_to = why, None, None
        self.seat = 0 if self.lone is None else self.lone
        self.view = self.table.view(self.lone)
        self._tell_news()
        self.console.say(*(line for line in lines if line not in self._waited_for))
        self._waited_for = lines

    def _tell_news(self) -> str:
        """What the table has seen since it was last told of anything; give it once more, to compare."""
        told = self.table.events()
        news = [name_seats(event.text, self.table.players) for events in told[self._heard :] for event in events]
        self.console.say(*news, *filter(None, (self._company.remark.words if told[self._heard :] else "",)))
        self._heard = len(told)
        return "\n".join(news)

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
        self._sitting, self._waited_for = sees, ()
        self.seat, self.view = seat, self.table.view(sees)
        self._tell_news()
        if sees is not None:
            self.exposed = seat
        self._announce()
        self._spoken_to = seat
        self._tell_decision(self._known.get(seat, frozenset()))

    def _announce(self) -> None:
        """Whose turn it is, where that has changed."""
        if self.seat != self._spoken_to:
            self.say(f"{seat_name(self.seat)}'s turn.")

    def _tell_decision(self, known: Iterable[str] = ()) -> None:
        """What is one's own and not known already, what has to be done, and what can be done."""
        names = self.table.players
        own = [name_seats(line, names) for line in self.teller.opening(self.view, self.seat)]
        self.console.say(*(line for line in own if line not in known))
        self._known[self.seat] = frozenset(own)
        self.say(self.table.rules.prompt(self.view, self.seat))
        self._coached()
        self.ask(self.menu)

    def _coached(self) -> None:
        """Explain a step once to whoever is new to the game."""
        clause = self.table.rules.reading(self.table.view(None))
        if self._coach is not None and self._coach.speaks(self.seat, clause):
            self.console.say(self.purpose())

    def _careful(self, move: Any) -> bool:
        """Warn whoever is new to the game of what they would regret; the same once more is done."""
        if self._coach is None:
            return False
        warning = self._coach.warns(self.view, self.seat, (move,), self.table.revision)
        if warning is None:
            return False
        self.console.say(f"Careful: {refused(warning, self.table.players)} Type it again to do it all the same.")
        return True

    def _learnt(self) -> list[str]:
        """Which rules the people who are new to the game have met in it for the first time."""
        titles = {clause.number: clause.title for clause in self.table.rules.CLAUSES}
        news = () if self._coach is None else self._coach.news
        known = ((name, [f"{number} {titles[number]}" for number in met if number in titles]) for name, met in news)
        return [f"New to {name} in this game: {listing(rules)}." for name, rules in known]

    def purpose(self) -> str:
        """What the present step is for, with the rule to read about it."""
        clause = self.table.rules.reading(self.table.view(None))
        meaning = purposes_of(self.table.rules.INFO.slug).get(clause, clause.text)
        return f"{meaning} {cited(clause)}"

    def ask(self, question: Question) -> None:
        """Put a question, or the list of what can be done."""
        self.question = question
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
        self._spoken_to, self._waited_for = None, ()
        self._known.clear()
        news = self._tell_news()
        sums = [line for line in result_lines(self.table) if line not in news]
        self.console.say(*sums, *(self._learnt() if why == "over" else ()), words)

    def go_on(self) -> None:
        """After a pause, begin the next round. Raises `StoreError`, and `Left` where there is none."""
        if self.pause == "over":
            raise Left
        if self.pause == "round":
            self.table.advance()
        else:
            self.console.say(*self._waited_for)

    def undo(self, number: int) -> None:
        """Go back to so many entries. Raises `StoreError`."""
        self.table.undo(number, alone=self.seating.lone(len(self.table.players)) is not None)
        self._heard = self.table.entries
        self.console.say("That is taken back.")
