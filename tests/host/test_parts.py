"""What the host uses of other libraries' private parts is still there; what fails here names what an upgrade broke."""

from __future__ import annotations

from pathlib import Path

from rich.color import ColorSystem

from circus_tui.bots.player import BotPlayer, Moved, allow
from circus_tui.host import parts
from circus_tui.host.colours import colours_of, is_dumb
from rules import GAMES
from tests.host.house import opened, run
from tests.specimens import random_history


def test_every_private_part_that_is_used_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana:
            await ana.sees("New")
            (session,), (app,) = house.host.sessions, house.apps
            channel = session._channel
            assert channel is not None
            assert app._driver is not None
            assert list(parts.missing(app, app._driver, channel.get_connection(), channel)) == []
            assert parts.waiting(app) >= 0
            assert parts.unsent(channel.get_connection(), channel) == 0
            assert app.console._color_system is ColorSystem.EIGHT_BIT

    run(play())


def test_colours_are_those_of_the_terminals_name() -> None:
    assert colours_of("xterm-256color") is colours_of("tmux") is ColorSystem.EIGHT_BIT
    assert colours_of("xterm-direct") is colours_of("xterm-kitty") is ColorSystem.TRUECOLOR
    assert colours_of("linux") is ColorSystem.STANDARD
    assert colours_of("vt100") is None
    assert is_dumb("dumb")
    assert is_dumb("")
    assert not is_dumb("vt100")


def test_a_terminal_without_colours_is_sent_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest(term="vt100") as ana:
            await ana.sees("New table")
            assert b"38;5;" not in ana.written
            assert b"38;2;" not in ana.written
            assert b"\x1b[31" not in ana.written

    run(play())


def test_so_many_computers_think_at_once_and_the_next_makes_a_quick_move() -> None:
    rules = GAMES["scout"]
    history = random_history(rules, 2, rules.Options(), 1, 100).at(1)
    (seat, *_) = rules.to_act(history.state)
    players = [BotPlayer("scout", "random") for _ in range(2)]
    allow(1)
    try:
        for player in players:
            player.ask(rules.view(history.state, seat), seat)
        answer = players[1].wait(5)
        assert isinstance(answer, Moved)
        assert answer.trouble == "crowded"
        assert isinstance(players[0].wait(20), Moved)
        players[0].close()
        players[1].ask(rules.view(history.state, seat), seat)
        answer = players[1].wait(20)
        assert isinstance(answer, Moved)
        assert answer.trouble is None
    finally:
        allow(0)
        for player in players:
            player.close()
