"""What a lot, a deal, a gift or a loss would change: programs, stars, the podium; asked of the rules, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.colosseum.pictures.things import Sight, short_name, token
from rules import colosseum
from rules.colosseum.auction import LOWEST
from rules.colosseum.moves import Open
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import ADDITIONAL_ACTION, EMPEROR_TOKEN, STARS, Asset, program
from rules.colosseum.state import Opening, State
from rules.core import Seat, with_seat
from rules.wording import counted

_RICHES: Final = 999


@attrs.frozen
class Change:
    """A program of which more or fewer tokens would be there, jokers counted."""

    program: int
    before: int
    after: int
    size: int

    @property
    def completes(self) -> bool:
        """Whether nothing would be missing any more."""
        return self.after == self.size > self.before

    @property
    def text(self) -> str:
        """`1→3/3 ✓`."""
        return f"{self.before}→{self.after}/{self.size}{' ✓' if self.completes else ''}"


@attrs.frozen
class StarMove:
    """A star that would go from one seat to another; None is the supply."""

    star: Asset
    before: Seat | None
    after: Seat | None


@attrs.frozen
class Gain:
    """What a lot would bring a seat: programs, stars, medals, and additional actions."""

    changes: tuple[Change, ...]
    stars: tuple[StarMove, ...]
    medals: int = 0
    actions: int = 0

    @property
    def nothing(self) -> bool:
        """Whether it is of no use."""
        return not (self.changes or self.stars or self.medals or self.actions)


def gain_of_lot(view: State, seat: Seat, market: int) -> Gain:
    """What would come of the lot of a market, if the seat had it."""
    lot = view.markets[market]
    if not lot:
        return Gain((), ())
    after = _won(view, seat, market)
    medals = after.players[seat].medals - view.players[seat].medals
    return attrs.evolve(gain(view, after, seat), medals=medals, actions=lot.count(ADDITIONAL_ACTION))


def _won(view: State, seat: Seat, market: int) -> State:
    """The table if the seat had opened the market with nobody to bid against, and could pay."""
    rich = attrs.evolve(view.players[seat], coins=_RICHES)
    alone = attrs.evolve(
        view,
        players=with_seat(view.players, seat, rich),
        agenda=(Opening(seat),),
        winners=tuple(other for other in range(view.seats) if other != seat),
    )
    return colosseum.step(alone, seat, Open(market, LOWEST))


def gain(before: State, after: State, seat: Seat) -> Gain:
    """How programs and stars of a seat would change."""
    changes = program_changes(outlooks(before, seat), outlooks(after, seat))
    stars = tuple(each for each in star_moves(before.stars, after.stars) if seat in (each.before, each.after))
    return Gain(changes, stars)


def program_changes(before: Sequence[Outlook], after: Sequence[Outlook]) -> tuple[Change, ...]:
    """Programs of which more or fewer tokens would be there."""
    found = []
    for old, new in zip(before, after, strict=True):
        size = program(old.program).size
        one, two = size - old.missing_at_best, size - new.missing_at_best
        if one != two:
            found.append(Change(old.program, one, two, size))
    return tuple(found)


def star_moves(before: Sequence[Seat | None], after: Sequence[Seat | None]) -> tuple[StarMove, ...]:
    """The stars that would change hands."""
    return tuple(StarMove(star, old, new) for star, old, new in zip(STARS, before, after, strict=True) if old != new)


def star_words(seen: Sight, move: StarMove) -> str:
    """`the gladiator star goes from Ben to you`."""
    name = token(move.star).word
    if move.after is None:
        return f"the {name} star goes from {seen.name(move.before or 0)} to the supply"
    whence = "" if move.before is None else f" from {seen.name(move.before)}"
    return f"the {name} star goes{whence} to {seen.name(move.after)}"


def star_row(seen: Sight, move: StarMove) -> Row:
    """`★ gladiator → you`, green if it comes to who looks, orange if it leaves."""
    role = "green bold" if move.after == seen.seat else "orange bold" if move.before == seen.seat else "ink"
    goal = "supply" if move.after is None else seen.name(move.after)
    return row(Span("★ ", "gold bold"), Span(f"{token(move.star).word} → {goal}", role))


def notes_of_gain(seen: Sight, found: Gain, *, lit: bool, numbers: bool) -> list[Row]:
    """A line for each thing that a lot brings, the most telling first; programs by number where room is short."""
    rows: list[Row] = []
    ink, good = ("ink bold", "green bold") if lit else ("dim", "green")
    for move in found.stars:
        gets = move.after == seen.seat
        rows.append(
            row(
                Span("★ ", "gold"),
                Span(f"{token(move.star).code if numbers else token(move.star).word} star", good if gets else "orange"),
            )
        )
    if found.medals:
        rows.append(row(Span("♛ ", "gold"), Span(f"+{counted(found.medals, 'medal')}", good)))
    if found.actions:
        rows.append(row(Span("✚ ", "gold"), Span("buy/medal" if numbers else "2nd buy or medal", good)))
    for change in sorted(found.changes, key=lambda each: (not each.completes, each.program)):
        name = f"{change.program:>2}" if numbers else f"{short_name(change.program):<10}"
        rows.append(row(Span(f"{name} ", ink), Span(change.text, good if change.after > change.before else "orange")))
    return rows


def useless(view: State, seat: Seat, lot: Sequence[Asset]) -> tuple[Asset, ...]:
    """The kinds of a lot that no program of the seat asks for, besides those that are always of use."""
    asked = {asset for number in view.players[seat].programs for asset, _ in program(number).need}
    plain = [asset for asset in dict.fromkeys(lot) if asset.id != "joker"]
    return tuple(asset for asset in plain if asset not in asked and asset not in (EMPEROR_TOKEN, ADDITIONAL_ACTION))


def gain_words(seen: Sight, found: Gain) -> str:
    """What a lot brings in a sentence: `completes Tribute; the gladiator star goes to you`."""
    done = [short_name(each.program) for each in found.changes if each.completes]
    more = [f"{short_name(each.program)} {each.text}" for each in found.changes if not each.completes]
    parts = [f"completes {' and '.join(done)}"] if done else []
    parts += [star_words(seen, move) for move in found.stars]
    if found.medals:
        parts.append(f"♛ becomes {'a medal' if found.medals == 1 else f'{found.medals} medals'}")
    if found.actions:
        parts.append("an additional-action token buys a second investment or becomes a medal")
    return "; ".join(parts + more[: 1 if parts else 3])


def rival_words(seen: Sight, market: int, rivals: Sequence[Seat]) -> str:
    """What the lot would do for the others who can have it: `for Ben it completes Amphitryon`."""
    parts = []
    for seat in rivals:
        found = gain_of_lot(seen.view, seat, market)
        done = [short_name(each.program) for each in found.changes if each.completes]
        stars = [token(move.star).word for move in found.stars if move.after == seat]
        good = [f"completes {' and '.join(done)}"] if done else []
        good += [f"brings the {' and '.join(stars)} star{'s' if len(stars) > 1 else ''}"] if stars else []
        if good:
            parts.append(f"for {seen.names[seat]} it {' and '.join(good)}")
    return "; ".join(parts)


def podium_words(seen: Sight, total: int) -> str:
    """Whether a best of so many would take the lead that brings the podium, or still not."""
    bests = [player.best for seat, player in enumerate(seen.view.players) if seat != seen.seat]
    lead = max(bests, default=0)
    leader = next(
        (seat for seat, player in enumerate(seen.view.players) if seat != seen.seat and player.best == lead), 0
    )
    own = seen.view.players[seen.seat].best
    if total > lead >= own and lead:
        return f"beats {seen.names[leader]}'s {lead}"
    if total <= lead and total > own:
        return f"{seen.names[leader]} stays ahead with {lead}"
    return ""
