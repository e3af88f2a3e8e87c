"""The lines of the lobby: games to be played, games that go on, finished ones. Pure texts, in any of three forms."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import attrs
from rich.cells import cell_len
from rich.text import Text

from circus_tui.keyboard.keymap import Changes, applied_to
from circus_tui.keyboard.pages.lobby import BOOKS, HISTORY, SETTINGS
from circus_tui.names import cut
from circus_tui.screens.contract import Size
from circus_tui.storage.store import Match
from circus_tui.themes import Palette
from circus_tui.widgets.doors import Door, Doors
from rules.catalogue import infos
from rules.core import Info, listing

DAMAGED: Final = "damaged"
"""What is said in the list of a game that cannot be opened."""

_SCHOOL: Final = ("Short lessons on the game's own table.", "Each rule is met by doing, also by breaking it.")
_TITLE: Final = 15
_TOLD_CELLS, _TOLD_ROWS = 180, 44
"""The window in which the longest summary of a game has room, and all games with theirs."""


def lines_of(form: Size, cells: int, rows: int) -> int:
    """Lines of a game in so large a window: its name, what it is about, how one wins."""
    return 1 if form == "small" else 3 if cells >= _TOLD_CELLS and rows >= _TOLD_ROWS else 2


def game_line(info: Info, lines: int, form: Size, styles: Palette) -> Text:
    """A game that can be begun: its name and numbers, and where there is room what it is about and how one wins."""
    text = Text.assemble((f"{info.title:<18}", "bold"), (f"{info.players:<14}{info.minutes} min", styles.style("dim")))
    return _told(text, (info.line,) if lines < 3 else (info.summary, info.goal), lines, form, styles)


def school_line(lines: int, form: Size, styles: Palette) -> Text:
    """The way to the lessons."""
    text = Text.assemble((f"{'Learn to play':<18}", "bold"), (f"{len(infos())} games", styles.style("dim")))
    return _told(text, _SCHOOL, lines, form, styles)


def _told(text: Text, sentences: Sequence[str], lines: int, form: Size, styles: Palette) -> Text:
    """The name with as many sentences below it as there are lines for."""
    for sentence in sentences[: lines - 1]:
        text.append(f"\n{' ' if form == 'roomy' else ''}{sentence}", styles.style("dim"))
    return text


DOORS: Final = {
    HISTORY: "results, plots, replays",
    BOOKS: "every rule, searchable",
    SETTINGS: "colours, keys, people",
}
"""The ways out of the lobby, each with what is behind it."""


def doors(changes: Changes) -> Doors:
    """These ways, on the keys that they are on by these changes."""
    ways = ((applied_to(each, changes), words) for each, words in DOORS.items())
    return Doors(tuple(Door(each.name, each.shown, each.label.capitalize(), words) for each, words in ways))


def about(name: str, form: Size) -> tuple[str, ...]:
    """What the tent says of the lessons (`school`), of a game (`game-SLUG`), or of the house."""
    roomy = form == "roomy"
    if name == "school":
        return ("Learn to play", "three minutes a lesson", *_SCHOOL) if roomy else ("Learn to play",)
    info = infos().get(name.removeprefix("game-"))
    if info is None:
        return ("Circus TUI", "An unofficial fan work")
    numbers = f"{info.players}, {info.minutes} minutes"
    return (info.title, numbers, info.summary, info.goal) if roomy else (info.title, numbers)


@attrs.frozen
class Columns:
    """How many cells of a saved game's line each part has, the game's name apart."""

    people: int
    told: int
    when: int

    @classmethod
    def of(cls, matches: Sequence[Match], form: Size, cells: int) -> Columns:
        """Share out a line: as much for the people as the longest list of them needs, but no more than half."""
        when = 18 if form == "roomy" else 10
        room = cells - _TITLE - when - 2
        longest = max((cell_len(", ".join(match.players)) for match in matches), default=0)
        people = min(max(longest, 8), room // 2)
        return cls(people, room - people, when)


def saved_line(match: Match, place: str, columns: Columns, styles: Palette) -> Text:
    """A saved game: which, who plays, how far it is or who has won, and when it was played last."""
    told = DAMAGED if match.damage else place if match.scores is None else outcome(match)
    text = Text.assemble((_filled(title_of(match), _TITLE), "bold"))
    text.append(_filled(listed(match.players, columns.people), columns.people + 2))
    fits = told if cell_len(told) <= columns.told else told.partition(" with ")[0]
    text.append(_filled(_whole(fits, columns.told), columns.told), styles.style("teal"))
    return text.append(said_when(match.played, short=columns.when < 18).rjust(columns.when), styles.style("dim"))


def outcome(match: Match) -> str:
    """Who has won a finished game, with how much, after how many moves."""
    assert match.scores is not None
    best = max(match.scores)
    winners = [who for who, score in zip(match.players, match.scores, strict=False) if score == best]
    return f"{listing(winners)} won with {best}, {match.entries} moves"


def title_of(match: Match) -> str:
    """What the game is called, even if this program does not know it."""
    known = infos().get(match.game)
    return match.game if known is None else known.title


def caption(match: Match, place: str, playing: str = "") -> tuple[str, ...]:
    """What is said of a saved game under the tent."""
    if match.damage:
        return (title_of(match), match.damage)
    if match.scores is None:
        return (title_of(match), place or "going on", playing or ", ".join(match.players))
    ranks = sorted(zip(match.scores, match.players, strict=False), key=lambda each: -each[0])
    return (title_of(match), outcome(match), ", ".join(f"{who} {score}" for score, who in ranks))


def said_when(stamp: str, *, short: bool = False) -> str:
    """The local day and time of a time in UTC, in words where it is near; short: the time today, else the day."""
    played = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    days = (datetime.now().astimezone().date() - played.date()).days
    near = "today" if days == 0 else "yesterday" if days == 1 else f"{played:%A}" if 0 < days < 7 else ""
    if short:
        return f"{played:%H:%M}" if days == 0 else near or f"{played.day} {played:%b}"
    return f"{near}, {played:%H:%M}" if near else f"{played.day} {played:%b %Y}"


def _filled(words: str, cells: int) -> str:
    kept = cut(words, cells)
    return kept + " " * (cells - cell_len(kept))


def listed(players: Sequence[str], cells: int) -> str:
    """As many whole names as there is room for, and how many more there are."""
    for count in range(len(players), 0, -1):
        rest = len(players) - count
        words = ", ".join(players[:count]) + (f" +{rest}" if rest else "")
        if cell_len(words) <= cells:
            return words
    return _whole(players[0], cells) if players else ""


def _whole(words: str, cells: int) -> str:
    """The words, or the part before the last comma that has room."""
    while cell_len(words) > cells and "," in words:
        words = words.rpartition(",")[0]
    return words if cell_len(words) <= cells else cut(words, max(0, cells - 1)) + "…"
