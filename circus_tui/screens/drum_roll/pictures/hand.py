"""Investment cards: what each does, what it is worth if kept, on what it is played; what leaves a full hand."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import (
    asks,
    band_of,
    bare,
    capital,
    card_says,
    framed,
    no,
    words,
    yes,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.choice_trays import Way, Ways
from circus_tui.widgets.investment_hand import Cards, InvestmentCard
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import SumList
from rules import drum_roll
from rules.core import Seat, listing
from rules.drum_roll.endgame import card_prestige
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import DoubleVote, Move, Place, PlayCard
from rules.drum_roll.outlook import CardUse
from rules.drum_roll.placing import cube_of
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import (
    Distributing,
    DoubleVoting,
    EndingTurn,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Overflowing,
    Performing,
    Placing,
)
from rules.drum_roll.votes import is_delayed, tally
from rules.drum_roll.wording import name_of
from rules.wording import counted, in_words

_MOMENTS: Final = {
    Placing: "placing",
    Investing: "investing",
    HiringPerformer: "hiring",
    HiringPersonnel: "hiring",
    Distributing: "distribution",
    EndingTurn: "the turn's end",
    DoubleVoting: "the votes are seen",
    Performing: "the show",
    Overflowing: "too many cards",
}
_GOT: Final = ("bought an investment card", "kept one of two cards")


def card(
    view: State, seat: Seat, held: Investment, *, chosen: bool, target: Any, mark: str = "", usable: bool = False
) -> InvestmentCard:
    """A card with its worth if it is kept to the end."""
    if not held.is_seen:
        return InvestmentCard("a card", (words("only its owner sees it", ""),), (), "staff-dusk", target=target)
    return InvestmentCard(
        held.name, card_says(held), kept(view, seat, held), band_of(held), mark, usable, chosen, target,
        f"{card_prestige(held, view.players[seat])}★",
    )  # fmt: skip


def kept(view: State, seat: Seat, held: Investment) -> Row:
    """What the card would be worth now if it were kept to the end."""
    worth = card_prestige(held, view.players[seat])
    if worth:
        return row(Span("if kept: "), Span(f"{worth}★ at the end"))
    ends = held.venture in ("trailer_bonus", "personnel_bonus", "resource_bonus")
    return row(Span("if kept: "), Span("0★ as things are" if ends else "nothing"))


def all_cards(view: State, seat: Seat) -> tuple[InvestmentCard, ...]:
    """A hand nobody points at."""
    return tuple(card(view, seat, each, chosen=False, target=None) for each in view.players[seat].hand)


def limit(view: State, seat: Seat) -> str:
    """`2 cards, limit 3`."""
    held = len(view.players[seat].hand)
    return f"{counted(held, 'card')}, limit {hand_limit(view, seat)}"


def pictures(scene: Scene, decision: CardsDecision) -> Pictures:
    """The cards on the left, ways to play the one at the cursor on the right."""
    view, seat = decision.view, decision.seat
    newest = _newest(scene, decision)
    cards = tuple(
        card(view, seat, use.card, chosen=place == decision.cursor, target=("card", place),
             mark="new" if place == newest else "", usable=bool(use.moves))
        for place, use in enumerate(decision.uses)
    )  # fmt: skip
    many = "Too many cards" if scene.size == "small" else "Too many cards: play or discard"
    name = many if decision.overflows else "Your hand"
    zones: dict[str, Zone[Any]] = {
        "hand": framed(Cards(cards), name, limit(view, seat), "gold" if decision.aside else "heavy"),
        "ways": framed(_ways(decision), _heading(decision.use), "", "heavy" if decision.aside else "gold"),
        "acts": circuses.circus_zone(scene, seat),
    }
    if scene.size == "roomy":
        zones["moments"] = framed(_moments(), "When cards are played", f"now: {_now(view)}")
    elif scene.size == "compact":
        zones["moments"] = bare(SumList((), (_moment_row(decision),)))
    return Pictures("hand", zones, _sentence(scene, decision), asks(scene, *_duty(decision)))


def _newest(scene: Scene, decision: CardsDecision) -> int | None:
    """The card that has just come into the hand, if the last that was told is that one came."""
    name = scene.names[decision.seat]
    told = [text for text in (*scene.before, *scene.news) if text.startswith(name)]
    got = bool(told) and any(each in told[-1] for each in _GOT)
    return len(decision.player.hand) - 1 if got else None


def _duty(decision: CardsDecision) -> tuple[str, ...]:
    if decision.overflows:
        held, most = len(decision.player.hand), hand_limit(decision.view, decision.seat)
        return (
            f"play a card or discard one ({key('drum_roll.discard')}): {held} in hand, {most} allowed.",
            f"play or discard ({key('drum_roll.discard')}): {held} of {most}.",
        )
    done = key("drum_roll.done")
    if decision.doubles:
        return _doubling(decision, done)
    if decision.aside:
        return (f"choose what it is played on, or {key('back')}: your cards.",)
    if decision.back_to is not None:
        return f"play a card, or {key('back')}: back to the decision.", f"play a card, or {key('back')}: back."
    return f"play cards, or {done}: done, before the turn ends.", f"play cards, or {done}: done."


def _doubling(decision: CardsDecision, done: str) -> tuple[str, ...]:
    """How the votes stand, and what may be done about it."""
    held = decision.player.held("double_vote") is not None
    what = f"play a Double Vote, or {done}: done." if held else f"you have no Double Vote; {done}: done."
    ballot = decision.view.ballot
    if ballot is None:
        return (what,)
    delay, start = tally(decision.view, ballot)
    votes = f"{delay} to delay, {start} to start"
    so = "it is delayed" if is_delayed(decision.view, ballot) else "it begins"
    return f"{votes}, so {so}: {what}", f"{votes}: {what}"


def _sentence(scene: Scene, decision: CardsDecision) -> Row:
    if len(decision.use.moves) > 1 and not decision.aside:
        return yes(f"Play {decision.use.card.name}", "first you choose on what")
    if decision.move is None:
        return no(decision.refusal, scene.names) if decision.refusal is not None else ()
    text = capital(drum_roll.describe(decision.view, decision.seat, decision.move))
    return yes(text, "the card goes to the discards")


def _heading(use: CardUse) -> str:
    if not use.moves:
        return "Not to be played now"
    match use.card.venture:
        case "extra_resources":
            return "Play it: take cubes"
        case "income_cube":
            return "Play it: give a cube"
        case "trailer" | "fire":
            return "Play it: on whom"
        case "unblock":
            return "Play it: where"
        case _:
            return "Play it"


def _ways(decision: CardsDecision) -> Ways:
    use = decision.use
    ways = tuple(_way(decision, move, place == decision.way, ("way", place)) for place, move in enumerate(use.moves))
    notes = [*_then(decision)]
    if not use.moves and decision.refusal is not None:
        notes += [*card_says(use.card), (), words("it stays in your hand", "ink")]
    if decision.overflows:
        worth = kept(decision.view, decision.seat, use.card)
        notes.append(
            row(Span(f"{key('drum_roll.discard')} ", "gold bold"), Span("discards it; ", "dim"), *_dimmed(worth))
        )
    asked = {"extra_resources": "what to take", "income_cube": "what to give"}.get(use.card.venture, "")
    return Ways(asked, ways, tuple(notes))


def _dimmed(line: Row) -> Row:
    return tuple(span._replace(role="dim") for span in line)


def _way(decision: CardsDecision, move: Move, chosen: bool, target: Any) -> Way:
    match move:
        case PlayCard(colours=colours) if colours:
            text = colours[0] if len(colours) == 1 else f"{in_words(len(colours))} {colours[0]}"
            return Way(words(text, ""), tuple(colours), chosen, target)
        case PlayCard(colour=colour) if colour:
            return Way(words(colour, ""), (colour,), chosen, target)
        case PlayCard(performer=code) if code:
            act = decision.player.act(code)
            wage = f"  salary {act.salary(decision.view.turn.show)}" if act else ""
            return Way(row(Span(name_of(decision.view, code)), Span(wage, "dim")), (), chosen, target)
        case Place(action):
            colour = cube_of(action)
            return Way(words(f"{colour}", ""), (colour,) if colour else (), chosen, target)
        case DoubleVote():
            return Way(words("your vote counts once more", ""), (), chosen, target)
        case _:
            return Way(words(capital(drum_roll.describe(decision.view, decision.seat, move)), ""), (), chosen, target)


def _then(decision: CardsDecision) -> list[Row]:
    """What the way at the cursor would leave, and who wants it."""
    move = decision.move
    if not isinstance(move, PlayCard):
        return []
    after = drum_roll.step(decision.view, decision.seat, move).players[decision.seat]
    lines = [
        row(Span("storage then ", "dim"), *cubes.stock(after.storage)),
        row(Span("coins then ", "dim"), Span(f"{after.coins}¢", "ink bold")),
    ]
    if after.storage == decision.player.storage:
        del lines[0]
    if after.coins == decision.player.coins:
        del lines[-1]
    if move.colours:
        colour = move.colours[0]
        own = [act.performer.name for act in decision.player.acts if colour in act.missing]
        hire = [offer.card.name for offer in decision.view.area.performers if colour in offer.card.cubes]
        wanted = listing(own) if own else "no own performer now"
        lines.append(
            row(
                Span("wanted by ", "dim"),
                Span(wanted, "ink"),
                Span(f"; for hire: {listing(hire)}" if hire else "", "dim"),
            )
        )
    return lines


def _moments() -> SumList:
    """When each card may be played."""
    return SumList((), (
        row(Span("placing ", "dim"), Span("Unblock   ", "ink"), Span("any time ", "dim"),
            Span("Resources, Income, Trailer   ", "ink"), Span("not in a show ", "dim"), Span("Fire", "ink")),
        row(Span("after the vote ", "dim"), Span("Double Vote   ", "ink"), Span("in your show ", "dim"),
            Span("Extended Applause   ", "ink"), Span("never, at the end ", "dim"), Span("the Bonus cards", "ink")),
    ))  # fmt: skip


def _now(view: State) -> str:
    return _MOMENTS.get(type(view.step), "before salaries")


def _moment_row(decision: CardsDecision) -> Row:
    can = listing(dict.fromkeys(use.card.name for use in decision.uses if use.moves)) or "none"
    cannot = listing(dict.fromkeys(use.card.name for use in decision.uses if not use.moves))
    return row(Span("playable now: ", "dim"), Span(can, "ink"), Span(f"   not now: {cannot}" if cannot else "", "dim"))
