"""The set on the table, what beats it, and the questions of a scout: which end, which way up."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Scouting
from circus_tui.screens.scout.pictures.seats import so_far
from circus_tui.widgets.bars import signed
from circus_tui.widgets.card import Card
from circus_tui.widgets.choice_cards import Alternatives
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.table_set import CardSet, step
from rules.scout import pieces
from rules.scout.pieces import copies
from rules.scout.sets import Strength, weakest
from rules.scout.state import Acting, MustShow, State
from rules.scout.wording import numbers, set_kind
from rules.wording import in_words

_STRONGER = (
    step("more cards beat fewer"),
    step("as many: equals beat a run"),
    step("or the higher lowest card"),
)
"""What will beat what is shown first."""


def drawn(card: pieces.Card, *, dusk: bool = False) -> Card:
    """A card of the engine as the widget draws it."""
    return Card(card.up, card.down, dusk)


def table(scene: Scene) -> Zone[CardSet]:
    """What lies on the table, whose it is, and what beats it; how near the round is to its end."""
    view: State = scene.view
    title = row(Span("On the table", "gold"), *_scouted(scene))
    if not view.active:
        free = isinstance(view.step, Acting | MustShow)
        words = "An empty table: show any set." if free else "Nothing on the table yet."
        told = free and scene.size == "roomy"
        heading, steps = ("What is stronger", _STRONGER) if told else ("", ())
        return Zone(CardSet(heading=heading, ladder=steps, nothing=words, note=_so_far(scene)), title)
    assert view.owner is not None
    owner = row(Span(f"{scene.names[view.owner]}'s {kind(view.active)}", "dim"))
    takes = isinstance(view.step, Acting)
    cards = CardSet(
        tuple(drawn(card) for card in view.active),
        ends=(takes, takes and len(view.active) > 1),
        heading="What beats it",
        ladder=ladder(view.to_beat, view.seats),
        note=_so_far(scene) if scene.size != "roomy" else _ends() if takes else (),
    )
    return Zone(cards, title, owner)


def kind(cards: tuple[pieces.Card, ...]) -> str:
    """`run of two, lowest 6`, `three equal cards, all 9`, `single 6`."""
    return set_kind(cards).replace(" equal,", " equal cards,")


def called(cards: tuple[pieces.Card, ...]) -> str:
    """`5-6`, or `the 5` for a card alone."""
    return numbers(cards) if len(cards) > 1 else f"the {numbers(cards)}"


def ladder(target: Strength | None, seats: int) -> tuple[Row, ...]:
    """What is stronger than a set with the cards of so many players, the longest first."""
    if target is None:
        return ()
    size, each = target[0], copies(seats)
    equal, run = (weakest(size, equal=same, target=target, copies=each) for same in (True, False))
    highest = max(each)
    lines = [step(f"any set of {in_words(size + 1)} or more")]
    if equal and size == 1:
        lines.append(step(f"a single {equal}{_or_higher(equal, highest)}"))
    elif equal:
        lines.append(
            step(
                f"{in_words(size)} equal cards"
                if equal == 1
                else f"{in_words(size)} {equal}s{_or_higher(equal, highest)}"
            )
        )
    if run and size > 1 and not target[1]:
        last = run + size - 1
        lines.append(step(f"a run of {in_words(size)}{f' from {run} up' if last < highest else f', {run} to {last}'}"))
    return tuple(lines)


def _or_higher(number: int, highest: int) -> str:
    return " or higher" if number < highest else ""


def _ends() -> Row:
    return row(Span("◄ ► ", "teal"), Span("ends to scout", "dim"))


def _scouted(scene: Scene) -> Row:
    """How many have scouted since the show, and that the round ends when all the others have."""
    view: State = scene.view
    if view.for_two or not view.active or not view.scouts or not isinstance(view.step, Acting | MustShow):
        return ()
    others = view.seats - 1
    words = f" · scouted by {view.scouts} of {others}"
    if scene.size == "roomy":
        words += "; by all, the round ends"
    return row(Span(words, "orange" if view.scouts == others - 1 else "dim"))


def _so_far(scene: Scene) -> Row:
    """What the round would bring everybody now; a roomy window says it at the seats."""
    view: State = scene.view
    if scene.size != "compact" or not isinstance(view.step, Acting | MustShow):
        return ()
    worth = (Span(f" {seat_letter(seat)} {signed(so_far(view, seat))} ", seat_role(seat)) for seat in range(view.seats))
    return row(Span("this round", "dim"), *worth)


def which_end(scene: Scene, decision: Scouting) -> Zone[Alternatives]:
    """The first question of a scout."""
    active = decision.view.active
    several = len(active) > 1
    cards = (active[0], active[-1]) if several else active
    stays = active[1:] if decision.end == "left" else active[:-1]
    said = row(Span("stays on the table: ", "dim"), Span(numbers(stays) or "nothing", "ink bold"))
    owner = f" of {scene.names[decision.view.owner or 0]}'s set" if scene.size == "roomy" else ""
    title = row(Span("1 ", "teal bold"), Span(f"Which end{owner}", "gold"))
    value = Alternatives(
        tuple(map(drawn, cards)),
        ("left end", "right end") if several else ("the only card",),
        0 if decision.end == "left" else 1,
        "end",
        gone=True,
        note=said,
        short=("left", "right") if several else ("only",),
    )
    return Zone(
        value, title, row(Span(f"{key('scout.end')} ", "gold bold"), Span("other end", "dim")) if several else ()
    )


def which_way(decision: Scouting) -> Zone[Alternatives]:
    """The second question of a scout."""
    card = decision.view.active[decision.taken]
    value = Alternatives(
        (drawn(card), drawn(card.turned)),
        ("as it lies", "turned"),
        int(decision.turned),
        "turn",
        note=row(Span("its other number: ", "dim"), Span(str(decision.card.down), "ink bold")),
        short=("as is", "turned"),
    )
    title = row(Span("2 ", "teal bold"), Span("Which way up", "gold"))
    return Zone(value, title, row(Span(f"{key('scout.turn')} ", "gold bold"), Span("turn it", "dim")))
