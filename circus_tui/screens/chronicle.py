"""What the page of finished games shows, as values of widgets: lines, bars of wins, a game's rounds, a chart. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.names import cut
from circus_tui.records.rounds import Course
from circus_tui.records.statistics import Figures, Finished, figures, filtered, people
from circus_tui.screens.shelves import listed, said_when
from circus_tui.widgets.bars import gain, signed
from circus_tui.widgets.columns import Column, ColumnChart
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine
from circus_tui.widgets.seats import LETTERS
from circus_tui.widgets.share_bars import Share, Shares
from circus_tui.widgets.tabs import Tab, Tabs
from rules.catalogue import infos

PERSON: Final = "person-"
"""What the target of a person's bar begins with."""
TAB: Final = "tab-"
"""What the target of a game's tab begins with."""

_FACT: Final = 14
_LAST: Final = 5


@attrs.frozen
class Colours:
    """A colour for each person, whichever seat somebody had; computers have none of their own."""

    roles: Mapping[str, str]

    @classmethod
    def of(cls, games: Sequence[Finished]) -> Colours:
        """Those who have played most have colours of their own; after six of them the colours come again."""
        names = people(games)
        return cls({name: f"seat-{LETTERS[k % len(LETTERS)].lower()}" for k, name in enumerate(names)})

    def __getitem__(self, name: str) -> str:
        return self.roles.get(name, "dim")

    def chip(self, name: str) -> Span:
        """The first letter of a name on the person's colour."""
        letter = name[:1].upper()
        letter = letter if cell_len(letter) == 1 and letter.isalnum() else "·"
        role = self.roles.get(name)
        return Span(f" {letter} ", f"seat-ink on {role} bold" if role else "dusk-ink on dusk")


def tabs(games: Sequence[Finished], game: str) -> Tabs:
    """All games, then each one; those that nobody has finished are empty."""
    played = {each.match.game for each in games}
    each = (Tab(info.title, TAB + slug, slug in played) for slug, info in infos().items())
    return Tabs((Tab("All", TAB), *each), ("", *infos()).index(game))


def ranking(game: Finished) -> list[int]:
    """The seats, the winners first, then by score."""
    return sorted(range(len(game.scores)), key=lambda seat: (seat not in game.winners, -game.scores[seat], seat))


def players(game: Finished, colours: Colours, cells: int) -> Row:
    """As many names as there is room for, the best first; a winner's is bold."""
    order = ranking(game)
    names = [game.match.players[seat] for seat in order]
    told = listed(names, cells)
    spans: list[Span] = []
    for seat, name in zip(order, names, strict=True):
        if not told.startswith(name):
            break
        role = colours[name] + (" bold" if seat in game.winners else "")
        spans += [Span(", " if spans else "", "dim"), Span(name, role)]
        told = told[len(name) :].removeprefix(", ")
    return row(*spans, Span(told, "dim"))


def won_by(game: Finished, cells: int) -> str:
    """Who has won, several with commas between them."""
    return listed([game.match.players[seat] for seat in game.winners], cells)


def shares(games: Sequence[Finished], person: str, colours: Colours, facts: tuple[Row, ...]) -> Shares:
    """How many games each person has won of those played, the most wins first."""
    found = [(name, figures(games, name)) for name in people(games)]
    found.sort(key=lambda each: -each[1].won)
    return Shares(
        tuple(
            Share(colours.chip(name), name, colours[name], one.won, one.played, PERSON + name, name == person)
            for name, one in found
        ),
        facts,
    )


