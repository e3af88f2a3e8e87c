"""Quick questions on Colosseum: programs and who comes to them, nobles, stars, the auction, trade, and ties."""

from __future__ import annotations

from typing import Final

from rules.colosseum.drills.dealing import buying, offer, opening, star
from rules.colosseum.drills.ranking import closing, winner
from rules.colosseum.drills.spectators import assets, event, noble
from rules.teaching.drill import Drills

DRILLS: Final[Drills] = {
    "event": event,
    "assets": assets,
    "noble": noble,
    "star": star,
    "buying": buying,
    "opening": opening,
    "offer": offer,
    "closing": closing,
    "winner": winner,
}
