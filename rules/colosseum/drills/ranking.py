"""Questions on who is ahead: the podium, the donation, and the winner of the game."""

from __future__ import annotations

from typing import Final

from rules.chance import below
from rules.colosseum import closing as phase
from rules.colosseum.clauses import Clause
from rules.colosseum.drills.tables import ARENAS, PLAYERS, has
from rules.colosseum.engine import winners
from rules.colosseum.pieces import JOKER, STANDARD, count
from rules.colosseum.state import Donating, DonationRoll, Player, PodiumRoll, State, position
from rules.colosseum.wording import coins_text, medals_text
from rules.core import Randomness, Seat, listing
from rules.teaching.drill import Question, among

_DICE: Final = "dice must decide"
_NOBODY: Final = "nobody"


def closing(rng: Randomness) -> Question:
    """Who gets the podium, and who may ask its winner for an asset."""
    state = position(
        Player(
            arena,
            best=7 + 2 * below(3, rng),
            coins=20 + 5 * below(3, rng),
            tokens=count((STANDARD[below(len(STANDARD), rng)],) if below(4, rng) else (JOKER,)),
        )
        for arena in ARENAS
    )
    standing = "; ".join(
        f"{has(seat)} a best of {player.best} and {coins_text(player.coins)}"
        for seat, player in enumerate(state.players)
    )
    after = phase.begin(state)
    if isinstance(after.agenda[0] if after.agenda else None, PodiumRoll) or below(2, rng):
        return _podium(after, standing, rng)
    return _donation(after, standing, rng)


def _podium(after: State, standing: str, rng: Randomness) -> Question:
    right = _DICE if after.podium is None else PLAYERS[after.podium]
    why = "The highest best, of equals the most coins; if these are equal too, two dice each."
    text = f"A turn ends: {standing}. Who gets the podium?"
    return among(text, right, (*PLAYERS, _DICE), why, Clause.PODIUM, rng)


def _donation(after: State, standing: str, rng: Randomness) -> Question:
    due = after.agenda[0] if after.agenda else None
    right = PLAYERS[due.actor] if isinstance(due, Donating) else _DICE if isinstance(due, DonationRoll) else _NOBODY
    assert after.podium is not None
    donor = after.players[after.podium]
    holds = "only a joker" if donor.tokens[JOKER.index] else "assets"
    text = f"A turn ends: {standing}. The podium's winner holds {holds}. Who may ask for one?"
    why = "The lowest best, of equals the fewest coins, then dice; a standard asset, from another who has one."
    return among(text, right, (_NOBODY, *PLAYERS, _DICE), why, Clause.DONATION, rng)


def winner(rng: Randomness) -> Question:
    """Ask who has won."""
    players = tuple(
        Player(arena, best=50 + below(2, rng), coins=12 + 6 * below(3, rng), medals=below(3, rng)) for arena in ARENAS
    )
    won = winners(position(players))
    standing = "; ".join(
        f"{has(seat)} a best of {player.best}, {coins_text(player.coins)} and {medals_text(player.medals)}"
        for seat, player in enumerate(players)
    )
    right = _together(won)
    wrong = [_together((seat,)) for seat in range(len(PLAYERS))]
    wrong.insert(0, _together((won[0], (won[0] + 1) % len(PLAYERS))) if len(won) == 1 else _together(won[:1]))
    text = f"The game is over, and nobody has a star. In the end {standing}. Who wins?"
    why = "The highest best; of equals the most coins, with 6 for each medal; then stars; else it is shared."
    return among(text, right, wrong, why, Clause.TIES, rng)


def _together(seats: tuple[Seat, ...]) -> str:
    return listing(PLAYERS[seat] for seat in sorted(seats))
