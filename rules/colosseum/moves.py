"""What can happen in Colosseum. Markets and dice count from 0; nobles step clockwise."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

import attrs

from rules.colosseum.board import Side
from rules.colosseum.figures import AssetId
from rules.colosseum.pieces import Asset, Face, Noble
from rules.core import Seat

Pile: TypeAlias = Literal["green", "orange", "low_programs", "high_programs"]
Shuffled: TypeAlias = Literal[AssetId, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@attrs.frozen
class Shuffle:
    """Chance: the whole pile in its new order, first drawn first: asset codes, or program numbers."""

    kind: ClassVar[str] = "shuffle"
    pile: Pile
    order: tuple[Shuffled, ...]


@attrs.frozen
class BuyProgram:
    """Invest in a program that is on sale."""

    kind: ClassVar[str] = "buy_program"
    number: int


@attrs.frozen
class Expand:
    """Invest in one more space at this end of the arena."""

    kind: ClassVar[str] = "expand"
    side: Side


@attrs.frozen
class BuyTicket:
    """Invest in a season ticket."""

    kind: ClassVar[str] = "buy_ticket"


@attrs.frozen
class BuildLoge:
    """Invest in the emperor's loge."""

    kind: ClassVar[str] = "build_loge"


Investment: TypeAlias = BuyProgram | Expand | BuyTicket | BuildLoge


@attrs.frozen
class ExtraInvestment:
    """Pay for the right to a second investment: two medals, or an additional-action token."""

    kind: ClassVar[str] = "extra_investment"
    pay: Literal["medals", "token"]


@attrs.frozen
class Pass:
    """Make no (further) investment; decline the initiative; end one's trading; produce nothing."""

    kind: ClassVar[str] = "pass"


@attrs.frozen
class Open:
    """Put a market's lot up for auction with a first bid."""

    kind: ClassVar[str] = "open"
    market: int
    bid: int


@attrs.frozen
class Bid:
    """Raise to so many coins."""

    kind: ClassVar[str] = "bid"
    coins: int


@attrs.frozen
class DropOut:
    """Leave this auction for good."""

    kind: ClassVar[str] = "drop_out"


@attrs.frozen
class Offer:
    """Propose a deal: the trader's tokens for the partner's; positive coins go to the partner, negative come back."""

    kind: ClassVar[str] = "offer"
    partner: Seat
    give: tuple[Asset, ...]
    take: tuple[Asset, ...]
    coins: int


@attrs.frozen
class Accept:
    """Agree to the offer: everything changes hands at once."""

    kind: ClassVar[str] = "accept"


@attrs.frozen
class Refuse:
    """Refuse the trader's offer; nothing changes hands."""

    kind: ClassVar[str] = "refuse"


@attrs.frozen
class Roll:
    """A player's decision to produce, without faces; then chance's answer, with a face for each die."""

    kind: ClassVar[str] = "roll"
    faces: tuple[Face, ...] | None = None


@attrs.frozen
class MoveNoble:
    """Move a noble by one die, or by the sum of both; `steps` is the whole way."""

    kind: ClassVar[str] = "move_noble"
    noble: Noble
    dice: tuple[int, ...]
    steps: int


@attrs.frozen
class MedalMove:
    """Pay a medal to move a noble up to three spaces; positive steps are clockwise."""

    kind: ClassVar[str] = "medal_move"
    noble: Noble
    steps: int


@attrs.frozen
class Produce:
    """Produce a program with so many jokers, paying so many medals for spectators."""

    kind: ClassVar[str] = "produce"
    program: int
    jokers: int
    medals: int


@attrs.frozen
class TieRoll:
    """Chance: two dice for each tied seat, seats ascending."""

    kind: ClassVar[str] = "tie_roll"
    seats: tuple[Seat, ...]
    faces: tuple[tuple[Face, ...], ...]


@attrs.frozen
class DiscardUsed:
    """Put one token of tonight's event out of the game."""

    kind: ClassVar[str] = "discard_used"
    asset: Asset


@attrs.frozen
class AskDonation:
    """Take a standard asset from the winner of the podium."""

    kind: ClassVar[str] = "ask_donation"
    asset: Asset


@attrs.frozen
class Decline:
    """Ask the podium's winner for nothing."""

    kind: ClassVar[str] = "decline"


@attrs.frozen
class CashMedal:
    """Turn a medal into coins, at any decision of one's own."""

    kind: ClassVar[str] = "cash_medal"


@attrs.frozen
class TokenToMedal:
    """Turn an additional-action token into a medal, at any decision of one's own."""

    kind: ClassVar[str] = "token_to_medal"


Free: TypeAlias = CashMedal | TokenToMedal
FREE: Final = (CashMedal, TokenToMedal)
"""The moves that are open at any decision of one's own."""

Move: TypeAlias = (
    Shuffle
    | Investment
    | ExtraInvestment
    | Pass
    | Open
    | Bid
    | DropOut
    | Offer
    | Accept
    | Refuse
    | Roll
    | MoveNoble
    | MedalMove
    | Produce
    | TieRoll
    | DiscardUsed
    | AskDonation
    | Decline
    | Free
)
MOVES: Final[tuple[type[Move], ...]] = (
    Shuffle,
    BuyProgram,
    Expand,
    BuyTicket,
    BuildLoge,
    ExtraInvestment,
    Pass,
    Open,
    Bid,
    DropOut,
    Offer,
    Accept,
    Refuse,
    Roll,
    MoveNoble,
    MedalMove,
    Produce,
    TieRoll,
    DiscardUsed,
    AskDonation,
    Decline,
    CashMedal,
    TokenToMedal,
)
