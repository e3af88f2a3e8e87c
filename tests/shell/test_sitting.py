"""Around the decision: what the session says of itself, what a key puts away, hints, warnings, hands given over."""

from __future__ import annotations

from typing import Any

import pytest

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import SILENCE, TOO_SOON, TOO_SUDDEN, Guard
from circus_tui.screens.contract import Lift, Played, PlayedByAll, decisions_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import StaleError, Table
from rules import GAMES
from rules.core import CHANCE, Refusal
from rules.scout.clauses import Clause
from rules.scout.moves import Show
from tests.company.party import Party
from tests.shell.tables import oriented
from tests.shell.test_session import Still, new_table, session_at


class Hints:
    """An adviser that only notes what it is asked."""

    def __init__(self) -> None:
        self.hint: Any = None
        self.asked: list[tuple[Any, int]] = []
        self.dropped = 0
        self.closed = False

    def ask(self, view: Any, seat: int) -> None:
        self.asked.append((view, seat))
        self.hint = "a hint"

    def drop(self) -> None:
        self.hint = None
        self.dropped += 1

    def close(self) -> None:
        self.closed = True


class Warner:
    """A coach that warns of every move once, and knows each rule as new."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.new = True

    def warns(self, view: Any, seat: int, moves: Any, revision: int) -> Refusal | None:
        self.asked.append((view, seat, moves, revision))
        return Refusal(Clause.SHOW, "Careful.") if len(self.asked) == 1 else None

    def speaks(self, seat: int, clause: Any) -> bool:
        self.asked.append((seat, clause))
        return self.new


def with_hints(session: Session) -> Hints:
    hints = Hints()
    session.adviser = hints  # type: ignore[assignment]
    return hints


def with_coach(session: Session) -> Warner:
    warner = Warner()
    session.coach = warner  # type: ignore[assignment]
    return warner


def opened(store: Store, clock: Still | None = None) -> Any:
    """A session at a table of SCOUT for two, at which the first decides."""
    session = session_at(oriented(store), clock)
    session.lift_curtain()
    return session


def test_a_session_says_who_reads_and_what_is_shown(store: Store) -> None:
    table = oriented(store)
    session: Any = session_at(table)
    assert (session.SCOPE, session.looks_back, session.brief) == ("", False, "")
    assert (session.shows, session.reader, session.curtain) == ("curtain", None, 0)
    assert session.reading == table.rules.reading(table.view(None))
    session.lift_curtain()
    assert (session.shows, session.reader, session.curtain, session.sitting) == ("table", 0, None, 0)
    assert session.standing == "saved ✓"
    hints = with_hints(session)
    session.leave()
    assert hints.closed
    assert (session.decision, session.sitting, session.view) == (None, None, table.view(None))
    assert table.watching


def test_a_result_is_shown_until_the_table_is_looked_at_or_somebody_goes_on(store: Store) -> None:
    table = new_table(store, "fan_tan", dealer="seat_0", hands=2)
    while table.result is None:
        (seat,) = table.rules.to_act(table.view(None))
        table.play(seat, (next(iter(table.rules.legal_moves(table.view(seat), seat))),), table.revision)
    session: Any = session_at(table)
    assert (session.shows, session.decision, session.reader) == ("result", None, None)
    session.at_table = True
    assert session.shows == "table"
    session.at_table, session.lingers, session.answer = False, True, "Old."
    assert session.shows == "table"
    session.go_on()
    assert (session.lingers, session.answer) == (False, "")
    assert session.shows == "curtain"


def test_what_keeps_a_round_from_beginning_is_said(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(store)
    for error in (StoreError("The disk is full."), StaleError("The table has gone on.")):

        def fails(error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(session.table, "advance", fails)
        session.go_on()
        assert session.answer == str(error)


def test_whoever_goes_on_or_lifts_a_curtain_does_nothing_else_with_that_key(store: Store) -> None:
    clock = Still()
    session = session_at(oriented(store), clock)
    guard = session._guard
    assert guard.hears("a")
    session.answer = "Old."
    session.lift_curtain()
    assert not session.answer
    assert not guard.hears("a")
    clock.now += SILENCE
    assert guard.hears("b")
    session.go_on()
    assert not guard.hears("b")


def test_a_key_puts_away_what_was_said(store: Store) -> None:
    session = opened(store)
    for give, what in ((session.press, "right"), (session.point, 0)):
        hints = with_hints(session)
        session.answer, session.explains, session.unread = "Old.", "what", True
        give(what)
        assert (session.answer, session.explains, session.unread, hints.dropped) == ("", "", False, 1)


def test_while_something_is_asked_a_click_decides_nothing(store: Store) -> None:
    session = opened(store)
    session.take_back()
    asked, decision, question = session.answer, session.decision, session.question
    assert None not in (decision, question)
    session.point(2)
    assert (session.answer, session.decision, session.question) == (asked, decision, question)


def test_a_hint_is_asked_of_what_is_seen_and_goes_with_the_same_key(store: Store) -> None:
    session = opened(store)
    hints = with_hints(session)
    session.answer = "Old."
    session.hint()
    assert hints.asked == [(session.view, 0)]
    assert not session.answer
    session.hint()
    assert (hints.hint, hints.dropped, len(hints.asked)) == (None, 1, 1)
    session.hide()
    assert session.decision is None
    session.hint()
    assert len(hints.asked) == 1


def test_where_the_table_wants_no_hints_the_same_key_says_what_the_step_is_for(store: Store) -> None:
    table = oriented(store)
    company = Company(table, Seating(hints=False))
    session = Session(table, decisions_of("scout"), Guard(Still()), company)
    session.begin()
    hints = with_hints(session)
    session.hint()
    assert session.explains == ""
    session.lift_curtain()
    session.hint()
    assert (session.explains, hints.asked) == ("what", [])


def test_somebody_alone_gets_hints_from_the_own_view_whatever_is_on_the_screen(store: Store) -> None:
    party = Party(store, "drum_roll", ("", "easy"))
    party.until(lambda session: session.decision is not None)
    hints = with_hints(party.session)
    party.session.view = party.table.view(None)
    party.session.hint()
    assert hints.asked == [(party.table.view(0), 0)]


def test_a_warning_is_given_before_a_move_is_made_and_not_again(store: Store) -> None:
    session = opened(store)
    coach = with_coach(session)
    table, view, entries = session.table, session.view, session.table.entries
    session._take(Played((Show(0, 1),)), "confirm")
    assert session.warning == Refusal(Clause.SHOW, "Careful.")
    assert (session.clause, session.explains, table.entries) == (Clause.SHOW, "warned", entries)
    assert coach.asked == [(view, 0, (Show(0, 1),), table.revision)]
    session._take(Played((Show(0, 1),)), "confirm")
    assert session.warning is None
    assert table.entries == entries + 1


def test_a_key_that_was_warned_does_nothing_as_long_as_it_is_held(store: Store) -> None:
    clock = Still()
    session = opened(store, clock)
    with_coach(session)
    entries = session.table.entries
    for _ in range(5):
        clock.now += 0.03
        assert session._guard.hears("enter")
        session.press("confirm")
    assert (session.answer, session.table.entries) == (TOO_SOON, entries)
    clock.now += SILENCE
    assert session._guard.hears("enter")
    session.press("confirm")
    assert session.table.entries > entries


def test_a_rule_that_is_new_to_whoever_decides_is_explained_at_once(store: Store) -> None:
    session: Any = session_at(oriented(store))
    coach = with_coach(session)
    session.lift_curtain()
    assert session.explains == "new"
    assert coach.asked == [(0, session.reading)]
    coach.new = False
    session.hide()
    assert session.explains == ""
    session.lift_curtain()
    assert session.explains == ""


def test_at_the_end_it_is_said_what_was_new(store: Store) -> None:
    rules = GAMES["fan_tan"]
    table = Table.create(store, rules, ("Ana", "Ben", "Cleo"), rules.Options(), seed=5)
    while acting := rules.to_act(table.view(None)):
        if acting == {CHANCE}:
            table.advance()
            continue
        seat = min(acting)
        table.play(seat, (next(iter(rules.legal_moves(table.view(seat), seat))),), table.revision)
    session: Any = session_at(table)
    assert session.explains == ""
    with_coach(session)
    session._settle()
    assert session.explains == "learnt"


def test_why_not_is_answered_for_what_is_allowed_too(store: Store) -> None:
    session = opened(store)
    session.press("why")
    assert session.explains == "asked"
    session.press("right")
    assert session.explains == ""


def test_an_answer_names_its_clause_in_long_and_in_short(store: Store) -> None:
    table = new_table(store, "fan_tan", dealer="seat_0")
    session = session_at(table)
    session.lift_curtain()
    session._take(Refusal(Clause.SHOW, "{0} and {1} cannot."), "confirm")
    assert session.clause is Clause.SHOW
    assert session.answer.startswith("Ana and Ben cannot.  § ")
    assert session.brief == f"Ana and Ben cannot.  § {Clause.SHOW.number}"
    session.answer = "Another."
    assert session.brief == ""


def test_where_the_table_has_gone_on_what_it_asks_now_is_shown_and_why(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = opened(store)

    def gone(*_: object) -> None:
        raise StaleError("The table has gone on.")

    monkeypatch.setattr(session.table, "play_all", gone)
    before = session.decision
    assert not session._play(((0, Show(0, 1)),))
    assert session.answer == "The table has gone on."
    assert session.decision == before
    assert not session._play(())


def test_a_move_that_the_rules_refuse_after_all_is_answered_like_any_other(store: Store) -> None:
    session = opened(store)
    before = session.decision
    assert not session._play(((0, Show(0, 99)),))
    assert session.answer.startswith("There are no such cards: ")
    assert (session.clause, session.decision) == (Clause.SHOW, before)


def test_whoever_has_played_has_read_the_news_and_its_clause_is_done_with(store: Store) -> None:
    session = opened(store)
    session.told, session.clause = ("Old.",), Clause.SHOW
    assert session._play(((0, Show(0, 1)),))
    assert (session.told, session.clause, session._at_keys) == ((), None, 0)


def test_what_several_have_decided_together_is_played_for_those_who_are_here(store: Store) -> None:
    party = Party(store, "scout", ("", "easy"))
    session, table = party.session, party.table
    party.until(lambda session: session.decision is not None and not table.rules.private(table.view(None), 1))
    assert session.decision is not None
    move = next(iter(table.rules.legal_moves(table.view(0), 0)))
    before = table.entries
    party.clock.now += 2
    session.press("right")
    session._take(PlayedByAll(((1, move), (0, move))), "confirm")
    assert table.entries == before, "nobody decides for a computer"
    session._take(PlayedByAll(((0, move), (1, move))), "confirm")
    assert table._history.entries[before].move == move


def test_pieces_are_taken_back_one_by_one_and_what_was_said_goes(store: Store) -> None:
    session = opened(store)
    session.press("confirm")
    session.lift_curtain()
    session.press("scout")
    hints = with_hints(session)
    session.answer = "Old."
    before = session.table.entries
    session.take_back()
    assert (session.answer, hints.dropped, session.table.entries) == ("", 1, before)
    assert session.offers(keys.COMMON) == keys.COMMON


def test_going_back_puts_an_explanation_away_before_anything_else(store: Store) -> None:
    session = opened(store)
    session.press("confirm")
    session.lift_curtain()
    before = session.decision
    session.press("scout")
    scouting = session.decision
    for explained in ("asked", "what"):
        session.explains = explained
        session.press("back")
        assert (session.explains, session.decision) == ("", scouting)
    session.press("back")
    assert session.decision == before


@pytest.mark.parametrize("name", ["confirm", "point"])
def test_what_has_only_just_come_up_is_not_decided_by_enter_or_a_click(store: Store, name: str) -> None:
    session = opened(store, Still())
    entries = session.table.entries
    session._guard.surprised()
    for outcome in (session.decision.press("confirm"), Lift(0, ((0, Show(0, 1)),))):
        session.answer = ""
        session._take(outcome, name)
        assert (session.answer, session.table.entries) == (TOO_SUDDEN, entries)
    session._take(session.decision.press("confirm"), "keep")
    assert session.table.entries > entries
