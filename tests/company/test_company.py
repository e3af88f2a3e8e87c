"""People and computers at one table: whole games, whose eyes see what, pace, undo, trouble, handing over."""

from __future__ import annotations

from functools import partial
from random import Random
from time import monotonic, sleep

import pytest

from circus_tui.bots.naming import BadBot
from circus_tui.bots.player import BotPlayer, Trouble
from circus_tui.keyboard.keys import Guard
from circus_tui.screens.contract import Lift, PlayedByAll, decisions_of
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables.company import PACE, Company
from circus_tui.tables.seating import Seating, keep_seating, read_players
from circus_tui.tables.table import Table
from rules import GAMES
from tests.bots.tables import EVERY_TABLE
from tests.bots.test_player import DIES, HANGS
from tests.company.party import NAMES, AtOnce, Party

every_game = pytest.mark.parametrize("slug", list(GAMES))


def company_of(slug: str, people: int = 1, bot: str = "fair") -> tuple[str, ...]:
    """So many people, and computers on the other seats."""
    seats = max(GAMES[slug].INFO.seats[0], people + 1)
    return ("",) * people + (bot,) * (seats - people)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats"), EVERY_TABLE)
def test_one_person_plays_a_whole_game_with_computers_and_sees_only_what_is_theirs(
    slug: str, seats: int, store: Store
) -> None:
    party = Party(store, slug, ("fair", "", "easy", "fair", "easy", "fair")[:seats])
    session, table, decided = party.session, party.table, 0
    while True:
        assert session.curtain is None
        assert session.view in (table.view(None), table.view(1))
        assert session.sitting in (None, 1)
        decided += session.decision is not None
        if not party.step():
            break
    assert decided
    assert session.shows == "result"
    assert party.rules.winners(table.view(None))


@every_game
def test_whatever_keys_somebody_alone_presses_the_others_decide_for_themselves(slug: str, store: Store) -> None:
    party = Party(store, slug, company_of(slug))
    session, table, rng = party.session, party.table, Random(4)
    acted: list[int] = []
    act = party.company.act

    def noted(seat: int) -> bool:
        before = table.entries
        done = act(seat)
        acted.extend([before] if done else [])
        return done

    party.company.act = noted  # type: ignore[method-assign]
    for _ in range(1500):
        if session.question is not None:
            session.disagree()
        elif session.decision is not None:
            assert session.view in (table.view(None), table.view(0))
            session.press(rng.choice([each.name for each in session.decision.actions]))
        elif not party.step():
            break
    history = table._history
    chosen = [k for k, entry in enumerate(history.entries) if entry.seat > 0 and history.was_asked(k)]
    assert chosen
    assert set(chosen) <= set(acted)


@every_game
def test_computers_alone_are_watched_on_the_tables_view(slug: str, store: Store) -> None:
    party = Party(store, slug, company_of(slug, 0, "easy"))
    while True:
        assert party.session.decision is None
        assert party.session.curtain is party.session.sitting is None
        assert party.session.view == party.table.view(None)
        if not party.step():
            break
    assert party.session.over
    party.session.take_back()
    assert party.session.question is None


@every_game
def test_between_two_people_the_curtain_falls_and_never_for_a_computer(slug: str, store: Store) -> None:
    if max(GAMES[slug].INFO.seats) < 3:
        pytest.skip("it is played by two")
    party = Party(store, slug, ("", "fair", ""))
    session, curtains, last = party.session, 0, None
    for _ in range(250):
        if session.computing:
            assert session.sitting is None
            assert session.view == party.table.view(None)
        if session.curtain is not None:
            assert session.curtain in (0, 2)
            curtains += 1
        if session.decision is not None and session.sitting is not None:
            assert last in (None, session.sitting) or session.sitting == session.decision.seat
            last = session.sitting
        if not party.step():
            break
    assert curtains or slug == "colosseum"


@every_game
def test_a_computer_gets_its_own_view_and_nothing_else(slug: str, store: Store) -> None:
    made: list[tuple[AtOnce, int]] = []
    bots = company_of(slug)

    def make(game: str, bot: str, seed: int) -> BotPlayer:
        player = AtOnce(game, bot, seed)
        made.append((player, seed % 100))
        return player

    party = Party(store, slug, bots, make=make)
    asked = 0
    for _ in range(80):
        before = {seat: party.table.view(seat) for seat in range(len(bots))}
        party.step()
        for player, seat in made:
            if player.views:
                assert player.views.pop() == before[seat]
                asked += 1
    assert asked


