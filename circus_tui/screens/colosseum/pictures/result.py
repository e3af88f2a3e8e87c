"""What a turn and the whole games came to: the winner, the best events as bars, how bests grew, what decides ties."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.colosseum.pictures.nobles import SOURCES, parts
from circus_tui.screens.colosseum.pictures.things import Sight, dim, gold, person, short_name, sight, token
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.crowd_bars import CrowdLine, Crowds
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named, seat_chip, seat_letter, seat_role
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.turn_columns import Growth, GrowthChart
from circus_tui.widgets.wall import Honour
from rules import colosseum
from rules.colosseum.pieces import STARS, program
from rules.colosseum.standings import Standing, chart, standings
from rules.colosseum.state import TURNS, Over, Performance, State
from rules.core import Seat, listing
from rules.wording import counted


def result(scene: Scene) -> Pictures:
    """The sums of the games, or of the turn that has just ended."""
    seen = sight(scene)
    if not isinstance(seen.view.step, Over):
        return _turn(seen, scene)
    zones: dict[str, Zone[Any]] = {
        "wall": _honour(seen),
        "bests": bests(seen),
        "turns": turn_by_turn(seen),
        "ties": _ties(seen),
    }
    return Pictures("over", zones)


def _turn(seen: Sight, scene: Scene) -> Pictures:
    """A turn between two others: its events as bars, bests so far, and what was told."""
    told = Told(tuple(named(text, scene.names) for text in scene.news))
    zones: dict[str, Zone[Any]] = {
        "wall": _podium(seen),
        "bests": events(seen),
        "turns": turn_by_turn(seen),
        "told": Zone(told, gold("What happened")),
    }
    return Pictures("turn", zones)


def best_event(view: State, seat: Seat) -> tuple[int, Performance] | None:
    """In which turn a seat's best event was produced, and the event."""
    best = view.players[seat].best
    for number, turn in enumerate(view.turns, start=1):
        performance = turn.performances[seat]
        if performance is not None and performance.spectators.total == best:
            return number, performance
    performance = view.performances[seat] if view.performances else None
    return (view.turn, performance) if performance is not None and performance.spectators.total == best else None


def _honour(seen: Sight) -> Zone[Honour]:
    view = seen.view
    winners = colosseum.winners(view)
    best = view.players[winners[0]].best
    names = listing([seen.names[seat] for seat in winners]).upper()
    head = row(Span(" ".join(f"{names} WINS" if len(winners) == 1 else f"{names} SHARE THE WIN"), "gold bold"))
    if seen.size != "roomy":
        head = row(Span(f"{names} WINS" if len(winners) == 1 else f"{names} SHARE THE WIN", "gold bold"))
    lines = [head]
    found = best_event(view, winners[0])
    if seen.size == "small" and found is not None:
        short = f"   {short_name(found[1].program)}, turn {found[0]}"
        return Zone(Honour(str(best), seat_role(winners[0]), (row(*head, Span(short, "ink")),)), frame="heavy")
    if found is not None:
        name = program(found[1].program).name
        lines.append(row(Span(f"{name} drew {best} spectators in turn {found[0]},", "ink")))
        lines.append(row(Span("the largest crowd of the games.", "ink"), *_second(seen)))
    return Zone(Honour(str(best), seat_role(winners[0]), tuple(lines)), frame="heavy")


def _second(seen: Sight) -> Row:
    """What decided, if others drew as many; else who came next."""
    table = standings(seen.view)
    winners = colosseum.winners(seen.view)
    level = [line for line in table if line.best == table[0].best and line.seat not in winners]
    if level:
        first = table[0]
        how = (
            f"{counted(first.worth, 'coin')} against {level[0].worth}"
            if first.worth != level[0].worth
            else f"{counted(first.stars, 'star')} against {level[0].stars}"
        )
        return row(Span(f"   {listing([seen.names[line.seat] for line in level])} drew as many: {how} decide.", "dim"))
    after = [line for line in table if line.seat not in winners]
    return row(Span(f"   {seen.names[after[0].seat]} follows with {after[0].best or 'none'}.", "dim")) if after else ()


def _podium(seen: Sight) -> Zone[Honour]:
    view = seen.view
    turn = view.turns[-1]
    totals = [performance.spectators.total if performance else 0 for performance in turn.performances]
    most = max(totals)
    if not most or turn.podium is None:
        return Zone(
            Honour(
                "", "dusk", (row(Span(f"Turn {len(view.turns)} of {TURNS} is over: nobody produced.", "gold bold")),)
            ),
            frame="heavy",
        )
    star = totals.index(most)
    podium = turn.podium
    best = turn.bests[podium]
    leads = f"has the best event so far, {best}, and" if seen.roomy else f"is ahead with {best} and"
    lines = (
        row(Span(f"Turn {len(view.turns)} of {TURNS} is over", "gold bold")),
        row(person(seen, star), Span(f" drew the largest crowd, {most} spectators.", "ink")),
        row(
            person(seen, podium),
            Span(f" {leads} gets a podium: +3 at every event.", "ink"),
        ),
    )
    return Zone(Honour(str(most), seat_role(star), lines), frame="heavy")


