"""The plain way: people log in to one account of a real OpenSSH server, and share tables there."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import attrs
import pytest

from circus_tui.storage.store import Store
from rules import GAMES
from rules.core import Seat
from rules.history import History
from rules.scout.moves import Deal
from tests.host.openssh import nearly_over, play_to_the_end
from tests.host.sshd import Window, server, through_sshd, why_not
from tests.host.tables import NAMES, laid
from tests.specimens import random_history

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")]

_CORNER = b"\x1b[1;1H"


def test_three_log_in_and_play_on_one_drops_and_comes_back_with_one_key_and_the_game_is_finished(
    tmp_path: Path,
) -> None:
    assert play_to_the_end(nearly_over(), tmp_path, 120, through_sshd, kept=False) > 2


def exchanged(history: History, seat: Seat) -> History:
    """The same game of one round as that seat knows it: what both others have not shown they have exchanged."""
    first, *entries = history.entries
    assert isinstance(first.move, Deal)
    hands = list(first.move.hands)
    one, other = (each for each in range(history.seats) if each != seat)
    shown = {card.face for card in history.state.shown}
    pairs = zip(hands[one], hands[other], strict=True)
    kept = [pair if shown.intersection(card.face for card in pair) else pair[::-1] for pair in pairs]
    hands[one], hands[other] = zip(*kept, strict=True)
    again = history.at(0).after(first.seat, attrs.evolve(first.move, hands=tuple(hands)))
    for entry in entries:
        again = again.after(entry.seat, entry.move)
    return again


def painted(history: History, folder: Path, seat: Seat) -> bytes:
    """What a client is sent, when all is painted anew, of a table where somebody sits."""
    (folder / "data").mkdir(parents=True)
    store, name = Store(folder / "data"), NAMES[seat]
    laid(store, history, {})
    store.close()
    with ExitStack() as here:
        port, _ = here.enter_context(server(folder / "data"))
        window = here.enter_context(Window(port, name, folder, "circus-tui", "continue", "--sit", name))
        window.wait_for("Your hand", quiet=0.3)
        found = window.press("\x0c")
        assert "Your hand" in window.text
        return found[found.index(_CORNER) :]


def test_what_others_hold_changes_no_byte_that_a_client_is_sent(tmp_path: Path) -> None:
    rules = GAMES["scout"]
    true = random_history(rules, 3, rules.Options(), 2, 11)
    false = exchanged(true, 0)
    assert false.state.players[1].hand != true.state.players[1].hand
    sent = [[painted(each, tmp_path / f"{seat}-{each is true}", seat) for each in (true, false)] for seat in (0, 1)]
    assert sent[0][0] == sent[0][1]
    assert len(sent[0][0]) > 4000
    assert sent[1][0] != sent[1][1], "the hand of one's own is seen"
