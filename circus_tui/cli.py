"""The command line. Only the verbs that open the app import it; the rest need no terminal."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from circus_tui.command_line.hosting import add_host, open_host
from circus_tui.command_line.records import add_settings, add_verbs, folder_of
from circus_tui.refused import Refused
from circus_tui.tables.wishes import Begin, Browse, GoOn, Learn, SetUp, Wish
from circus_tui.terminal.interrupt import leave_to_loop, listened_to
from circus_tui.terminal.printing import Unwritable, answer, complain, flush, prepare, say
from rules import GAMES
from rules.catalogue import slug_of
from rules.plain import quote

if TYPE_CHECKING:
    from circus_tui.tables.seating import Seating

OK, REFUSED, USAGE = 0, 1, 2
Verb = Callable[[argparse.Namespace], int]

_LONGEST_COMPLAINT: Final = 300
_LARGEST_NUMBER: Final = 2**63 - 1
_LONGEST_NAME: Final = 60
"""Characters of a player's name that are read: it is cut to fewer cells."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb; give the exit code: 0 well, 1 refused input, 2 wrong usage."""
    prepare()
    return listened_to(partial(_run, arguments))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        return _verb(arguments)
    except (Refused, Unwritable) as error:
        complain(str(error))
        return REFUSED
    except BrokenPipeError:
        return OK


def _verb(arguments: Sequence[str] | None) -> int:
    try:
        parsed = _parser().parse_args(arguments)
    except SystemExit:
        flush()
        raise
    verb: Verb = parsed.verb
    return verb(parsed)


class _Parser(argparse.ArgumentParser):
    """A parser that repeats nothing it was given raw or at length."""

    def error(self, message: str) -> NoReturn:
        from circus_tui.names import visible

        words = visible(message)
        super().error(words if len(words) <= _LONGEST_COMPLAINT else f"{words[:_LONGEST_COMPLAINT]}...")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="circus-tui", description="Circus games for one keyboard. An unofficial fan work.")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep games here instead of the user's data directory")
    parser.add_argument("--ascii", action="store_true", help="draw and print with ASCII characters only")
    parser.add_argument(
        "--plain", action="store_true", help="play line by line, in words alone: for screen readers, and through pipes"
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    parser.set_defaults(verb=_lobby)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    _add_play(verbs)
    going_on = verbs.add_parser("continue", help="go on with the game played last")
    _add_sit(going_on)
    going_on.set_defaults(verb=_continue)
    learning = verbs.add_parser("learn", help="learn a game by playing it")
    learning.add_argument("game", nargs="?", type=slug_of, choices=list(GAMES))
    learning.add_argument("lesson", nargs="?", type=int, help="the number of a lesson")
    learning.set_defaults(verb=_learn)
    _add_simulate(verbs)
    _add_arena(verbs)
    _add_records(verbs)
    add_verbs(verbs)
    add_settings(verbs)
    rules = verbs.add_parser("rules", help="print a rulebook, or one of its clauses")
    _add_game(rules)
    rules.add_argument("clause", nargs="?", help="a number, as 4.2")
    rules.add_argument(
        "--cards-template", action="store_true", help="print a card set to fill in, where a game takes one"
    )
    rules.set_defaults(verb=_rules)
    add_host(verbs, _whole).set_defaults(verb=_host)
    listing = verbs.add_parser("games", help="list the games")
    listing.add_argument("--json", action="store_true", help="as JSON, for programs")
    listing.set_defaults(verb=_games)
    completing = verbs.add_parser("completion", help="print a script by which a shell completes what is typed")
    completing.add_argument("shell", choices=["bash", "zsh", "fish"])
    completing.set_defaults(verb=_completion)
    verbs.add_parser("man", help="print a manual page, for man").set_defaults(verb=_manual)
    return parser


class _Version(argparse.Action):
    """Prints the version."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from circus_tui import __version__

        say(f"circus-tui {__version__}")
        parser.exit()


class _Help(argparse.Action):
    """Explains a verb with the options of the game that was named before it, or of all games."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: object) -> None:
        from circus_tui.tables.options import options_help

        named = getattr(namespace, "game", None)
        parser.epilog = options_help([named] if named else list(GAMES))
        say(parser.format_help().rstrip())
        parser.exit()


def _whole(text: str) -> int:
    """A whole number that a file can hold."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{quote(text)} is no whole number") from None
    if abs(number) > _LARGEST_NUMBER:
        raise argparse.ArgumentTypeError(f"{quote(text)} is too large")
    return number


def _add_game(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("game", type=slug_of, choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")


def _add_sit(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--sit", metavar="NAME,NAME...", help="play for these alone; others sit down in other windows")


def _add_verb_with_options(verbs: Any, name: str, what: str) -> argparse.ArgumentParser:
    """A verb whose help explains the options of games too."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        name, help=what, add_help=False, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    verb.add_argument("-h", "--help", action=_Help, nargs=0, help="explain this; after a GAME, that game's options")
    _add_game(verb)
    verb.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game, as listed below"
    )
    return verb


