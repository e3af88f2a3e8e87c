"""The ventures: what each kind of investment card does, an object each, found through one table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
from typing import ClassVar, Final

from rules.core import Refusal, Seat
from rules.drum_roll.benefits import give_trailer, take_from_stock, why_not_give, without_trailer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour, count_cubes, covers, minus, number_of, plus
from rules.drum_roll.investment_cards import Investment, Venture
from rules.drum_roll.moves import DoubleVote, Move, Place, PlayCard
from rules.drum_roll.show import dismiss
from rules.drum_roll.state import Player, State, counts_as_outstanding, counts_as_poor
from rules.drum_roll.steps import Performing, Placing
from rules.drum_roll.wording import coins, cubes, name_of
from rules.evolve import evolve


@cache
def _play(
    card: str, colour: Colour | None = None, colours: tuple[Colour, ...] | None = None, performer: str | None = None
) -> PlayCard:
    return PlayCard(card, colour, colours, performer)


class VentureRules(ABC):
    """What one kind of investment card does: when, in which ways, why not, what comes of it, and its words."""

    clause: ClassVar[Clause]

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """List what the card can do now."""
        return ()

    @abstractmethod
    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Why the card, which is in hand, may not be played like this; None when it may."""
        raise NotImplementedError

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """What the card gives, once it has been spent."""
        raise NotImplementedError

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """What the table saw: `who played the card: …`."""
        raise NotImplementedError

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """How the move's name goes on after `play` and the card's name."""
        return ""

    def worth(self, player: Player, card: Investment) -> int:
        """The prestige of a card still in hand at the end."""
        return card.unused_prestige

    def is_spent_by(self, move: Move) -> bool:
        """Whether a move that is no play of a card spends one of this kind."""
        return False

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """A way to play a card that cannot be played: what stands against it stands against all others."""
        return PlayCard(card.id)


class Unblock(VentureRules):
    """It goes with a marker; the rules of placing spend it."""

    clause = Clause.UNBLOCK

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal:
        """Refuse it as a play of its own: it is spent in placing a marker."""
        return Refusal(Clause.UNBLOCK, f"{card.name} is played with a marker that you place on a cube action.")

    def is_spent_by(self, move: Move) -> bool:
        """Whether the move places a marker with it."""
        return isinstance(move, Place) and move.unblock

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """With a marker on a cube action, if markers are placed now."""
        return Place("rehearsal", True) if isinstance(state.step, Placing) else PlayCard(card.id)


class DoubleVoteCard(VentureRules):
    """It goes with the votes; the decision about a Double Vote spends it."""

    clause = Clause.DOUBLE_VOTE

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal:
        """Refuse it as a play of its own: it is spent at the decision about a Double Vote."""
        return Refusal(Clause.DOUBLE_VOTE, f"{card.name} is played when the votes have been seen.")

    def is_spent_by(self, move: Move) -> bool:
        """Whether the move doubles one's vote."""
        return isinstance(move, DoubleVote)


class Bonus(VentureRules):
    """It counts at the end of the game."""

    clause = Clause.BONUS_CARDS

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal:
        """Refuse every play of it: the card stays in hand until the game ends."""
        return Refusal(Clause.BONUS_CARDS, f"{card.name} is never played: it counts at the end of the game.")


class TrailerBonus(Bonus):
    """Prestige for each trailer."""

    def worth(self, player: Player, card: Investment) -> int:
        """So much prestige for each trailer in the circus."""
        return card.bonus * sum(act.trailer for act in player.acts)


class PersonnelBonus(Bonus):
    """Prestige for each personnel member."""

    def worth(self, player: Player, card: Investment) -> int:
        """So much prestige for each personnel member in the circus."""
        return card.bonus * len(player.personnel)


class ResourceBonus(Bonus):
    """Prestige for cubes left over."""

    def worth(self, player: Player, card: Investment) -> int:
        """One prestige for every so many cubes in storage."""
        return sum(player.storage) // card.cubes_per_prestige


