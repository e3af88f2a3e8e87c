"""The table of Fan Tan, zone by zone, for every size of the window."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.names import cut
from circus_tui.screens import suits
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.fan_tan.decisions import Playing
from circus_tui.widgets.card_groups import CardGroups, Group, Verdict
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.pile_table import OWN
from circus_tui.widgets.pot import Peanuts, nuts
from circus_tui.widgets.seat_panel import SeatEntries, SeatLines
from circus_tui.widgets.seats import TURN, seat_name, seat_title
from circus_tui.widgets.title_bar import Heading
from rules.big_top.pieces import UNSEEN, Card, grown, missing, wanted
from rules.core import Seat, name_seats
from rules.fan_tan.state import Dealing, Over, State, Turn
from rules.wording import counted, plural

LEGEND = (*suits.LEGEND, "Whoever cannot play pays a peanut, •, into the pot; the first to have no cards takes it all.")


_NAME: Final = 16
_FRAMED: Final = 4
"""Players who have a panel each in a window of 80 cells; more have a line each."""


def heading(view: State) -> Heading:
    """Say which hand it is, or which has just ended."""
    ended = isinstance(view.step, Dealing | Over) and bool(view.hands)
    most = view.hands_in_match
    place = f"hand {len(view.hands) + (0 if ended else 1)}" + (f" of {most}" if most else "")
    return Heading("FAN TAN", place + (" is over" if ended else ""))


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    view: State = scene.view
    decision = scene.decision
    acts = decision if isinstance(decision, Playing) else None
    pays = acts is not None and acts.passes
    seat = acts.seat if acts else scene.seat
    hand = view.players[seat].hand if seat is not None else ()
    card = acts.prospect.card if acts else None
    before = missing(view.piles, card) if card is not None else ()
    mine = f"{OWN} in this hand" if scene.looks_back else f"{OWN} yours"
    zones: dict[str, Zone[Any]] = {
        "piles": Zone(
            suits.piles_of(view.piles, hand, suits.Spoken(card, before), targets=_targets(acts)),
            row(Span("On the table", "gold")),
            row(Span(f"a pile runs 1 to 6   {mine}" if scene.cells >= 80 else mine, "dim")),
        ),
        "pot": _pot(scene, view, acts, pays=pays),
        "hand": _hand(scene, acts, hand, pays=pays),
    }
    framed = scene.size == "roomy" or (scene.size == "compact" and view.seats <= _FRAMED)
    zones |= _seats(scene) if framed else {"seats": _entries(scene)}
    return Pictures(
        "paying" if pays else "playing", zones, _sentence(scene, view, acts, pays=pays), _asks(scene, acts, pays=pays)
    )


def _targets(acts: Playing | None) -> Any:
    places = {each.card: number for number, each in enumerate(acts.prospects)} if acts else {}
    return places.get


def _acting(view: State) -> Seat | None:
    return view.step.seat if isinstance(view.step, Turn) else None


def _pot(scene: Scene, view: State, acts: Playing | None, *, pays: bool) -> Zone[Peanuts]:
    roomy = scene.size == "roomy"
    falls = roomy and pays and acts is not None and view.players[acts.seat].peanuts > 0
    whose = "for first without cards" if roomy else "for the first without cards"
    value = Peanuts(view.pot + (1 if falls else 0), "▾ one of yours ▾" if falls else "", whose)
    name = "The pot after that" if falls else "The pot"
    frame = "bare" if not roomy else "heavy" if pays else "thin"
    return Zone(value, row(Span(name, "gold")) if frame != "bare" else (), frame=frame)  # type: ignore[arg-type]


def _seats(scene: Scene) -> dict[str, Zone[SeatLines]]:
    view: State = scene.view
    zones = {}
    cells = scene.cells // view.seats - 4
    for seat, player in enumerate(view.players):
        acting = _acting(view) == seat
        facts = row(
            Span(str(player.peanuts), "peanut bold"),
            " peanuts  " if cells >= 18 else " nuts ",
            Span(str(len(player.hand)), "ink bold"),
            f" {plural(len(player.hand), 'card')}",
        )
        title = seat_title(seat, cut(scene.names[seat], max(3, cells - 6)), acting=acting)
        subtitle = row(Span(f"paid {player.paid}", "dim")) if player.paid and scene.size == "roomy" else ()
        lines = (facts, *nuts(player.peanuts, cells))
        zones[f"seat-{seat}"] = Zone(SeatLines(lines), title, subtitle, "heavy" if acting else "thin")
    return zones


def _entries(scene: Scene) -> Zone[SeatEntries]:
    view: State = scene.view
    names = [cut(name, 6) for name in scene.names]
    widest = max(map(cell_len, names))
    rows = tuple(
        row(
            Span(TURN if _acting(view) == seat else " ", "gold bold"),
            seat_name(seat, names[seat]),
            " " * (widest - cell_len(names[seat])),
            Span(f" {player.peanuts:>2}", "peanut bold"),
            Span(" nuts ", "dim"),
            Span(f"{len(player.hand):>2}", "ink bold"),
            Span(f" {plural(len(player.hand), 'card')}", "dim"),
        )
        for seat, player in enumerate(view.players)
    )
    return Zone(SeatEntries(rows), frame="bare")


def _hand(scene: Scene, acts: Playing | None, hand: tuple[Card, ...], *, pays: bool) -> Zone[CardGroups]:
    view: State = scene.view
    count = row(Span(counted(len(hand), "card"), "dim"))
    if acts is None:
        seen = [card for card in hand if card is not UNSEEN]
        cards = tuple(Verdict(suits.drawn(card, sunk=True), suits.waits(view.piles, card), "dim", -1) for card in seen)
        own = (Group((suits.held(scene).upper(), "CARDS"), "dim", cards),)
        return Zone(CardGroups(own, nothing="All cards are covered."), row(Span(suits.held(scene), "gold")), count)
    plays, waiting = [], []
    for number, each in enumerate(acts.prospects):
        if each.why_not is None:
            plays.append(Verdict(suits.drawn(each.card), ("play", "✓"), "green", number))
        else:
            face = suits.drawn(each.card, sunk=not pays)
            waiting.append(Verdict(face, suits.waits(view.piles, each.card), "dim", number))
    state = "NOTHING FITS" if pays else "WAITING"
    groups = (
        Group(("PLAY one of these", "PLAY one", "PLAY"), "green", tuple(plays)),
        Group(
            (f"{state}: first comes what stands under it", state, "WAIT"), "orange" if pays else "dim", tuple(waiting)
        ),
    )
    title = "None of your cards fits" if pays else "Play a card that fits"
    name = seat_name(acts.seat, cut(scene.names[acts.seat], _NAME))
    who = (Span(f"{TURN} ", "gold bold"), name, Span(" · ", "gold")) if scene.size == "small" else ()
    said = row(*who, Span(title, "gold"))
    return Zone(CardGroups(groups, acts.cursor), said, count, "thin" if pays else "heavy")


def _asks(scene: Scene, acts: Playing | None, *, pays: bool) -> Row:
    if acts is None:
        return ()
    words = "nothing fits: pay one peanut and pass." if pays else "play a card that fits."
    if pays and not acts.view.players[acts.seat].peanuts:
        words = "nothing fits, and no peanut is left: pass."
    return row(Span(words, "gold bold"))


def _sentence(scene: Scene, view: State, acts: Playing | None, *, pays: bool) -> Row:
    if acts is None:
        return ()
    player = view.players[acts.seat]
    if pays:
        if not player.peanuts:
            return _good("Pass.", "You have no peanut to pay.")
        after = f"You keep {player.peanuts - 1}, the pot has {view.pot + 1}."
        return _good("Pay one peanut and pass.", after)
    prospect = acts.prospect
    if prospect.why_not is not None:
        words = name_seats(prospect.why_not.text, scene.names)
        return row(Span("✗ ", "bad bold"), Span(words, "bad"), Span(f" {prospect.why_not.clause.anchor}", "dim"))
    if len(player.hand) == 1:
        return _good(f"Play {suits.said(prospect.card)}.", f"Your last card: you take the pot of {view.pot}.")
    new = [
        each for each in wanted(grown(view.piles, prospect.card)) if each is not None and each not in wanted(view.piles)
    ]
    fits = " and ".join(f"{suits.shade(each)} {each.number}{' (yours)' if each in player.hand else ''}" for each in new)
    then = f"Then this fits: {fits}." if new else "That pile is complete."
    return _good(f"Play {suits.said(prospect.card)}.", then)


def _good(what: str, then: str) -> Row:
    return row(Span("✓ ", "green bold"), Span(what, "green bold"), f" {then}")