def _add_play(verbs: Any) -> None:
    play = _add_verb_with_options(verbs, "play", "begin a game")
    play.add_argument(
        "--players",
        metavar="NAME,NAME...",
        help="who plays, clockwise; bot:fair is a computer",
    )
    _add_sit(play)
    play.add_argument("--no-hints", action="store_true", help="let nobody ask the computer for a hint")
    play.add_argument("--seed", type=_whole, metavar="N", help="draw all chance from this number, to repeat a game")
    play.set_defaults(verb=_play)


def _add_simulate(verbs: Any) -> None:
    simulation = _add_verb_with_options(verbs, "simulate", "play random games and count")
    simulation.add_argument("--seats", type=_whole, required=True, metavar="N", help="how many players")
    simulation.add_argument("--games", type=_whole, default=100, metavar="N", help="how many games (100)")
    simulation.add_argument("--seed", type=_whole, default=1, metavar="N", help="draw all chance from this number (1)")
    simulation.add_argument(
        "--cap", type=_whole, default=5000, metavar="N", help="moves after which a game is given up (5000)"
    )
    simulation.add_argument("--bots", metavar="BOT,BOT...", help="who plays, seat by seat, and again from the first")
    simulation.add_argument("--save", type=Path, metavar="DIR", help="write a record of each game into this directory")
    simulation.add_argument(
        "--clauses", action="store_true", help="try wrong moves too; print which kinds of move and clauses were reached"
    )
    simulation.add_argument("--json", action="store_true", help="print the counts as JSON, for programs")
    simulation.set_defaults(verb=_simulate)


def _add_arena(verbs: Any) -> None:
    arena = _add_verb_with_options(verbs, "arena", "let computer players play against one another")
    arena.add_argument(
        "--bots", required=True, metavar="BOT,BOT...", help="who plays: random, greedy, search:0.2s and the like"
    )
    arena.add_argument("--games", type=_whole, default=100, metavar="N", help="how many games (100)")
    arena.add_argument("--seed", type=_whole, default=1, metavar="N", help="draw all chance from this number (1)")
    arena.add_argument(
        "--cap", type=_whole, default=5000, metavar="N", help="moves after which a game is decided by its scores (5000)"
    )
    arena.add_argument(
        "--duplicate",
        type=_whole,
        metavar="SEATS",
        help="two bots, seated in turn at a table of so many, and again the other way with the same deals",
    )
    arena.add_argument("--json", action="store_true", help="print the counts as JSON, for programs")
    arena.set_defaults(verb=_arena)


def _add_records(verbs: Any) -> None:
    checking = verbs.add_parser("check", help="replay records and believe them or not")
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record, as the lobby writes it")
    checking.set_defaults(verb=_check)
    showing = verbs.add_parser("show", help="print the table of a record")
    showing.add_argument("file", type=Path, metavar="FILE", help="a record, as the lobby writes it")
    showing.add_argument("--seat", type=_whole, metavar="N", help="as this seat sees it, counted from 0")
    showing.add_argument("--at", type=_whole, metavar="N", help="after so many entries")
    showing.set_defaults(verb=_show)


def _lobby(parsed: argparse.Namespace) -> int:
    return _open(parsed, Browse())


def _continue(parsed: argparse.Namespace) -> int:
    return _open(parsed, GoOn(_sitting(parsed)))


def _sitting(parsed: argparse.Namespace) -> tuple[str, ...] | None:
    """The names of those who sit at this window; None: everybody whose seat is free."""
    return None if parsed.sit is None else tuple(filter(None, parsed.sit.split(",")))


def _play(parsed: argparse.Namespace) -> int:
    from circus_tui.tables.options import play_options

    options = play_options(parsed.game, parsed.option)
    hints = not parsed.no_hints
    if parsed.players is None:
        if parsed.sit is not None:
            raise Refused("With --sit there must be --players, of whom some sit at this window.")
        return _open(parsed, SetUp(parsed.game, options if parsed.option else None, parsed.seed, hints))
    listed = parsed.players.split(",")
    _check_number(parsed.game, len(listed))
    players, seating = _seated(listed, hints=hints)
    return _open(parsed, Begin(parsed.game, players, seating, options, parsed.seed, _sitting(parsed)))


