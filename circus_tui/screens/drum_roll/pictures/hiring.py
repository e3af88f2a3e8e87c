"""Hiring somebody, and buying an investment card."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene, Size
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import (
    asks,
    benefit_short,
    capital,
    change,
    framed,
    no,
    owned,
    region_words,
    tells_all,
    words,
    yes,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.investment_hand import Cards, InvestmentCard
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import Sum, SumList
from rules import drum_roll
from rules.core import listing
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.cubes import number_of
from rules.drum_roll.moves import Hire
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.show import region_income
from rules.drum_roll.state import Offer, State, hand_limit
from rules.drum_roll.wording import coins, price

_TAG: Final[dict[Size, str]] = {
    "roomy": "price on the gold tag, discounts already taken off",
    "compact": "gold tag: the price, discounts taken off",
    "small": "gold tag: the price",
}


_GOOD_FOR: Final[dict[Size, str]] = {
    "roomy": "good for cubes, coins or votes, or for prestige at the end",
    "compact": "good for cubes, coins or votes, or for prestige at the end",
    "small": "cubes, coins, votes or ★",
}
_LOOKS: Final[dict[Size, str]] = {
    "roomy": "buys it and lifts your cards, if you are next",
    "compact": "buys it and lifts your cards, if you are next",
    "small": "buys, lifts your cards",
}


def hiring(scene: Scene, decision: HireDecision) -> Pictures:
    """The row that is hired from, the one at the cursor lit; what he would change."""
    acts = decision.hires_performers
    lit = circuses.for_hire(scene, acts=acts, staff=not acts, cursor=decision.cursor)
    what = "a performer" if acts else "somebody for your personnel"
    zones: dict[str, Zone[Any]] = {
        "hiring": framed(lit, f"Hire {what}", _TAG[scene.size], "heavy"),
        "acts": circuses.circus_zone(scene, decision.seat),
    }
    move = decision.move
    if not isinstance(move, Hire):
        return Pictures(
            "hiring", zones, yes("Go on", "there is nobody to be hired"), asks(scene, "nobody is for hire.")
        )
    told = SumList(_change(decision, move, brief=scene.size != "roomy"), _notes(scene, decision, move), tells_all())
    zones["change"] = framed(told, "What it would change" if scene.size == "roomy" else "")
    said = no(decision.refusal, scene.names) if decision.refusal is not None else _yes(scene, decision, move)
    decline = f"or {key('drum_roll.decline')} to decline."
    asked = asks(scene, f"hire {what}, {decline}", f"hire somebody, {decline}")
    return Pictures("hiring", zones, said, asked, spread="hiring")


def _offer(decision: HireDecision, move: Hire) -> Offer[Performer] | Offer[Member]:
    area = decision.view.area
    offers: tuple[Offer[Performer] | Offer[Member], ...] = (*area.performers, *area.personnel)
    return next(offer for offer in offers if offer.card.id == move.card)


def _after(decision: HireDecision, move: Hire) -> State:
    """The table after it, as if nothing stood against it; as it is if something does."""
    return drum_roll.step(decision.view, decision.seat, move) if decision.refusal is None else decision.view


def _yes(scene: Scene, decision: HireDecision, move: Hire) -> Row:
    after = _after(decision, move).players[decision.seat]
    text = capital(drum_roll.describe(decision.view, decision.seat, move))
    if scene.size == "small":
        offer = _offer(decision, move)
        text = f"Hire {offer.card.name} for {price(offer.price) if offer.price else 'nothing'}"
    return yes(text, f"{coins(after.coins)} left")


def _change(decision: HireDecision, move: Hire, *, brief: bool) -> tuple[Sum, ...]:
    view, seat, player = decision.view, decision.seat, decision.player
    offer, after = _offer(decision, move), _after(decision, move)
    price_ = row(Span(f"\N{MINUS SIGN}{offer.price}¢", "orange bold"), Span(f"  of your {player.coins}¢", "dim"))
    wage = Span(f"\N{MINUS SIGN}{offer.card.salary}¢", "orange bold")
    sums = [Sum((words("price"),), price_), Sum((words("salary in every show"),), (wage,))]
    if brief:
        each = row(Span("   salary in every show ", "dim"), wage)
        sums = [Sum((words("price"),), row(*price_, *each))]
    region = view.region(seat)
    if region is not None and isinstance(offer.card, Performer):
        more = region_income(region, after.players[seat]) - region_income(region, player)
        sums.append(Sum((words(f"{region.name}: {region_words(region)}"), words(region.name)), change(0, more)))
    if decision.refusal is None and not brief:
        now, then = if_the_show_began(view, seat), if_the_show_began(after, seat)
        sums.append(Sum((words("a show now would leave you"), words("show now")),
                        row(*owned(now.final_coins, now.final_prestige, short=bool(now.unpaid)), Span("  →  ", "gold"),
                            *owned(then.final_coins, then.final_prestige, short=bool(then.unpaid)))))  # fmt: skip
    return tuple(sums)


def _notes(scene: Scene, decision: HireDecision, move: Hire) -> tuple[Row, ...]:
    card = _offer(decision, move).card
    if isinstance(card, Member):
        return (row(Span(f"{card.name}: ", "ink bold"), *circuses.staff_slip(card).does[0]),)
    first = card.cubes[0]
    held = number_of(decision.player.storage, first)
    if scene.size != "roomy":
        levels = [part for colour, brings in zip(card.cubes, card.benefits, strict=True)
                  for part in (*cubes.lack(colour), Span(f" {benefit_short(brings)}   ", "ink"))]  # fmt: skip
        stored = f": you have {held}" if held else ": you have none"
        needs = row(Span("without ", "dim"), *cubes.cube(first), Span(f" {first} it is fired in the show", "dim"))
        return (row(*levels), row(*needs, Span(stored, "ink" if held else "orange")))
    stored = f"you have {held} in storage" if held else "you have none in storage"
    needs = row(Span("In the show it needs at least ", "dim"), *cubes.cube(first),
                Span(f" {first}, or it is fired: {stored}.", "dim"))  # fmt: skip
    flip = words(f"flip {card.flip_prestige} prestige once it is outstanding, then salary {card.secondary_salary}")
    return (needs, flip)


def investing(scene: Scene, decision: InvestDecision) -> Pictures:
    """The deck, what the top card costs, and the room in the hand."""
    view, seat = decision.view, decision.seat
    cost, pile = view.figures.invest_cost, view.investments
    back = InvestmentCard(
        "the top card", (words("nobody knows it: what you buy, only you see", ""),),
        words(f"{len(pile.deck)} in the deck, {len(pile.discards)} discarded", ""), mark=f"{cost}¢", chosen=True,
        target="buy",
    )  # fmt: skip
    zones: dict[str, Zone[Any]] = {
        "hand": framed(Cards((back,)), "The investments", "", "heavy"),
        "move": framed(_bought(scene, decision), "What it would change"),
        "acts": circuses.circus_zone(scene, seat),
    }
    refusal, left = decision.refusal, decision.player.coins - cost
    said = yes(f"Buy an investment card for {price(cost)}", f"{coins(left)} left")
    if refusal is not None:
        said = no(refusal, scene.names)
    decline = f"or {key('drum_roll.decline')} to decline."
    duty = asks(scene, f"buy an investment card, {decline}", f"buy a card, {decline}")
    return Pictures("investing", zones, said, duty)


def _bought(scene: Scene, decision: InvestDecision) -> SumList:
    """The price, the hand, and what cards are good for; where the hand is full, that one must go."""
    cost, held = decision.view.figures.invest_cost, len(decision.player.hand)
    limit = hand_limit(decision.view, decision.seat)
    full = held >= limit
    purse = Span(f"  of your {decision.player.coins}¢", "dim")
    sums = (
        Sum((words("price"),), row(Span(f"\N{MINUS SIGN}{cost}¢", "orange bold"), purse)),
        Sum((words("your hand"),), words(f"{held} of {limit}", "orange bold" if full else "ink bold")),
    )
    room = "two cards, and one more for each magician"
    notes: tuple[Row, ...] = (
        words(_full_hand(decision), "orange") if full else words(room),
        words(_GOOD_FOR[scene.size]),
        row(Span(f"{key('drum_roll.buy_and_see')} ", "gold bold"), Span(_LOOKS[scene.size], "dim")),
    )
    if scene.size == "roomy":
        notes += ((), row(Span("all cards of the game: ", "gold"), Span(_kinds(decision.view), "ink")))
    return SumList(sums, notes)


def _kinds(view: State) -> str:
    """`2 Unblock, 5 Extra Resources`: what may lie in the deck."""
    names: dict[str, list[str]] = {}
    for each in view.cards.investments:
        names.setdefault(each.venture, []).append(each.name)
    kinds = [f"{len(each)} {each[0] if len(set(each)) == 1 else each[0].partition(' (')[0]}" for each in names.values()]
    return f"{listing(kinds)}."


def _full_hand(decision: InvestDecision) -> str:
    """A warning where another card would be one too many; with the cards lifted first no curtain has to fall."""
    first = "" if decision.cards_lifted else f"; {key('drum_roll.cards')} first lifts your cards"
    return f"your hand is full: one card must go{first}"
