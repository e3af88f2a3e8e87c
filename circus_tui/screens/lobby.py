"""The lobby: go on with a game, begin one, look at finished ones, read the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from rich.text import Text
from textual.containers import Horizontal
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static
from textual.widgets.option_list import Option

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.lobby import BOOKS, CHOOSE, DELETE, EXPORT, HISTORY, MOVE, OWN, REPLAY, SEARCH, SETTINGS
from circus_tui.keyboard.spelling import yes_or_no
from circus_tui.learning.progress import Progress, profile_of
from circus_tui.screens import shelves
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.storage.store import Match, StoreError
from circus_tui.tables.elsewhere import begun_anywhere, played_elsewhere
from circus_tui.widgets.doors import DoorRow
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.tent import Caption, Tent
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos

_LEAST: Final = 80
_EDGES: Final = 6
"""Cells of a list's frame, its padding, and the bar, apart from the lines, where it is longer than its room."""
_MOST: Final = 8
_MOST_COMPACT: Final = 4
"""Rows of a list of saved games with its frame, as in `lobby.tcss`."""

_AFTER_PAINT: Final = 0.15
"""Seconds until what takes long begins."""

_LOOK_SECONDS: Final = 1.0
"""How often one looks who plays in other windows."""

_DOOR_ROWS: Final = 3


