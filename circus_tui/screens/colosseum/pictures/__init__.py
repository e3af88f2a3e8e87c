"""Colosseum as pictures: from a view, and the decision made on it, to what every widget shows."""

from __future__ import annotations

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
from circus_tui.screens.colosseum.pictures.invest import extra, invest
from circus_tui.screens.colosseum.pictures.nobles import moving
from circus_tui.screens.colosseum.pictures.result import result
from circus_tui.screens.colosseum.pictures.things import sight
from circus_tui.screens.colosseum.pictures.trade import trade
from circus_tui.screens.contract import Pictures, Scene

__all__ = ["LEGEND", "heading", "looking_at", "pictures", "result"]


def pictures(scene: Scene, watched: int | None = None) -> Pictures:
    """Give what every widget shows; `watched` is the number of the program that is watched."""
    seen = sight(scene, watched)
    match scene.decision:
        case InvestDecision() as decision:
            return invest(seen, decision)
        case ExtraDecision() as decision:
            return extra(seen, decision)
        case (OpenDecision() | BidDecision() | LimitsDecision()) as decision:
            return auction(seen, decision)
        case (TradeDecision() | AnswerDecision()) as decision:
            return trade(seen, decision)
        case (DiceDecision() | MedalDecision()) as decision:
            return moving(seen, decision)
        case (DecideDecision() | StageDecision()) as decision:
            return event(seen, decision)
        case (CleanUpDecision() | DonationDecision()) as decision:
            return closing(seen, decision)
        case _:
            return table(seen)


def looking_at(scene: Scene, looking: Looking) -> Pictures:
    """Give what every widget shows while something is looked at closely."""
    return looked(sight(scene, looking.watched), looking)
