"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drum_roll.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.KEEPING: (
        "You keep one performer, the other goes to the left, and one comes from the right: you pay for these two. Look "
        "at what they cost, ask for and bring."
    ),
    Clause.FIRST_CUBES: (
        "Two cubes to begin with, of any colours. A performer needs its first cube, or it is fired in the show."
    ),
    Clause.BANK: (
        "Stored coins are worth prestige at the end, two for one, 5 at most. Until then they are gone, and "
        "salaries must be paid."
    ),
    Clause.PLACING: (
        "Your markers fetch cubes, coins, cards and people in this turn. Others want the same actions, and a "
        "marker you pass is a coin."
    ),
    Clause.INVEST: (
        "A coin buys the top investment card. Cards bring cubes, coins or trailers, or count at the end; you may "
        "hold two."
    ),
    Clause.HIRE_PERFORMER: (
        "Another performer brings more in each show, but wants cubes and a salary. What nobody hires gets cheaper."
    ),
    Clause.HIRE_PERSONNEL: (
        "Personnel helps in every turn or show, and is paid in every show. What nobody hires gets cheaper."
    ),
    Clause.MOVING: (
        "Two cubes a turn go onto performers, where they stay. They count only in order, without a gap from the first."
    ),
    Clause.VOTE: (
        "A delay gives everybody another turn of preparation. Start if your performers are readier than the others'."
    ),
    Clause.DOUBLE_VOTE: "The votes lie open. A Double Vote makes one's own count once more.",
    Clause.TURN_END: (
        "Before the turn ends cards may be played, and the Show Organizer given back to start next. Nobody has to."
    ),
    Clause.PERFORMING: (
        "Each of your performers is on once, in your order. An outstanding one may be flipped for its prestige "
        "instead, once and for all."
    ),
    Clause.BENEFITS: "A benefit gives cubes of your choice. Take what your performers ask for next.",
    Clause.TRAILERS: (
        "A trailer lowers a performer's salary by a coin for good. It also counts if you hold the Trailer Bonus."
    ),
    Clause.PICKING: (
        "You keep one of two cards, the other goes under the deck. You may hold two, and one more for each magician."
    ),
    Clause.SALARIES: (
        "All your people are paid now. Each coin that you lack costs a prestige, so play cards for coins before."
    ),
    Clause.SKIPPING: "You name those who are not paid in this show. The highest salaries save most.",
    Clause.HAND: "You hold more cards than you may. Play what can be played, or discard.",
}
