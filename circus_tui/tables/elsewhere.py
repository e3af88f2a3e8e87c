"""Which saved games are played in other windows, as the lobby says it; what that takes is loaded only if any may be."""

from __future__ import annotations

from collections.abc import Iterable

from circus_tui.storage.store import Match, Store, StoreError


def played_elsewhere(store: Store, matches: Iterable[Match]) -> dict[int, tuple[str, str]]:
    """What is said of games that other windows play, by their number: in short, and with all names."""
    numbers = begun_anywhere(store)
    return {match.id: words for match in matches if match.id in numbers and (words := who_plays(store, match))}


def begun_anywhere(store: Store) -> frozenset[int]:
    """The numbers of the games at which somebody may be sitting."""
    from circus_tui.storage.locks import begun

    return begun(store.folder)


def who_plays(store: Store, match: Match) -> tuple[str, str] | None:
    """What is said of a game that another window plays, in short, and with all names; nothing of any other."""
    from circus_tui.tables.places import Places, playing_words

    try:
        seen = Places(store, match).who()
    except StoreError:
        return None
    return (playing_words(seen, 1), playing_words(seen)) if any(place.away for place in seen) else None
