"""The words that are no moves: what is asked of the table, taking back, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from circus_tui.bots.greedy import Greedy
from circus_tui.names import cut
from circus_tui.plain import seats
from circus_tui.plain.book import rule_lines, whole
from circus_tui.plain.contract import Unread
from circus_tui.plain.game import UNKNOWN, PlainGame, no_number
from circus_tui.plain.menu import Item
from circus_tui.plain.reading import number_of
from circus_tui.tables import sharing, telling
from circus_tui.tables.asking import Asked
from circus_tui.tables.table import StaleError, TakeBack
from rules.core import name_seats
from rules.plain import quote

Command: TypeAlias = Callable[[PlainGame, str], None]

_RECENT: Final = 10
"""Entries that `log` reads out; `log all` has them all."""
_YES_OR_NO: Final = {"yes": True, "y": True, "no": False, "n": False}
_HELP: Final = (
    "Type the number of a choice, or a move in words, and press Enter. Enter alone repeats your turn.",
    "hand: what is yours. table: what all can see; with a word, such as table market, only lines with that word.",
    "moves: what you can do. why: what this step is for. why and a move: why it is not allowed.",
    "log: what has happened lately; log 30: more of it; log all: everything. back: out of a question.",
    "rules: the rule of this step; rules 4.2, or a word: that rule; rules 4: that chapter; rules all: the titles.",
)


def play(game: PlainGame) -> None:
    """Play until somebody leaves. Raises `Left`, EOFError, `StoreError`."""
    while True:
        try:
            game.settle()
            while game.stands and game.console.is_answered(game.gone_on):
                _take(game, game.console.ask())
        except StaleError as error:
            game.console.say(str(error))


def _take(game: PlainGame, text: str) -> None:
    """Obey, unless what was typed answers something that is asked no more."""
    asked = _asked(game)
    if game.gone_on():
        if text:
            game.console.say(f"The table has gone on meanwhile: {quote(text)} is not done.")
    elif asked != _asked(game) and text.casefold() in _YES_OR_NO:
        game.console.say(f"You have been asked something else meanwhile: {quote(text)} is not done.")
    else:
        obey(game, text)


def _asked(game: PlainGame) -> Asked | None:
    """What those at other windows ask those here."""
    return None if game.exchange is None else game.exchange.asked


def obey(game: PlainGame, text: str) -> None:
    """Do what a line asks for: a word of these, or else it is an answer. Raises `Left`, EOFError, `StoreError`."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.casefold())
    if game.obeys(word.casefold(), rest.strip()) or _replies(game, text):
        return
    if game.pause and not text:
        game.go_on()
    elif game.pause and (command is None or command in _OF_A_DECISION):
        _idle(game, command)
    elif not text:
        _repeat(game, "")
    elif command is not None and not game.offers(text):
        command(game, rest.strip())
    else:
        game.answer(text)


def _replies(game: PlainGame, text: str) -> bool:
    """Tell those at another window whether something is taken back; tell whether that was asked, and answered."""
    agree = _YES_OR_NO.get(text.casefold())
    if game.exchange is None or game.exchange.asked is None or agree is None:
        return False
    game.exchange.answer(game.here, agree=agree)
    game.console.say("You have agreed." if agree else "You have not agreed.")
    return True


def _idle(game: PlainGame, command: Command | None) -> None:
    """Say that nothing is decided here; whoever sits here alone may hear their hand all the same."""
    if command in (_hand, _cards) and game.pause == "away" and game.lone is not None:
        _hand(game, "")
        return
    on = "Press Enter to go on, or type help." if game.pause in ("round", "over") else "Wait, or type help."
    game.console.say(f"There is nothing to decide now. {on}")


def _help(game: PlainGame, _: str) -> None:
    examples = ", ".join(game.teller.examples)
    game.console.say(*_HELP, *game.helping, f"Moves in words, for example: {examples}.")


def _hand(game: PlainGame, _: str) -> None:
    game.say(*game.teller.hand(game.view, game.seat))


def _cards(game: PlainGame, _: str) -> None:
    game.lift()


def _table(game: PlainGame, word: str) -> None:
    lines = [name_seats(line, game.table.players) for line in game.teller.table(game.table.view(None))]
    fitting = [line for line in lines if word.casefold() in line.casefold()]
    game.console.say(*(fitting or [f"Nothing on the table has that word: {cut(word, 30)}."]))


def _log(game: PlainGame, word: str) -> None:
    told = [events for events in game.table.events() if events]
    most = number_of(word) or _RECENT
    for events in told if word == "all" else told[max(0, len(told) - most) :]:
        game.say(*(event.text for event in events))


