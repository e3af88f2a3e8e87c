"""Colosseum, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from circus_tui.plain.contract import Composer, Field, Lines, Teller, Unread, Verb
from circus_tui.plain.games.deals import HAGGLING, offer, offer_parts, spelt
from rules.colosseum.medals import describe
from rules.colosseum.moves import CashMedal, TokenToMedal
from rules.colosseum.pieces import ASSETS, NOBLES, PROGRAMS, STARS, Asset, Counts, program
from rules.colosseum.state import MovingNobles, Player, State
from rules.colosseum.wording import (
    asset_name,
    coins_text,
    lot_text,
    medals_text,
    noble_name,
    number_of,
    program_name,
    tokens_text,
)
from rules.core import Seat, listing
from rules.wording import capital, counted, seat_name


def hand(view: State, seat: Seat) -> Lines:
    """What a seat owns, and how far each of its programs has come."""
    player = view.players[seat]
    programs = tuple(_owned(player, number) for number in player.programs)
    rolled = view.step
    dice: tuple[str, ...] = ()
    if isinstance(rolled, MovingNobles) and rolled.actor == seat:
        dice = (f"The dice: {listing(f'die {die + 1}, {rolled.faces[die].id}' for die in rolled.unused)}.",)
    return (f"You have {_goods(player)}.", *programs, *dice)


def _owned(player: Player, number: int) -> str:
    owned = program(number)
    lacks = [
        number_of(needed - player.tokens[asset.index], asset)
        for asset, needed in owned.need
        if needed > player.tokens[asset.index]
    ]
    built = "" if owned.spaces <= player.arena.spaces else f", the arena needs {owned.spaces} spaces"
    staged = ", produced before" if number in player.produced else ""
    return f"{capital(program_name(number))}: lacks {listing(lacks) or 'nothing'}{built}{staged}."


def _goods(player: Player) -> str:
    extras = [medals_text(player.medals)] if player.medals else []
    extras += [counted(player.tickets, "season ticket")] if player.tickets else []
    extras += ["the loge"] if player.loge else []
    extras += [counted(player.podiums, "podium")] if player.podiums else []
    return listing([coins_text(player.coins), *extras, tokens_text(_spread(player.tokens))])


def _spread(counts: Counts) -> Iterator[Asset]:
    for asset, number in zip(ASSETS, counts, strict=True):
        yield from [asset] * number


def table(view: State) -> Lines:
    """Markets, nobles, arenas, and what everybody owns."""
    return tuple(_table(view))


def _table(view: State) -> Iterator[str]:
    yield f"Turn {view.turn} of 5."
    for number, lot in enumerate(view.markets, start=1):
        yield f"Market {number}: {lot_text(lot) or 'sold'}."
    where = listing(f"{noble_name(noble)} on {space}" for noble, space in zip(NOBLES, view.nobles, strict=True))
    yield f"Nobles: {where}."
    for seat, player in enumerate(view.players):
        inside = player.arena.inside
        arena = f"the arena has {player.arena.spaces} spaces, {inside[0]} to {inside[-1]}"
        programs = f"programs {listing(map(str, player.programs))}" if player.programs else "no program"
        stars = [asset_name(star) for star, holder in zip(STARS, view.stars, strict=True) if holder == seat]
        held = f"; stars for {listing(stars)}" if stars else ""
        yield f"{seat_name(seat)}: best event {player.best}; {_goods(player)}; {arena}; {programs}{held}."
    for each in PROGRAMS:
        if each.number in view.for_sale:
            yield f"For sale: {_printed(each.number)}"
    for each in PROGRAMS:
        if any(each.number in player.programs for player in view.players):
            yield f"Owned: {_printed(each.number)}"


def _printed(number: int) -> str:
    each = program(number)
    needs = listing(number_of(count, asset) for asset, count in each.need)
    crowd = ", ".join(map(str, each.table))
    price = f" costs {coins_text(each.price)}," if each.price else ""
    return (
        f"{program_name(number)}{price} needs {needs} and {each.spaces} spaces;"
        f" spectators with nothing missing, 1 missing and so on: {crowd}."
    )


def _market(view: Any, market: int) -> str:
    return f"market {market + 1}: {lot_text(view.markets[market])}"


def _noble(view: Any, noble: Any) -> str:
    return f"{noble_name(noble)} on space {view.nobles[noble.index]}"


def _program(view: Any, number: int) -> str:
    return program_name(number)


def _bargain(view: Any, seat: Seat, names: Sequence[str], answers: Sequence[str]) -> Any:
    if isinstance(view, State):
        return offer(seat, names, answers)
    raise Unread("There is nobody to trade with.")


TELLER: Final = Teller(
    hand,
    table,
    (
        Verb("buy program", ("buy_program",)),
        Verb("buy ticket", ("buy_ticket",)),
        Verb("buy", ("buy_program",)),
        Verb("ticket", ("buy_ticket",)),
        Verb("loge", ("build_loge",)),
        Verb("second medals", ("extra_investment",), {"pay": "medals"}),
        Verb("second token", ("extra_investment",), {"pay": "token"}),
        Verb("drop", ("drop_out",)),
        Verb("raise", ("bid",)),
        Verb("roll", ("roll",), {"faces": None}),
        Verb("move", ("move_noble",)),
        Verb("medal", ("medal_move",)),
        Verb("produce", ("produce",)),
        Verb("cash", ("cash_medal",)),
        Verb(describe(CashMedal()), ("cash_medal",)),
        Verb(describe(TokenToMedal()), ("token_to_medal",)),
        Verb("ask", ("ask_donation",)),
        Verb("discard", ("discard_used",)),
    ),
    (
        "buy 12",
        "expand left",
        "open 2 12",
        "bid 14",
        "drop",
        "offer Ben 2 horses for 1 torch and 3 coins",
        "produce 5",
        "move consul 1 by 3",
    ),
    {
        "market": Field("Which market?", from_one=True, called=_market),
        "bid": Field("For how many coins?"),
        "coins": Field("For how many coins?"),
        "noble": Field("Which noble?", called=_noble),
        "steps": Field("How many spaces?"),
        "dice": Field("With which dice?", from_one=True, typed=False),
        "number": Field("Which program?", called=_program),
        "program": Field("Which program?", called=_program),
        "jokers": Field("With how many jokers?"),
        "medals": Field("Paying how many medals?"),
    },
    kinds={
        "buy_program": "buy a program",
        "open": "open a market",
        "move_noble": "move a noble",
        "medal_move": "move a noble for a medal",
        "produce": "produce a program",
        "offer": "offer a deal",
    },
    spelt={"offer": spelt},
    haggling=HAGGLING,
    composers={
        "offer": Composer(
            "offer a deal of your own",
            (
                "With whom?",
                "What do you give? Such as: 2 horses and 3 coins.",
                "What do you want for it?",
            ),
            _bargain,
            offer_parts,
        ),
    },
)
