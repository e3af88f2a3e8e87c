"""Haggling with computers: a refused offer lies there still, they say what they want, and hear a counter-offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import attrs
import pytest

from circus_tui.bots.games.colosseum_bargains import answer, counter_offer, offers
from circus_tui.keyboard.keys import SILENCE, TOO_SUDDEN
from circus_tui.screens.colosseum.decisions.trade import (
    AnswerDecision,
    CounterDecision,
    TradeDecision,
)
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables.remarks import Remark
from rules import colosseum
from rules.colosseum.moves import Accept, Offer, Refuse
from rules.colosseum.state import Answering, State, Trading
from rules.colosseum.trading import countered, turned_round, why_not_offer
from tests.company.party import Party
from tests.shell.sharing import Shared, Window

LATER = 2.0


@pytest.fixture
def party(store: Store) -> Party:
    """Ana is the trader, with three computers that trade fairly."""
    found = Party(store, "colosseum", ("", "fair", "fair", "fair"), seed=5)
    found.until(lambda session: dear(session) is not None)
    return found


def dear(session: Session, computers: tuple[int, ...] = (1, 2, 3)) -> Offer | None:
    """An offer to a computer that wants what it is for, but not so dear; None if there is none now."""
    if not isinstance(session.decision, TradeDecision):
        return None
    view, seat = session.decision.view, session.decision.seat
    means = (attrs.evolve(deal, coins=deal.coins - 4) for deal in offers(view, seat))
    allowed = (mean for mean in means if mean.partner in computers and colosseum.explain(view, seat, mean) is None)
    wanted = (mean for mean in allowed if counter_offer(colosseum.step(view, seat, mean), mean.partner) is not None)
    return next(wanted, None)


def trading(session: Session) -> TradeDecision:
    assert isinstance(session.decision, TradeDecision)
    return session.decision


def pressed(party: Party, *names: str) -> None:
    for name in names:
        party.clock.now += LATER
        party.session._guard.hears(name)
        party.session.press(name)


def offered(party: Party, offer: Offer) -> None:
    """Ana offers that, and is answered."""
    session = party.session
    session.decision = attrs.evolve(trading(session), partner=offer.partner).renewed(None, offer)
    pressed(party, "suggest", "confirm")
    party.until(lambda session: isinstance(session.decision, TradeDecision))


def test_a_refused_offer_lies_there_still_until_something_has_changed(party: Party) -> None:
    session, offer = party.session, dear(party.session)
    assert offer is not None
    offered(party, offer)
    assert trading(session).offer == offer
    session.take_back()
    assert trading(session).offer == offer
    pressed(party, "back", "pass")
    party.until(lambda session: isinstance(session.decision, TradeDecision))
    assert trading(session).empty


def test_while_an_offer_is_answered_undo_takes_it_back_as_a_whole(party: Party) -> None:
    session, before = party.session, party.table.view(0)
    pressed(party, "suggest", "confirm")
    assert session.computing
    session.take_back()
    if session.question is not None:
        session.agree()
    assert party.table.view(0) == before


def test_what_a_computer_would_agree_to_is_one_key_away_and_it_keeps_its_word(party: Party) -> None:
    session, offer = party.session, dear(party.session)
    assert offer is not None
    offered(party, offer)
    wish = trading(session).wish
    assert wish is not None
    assert session.answer == party.company.said == party.company.remark.words
    assert "would give" in session.answer
    assert "as they want" in {action.label for action in trading(session).actions}
    pressed(party, "suggest")
    assert trading(session).offer == wish
    assert "as they want" not in {action.label for action in trading(session).actions}
    before = party.table.view(None).players[0]
    pressed(party, "confirm")
    party.until(lambda session: isinstance(session.decision, TradeDecision))
    assert party.table.view(None).players[0].coins == before.coins - wish.coins
    assert trading(session).empty
    assert party.company.remark == Remark()


def answering(store: Store) -> Iterator[Party]:
    """Somebody alone whenever they are made an offer by a computer, all of which they refuse."""
    for seed in range(20):
        party = Party(store, "colosseum", ("", "fair", "fair", "fair"), seed=seed)
        going = True
        while going:
            if isinstance(party.session.decision, AnswerDecision):
                yield party
            if isinstance(party.session.decision, AnswerDecision | TradeDecision):
                pressed(party, "refuse" if isinstance(party.session.decision, AnswerDecision) else "pass")
            else:
                going = party.step()


def test_a_computer_agrees_to_a_counter_offer_that_it_likes_at_once(store: Store) -> None:
    party = next(answering(store))
    session, before = party.session, party.table.view(None)
    step = before.step
    assert session.decision is not None
    assert "counter" in {action.name for action in session.decision.actions}
    pressed(party, "counter", "confirm")
    assert session.answer.startswith(f"{party.table.players[step.trader]} accepts: Ana gives ")
    after = party.table.view(None)
    assert after.step == Trading(step.trader)
    assert after.players[0].coins == before.players[0].coins + step.offer.coins
    told = [entry.move for entry in party.table._history.entries[-3:]]
    assert told == [Refuse(), step.offer, Accept()]
    session.take_back()
    if session.question is not None:
        session.agree()
    assert party.table.view(None) == before
    assert isinstance(session.decision, AnswerDecision)


def test_a_computer_that_does_not_agree_says_what_it_would_and_the_offer_is_still_open(store: Store) -> None:
    for party in answering(store):
        session, before, view = party.session, party.table.entries, party.table.view(None)
        name = party.table.players[view.step.trader]
        deal = turned_round(view.step.offer, view.step.trader)
        mean = next((less for less in range(1, 9) if would(view, attrs.evolve(deal, coins=deal.coins - less))), None)
        if mean is None:
            continue
        pressed(party, "counter", *["right"] * mean)
        assert isinstance(session.decision, CounterDecision)
        assert session.decision.point(("partner", 1 + view.step.trader % 3)) == session.decision
        pressed(party, "confirm")
        assert isinstance(session.decision, CounterDecision)
        assert session.answer.startswith(f"{name} refuses. {name} would give ")
        assert party.table.entries == before
        wish = session.decision.wish
        assert wish is not None
        assert "as they want" in {action.label for action in session.decision.actions}
        pressed(party, "suggest")
        assert session.decision.offer == wish
        pressed(party, "back")
        assert isinstance(session.decision, AnswerDecision)
        pressed(party, "accept")
        assert party.table.entries > before
        return
    raise AssertionError("nobody is asked for more than they would give")


def would(view: State, counter: Offer) -> Offer | None:
    """What the trader would agree to instead of a counter-offer of Ana's that is allowed."""
    allowed = why_not_offer(view, 0, counter) is None
    return counter_offer(countered(view, 0, counter), counter.partner) if allowed else None


