"""The lobby: go on with a game, begin one, look at finished ones, read the rules."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.names import cut
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.store import Match, StoreError
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.tent import Caption, Tent
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos
from rules.core import NATURE, Info

CHOOSE: Final = action("choose", "enter", "⏎", "open", "Open the line the cursor is on.")
MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another line.")
DELETE: Final = action("delete", "delete d", "d", "delete", "Delete the saved game under the cursor.")
EXPORT: Final = action("export", "e", "e", "save record", "Write the record of a finished game to a file.")
BOOKS: Final = action("books", "b", "b", "rulebooks", "Read the rulebook of the game under the cursor, or of any.")
_OWN: Final = (CHOOSE, DELETE, EXPORT, BOOKS, keys.HELP, keys.YES, keys.NO, keys.QUIT)

_LEAST: Final = 80
_LIST_PART: Final = 62
"""Hundredths of the window's width that the list has beside the tent; `lobby.tcss` gives the tent the rest."""

_FAN_WORK: Final = "An unofficial fan work"


class LobbyScreen(PageScreen):
    """The first screen. Opening it imports no engine; where a saved game stands is asked after it is seen."""

    CSS_PATH = "lobby.tcss"
    BINDINGS = bindings("lobby", _OWN)

    def __init__(self) -> None:
        super().__init__()
        self._matches: dict[str, Match] = {}
        self._places: dict[int, str] = {}
        self._doomed: Match | None = None
        self._last = ""

    @property
    def heading(self) -> Heading:
        """The name of the house."""
        return Heading("CIRCUS TUI", standing="six games for one keyboard")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        if self._doomed is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        match = self._match
        saved = () if match is None else (DELETE,) if match.scores is None else (EXPORT, DELETE)
        return (MOVE, CHOOSE, *saved, BOOKS, keys.HELP, keys.QUIT)

    def compose_page(self) -> Iterator[Widget]:
        """Give the list, the tent, and a line for what is said."""
        lines = OptionList(id="lines", markup=False)
        yield Horizontal(lines, Tent(id="tent"), id="middle")
        yield Static(id="said", markup=False)

    def on_mount(self) -> None:
        """Read what is saved."""
        self.read()

    def on_screen_resume(self) -> None:
        """Read it again when one comes back from a game; the cursor stands on that game."""
        if self.is_mounted and self._lines.option_count:
            self._last = self.circus.last_played or self._last
            self.read()

    def resized(self) -> None:
        """Set the lines for the new width."""
        self.read()

    @property
    def _lines(self) -> OptionList:
        return self.query_one("#lines", OptionList)

    @property
    def _chosen(self) -> str:
        place = self._lines.highlighted
        return "" if place is None else self._lines.get_option_at_index(place).id or ""

    @property
    def _match(self) -> Match | None:
        return self._matches.get(self._chosen) if self.is_mounted else None

    def read(self) -> None:
        """Show what is saved and what can be played."""
        chosen = self._last or self._chosen
        try:
            matches = self.circus.store.matches()
        except StoreError as error:
            matches = ()
            self._say(str(error))
        self._matches = {f"match-{match.id}": match for match in matches}
        lines = self._lines
        lines.clear_options()
        lines.add_options([*self._saved(done=False), *self._games(), *self._saved(done=True)])
        ids = [option.id for option in lines.options]
        first = next((k for k, option in enumerate(lines.options) if not option.disabled), 0)
        lines.highlighted = ids.index(chosen) if chosen in ids else first
        self._last = ""
        lines.focus()
        self.show_bars()
        if any(match.scores is None and match.id not in self._places for match in matches):
            self.call_after_refresh(self._look_where_games_stand)

    def _saved(self, *, done: bool) -> Iterator[Option]:
        """The games that go on, or the finished ones, with a heading if there are any."""
        found = [(name, match) for name, match in self._matches.items() if (match.scores is not None) == done]
        if found:
            yield _headed("Records" if done else "Continue")
        for name, match in found:
            yield Option(self._line(match), id=name)

    def _games(self) -> Iterator[Option]:
        yield _headed("New game")
        for slug, info in infos().items():
            yield Option(self._game(info), id=f"game-{slug}")

    def _game(self, info: Info) -> Text:
        text = Text.assemble((f" {info.title:<16}", "bold"), (f"{info.players:<14}{info.minutes} min", self._dim))
        if self.form == "roomy":
            for line in wrap(info.summary, self._cells - 3):
                text.append(f"\n   {line}", self._dim)
        return text

    def _line(self, match: Match) -> Text:
        known = infos().get(match.game)
        title = known.title if known is not None else match.game
        when = _when(match.played)
        if match.scores is None:
            place = self._places.get(match.id, "")
        else:
            best = max(match.scores)
            winners = [who for who, score in zip(match.players, match.scores, strict=False) if score == best]
            place = f"{' and '.join(winners)} won with {best}, {match.entries} moves"
        players = ", ".join(match.players)
        text = Text.assemble((f" {title:<14}", "bold"))
        room = self._cells - 15 - cell_len(when) - 1
        half = max(10, room // 2)
        names = cut(players, half - 2)
        text.append(names + " " * (half - cell_len(names)))
        told = cut(place, max(0, room - half - 1))
        text.append(told + " " * max(1, room - half - cell_len(told)), style=self._teal)
        text.append(when, style=self._dim)
        return text

    @property
    def _cells(self) -> int:
        """The cells of a line."""
        return (self.size.width or _LEAST) * (100 if self.form == "small" else _LIST_PART) // 100 - 6

    @property
    def _dim(self) -> str:
        return self.circus.palette.colour("dim") if not self.circus.palette.ansi else ""

    @property
    def _teal(self) -> str:
        return self.circus.palette.colour("teal") if not self.circus.palette.ansi else ""

    def _look_where_games_stand(self) -> None:
        """Replay one saved game after the other, and say how far it is and whose turn it is."""
        for match in self._matches.values():
            if match.scores is None and match.id not in self._places:
                self._places[match.id] = self._place(match)
                self.read()
                return

    def _place(self, match: Match) -> str:
        from circus_tui.screens.contract import face_of
        from circus_tui.table import saved_history
        from rules.record import BadRecord

        try:
            history = saved_history(self.circus.store, match)
        except (BadRecord, StoreError):
            return "cannot be continued"
        rules = history.rules
        view = rules.view(history.state, None)
        acting = sorted(rules.to_act(view) - {NATURE})
        who = " and ".join(match.players[seat] for seat in acting) if len(acting) < 3 else "several"
        return f"{face_of(match.game).heading(view).place}{f', {who} to move' if acting else ''}"

    def on_option_list_option_highlighted(self) -> None:
        """The caption under the tent follows the cursor."""
        name = self._chosen
        tent: Picture[Caption] = self.query_one("#tent", Tent)
        slug = name.removeprefix("game-")
        info = infos().get(slug)
        lines = (
            (info.title, f"{info.players}, {info.minutes} minutes", info.goal) if info else ("Circus TUI", _FAN_WORK)
        )
        tent.show(Zone(Caption(lines), frame="bare"))
        self._doomed = None
        self._say("")
        self.show_bars()

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click, on a line opens it."""
        self.do("choose")

    def do(self, name: str) -> None:
        """Open, delete, write, read or leave."""
        match name:
            case "choose":
                self._open(self._chosen)
            case "delete":
                self._doomed = self._match
                if self._doomed is not None:
                    self._say("Delete this game for good?  y / n")
            case "yes" if self._doomed is not None:
                self._delete(self._doomed)
            case "no":
                self._doomed = None
                self._say("")
            case "export":
                self._export()
            case "books":
                self.circus.open_books(self._chosen.removeprefix("game-"))
            case "help":
                self.circus.open_page("help")
            case "quit":
                self.circus.exit(0, return_code=0)
        self.show_bars()

    def _open(self, name: str) -> None:
        from circus_tui.table import Table
        from rules.record import BadRecord

        match = self._matches.get(name)
        if match is None:
            self.circus.open_setup(name.removeprefix("game-"))
            return
        try:
            table = Table.resume(self.circus.store, match)
        except (BadRecord, StoreError) as error:
            self._say(f"This game cannot be continued. {error}")
        else:
            self.circus.play(table)

    def _delete(self, doomed: Match) -> None:
        self._doomed = None
        claim = self.circus.store.claim(doomed.id)
        if claim is None:
            self._say("This game is being played in another window.")
            return
        try:
            self.circus.store.delete(doomed.id)
            self._say("")
        except StoreError as error:
            self._say(str(error))
        finally:
            claim.release()
        self.read()

    def _export(self) -> None:
        match = self._match
        if match is not None:
            self._say(self.circus.write_match(match))

    def _say(self, words: str) -> None:
        self.query_one("#said", Static).update(words)


def _headed(words: str) -> Option:
    return Option(Text(words), disabled=True)


def _when(stamp: str) -> str:
    """The local day and time of a time in UTC, in words where it is near."""
    played = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    days = (datetime.now().astimezone().date() - played.date()).days
    day = (
        "today" if days == 0 else "yesterday" if days == 1 else f"{played:%A}" if 0 < days < 7 else f"{played:%d %b %Y}"
    )
    return f"{day}, {played:%H:%M}"
