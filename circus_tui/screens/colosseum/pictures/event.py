"""Staging an event as pictures: the programs as cards, how the spectators add up, medals and jokers, coins after it."""

from __future__ import annotations

from typing import Any, assert_never

from circus_tui.drawing.glyphs import TIMES
from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.produce import DecideDecision, StageDecision, drawn, most_jokers
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.nobles import SOURCES, Origin
from circus_tui.screens.colosseum.pictures.prospects import podium_words
from circus_tui.screens.colosseum.pictures.ring import guests
from circus_tui.screens.colosseum.pictures.things import (
    Sight,
    dim,
    duty,
    gold,
    kind_of,
    lacks,
    lacks_by_sign,
    needs,
    no,
    short_name,
    yes,
)
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.crowd_bars import CrowdPart
from circus_tui.widgets.crowd_sum import CrowdSum, Source
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip
from circus_tui.widgets.show_cards import ShowCard, Shows
from circus_tui.widgets.text_rows import Rows
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import Produce
from rules.colosseum.outlook import Outlook, nobles_inside, outlooks, spectators
from rules.colosseum.pieces import JOKER, program
from rules.colosseum.producing import dice_of
from rules.colosseum.state import Spectators, State
from rules.wording import counted

Staging = StageDecision | DecideDecision


def _signs(seen: Sight, decision: Staging) -> Row:
    """What the signs on the programs mean, as far as they are there."""
    jokers = seen.view.players[decision.seat].tokens[JOKER.index]
    return dim("▮ there   ▯ missing" + ("   ✦ jokers stand in" if jokers else ""))


def event(seen: Sight, decision: Staging) -> Pictures:
    """Every zone of an event, whether it is produced now, or one decides whether to roll for it."""
    staging = isinstance(decision, StageDecision)
    title = "Produce one of these" if staging else "What your programs would draw as the nobles stand"
    zones: dict[str, Zone[Any]] = {
        **seats.panels(seen),
        "shows": Zone(
            _cards(seen, decision),
            gold(title),
            _signs(seen, decision) if not seen.roomy else (),
            "heavy",
        ),
        "sum": Zone(_sum(seen, decision), gold("The spectators add up")),
    }
    if not seen.roomy:
        zones["own"] = Zone(Rows((seats.tokens_row(seen, "You hold"),)), frame="bare")
    return Pictures("event", zones, _sentence(seen, decision), _asks(seen, decision))


def _cards(seen: Sight, decision: Staging) -> Shows:
    cards = []
    for place, outlook in enumerate(outlooks(seen.view, decision.seat)):
        here = place == decision.cursor
        total = (
            _total(decision)
            if here and isinstance(decision, StageDecision)
            else drawn(seen.view, decision.seat, outlook)
        )
        staged = program(outlook.program)
        titles = (f"{outlook.program} {staged.name}", f"{outlook.program} {short_name(outlook.program)}")
        cards.append(
            ShowCard(titles, needs(outlook), str(total) if total else "✗", _notes_on(outlook, lit=here), here, place)
        )
    return Shows(tuple(cards), "You own no program.")


def _notes_on(outlook: Outlook, *, lit: bool) -> tuple[Row, ...]:
    """What is missing, or why it cannot be produced, in words, and by signs where there is no room for words."""
    roles = ("playbill-bad bold", "playbill-good bold") if lit else ("dusk-ink bold", "green")
    bad, good = roles
    staged = program(outlook.program)
    if not outlook.fits:
        return (row(Span(f"✗ needs an arena of {staged.spaces}", bad)), row(Span(f"✗ arena of {staged.spaces}", bad)))
    short = outlook.missing_at_best - len(staged.table) + 1
    if short > 0:
        return (row(Span(f"✗ {counted(short, 'token')} too few", bad)),)
    jokers = most_jokers(outlook)
    if not outlook.missing:
        return (row(Span("✓ complete", good)),)
    stand = f", {jokers} ✦ can stand in" if jokers else ""
    role = bad if lit else "dusk-dim"
    return row(Span(f"lacks {lacks(outlook)}{stand}", role)), row(Span(f"lacks{lacks_by_sign(outlook)}", role))


