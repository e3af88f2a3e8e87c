"""Who comes in and who does not; a terminal and nothing else; and what hostile clients cannot do to the others."""

from __future__ import annotations

import asyncio
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from circus_tui.host.identity import HOST_KEY, ByList, ByPassword, Person, host_key, read_password
from circus_tui.host.limits import LARGEST, Limits
from circus_tui.host.server import Door, Host
from circus_tui.refused import Refused
from tests.host.house import KEY, Guest, opened, run, until

OTHER = asyncssh.generate_private_key("ssh-ed25519")

pytestmark = pytest.mark.slow


def line(key: asyncssh.SSHKey) -> str:
    """A key as it stands in a list."""
    return key.export_public_key("openssh").decode()


def test_a_key_on_the_list_comes_in_and_another_does_not_until_it_is_on_it(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text(line(KEY))

    async def play() -> None:
        async with opened(tmp_path / "data", ByList(keys)) as house, house.guest("A" * 40) as ana:
            await ana.sees("New")
            (person,) = (session.person for session in house.host.sessions)
            assert person == Person(KEY.get_fingerprint(), "A" * 16)
            for key in (OTHER, None):
                with pytest.raises(asyncssh.PermissionDenied):
                    await house.guest("Ana", key).__aenter__()
            keys.write_text(line(KEY) + line(OTHER))
            async with house.guest("Ben", OTHER) as ben:
                await ben.sees("New")

    run(play())


def test_a_name_is_a_label_that_cannot_hurt() -> None:
    assert Person.of(None, "Ana\x1b[31m\u202e").name == "Ana[31m"
    assert Person.of(None, "\x00").name == "Guest"


def test_a_list_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("hello\n")
    with pytest.raises(Refused, match="no list of keys"):
        ByList(tmp_path / "keys")
    (tmp_path / "word").write_text("\n")
    with pytest.raises(Refused, match="no password"):
        read_password(tmp_path / "word")


def test_the_password_lets_a_key_in_once_for_all_and_a_wrong_one_never(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, ByPassword("sesame"), Limits(guesses=2)) as house:
            async with house.guest() as ana:
                await ana.sees("Password")
                ana.type("sesamf\x7fe", "enter")
                await ana.sees("New")
                assert "sesame" not in ana.text
            async with house.guest() as again:
                await again.sees("New")
            async with house.guest("Ben", OTHER) as ben:
                await ben.sees("Password")
                ben.type("open", "enter")
                await ben.sees("That is not it. Password")
                ben.type("wide", "enter")
                await asyncio.wait_for(ben.gone.wait(), 5)
                assert ben.status == 1
            async with house.guest("Cleo", None, password="sesame") as cleo:
                await cleo.sees("New")
                assert {session.person.key for session in house.host.sessions} == {""}
            with pytest.raises(asyncssh.PermissionDenied):
                await house.guest("Cleo", None, password="wrong").__aenter__()

    run(play())


def test_a_key_that_was_only_looked_at_is_nobody(tmp_path: Path) -> None:
    """A client that offers another's public key and then gives the password is not that other."""

    async def play() -> None:
        async with opened(tmp_path, ByPassword("sesame")) as house:
            door = Door(house.host)
            door.begin_auth("Eve")
            assert door.validate_public_key("Eve", KEY)
            door.get_kbdint_challenge("Eve", "", "")
            assert door.validate_public_key("Eve", KEY)
            assert await door.validate_kbdint_response("Eve", ["sesame"])
            door.auth_completed()
            assert door.session_requested().person == Person("", "Eve")

    run(play())


def test_there_is_a_terminal_and_nothing_else_and_whoever_asks_for_it_harms_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana, house.guest("Eve", OTHER) as eve:
            await eve.sees("New")
            for ask in ASKED:
                await asyncio.gather(ask(eve, house.host.port), looks_at_the_keys(ana))
            assert len(house.apps) == 2
            await eve.press("?", "Keys")

    run(play())


async def looks_at_the_keys(guest: Guest) -> None:
    await guest.press("?", "Keys")
    await guest.press("esc", "New table")


async def another_terminal(eve: Guest, port: int) -> None:
    with pytest.raises(asyncssh.ChannelOpenError, match="One terminal"):
        await eve.connection.create_session(asyncssh.SSHClientSession)


async def forwarding(eve: Guest, port: int) -> None:
    with pytest.raises(asyncssh.ChannelOpenError):
        await eve.connection.open_connection("127.0.0.1", port)
    with pytest.raises(asyncssh.ChannelListenError):
        await eve.connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22)
    with pytest.raises(asyncssh.ChannelOpenError):
        await eve.connection.open_unix_connection("/tmp/socket")


