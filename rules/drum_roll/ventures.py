"""The kinds of investment cards: of each, what it can be played for, why not, what it does, and how it is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, Final

from rules.core import Refusal, Seat
from rules.drum_roll.benefits import give_trailer, take_from_stock, why_not_give, without_trailer
from rules.drum_roll.cards import Investment, Venture
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour, counted, covers, minus, number_of, plus
from rules.drum_roll.moves import DoubleVote, Move, Place, PlayCard
from rules.drum_roll.show import dismiss
from rules.drum_roll.state import Act, Player, State, counts_as_outstanding, counts_as_poor
from rules.drum_roll.steps import Performing, Placing
from rules.drum_roll.wording import coins, cubes, name_of
from rules.evolve import evolve


@cache
def _play(
    card: str,
    *,
    colour: Colour | None = None,
    colours: tuple[Colour, ...] | None = None,
    performer: str | None = None,
) -> PlayCard:
    return PlayCard(card, colour, colours, performer)


class CardRules:
    """What holds for the investment cards of one kind; as it stands, for one that is never played by itself.

    `state` is the game with the card still in hand, but in `play`, where it has been spent.
    """

    clause: ClassVar[Clause]

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        """List what the card can do now."""
        yield from ()

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Say why the card cannot do this now."""
        raise NotImplementedError

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Take what the card gives."""
        raise AssertionError(f"{card.name} is not played like this")

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Say what playing it came to, as all see it."""
        raise AssertionError(f"{card.name} is not played like this")

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Name the move as on a button."""
        return f"play {card.name}"

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """A move that would play the card: where it cannot be played, what stands against it stands against all."""
        return _play(card.id)

    def is_spent_by(self, move: Move) -> bool:
        """Whether another move than playing it spends such a card."""
        return False

    def worth(self, player: Player, card: Investment) -> int:
        """How much prestige the card earns in hand at the end of the game."""
        return card.unused_prestige


class _Unblock(CardRules):
    """Goes with a marker that is placed on a cube action which is taken."""

    clause = Clause.UNBLOCK

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        return Refusal(self.clause, f"{card.name} is played with a marker that you place on a cube action.")

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        return Place("rehearsal", True) if isinstance(state.step, Placing) else super().likeliest(state, seat, card)

    def is_spent_by(self, move: Move) -> bool:
        return isinstance(move, Place) and move.unblock


class _DoubledVote(CardRules):
    """Goes with a vote that has been seen."""

    clause = Clause.DOUBLE_VOTE

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        return Refusal(self.clause, f"{card.name} is played when the votes have been seen.")

    def is_spent_by(self, move: Move) -> bool:
        return isinstance(move, DoubleVote)


class _Bonus(CardRules):
    """Stays in hand and counts at the end."""

    clause = Clause.BONUS_CARDS

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        return Refusal(self.clause, f"{card.name} is never played: it counts at the end of the game.")


class _TrailerBonus(_Bonus):
    """Prestige for trailers."""

    def worth(self, player: Player, card: Investment) -> int:
        return card.bonus * sum(act.trailer for act in player.acts)


class _PersonnelBonus(_Bonus):
    """Prestige for personnel."""

    def worth(self, player: Player, card: Investment) -> int:
        return card.bonus * len(player.personnel)


class _ResourceBonus(_Bonus):
    """Prestige for cubes in storage."""

    def worth(self, player: Player, card: Investment) -> int:
        return sum(player.storage) // card.cubes_per_prestige


class _Plain(CardRules):
    """Needs nothing to be named."""

    def _why_not_so(self, card: Investment, move: PlayCard) -> Refusal | None:
        if (move.colour, move.colours, move.performer) == (None, None, None):
            return None
        return Refusal(self.clause, f"{card.name} needs no cube and no performer named.")


class _Income(_Plain):
    """Coins."""

    clause = Clause.EXTRA_INCOME

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        yield _play(card.id)

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        return self._why_not_so(card, move)

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        player = state.players[seat]
        return state.with_player(seat, evolve(player, coins=player.coins + card.coins))

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return coins(card.coins)

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name} for {coins(card.coins)}"


class _Applause(_Plain):
    """Prestige for the acts of a type, once all performers have been on."""

    clause = Clause.APPLAUSE

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        if _all_have_been_on(state):
            yield _play(card.id)

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        if not _all_have_been_on(state):
            when = "once all your performers have been on" if state.in_show else "only in your show"
            return Refusal(self.clause, f"{card.name} is played {when}.")
        return self._why_not_so(card, move)

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        player = state.players[seat]
        points = applause(player, card)
        tally = evolve(player.tally, applause=player.tally.applause + points)
        return state.with_player(seat, evolve(player, prestige=player.prestige + points, tally=tally))

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"{applause(before.players[seat], card)} prestige"

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name} for {applause(state.players[seat], card)} prestige"


def applause(player: Player, card: Investment) -> int:
    """What an Extended Applause brings: the acts of its type that were outstanding less those that were poor."""
    acts = [act for act in player.acts if act.performer.type == card.type]
    outstanding = sum(map(counts_as_outstanding, acts)) * card.per_outstanding
    return outstanding + sum(map(counts_as_poor, acts)) * card.per_poor


def _all_have_been_on(state: State) -> bool:
    """Whether a show is on and its seat has no performer left to name."""
    steps = (*state.agenda, state.step)
    return state.in_show and not any(isinstance(step, Performing) and step.left for step in steps)


class _IncomeCube(CardRules):
    """Coins for a cube from storage."""

    clause = Clause.EXTRA_INCOME

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        storage = state.players[seat].storage
        yield from (_play(card.id, colour=colour) for colour in COLOURS if number_of(storage, colour))

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        if move.colour is None or move.colours is not None or move.performer is not None:
            return Refusal(self.clause, f"{card.name} needs the colour of the cube you give, and nothing else.")
        storage = state.players[seat].storage
        if not number_of(storage, move.colour):
            cube = f"{move.colour} cube" if any(storage) else "cube"
            return Refusal(self.clause, f"You have no {cube} in storage to give for {card.name}.")
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        assert move.colour is not None
        player = state.players[seat]
        sold = evolve(player, coins=player.coins + card.coins, storage=minus(player.storage, move.colour))
        supply = evolve(state.supply, cubes=plus(state.supply.cubes, move.colour))
        return evolve(state.with_player(seat, sold), supply=supply)

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"a {move.colour} cube for {coins(card.coins)}"

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name}: a {move.colour} cube for {coins(card.coins)}"

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        return _play(card.id, colour="white")


class _ExtraResources(CardRules):
    """A cube of any colour, or more of the colour that the card shows."""

    clause = Clause.RESOURCES

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        stock, shown = state.supply.cubes, self._shown(card)
        yield from (_play(card.id, colours=(colour,)) for colour in COLOURS if number_of(stock, colour))
        if covers(stock, counted(shown)):
            yield _play(card.id, colours=shown)

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        if move.colours is None or move.colour is not None or move.performer is not None:
            return Refusal(self.clause, f"{card.name} needs the cubes you take, and nothing else.")
        shown = self._shown(card)
        if len(move.colours) != 1 and move.colours != shown:
            return Refusal(self.clause, f"{card.name} gives one cube of any colour or {cubes(shown)}.")
        if not covers(state.supply.cubes, counted(move.colours)):
            return Refusal(Clause.STOCK, f"The stock does not have {cubes(move.colours)}.")
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        assert move.colours is not None
        return take_from_stock(state, seat, move.colours)

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return cubes(move.colours or ())

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name}: take {cubes(move.colours or ())}"

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        return _play(card.id, colours=("white",))

    def _shown(self, card: Investment) -> tuple[Colour, ...]:
        assert card.colour is not None
        return (card.colour,) * card.cubes_colour


class _OnPerformer(CardRules):
    """Names one of the seat's performers."""

    def _why_not_one(self, card: Investment, move: PlayCard) -> Refusal | None:
        if move.performer is None or move.colour is not None or move.colours is not None:
            return Refusal(self.clause, f"{card.name} needs one of your performers, and nothing else.")
        return None

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        acts = state.players[seat].acts
        return _play(card.id, performer=acts[0].id if acts else "")