def facts_of(found: Figures, by_game: Sequence[tuple[str, Figures]]) -> tuple[Row, ...]:
    """What one person has come to: streaks, then seats and openings of one game, or every game by itself."""
    rows = [_fact("won in a row", f"{found.streak} now, {found.longest} at most")]
    if by_game:
        rows.append(row(Span(f" {'':<{_FACT}}{'played':>6}{'won':>4}{'best':>5}{'mean':>6}", "dim")))
        for title, one in by_game:
            scores = f"{signed(one.best):>5}{signed(round(one.mean, 1)):>6}"
            rows.append(_fact(title, f"{one.played:>6}{one.won:>4}{scores}"))
        return tuple(rows)
    rows += [_fact("mean score", signed(round(found.mean, 1))), _fact("best score", signed(found.best))]
    seats = [(f"seat {seat + 1}", played, won) for seat, played, won in found.seats]
    rows += [_fact(name, f"{won} of {played} won") for name, played, won in (*seats, *_began(found))]
    return tuple(rows)


def _began(found: Figures) -> Iterator[tuple[str, int, int]]:
    for kind, played, won in found.openings:
        yield f"began: {kind}", played, won


def _fact(name: str, value: str) -> Row:
    return row(Span(f" {cut(name, _FACT - 1):<{_FACT}}", "dim"), Span(value, "ink"))


def sheet(game: Finished, course: Course, colours: Colours) -> Sheet:
    """The rounds of a game, the winners first."""
    order, names = ranking(game), game.match.players
    lines = []
    for seat in order:
        won = seat in game.winners
        total = Span(signed(game.scores[seat]), "gold bold" if won else "ink bold")
        entries = [Entry(row(gain(number))) for number in course.gains[seat]] if course.gains else []
        if not course.gains:
            entries = [Entry(row(Span(words, "ink"))) for words in course.rows[seat]]
        name, role = names[seat], colours[names[seat]]
        lines.append(SheetLine(colours.chip(name), name, (*entries, Entry(row(total), game.scores[seat])), role=role))
    return Sheet((*course.heads, "score"), tuple(lines), course.counts)


def chart(games: Sequence[Finished], person: str, game: str, chosen: Finished | None, colours: Colours) -> ColumnChart:
    """A column for each game, the oldest first: somebody's score or the winner's, or where games differ the moves."""
    found = [each for each in reversed(games) if not person or each.seat_of(person) is not None]
    columns = []
    for each in found:
        winner = each.match.players[each.winners[0]]
        number = each.scores[ranking(each)[0]]
        if person:
            seat = each.seat_of(person)
            assert seat is not None
            number = each.scores[seat]
        elif not game:
            number = each.match.entries
        role = "gold" if each is chosen else colours[person or winner]
        columns.append(Column(number, role))
    if not found:
        return ColumnChart(())
    numbers = [column.number for column in columns]
    mean, best = sum(numbers) / len(numbers), max(numbers)
    last = " ".join(signed(number) for number in numbers[-_LAST:])
    facts = (("mean", signed(round(mean, 1))), ("highest", signed(best)), ("last", last))
    days = [said_when(each.match.played, short=True) for each in (found[0], found[-1])]
    return ColumnChart(tuple(columns), days[0], days[1], facts)


def charted(person: str, game: str, colours: Colours) -> Row:
    """What the chart is of."""
    if person and not game:
        return row(Span("Games won", "gold"), Span(" · ", "dim"), Span(person, f"{colours[person]} bold"))
    if person:
        return row(Span("Score by game", "gold"), Span(" · ", "dim"), Span(person, f"{colours[person]} bold"))
    what = "The winner's score by game" if game else "Moves by game, in the winner's colour"
    return row(Span(what, "gold"))


def wins_so_far(games: Sequence[Finished], person: str) -> tuple[int, ...]:
    """How many games somebody had won after each, the oldest first."""
    won = [each.seat_of(person) in each.winners for each in reversed(games)]
    return tuple(sum(won[: k + 1]) for k in range(len(won)))


def by_game(games: Sequence[Finished], person: str) -> tuple[tuple[str, Figures], ...]:
    """What somebody has come to in each game that they have finished."""
    each = ((info.title, figures(filtered(games, slug), person)) for slug, info in infos().items())
    return tuple((title, found) for title, found in each if found.played)
