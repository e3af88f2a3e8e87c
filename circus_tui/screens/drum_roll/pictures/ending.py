"""The end of the tour: who has won, prestige by source, the bonuses, the winner's circus."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.pictures.aftermath import show_result
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    benefit_short,
    benefit_words,
    disc,
    framed,
    plain,
    staff_names,
    words,
)
from circus_tui.widgets.act_card import SIGNS, brief, level_row
from circus_tui.widgets.bonus_table import Bonuses, BonusLine
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.source_bars import Score, ScoreBars, Source
from circus_tui.widgets.sums import SumList
from circus_tui.widgets.winner_banner import Won
from rules import drum_roll
from rules.core import Seat, listing
from rules.drum_roll.endgame import bonuses, card_prestige
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over
from rules.drum_roll.wording import coins
from rules.wording import counted, in_words

_SOURCES = (
    ("from-shows", "the three shows", "shows"),
    ("from-largest", "Largest Show", "largest"),
    ("from-variety", "Full Variety", "variety"),
    ("from-perfect", "Perfect Show", "perfect"),
    ("from-troupe", "Large Troupe", "troupe"),
    ("from-cards", "cards in hand", "cards"),
    ("from-bank", "bank", "bank"),
)


def result(scene: Scene) -> Pictures:
    """Banner, bars, bonuses and the winner's circus; before the end, what the last show came to."""
    view: State = scene.view
    if not isinstance(view.step, Over):
        return show_result(scene)
    order = sorted(range(view.seats), key=lambda seat: (-view.players[seat].prestige, -view.players[seat].coins))
    winner = drum_roll.winners(view)[0]
    zones: dict[str, Zone[Any]] = {
        "banner": Zone(_banner(scene, winner), frame="gold" if scene.size == "roomy" else "bare"),
        "bars": framed(_bars(scene, order), "Prestige, by source"),
        "bonuses": framed(_bonuses(scene), "The bonuses"),
    }
    if scene.size == "roomy":
        zones["circus"] = framed(SumList((), _circus(scene, winner)), f"{scene.names[winner]}'s circus")
    else:
        zones["circus"] = framed(SumList((), _after_shows(scene)), "After each show")
    return Pictures("over", zones)


_KEY_CELLS: Final = 4
"""Cells of the key besides each name."""

_MANY: Final = 2
"""So many bonuses are not all named beside the winner's prestige unless there is plenty of room."""


def _banner(scene: Scene, winner: Seat) -> Won:
    view: State = scene.view
    winners = drum_roll.winners(view)
    first = view.players[winner]
    names = listing(scene.names[seat] for seat in winners)
    verb = "win" if len(winners) > 1 else "wins"
    spaced = " ".join(f"{names} {verb}".upper())
    headline = spaced if len(winners) == 1 and len(spaced) < 60 else f"{names} {verb}"
    earned = bonuses(view)[winner]
    with_ = [name for name, points in (("the Largest Show", earned.largest_show), ("Full Variety", earned.full_variety),
             ("a Perfect Show", earned.perfect_show), ("the Large Troupe", earned.large_troupe)) if points]  # fmt: skip
    earns = listing(with_) if scene.size == "roomy" or len(with_) < _MANY else f"{in_words(len(with_))} bonuses"
    more = f", with {earns}" if with_ and scene.size != "small" else ""
    rich = max(range(view.seats), key=lambda seat: view.players[seat].coins)
    purse = view.players[rich].coins
    last = f"{scene.names[rich]} has most coins, {purse}: coins only break ties."
    if scene.size == "small" or not purse:
        last = "Coins only break ties."
    return Won(
        plain(first.prestige),
        seat_role(winner),
        (
            words(headline, "gold bold"),
            words(f"{plain(first.prestige)} prestige after {in_words(view.figures.shows)} shows{more}.", "ink"),
            words(last),
        ),
    )


def _bars(scene: Scene, order: list[Seat]) -> ScoreBars:
    view: State = scene.view
    scores = []
    for place, seat in enumerate(order):
        player, earned = view.players[seat], bonuses(view)[seat]
        numbers = (
            player.prestige - earned.total, earned.largest_show, earned.full_variety, earned.perfect_show,
            earned.large_troupe, earned.cards, earned.bank,
        )  # fmt: skip
        parts = tuple(
            Source(points, role, word) for points, (role, _, word) in zip(numbers, _SOURCES, strict=True) if points
        )
        who = row(
            Span(f"{place + 1} ", "gold bold" if not place else "dim"),
            *disc(seat),
            Span(f" {scene.names[seat][:10]}", "ink bold"),
        )
        total = row(
            Span(plain(player.prestige), "gold bold" if not place else "ink bold"),
            Span(f" · {coins(player.coins)}", "dim"),
        )
        scores.append(Score(who, parts, (total, _told(scene, seat))))
    used = {source.role for score in scores for source in score.parts}
    named = [(role, name, word) for role, name, word in _SOURCES if role in used or scene.size == "roomy"]
    whole = sum(cell_len(name) + _KEY_CELLS for _, name, _ in named) <= scene.cells
    key = tuple(Source(0, role, name if whole else word) for role, name, word in named)
    return ScoreBars(tuple(scores), key)


