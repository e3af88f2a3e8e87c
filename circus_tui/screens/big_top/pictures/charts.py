"""The organizing charts: those of the others in a row of places, the own one as a staircase; and lists of them."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best, best_row
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens import suits
from circus_tui.screens.big_top.decisions import Fulfilling, Placing, Playing
from circus_tui.screens.contract import Scene, Size
from circus_tui.widgets.chart_row import ChartPlace, ChartPlaces
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.seat_panel import SeatLines
from circus_tui.widgets.seats import TURN, seat_letter, seat_name, seat_role, seat_title
from circus_tui.widgets.staircase import Stairs, StairStep
from circus_tui.widgets.suit_card import suit_word
from circus_tui.widgets.text_rows import Rows
from rules import big_top
from rules.big_top.figures import SUITS
from rules.big_top.moves import CALLS
from rules.big_top.outlook import Called, called_cards
from rules.big_top.pieces import Card, fits, missing
from rules.big_top.state import Player, State, Turn
from rules.core import Hidden, Seat
from rules.wording import counted, plural

_BACKS = 24
"""Cells of a seat's panel from which the backs of its receipts have room beside a word."""

_ONE_COLUMN = 4
"""Players of whom the others stand one below the other in a small window."""

_WHEN = (("now",), ("next", "turn"), ("in two", "turns"), ("then", "stays"))
_SHORT_WHEN = (("now",), ("next",), ("then",), ("stays",))


def acting(view: State) -> Seat | None:
    """The seat whose turn it is, if any."""
    return view.step.seat if isinstance(view.step, Turn) else None


def viewer(scene: Scene) -> Seat | None:
    """Whose chart stands as the own one: of who decides, or who sits at the screen, or whose turn it is."""
    if scene.decision is not None:
        return scene.decision.seat
    return scene.seat if scene.seat is not None else acting(scene.view)


def chosen(scene: Scene) -> Card | None:
    """The card at the cursor."""
    match scene.decision:
        case Playing() as decision:
            return decision.prospect.card
        case Fulfilling() as decision:
            return decision.prospect.called.card
        case _:
            return None


def others(scene: Scene) -> dict[str, Zone[Any]]:
    """The charts of all but the own seat."""
    view: State = scene.view
    own = viewer(scene)
    paid = _paid(scene)
    found = {called.card: called for called in called_cards(view)}
    return {f"seat-{seat}": _other(scene, seat, own, found, paid) for seat in range(view.seats) if seat != own}


def _paid(scene: Scene) -> dict[Card, int]:
    """What playing the card at the cursor would earn by each called card."""
    if not isinstance(scene.decision, Playing) or scene.decision.prospect.play is not None:
        return {}
    return {profit.card: profit.amount for profit in scene.decision.prospect.profits}


def _other(
    scene: Scene, seat: Seat, own: Seat | None, found: dict[Card, Called], paid: dict[Card, int]
) -> Zone[ChartPlaces]:
    view: State = scene.view
    player = view.players[seat]
    hand = view.players[own].hand if own is not None else ()
    places = []
    for space in (3, 2, 1, 0):
        card = player.chart[space]
        words: tuple[Row, ...] = (row(Span(f" ${space}", "dim")),)
        if card is not None:
            called = found[card]
            money = Span(f" ${space}", "ink bold")
            if card in paid:
                gain = f"+${paid[card]}"
                words = (row(Span(f" {gain} you ", "poster-ink on green bold")), row(Span(gain, "green bold")))
            elif called.fits:
                words = (row(money, Span(" fits", "orange bold")), row(Span(f"!${space}", "orange bold")))
            elif called.trigger in hand and space and own in called.earners:
                words = (row(money, Span(" ▸you", "green bold")), row(Span(f"▸${space}", "green bold")))
            else:
                words = (row(money),)
        places.append(ChartPlace(suits.drawn(card) if card else None, words))
    turn = acting(view) == seat
    cells = scene.cells // max(1, view.seats - (own is not None)) - 8
    held, name = _held(player), scene.names[seat]
    beside = f" · ${player.track} · {held}"
    below = cell_len(name) + len(beside) > cells
    facts = f" ${player.track}" if below else beside
    title = seat_title(seat, cut(name, max(3, cells - len(facts))), acting=turn, rest=(Span(facts, "ink"),))
    frame: Frame = "heavy" if turn and scene.decision is None else "thin"
    foot = best((held, f"{len(player.hand)} + {len(player.called)}"), cells + 2) if below else ""
    return Zone(ChartPlaces(tuple(places)), title, row(Span(foot, "dim")), frame)


def _held(player: Player) -> str:
    """`3 cards`, or `0 held + 1 called`: the cards that are left to somebody."""
    held, called = len(player.hand), len(player.called)
    return f"{held} held + {called} called" if called else counted(held, "card")


