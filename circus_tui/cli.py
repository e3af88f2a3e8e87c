"""The command line. Only the verbs that open the app import it; the rest need no terminal."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import platformdirs

from circus_tui.refused import Refused
from rules import GAMES

OK, REFUSED, USAGE = 0, 1, 2
Verb = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb; give the exit code: 0 well, 1 refused input, 2 wrong usage."""
    parsed = _parser().parse_args(arguments)
    verb: Verb = parsed.verb
    try:
        return verb(parsed)
    except Refused as error:
        print(error, file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="circus-tui", description="Circus games for one keyboard. An unofficial fan work."
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep games here instead of the user's data directory")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    parser.set_defaults(verb=_lobby)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    _add_play(verbs)
    verbs.add_parser("continue", help="go on with the game played last").set_defaults(verb=_continue)
    learning = verbs.add_parser("learn", help="learn a game by playing it")
    learning.add_argument("game", nargs="?", choices=list(GAMES))
    learning.add_argument("lesson", nargs="?", type=int, help="the number of a lesson")
    learning.set_defaults(verb=_learn)
    _add_simulate(verbs)
    _add_arena(verbs)
    _add_records(verbs)
    rules = verbs.add_parser("rules", help="print a rulebook, or one of its clauses")
    rules.add_argument("game", choices=list(GAMES))
    rules.add_argument("clause", nargs="?", help="a number, as 4.2")
    rules.add_argument(
        "--cards-template", action="store_true", help="print a card set to fill in, where a game takes one"
    )
    rules.set_defaults(verb=_rules)
    listing = verbs.add_parser("games", help="list the games")
    listing.add_argument("--json", action="store_true")
    listing.set_defaults(verb=_games)
    return parser


class _Version(argparse.Action):
    """Looks the version up only when it is asked for: that takes longer than all else that is read at the start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"circus-tui {version('circus-tui')}")
        parser.exit()


def _add_play(verbs: Any) -> None:
    play = verbs.add_parser("play", help="begin a game")
    play.add_argument("game", choices=list(GAMES))
    play.add_argument("--players", metavar="NAME,NAME…", help="who plays, clockwise; without it the set-up asks")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--seed", type=int, help="draw all chance from this number")
    play.set_defaults(verb=_play)


def _add_simulate(verbs: Any) -> None:
    simulation = verbs.add_parser("simulate", help="play random games and count")
    simulation.add_argument("game", choices=list(GAMES))
    simulation.add_argument("--seats", type=int, required=True)
    simulation.add_argument("--games", type=int, default=100)
    simulation.add_argument("--seed", type=int, default=1)
    simulation.add_argument("--cap", type=int, default=5000, help="moves after which a game is given up (5000)")
    simulation.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    simulation.add_argument("--bots", metavar="BOT,BOT…", help="who plays, seat by seat, and again from the first")
    simulation.add_argument("--save", type=Path, metavar="DIR", help="write a record of each game")
    simulation.add_argument("--json", action="store_true")
    simulation.set_defaults(verb=_simulate)


def _add_arena(verbs: Any) -> None:
    verb = verbs.add_parser("arena", help="let computer players play against one another")
    verb.add_argument("game", choices=list(GAMES))
    verb.add_argument("--bots", required=True, metavar="BOT,BOT…", help="who plays: random, greedy, search:0.2s …")
    verb.add_argument("--games", type=int, default=100)
    verb.add_argument("--seed", type=int, default=1)
    verb.add_argument("--cap", type=int, default=5000, help="moves after which a game is decided by its scores (5000)")
    verb.add_argument(
        "--duplicate",
        type=int,
        metavar="SEATS",
        help="two bots, seated in turn at a table of so many, and again the other way with the same deals",
    )
    verb.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    verb.add_argument("--json", action="store_true")
    verb.set_defaults(verb=_arena)


def _add_records(verbs: Any) -> None:
    checking = verbs.add_parser("check", help="replay records and believe them or not")
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE")
    checking.set_defaults(verb=_check)
    showing = verbs.add_parser("show", help="print the table of a record")
    showing.add_argument("file", type=Path, metavar="FILE")
    showing.add_argument("--seat", type=int, help="as this seat sees it, counted from 0")
    showing.add_argument("--at", type=int, help="after so many entries")
    showing.set_defaults(verb=_show)


def _lobby(parsed: argparse.Namespace) -> int:
    return _open(parsed, None)


def _continue(parsed: argparse.Namespace) -> int:
    return _open(parsed, ("continue",))


def _play(parsed: argparse.Namespace) -> int:
    from circus_tui.verbs import play_options

    options = play_options(parsed.game, parsed.option)
    players = None if parsed.players is None else parsed.players.split(",")
    if any(name.startswith("bot:") for name in players or ()):
        raise Refused("There are no computer players yet: name only people.")
    return _open(parsed, ("play", parsed.game, players, options, parsed.seed))


def _learn(parsed: argparse.Namespace) -> int:
    from rules.teaching import lessons_of

    count = 0 if parsed.game is None else len(lessons_of(parsed.game))
    if parsed.lesson is not None and not 1 <= parsed.lesson <= count:
        raise Refused(f"{GAMES[parsed.game].INFO.title} has no lesson {parsed.lesson}; it has {count}.")
    return _open(parsed, ("learn", parsed.game, parsed.lesson))


def _open(parsed: argparse.Namespace, wish: tuple[Any, ...] | None) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused(
            "The games need a terminal. Without one there are simulate, check, show, rules and games; see --help."
        )
    from circus_tui.start import run

    folder = parsed.data or Path(platformdirs.user_data_dir("circus-tui"))
    return run(folder, wish, ascii_only=parsed.ascii)


def _simulate(parsed: argparse.Namespace) -> int:
    from circus_tui.arena import players
    from circus_tui.simulate import report, simulate
    from circus_tui.verbs import play_options

    info = GAMES[parsed.game].INFO
    if parsed.seats not in info.seats:
        raise Refused(f"{info.title} is not played by {parsed.seats}.")
    if parsed.games < 1 or parsed.cap < 1:
        raise Refused("There must be at least one game, and at least one move.")
    options = play_options(parsed.game, parsed.option)
    bots = players(parsed.bots) if parsed.bots else ()
    counted = simulate(parsed.game, parsed.seats, options, parsed.games, parsed.seed, parsed.cap, parsed.save, bots)
    print(json.dumps(counted) if parsed.json else report(counted))
    return OK


def _arena(parsed: argparse.Namespace) -> int:
    from circus_tui.arena import run

    return run(parsed)


def _check(parsed: argparse.Namespace) -> int:
    from circus_tui.verbs import check

    good = True
    for path in parsed.files:
        accepted, words = check(path)
        good = good and accepted
        print(f"{path}: {words}", file=sys.stdout if accepted else sys.stderr)
    return OK if good else REFUSED


def _show(parsed: argparse.Namespace) -> int:
    from circus_tui.verbs import shown

    print(shown(parsed.file, parsed.seat, parsed.at, ascii_only=parsed.ascii))
    return OK


def _rules(parsed: argparse.Namespace) -> int:
    from circus_tui.verbs import clause_text, option_template

    if parsed.cards_template:
        print(option_template(parsed.game, "cards"))
    else:
        print(clause_text(parsed.game, parsed.clause))
    return OK


def _games(parsed: argparse.Namespace) -> int:
    from circus_tui.verbs import games

    print(games(as_json=parsed.json))
    return OK


if __name__ == "__main__":
    sys.exit(main())