def _came(seen: Sight, decision: Staging) -> Spectators | None:
    found = outlooks(seen.view, decision.seat)
    if not found:
        return None
    outlook = found[decision.cursor]
    if not outlook.fits:
        return None
    if isinstance(decision, StageDecision):
        return spectators(seen.view, decision.seat, outlook.program, decision.jokers, decision.medals)
    return spectators(seen.view, decision.seat, outlook.program, most_jokers(outlook))


def _total(decision: StageDecision, *, jokers: int = 0, medals: int = 0) -> int | None:
    """The sum with so many jokers and medals more or fewer; None if that is not allowed."""
    move = Produce(decision.outlook.program, decision.jokers + jokers, decision.medals + medals)
    if decision.refusal_of(move) is not None:
        return None
    came = spectators(decision.view, decision.seat, move.program, move.jokers, move.medals)
    return None if came is None else came.total


def _sum(seen: Sight, decision: Staging) -> CrowdSum:
    came = _came(seen, decision)
    if came is None:
        return CrowdSum((), "", (row(Span("This one cannot be produced now.", "orange")),), (), 1)
    bests = tuple((player.best, seat_chip(seat)) for seat, player in enumerate(seen.view.players) if player.best)
    sources = tuple(
        _source(seen, decision, came, name, word, role) for name, word, role in SOURCES if _counts(seen, decision, name)
    )
    most = max(40, came.total, *(number for number, _ in bests))
    return CrowdSum(
        sources, str(came.total), _words(seen, decision, came.total), bests, most, _notes(seen, decision, came)
    )


def _counts(seen: Sight, decision: Staging, name: Origin) -> bool:
    """Whether a source may bring somebody at all, whatever is produced: so the tiles stay where they are."""
    player = seen.view.players[decision.seat]
    match name:
        case "table":
            return True
        case "programs":
            return bool(player.produced)
        case "stars":
            return decision.seat in seen.view.stars
        case "nobles":
            return bool(nobles_inside(seen.view, decision.seat))
        case "medals":
            return bool(player.medals) and isinstance(decision, StageDecision)
        case "tickets":
            return bool(player.tickets)
        case "podiums":
            return bool(player.podiums)
        case _:
            assert_never(name)