class LobbyScreen(PageScreen):
    """The first screen. Opening it imports no engine; where a saved game stands is asked after it is seen."""

    CSS_PATH = "lobby.tcss"
    HOME = True
    SCOPE = "lobby"
    BINDINGS = bindings(SCOPE, OWN)

    MARGIN: ClassVar[int] = 0
    """Cells of a line for a saved game that stand before it."""

    def __init__(self) -> None:
        super().__init__()
        self._matches: dict[str, Match] = {}
        self._places: dict[tuple[int, int], str] = {}
        self._playing: dict[int, tuple[str, str]] = {}
        self._begun: frozenset[int] = frozenset()
        """The games at which somebody may have been sitting when it was read: also such as were not known before."""
        self._doomed: Match | None = None
        self._wanted = ""
        self._read_for: Size | None = None
        self._spoken_of = "nothing yet"

    @property
    def heading(self) -> Heading:
        """The name of the house."""
        return Heading("CIRCUS TUI", standing="six games for one keyboard")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        if self._doomed is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        match = self._match
        saved = () if match is None else (DELETE,) if match.scores is None else (REPLAY, EXPORT, DELETE)
        return (MOVE, CHOOSE, *saved, HISTORY, SETTINGS, SEARCH, BOOKS, keys.HELP, keys.QUIT)

    @property
    def in_bar(self) -> tuple[Action, ...]:
        """All that is offered but what has a door."""
        named = {each.name for each in shelves.DOORS} if self.form == "roomy" else ()
        return tuple(each for each in super().in_bar if each.name not in named)

    def show_bars(self) -> None:
        """Show the doors with the bars."""
        super().show_bars()
        self.query_one(DoorRow).show(Zone(shelves.doors(self.changed_keys)))

    def compose_page(self) -> Iterator[Widget]:
        """Give the games that go on, those to begin with the tent, the finished ones, and a line for what is said."""
        yield self._shelf("continue", "Continue")
        yield Horizontal(self._shelf("games", "New game"), Tent(id="tent"), id="middle")
        yield self._shelf("records", "Records")
        yield DoorRow(Zone(shelves.doors(self.changed_keys)), id="doors")
        yield Static(id="said", markup=False)

    @staticmethod
    def _shelf(name: str, title: str) -> Shelf:
        shelf = Shelf(id=name, markup=False)
        shelf.border_title = title
        return shelf

    def on_mount(self) -> None:
        """Go on seeing who plays."""
        self.keep_up()

    def keep_up(self) -> None:
        """See who plays in other windows, as long as it is looked at."""
        self.set_interval(_LOOK_SECONDS, self._look_who_plays)

    def _look_who_plays(self) -> None:
        if self.is_active and (begun_anywhere(self.circus.store) != self._begun or self._who_plays() != self._playing):
            self.read()

    def _who_plays(self) -> dict[int, tuple[str, str]]:
        """What is said of games that other windows play, by their number: in short, and with all names."""
        return played_elsewhere(self.circus.store, self._matches.values())

    def on_screen_resume(self) -> None:
        """Read it again when one comes back from a game; the cursor stands on that game."""
        if self.is_mounted and self._shelves:
            self._wanted = self.circus.last_played or self._wanted
            self.circus.last_played = ""
            self.read()

    def resized(self) -> None:
        """Set the lines for the new size."""
        if self.size != self._read_for:
            self._read_for = self.size
            self.read()

    @property
    def _shelves(self) -> tuple[Shelf, ...]:
        """Those that have anything on them, from the top."""
        return tuple(shelf for shelf in self.query(Shelf) if shelf.option_count)

    @property
    def _here(self) -> Shelf | None:
        """The one with the cursor."""
        return self.focused if isinstance(self.focused, Shelf) else None

    @property
    def _chosen(self) -> str:
        here = self._here
        if here is None or here.highlighted is None:
            return ""
        return here.get_option_at_index(here.highlighted).id or ""

    @property
    def _match(self) -> Match | None:
        return self._matches.get(self._chosen) if self.is_mounted else None

    def read(self) -> None:
        """Show what is saved and what can be played."""
        wanted = self._wanted or self._chosen
        try:
            matches = self._all_matches()
        except StoreError as error:
            matches = ()
            self._say(str(error))
        self._matches = {f"match-{match.id}": match for match in matches}
        self._begun, self._playing = begun_anywhere(self.circus.store), self._who_plays()
        going_on = [match for match in matches if match.scores is None]
        done = [match for match in matches if match.scores is not None]
        self._put("continue", [Option(self._line(match), id=f"match-{match.id}") for match in going_on])
        self._put("games", list(self._games()))
        self._put("records", [Option(self._line(match), id=f"match-{match.id}") for match in done])
        self._stand_on(wanted)
        self._wanted = ""
        self.show_bars()
        self._look_soon()

    def _all_matches(self) -> tuple[Match, ...]:
        return self.circus.store.matches()

    def _put(self, name: str, options: list[Option]) -> None:
        shelf = self.query_one(f"#{name}", Shelf)
        at = shelf.highlighted
        shelf.clear_options()
        shelf.add_options(options)
        shelf.set_class(not options, "-empty")
        shelf.border_subtitle = f"{len(options)} games" if name != "games" and len(options) > 2 else ""
        first = next((k for k, each in enumerate(options) if each.id not in (None, "school")), 0)
        shelf.highlighted = min(first if at is None else at, len(options) - 1) if options else None

    def _stand_on(self, wanted: str) -> None:
        """Put the cursor on that line; if it is gone, where it was or on the first one."""
        for shelf in self._shelves:
            for number, option in enumerate(shelf.options):
                if option.id == wanted:
                    shelf.highlighted = number
                    shelf.focus()
                    return
        here = self._here
        if here is None or not here.option_count:
            self._shelves[0].focus()

    def on_shelf_left(self, event: Shelf.Left) -> None:
        """Go on in the next list that has lines, round and round."""
        filled = self._shelves
        place = (filled.index(event.shelf) + event.step) % len(filled)
        filled[place].enter(event.step)
        self._follow()

    def _games(self) -> Iterator[Option]:
        """The games, with as many blank lines between them as there is room for."""
        form, styles, lines = self.form, self.circus.palette, shelves.lines_of(self.form, *self.size)
        school = Option(shelves.school_line(lines, form, styles), id="school")
        games = [
            Option(shelves.game_line(info, lines, form, styles), id=f"game-{slug}") for slug, info in infos().items()
        ]
        blank = min(3, (self._rows_of_games() - lines * (len(games) + 1)) // len(games))
        for number, each in enumerate([*games, school] if self._schooled else [school, *games]):
            if number:
                yield from (Option("", disabled=True) for _ in range(blank))
            yield each

    @property
    def _schooled(self) -> bool:
        """Whether whoever learns here has solved a lesson."""
        try:
            learnt = Progress(self.circus.store.folder).learnt(profile_of(self.circus.store))
        except StoreError:
            return True
        return any(each.stars for each in learnt.values())

    def _rows_of_games(self) -> int:
        """Rows that the other two lists, which the styles let grow only so far, leave to the games."""
        done = sum(match.scores is not None for match in self._matches.values())
        most = _MOST if self.form == "roomy" else _MOST_COMPACT
        others = sum(min(most, count + 2) for count in (done, len(self._matches) - done) if count)
        return self.size.height - 4 - others - (_DOOR_ROWS if self.form == "roomy" else 0)

    def _line(self, match: Match) -> Text:
        cells = (self.size.width or _LEAST) - _EDGES - self.MARGIN
        columns = shelves.Columns.of(tuple(self._matches.values()), self.form, cells)
        place = self._playing[match.id][0] if match.id in self._playing else self._places.get(_moment(match), "")
        return shelves.saved_line(match, place, columns, self.circus.palette)

    def _look_soon(self) -> None:
        """Find out where the next saved game stands; not before the lobby is seen if that takes loading an engine."""
        going_on = {name: match for name, match in self._matches.items() if match.scores is None and not match.damage}
        unknown = [name for name, match in going_on.items() if not self._known(match)]
        if not unknown:
            return
        look = partial(self._look_where_it_stands, unknown[0])
        if f"rules.{self._matches[unknown[0]].game}" in sys.modules:
            self.call_after_refresh(look)
        else:
            self.set_timer(_AFTER_PAINT, look)

    def _known(self, match: Match) -> bool:
        return _moment(match) in self._places

    def _look_where_it_stands(self, name: str) -> None:
        """Replay a saved game, and say how far it is and whose turn it is."""
        match = self._matches.get(name)
        if match is not None and not self._known(match) and self.is_active:
            self._places[_moment(match)] = self._place(match)
            self.query_one("#continue", Shelf).replace_option_prompt(name, self._line(match))
            self._follow()
            self._look_soon()

    def _place(self, match: Match) -> str:
        from circus_tui.records.standing import standing
        from circus_tui.screens.contract import place_of

        return standing(self.circus.store, match, place_of) or shelves.DAMAGED

    def on_option_list_option_highlighted(self) -> None:
        """Follow the cursor."""
        self._follow()

    def on_descendant_focus(self) -> None:
        """Follow the cursor into another list."""
        self._follow()

    def _follow(self) -> None:
        """The caption under the tent speaks of the line with the cursor; a question about another one is over."""
        name = self._chosen
        if name == self._spoken_of and name not in self._matches:
            return
        if name != self._spoken_of:
            self._doomed = None
            self._say("")
        self._spoken_of = name
        tent: Picture[Caption] = self.query_one("#tent", Tent)
        tent.show(Zone(Caption(self._caption(name)), frame="bare"))
        self.show_bars()

    def _caption(self, name: str) -> tuple[str, ...]:
        match = self._matches.get(name)
        if match is not None:
            return shelves.caption(
                match, self._places.get(_moment(match), ""), self._playing.get(match.id, ("", ""))[1]
            )
        return shelves.about(name, self.form)

    def point(self, target: str) -> None:
        """A click on a door does what its key does."""
        self.do(target)

    def do(self, name: str) -> None:
        """Open, delete, write, read or leave."""
        match name:
            case "choose":
                self._open(self._chosen)
            case "delete" if self._match is not None and not self.circus.settings.confirm:
                self._delete(self._match)
            case "delete":
                self._doomed = self._match
                if self._doomed is not None:
                    self._say(f"Delete this game for good?  {yes_or_no()}")
            case "yes" if self._doomed is not None:
                self._delete(self._doomed)
            case "no":
                self._doomed = None
                self._say("")
            case "export":
                self._export()
            case "replay" if self._match is not None:
                self._say(self.circus.replay_saved(self._match))
            case "settings":
                self.circus.open_settings()
            case "history":
                self.circus.open_history()
            case "books":
                self.circus.open_books(self._chosen.removeprefix("game-"))
            case "search":
                self.circus.action_command_palette()
            case "help":
                self.circus.open_page("help")
            case "quit":
                self.circus.exit(0, return_code=0)
        self.show_bars()

    def _open(self, name: str) -> None:
        from rules.record import BadRecord

        match = self._matches.get(name)
        if name == "school":
            self.circus.open_school()
            return
        if match is None:
            self.circus.open_setup(name.removeprefix("game-"))
            return
        try:
            self.circus.come_to(match)
        except (BadRecord, StoreError) as error:
            self._say(f"This game cannot be continued. {error}")

    def _delete(self, doomed: Match) -> None:
        from circus_tui.tables.places import Places

        self._doomed = None
        self.circus.guard.decided()
        try:
            self._say(Places(self.circus.store, doomed).delete())
        except StoreError as error:
            self._say(str(error))
        self.read()

    def _export(self) -> None:
        from circus_tui.records.record_file import write_record

        if self._match is not None:
            self._say(write_record(self.circus.store, self._match))

    def _say(self, words: str) -> None:
        """Say something; where there is nothing else, what is wrong with the settings until they are looked at."""
        words = words or " ".join(self.circus.problems)
        line = self.query_one("#said", Static)
        line.update(words)
        line.display = bool(words)


def _moment(match: Match) -> tuple[int, int]:
    """A saved game as far as it has been played."""
    return match.id, match.entries
