"""What the command line does with saved games: list them, take one in, write one out, tell one in words."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from circus_tui.refused import Refused
from circus_tui.terminal.printing import answer

if TYPE_CHECKING:
    from circus_tui.storage.store import Match, Store


def add_verbs(verbs: Any) -> None:
    """Add the verbs to a parser's."""
    listing = verbs.add_parser("history", help="list saved games with their numbers")
    listing.add_argument("--json", action="store_true", help="as JSON, for programs")
    listing.set_defaults(verb=_history)
    taking = verbs.add_parser("import", help="keep games from records, to look at or to go on with")
    taking.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record, as the lobby writes it")
    taking.set_defaults(verb=_import)
    writing = verbs.add_parser("export", help="write the record of a saved game")
    _add_number(writing)
    writing.add_argument("--unfinished", action="store_true", help="of a game that goes on too, with every hand")
    writing.set_defaults(verb=_export)
    telling = verbs.add_parser("transcript", help="tell a saved game in words, as Markdown")
    _add_number(telling)
    telling.set_defaults(verb=_transcript)


def add_settings(verbs: Any) -> None:
    """Add the verb about settings to a parser's."""
    setting = verbs.add_parser("settings", help="print the settings, and what is wrong with their file")
    what = setting.add_mutually_exclusive_group()
    what.add_argument("--path", action="store_true", help="print where the file is")
    what.add_argument("--reset", action="store_true", help="let everything be as it comes")
    setting.set_defaults(verb=_settings)


def _settings(parsed: argparse.Namespace) -> int:
    from circus_tui.settings import path_of, reset
    from circus_tui.storage.files import named, reason_of

    folder = folder_of(parsed.data)
    if parsed.path:
        answer(str(path_of(folder)), ascii_only=False)
    elif parsed.reset:
        try:
            reset(folder)
        except (OSError, ValueError) as error:
            raise Refused(f"{named(path_of(folder))} cannot be written: {reason_of(error)}.") from None
        answer("Everything is as it comes.", ascii_only=parsed.ascii)
    else:
        return _all_settings(parsed, folder)
    return 0


def _all_settings(parsed: argparse.Namespace, folder: Path) -> int:
    """Print every setting as the file would have it, and complain of what is wrong with the file."""
    from circus_tui.settings import read, told
    from circus_tui.terminal.printing import complain

    found = read(folder)
    answer(told(found.settings), ascii_only=parsed.ascii)
    for problem in found.problems:
        complain(problem)
    return 1 if found.problems else 0


def _add_number(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("number", type=int, metavar="N", help="the number of the game, as history lists it")
    verb.add_argument("--out", type=Path, metavar="FILE", help="write it here, not to the standard output")


def folder_of(given: Path | None) -> Path:
    """Where games are kept."""
    if given is not None:
        return given
    import platformdirs

    return Path(platformdirs.user_data_dir("circus-tui"))


@contextmanager
def _store(parsed: argparse.Namespace) -> Iterator[Store]:
    """The saved games; what is wrong with them is a `Refused`."""
    from circus_tui.storage.store import Store, StoreError

    try:
        store = Store(folder_of(parsed.data))
        try:
            yield store
        finally:
            store.close()
    except StoreError as error:
        raise Refused(str(error)) from None


def _history(parsed: argparse.Namespace) -> int:
    with _store(parsed) as store:
        matches = store.matches()
        found = [] if parsed.json else [_line(match) for match in matches]
    if parsed.json:
        form = [_form(match) for match in matches]
        answer(json.dumps(form), ascii_only=False)
    else:
        answer("\n".join(found) or "There are no saved games.", ascii_only=parsed.ascii)
    return 0


def _line(match: Match) -> str:
    from rules.catalogue import infos
    from rules.wording import counted

    known = infos().get(match.game)
    title = match.game if known is None else known.title
    head = f"{match.id:>4}  {match.played[:16]}  {title:<15} {counted(match.entries, 'move'):>11}  "
    if match.damage:
        return f"{head}{match.damage}"
    if match.scores is None:
        return f"{head}{', '.join(match.players)}: goes on"
    scores = (f"{name} {score}" for name, score in zip(match.players, match.scores, strict=True))
    return f"{head}{', '.join(scores)}"


def _form(match: Match) -> dict[str, Any]:
    names = ("id", "game", "players", "scores", "played", "entries", "damage")
    return {name: getattr(match, name) for name in names}


def _import(parsed: argparse.Namespace) -> int:
    from circus_tui.records.archive import adopt
    from circus_tui.storage.files import named

    with _store(parsed) as store:
        for path in parsed.files:
            match, new = adopt(store, path)
            how = "goes on" if match.scores is None else "is finished"
            words = f"is game {match.id} now; it {how}" if new else f"is here already, as game {match.id}"
            answer(f"{named(path)} {words}.", ascii_only=parsed.ascii)
    return 0


def _export(parsed: argparse.Namespace) -> int:
    from circus_tui.records.archive import exported

    with _store(parsed) as store:
        text = exported(store, parsed.number, unfinished=parsed.unfinished)
    return _written(parsed, text)


def _transcript(parsed: argparse.Namespace) -> int:
    from circus_tui.records.archive import of_number, told
    from circus_tui.screens.contract import place_of

    with _store(parsed) as store:
        text = told(store, of_number(store, parsed.number), place_of)
    return _written(parsed, text)


def _written(parsed: argparse.Namespace, text: str) -> int:
    """Write it where it is wanted. Raises `Refused`."""
    if parsed.out is None:
        answer(text.rstrip(), ascii_only=parsed.ascii)
        return 0
    from circus_tui.storage.files import named, reason_of, write_private

    try:
        write_private(parsed.out, text)
    except (OSError, ValueError) as error:
        raise Refused(f"{named(parsed.out)} cannot be written: {reason_of(error)}.") from None
    answer(f"Written to {named(parsed.out)}", ascii_only=parsed.ascii)
    return 0
