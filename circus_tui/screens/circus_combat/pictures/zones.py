"""The table of Circus Combat, zone by zone, for every decision and every size of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best_row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.circus_combat.decisions.settling import FatigueDecision, SettleDecision, SwapDecision
from circus_tui.screens.circus_combat.pictures import effects, shows
from circus_tui.screens.circus_combat.pictures.cast import told
from circus_tui.screens.circus_combat.pictures.queue import looked_at, runs, swapping
from circus_tui.screens.circus_combat.pictures.roll import roll
from circus_tui.screens.circus_combat.pictures.tricks import stage
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.show_panel import plainly, signed
from circus_tui.widgets.ticker import Reported, Sentence
from rules.circus_combat.figures import BOX
from rules.circus_combat.scoring import projections, total
from rules.circus_combat.state import State, complete_places, other
from rules.circus_combat.steps import Over, Rerolling
from rules.circus_combat.wording import card_name, dice
from rules.core import Seat, name_seats
from rules.wording import in_words, seat_name


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    zones: dict[str, Zone[Any]] = {"news": news(scene)}
    zones |= shows.panels(scene) if scene.size == "roomy" else {"seats": shows.table(scene)}
    match scene.decision:
        case SwapDecision() as decision if decision.shown == decision.seat:
            if scene.size != "roomy":
                del zones["news"]
            return _pictures(scene, "swap", zones | swapping(scene, decision))
    tray = roll(scene)
    if tray is not None:
        zones["roll"] = tray
    shown = getattr(scene.decision, "shown", None)
    if shown is not None:
        zones["queue"] = looked_at(scene, shown)
    else:
        zones["stage"] = stage(scene)
    layout = ("show" if shown is not None else "stage") + ("" if tray is not None else "-alone")
    return _pictures(scene, layout, zones)


def _pictures(scene: Scene, layout: str, zones: dict[str, Zone[Any]]) -> Pictures:
    cells = scene.cells - (0 if scene.size == "small" else 2)
    spread = "stage" if isinstance(scene.decision, SettleDecision) and "stage" in zones else ""
    return Pictures(layout, zones, best_row(sentence(scene), cells), _asks(scene), spread)


def news(scene: Scene) -> Zone[Reported]:
    """What has happened since the player moved last; the roll itself lies on the tray."""
    sentences = list(scene.news)
    view: State = scene.view
    if len(sentences) > 1 and isinstance(view.step, Rerolling) and not scene.tumble:
        rolled = name_seats(f"{seat_name(view.step.seat)} rolls {dice(view.step.dice)}.", scene.names)
        sentences = [each for each in sentences if each != rolled]
    label = {"roomy": "What happened:", "compact": "Last:", "small": ""}[scene.size]
    rows = tuple(Sentence(told(each, tuple(scene.names)), _aside(each)) for each in sentences)
    before = tuple(told(each, tuple(scene.names)) for each in scene.before) if scene.size == "roomy" else ()
    return Zone(Reported(row(Span(label, "gold")), rows, before), frame="bare")


_ASIDES: Final = (" comes on stage.", " again.", " keeps the roll.")
_OF_THE_START: Final = (" starts.", " for the start again.")


def _aside(text: str) -> bool:
    """Whether a sentence only tells of what can be seen anyway: rolls, and cards that have come on stage."""
    if text.endswith(_ASIDES) or text.startswith("On stage: "):
        return True
    return not text.endswith(_OF_THE_START) and (" rolls " in text or " gets " in text)


def sentence(scene: Scene) -> Sequence[Row]:
    """What Enter does, or why it does not: several wordings, the longest first."""
    match scene.decision:
        case RerollDecision() as decision:
            return _rerolling(decision)
        case PlaceDecision() as decision:
            return effects.placing(decision, scene.names)
        case SettleDecision() as decision:
            return _settling(scene, decision)
        case SwapDecision() as decision:
            return _swapping(decision)
        case FatigueDecision(throw=True):
            return _yes("Roll the red dice again", "only once; what fits must be placed, what does not fit costs you.")
        case FatigueDecision():
            return _yes("Put the red dice back", "they cost nobody anything; your turn goes on.")
        case Looking() as looking:
            card = card_name(effects.trick_at(looking.view, looking.at).card, looking.view.options)
            return (row(Span(f"You look at {looking.at + 1}, the {card}. ", "ink"), Span("Nothing is played.", "dim")),)
        case _:
            return ()


def _yes(head: str, rest: str) -> Sequence[Row]:
    first = row(Span("✓ ", "green bold"), Span(head, "green bold"))
    return (
        row(*first, Span(f"  {rest}", "ink")),
        row(*first, Span(f"  {rest.partition(', ')[0].rstrip('.')}.", "ink")),
        first,
    )


def _rerolling(decision: RerollDecision) -> Sequence[Row]:
    rolled = decision.dice
    marked = sorted(decision.marked)
    kept = rolled.part([number for number in decision.numbers if number not in decision.marked])
    if not marked:
        return _yes(
            f"Keep {dice(rolled)}",
            f"{key('circus_combat.mark')} marks a die to be rolled again, which you may do only once.",
        )
    keeps = f"keeps {dice(kept)}. " if len(kept) else ""
    return _yes(f"Roll {dice(rolled.part(marked))} again", f"{keeps}You may roll again only once.")


def _settling(scene: Scene, decision: SettleDecision) -> Sequence[Row]:
    if decision.refusal is not None:
        text = name_seats(decision.refusal.text, scene.names)
        return (row(Span("✗ ", "bad bold"), Span(f"{text} {decision.refusal.clause.anchor}", "bad")),)
    trick = effects.trick_at(decision.view, decision.at)
    what = f"Settle {decision.at + 1}, the {card_name(trick.card, decision.view.options)}"
    texts = effects.outcome(decision.view, trick, decision.seat, scene.names)
    head = row(Span("✓ ", "green bold"), Span(what, "green bold"))
    return tuple(row(*head, Span(f"  {text}.", "ink")) for text in texts)


def _swapping(decision: SwapDecision) -> Sequence[Row]:
    player = decision.view.players[decision.seat]
    now = total(player, decision.seat)
    if decision.keeps:
        return _yes("Keep the order", f"the score stays {plainly(now)}.")
    swap = projections(player, decision.seat)[decision.left]
    pair = player.queue[decision.left : decision.left + 2]
    first, second = (card_name(trick.card, decision.view.options) for trick in pair)
    goes = f"{plainly(now)} becomes {plainly(swap.total)} ({signed(swap.change)})."
    change = goes if swap.change else f"the score stays {plainly(now)}."
    head = f"Swap {decision.left + 1} and {decision.left + 2}"
    names = f"the {first} and the {second}: {change}"
    stands = runs(decision)
    wordings = [f"{names.removesuffix('.')}, with {stands}."] if stands else []
    return [_yes(head, words)[0] for words in (*wordings, names, change)]


def _asks(scene: Scene) -> Row:
    """What is to be done, after the name; warnings of dice left over take its place."""
    decision = scene.decision
    view: State = scene.view
    if decision is None:
        return _over(scene) if isinstance(view.step, Over) else ()
    cells = scene.cells - 10 - len(scene.names[decision.seat])
    return best_row(tuple(row(Span(words, role)) for words, role in _duties(scene, decision.seat)), cells)


def _duties(scene: Scene, seat: Seat) -> list[tuple[str, str]]:
    """Wordings with their roles, the longest first."""
    last = _last_turn(scene)
    texts: tuple[str, ...]
    match scene.decision:
        case RerollDecision():
            texts = ("choose what to roll again. Then every die that fits must be placed, the red one too.",)
            texts += ("choose what to roll again, or keep all; then place what fits.", "roll again, or keep all?")
        case PlaceDecision() as decision:
            over = effects.left_over(decision)
            if over:
                return [(f"→ {text}", "orange bold") for text in over]
            texts = ("place every die that fits, the red one too. A red die left over costs its pips at the end.",)
            texts += ("place every die that fits. A red one left over costs its pips.", "place every die that fits.")
        case SettleDecision():
            many = len(complete_places(scene.view))
            texts = ("settle the complete trick.",) if many == 1 else ("choose which complete trick is settled first.",)
        case SwapDecision():
            texts = (
                "your new trick has the mark ↻. Swap one pair of neighbours, once, or keep.",
                "swap one pair of neighbours, once, or keep.",
            )
        case Looking() as looking:
            return [(looking.asks, "gold bold"), (f"you only look: {key('confirm')} goes back.", "gold bold")]
        case _:
            texts = (
                "roll the dice of the all-red trick again and place them, or put them back.",
                "roll the red dice, or put them back.",
            )
    ends = [f"{text} {last}" for text in texts] if last else []
    return [(text, "gold bold") for text in (*ends, *texts)]


def _last_turn(scene: Scene) -> str:
    """Why the game is about to end, and who still plays."""
    view: State = scene.view
    if view.last is None:
        return ""
    rival = other(view.last)
    tricks = f"{scene.names[rival]} has {in_words(len(view.players[rival].queue))} tricks"
    if len(view.players[rival].queue) < BOX.queue:
        return "Last turn."
    turn = getattr(view.step, "seat", None)
    if turn == view.last:
        return f"{tricks}: this is the last turn."
    return f"{tricks}: after this turn {scene.names[view.last]} has the last one."


def _over(scene: Scene) -> Row:
    points = " to ".join(plainly(total(player, seat)) for seat, player in enumerate(scene.view.players))
    return row(
        Span(f"The game is over, {points}. {key('result.to_table')} shows how the scores came to be.", "gold bold")
    )
