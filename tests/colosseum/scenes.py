"""A table of Colosseum in the middle of a game, and what its board shows there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from circus_tui import glyphs
from circus_tui.boards.colosseum import board
from circus_tui.keys import by_key
from circus_tui.paint import text_of
from circus_tui.screens.colosseum import decisions
from circus_tui.screens.colosseum.decisions import ColosseumDecision
from circus_tui.screens.contract import Decision, Played, Scene
from rules.colosseum.moves import Move
from rules.colosseum.stars import settled
from rules.colosseum.state import Player, State, Step
from tests.colosseum.tables import player, table

FOLDER = Path(__file__).parent / "boards"
PLAYERS = ("Ana", "Benjamin", "Cleo", "Dan")

_ANA = attrs.evolve(
    player("gladiator*3 comedian horse*3 priest scenery decoration chariot*2 joker", 6, 20, 23, produced=(6,)),
    coins=31,
    best=24,
    medals=2,
    tickets=1,
    loge=True,
)
_BEN = attrs.evolve(
    player("gladiator*2 musician*4 torch*3 priest*2 scenery chariot cage additional_action", 2, 9, produced=(2, 9)),
    coins=12,
    best=31,
    podiums=1,
)
_CLEO = attrs.evolve(
    player("gladiator*4 ship*3 lion decoration horse", 5, 11, produced=(5,)), coins=22, best=28, tickets=2, podiums=1
)
_DAN = attrs.evolve(player("comedian*3 musician torch*2 lion*4 chariot*2 joker", 8, 14), coins=9, best=0)

MARKETS = (
    "gladiator horse decoration, torch torch priest, scenery cage emperor_token,musician lion joker, comedian cage ship"
)


def scene(*agenda: Step, **changes: Any) -> State:
    """The table with these decisions to come; `ana` and the others change a player, all else the table."""
    seats = {"ana": _ANA, "ben": _BEN, "cleo": _CLEO, "dan": _DAN}
    people: list[Player] = [attrs.evolve(each, **changes.pop(name, {})) for name, each in seats.items()]
    state = table(*people, agenda=agenda, turn=3, markets=MARKETS)
    ana = state.players[0]
    state = attrs.evolve(state, players=(attrs.evolve(ana, arena=ana.arena.grown("right")), *state.players[1:]))
    return attrs.evolve(settled(state), **changes)


def pressed(view: State | Decision, *keys: str) -> Any:
    """What comes of these keys at the decision of whoever has to decide; the last one perhaps a decision."""
    outcome: Any = decisions.open_decision(view, view.step.actor or 0) if isinstance(view, State) else view
    for key in keys:
        outcome = outcome.press(by_key(outcome.actions)[key].name)
    return outcome


def decision(view: State | Decision, *keys: str) -> Any:
    """The decision after these keys."""
    at = pressed(view, *keys)
    assert isinstance(at, ColosseumDecision)
    return at


def moves(view: State | Decision, *keys: str) -> tuple[Move, ...]:
    """The moves that these keys decide."""
    played = pressed(view, *keys)
    assert isinstance(played, Played), played
    return played.moves


def rows(at: ColosseumDecision | State, cells: int = 80, height: int = 20) -> list[str]:
    """What the board shows of a decision, or to nobody in particular."""
    if isinstance(at, State):
        picture = Scene(at, None, None, PLAYERS, cells, height)
    else:
        picture = Scene(at.view, at.seat, at, PLAYERS, cells, height)
    return [text_of(line) for line in board.paint(picture)]


def shown(view: State, *keys: str, cells: int = 80, height: int = 20) -> str:
    """The board after these keys, as one text."""
    return "\n".join(rows(decision(view, *keys), cells, height))


def plainly(text: str) -> str:
    """The text as a terminal without signs shows it."""
    return glyphs.plain(text)
