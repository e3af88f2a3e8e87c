"""Colosseum as pictures: from a view, and the decision made on it, to what every widget shows."""

from __future__ import annotations

from typing import Final, assert_never

import attrs

from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions import ColosseumDecision
from circus_tui.screens.colosseum.decisions.auction import BidDecision, LimitsDecision, OpenDecision
from circus_tui.screens.colosseum.decisions.closing import CleanUpDecision, DonationDecision
from circus_tui.screens.colosseum.decisions.invest import ExtraDecision, InvestDecision
from circus_tui.screens.colosseum.decisions.looking import Looking
from circus_tui.screens.colosseum.decisions.produce import DecideDecision, DiceDecision, MedalDecision, StageDecision
from circus_tui.screens.colosseum.decisions.trade import AnswerDecision, TradeDecision
from circus_tui.screens.colosseum.pictures.around import looked, table
from circus_tui.screens.colosseum.pictures.auction import auction
from circus_tui.screens.colosseum.pictures.closing import closing
from circus_tui.screens.colosseum.pictures.event import event
from circus_tui.screens.colosseum.pictures.heading import LEGEND, heading
from circus_tui.screens.colosseum.pictures.idea import idea
from circus_tui.screens.colosseum.pictures.invest import extra, invest
from circus_tui.screens.colosseum.pictures.nobles import moving
from circus_tui.screens.colosseum.pictures.parts import PARTS
from circus_tui.screens.colosseum.pictures.result import result
from circus_tui.screens.colosseum.pictures.things import Sight, dim, gold, sight
from circus_tui.screens.colosseum.pictures.trade import trade
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.lately import last, with_last
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named

__all__ = ["LEGEND", "PARTS", "heading", "idea", "looking_at", "pictures", "result"]

_AIRY: Final = frozenset({"invest", "extra", "auction", "trade", "nobles", "event", "closing"})
"""The layouts whose panels do not need all of a high window."""

_TELLS: Final = {
    "auction": "stalls",
    "closing": "choices",
    "event": "sum",
    "extra": "list",
    "invest": "list",
    "nobles": "crowd",
}
"""In the frame of which panel, as wide as the window, what happened last is told where the prompt has no frame.

While one trades none is as wide: there it is told until something lies on the table.
"""


def pictures(scene: Scene, watched: int | None = None) -> Pictures:
    """Give what every widget shows; `watched` is the number of the program that is watched."""
    drawn = with_last(scene, _decided(sight(scene, watched), scene), _TELLS)
    if isinstance(scene.decision, TradeDecision) and scene.decision.empty:
        drawn = attrs.evolve(drawn, sentence=last(scene, scene.cells - 2) or drawn.sentence)
    if not scene.tall or drawn.layout not in _AIRY:
        return drawn
    new, before = (tuple(named(text, scene.names) for text in part) for part in (scene.news, scene.before))
    told = Told(new, before, "nothing yet")
    return attrs.evolve(
        drawn, zones={**drawn.zones, "news": Zone(told, gold("Since your last turn"), dim(f"{key('log')}: whole log"))}
    )


def _decided(seen: Sight, scene: Scene) -> Pictures:
    """The zones of whatever is decided."""
    decision = scene.decision
    if not isinstance(decision, ColosseumDecision):
        return table(seen)
    match decision:
        case InvestDecision():
            return invest(seen, decision)
        case ExtraDecision():
            return extra(seen, decision)
        case OpenDecision() | BidDecision() | LimitsDecision():
            return auction(seen, decision)
        case TradeDecision() | AnswerDecision():
            return trade(seen, decision)
        case DiceDecision() | MedalDecision():
            return moving(seen, decision)
        case DecideDecision() | StageDecision():
            return event(seen, decision)
        case CleanUpDecision() | DonationDecision():
            return closing(seen, decision)
        case _:
            assert_never(decision)


def looking_at(scene: Scene, looking: Looking) -> Pictures:
    """Give what every widget shows while something is looked at closely."""
    return looked(sight(scene, looking.watched), looking)