def entries(scene: Scene) -> tuple[Row, ...]:
    """The others' charts in a row each, for a small window; a name gives way before what has been called."""
    view: State = scene.view
    own = viewer(scene)
    paid = _paid(scene)
    room = scene.cells // (1 if view.seats <= _ONE_COLUMN else 2) - 1
    return tuple(
        best_row([_entry(scene, seat, paid, name) for name in (4, 0)], room)
        for seat in range(view.seats)
        if seat != own
    )


def _entry(scene: Scene, seat: Seat, paid: dict[Card, int], name: int) -> Row:
    """What a player has and has called, in a row, the name in so many cells; without it as close as can be."""
    view: State = scene.view
    player = view.players[seat]
    held = f"{len(player.hand)}+{len(player.called)}" if player.called else str(len(player.hand))
    cards = f" {plural(len(player.hand) + len(player.called), 'card'):<5} " if view.seats <= _ONE_COLUMN else "c"
    called = f" {cut(scene.names[seat], name):<{name}} " if name else ""
    parts: list[Span] = [
        Span(TURN if acting(view) == seat else " ", "gold bold"),
        Span(f"{seat_letter(seat)}{called}", f"{seat_role(seat)} bold"),
        Span(f"${player.track:<2}", "ink bold"),
        Span(f"{held:>4}{cards if name else ''}", "dim"),
    ]
    for space in (3, 2, 1, 0):
        card = player.chart[space]
        if card is None:
            continue
        face = suits.drawn(card)
        sign = "+" if card in paid else "!" if fits(view.piles, card) else " "
        parts += [
            Span(f"{sign}{'$' if name else ''}{space}", "green bold" if sign == "+" else "dim"),
            Span(f"{SUITS[card.suit][0]}{card.number}{face.mark}", f"{face.ink} on {face.ground}"),
        ]
    return row(*parts)


def own_chart(scene: Scene) -> Zone[Any]:
    """The staircase: as it is, or as it would be with the card at the cursor called; or a list in its place."""
    view: State = scene.view
    seat = viewer(scene)
    decision = scene.decision
    if isinstance(decision, Playing) and decision.receipts_open:
        return _receipts(view, decision.seat, scene.size)
    if isinstance(decision, Playing) and decision.shows_called:
        return _called_list(scene, view, decision.seat)
    assert seat is not None
    calls = isinstance(decision, Playing) and decision.prospect.play is not None and decision.prospect.call is None
    chart = view.players[seat].chart
    if calls:
        assert isinstance(decision, Playing)
        chart = big_top.step(view, seat, CALLS[decision.prospect.card]).players[seat].chart
    card = chosen(scene)
    steps = tuple(_step(scene, seat, space, chart[space], card, calls=calls) for space in (3, 2, 1, 0))
    own = decision is not None or (scene.seat == seat and not scene.looks_back)
    name = "Your chart" if own else f"{scene.names[seat]}'s chart"
    words = f"{name}, if you call it" if calls and card else name
    if calls and scene.size != "roomy":
        words = "Your chart, if called"
    owes = isinstance(decision, Fulfilling)
    frame = "heavy" if owes else "gold" if calls else "thin"
    hint = "a called card that fits comes first" if owes else "your cards move one step down before each turn"
    subtitle = row(Span(hint, "dim")) if scene.size == "roomy" else ()
    title = _duty(scene, seat) if owes else row(Span(words, "gold"))
    return Zone(Stairs(steps), title, subtitle, frame)  # type: ignore[arg-type]


def _duty(scene: Scene, seat: Seat) -> Row:
    """Who is to play one of the cards on the steps."""
    room, what = {"roomy": (16, "play a called card that fits"), "compact": (8, "play a called card")}.get(
        scene.size, (8, "play it")
    )
    return row(Span(f"{TURN} ", "gold bold"), seat_name(seat, cut(scene.names[seat], room)), Span(f" · {what}", "gold"))


def _step(scene: Scene, seat: Seat, space: int, card: Card | None, cursor: Card | None, *, calls: bool) -> StairStep:
    view: State = scene.view
    fitting = card is not None and fits(view.piles, card)
    target = None
    if isinstance(scene.decision, Fulfilling) and card is not None:
        target = next((place for place, each in enumerate(scene.decision.prospects) if each.called.card is card), None)
    waits: tuple[str, ...] = ()
    if card is not None and fitting:
        waits = ("it fits:", "play it")
    elif card is not None and card is cursor:
        waits = ("waits for" if scene.size == "roomy" else "after", suits.span(missing(view.piles, card)))
    when: tuple[str, ...] = ()
    if calls and (card is None or card is cursor):
        when = (_WHEN if scene.size == "roomy" else _SHORT_WHEN)[3 - space]
    pays = (f"others get ${space}", f"pays ${space}") if space else ("pays nobody", "pays $0")
    return StairStep(
        space, suits.drawn(card) if card else None, when, pays, waits, card is not None and card is cursor, target
    )


