"""A saved game, replayed: what the store holds is believed only when the rules have let every entry of it through."""

from __future__ import annotations

import attrs

from circus_tui.storage.rows import Match, Whole
from circus_tui.storage.store import Store, StoreError
from rules import GAMES
from rules.history import History
from rules.plain import quote
from rules.record import BadRecord, Record, carried_on, load


@attrs.frozen
class Saved:
    """A game as it is saved, and its past replayed."""

    whole: Whole
    history: History


def record_of(store: Store, match: Match) -> Record:
    """The whole of a finished game. Raises `BadRecord` for one that goes on, since a record holds every secret."""
    saved = read_saved(store, match.id)
    if saved.whole.match.scores is None:
        raise BadRecord("A record holds every hand: it can be written when the game is over.")
    return Record(saved.history, saved.whole.match.players, saved.whole.match.seed)


def saved_history(store: Store, match: Match) -> History:
    """Replay a saved game. Raises `BadRecord` if it is damaged or has been deleted."""
    return read_saved(store, match.id).history


def read_saved(store: Store, number: int) -> Saved:
    """Read a saved game and replay it. Raises `BadRecord` if it is damaged or has been deleted."""
    whole = read_whole(store, number)
    return Saved(whole, replayed(whole))


def read_on(store: Store, saved: Saved) -> Saved:
    """Read what has been played since a game was read. Raises `BadRecord` if it is damaged or has been deleted."""
    known = saved.whole
    whole = read_whole(store, known.match.id, len(saved.history.entries), known.cuts)
    if not whole.first:
        return Saved(whole, replayed(whole))
    scores = None if whole.match.scores is None else list(whole.match.scores)
    history = carried_on(saved.history, _form(whole), scores) if whole.log else saved.history
    return Saved(attrs.evolve(whole, joint=(*known.joint, *whole.joint)), history)


def read_whole(store: Store, number: int, known: int = 0, cuts: int = 0) -> Whole:
    """Read a saved game without replaying it. Raises `BadRecord` if it is damaged or has been deleted.

    Where `known` entries are known and nothing has been taken back after so many `cuts`, only what follows is read.
    """
    try:
        whole = store.whole(number, known, cuts)
    except StoreError as error:
        raise BadRecord(str(error)) from error
    if whole is None:
        raise BadRecord("This game has been deleted.")
    return whole


def replayed(whole: Whole) -> History:
    """Replay what was read. Raises `BadRecord` for the first entry that the rules refuse."""
    match = whole.match
    if match.game not in GAMES:
        raise BadRecord(f"This program does not know the game {quote(match.game)}.")
    form = {
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": len(match.players),
        "options": match.options,
        "log": _form(whole),
        "scores": None if match.scores is None else list(match.scores),
    }
    return load(form).history


def _form(whole: Whole) -> list[object]:
    return [{"seat": seat, "move": move} for seat, move in whole.log]