class _Plain(VentureRules):
    """A card that is played as it is, and names nothing."""

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Refuse it at the wrong time, and with anything named."""
        refusal = self._why_not_now(state, seat, card)
        if refusal is None and (move.colour, move.colours, move.performer) != (None, None, None):
            return Refusal(self.clause, f"{card.name} needs no cube and no performer named.")
        return refusal

    def _why_not_now(self, state: State, seat: Seat, card: Investment) -> Refusal | None:
        return None

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """The one way there is, when it is the time for it."""
        return () if self._why_not_now(state, seat, card) else (_play(card.id),)


class Income(_Plain):
    """Coins, at any decision of one's own."""

    clause = Clause.EXTRA_INCOME

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Add the card's coins to the player's."""
        player = state.players[seat]
        return state.with_player(seat, evolve(player, coins=player.coins + card.coins))

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """How many coins it brought."""
        return coins(card.coins)

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """How many coins it will bring."""
        return f" for {coins(card.coins)}"


class ExtendedApplause(_Plain):
    """Prestige for the performers of a type, once all have been on."""

    clause = Clause.APPLAUSE

    def _why_not_now(self, state: State, seat: Seat, card: Investment) -> Refusal | None:
        if _all_have_been_on(state):
            return None
        when = "once all your performers have been on" if state.in_show else "only in your show"
        return Refusal(Clause.APPLAUSE, f"{card.name} is played {when}.")

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Add the prestige to the player's, and note it in the sums of the show."""
        player = state.players[seat]
        points = applause(player, card)
        tally = evolve(player.tally, applause=player.tally.applause + points)
        return state.with_player(seat, evolve(player, prestige=player.prestige + points, tally=tally))

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """How much prestige it brought."""
        return f"{applause(before.players[seat], card)} prestige"

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """How much prestige it will bring."""
        return f" for {applause(state.players[seat], card)} prestige"


def _all_have_been_on(state: State) -> bool:
    """Whether a show is on and its seat has no performer left to name."""
    steps = (*state.agenda, state.step)
    return state.in_show and not any(isinstance(step, Performing) and step.left for step in steps)


def applause(player: Player, card: Investment) -> int:
    """What an Extended Applause brings: the performers of its type that were outstanding less those that were poor."""
    acts = [act for act in player.acts if act.performer.type == card.type]
    outstanding = sum(map(counts_as_outstanding, acts)) * card.per_outstanding
    return outstanding + sum(map(counts_as_poor, acts)) * card.per_poor


class IncomeForCube(VentureRules):
    """Coins for a cube out of storage."""

    clause = Clause.EXTRA_INCOME

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """A way for each colour of which a cube is in storage."""
        storage = state.players[seat].storage
        return (_play(card.id, colour) for colour in COLOURS if number_of(storage, colour))

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Refuse it without a colour, or with one of which no cube is in storage."""
        storage = state.players[seat].storage
        if move.colour is None or move.colours is not None or move.performer is not None:
            return Refusal(self.clause, f"{card.name} needs the colour of the cube you give, and nothing else.")
        if not number_of(storage, move.colour):
            cube = f"{move.colour} cube" if any(storage) else "cube"
            return Refusal(self.clause, f"You have no {cube} in storage to give for {card.name}.")
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Move the cube from storage to the stock, and add the card's coins to the player's."""
        assert move.colour is not None
        player = state.players[seat]
        sold = evolve(player, coins=player.coins + card.coins, storage=minus(player.storage, move.colour))
        supply = evolve(state.supply, cubes=plus(state.supply.cubes, move.colour))
        return evolve(state.with_player(seat, sold), supply=supply)

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Which cube went, and for how many coins."""
        return f"a {move.colour} cube for {coins(card.coins)}"

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Which cube will go, and for how many coins."""
        return f": a {move.colour} cube for {coins(card.coins)}"

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """With a cube of some colour."""
        return PlayCard(card.id, colour="white")


