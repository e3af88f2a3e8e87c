"""The table of Drum Roll, zone by zone, for every decision and every size of the window."""

from __future__ import annotations

from typing import Any, Final, assert_never

import attrs

from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene, Size
from circus_tui.screens.drum_roll.decisions import DrumRollDecision
from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision, EndDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import (
    PayDecision,
    PerformDecision,
    PickDecision,
    SkipDecision,
    TrailerDecision,
)
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision
from circus_tui.screens.drum_roll.pictures import (
    beginning,
    circuses,
    distributing,
    forecast,
    hand,
    hiring,
    looking,
    placing,
    showing,
    voting,
)
from circus_tui.screens.drum_roll.pictures.aftermath import with_aftermath
from circus_tui.screens.drum_roll.pictures.wording import framed, in_one_row
from circus_tui.screens.lately import with_last
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named

_TELLS: Final = {
    "asking": "ways",
    "banking": "change",
    "cubes": "acts",
    "distributing": "tray",
    "giving": "acts",
    "hand": "acts",
    "hiring": "hiring",
    "investing": "acts",
    "keeping": "change",
    "paying": "acts",
    "picking": "acts",
    "placing": "board",
    "showing": "stage",
    "voting": "ballots",
}
"""In the frame of which panel, as wide as the window, what happened last is told where the prompt has no frame."""

_FOOTLESS: Final[dict[Size, frozenset[str]]] = {
    "roomy": frozenset(),
    "compact": frozenset(),
    "small": frozenset({"acts", "board", "change", "hiring"}),
}
"""Panels that have only an upper edge there, or a lower one that names what lies below."""


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    decision = scene.decision
    if not isinstance(decision, DrumRollDecision):
        return _watched(scene)
    scene = attrs.evolve(scene, view=decision.view)
    if decision.look != "table":
        drawn = looking.pictures(scene, decision)
    else:
        drawn = _decided(scene, decision)
        heads = circuses.heads(scene, brief=drawn.layout == "keeping")
        drawn = with_aftermath(scene, attrs.evolve(drawn, zones={**heads, **drawn.zones, **_news(scene)}))
        drawn = with_last(scene, drawn, _TELLS, _FOOTLESS[scene.size])
    return attrs.evolve(drawn, sentence=in_one_row(scene, drawn.sentence))


def _decided(scene: Scene, decision: DrumRollDecision) -> Pictures:
    match decision:
        case KeepDecision():
            return beginning.keeping(scene, decision)
        case CubesDecision():
            return beginning.taking(scene, decision)
        case BankDecision():
            return beginning.banking(scene, decision)
        case PlaceDecision():
            return placing.pictures(scene, decision)
        case InvestDecision():
            return hiring.investing(scene, decision)
        case HireDecision():
            return hiring.hiring(scene, decision)
        case DistributeDecision():
            return distributing.pictures(scene, decision)
        case VoteDecision():
            return voting.voting(scene, decision)
        case AnyoneDecision():
            return voting.asking(scene, decision)
        case EndDecision():
            return voting.ending(scene, decision)
        case CardsDecision():
            return hand.pictures(scene, decision)
        case PerformDecision():
            return showing.performing(scene, decision)
        case TrailerDecision():
            return showing.giving(scene, decision)
        case PickDecision():
            return showing.picking(scene, decision)
        case PayDecision():
            return showing.paying(scene, decision)
        case SkipDecision():
            return showing.skipping(scene, decision)
        case _:
            assert_never(decision)


def _watched(scene: Scene) -> Pictures:
    """The table as it lies, when nothing is decided at this screen: the circus in front is that of the one to act."""
    seat = forecast.whose(scene)
    acts = circuses.own_acts(scene, seat)
    zones: dict[str, Zone[Any]] = {
        "board": placing.board(scene),
        "hiring": framed(circuses.for_hire(scene), "For hire"),
        "acts": framed(acts, f"{scene.names[seat]}'s circus"),
    }
    return with_aftermath(scene, Pictures("placing", {**circuses.heads(scene), **zones, **_news(scene)}))


def _news(scene: Scene) -> dict[str, Zone[Any]]:
    """What has happened, in a window so high that there is room for it."""
    if not scene.tall:
        return {}
    new, before = (tuple(named(text, scene.names) for text in part) for part in (scene.news, scene.before))
    return {"news": framed(Told(new, before, "nothing yet"), "Since your last turn", f"{key('log')}: whole log")}
