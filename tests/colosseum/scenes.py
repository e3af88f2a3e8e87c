"""A table of Colosseum in the middle of a game, and what its pictures show there."""

from __future__ import annotations

from itertools import chain
from typing import Any

import attrs

from circus_tui.drawing.paint import text_of
from circus_tui.keyboard.keys import by_key
from circus_tui.screens.colosseum import decisions
from circus_tui.screens.colosseum.decisions import ColosseumDecision
from circus_tui.screens.contract import Decision, Pictures, Played, Scene, face_of
from circus_tui.widgets.picture import Picture, Room
from rules.colosseum.moves import Move, Offer
from rules.colosseum.stars import settled
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    Investing,
    InvestingMore,
    MovingNobles,
    Opening,
    Over,
    Performance,
    Player,
    Spectators,
    Staging,
    State,
    Step,
    Trading,
    Turn,
)
from tests.colosseum.tables import faces, player, table, tokens

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


def pictured(at: ColosseumDecision | State, cells: int = 120, height: int = 36) -> Pictures:
    """The pictures of a decision, or of the table with nobody deciding."""
    if isinstance(at, State):
        return face_of("colosseum").pictures(Scene(at, None, None, PLAYERS, cells, height))
    return face_of("colosseum").pictures(Scene(at.view, at.seat, at, PLAYERS, cells, height))


def rows(at: ColosseumDecision | State, cells: int = 120, height: int = 36) -> list[str]:
    """The text of every picture, of its frame, and of the sentences under them."""
    return said(pictured(at, cells, height), cells, height)


def said(pictures: Pictures, cells: int = 120, height: int = 36) -> list[str]:
    """The same of pictures that are there already."""
    room = Room(cells - 4, height - 12)
    blocks = [
        (zone.title, *Picture.of(zone.value).paint(zone.value, room), zone.subtitle) for zone in pictures.zones.values()
    ]
    lines = (*chain(*blocks), pictures.sentence, pictures.asks)
    return [text_of(line) for line in lines if text_of(line).strip()]


def shown(view: State, *keys: str, cells: int = 120, height: int = 36) -> str:
    """What is shown after these keys, as one text."""
    return "\n".join(rows(decision(view, *keys), cells, height))


INVEST = scene(Investing(0), Investing(1), Investing(2), Investing(3))
MORE = scene(InvestingMore(1), ben={"medals": 1})
OPEN = scene(Opening(2), Opening(3), Opening(0), Opening(1))
BID = scene(Bidding(2, 9, 0, (1, 2)), Opening(0), winners=(3,))
TRADE = scene(Trading(0), Trading(1), Trading(2))
ANSWERING = Answering(0, Offer(3, tokens("chariot horse"), tokens("lion*2"), 4))
ANSWER = scene(ANSWERING, Trading(0))
DECIDE = scene(Deciding(0), Deciding(1))
DICE = scene(MovingNobles(0, faces("I-III IV"), (0, 1)), Deciding(1), nobles=(35, 1, 26, 1, 15, 30))
STAGE = scene(Staging(0), Deciding(1), nobles=(4, 12, 26, 6, 19, 30))
_LAID_OUT = Performance(11, tokens("gladiator*3 ship*3 decoration"), Spectators(14, 5, 10, 3, 8, 0, 0))
CLEAN = scene(CleaningUp(2), podium=1, performances=(None, None, _LAID_OUT, None))
DONATE = scene(Donating(3, 1), podium=1)
_BESTS = ((12, 9, 0, 0), (12, 31, 20, 0), (24, 31, 28, 5), (24, 31, 28, 40), (61, 31, 44, 40))
OVER = scene(
    Over(),
    turns=tuple(Turn((None,) * 4, bests, 0) for bests in _BESTS),
    turn=5,
    ana={"best": 61},
    cleo={"best": 44},
    dan={"best": 40},
)
ALL = (INVEST, MORE, OPEN, BID, TRADE, ANSWER, DECIDE, DICE, STAGE, CLEAN, DONATE)
"""A position for every kind of decision."""
