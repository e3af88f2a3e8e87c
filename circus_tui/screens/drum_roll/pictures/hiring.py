"""Hiring somebody, and buying an investment card."""

from __future__ import annotations

from typing import Any

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import (
    asks,
    benefit_words,
    capital,
    change,
    framed,
    no,
    owned,
    region_words,
    words,
    yes,
)
from circus_tui.widgets import cubes
from circus_tui.widgets.investment_hand import Cards, InvestmentCard
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import Sum, SumList
from rules import drum_roll
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.cubes import number_of
from rules.drum_roll.moves import Hire
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.show import region_income
from rules.drum_roll.state import Offer, State, hand_limit
from rules.drum_roll.wording import coins, price


def hiring(scene: Scene, decision: HireDecision) -> Pictures:
    """The row that is hired from, the one at the cursor lit; what he would change."""
    acts = decision.hires_performers
    lit = circuses.for_hire(scene, acts=acts, staff=not acts, cursor=decision.cursor)
    what = "a performer" if acts else "somebody for your staff"
    zones: dict[str, Zone[Any]] = {
        "hiring": framed(lit, f"Hire {what}", "price on the gold tag, discounts already taken off", "heavy"),
        "acts": circuses.circus_zone(scene, decision.seat),
    }
    move = decision.move
    if not isinstance(move, Hire):
        return Pictures(
            "hiring", zones, yes("Go on", "there is nobody to be hired"), asks(scene, "nobody is for hire.")
        )
    zones["change"] = framed(SumList(_change(decision, move), _notes(scene, decision, move)), "What it would change")
    if scene.size != "roomy":
        zones["change"] = framed(SumList(_change(decision, move)[:3], _notes(scene, decision, move)), "")
    said = no(decision.refusal, scene.names) if decision.refusal is not None else _yes(decision, move)
    return Pictures(
        "hiring", zones, said, asks(scene, f"hire {what}, or d to decline.", "hire somebody, or d to decline.")
    )


def _offer(decision: HireDecision, move: Hire) -> Offer[Performer] | Offer[Member]:
    area = decision.view.area
    offers: tuple[Offer[Performer] | Offer[Member], ...] = (*area.performers, *area.personnel)
    return next(offer for offer in offers if offer.card.id == move.card)


def _after(decision: HireDecision, move: Hire) -> State:
    """The table after it, as if nothing stood against it; as it is if something does."""
    return drum_roll.step(decision.view, decision.seat, move) if decision.refusal is None else decision.view


def _yes(decision: HireDecision, move: Hire) -> Row:
    after = _after(decision, move).players[decision.seat]
    text = capital(drum_roll.describe(decision.view, decision.seat, move))
    return yes(text, f"{coins(after.coins)} left")


def _change(decision: HireDecision, move: Hire) -> tuple[Sum, ...]:
    view, seat, player = decision.view, decision.seat, decision.player
    offer, after = _offer(decision, move), _after(decision, move)
    wage = offer.card.salary
    now, then = if_the_show_began(view, seat), if_the_show_began(after, seat)
    sums = [
        Sum((words("price"),), row(Span(f"\N{MINUS SIGN}{offer.price}¢", "orange bold"),
                                   Span(f"  of your {player.coins}¢", "dim"))),
        Sum((words("wage in every show"), words("wage")), (Span(f"\N{MINUS SIGN}{wage}¢", "orange bold"),)),
    ]  # fmt: skip
    region = view.region(seat)
    if region is not None and isinstance(offer.card, Performer):
        more = region_income(region, after.players[seat]) - region_income(region, player)
        sums.append(Sum((words(f"{region.name}: {region_words(region)}"), words(region.name)), change(0, more)))
    if decision.refusal is None:
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
    stored = f"you have {held} in storage" if held else "you have none in storage"
    needs = row(Span("In the show it needs at least ", "dim"), *cubes.cube(first),
                Span(f" {first}, or it is fired: {stored}.", "dim"))  # fmt: skip
    if scene.size != "roomy":
        return (needs,)
    levels = tuple(
        row(*cubes.lack(colour), Span(f" {level:<12}", "dim"), Span(benefit_words(brings), "ink"))
        for colour, level, brings in zip(card.cubes, ("poor", "good", "outstanding"), card.benefits, strict=True)
    )
    flip = words(f"flip {card.flip_prestige} prestige once it is outstanding, then wage {card.secondary_salary}")
    return (*levels, flip, needs)


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
        "change": framed(_bought(decision), "What it would change"),
        "acts": circuses.circus_zone(scene, seat),
    }
    if scene.size == "roomy":
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire")
    refusal, left = decision.refusal, decision.player.coins - cost
    said = yes(f"Buy an investment card for {price(cost)}", f"{coins(left)} left")
    if refusal is not None:
        said = no(refusal, scene.names)
    duty = asks(scene, "buy an investment card, or d to decline.", "buy a card, or d to decline.")
    return Pictures("investing", zones, said, duty)


def _bought(decision: InvestDecision) -> SumList:
    """The price, the hand, and what cards are good for; where the hand is full, that one must go."""
    cost, held = decision.view.figures.invest_cost, len(decision.player.hand)
    limit = hand_limit(decision.view, decision.seat)
    full = held >= limit
    purse = Span(f"  of your {decision.player.coins}¢", "dim")
    sums = (
        Sum((words("price"),), row(Span(f"\N{MINUS SIGN}{cost}¢", "orange bold"), purse)),
        Sum((words("your hand"),), words(f"{held} of {limit}", "orange bold" if full else "ink bold")),
    )
    notes = (
        words(_full_hand(decision), "orange") if full else words("two cards, and one more for each magician"),
        words("cubes, coins, trailers, votes, applause,"),
        words("or prestige if they are kept to the end"),
        row(Span("s ", "gold bold"), Span("buys it and lifts your cards at once, if you are next", "dim")),
    )
    return SumList(sums, notes)


def _full_hand(decision: InvestDecision) -> str:
    """A warning where another card would be one too many; with the cards lifted first no curtain has to fall."""
    first = "" if decision.cards_lifted else "; c first lifts your cards"
    return f"your hand is full: one card must go{first}"