class _Trailer(_OnPerformer):
    """A trailer for a performer."""

    clause = Clause.TRAILER_CARD

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        if state.supply.trailers:
            yield from (_play(card.id, performer=act.id) for act in without_trailer(state.players[seat]))

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        return self._why_not_one(card, move) or why_not_give(state, seat, move.performer or "")

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        return give_trailer(state, seat, move.performer or "")

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"{name_of(before, move.performer or '')} has a trailer"

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name}: give it to {name_of(state, move.performer or '')}"


class _Fire(_OnPerformer):
    """A performer leaves at no cost."""

    clause = Clause.FIRE

    def uses(self, state: State, seat: Seat, card: Investment) -> Iterator[PlayCard]:
        if not state.in_show:
            yield from (_play(card.id, performer=act.id) for act in state.players[seat].acts)

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        refusal = self._why_not_one(card, move)
        if refusal is not None:
            return refusal
        if state.in_show:
            return Refusal(self.clause, f"{card.name} may not be played while shows are given.")
        if self._act(state, seat, move) is None:
            some = bool(state.players[seat].acts)
            return Refusal(self.clause, "That performer is not in your circus." if some else "You have nobody to fire.")
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        act = self._act(state, seat, move)
        assert act is not None
        return dismiss(state, seat, act)

    def tell(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"{name_of(before, move.performer or '')} leaves the circus"

    def describe(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        return f"play {card.name}: fire {name_of(state, move.performer or '')}"

    def _act(self, state: State, seat: Seat, move: PlayCard) -> Act | None:
        return state.players[seat].act(move.performer or "")


VENTURES: Final[Mapping[Venture, CardRules]] = {
    "unblock": _Unblock(),
    "trailer": _Trailer(),
    "fire": _Fire(),
    "double_vote": _DoubledVote(),
    "income": _Income(),
    "income_cube": _IncomeCube(),
    "trailer_bonus": _TrailerBonus(),
    "personnel_bonus": _PersonnelBonus(),
    "resource_bonus": _ResourceBonus(),
    "extended_applause": _Applause(),
    "extra_resources": _ExtraResources(),
}
"""The rules of each kind of investment card."""