def test_a_move_stands_for_a_moment_and_a_key_hurries(store: Store) -> None:
    party = Party(store, "fan_tan", ("fair", "fair", "", "fair"))
    party.until(lambda session: session.decision is not None)
    party.decide()
    session, table = party.session, party.table
    assert session.computing
    before = table.entries
    assert not session.tick()
    party.clock.now += PACE / 2
    assert not session.tick()
    party.clock.now += PACE / 2
    assert session.tick()
    assert table.entries > before
    assert session.told[-1].startswith("Dan")
    assert session.awaited == 0
    assert not session.tick()
    session.hurry()
    while session.computing:
        assert session.tick()
    assert session.decision is not None
    party.decide()
    assert not session.tick(), "the next moves come at their pace again"


def test_the_last_move_of_a_round_is_seen_before_the_result(store: Store) -> None:
    party = Party(store, "scout", ("", "fair", "fair"))
    party.until(lambda session: session.lingers)
    session, shown = party.session, [party.session.shows]
    assert party.table.result is not None
    assert not session.tick()
    party.clock.now += PACE
    assert session.tick()
    assert [*shown, session.shows] == ["table", "result"]


@every_game
def test_undo_goes_back_to_the_last_decision_of_a_person(slug: str, store: Store) -> None:
    party = Party(store, slug, company_of(slug))
    party.until(lambda session: session.decision is not None)
    agreed = False
    for _ in range(6):
        before, view = party.table.entries, party.table.view(0)
        party.decide()
        party.until(lambda session: session.decision is not None or session.between or session.over)
        session = party.session
        session.take_back()
        if session.question is not None:
            assert "Sure?" in session.answer
            assert session.question.seat == 0
            agreed = agreed or not session.question.free
            session.agree()
        assert party.table.entries == before
        assert party.table.view(0) == view
        assert session.decision is not None
        assert session.decision.seat == 0
        party.decide()
        party.until(lambda session: session.decision is not None)
    told = [event.text for events in party.table.events() for event in events if event.kind == "taken_back"]
    assert bool(told) == agreed
    assert all(text.startswith("Taken back: ") for text in told)


def test_undo_while_a_computer_thinks_drops_its_thought(store: Store) -> None:
    party = Party(store, "big_top", ("", "fair", "fair"))
    party.until(lambda session: session.decision is not None and party.table.entries > 12)
    before = party.table.entries
    party.decide()
    party.session.tick()
    party.session.take_back()
    assert party.session.question is not None
    assert not party.session.question.free
    assert "Sure?" in party.session.answer, "there is no whole table that could agree"
    party.clock.now += 9
    assert not party.session.tick(), "nothing goes on while something is asked"
    party.session.agree()
    assert party.table.entries == before
    assert not party.session.computing


@pytest.mark.parametrize("trouble", ["died", "hung", "too slow", "confused"])
def test_a_computer_that_fails_loses_nothing_and_it_is_said(trouble: Trouble, store: Store) -> None:
    party = Party(store, "big_top", ("", "fair", "fair"), make=partial(AtOnce, trouble=trouble))
    party.until(lambda session: bool(session.answer))
    assert party.session.answer.startswith("The computer for Ben")
    assert party.session.answer.endswith("a quick move was made in its place.")
    while party.step():
        pass
    assert party.session.over


@pytest.mark.parametrize("command", [DIES, HANGS])
def test_a_process_that_is_gone_or_silent_is_replaced(command: tuple[str, ...], store: Store) -> None:
    def make(game: str, bot: str, seed: int) -> BotPlayer:
        return BotPlayer(game, bot, seed, silence=0.2, command=command)

    party = Party(store, "fan_tan", ("fair", "", ""), make=make)
    until = monotonic() + 25
    while not party.table.last_entry_of(0):
        assert monotonic() < until, "the computer has never moved"
        if not party.session.computing:
            party.step()
        party.clock.now += PACE
        party.session.tick()
        sleep(0.02)
    party.session.leave()


@pytest.mark.slow
def test_a_real_process_plays_and_leaving_waits_for_nothing(store: Store) -> None:
    party = Party(store, "fan_tan", ("search:2s", "", "search:2s"), make=BotPlayer)
    session, until = party.session, monotonic() + 25
    party.until(lambda session: session.computing)
    while session.computing and monotonic() < until:
        party.clock.now += PACE
        session.tick()
        sleep(0.02)
    assert session.decision is not None or session.curtain is not None
    while not session.computing:
        party.step()
    session.tick()
    start = monotonic()
    session.leave()
    assert monotonic() - start < 1


def test_nobody_decides_for_a_computer(store: Store) -> None:
    party = Party(store, "colosseum", ("", "", "fair"))
    party.until(lambda session: session.decision is not None)
    session, table = party.session, party.table
    assert session.decision is not None
    seat = session.decision.seat
    move = next(iter(party.rules.legal_moves(table.view(None), seat)))
    before = table.entries
    session._take(PlayedByAll(((2, move), (seat, move))), "confirm")
    assert table.entries == before
    session._take(Lift(2), "seat 2")
    assert "Cleo is played by the computer" in session.answer


