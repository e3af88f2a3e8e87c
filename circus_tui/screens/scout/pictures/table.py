"""The set on the table, what beats it, and the questions of a scout: which end, which way up."""

from __future__ import annotations

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Scouting
from circus_tui.widgets.card import Card
from circus_tui.widgets.choice_cards import Alternatives
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.table_set import CardSet, step
from rules.scout import pieces
from rules.scout.sets import Strength, weakest
from rules.scout.state import Acting, MustShow, State
from rules.scout.wording import count, numbers, set_kind

_NAMES = ("left end", "right end")


def drawn(card: pieces.Card, *, dusk: bool = False) -> Card:
    """A card of the engine as the widget draws it."""
    return Card(card.up, card.down, dusk)


def table(scene: Scene) -> Zone[CardSet]:
    """What lies on the table, and what beats it."""
    view: State = scene.view
    title = row(Span("On the table", "gold"))
    if not view.active:
        free = isinstance(view.step, Acting | MustShow)
        words = "Nothing on the table: any set may be shown." if free else "Nothing on the table yet."
        return Zone(CardSet(nothing=words), title)
    assert view.owner is not None
    owner = row(Span(f"{scene.names[view.owner]}'s {set_kind(view.active)}", "dim"))
    several = len(view.active) > 1
    takes = isinstance(view.step, Acting)
    cards = CardSet(
        tuple(drawn(card) for card in view.active),
        ends=(takes, takes and several),
        heading="What beats it",
        ladder=ladder(view.to_beat),
        note=_ends(view),
    )
    return Zone(cards, title, owner)


def ladder(target: Strength | None) -> tuple[Row, ...]:
    """What is stronger than a set, the longest first."""
    if target is None:
        return ()
    size = target[0]
    longer = step(f"any {count(size + 1)} cards or more that make a set")
    equal, run = (weakest(size, equal=same, target=target) for same in (True, False))
    if size == 1:
        return (
            longer,
            *((step(f"a single {equal}" + (" or higher" if equal < pieces.HIGHEST else "")),) if equal else ()),
        )
    lines = [longer]
    if equal:
        words = f"{count(size)} equal cards"
        lines.append(
            step(words if equal == 1 else f"{words}, {equal}s" + (" or higher" if equal < pieces.HIGHEST else ""))
        )
    if run and not target[1]:
        lines.append(step(f"a run of {count(size)} from {run} up"))
    return tuple(lines)


def _ends(view: State) -> Row:
    """Which cards can be taken, and how near the round is to its end."""
    ends = [Span("◄ ► ", "teal"), Span("ends to scout", "dim")] if isinstance(view.step, Acting) else []
    if view.for_two or not view.scouts:
        return row(*ends)
    scouted = f"scouted by {view.scouts} of {view.seats - 1}: by all, the round ends"
    return row(*ends, Span(" · " if ends else "", "dim"), Span(scouted, "orange"))


def which_end(scene: Scene, decision: Scouting) -> Zone[Alternatives]:
    """The first question of a scout."""
    active = decision.view.active
    cards = (active[0], active[-1]) if len(active) > 1 else active
    stays = active[1:] if decision.end == "left" else active[:-1]
    owner = scene.names[decision.view.owner or 0]
    names = _NAMES if len(active) > 1 else ("the only card",)
    said = row(Span("stays on the table: ", "dim"), Span(numbers(stays) or "nothing", "ink bold"))
    title = row(Span("1 ", "teal bold"), Span(f"Which end of {owner}'s set", "gold"))
    value = Alternatives(
        tuple(map(drawn, cards)), names, 0 if decision.end == "left" else 1, "end", gone=True, note=said
    )
    hint = row(Span("tab ", "gold bold"), Span("other end", "dim")) if len(active) > 1 else ()
    return Zone(value, title, hint)


def which_way(decision: Scouting) -> Zone[Alternatives]:
    """The second question of a scout."""
    card = decision.view.active[decision.taken]
    value = Alternatives(
        (drawn(card), drawn(card.turned)),
        ("as it lies", "turned"),
        int(decision.turned),
        "turn",
        note=row(Span("its other number: ", "dim"), Span(str(decision.card.down), "ink bold")),
    )
    title = row(Span("2 ", "teal bold"), Span("Which way up", "gold"))
    return Zone(value, title, row(Span("t ", "gold bold"), Span("turn it", "dim")))