async def an_agent_and_x11(eve: Guest, port: int) -> None:
    cookie = (asyncssh.packet.String(b"MIT-MAGIC-COOKIE-1"), asyncssh.packet.String(b"00"))
    x11 = (asyncssh.packet.Boolean(False), *cookie, asyncssh.packet.UInt32(0))
    assert not await eve.channel._make_request(b"auth-agent-req@openssh.com")
    assert not await eve.channel._make_request(b"x11-req", *x11)


async def commands_and_files(eve: Guest, port: int) -> None:
    for how in (
        {"command": "id"},
        {"command": "scp -f ."},
        {"subsystem": "sftp"},
        {"command": "id", "term_type": None},
    ):
        async with asyncssh.connect(
            "127.0.0.1", port, known_hosts=None, client_keys=[OTHER], username="Eve", config=None, agent_path=None
        ) as connection:
            asked: dict[str, Any] = {"term_type": "xterm", **how}
            try:
                done = await connection.run(**asked, timeout=5)
            except asyncssh.ChannelOpenError:
                continue
            assert done.exit_status == 1
            assert done.stdout == "There is nothing here but the games: connect without a command.\r\n"


ASKED = (another_terminal, forwarding, an_agent_and_x11, commands_and_files)


def test_nothing_of_a_clients_environment_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana:
            await ana.sees("New")
            for number in range(500):
                ana.channel._send_request(b"env", *(asyncssh.packet.String(f"{number}".encode()),) * 2)
            ana.type("?")
            await ana.sees("Keys")
            (session,) = house.host.sessions
            assert session._channel is not None
            assert not session._channel.get_environment()

    run(play())


