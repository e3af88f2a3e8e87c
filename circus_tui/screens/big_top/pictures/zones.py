"""The table of Big Top, zone by zone, for every decision and every size of the window."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens import suits
from circus_tui.screens.big_top.decisions import Fulfilling, Placing, Playing
from circus_tui.screens.big_top.pictures import charts
from circus_tui.screens.big_top.pictures.hands import hand
from circus_tui.screens.big_top.pictures.sentences import sentence
from circus_tui.screens.contract import Pictures, Scene, Size
from circus_tui.widgets.booths import Booth, Market
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.pile_table import OWN, Piles
from circus_tui.widgets.seat_panel import SeatEntries
from circus_tui.widgets.seats import named, seat_letter, seat_role
from circus_tui.widgets.text_rows import Rows
from rules.big_top.figures import SUITS
from rules.big_top.pieces import UNSEEN, Card, missing
from rules.big_top.state import Dealing, Investing, State
from rules.core import Hidden, Seat
from rules.wording import counted


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    view: State = scene.view
    match scene.decision:
        case Placing() as decision:
            return _investing(scene, decision)
    if isinstance(view.step, Investing) or (isinstance(view.step, Dealing) and not view.hands):
        own = {"hand": hand(scene)} if scene.seat is not None else {}
        return Pictures("waiting", {**_seats_investing(scene), **_news(scene), **own})
    framed = scene.size != "small"
    title, signs = (row(Span("The eight piles", "gold")), _signs(scene)) if framed else ((), ())
    zones: dict[str, Zone[Any]] = {"piles": Zone(piles(scene), title, signs, "thin" if framed else "bare")}
    zones |= charts.others(scene) if scene.size != "small" else {"seats": _table(charts.entries(scene))}
    if charts.viewer(scene) is not None:
        chart = charts.own_chart(scene)
        zones["list" if isinstance(chart.value, Rows) else "chart"] = chart
    zones["hand"] = hand(scene)
    layout = "looking" if charts.viewer(scene) is None else "playing"
    return Pictures(layout, zones, sentence(scene), _asks(scene))


def _table(rows: tuple[Row, ...]) -> Zone[SeatEntries]:
    return Zone(SeatEntries(rows), frame="bare")


def _news(scene: Scene) -> dict[str, Zone[Told]]:
    new, before = (tuple(named(text, scene.names) for text in part) for part in (scene.news, scene.before))
    return {"news": Zone(Told(new, before), row(Span("So far", "gold")))}


def _asks(scene: Scene) -> Row:
    match scene.decision:
        case Playing() as decision if decision.passes:
            return row(Span("you can neither play nor call: pass.", "gold bold"))
        case Playing():
            return row(Span("play one card or call one.", "gold bold"))
        case Fulfilling():
            return row(Span("your called card fits and comes first.", "gold bold"))
        case _:
            return ()


def _signs(scene: Scene) -> Row:
    view: State = scene.view
    last = seat_letter(view.seats - 1)
    words = f"▸ next  {OWN} yours  A\N{EN DASH}{last} called by"
    return row(Span(words if scene.cells >= 80 else f"{OWN} yours", "dim"))


def piles(scene: Scene) -> Piles:
    """The piles, with the card at the cursor, who has called what, and the own receipts."""
    view: State = scene.view
    card = charts.chosen(scene)
    seat = charts.viewer(scene)
    cards = view.players[seat].hand if seat is not None else ()
    called = {each: owner for owner, player in enumerate(view.players) for each in player.called}
    places: dict[Card, int] = {}
    if isinstance(scene.decision, Playing):
        places = {each.card: number for number, each in enumerate(scene.decision.prospects)}
    receipts = view.players[scene.seat].receipts if scene.seat is not None else None

    def note(suit: int) -> Row:
        if receipts is None or isinstance(receipts, Hidden):
            return ()
        return row(Span("receipt ", "poster-ink"), Span(f" ${receipts[suit]} ", "cap-ink on cap bold"))

    return suits.piles_of(
        view.piles,
        cards,
        suits.Spoken(card, missing(view.piles, card) if card is not None else ()),
        owner=called.get,
        letters=_letter,
        targets=places.get,
        note=note,
    )


def _letter(seat: Seat) -> tuple[str, str]:
    return seat_letter(seat), seat_role(seat)


def _seats_investing(scene: Scene) -> dict[str, Zone[Any]]:
    if scene.size == "roomy":
        return dict(charts.investors(scene))
    return {"seats": _table(charts.invest_entries(scene))}


def _investing(scene: Scene, decision: Placing) -> Pictures:
    zones = _seats_investing(scene)
    name = "Place a gate receipt on each suit"
    said = "yours, if no card of the suit is left, held or called" if scene.cells >= 80 else "pays if no card is left"
    zones["booths"] = Zone(_booths(decision), row(Span(name, "gold")), row(Span(said, "dim")), "heavy")
    zones["receipts"] = Zone(Rows((_summary(decision, scene.size),)), frame="bare")
    laid = f"all four are placed; {key('confirm')} lays them for good."
    asks = row(Span(laid if decision.held is None else "place a gate receipt on each suit.", "gold bold"))
    return Pictures("investing", zones, _put_words(decision, roomy=scene.size == "roomy"), asks)


def _booths(decision: Placing) -> Market:
    player = decision.view.players[decision.seat]
    booths = []
    for suit in range(len(SUITS)):
        cards = tuple(suits.drawn(card) for card in player.hand if card.suit == suit and card is not UNSEEN)
        count = len(cards)
        held = f"{counted(count, 'card')} of yours"
        here = suit == decision.cursor and decision.held is not None
        ticket = decision.held if here else decision.placed[suit]
        gone = "if it is gone" if count == 1 else f"if all {count} are gone" if count else "yours as it stands"
        brief = "if it is gone" if count == 1 else f"all {count} gone"
        words = (f"yours {gone}", gone, brief) if count else (gone, "yours now", "yours")
        state = "ghost" if here else "placed" if ticket else "none"
        booths.append(Booth(suit, cards, ticket, state, (held, counted(count, "card"), str(count)), words))  # type: ignore[arg-type]
    return Market(tuple(booths), decision.cursor)


def _summary(decision: Placing, size: Size) -> Row:
    """Where the four receipts are."""
    roomy, now = size == "roomy", " now" if size == "small" else " to place now"
    parts: list[Span | str] = [Span(" your receipts  " if roomy else " ", "dim")]
    gap = "    " if roomy else "  "
    for value in (10, 7, 5, 3):
        role = "cap-ink on cap bold" if value == decision.held else "gold bold"
        parts.append(Span(f" ${value} ", role))
        if value in decision.placed:
            suit = SUITS[decision.placed.index(value)]
            parts.append(f"on {suit}{gap}" if roomy else f"{suit}{gap}")
        else:
            held = value == decision.held
            parts.append(Span(f"{now if held else 'left'}{gap}", "ink" if held else "dim"))
    return row(*parts)


def _put_words(decision: Placing, *, roomy: bool) -> Row:
    if decision.held is None:
        return row(
            Span("✓ ", "green bold"), Span("Lay them face down.", "green bold"), " Nobody sees them before the end."
        )
    suit = SUITS[decision.cursor]
    here = decision.placed[decision.cursor]
    after = decision.press("confirm")
    rest = ""
    if isinstance(after, Placing) and after.held is None:
        rest = " The last one goes where none is."
    elif isinstance(after, Placing):
        *more, last = (f"${value}" for value in after.left)
        rest = f" Then {', '.join(more)} and {last} are left."
    back = f" ${here} comes back to you." if here else ""
    all_four = " Whoever is out of cards first keeps all four." if roomy else ""
    return row(Span("✓ ", "green bold"), Span(f"${decision.held} on the {suit}.", "green bold"), back, rest, all_four)
