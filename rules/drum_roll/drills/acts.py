"""Questions on performers: how good one is, what it costs to hire, to keep and to fire, and what its show comes to."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.drills.tables import bare
from rules.drum_roll.engine import go_on, step
from rules.drum_roll.hiring_area import discount
from rules.drum_roll.moves import Perform
from rules.drum_roll.show import compensation
from rules.drum_roll.state import Act, Area, Offer, Player
from rules.drum_roll.steps import Shows
from rules.drum_roll.wording import price as price_of
from rules.teaching.drill import Question, among
from rules.wording import counted, in_words

_LEVELS: Final = ("fired", "poor", "good", "outstanding")


def level(rng: Randomness) -> Question:
    """At which level a performer would be on."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    act = Act(performer, (bool(below(3, rng)), bool(below(2, rng)), bool(below(2, rng))))
    has = listing(act.cubes) or "no cube"
    text = (
        f"The {performer.name} asks for {listing(performer.cubes)}, in this order, and has {has}. How does the show go?"
    )
    why = f"Cubes count from the first without a gap: here {in_words(act.ready) if act.ready else 'none'}."
    clause = Clause.LEVELS if act.ready else Clause.FIRED
    return among(text, _LEVELS[act.ready], _LEVELS, why, clause, rng)


def price(rng: Randomness) -> Question:
    """Ask what hiring a performer costs."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    offer = Offer(performer, below(performer.cost + 2, rng))
    tokens = counted(offer.tokens, "discount lies", "discounts lie")
    text = f"The printed cost of the {performer.name} is {performer.cost}, and {tokens} on the card. What do you pay?"
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


_LEFT: Final = 30
"""Discount tokens in stock, when a turn's are dealt out."""


def left_over(rng: Randomness) -> Question:
    """What becomes of a card that nobody has hired."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    offer = Offer(performer, max(0, performer.cost - below(3, rng)))
    table = bare()
    after = discount(attrs.evolve(table, area=Area((offer,)), supply=attrs.evolve(table.supply, discounts=_LEFT)))
    stays = after.area.performers
    right = _next(stays[0].price) if stays else _GONE
    tokens = counted(offer.tokens, "discount lies", "discounts lie")
    text = (
        f"The printed cost of the {performer.name} is {performer.cost}, and {tokens} on the card. Nobody hires it. "
        "What then?"
    )
    wrong = (_GONE, *(_next(each) for each in (offer.price, offer.price + 1, performer.cost) if each >= 0))
    why = "A coin cheaper every turn; a card that was free already, and was not taken, is discarded."
    return among(text, right, wrong, why, Clause.DISCOUNTS, rng)


_GONE: Final = "it is discarded"


def _next(cost: int) -> str:
    return f"it costs {price_of(cost)} next turn"


def fired(rng: Randomness) -> Question:
    """What it costs when a performer is on without its first cube."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    purse = below(performer.cost + 3, rng)
    paid, lost = compensation(bare(), Act(performer), purse)
    text = (
        f"In your show the {performer.name}, hired for {performer.cost}, is on without its first cube. You have "
        f"{counted(purse, 'coin')} in hand. What does it cost you?"
    )
    ways = ((performer.cost, 1), (performer.cost, 0), (paid, lost + 1), (0, 1), (paid, 0))
    why = "It is fired: pay its printed cost and lose 1 prestige, and 1 more for each coin that you cannot pay."
    return among(text, _cost(paid, lost), (_cost(*way) for way in ways), why, Clause.FIRED, rng)


def _cost(paid: int, lost: int) -> str:
    return f"{counted(paid, 'coin')} and {lost} prestige"


_ACROBATS: Final = tuple(each for each in SHIPPED.performers if each.type == "acrobat")
"""Those who bring coins alone."""

_HELPERS: Final = tuple(each for each in SHIPPED.personnel if each.role in ("agent", "personal_assistant"))
"""Those who bring nothing in a show."""


def show(rng: Randomness) -> Question:
    """How a show with one performer comes out, salaries paid."""
    performer = _ACROBATS[below(len(_ACROBATS), rng)]
    act = Act(performer, (True, bool(below(2, rng)), bool(below(2, rng))))
    purse, staff = below(3, rng), shuffled(_HELPERS, rng)[: below(4, rng)]
    begun = bare().with_player(0, Player(coins=purse, acts=(act,), personnel=staff)).then(Shows((0,)))
    after = step(go_on(begun), 0, Perform(performer.id)).players[0]
    brings = listing((str(performer.benefit(number).coins) for number in (1, 2, 3)), "or")
    due = performer.salary + sum(member.salary for member in staff)
    text = (
        f"The {performer.name} asks for {listing(performer.cubes)}, has {listing(act.cubes)}, and performs for "
        f"{brings} coins, by its level. You have nobody else, {counted(purse, 'coin')}, and salaries of {due} to "
        f"pay. How do you end the show?"
    )
    wrong = (purse + performer.benefit(number).coins - due for number in (3, 2, 1))
    more = (purse - due, after.coins + 1, purse)
    why = f"It is {_LEVELS[act.ready]}. Salaries are paid after that, and each coin short costs a prestige."
    right = _stands(after.coins or after.prestige)
    return among(text, right, map(_stands, (*wrong, *more)), why, Clause.SALARIES, rng)


def _stands(left: int) -> str:
    """What is left of the coins; below nothing, the prestige that debts have cost."""
    return f"with {counted(left, 'coin')} in hand" if left >= 0 else f"with no coin, and {-left} prestige less"
