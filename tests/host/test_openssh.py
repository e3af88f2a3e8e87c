"""The host with the real OpenSSH client."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.host.openssh import nearly_over, play_to_the_end

with_ssh = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


@pytest.mark.slow
@with_ssh
def test_three_clients_play_on_one_drops_and_comes_back_and_the_game_is_finished(tmp_path: Path) -> None:
    assert play_to_the_end(nearly_over(), tmp_path, 240) > 2
