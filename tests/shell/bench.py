"""A keyboard at a table without Textual: keys go to the session, and the text of every picture comes out."""

from __future__ import annotations

from circus_tui.drawing.paint import text_of
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, Guard
from circus_tui.keyboard.pages.result import GO_ON
from circus_tui.names import keys_of
from circus_tui.screens import prompting
from circus_tui.screens.contract import Scene, decisions_of, face_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables import telling
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Picture, Room
from tests.shell.stage import Ticking


class Bench:
    """One session, and how its pictures read in a window of some size."""

    def __init__(self, store: Store, table: Table, size: tuple[int, int] = (80, 24)) -> None:
        slug = table.rules.INFO.slug
        self.store = store
        self.table = table
        self.session = Session(table, decisions_of(slug), Guard(Ticking()))
        self._face = face_of(slug)
        self._size = size
        self.session.begin()

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        session = self.session
        if session.question is not None:
            return (keys.YES, keys.NO)
        if session.decision is not None:
            return keys.with_common(session.decision.actions)
        return (GO_ON, keys.UNDO) if session.between else (keys.UNDO,)

    def press(self, *names: str) -> str:
        """Press keys; give what is on the screen then."""
        self.type(*names)
        return self.text

    def type(self, *names: str) -> None:
        """Press keys, and do not look."""
        for name in names:
            seat = self.session.curtain
            if seat is not None and self.session.question is None and name == keys_of(self.table.players)[seat]:
                self.session.lift_curtain()
                continue
            found = keys.by_key(self.offered).get(name)
            if found is not None:
                self._do(found.name)

    def _do(self, name: str) -> None:
        session = self.session
        common = {
            "yes": session.agree,
            "no": session.disagree,
            "undo": session.take_back,
            "hide": session.hide,
            "go_on": session.go_on,
        }
        if name in common:
            common[name]()
        else:
            session.press(name)

    @property
    def lift(self) -> str:
        """The key that lifts the curtain that is up, or nothing."""
        seat = self.session.curtain
        return "" if seat is None else keys_of(self.table.players)[seat]

    @property
    def text(self) -> str:
        """What is on the screen: at a curtain who is called, else heading, pictures and prompt."""
        session, table = self.session, self.table
        if session.curtain is not None:
            return f"Pass the keyboard to {table.players[session.curtain]}\n{session.answer}"
        decision, result = session.decision, table.result if session.decision is None else None
        scene = Scene(
            session.view if decision is None else decision.view,
            session.sitting,
            decision,
            table.players,
            *self._size,
            news=telling.history(table, None if decision is None else decision.seat)[0],
            result=result,
        )
        drawn = self._face.result(scene) if session.shows == "result" else self._face.pictures(scene)
        heading = self._face.heading(session.view)
        lines = [f"{heading.game} {heading.place}"]
        for zone in drawn.zones.values():
            block = Picture.of(zone.value).paint(zone.value, Room(self._size[0] - 2, self._size[1] - 8))
            lines += [text_of(zone.title), *(text_of(line) for line in block if text_of(line).strip())]
        asks = text_of(drawn.asks) or prompting.prompt(table, session.view, decision)
        return "\n".join([*lines, text_of(drawn.sentence), asks, session.answer])