def bests(seen: Sight) -> Zone[Crowds]:
    """Everybody's best event as a bar, the leader first."""
    lines = tuple(_best(seen, place, line) for place, line in enumerate(standings(seen.view), start=1))
    most = max(20, *(player.best for player in seen.view.players))
    return Zone(Crowds(lines, most, _legend(seen)), gold("The best event of each"))


def _best(seen: Sight, place: int, line: Standing) -> CrowdLine:
    won = isinstance(seen.view.step, Over) and line.seat in colosseum.winners(seen.view)
    name = seen.names[line.seat]
    label = row(Span(f"{place} ", "gold bold" if won else "dim"), seat_chip(line.seat), Span(f" {name}", "ink bold"))
    end = row(Span(f"{line.worth}", "gold"), Span(" coins", "dim"))
    found = best_event(seen.view, line.seat)
    if found is None:
        return CrowdLine(label, (), row(Span("no event", "dim")), dim("    nothing produced"), end=end)
    turn, performance = found
    total = row(Span(str(line.best), "gold bold" if won else "ink bold"))
    return CrowdLine(
        label,
        parts(performance.spectators),
        total,
        dim(f"    {program(performance.program).name}"),
        dim(f"turn {turn}"),
        end,
    )


def events(seen: Sight) -> Zone[Crowds]:
    """The events of the turn that has just ended."""
    turn = seen.view.turns[-1]
    lines = []
    for seat in range(seen.view.seats):
        performance = turn.performances[seat]
        label = row(seat_chip(seat), Span(f" {seen.names[seat]}", "ink bold"))
        best = row(Span("best ", "dim"), Span(str(turn.bests[seat] or "none"), f"{seat_role(seat)} bold"))
        if performance is None:
            lines.append(CrowdLine(label, (), row(Span("produced nothing", "dim")), dim(" "), end=best))
            continue
        came = performance.spectators
        total = row(Span(str(came.total), "ink bold"))
        lines.append(
            CrowdLine(
                label, parts(came), total, dim(f"    {program(performance.program).name}"), dim("spectators"), best
            )
        )
    most = max(20, *(performance.spectators.total if performance else 0 for performance in turn.performances))
    return Zone(Crowds(tuple(lines), most, _legend(seen)), gold(f"The events of turn {len(seen.view.turns)}"))


def _legend(seen: Sight) -> Row:
    words = ("program", "earlier programs", "tickets", "podiums", "stars", "nobles", "medals")
    short = ("program", "earlier", "ticket", "podium", "star", "noble", "medal")
    gap = "  " if seen.roomy else " "
    texts = words if seen.roomy else short
    return tuple(
        span
        for (_, _, role), text in zip(SOURCES, texts, strict=True)
        for span in (Span("■", role), Span(f"{' ' if seen.roomy else ''}{text}{gap}", "dim"))
    )


def turn_by_turn(seen: Sight) -> Zone[GrowthChart]:
    """How everybody's best grew."""
    grown = chart(seen.view)
    players = tuple(
        Growth(
            seat_chip(seat), seat_letter(seat), seen.names[seat], seat_role(seat), tuple(line[seat] for line in grown)
        )
        for seat in range(seen.view.seats)
    )
    return Zone(GrowthChart(players, TURNS), gold("Best after each turn"))


def _ties(seen: Sight) -> Zone[Rows]:
    """Coins with medals and tokens cashed, and stars: what decides between equal bests."""
    rows: list[Row] = [row(Span(" medals, additional actions cashed", "dim"))] if seen.roomy else []
    for line in standings(seen.view):
        stars = [token(star).word for star, holder in zip(STARS, seen.view.stars, strict=True) if holder == line.seat]
        medals = seen.view.players[line.seat].medals
        money = row(
            " ",
            seat_chip(line.seat),
            Span(f" {line.worth}", "gold bold"),
            Span(" coins", "gold"),
            Span(f"  with {counted(medals, 'medal')}" if medals else "", "dim"),
        )
        if seen.roomy and seen.view.seats < 5:
            rows += [money, row(Span("     ", "dim"), Span(f"★ {', '.join(stars)}" if stars else "no star", "dim"))]
        elif not seen.roomy:
            held = f"{medals} medal{'' if medals == 1 else 's'} "
            purse = row(" ", seat_chip(line.seat), Span(f" {line.worth}¢ ", "gold bold"), Span(held, "dim"))
            none = "no ★" if seen.size == "small" else "no star"
            rows.append(row(*purse, Span("★" * len(stars), "gold") if stars else Span(none, "dim")))
        else:
            rows.append(row(*money, Span(f"  {'★' * len(stars)}", "gold") if stars else Span("  no star", "dim")))
    return Zone(Rows(tuple(rows)), gold("Ties: coins, stars" if seen.size == "small" else "Ties: coins, then stars"))