def _moves(game: PlainGame, _: str) -> None:
    game.ask(game.menu)


def _repeat(game: PlainGame, _: str) -> None:
    if game.question is not None and (game.question.field or game.question.asks):
        game.ask(game.question)
    else:
        game.repeat()


def _why(game: PlainGame, text: str) -> None:
    if not text:
        game.console.say(game.purpose())
        return
    items, number = game.question.items if game.question else (), number_of(text)
    try:
        if number:
            raise Unread(_numbered(items, number))
        meant = game.meant(text)
    except Unread as error:
        game.console.say(str(error))
        return
    refusal = game.why_not(meant[0]) if meant else None
    if refusal is not None:
        game.refuse(refusal, asking=True)
    elif len(meant) > 1:
        game.console.say(f"That is allowed, in {len(meant)} ways.")
    else:
        game.console.say(f"That is allowed: {game.lister.words(meant[0])}." if meant else UNKNOWN)


def _numbered(items: Sequence[Item], number: int) -> str:
    """Whether the choice of that number is allowed."""
    return f"That is allowed: {items[number - 1].words}." if number <= len(items) else no_number(number, items)


def _rules(game: PlainGame, word: str) -> None:
    rules = game.table.rules
    game.console.say(*(rule_lines(rules, word) if word else whole(rules, rules.reading(game.table.view(None)))))


def _who(game: PlainGame, _: str) -> None:
    game.console.say(*seats.who(game.table))


def _sit(game: PlainGame, text: str) -> None:
    if said := seats.sit(game.table, text):
        game.console.say(said)
    game.seated_anew()


def _stand(game: PlainGame, text: str) -> None:
    if said := seats.stand(game.table, text):
        game.console.say(said)
    game.seated_anew()


def _say(game: PlainGame, words: str) -> None:
    if game.exchange is None:
        game.console.say("Nobody else is at this table.")
    elif not words:
        game.console.say(*game.exchange.said(_RECENT) or ("Nobody has said anything yet: say and a line.",))
    elif barred := game.exchange.say(game.here, words):
        game.console.say(barred)
    else:
        game.hear_others()


def _hint(game: PlainGame, _: str) -> None:
    if not game.seating.hints:
        game.console.say("At this table nobody is given hints.", game.purpose())
        return
    advice = Greedy().advise(game.table.rules, game.view, game.seat, Random(0))
    if not advice:
        game.console.say("The computer has no opinion here.")
    for each in advice:
        game.say(f"{game.table.rules.describe(game.view, game.seat, each.move)}: {each.reason}.")


def _agree(game: PlainGame, _: str) -> None:
    game.agree()


def _back(game: PlainGame, _: str) -> None:
    _moves(game, "")


def _undo(game: PlainGame, _: str) -> None:
    back = game.table.take_back(game.seating.computers)
    if back is None or not sharing.takes_back(game.table, game.here):
        game.console.say(telling.no_question(game.table))
        return
    if concerned := sharing.concerned(game.table, back, game.seating.computers):
        _ask_others(game, back, sharing.names(game.table, concerned))
        return
    if game.pause or not (back.free and back.seat == game.seat):
        everybody = "Sure?" if back.free or game.lone is not None else "Does the whole table agree?"
        if not game.console.agrees(name_seats(f"Take this back: {back.what} {everybody}", game.table.players)):
            game.console.say("Nothing is taken back.")
            return
    game.undo(back.number)


def _ask_others(game: PlainGame, back: TakeBack, names: str) -> None:
    """Ask those at other windows to take something back, if that is meant."""
    question = f"Take this back: {back.what} Ask {names}, at another window?"
    if game.exchange is not None and game.console.agrees(name_seats(question, game.table.players)):
        game.exchange.ask(back, game.here)
        game.console.say(f"{names} must agree: they are asked now.")
    else:
        game.console.say("Nothing is taken back.")


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "?": _help,
    "hand": _hand,
    "cards": _cards,
    "table": _table,
    "log": _log,
    "moves": _moves,
    "why": _why,
    "rules": _rules,
    "rule": _rules,
    "hint": _hint,
    "agree": _agree,
    "back": _back,
    "who": _who,
    "sit": _sit,
    "stand": _stand,
    "say": _say,
    "undo": _undo,
    "u": _undo,
}
_OF_A_DECISION: Final = frozenset((_hand, _cards, _moves, _why, _hint, _agree, _back))
"""What makes no sense while nobody decides."""