def test_odd_bytes_and_sizes_and_a_long_paste_leave_the_others_unharmed(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana, house.guest("Eve", OTHER) as eve:
            await ana.sees("New")
            await eve.sees("New")
            eve.channel.write(
                b"\xe9\xff\x1b[99999999;1;99999999999u\x1b[48;60000;60000;6;6t\x1b[M \xff\xff\x00\x1b[<0;9;"
            )
            for cells, rows in ((10**6, 10**6), (0, 0), (2**31, 1), (1, 1)):
                eve.channel.change_terminal_size(cells, rows)
            await house.until(lambda: any(app.size.width == 16 for app in house.apps), "the least size")
            eve.channel.change_terminal_size(10**6, 10**6)
            await house.until(lambda: any(tuple(app.size) == LARGEST for app in house.apps), "the largest size")
            eve.channel.write(b"\x1b[200~" + b"x" * 10_000_000 + b"\x1b[201~")
            eve.channel.write(b"q?" * 50_000)
            started = time.process_time()
            await ana.press("?", "Keys")
            assert time.process_time() - started < 3
            assert all(len(session._driver._heard) <= 200 for session in house.host.sessions)
            assert len(house.apps) == 2

    run(play())


def test_whoever_presses_no_key_for_long_is_sent_out_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(idle=100)

    async def play() -> None:
        async with opened(tmp_path, limits=limits) as house, house.guest() as ana, house.guest("Eve", OTHER) as eve:
            await ana.sees("New")
            await eve.sees("New")
            began = house.host.now
            with monkeypatch.context() as patch:
                patch.setattr(Host, "now", property(lambda _: began + 80))
                hers = next(each for each in house.host.sessions if each.person.name == "Ana")
                ana.type("up")
                await house.until(lambda: hers.heard == began + 80)
                patch.setattr(Host, "now", property(lambda _: began + 120))
                await house.until(eve.gone.is_set)
                assert b"No key was pressed for a long time. Your seats are kept." in eve.written
                assert eve.status == 0
                await ana.press("?", "Keys")

    run(play())


def test_a_client_that_never_reads_is_dropped_and_not_buffered(tmp_path: Path) -> None:
    limits = Limits(unread=4096, most_unread=200_000, stalled=0.5)

    async def play() -> None:
        async with opened(tmp_path, limits=limits) as house, house.guest() as ana, house.guest("Eve", OTHER) as eve:
            await ana.sees("New")
            await eve.sees("New")
            eve.channel.pause_reading()
            transport: Any = eve.connection._transport
            transport.pause_reading()
            await house.until(lambda: len(house.apps) == 2)
            most = 0
            for _ in range(10_000):
                with suppress(BrokenPipeError):
                    eve.channel.write(b"\x0c")
                await asyncio.sleep(0.005)
                most = max([most, *(session.unsent for session in house.host.sessions)])
                if len(house.host.sessions) == 1:
                    break
            assert len(house.host.sessions) == 1
            assert most < 400_000
            await ana.press("?", "Keys")

    run(play())


def test_two_hundred_half_open_connections_keep_nobody_out_and_harm_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        most = 200
        async with opened(tmp_path, limits=Limits(knocking=most)) as house, house.guest() as ana:
            await ana.sees("New")
            half = [await asyncio.open_connection("127.0.0.1", house.host.port) for _ in range(most)]
            await house.until(lambda: len(house.host._knocking) == most, "a full door")
            await looks_at_the_keys(ana)
            async with house.guest("Ben", OTHER) as ben:
                await ben.sees("New")
            assert len(house.host._knocking) == most - 1
            for _, writer in half:
                writer.close()
            await house.until(lambda: not house.host._knocking, "an empty door")
            await looks_at_the_keys(ana)

    run(play())


def test_there_is_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, limits=Limits(sessions=2, per_person=1)) as house, house.guest() as ana:
            await ana.sees("New")
            async with house.guest() as again:
                await again.sees("as many terminals")
                await again.gone.wait()
            async with house.guest("Ben", OTHER) as ben, house.guest("Cleo", None) as cleo:
                await ben.sees("New")
                await cleo.sees("The house is full")

    run(play())


def test_a_session_that_fails_ends_alone_and_nothing_of_it_is_noted(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana, house.guest("Ben", OTHER) as ben:
            await ana.sees("New")
            await ben.sees("New")
            failing = next(app for app in house.apps if app.person.name == "Ben")

            def fail() -> None:
                secret = "the queen of spades"
                raise ValueError(secret)

            failing.call_later(fail)
            await ben.sees("Something went wrong")
            await ben.gone.wait()
            await ana.press("?", "Keys")
            noted = (tmp_path / "error.txt").read_text() + "".join(house.said)
            assert "ValueError" in noted
            assert "spades" not in noted.replace('secret = "the queen of spades"', "")

    run(play())


def test_the_host_is_known_by_a_key_that_nobody_else_reads(tmp_path: Path) -> None:
    first = host_key(tmp_path)
    assert stat.S_IMODE((tmp_path / HOST_KEY).stat().st_mode) == 0o600
    assert host_key(tmp_path).get_fingerprint() == first.get_fingerprint()
    (tmp_path / HOST_KEY).write_text("nonsense")
    with pytest.raises(Refused, match="makes no sense"):
        host_key(tmp_path)


@pytest.mark.parametrize("kind", ["pipe", "large", "device"])
def test_whatever_stands_in_the_place_of_the_key_is_said(kind: str, tmp_path: Path) -> None:
    path = tmp_path / HOST_KEY
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "large":
            with path.open("wb") as file:
                file.truncate(10**10)
        case "device":
            path.symlink_to("/dev/zero")
    modes = Path("/dev/zero").stat().st_mode
    with pytest.raises(Refused, match="host_key"):
        host_key(tmp_path)
    assert Path("/dev/zero").stat().st_mode == modes


def test_whoever_falls_asleep_and_whoever_is_there_at_the_end_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, house.guest() as ana:
            await ana.sees("New")
            await house.host.close()
            await until(lambda: b"Every game is saved" in ana.written, lambda: ana.text)
            assert ana.status == 0
            assert b"\x1b[?1049l" in ana.written

    run(play())