def _receipts(view: State, seat: Seat, size: Size) -> Zone[Rows]:
    """The own receipts, and what each still depends on."""
    player = view.players[seat]
    receipts = player.receipts
    lines: list[Row] = []
    if receipts is not None and not isinstance(receipts, Hidden):
        for suit, value in enumerate(receipts):
            held = sum(card.suit == suit for card in player.hand)
            called = sum(card.suit == suit for card in player.called)
            state = (
                row(Span("✓ ", "green bold"), "no card of it left: yours" if size == "roomy" else "none left: yours")
                if not held + called
                else row(Span("✗ ", "orange bold"), f"{held} held, {called} called")
            )
            name = f"{suit_word(suit, 4):<5}" if size == "small" else f"{SUITS[suit]:<11}"
            lines.append(row(Span(f" ${value:<3}", "gold bold"), Span(name, "ink bold"), *state))
    rule = {
        "roomy": "at the end a receipt pays if you have no card of its suit",
        "compact": "yours if no card of it is left",
        "small": "pays if none of it is left",
    }[size]
    lines += [(), row(Span(f" {rule}", "dim"))]
    return Zone(
        Rows(tuple(lines)),
        row(Span("Your receipts", "gold")),
        row(Span(f"{key('big_top.receipts')}: your chart", "dim")),
        "gold",
    )


def _called_list(scene: Scene, view: State, seat: Seat) -> Zone[Rows]:
    """Every called card: what it pays, whose it is, which card it waits for."""
    lines: list[Row] = []
    for called in sorted(called_cards(view), key=lambda each: (-each.fits, -each.space)):
        face = suits.drawn(called.card)
        state = "fits: play it" if called.fits else _paid_at(called.trigger, scene.size)
        yours = (
            Span(" ▸you", "green bold")
            if called.trigger in view.players[seat].hand and called.seat != seat
            else Span("")
        )
        lines.append(
            row(
                Span(f" ${called.space} ", "gold bold"),
                Span(f"{seat_letter(called.seat)} ", f"{seat_role(called.seat)} bold"),
                Span(
                    f" {SUITS[called.card.suit][:4]} {called.card.number}{face.mark} ", f"{face.ink} on {face.ground}"
                ),
                yours,
                Span(f" {state}", "dim"),
            )
        )
    if not lines:
        lines = [row(Span(" Nobody has called a card.", "dim"))]
    return Zone(
        Rows(tuple(lines)),
        row(Span("Called cards", "gold")),
        row(Span(f"{key('big_top.called')}: your chart", "dim")),
        "gold",
    )


def _paid_at(trigger: Card, size: Size) -> str:
    """When a called card pays: its suit is told beside it."""
    if size == "roomy":
        return f"when {suits.said(trigger)} is played"
    which = "Poster" if trigger.is_poster else f"{suits.shade(trigger)} {trigger.number}"
    return f"paid at {which}" if size == "compact" else f"at {which}"


def investors(scene: Scene) -> dict[str, Zone[SeatLines]]:
    """Who has placed the receipts: face down."""
    view: State = scene.view
    zones = {}
    for seat, player in enumerate(view.players):
        mine = isinstance(scene.decision, Placing) and scene.decision.seat == seat
        placed = player.receipts is not None
        if placed:
            lines = (
                row(
                    Span("▒▒ ▒▒ ▒▒ ▒▒ " if scene.cells // view.seats > _BACKS else "", "gold"),
                    Span("placed ✓", "green"),
                ),
                row(Span(best(("face down until the end", "face down for now"), scene.cells // view.seats - 4), "dim")),
            )
        elif mine:
            lines = (row(Span("placing now", "gold bold")), row(Span("only you see this", "dim")))
        else:
            lines = (row(Span("· · · ·  ", "dim"), "not yet"), row(Span("places in secret", "dim")))
        room = scene.cells // view.seats - 8
        title = seat_title(seat, cut(scene.names[seat], max(3, room)), acting=mine)
        subtitle = row(Span(counted(len(player.hand), "card"), "dim"))
        zones[f"investor-{seat}"] = Zone(SeatLines(lines), title, subtitle, "heavy" if mine else "thin")
    return zones


def invest_entries(scene: Scene) -> tuple[Row, ...]:
    """The same in a row each."""
    view: State = scene.view
    return tuple(
        row(
            Span(TURN if isinstance(scene.decision, Placing) and scene.decision.seat == seat else " ", "gold bold"),
            seat_name(seat, cut(scene.names[seat], 8)),
            _placing(scene, seat, placed=player.receipts is not None),
        )
        for seat, player in enumerate(view.players)
    )


def _placing(scene: Scene, seat: Seat, *, placed: bool) -> Span:
    if isinstance(scene.decision, Placing) and scene.decision.seat == seat:
        return Span(" placing", "gold bold")
    return Span(" placed ✓", "green") if placed else Span(" not yet", "dim")
