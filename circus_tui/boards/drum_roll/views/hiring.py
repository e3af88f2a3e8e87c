"""What is decided when a marker is resolved: a card to buy, somebody to hire."""

from __future__ import annotations

from circus_tui.boards.drum_roll.views import area
from circus_tui.boards.drum_roll.views.sight import Sight, described, said, verdict
from circus_tui.paint import Block
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from rules import drum_roll
from rules.drum_roll.moves import Hire
from rules.drum_roll.show import region_income
from rules.drum_roll.state import hand_limit
from rules.drum_roll.wording import coins


def investing(sight: Sight, decision: InvestDecision) -> Block:
    """What buying a card costs."""
    pile = decision.view.investments
    left = f"{coins(decision.player.coins - decision.view.figures.invest_cost)} left"
    deck = f"{len(pile.deck)} in the deck, {len(pile.discards)} discarded"
    text = f"{described(decision, decision.move)}: {left}; {deck}.{_full_hand(decision)}"
    return verdict(sight, decision.refusal, text, 2 if sight.roomy else 3)


def _full_hand(decision: InvestDecision) -> str:
    """A warning where another card would be one too many; with the cards lifted first no curtain has to fall."""
    if len(decision.player.hand) < hand_limit(decision.view, decision.seat):
        return ""
    lifted = decision.player.hand and decision.player.hand[0].is_seen
    return f" Your hand is full: one card must go{'' if lifted else '; c first lifts your cards'}."


def hiring(sight: Sight, decision: HireDecision, room: int) -> Block:
    """The row that is hired from, and what hiring at the cursor would mean."""
    listed = area.choosing(sight, decision.cursor, room - 3, of_performers=decision.hires_performers)
    if not isinstance(decision.move, Hire):
        return (*listed, *said(sight, "There is nobody to be hired: Enter goes on."))
    return (*listed, *verdict(sight, decision.refusal, _hired(decision, decision.move), 3 if room > 9 else 2))


def _hired(decision: HireDecision, move: Hire) -> str:
    """What hiring would mean."""
    after = drum_roll.step(decision.view, decision.seat, move) if decision.refusal is None else decision.view
    left = f"{coins(after.players[decision.seat].coins)} left"
    performer = next((offer.card for offer in decision.view.area.performers if offer.card.id == move.card), None)
    if performer is None:
        return f"{described(decision, move)}: {left}."
    region = decision.view.region(decision.seat)
    more = ""
    if region is not None and decision.refusal is None:
        now, then = (region_income(region, state.players[decision.seat]) for state in (decision.view, after))
        more = f", +{then - now} prestige in {region.name}" if then > now else ""
    needs = f"In the show it needs at least a {performer.cubes[0]} cube, or it is fired."
    return f"{described(decision, move)}: {left}{more}. {needs}"
