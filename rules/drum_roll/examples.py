"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drum_roll.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.SET: Place("first", 0, Clause.SET.text),
    Clause.PERFORMERS: Place("moving", 2),
    Clause.AREA: Place("placing", 1, Clause.AREA.text),
    Clause.FIRST_CUBES: Place("first", 1),
    Clause.PLACING: Place("placing", 1),
    Clause.TICKETS: Place("placing", 3),
    Clause.INVEST: Place("hiring"),
    Clause.HIRE_PERFORMER: Place("hiring", 2),
    Clause.PASSING: Place("placing", 5, "Ana places no third marker: passing it earns a coin at once."),
    Clause.PRICE: Place("hiring", 2),
    Clause.DECLINING: Place("hiring", 4, "Ana's marker lies there, but she hires nobody; that earns nothing."),
    Clause.DISCOUNTS: Place("hiring", 4, Clause.DISCOUNTS.text),
    Clause.MOVING: Place("moving", 2),
    Clause.AGENT: Place("converting"),
    Clause.ASSISTANT: Place("converting", 2),
    Clause.VOTE: Place("voting", 0, "Each votes in secret, to start the show or to delay it by a turn."),
    Clause.DOUBLE_VOTE: Place("voting", 2),
    Clause.TURN_END: Place("placing", 6, Clause.TURN_END.text),
    Clause.LEVELS: Place("moving", 3),
    Clause.BENEFITS: Place("benefits", 1),
    Clause.FLIP: Place(
        "show",
        3,
        "Flipped, the Hoop Aerialist is worth 4 prestige at once; its cubes are gone for good.",
    ),
    Clause.FIRED: Place("show", 2),
    Clause.SALARIES: Place("show", 3, Clause.SALARIES.text),
    Clause.BETWEEN: Place("show", 3, Clause.BETWEEN.text),
    Clause.TRAILERS: Place("benefits", 4),
    Clause.PLAYING: Place("cards", 3),
    Clause.UNBLOCK: Place("unblock", 4, "The action is taken; with the card Ana's marker may go there all the same."),
    Clause.RESOURCES: Place("cards", 3, Clause.RESOURCES.text),
    Clause.EXTRA_INCOME: Place("cards", 3),
    Clause.TRAILER_CARD: Place("benefits", 4, Clause.TRAILER_CARD.text),
    Clause.FIRE: Place("show", 2, Clause.FIRE.text),
    Clause.PICKING: Place("benefits", 6),
    Clause.BONUSES: Place("last", 3, Clause.BONUSES.text),
    Clause.END: Place("last", 3, Clause.END.text),
    Clause.TWO_REGIONS: Place("placing", 1, Clause.TWO_REGIONS.text),
    Clause.TWO_TYPES: Place("placing", 1, Clause.TWO_TYPES.text),
    Clause.TWO_VOTES: Place("voting", 1, Clause.TWO_VOTES.text),
}