def test_a_key_that_hurries_decides_nothing_that_has_only_just_come_up(store: Store) -> None:
    party = Party(store, "big_top", ("", "fair", "fair"))
    session = party.session
    party.until(lambda session: session.decision is not None and party.table.entries > 12)
    party.decide()
    party.until(lambda session: session.decision is not None)
    entries = party.table.entries
    party.clock.now += SILENCE
    session._guard.hears("enter")
    session.press("confirm")
    assert (session.answer, party.table.entries) == (TOO_SUDDEN, entries)
    party.clock.now += SILENCE
    session._guard.hears("enter")
    session.press("confirm")
    assert session.answer != TOO_SUDDEN


def apart(folder: Path, reached: Callable[[Window], bool], hope: str) -> tuple[Window, Window, Window]:
    """Ana with the computers, Ben, whose window has come to that, and somebody who watches, each apart."""
    for seed in range(12):
        shared = Shared(folder / str(seed), "colosseum", people=4, bots=("", "", "fair", "fair"))
        ana, ben, watching = shared.open(0, 2, 3), shared.open(1), shared.open()
        for _ in shared.play(Random(seed), 4000):
            ben.session.look()
            if reached(ben):
                return ana, ben, watching
    raise AssertionError(f"it never came to that: {hope}")


def is_wanted(ben: Window) -> bool:
    """Whether Ben may offer a computer what it wants."""
    return dear(ben.session, (2, 3)) is not None


def is_made_an_offer(ben: Window) -> bool:
    """Whether Ben is made an offer by a computer."""
    decision = ben.session.decision
    return isinstance(decision, AnswerDecision) and decision.step.trader in (2, 3)


