"""What is decided when a marker is resolved: a card to buy, somebody to hire."""

from __future__ import annotations

from circus_tui.boards.drum_roll.desks.hiring import HireDesk, InvestDesk
from circus_tui.boards.drum_roll.views import area
from circus_tui.boards.drum_roll.views.sight import Sight, described, said, verdict
from circus_tui.paint import Block
from rules import drum_roll
from rules.drum_roll.moves import Hire
from rules.drum_roll.show import region_income
from rules.drum_roll.state import hand_limit
from rules.drum_roll.wording import coins


def investing(sight: Sight, desk: InvestDesk) -> Block:
    """What buying a card costs."""
    pile = desk.view.investments
    left = f"{coins(desk.player.coins - desk.view.figures.invest_cost)} left"
    deck = f"{len(pile.deck)} in the deck, {len(pile.discards)} discarded"
    text = f"{described(desk, desk.move)}: {left}; {deck}.{_full_hand(desk)}"
    return verdict(sight, desk.refusal, text, 2 if sight.roomy else 3)


def _full_hand(desk: InvestDesk) -> str:
    """A warning where another card would be one too many; with the cards lifted first no curtain has to fall."""
    if len(desk.player.hand) < hand_limit(desk.view, desk.seat):
        return ""
    lifted = desk.player.hand and desk.player.hand[0].is_seen
    return f" Your hand is full: one card must go{'' if lifted else '; c first lifts your cards'}."


def hiring(sight: Sight, desk: HireDesk, room: int) -> Block:
    """The row that is hired from, and what hiring at the cursor would mean."""
    listed = area.choosing(sight, desk.cursor, room - 3, of_performers=desk.hires_performers)
    if not isinstance(desk.move, Hire):
        return (*listed, *said(sight, "There is nobody to be hired: Enter goes on."))
    return (*listed, *verdict(sight, desk.refusal, _hired(desk, desk.move), 3 if room > 9 else 2))


def _hired(desk: HireDesk, move: Hire) -> str:
    """What hiring would mean."""
    after = drum_roll.step(desk.view, desk.seat, move) if desk.refusal is None else desk.view
    left = f"{coins(after.players[desk.seat].coins)} left"
    performer = next((offer.card for offer in desk.view.area.performers if offer.card.id == move.card), None)
    if performer is None:
        return f"{described(desk, move)}: {left}."
    region = desk.view.region(desk.seat)
    more = ""
    if region is not None and desk.refusal is None:
        now, then = (region_income(region, state.players[desk.seat]) for state in (desk.view, after))
        more = f", +{then - now} prestige in {region.name}" if then > now else ""
    needs = f"In the show it needs at least a {performer.cubes[0]} cube, or it is fired."
    return f"{described(desk, move)}: {left}{more}. {needs}"
