"""The words that are no moves: what is asked of the table, taking back, leaving."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from circus_tui.bots.greedy import Greedy
from circus_tui.names import cut
from circus_tui.plain.contract import Unread
from circus_tui.plain.game import UNKNOWN, PlainGame
from circus_tui.plain.telling import cited, refused, rule_lines
from circus_tui.screens import telling
from rules.core import Refusal, name_seats
from rules.teaching import purposes_of

_RECENT: Final = 10
"""Entries that `log` reads out; `log all` has them all."""
_HELP: Final = (
    "Type the number of a choice, or a move in words, and press Enter. Enter alone repeats your turn.",
    "hand: what is yours. table: what all can see; with a word, such as table market, only lines with that word.",
    "moves: what you can do. why: what this step is for. why and a move: why it is not allowed.",
    "log: what has happened lately; log all: everything. hint: what the computer would do.",
    "rules: the rule of this step; rules and a number or a word: that rule.",
    "undo: take the last move back. back: out of a question. quit: leave; every move is saved.",
    "Before a hand is read to the next person the former one is pushed out of the window. Your terminal keeps what has"
    " gone by: do not scroll back, and clear it after the game.",
)


def play(game: PlainGame) -> None:
    """Play until somebody leaves. Raises `Left`, EOFError, `StoreError`."""
    while True:
        game.settle()
        revision = game.table.revision
        while game.table.revision == revision:
            obey(game, game.console.ask())


def obey(game: PlainGame, text: str) -> None:
    """Do what a line asks for: a word of these, or else it is an answer. Raises `Left`, EOFError, `StoreError`."""
    word, _, rest = text.partition(" ")
    command = _COMMANDS.get(word.casefold())
    if game.pause and not text:
        game.go_on()
    elif game.pause and (command is None or command in _OF_A_DECISION):
        game.console.say("There is nothing to decide now. Press Enter to go on, or type help.")
    elif not text:
        _repeat(game, "")
    elif command is not None:
        command(game, rest.strip())
    else:
        game.answer(text)


def _say(game: PlainGame, *templates: str) -> None:
    game.console.say(*(name_seats(template, game.table.players) for template in templates))


def _help(game: PlainGame, _: str) -> None:
    examples = ", ".join(game.teller.examples)
    game.console.say(*_HELP, f"Moves in words, for example: {examples}.")


def _hand(game: PlainGame, _: str) -> None:
    _say(game, *game.teller.hand(game.view, game.seat))


def _cards(game: PlainGame, _: str) -> None:
    game.lift()


def _table(game: PlainGame, word: str) -> None:
    lines = [name_seats(line, game.table.players) for line in game.teller.table(game.table.view(None))]
    fitting = [line for line in lines if word.casefold() in line.casefold()]
    game.console.say(*(fitting or [f"Nothing on the table has that word: {cut(word, 30)}."]))


def _log(game: PlainGame, word: str) -> None:
    told = [events for events in game.table.events() if events]
    for events in told if word == "all" else told[-_RECENT:]:
        _say(game, *(event.text for event in events))


def _moves(game: PlainGame, _: str) -> None:
    game.ask(game.lister.menu(game.moves))


def _repeat(game: PlainGame, _: str) -> None:
    if game.question is not None and (game.question.field or game.question.asks):
        game.ask(game.question)
    else:
        game.repeat()


def _why(game: PlainGame, text: str) -> None:
    if not text:
        clause = game.table.rules.reading(game.table.view(None))
        purpose = purposes_of(game.table.rules.INFO.slug).get(clause, clause.text)
        game.console.say(f"{purpose} {cited(clause)}")
        return
    items = game.question.items if game.question else ()
    if text.isdecimal() and 1 <= int(text[:6]) <= len(items):
        game.console.say(f"That is allowed: {items[int(text) - 1].words}.")
        return
    try:
        meant = game.meant(text)
    except Unread as error:
        game.console.say(str(error))
        return
    game.console.say(_judged(game, meant))


def _judged(game: PlainGame, meant: tuple[object, ...]) -> str:
    if not meant:
        return UNKNOWN
    refusal: Refusal | None = game.table.rules.explain(game.view, game.seat, meant[0])
    if refusal is not None:
        return refused(refusal, game.table.players)
    if len(meant) > 1:
        return f"That is allowed, in {len(meant)} ways."
    return f"That is allowed: {game.lister.words(meant[0])}."


def _rules(game: PlainGame, word: str) -> None:
    game.console.say(*rule_lines(game.table, word))


def _hint(game: PlainGame, _: str) -> None:
    if not game.seating.hints:
        game.console.say("At this table nobody is given hints.")
        return
    advice = Greedy().advise(game.table.rules, game.view, game.seat, Random(0))
    if not advice:
        game.console.say("The computer has no opinion here.")
    for each in advice:
        _say(game, f"{game.table.rules.describe(game.view, game.seat, each.move)}: {each.reason}.")


def _back(game: PlainGame, _: str) -> None:
    _moves(game, "")


def _undo(game: PlainGame, _: str) -> None:
    back = game.table.take_back(game.seating.computers)
    if back is None:
        game.console.say(telling.no_question(game.table))
        return
    if game.pause or not (back.free and back.seat == game.seat):
        everybody = "Sure?" if back.free or game.lone is not None else "Does the whole table agree?"
        _say(game, f"Take this back: {back.what} {everybody} yes or no.")
        if game.console.ask().casefold() not in ("y", "yes"):
            game.console.say("Nothing is taken back.")
            return
    game.undo(back.number)


_COMMANDS: Final[dict[str, Callable[[PlainGame, str], None]]] = {
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
    "back": _back,
    "undo": _undo,
    "u": _undo,
}
_OF_A_DECISION: Final = frozenset((_hand, _cards, _moves, _why, _hint, _back))
"""What makes no sense while nobody decides."""