def _source(seen: Sight, decision: Staging, came: Spectators, name: Origin, word: str, role: str) -> Source:
    view, seat = seen.view, decision.seat
    player = view.players[seat]
    number: int = getattr(came, name)
    part = CrowdPart(number, word, role)
    each = FIGURES.spectators
    match name:
        case "table":
            return _program_source(decision, part, outlooks(view, seat)[decision.cursor])
        case "programs":
            return _times(part, "Earlier programs", number // each.previous_program, each.previous_program, " before")
        case "tickets":
            return _times(part, "Tickets", player.tickets, each.season_ticket)
        case "podiums":
            return _times(part, "Podium", player.podiums, each.podium)
        case "stars":
            return _times(part, "Stars", number // each.star, each.star, " used")
        case "nobles":
            inside = nobles_inside(view, seat)
            names = ", ".join(map(kind_of, inside)) if len(inside) < 3 else f"{len(inside)} in your arena"
            return Source(part, "Nobles", names, "+".join(str(noble.spectators) for noble in inside))
        case "medals":
            paid = decision.medals if isinstance(decision, StageDecision) else 0
            text = f"of your {player.medals}"
            return Source(part, "Medals paid", text, text, str(paid), "fewer", "medal")
        case _:
            assert_never(name)


def _times(part: CrowdPart, title: str, many: int, each: int, word: str = "") -> Source:
    """The tile of a source that brings the same number each time."""
    return Source(part, title, f"{many}{word}, {each} each", f"{many} {TIMES} {each}")


def _program_source(decision: Staging, part: CrowdPart, outlook: Outlook) -> Source:
    """The tile of the program itself; where jokers can stand in, their number is set there."""
    size = program(outlook.program).size
    jokers = decision.jokers if isinstance(decision, StageDecision) else most_jokers(outlook)
    missing = outlook.missing - jokers
    detail = f"{missing} of {size} missing" if missing else "complete"
    if jokers or (isinstance(decision, StageDecision) and most_jokers(outlook)):
        return Source(
            part,
            f"The program, ✦ {jokers}",
            f"{detail}, {jokers} ✦",
            f"{missing} miss.",
            str(jokers),
            "jokers",
            "jokers",
        )
    return Source(part, "The program", detail, f"{missing} missing" if missing else "complete")


def _words(seen: Sight, decision: Staging, total: int) -> tuple[Row, ...]:
    """What stands behind the sum: spectators, coins, and whether that leads."""
    player = seen.view.players[decision.seat]
    lead = podium_words(seen, total)
    stays = f"the best stays {player.best}" if total <= player.best else f"the best rises from {player.best or 'none'}"
    said = lead if total > player.best and lead else stays
    role = "green bold" if total > player.best and (not lead or lead.startswith("beats")) else "orange"
    if seen.roomy:
        return (
            row(Span("spectators, ", "ink"), Span(f"+{counted(total, 'coin')}", "gold bold")),
            row(Span(f"{player.coins} → {counted(player.coins + total, 'coin')}", "dim")),
            row(Span(said, role)),
        )
    return (
        row(Span(f"= {total} ", "green bold"), Span("spectators", "ink")),
        row(Span(f"+{counted(total, 'coin')}: {player.coins + total}", "gold")),
    )


def _notes(seen: Sight, decision: Staging, came: Spectators) -> tuple[Row, ...]:
    player = seen.view.players[decision.seat]
    said = [Span(f"your best {player.best or 'none'} ", "dim")]
    if came.total > player.best:
        said.append(Span(f"▸ {came.total}", "green bold"))
    else:
        said.append(Span(f"stays {player.best}", "orange"))
    lead = podium_words(seen, came.total)
    if lead:
        said.append(Span(f"   {lead}", "green" if lead.startswith("beats") else "dim"))
    more = _more(decision)
    rows = [row(*said, Span(f"   {more}" if more else "", "dim"))]
    rows.append(row(Span("in your arena: ", "dim"), *guests(seen, decision.seat)))
    return tuple(rows)


def _more(decision: Staging) -> str:
    """How one medal more or one joker fewer would change the sum."""
    if not isinstance(decision, StageDecision):
        return ""
    parts = []
    more, fewer = _total(decision, medals=1), _total(decision, jokers=-1)
    if more is not None:
        parts.append(f"{'another' if decision.medals else 'a'} medal would make {more}")
    if fewer is not None:
        parts.append(f"without a joker {fewer}")
    return "; ".join(parts)


def _sentence(seen: Sight, decision: Staging) -> Row:
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    if isinstance(decision, DecideDecision):
        dice = "two dice" if dice_of(seen.view, decision.seat) == 2 else "one die"
        return yes(seen, f"Roll {dice} for the nobles", "then you must go on: move nobles, produce an event")
    total = _total(decision) or 0
    player = seen.view.players[decision.seat]
    after: State = colosseum.step(seen.view, decision.seat, decision.move)
    best = (
        f"your best {player.best or 'none'} becomes {total}" if total > player.best else f"the best stays {player.best}"
    )
    coins = f"+{counted(total, 'coin')}: {after.players[decision.seat].coins}"
    more = _more(decision)
    return yes(
        seen,
        f"Produce {program(decision.outlook.program).name}: {total} spectators",
        f"{coins}; {best}{f'; {more}' if more else ''}",
    )


def _asks(seen: Sight, decision: Staging) -> Row:
    if isinstance(decision, DecideDecision):
        if decision.leaving:
            again = f"{key('colosseum.pass')} again"
            return duty(seen, f"you could roll: {again} produces nothing this turn.", f"{again}: no event this turn.")
        return duty(
            seen,
            "roll and produce an event, or produce nothing this turn.",
            "roll and produce, or produce nothing.",
            "roll, or produce nothing.",
        )
    before = ("produce one event; for medals nobles may be moved before.",)
    return duty(seen, *(before if seen.view.players[decision.seat].medals else ()), "produce one event.")
