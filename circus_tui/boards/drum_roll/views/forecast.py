"""What a show would bring if it began now: in one line, or source by source."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views.sight import Sight, headed, region_text, tag
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.performer import bringing
from circus_tui.paint import Block, Row, Span, row, shortened, wrapped
from rules.core import Seat
from rules.drum_roll.cards import LEVELS, Benefit
from rules.drum_roll.outlook import Forecast, if_the_show_began, prospect, regions_ahead
from rules.drum_roll.salaries import salaries
from rules.drum_roll.state import EMPTY, Act, Player, State
from rules.drum_roll.steps import Performing

_LABEL: Final = 10
_BEFORE: Final = ("If the show began now: ", "Show now: ", "Now ")
_LEFT: Final = ("The rest of the show: ", "Rest: ")


def summary(sight: Sight, seat: Seat) -> Row:
    """The whole show in one line: what it earns, who is fired, what is paid, what is left."""
    table = _to_come(sight.view, seat)
    if table is None:
        return _so_far(sight, seat)
    told = if_the_show_began(table, seat)
    earned = _earned(told.act_coins + told.vendor, told.act_prestige + told.region + told.orchestra)
    fired = ", ".join(act.performer.name for act in told.fired)
    lost = f"-{told.compensation}{glyphs.COIN} -{told.penalty}{glyphs.STAR}"
    firing = (f", {fired} fired ({lost})", f", {len(told.fired)} fired ({lost})") if told.fired else ("",)
    left = f"{told.final_coins}{glyphs.COIN} {told.final_prestige}{glyphs.STAR}"
    short = f" (short of {told.unpaid})" if told.unpaid else ""
    rest = f", pay {told.salaries}{short}: {left}"
    starts = _LEFT if _is_on(sight.view, seat) else _BEFORE
    wordings = [f"{start}{earned}{each}{rest}" for start in starts for each in firing]
    bad = told.fired or told.unpaid
    return row(Span(f" {best(wordings, sight.cells - 2)}", "bad" if bad else "good"))


def _earned(coins: int, prestige: int) -> str:
    return bringing(Benefit(coins=coins, prestige=prestige)) if coins or prestige else "nothing"


def _is_on(view: State, seat: Seat) -> bool:
    """Whether the seat is giving its show, or has given it, while others have not."""
    return view.in_show and view.players[seat].tally.show == view.turn.show


def _to_come(view: State, seat: Seat) -> State | None:
    """The table on which the show, or what is left of it, is reckoned; None if nobody is left to be on.

    Who has been on already counts like somebody flipped in this show: no benefit any more, but the salary is due.
    """
    if not _is_on(view, seat):
        return view
    left = [
        code
        for step in (*view.agenda, view.step)
        if isinstance(step, Performing) and step.seat == seat
        for code in step.left
    ]
    if not left:
        return None
    player = view.players[seat]
    acts = tuple(
        act if act.flipped or act.id in left else attrs.evolve(act, filled=EMPTY, flipped=view.turn.show)
        for act in player.acts
    )
    return view.with_player(seat, attrs.evolve(player, acts=acts))


def _so_far(sight: Sight, seat: Seat) -> Row:
    """What a show that has begun has come to."""
    player = sight.player(seat)
    tally = player.tally
    earned = _earned(tally.coins + tally.vendor, tally.prestige + tally.lost)
    lost = f", {tally.fired} fired, lost {tally.lost}{glyphs.STAR}" if tally.lost else ""
    due = tally.salaries or sum(salaries(player, sight.view.turn.show).values())
    paid = "paid" if tally.salaries else "to pay"
    owed = 0 if tally.salaries else max(0, due - player.coins)
    have = f"you have {player.coins}{f' (short of {owed})' if owed else ''}"
    long = f"This show so far: {earned}{lost}; salaries {paid} {due}, {have}"
    short = f"So far {earned}{lost}; {paid} {due}, {have}"
    return row(Span(f" {best((long, short), sight.cells - 2)}", "bad" if owed else "good"))


def full(sight: Sight, seat: Seat) -> Block:
    """Source by source, with the regions to come."""
    table = _to_come(sight.view, seat)
    if table is None:
        return _tally(sight, seat)
    told = if_the_show_began(table, seat)
    player = sight.player(seat)
    head = headed(
        sight,
        Span((_LEFT if _is_on(sight.view, seat) else _BEFORE)[0].rstrip(": "), "heading"),
        "  ",
        tag(seat),
        Span(f" {sight.names[seat]}", "strong"),
        f" has {player.coins}{glyphs.COIN} {player.prestige}{glyphs.STAR}",
    )
    parts = (
        ("Acts", _acts(table.players[seat])),
        ("Fired", _fired(told)),
        ("Region", _region(sight, seat, told)),
        ("Personnel", f"+{told.orchestra}{glyphs.STAR} +{told.vendor}{glyphs.COIN}"),
        ("Salaries", _salaries(sight, seat, told)),
        ("Left", f"{told.final_coins}{glyphs.COIN} {told.final_prestige}{glyphs.STAR}{_debt(sight, told)}"),
    )
    rows: list[Row] = [head]
    for label, text in parts:
        role = "bad" if (label == "Fired" and told.fired) or (label == "Left" and told.unpaid) else "heading"
        for y, line in enumerate(wrapped(text, sight.cells - _LABEL - 3, most=2)):
            rows.append(row(" ", Span(f"{'' if y else label:<{_LABEL}}", role), " ", *line))
    return tuple(shortened(each, sight.cells) for each in rows)


def _tally(sight: Sight, seat: Seat) -> Block:
    """The show that has begun, source by source."""
    tally, star, coin = sight.player(seat).tally, glyphs.STAR, glyphs.COIN
    head = headed(sight, Span("The show so far", "heading"), "  ", tag(seat), Span(f" {sight.names[seat]}", "strong"))
    parts = (
        ("Acts", f"{tally.coins}{coin} {tally.performances}{star}, flips {tally.flips}{star}"),
        ("Applause", f"{tally.applause}{star}"),
        ("Region", f"{tally.region}{star}"),
        ("Personnel", f"{tally.orchestra}{star} {tally.vendor}{coin}"),
        ("Fired", f"{tally.fired}; lost by firing and debts {tally.lost}{star}"),
        ("Salaries", f"{tally.salaries}{coin}, not paid {tally.unpaid}{coin}"),
    )
    rows = (row(" ", Span(f"{label:<{_LABEL}}", "heading"), f" {text}") for label, text in parts)
    return (head, *rows, _so_far(sight, seat))


def _acts(player: Player) -> str:
    each = ", ".join(
        f"{act.performer.name} {LEVELS[act.ready]} {bringing(act.performer.benefit(act.ready))}"
        for act in player.acts
        if act.ready
    )
    return each or "nobody would perform"


def _fired(told: Forecast) -> str:
    if not told.fired:
        return "nobody"
    names = ", ".join(act.performer.name for act in told.fired)
    return f"{names}: -{told.compensation}{glyphs.COIN} -{told.penalty}{glyphs.STAR}"


def _region(sight: Sight, seat: Seat, told: Forecast) -> str:
    here, *later = regions_ahead(sight.view, seat) or (None,)
    if here is None:
        return "not dealt yet"
    then = f"; then {', '.join(region.name for region in later if region)}" if later else ""
    return f"{here.name}, {region_text(here)}: +{told.region}{glyphs.STAR}{then}"


def _salaries(sight: Sight, seat: Seat, told: Forecast) -> str:
    gone = {act.id for act in told.fired}
    due = salaries(sight.player(seat), sight.view.turn.show).keys() - gone
    skipped = f", {told.skipped}{glyphs.COIN} skipped" if told.skipped else ""
    return f"-{told.salaries}{glyphs.COIN} for {len(due)} member{'' if len(due) == 1 else 's'}{skipped}"


def _debt(sight: Sight, told: Forecast) -> str:
    if not told.unpaid:
        return ""
    lost = told.unpaid * sight.view.figures.unpaid_coin_penalty
    return f", {told.unpaid}{glyphs.COIN} not paid: -{lost}{glyphs.STAR}"


def now(sight: Sight, seat: Seat, act: Act) -> tuple[str, ...]:
    """What a performer would do in a show that began now, the longest wording first."""
    seen = prospect(sight.view, seat, act)
    if act.flipped:
        return (f"pay {seen.salary}", f"-{seen.salary}{glyphs.COIN}")
    if not seen.level:
        lost = f"-{seen.compensation}{glyphs.COIN} -{seen.penalty}{glyphs.STAR}"
        return (f"fired: {lost}", lost, "fired")
    text = bringing(seen.benefit)
    return (f"{LEVELS[seen.level]}: {text}, pay {seen.salary}", f"{LEVELS[seen.level]}: {text}", text)
