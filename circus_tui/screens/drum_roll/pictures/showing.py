"""The show: who is on, what performing and flipping would bring; and what benefits and salaries ask for."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.showing import (
    PayDecision,
    PerformDecision,
    PickDecision,
    SkipDecision,
    TrailerDecision,
)
from circus_tui.screens.drum_roll.pictures import circuses, forecast, hand
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    SHORT_LEVELS,
    arrows,
    asks,
    bare,
    benefit_short,
    benefit_words,
    capital,
    change,
    framed,
    no,
    owned,
    plain,
    region_words,
    words,
    yes,
)
from circus_tui.widgets.act_card import ActCard
from circus_tui.widgets.act_row import Acts
from circus_tui.widgets.choice_trays import Way, Ways
from circus_tui.widgets.investment_hand import Cards
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.show_stage import OnStage, Turn
from circus_tui.widgets.sums import SumList
from rules import drum_roll
from rules.core import Seat
from rules.drum_roll.moves import Flip, Perform
from rules.drum_roll.outlook import if_the_show_began, prospect
from rules.drum_roll.show import region_income
from rules.drum_roll.state import State
from rules.drum_roll.steps import GivingTrailers
from rules.drum_roll.wording import coins, name_of
from rules.wording import in_words

_NAMES: Final = 3
"""Cards of the hand that are named beside the bill."""


def performing(scene: Scene, decision: PerformDecision) -> Pictures:
    """The stage, the line-up below it, the bill of what is left."""
    act, left = decision.act, len(decision.acts)
    card = circuses.act_card(decision.view, decision.seat, act, lit=True)
    flip_refusal = decision.refusal_of(decision.flip)
    ends = _ends(scene, decision, Perform(act.id))
    stage = OnStage(
        card,
        Turn("PERFORM", _performs(scene, decision), ends, not decision.flips, target=("turn", False),
             elsewhere=not decision.above),
        Turn("FLIP", _flips(decision), _ends(scene, decision, decision.flip) if flip_refusal is None else (),
             decision.flips, off=flip_refusal is not None, target=("turn", True), elsewhere=not decision.above),
        f"on stage, {left} to go",
    )  # fmt: skip
    name = "The show" if scene.size == "roomy" else f"The show: {left} to go"
    zones: dict[str, Zone[Any]] = {
        "stage": framed(stage, name, f"{arrows('up', here=decision.above)} perform or flip", "heavy"),
        "acts": _line_up(scene, decision),
        **_bill(scene, decision.seat, decision),
    }
    refusal = decision.refusal_of(decision.move)
    text, why = _said(scene, decision)
    said = no(refusal, scene.names) if refusal is not None else yes(text, why)
    return Pictures(
        "showing",
        zones,
        said,
        asks(
            scene,
            f"let the next performer perform or flip it ({in_words(left)} to go).",
            "let the next one perform or flip.",
        ),
    )


def _said(scene: Scene, decision: PerformDecision) -> tuple[str, str]:
    """What Enter does, and what comes of it."""
    act = decision.act
    if act.ready and not decision.flips:
        brought = act.performer.benefit(act.ready)
        level, brings = LONG_LEVELS[act.ready], benefit_words(brought)
        if scene.size == "small":
            level, brings = SHORT_LEVELS[act.ready], benefit_short(brought, " + ")
        keeps = "it keeps its cubes" if scene.size == "roomy" else ""
        return f"{act.performer.name} performs, {level}: {brings}", keeps
    text = capital(drum_roll.describe(decision.view, decision.seat, decision.move))
    return text, "its cubes go back to the stock" if decision.flips and scene.size == "roomy" else ""


def _performs(scene: Scene, decision: PerformDecision) -> tuple[Row, ...]:
    act = decision.act
    seen = prospect(decision.view, decision.seat, act)
    if not seen.level:
        return (
            words("no cube: fired", "bad bold"),
            change(-seen.compensation, -seen.penalty),
            words("price, prestige", ""),
        )
    brings = benefit_words(seen.benefit) if scene.size == "roomy" else benefit_short(seen.benefit, " + ")
    keeps = "keeps its cubes" if any(act.filled) else "has no cubes"
    return (
        words(f"+{brings}", "green bold"),
        words(keeps, ""),
        words(f"salary {seen.salary}", "orange"),
    )


def _flips(decision: PerformDecision) -> tuple[Row, ...]:
    performer, act = decision.act.performer, decision.act
    if decision.refusal_of(decision.flip) is not None:
        lacking = ", ".join(act.missing)
        return (words("not outstanding", ""), words(f"lacks {lacking}", "orange"), words(f"{key('why')} says why", ""))
    later = max(0, performer.secondary_salary - act.trailer)
    wage = act.salary(decision.view.turn.show)
    return (
        words(f"+{performer.flip_prestige} prestige", "green bold"),
        words("cubes go back", ""),
        words(f"salary {wage}, then {later}", ""),
    )


def _ends(scene: Scene, decision: PerformDecision, move: Perform | Flip) -> Row:
    """Where the show would leave the seat if nothing else were flipped."""
    if decision.refusal_of(move) is not None:
        return ()
    told = if_the_show_began(drum_roll.step(decision.view, decision.seat, move), decision.seat)
    return row(
        Span("you end at " if scene.size == "roomy" else "end at ", ""),
        Span(plain(told.final_coins, "¢"), ""),
        Span("  " if scene.size == "roomy" else " "),
        Span(plain(told.final_prestige, "★"), ""),
    )


_WIDE: Final = 5
"""So many performers have room for whole words below them where the screen is not roomy."""


def _line_up(scene: Scene, decision: PerformDecision) -> Zone[Any]:
    """All performers: who has been on, who is on, who is still to go."""
    view, player = decision.view, decision.player
    left = [act.id for act in decision.acts]
    cards: list[ActCard] = []
    for act in player.acts:
        waits = act.id in left
        here = waits and act.id == decision.act.id
        short = scene.size != "roomy"
        narrow = short and len(player.acts) > _WIDE
        under = words("to go")
        if here:
            under = words("▲ on" if narrow else "▲ on stage", "gold bold" if decision.above else "cap-ink on cap bold")
        elif act.flipped == view.turn.show:
            gained = f"+{act.performer.flip_prestige}★"
            under = words(f"✓ {gained}" if narrow else f"✓ {gained} now" if short else f"✓ flipped {gained}", "green")
        elif act.flipped:
            under = words("off" if narrow else "never on again")
        elif not waits:
            under = words("✓ done" if short else "✓ has been on", "green")
        target = left.index(act.id) if waits else ("look", decision.seat, len(cards))
        cards.append(circuses.act_card(view, decision.seat, act, lit=here, under=under, target=target))
    foot = f"{arrows('down', here=not decision.above)} who is next" if scene.size != "small" else ""
    return framed(Acts(tuple(cards)), "The line-up", foot, "thin" if decision.above else "heavy")


def _bill(scene: Scene, seat: Seat, decision: PerformDecision | None = None) -> dict[str, Zone[Any]]:
    """The sum of what is left, with the flip if that is chosen; region and hand beside it."""
    table = scene
    title = "The bill of this show"
    if decision is not None and decision.refusal is None:
        table = attrs.evolve(scene, view=drum_roll.step(decision.view, seat, decision.move))
        title += ", with the flip" if decision.flips else ", after this performer"
    view: State = scene.view
    region = view.region(seat)
    notes: tuple[Row, ...] = ()
    if region is not None:
        income = region_income(region, view.players[seat])
        notes = (row(Span(f"{region.name} pays {region_words(region)}: ", "dim"), Span(f"+{income}★", "ink")),)
    if scene.size != "roomy":
        return {"bill": bare(SumList((), (forecast.line(scene, seat, table.view),)))}
    return {"terms": framed(forecast.terms(table, seat, notes=notes), title), "cards": _hand(scene, seat)}


def _hand(scene: Scene, seat: Seat) -> Zone[SumList]:
    """What the cards in hand are called; nothing of them while they are face down."""
    held = scene.view.players[seat].hand
    title = f"{scene.hand}: {len(held)}"
    if held and not held[0].is_seen:
        return framed(SumList((), (words("face down"),)), title, f"{key('drum_roll.cards')} shows them")
    shown = held if len(held) <= _NAMES else held[: _NAMES - 1]
    rest = (words(f"and {in_words(len(held) - len(shown))} more"),) if len(held) > len(shown) else ()
    names = tuple(words(card.name, "ink") for card in shown)
    return framed(SumList((), (*names, *rest) or (words("no card in hand"),)), title)


def giving(scene: Scene, decision: TrailerDecision) -> Pictures:
    """Who may get the trailer."""
    step = decision.view.step
    cards = tuple(
        circuses.act_card(
            decision.view, decision.seat, act, lit=number_ == decision.cursor, target=number_,
            under=words("▲ this one", "gold bold") if number_ == decision.cursor else (),
        )
        for number_, act in enumerate(decision.player.acts)
    )  # fmt: skip
    act = decision.player.acts[decision.cursor]
    many = step.number if isinstance(step, GivingTrailers) else 1
    zones = {
        "acts": framed(
            Acts(cards, whole=True),
            "Who gets the trailer?",
            "▣ a trailer: salary 1 less in every show",
            "heavy",
        ),
        **_bill(scene, decision.seat),
    }
    refusal = decision.refusal
    wage = act.salary(decision.view.turn.show)
    text = capital(drum_roll.describe(decision.view, decision.seat, decision.move))
    said = (
        no(refusal, scene.names) if refusal is not None else yes(text, f"its salary {wage} becomes {max(0, wage - 1)}")
    )
    more = "" if many == 1 else f" ({in_words(many)} to give)"
    return Pictures(
        "giving", zones, said, asks(scene, f"give a trailer to a performer{more}.", "give a trailer to a performer.")
    )


def picking(scene: Scene, decision: PickDecision) -> Pictures:
    """The two cards, one to keep, and the hand it would join."""
    view, seat = decision.view, decision.seat
    cards = tuple(
        hand.card(view, seat, each, chosen=place == decision.cursor, target=place)
        for place, each in enumerate(decision.cards)
    )
    own: dict[str, Zone[Any]] = {"own": framed(Cards(hand.all_cards(view, seat)), "Your hand", hand.limit(view, seat))}
    if scene.size != "roomy":
        names = tuple(words(each.name, "ink") for each in hand.all_cards(view, seat))
        own = {"move": framed(SumList((), names or (words("no card yet"),)), "Your hand", hand.limit(view, seat))}
    zones = {
        "hand": framed(Cards(cards), "Keep one of two", "the other goes under the deck", "heavy"),
        "acts": circuses.circus_zone(scene, seat),
        **own,
    }
    kept, other = decision.cards[decision.cursor], decision.cards[1 - decision.cursor]
    said = yes(f"Keep {kept.name}", f"{other.name} goes under the deck")
    return Pictures("picking", zones, said, asks(scene, "keep one of the two cards."))


def paying(scene: Scene, decision: PayDecision) -> Pictures:
    """What is to be paid, before it is paid."""
    seat = decision.seat
    wages = _wages(scene, seat, {}, None)
    small = scene.size == "small"
    zones = {
        "ways": framed(
            Ways("", wages, (words("c plays cards first", "dim"),) if decision.player.hand and not small else ()),
            "Salaries",
            "",
            "heavy",
        ),
        "move": attrs.evolve(forecast.page(scene, seat)["account"], frame="thin"),
        "acts": circuses.circus_zone(scene, seat),
    }
    told = if_the_show_began(scene.view, seat)
    short = f"; {coins(told.unpaid)} short: \N{MINUS SIGN}{told.debt} prestige" if told.unpaid else ""
    said = yes(f"Pay {coins(told.salaries)} in salaries", f"{coins(told.final_coins)} left{short}")
    return Pictures(
        "paying",
        zones,
        said,
        asks(scene, "play cards or be done, before salaries are paid.", "play cards, or pay the salaries."),
    )


def skipping(scene: Scene, decision: SkipDecision) -> Pictures:
    """Salaries, with those that are skipped marked."""
    marked = {code: code in decision.marked for code, _ in decision.due}
    wages = _wages(scene, decision.seat, marked, decision.cursor, tuple(code for code, _ in decision.due))
    due = sum(wage for code, wage in decision.due if code not in decision.marked)
    have = decision.player.coins
    lines = (
        row(Span(f"{len(decision.marked)} of {decision.number} marked", "gold bold")),
        row(Span("to pay ", "dim"), Span(coins(due), "orange bold"), Span(f", you have {have}", "dim")),
        row(Span("left ", "dim"), *owned(max(0, have - due), decision.player.prestige, short=due > have)),
    )
    zones = {
        "ways": framed(Ways("space skips or pays a salary", wages), "Who is not paid?", "", "heavy"),
        "move": framed(SumList((), lines), "What it would come to"),
        "acts": circuses.circus_zone(scene, decision.seat),
    }
    refusal = decision.refusal
    text = capital(drum_roll.describe(decision.view, decision.seat, decision.move)) if decision.marked else ""
    said = no(refusal, scene.names) if refusal is not None else yes(text, f"{coins(due)} to pay")
    return Pictures("paying", zones, said, asks(scene, f"name {in_words(decision.number)} who will not be paid."))


def _wages(
    scene: Scene, seat: Seat, marked: dict[str, bool], cursor: int | None, order: tuple[str, ...] = ()
) -> tuple[Way, ...]:
    """Everybody with the salary due, the highest first."""
    view: State = scene.view
    player = view.players[seat]
    due = {act.id: act.salary(view.turn.show) for act in player.acts} | {m.id: m.salary for m in player.personnel}
    codes = order or tuple(sorted(due, key=lambda code: -due[code]))
    ways = []
    for place, code in enumerate(codes):
        box = f"[{'✓' if marked.get(code) else ' '}] " if order else ""
        paid = "skipped" if marked.get(code) else f"salary {due[code]}¢"
        line = row(Span(box, "green bold"), Span(f"{paid:<11}", "dim"), Span(name_of(view, code)))
        ways.append(Way(line, chosen=place == cursor, target=place))
    return tuple(ways)