class ExtraResources(VentureRules):
    """One cube of any colour, or two of the colour shown."""

    clause = Clause.RESOURCES

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """A way for one cube of each colour in stock, then the two of the colour shown."""
        stock = state.supply.cubes
        yield from (_play(card.id, None, (colour,)) for colour in COLOURS if number_of(stock, colour))
        if covers(stock, count_cubes(_shown(card))):
            yield _play(card.id, None, _shown(card))

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Refuse other numbers and colours than the card has, and what the stock does not have."""
        if move.colours is None or move.colour is not None or move.performer is not None:
            return Refusal(self.clause, f"{card.name} needs the cubes you take, and nothing else.")
        if len(move.colours) != 1 and move.colours != _shown(card):
            return Refusal(self.clause, f"{card.name} gives one cube of any colour or {cubes(_shown(card))}.")
        if not covers(state.supply.cubes, count_cubes(move.colours)):
            return Refusal(Clause.STOCK, f"The stock does not have {cubes(move.colours)}.")
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Move the cubes from the stock to storage."""
        assert move.colours is not None
        return take_from_stock(state, seat, move.colours)

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Tell which cubes were taken."""
        return cubes(move.colours or ())

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Which cubes will be taken."""
        return f": take {cubes(move.colours or ())}"

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """With one cube of some colour."""
        return PlayCard(card.id, colours=("white",))


def _shown(card: Investment) -> tuple[Colour, ...]:
    assert card.colour is not None
    return (card.colour,) * card.cubes_colour


class _OnPerformer(VentureRules):
    """A card that names one of one's performers."""

    def why_not(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> Refusal | None:
        """Refuse it unless a performer is named and nothing else, and this one may be."""
        if move.performer is None or move.colour is not None or move.colours is not None:
            return Refusal(self.clause, f"{card.name} needs one of your performers, and nothing else.")
        return self._why_not_on(state, seat, card, move.performer)

    @abstractmethod
    def _why_not_on(self, state: State, seat: Seat, card: Investment, code: str) -> Refusal | None:
        raise NotImplementedError

    def likeliest(self, state: State, seat: Seat, card: Investment) -> Move:
        """With one of one's performers."""
        acts = state.players[seat].acts
        return PlayCard(card.id, performer=acts[0].id if acts else "")


class Trailer(_OnPerformer):
    """A trailer for a performer without one."""

    clause = Clause.TRAILER_CARD

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """A way for each performer without a trailer, as long as the stock has any."""
        if state.supply.trailers:
            yield from (_play(card.id, performer=act.id) for act in without_trailer(state.players[seat]))

    def _why_not_on(self, state: State, seat: Seat, card: Investment, code: str) -> Refusal | None:
        return why_not_give(state, seat, code)

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Move a trailer from the stock to the performer."""
        assert move.performer is not None
        return give_trailer(state, seat, move.performer)

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Who has the trailer now."""
        return f"{name_of(before, move.performer or '')} has a trailer"

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Who will have the trailer."""
        return f": give it to {name_of(state, move.performer or '')}"


class Fire(_OnPerformer):
    """A performer leaves at no cost, but not during shows."""

    clause = Clause.FIRE

    def ways(self, state: State, seat: Seat, card: Investment) -> Iterable[PlayCard]:
        """A way for each performer, while no show is on."""
        if not state.in_show:
            yield from (_play(card.id, performer=act.id) for act in state.players[seat].acts)

    def _why_not_on(self, state: State, seat: Seat, card: Investment, code: str) -> Refusal | None:
        if state.in_show:
            return Refusal(self.clause, f"{card.name} may not be played while shows are given.")
        player = state.players[seat]
        if player.act(code) is None:
            nobody = "That performer is not in your circus." if player.acts else "You have nobody to fire."
            return Refusal(self.clause, nobody)
        return None

    def play(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> State:
        """Move the performer to the discards; what it bears goes back to the stock."""
        act = state.players[seat].act(move.performer or "")
        assert act is not None
        return dismiss(state, seat, act)

    def told(self, before: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Tell who was fired."""
        return f"{name_of(before, move.performer or '')} leaves the circus"

    def described(self, state: State, seat: Seat, card: Investment, move: PlayCard) -> str:
        """Say who would be fired."""
        return f": fire {name_of(state, move.performer or '')}"


VENTURES: Final[Mapping[Venture, VentureRules]] = {
    "unblock": Unblock(),
    "trailer": Trailer(),
    "fire": Fire(),
    "double_vote": DoubleVoteCard(),
    "income": Income(),
    "income_cube": IncomeForCube(),
    "trailer_bonus": TrailerBonus(),
    "personnel_bonus": PersonnelBonus(),
    "resource_bonus": ResourceBonus(),
    "extended_applause": ExtendedApplause(),
    "extra_resources": ExtraResources(),
}