def _told(scene: Scene, seat: Seat) -> Row:
    """What cost most, or what was held in vain."""
    player = scene.view.players[seat]
    if player.tally.unpaid:
        unpaid = f"{player.tally.unpaid}¢ not paid"
        return words(f"last show: salaries {player.tally.salaries}¢, {unpaid}" if scene.size == "roomy" else unpaid)
    vain = [card.name for card in player.hand if card.is_seen and not card_prestige(card, player)]
    if not vain:
        return words(counted(len(player.acts), "performer"))
    return words(f"held in vain: {listing(vain)}" if scene.size == "roomy" else f"{counted(len(vain), 'card')} in vain")


def _bonuses(scene: Scene) -> Bonuses:
    view: State = scene.view
    figures, earned = view.figures, bonuses(view)
    most = max(len(player.acts) for player in view.players)
    troupe = tuple(each.large_troupe for each in earned)
    lines = (
        BonusLine("Largest Show", f"most performers: {most}", tuple(each.largest_show for each in earned)),
        BonusLine("Full Variety", "performers of all five types", tuple(each.full_variety for each in earned)),
        BonusLine("Perfect Show", "all flipped or outstanding", tuple(each.perfect_show for each in earned)),
        BonusLine("Large Troupe", f"{in_words(figures.large_troupe_min)} performers or more", troupe),
        BonusLine("Cards in hand", "what was kept to the end", tuple(each.cards for each in earned)),
        BonusLine("Bank", "coins stored", tuple(each.bank for each in earned)),
    )  # fmt: skip
    heads = tuple(row(seat_chip(seat), Span(f" {scene.names[seat]}", seat_role(seat))) for seat in range(view.seats))
    foot = _after_shows(scene) if scene.size == "roomy" else ()
    return Bonuses(heads, tuple(seat_role(seat) for seat in range(view.seats)), lines, foot)


def _after_shows(scene: Scene) -> tuple[Row, ...]:
    """Everybody's prestige after each show, as far as the past is known."""
    view: State = scene.view
    closed = [each for each in scene.past if each.closing]
    rows = []
    for seat in range(view.seats):
        told = [each.players[seat].prestige for each in closed]
        told = [*told[: view.figures.shows - 1], view.players[seat].prestige - bonuses(view)[seat].total]
        steps = " → ".join(plain(points) for points in told)
        rows.append(
            row(seat_chip(seat), Span(f" {steps} → ", "dim"), Span(plain(view.players[seat].prestige), "ink bold"))
        )
    if scene.size != "roomy":
        return tuple(rows)
    half = [row(*line, Span("   ")) for line in rows]
    pairs = [row(*(span for line in half[k : k + 2] for span in line)) for k in range(0, len(half), 2)]
    return (words("after each show, and with the bonuses"), *pairs)


def _circus(scene: Scene, winner: Seat) -> tuple[Row, ...]:
    view: State = scene.view
    player = view.players[winner]
    flipped = sum(1 for act in player.acts if act.flipped)
    lines: list[Row] = [words(f"{counted(len(player.acts), 'performer')}, {flipped} of them flipped")]
    for act in player.acts:
        performer = act.performer
        band = Span(f" {SIGNS[performer.type]} {brief(performer.name, 18):<18} ", f"type-ink on {performer.type} bold")
        if act.flipped:
            lines.append(row(band, Span(f" flipped +{performer.flip_prestige}★", "gold")))
            continue
        level = level_row(LONG_LEVELS[act.level])
        benefit = performer.benefit(act.level) if act.level else None
        brings = "" if benefit is None else best((benefit_words(benefit), benefit_short(benefit, " + ")), 15)
        lines.append(row(band, Span(" "), level, Span(f" {brings}", "dim")))
    if player.personnel:
        lines.append(words(f"personnel: {listing([staff_names(member)[-1] for member in player.personnel])}"))
    return tuple(lines)
