"""How a round of SCOUT ended: the last show with what was scouted of it, why nobody beat it, whose hand is free."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.pictures.past import Shown, shows
from circus_tui.screens.scout.pictures.table import drawn
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_name
from circus_tui.widgets.table_set import CardSet
from rules.core import Seat
from rules.scout.clauses import Clause
from rules.scout.state import Round, State
from rules.scout.wording import numbers, set_kind
from rules.wording import counted_in_words, in_words, plural

_ORDER = ("1st", "2nd", "3rd", "4th")


def last_show(scene: Scene) -> Zone[CardSet]:
    """The set that nobody beat, every card of it, with who scouted which; beside it why the round is over."""
    view: State = scene.view
    played, shown = view.rounds[-1], _last(scene)
    title = row(Span(f"The last show: {scene.names[shown.owner]}'s {_kind(shown)}", "gold"))
    clause = Clause.OUT if played.how == "out" else Clause.TWO_END if view.for_two else Clause.UNBEATEN
    taken = {place: (order, seat) for order, (place, seat) in enumerate(shown.scouted)}
    value = CardSet(
        tuple(None if place in taken else drawn(card) for place, card in enumerate(shown.cards)),
        gone=tuple(str(card.up) for card in shown.cards),
        under=tuple(_under(scene, taken.get(place)) for place in range(len(shown.cards))) if taken else (),
        ladder=_why(scene, played, shown),
    )
    if scene.size == "small":
        return Zone(value, frame="bare")
    return Zone(value, title, row(Span(clause.anchor, "dim")))


def ending(scene: Scene) -> Row:
    """The same in one line."""
    played = scene.view.rounds[-1]
    name = seat_name(played.ender, scene.names[played.ender])
    out, stayed = " has no cards left", "'s set stayed unbeaten"
    if scene.size == "compact":
        out, stayed = " went out", " unbeaten"
    return row(name, Span(out if played.how == "out" else stayed, "dim"))


def _last(scene: Scene) -> Shown:
    """The last set that was shown; without the past, what is left of it on the table."""
    view: State = scene.view
    found = shows(scene.past)
    if found:
        return found[-1]
    return Shown(len(view.rounds), view.rounds[-1].ender if view.owner is None else view.owner, view.active)


def _kind(shown: Shown) -> str:
    """`run of five, 4 to 8`; for one card `single 6`."""
    kind = set_kind(shown.cards)
    if not kind:
        return "set, all of it scouted"
    if not kind.startswith("run"):
        return kind
    low, high = sorted((shown.cards[0].up, shown.cards[-1].up))
    return f"{kind.partition(',')[0]}, {low} to {high}"


def _under(scene: Scene, taken: tuple[int, Seat] | None) -> tuple[Row, ...]:
    if taken is None:
        return (row(Span("stays", "dim")),)
    order, seat = taken
    return (row(seat_name(seat, scene.names[seat])), row(Span(_ORDER[order] if order < 4 else f"{order + 1}th", "dim")))


def _why(scene: Scene, played: Round, shown: Shown) -> tuple[Row, ...]:
    name = seat_name(played.ender, scene.names[played.ender])
    if played.how == "out":
        said = [
            row(name, Span(f" showed {numbers(shown.cards)} and has no cards left:", "ink")),
            row(Span("the round ends at once, and every hand counts.", "gold bold")),
        ]
    elif scene.view.for_two:
        other = seat_name(1 - played.ender, scene.names[1 - played.ender])
        said = [
            row(name, Span(f" showed {numbers(shown.cards)}. ", "ink"), Span("Nobody beat it:", "gold bold")),
            row(other, Span(" has no stronger set and no chip to scout with.", "ink")),
        ]
    else:
        said = [
            row(
                name, Span(f" showed {numbers(shown.cards) or 'a set'}. ", "ink"), Span("Nobody beat it:", "gold bold")
            ),
            row(*_everybody_else(scene, played.ender), Span(" scouted one card each, in a row.", "ink")),
        ]
    return (*said, *_consequences(scene, played, shown))


def _everybody_else(scene: Scene, ender: Seat) -> Row:
    """`A Ana, B Ben and C Cleo`."""
    others = [seat for seat in range(scene.view.seats) if seat != ender]
    spans: list[Span] = []
    for number, seat in enumerate(others):
        if number:
            spans.append(Span(" and " if seat == others[-1] else ", ", "ink"))
        spans.append(seat_name(seat, scene.names[seat]))
    return tuple(spans)


def _consequences(scene: Scene, played: Round, shown: Shown) -> tuple[Row, ...]:
    """Whose hand is free, and what becomes of the cards that lie there."""
    lines: list[Row] = []
    for seat, tally in enumerate(played.tallies):
        if tally.forgiven and tally.left:
            lines.append(
                row(
                    Span("✓ ", "green bold"),
                    Span(f"{scene.names[seat]}'s hand is free", "green bold"),
                    f": {counted_in_words(tally.left, 'card')} left {plural(tally.left, 'costs', 'cost')} nothing.",
                )
            )
    left = len(shown.stays) if scene.past else len(shown.cards)
    if left:
        words = "The card that stays counts" if left == 1 else f"The {in_words(left)} cards that stay count"
        lines.append(row(Span("→ ", "orange bold"), Span(f"{words} for nobody.", "ink")))
    return ((), *lines) if lines else ()
