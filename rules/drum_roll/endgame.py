"""The end: bonuses to everybody who earned them, cards in hand, and the bank."""

from __future__ import annotations

import attrs

from rules.core import implements
from rules.drum_roll.cards import OUTSTANDING, TYPES
from rules.drum_roll.clauses import Clause
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.state import Player, State
from rules.drum_roll.steps import Over
from rules.drum_roll.ventures import VENTURES
from rules.evolve import evolve


@attrs.frozen
class Bonuses:
    """What the end of the game brings one player, source by source."""

    largest_show: int
    full_variety: int
    perfect_show: int
    large_troupe: int
    cards: int
    bank: int

    @property
    def total(self) -> int:
        """The prestige of all sources together."""
        return self.largest_show + self.full_variety + self.perfect_show + self.large_troupe + self.cards + self.bank


@implements(Clause.BONUSES)
def bonuses(state: State) -> tuple[Bonuses, ...]:
    """What each seat would get if the game ended as the table is now."""
    figures = state.figures
    largest = max(1, *(len(player.acts) for player in state.players))
    return tuple(
        Bonuses(
            largest_show=figures.largest_show if len(player.acts) == largest else 0,
            full_variety=figures.full_variety if has_full_variety(player) else 0,
            perfect_show=figures.perfect_show if has_perfect_show(player, state.turn.show) else 0,
            large_troupe=figures.large_troupe if len(player.acts) >= figures.large_troupe_min else 0,
            cards=sum(card_prestige(card, player) for card in player.hand),
            bank=bank_prestige(player),
        )
        for player in state.players
    )


def has_full_variety(player: Player) -> bool:
    """Whether all five types are in the circus."""
    return {act.performer.type for act in player.acts} == set(TYPES)


def has_perfect_show(player: Player, show: int) -> bool:
    """Whether in this show nobody was fired and everybody was outstanding or is flipped."""
    performed = all(act.flipped or act.level == OUTSTANDING for act in player.acts)
    return bool(player.acts) and performed and player.tally.show == show and not player.tally.fired


@implements(Clause.BONUS_CARDS)
def card_prestige(card: Investment, player: Player) -> int:
    """What a card in hand is worth at the end."""
    return VENTURES[card.venture].worth(player, card)


@implements(Clause.BANK)
def bank_prestige(player: Player) -> int:
    """What the coins on the Bank Representative are worth."""
    banker = player.member("bank_representative")
    return 0 if banker is None else min(banker.max_prestige, player.stored // banker.coins_per_prestige)


def end_game(state: State) -> State:
    """Add the bonuses and close."""
    players = tuple(
        evolve(player, prestige=player.prestige + bonus.total)
        for player, bonus in zip(state.players, bonuses(state), strict=True)
    )
    return evolve(state, players=players).then(Over())
