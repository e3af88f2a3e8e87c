"""The end of a turn as pictures: a used token that leaves the game, and the donation of the winner of the podium."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.colosseum.decisions.closing import CleanUpDecision, DonationDecision
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.own import own_programs, possessions
from circus_tui.screens.colosseum.pictures.prospects import gain, star_moves, star_words
from circus_tui.screens.colosseum.pictures.things import Sight, dim, duty, gold, no, short_name, sign, token, yes
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.token_table import TokenLine, TokenLines
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import AskDonation, DiscardUsed, Move
from rules.colosseum.state import Donating, State
from rules.colosseum.wording import number_of
from rules.core import Seat

Closing = CleanUpDecision | DonationDecision
_OWN_CELLS = 46
_BAR = 32
"""Cells of the bar of the largest event of a turn."""


def closing(seen: Sight, decision: Closing) -> Pictures:
    """Every zone of a clean-up or a donation."""
    zones: dict[str, Zone[Any]] = {
        **seats.panels(seen, _notes(seen)),
        "choices": _choices(seen, decision),
        "told": _turn(seen),
    }
    if seen.roomy:
        zones["own-foot"] = own_programs(seen, _OWN_CELLS, 8)
    else:
        zones["own"] = possessions(seen)
    return Pictures("closing", zones, _sentence(seen, decision), _asks(seen, decision))


def _notes(seen: Sight) -> dict[Seat, str]:
    podium = seen.view.podium
    return {} if podium is None else {podium: "podium"}


def _choices(seen: Sight, decision: Closing) -> Zone[TokenLines]:
    lines = tuple(_line(seen, decision, place, move) for place, move in enumerate(decision.choices))
    donating = isinstance(decision, DonationDecision)
    heads = (dim("you have"), dim("what that would change"))
    title = f"What {seen.names[_donor(seen)]} would give you" if donating else "Out of the game goes one of these"
    return Zone(TokenLines(heads, (8, 20), lines), gold(title), (), "heavy")


def _donor(seen: Sight) -> Seat:
    step = seen.view.step
    return step.donor if isinstance(step, Donating) else 0


def _line(seen: Sight, decision: Closing, place: int, move: Move) -> TokenLine:
    here = place == decision.cursor
    if not isinstance(move, DiscardUsed | AskDonation):
        return TokenLine(Span("–", "dim"), "nothing", ((), dim("ask for nothing")), here, target=place)  # noqa: RUF001
    have = seen.view.players[decision.seat].tokens[move.asset.index]
    step = 1 if isinstance(move, AskDonation) else -1
    count = row(Span(f"{have} → {have + step}", "green bold" if step > 0 else "orange bold"))
    after = colosseum.step(seen.view, decision.seat, move)
    words = _changed(seen, after) or "no program or star of yours changes"
    return TokenLine(
        sign(move.asset),
        token(move.asset).narrow,
        (count, row(Span(words, "ink" if here else "dim"))),
        here,
        target=place,
    )


def _changed(seen: Sight, after: State) -> str:
    """What would change for who looks, and which stars would move at all."""
    found = gain(seen.view, after, seen.seat)
    parts = [f"{short_name(each.program)} {each.text}" for each in found.changes]
    parts += [star_words(seen, move) for move in star_moves(seen.view.stars, after.stars)]
    return "; ".join(parts)


def _turn(seen: Sight) -> Zone[Rows]:
    """What everybody has produced in this turn, and who has the podium."""
    rows: list[Row] = []
    for seat in seen.view.order:
        words = f"podium: +{FIGURES.spectators.podium} at every event" if seat == seen.view.podium else ""
        podium, staged = Span(words, "gold"), _staged(seen, seat)
        rows += [staged, row(" " * 17, podium)] if seen.roomy else [row(*staged, Span("   "), podium)]
    return Zone(Rows(tuple(rows)), gold("This turn"))


def _staged(seen: Sight, seat: Seat) -> Row:
    """What a player has produced in this turn; with room the spectators as a bar."""
    performances = seen.view.performances or (None,) * seen.view.seats
    performance = performances[seat]
    if performance is None:
        return row(" ", seat_chip(seat), Span(f" {seen.names[seat]} produced nothing", "dim"))
    total = performance.spectators.total
    most = max(each.spectators.total for each in performances if each is not None)
    bar = f"{'█' * round(total * _BAR / most)} " if seen.roomy else ""
    return row(
        " ",
        seat_chip(seat),
        Span(f" {short_name(performance.program):<11}", "ink"),
        Span(bar, seat_role(seat)),
        Span(f"{total}", "gold bold"),
        Span(" spectators", "dim"),
    )


def _sentence(seen: Sight, decision: Closing) -> Row:
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    move = decision.move
    after = colosseum.step(seen.view, decision.seat, move)
    changed = _changed(seen, after)
    match move:
        case DiscardUsed(asset):
            return yes(
                seen,
                f"Put {number_of(1, asset)} out of the game",
                "" if changed else "no program or star of yours changes",
                changed,
            )
        case AskDonation(asset):
            return yes(
                seen,
                f"Ask {seen.names[_donor(seen)]} for {number_of(1, asset)}",
                changed or "no program of yours needs it",
            )
        case _:
            return yes(seen, "Ask for nothing")


def _asks(seen: Sight, decision: Closing) -> Row:
    if isinstance(decision, DonationDecision):
        donor = seen.names[_donor(seen)]
        return duty(
            seen,
            f"you are last: ask {donor}, who has the podium, for one token, or for nothing.",
            f"you are last: ask {donor} for a token, or for nothing.",
            f"ask {donor} for a token, or for nothing.",
            "ask for a token, or for nothing.",
        )
    return duty(
        seen,
        "one token that your event used leaves the game: choose which.",
        "choose a used token that leaves the game.",
        "choose a used token to put out.",
    )