def test_every_window_hears_what_a_computer_remarks_and_the_trader_can_take_it_up(tmp_path: Path) -> None:
    ana, ben, watching = apart(tmp_path, is_wanted, "a computer wants something of Ben's")
    greed = dear(ben.session, (2, 3))
    assert greed is not None
    ben.session.decision = trading(ben.session).renewed(None, greed)
    for name in ("suggest", "confirm"):
        ben.clock.now += LATER
        ben.session._guard.hears(name)
        ben.session.press(name)
    ana.session.look()
    while not ana.session.company.remark.words:
        ana.clock.now += LATER
        assert ana.session.tick()
    remark = ana.session.company.remark
    assert ana.session.answer == remark.words
    for window in (ben, watching):
        assert window.session.look()
        assert window.session.answer == remark.words
    assert "would give " in remark.words
    assert trading(ben.session).wish == remark.wish
    assert trading(ben.session).offer == greed


def keyed(window: Window, *names: str) -> None:
    for name in names:
        window.clock.now += LATER
        window.session._guard.hears(name)
        window.session.press(name)


def test_a_computer_of_another_window_agrees_to_a_counter_offer_and_all_windows_see_it(tmp_path: Path) -> None:
    ana, ben, watching = apart(tmp_path, is_made_an_offer, "a computer makes Ben an offer")
    before = ben.table.view(None)
    step = before.step
    assert isinstance(step, Answering)
    assert ben.session.decision is not None
    assert {action.name for action in ben.session.decision.actions} >= {"accept", "refuse", "counter"}
    keyed(ben, "counter", "confirm")
    assert " accepts: Ben gives " in ben.session.answer
    assert [entry.move for entry in ben.table._history.entries[-3:]] == [Refuse(), step.offer, Accept()]
    for window in (ana, watching):
        assert window.session.look()
        assert window.table.view(None) == ben.table.view(None)
    assert ana.session.computing
    assert ben.table.view(None).players[1].coins == before.players[1].coins + step.offer.coins


def test_what_a_computer_answers_to_a_counter_offer_is_heard_at_every_window(tmp_path: Path) -> None:
    ana, ben, watching = apart(tmp_path, is_made_an_offer, "a computer makes Ben an offer")
    for window in (ana, watching):
        window.session.look()
    view, entries = ben.table.view(None), ben.table.entries
    less = next(less for less in range(1, 30) if is_greedy(view, less))
    keyed(ben, "counter", *["right"] * less, "confirm")
    assert isinstance(ben.session.decision, CounterDecision)
    heard = ben.session.answer
    assert " refuses." in heard
    assert ben.table.entries == entries
    for window in (ana, watching):
        assert window.session.look()
        assert window.session.answer == heard
        assert not window.session.look()
    assert not ben.session.look()
    keyed(ben, "back", "refuse")
    assert ana.session.look()
    assert ana.session.answer != heard


def is_greedy(view: State, less: int) -> bool:
    """Whether Ben may say that he would agree for so many coins more, and the trader does not like that."""
    assert isinstance(view.step, Answering)
    deal = turned_round(view.step.offer, view.step.trader)
    counter = attrs.evolve(deal, coins=deal.coins - less)
    asked = countered(view, 1, counter)
    return why_not_offer(view, 1, counter) is None and answer(asked, counter.partner) == Refuse()


def test_spoilt_remarks_say_nothing(store: Store) -> None:
    party = Party(store, "colosseum", ("", "fair", "fair", "fair"), seed=7)
    party.until(lambda session: session.decision is not None and party.table.entries > 12)
    name = f"{setting_of(party.table.match.id)}/remark"
    number, cuts = party.table.moment
    last = max(map(party.table.last_entry_of, range(4))) - 1
    for form, words in (
        ({"with": [last, cuts], "words": "Yes.", "wish": {"kind": "nonsense"}}, "Yes."),
        ({"with": [last, cuts], "words": 7}, ""),
        ({"with": [last - 1, cuts], "words": "Old."}, ""),
        ({"with": [last, cuts + 1], "words": "Taken back."}, ""),
        ("odd", ""),
    ):
        store.remember(name, form)
        assert party.company.remark == Remark(words)
    assert number > last
