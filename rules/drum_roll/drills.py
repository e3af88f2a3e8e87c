"""Quick questions on Drum Roll: how good is an act, what does hiring cost, what do salaries cost."""

from __future__ import annotations

from typing import Final

from rules.chance import below
from rules.core import Randomness, listing
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import Act, Offer
from rules.teaching.drill import Drills, Question, among
from rules.wording import counted

_LEVELS: Final = ("fired", "poor", "good", "outstanding")


def level(rng: Randomness) -> Question:
    """At which level a performer would be on."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    act = Act(performer, (bool(below(3, rng)), bool(below(2, rng)), bool(below(2, rng))))
    has = listing(act.cubes) or "no cube"
    text = (
        f"The {performer.name} asks for {listing(performer.cubes)}, in this order, and has {has}. How does the show go?"
    )
    why = f"Cubes count from the first without a gap: {act.ready}."
    clause = Clause.LEVELS if act.ready else Clause.FIRED
    return among(text, _LEVELS[act.ready], _LEVELS, why, clause, rng)


def price(rng: Randomness) -> Question:
    """What hiring costs."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    offer = Offer(performer, below(performer.cost + 2, rng))
    tokens = counted(offer.tokens, "discount lies", "discounts lie")
    text = f"The {performer.name} costs {performer.cost}, and {tokens} on the card. What do you pay?"
    wrong = (performer.cost, offer.price + 1, offer.price + 2, abs(performer.cost - 2 * offer.tokens))
    why = f"{performer.cost} less {offer.tokens}, never less than nothing."
    answers = (counted(each, "coin") for each in wrong)
    return among(text, counted(offer.price, "coin"), answers, why, Clause.PRICE, rng)


def salary(rng: Randomness) -> Question:
    """What a performer is paid."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    show = 1 + below(3, rng)
    act = Act(performer, trailer=bool(below(2, rng)), flipped=below(show + 1, rng))
    flipped = f"was flipped in show {act.flipped}" if act.flipped else "was never flipped"
    trailer = "has a trailer" if act.trailer else "has no trailer"
    pay = f"is paid {performer.salary}, {performer.secondary_salary} once flipped"
    text = f"The {performer.name} {pay}; it {flipped} and {trailer}. What is its salary in show {show}?"
    due = act.salary(show)
    wrong = (performer.salary, performer.secondary_salary, performer.salary - 1, due + 1, due + 2)
    why = "The second salary counts from the show after the flip; a trailer takes a coin off, never below nothing."
    answers = (counted(each, "coin") for each in wrong if each >= 0)
    return among(text, counted(due, "coin"), answers, why, Clause.SALARIES, rng)


DRILLS: Final[Drills] = {"level": level, "price": price, "salary": salary}