def test_what_all_would_do_together_is_not_offered_with_a_computer(store: Store) -> None:
    for bots, offered in ((("", "", "fair"), False), (("", "", ""), True)):
        party = Party(store, "colosseum", bots)
        party.until(lambda session: session.decision is not None and "OpenDecision" in type(session.decision).__name__)
        assert party.session.decision is not None
        assert ("secret" in {each.name for each in party.session.decision.actions}) is offered


def test_a_seat_is_handed_over_and_back_and_it_is_remembered(store: Store) -> None:
    party = Party(store, "big_top", ("", "", ""))
    session = party.session
    assert session.curtain == 0
    session.lift_curtain()
    session.hand_over(("", "easy", "fair"))
    assert party.company.lone == 0
    assert session.curtain == 0, "somebody else may still be looking"
    session.lift_curtain()
    party.until(lambda session: session.computing)
    party.until(lambda session: session.decision is not None)
    session.hand_over(("", "", "fair"))
    again = Company(party.table, store=store)
    assert again.seating == Seating(("", "", "fair"))
    party.until(lambda session: session.curtain == 1)
    session.hand_over(("fair", "fair", "fair"))
    assert session.computing
    session.hand_over(("", "fair", "fair"))
    party.until(lambda session: session.curtain is not None)
    assert session.curtain == 0


def test_the_only_person_may_hide_the_hand(store: Store) -> None:
    party = Party(store, "scout", ("", "fair", "fair"))
    session = party.session
    assert session.decision is not None
    session.hide()
    assert session.curtain == 0
    assert session.view == party.table.view(None)
    session.lift_curtain()
    party.decide()
    session.hide()
    assert session.computing
    assert session.view == party.table.view(None)
    party.until(lambda session: session.curtain == 0)


@every_game
def test_what_is_the_only_persons_own_is_always_in_sight(slug: str, store: Store) -> None:
    party = Party(store, slug, company_of(slug))
    for reached in (lambda session: session.decision is not None, lambda session: session.computing) * 3:
        party.until(reached)
        assert party.session.view == party.table.view(0)


def test_the_only_persons_cards_lie_over_a_decision_once_they_are_asked_for_and_no_sooner(store: Store) -> None:
    party = Party(store, "drum_roll", company_of("drum_roll"))
    session = party.session
    party.until(lambda session: isinstance(session.decision, PlaceDecision) and session.decision.may_play_cards)
    assert session.view == party.table.view(0)
    session.press("right")
    before = session.decision
    party.clock.now += 1
    session.press("cards")
    assert isinstance(session.decision, CardsDecision)
    session.press("back")
    assert session.decision == before


def test_a_watching_window_lets_no_computer_think(store: Store) -> None:
    first = Party(store, "fan_tan", ("fair", "fair", "fair"))
    second = Table.resume(store, store.matches()[0])
    company = Company(second, store=store, players=AtOnce)
    session = Session(second, decisions_of("fan_tan"), Guard(monotonic), company)
    session.begin()
    assert company.computers == {0, 1, 2}
    assert not session.is_busy
    assert not session.tick()
    first.session.leave()


def test_who_plays_is_read_from_the_command_line() -> None:
    assert read_players(["Ana", "bot:greedy", "bot:search:0.2s"]) == (
        ("Ana", "Greedy", "Search"),
        Seating(("", "greedy", "search:0.2s")),
    )
    for wrong in ("bot:", "bot:nobody"):
        with pytest.raises(BadBot):
            read_players(["Ana", wrong])


@pytest.mark.parametrize(
    "form", [None, [], {"bots": 3}, {"bots": ["nobody", 7, None, "fair"]}, {"bots": [], "hints": 1}]
)
def test_a_spoilt_seating_is_people(form: object) -> None:
    seating = Seating.read(form)
    assert seating.hints
    assert seating.computers <= {3}


def test_a_deleted_game_leaves_no_seating_to_the_next(store: Store) -> None:
    keep_seating(store, 1, Seating(("fair",)))
    store.delete(1)
    table = Table.create(store, GAMES["fan_tan"], NAMES[:3], GAMES["fan_tan"].Options())
    assert Company(table, store=store).computers == frozenset()


@pytest.mark.parametrize("read", [False, True])
def test_the_sums_of_a_turn_stand_where_a_computer_is_next_until_they_are_read(store: Store, read: bool) -> None:
    party = Party(store, "colosseum", ("", "easy", "easy"))
    party.until(lambda session: session.awaited is not None and session.table.result is not None)
    session, entries = party.session, party.table.entries
    for _ in range(5):
        session.tick()
        party.clock.now += PACE
    assert (session.shows, party.table.entries) == ("result", entries)
    if read:
        session.go_on()
    party.clock.now += PACE if read else 5 * PACE
    session.tick()
    assert party.table.entries > entries