def _seated(players: list[str], *, hints: bool) -> tuple[tuple[str, ...], Seating]:
    """The names of the players, and who of them is a computer. Raises `Refused`."""
    from circus_tui.bots.naming import BadBot
    from circus_tui.tables.seating import read_players

    try:
        return read_players([name[:_LONGEST_NAME] for name in players], hints=hints)
    except BadBot as error:
        raise Refused(str(error)) from None


def _check_number(slug: str, players: int) -> None:
    info = GAMES[slug].INFO
    if players not in info.seats:
        raise Refused(f"{info.title} is played by {info.possible}, not by {players}.")


def _learn(parsed: argparse.Namespace) -> int:
    from rules.teaching import lessons_of

    count = 0 if parsed.game is None else len(lessons_of(parsed.game))
    if parsed.lesson is not None and not 1 <= parsed.lesson <= count:
        raise Refused(f"{GAMES[parsed.game].INFO.title} has no lesson {parsed.lesson}; it has {count}.")
    return _open(parsed, Learn(parsed.game, parsed.lesson))


def _open(parsed: argparse.Namespace, wish: Wish) -> int:
    folder = folder_of(parsed.data)
    at_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    if parsed.plain or (at_terminal and os.environ.get("TERM") == "dumb"):
        from circus_tui.plain.start import run as play_plainly

        return play_plainly(folder, wish, ascii_only=parsed.ascii)
    if not at_terminal:
        raise Refused(
            "The games need a terminal. Without one there are --plain, simulate, check, show, rules and games; see"
            " --help."
        )
    gc.disable()  # until the first screen is seen: what is made on the way to it stays, and is no garbage to look for
    try:
        from circus_tui.start import run

        leave_to_loop()
        return run(folder, wish, ascii_only=parsed.ascii)
    finally:
        gc.enable()


def _host(parsed: argparse.Namespace) -> int:
    return open_host(parsed, folder_of(parsed.data))


def _simulate(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.arena import players
    from circus_tui.command_line.reach import Reach
    from circus_tui.command_line.simulate import report, simulate
    from circus_tui.tables.options import play_options

    _check_number(parsed.game, parsed.seats)
    if parsed.games < 1 or parsed.cap < 1:
        raise Refused("There must be at least one game, and at least one move.")
    options = play_options(parsed.game, parsed.option)
    bots = players(parsed.bots) if parsed.bots else ()
    reach = Reach(GAMES[parsed.game], parsed.seed) if parsed.clauses else None
    counted = simulate(
        parsed.game, parsed.seats, options, parsed.games, parsed.seed, parsed.cap, parsed.save, bots, reach
    )
    found = {} if reach is None else reach.counts()
    words = [report(counted)] if reach is None else [report(counted), reach.report()]
    _print(parsed, json.dumps(counted | found) if parsed.json else "\n".join(words))
    return OK


def _arena(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.arena import compared, report

    counted = compared(parsed)
    _print(parsed, json.dumps(counted) if parsed.json else report(counted))
    return OK


def _check(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.verbs import check
    from circus_tui.storage.files import named

    good = True
    for path in parsed.files:
        accepted, words = check(path)
        good = good and accepted
        if accepted:
            _print(parsed, f"{named(path)}: {words}")
        else:
            complain(words if words.startswith(named(path)) else f"{named(path)}: {words}")
    return OK if good else REFUSED


def _show(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.verbs import shown

    _print(parsed, shown(parsed.file, parsed.seat, parsed.at, ascii_only=parsed.ascii))
    return OK


def _rules(parsed: argparse.Namespace) -> int:
    from circus_tui.rulebooks import clause_text
    from circus_tui.tables.options import option_template

    if parsed.cards_template:
        _print(parsed, option_template(parsed.game, "cards"))
    else:
        _print(parsed, clause_text(parsed.game, parsed.clause))
    return OK


def _games(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.verbs import games

    _print(parsed, games(as_json=parsed.json))
    return OK


def _completion(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.command_words import commands
    from circus_tui.command_line.completion import SHELLS

    say(SHELLS[parsed.shell](commands(_parser())).rstrip())
    return OK


def _manual(parsed: argparse.Namespace) -> int:
    from circus_tui.command_line.command_words import commands
    from circus_tui.command_line.manual import page

    say(page(commands(_parser())).rstrip())
    return OK


def _print(parsed: argparse.Namespace, text: str) -> None:
    answer(text, ascii_only=parsed.ascii)


if __name__ == "__main__":
    sys.exit(main())
