"""Questions on buying, the auction, trade, and the stars that move with tokens."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below
from rules.colosseum.clauses import Clause
from rules.colosseum.drills.tables import ARENAS, PLAYERS, does, has, table, you
from rules.colosseum.engine import step
from rules.colosseum.moves import Bid, BuyProgram, DropOut, Offer, Open, Pass
from rules.colosseum.pieces import FOR_SALE, NOTHING, STANDARD, STARS, count, plus, program
from rules.colosseum.refusals import explain
from rules.colosseum.stars import holders
from rules.colosseum.state import Bidding, Investing, Opening, Player, State, Trading, position
from rules.colosseum.wording import asset_name, coins_text, goods_text
from rules.core import Randomness, Seat, clockwise, listing, name_seats
from rules.teaching.drill import Question, among, yes_no
from rules.wording import capital, plural


def star(rng: Randomness) -> Question:
    """Ask who holds a star."""
    asset = STARS[below(len(STARS), rng)]
    before = 3 + below(2, rng)
    after = (before - below(2, rng), 1 + below(5, rng), 1 + below(5, rng))
    held = tuple(0 if other is asset else None for other in STARS)
    players = tuple(
        Player(arena, tokens=plus(NOTHING, (asset,) * number)) for arena, number in zip(ARENAS, after, strict=True)
    )
    holder = holders(players, held)[STARS.index(asset)]
    right = "nobody" if holder is None else PLAYERS[holder]
    name = asset_name(asset)
    text = (
        f"You hold the {name} star with {before}. Now you have {after[0]}, Ben {after[1]}, Cleo {after[2]} of them. "
        "Who holds it?"
    )
    why = "The most, three or more, hold it; an equal does not take it away; several who overtake leave it to nobody."
    return among(text, right, (*PLAYERS, "nobody"), why, Clause.STARS, rng)


def buying(rng: Randomness) -> Question:
    """Whether a program may be bought."""
    wanted, spaces = program(FOR_SALE[below(len(FOR_SALE), rng)]), 2 + below(3, rng)
    produced = tuple(sorted({6, *(11 + below(14, rng) for _ in range(below(2, rng)))} - {wanted.number}))
    owned = 11 + below(len(FOR_SALE), rng)
    coins = wanted.price + below(12, rng) - 3
    programs = tuple(sorted({*produced, *{owned} - {wanted.number}}))
    player = attrs.evolve(you(spaces), coins=coins, programs=programs, produced=produced)
    refusal = explain(table(player, Investing(0)), 0, BuyProgram(wanted.number))
    staged = f"{plural(len(produced), 'program')} {listing(map(str, produced))}"
    idle = listing(str(number) for number in programs if number not in produced)
    others = f", and own {idle}, not yet produced" if idle else ""
    text = (
        f"You have produced {staged}{others}. Your arena has {spaces} spaces, and you have {coins_text(coins)}. May "
        f"you buy program {wanted.number} for {wanted.price}?"
    )
    if refusal is not None:
        return yes_no(text, refusal.text, Clause.PROGRAM, holds=False)
    why = "It can be paid and is above all that you have produced; its arena, and what you own, do not matter yet."
    return yes_no(text, why, Clause.PROGRAM, holds=True)


def opening(rng: Randomness) -> Question:
    """Who holds the initiative after one or more auctions."""
    turn = 1 + below(len(PLAYERS), rng)
    order = clockwise(turn - 1, len(PLAYERS))
    lot = (STANDARD[0],) * 3
    players = tuple(Player(arena) for arena in ARENAS)
    state = position(players, *map(Opening, order), turn=turn, markets=(lot,) * 5)
    state = attrs.evolve(state, draw=lot * 5)
    told: list[str] = []
    clause = Clause.INITIATIVE
    for _ in range(1 + below(3, rng)):
        if not isinstance(state.step, Opening):
            break
        opener, buyer, state = _auctioned(state, rng)
        clause = Clause.INITIATIVE if buyer in (opener, None) else Clause.SALE
        told.append(_told(opener, buyer))
    following = state.step
    right = PLAYERS[following.actor] if isinstance(following, Opening) else "nobody"
    first = "you begin" if order[0] == 0 else f"{PLAYERS[order[0]]} begins"
    text = f"You, Ben and Cleo sit clockwise; {first}. {'. '.join(told)}. Who may open the next market?"
    why = "A beaten opener opens again; else the next on the left, but nobody who has won a lot this turn."
    return among(text, right, (*PLAYERS, "nobody"), why, clause, rng)


def _auctioned(state: State, rng: Randomness) -> tuple[Seat, Seat | None, State]:
    """An opener who gives up, or a market that is opened and sold: who opened, who has bought, and the table then."""
    opening = state.step
    assert isinstance(opening, Opening)
    opener = opening.actor
    if below(4, rng) == 0:
        return opener, None, step(state, opener, Pass())
    inside = [seat for seat in range(state.seats) if seat not in state.winners]
    buyer = inside[below(len(inside), rng)]
    state = step(state, opener, Open(next(place for place, lot in enumerate(state.markets) if lot), 8))
    while isinstance(bidding := state.step, Bidding):
        seat = bidding.actor
        state = step(state, seat, Bid(bidding.high + 1) if seat == buyer else DropOut())
    return opener, buyer, state


def _told(opener: Seat, buyer: Seat | None) -> str:
    if buyer is None:
        return capital(f"{does(opener, 'give')} up the initiative")
    opened = f"{does(opener, 'open')} a market"
    return capital(f"{opened} and wins it" if buyer == opener > 0 else f"{opened}, and {does(buyer, 'win')} it")


_COINS: Final = 6


def offer(rng: Randomness) -> Question:
    """Whether an offer may be made."""
    ours, theirs = STANDARD[below(6, rng)], STANDARD[6 + below(6, rng)]
    held, asked = (ours,) * (1 + below(2, rng)), (theirs,) * (1 + below(2, rng))
    give, take = (ours,) * below(3, rng), (theirs,) * below(3, rng)
    coins = (below(_COINS + 2, rng) - 2) * (1 if below(2, rng) else -1) if below(2, rng) else 0
    purses = below(_COINS, rng), below(_COINS, rng)
    player = attrs.evolve(you(), tokens=count(held), coins=purses[0])
    ben = Player(ARENAS[1], tokens=count(asked), coins=purses[1])
    state = table(player, Trading(0), others=(ben, Player(ARENAS[2])))
    refusal = explain(state, 0, Offer(1, give, take, coins))
    sides = goods_text(held, purses[0]), goods_text(asked, purses[1])
    text = (
        f"You are the trader and have {sides[0]}; {has(1)} {sides[1]}. May you offer him "
        f"{goods_text(give, coins) or 'nothing'} for {goods_text(take, -coins) or 'nothing'}?"
    )
    if refusal is not None:
        return yes_no(text, name_seats(refusal.text, ("You", "Ben", "Cleo")), refusal.clause, holds=False)
    return yes_no(text, "Both give something, and both have it now.", Clause.OFFER, holds=True)
