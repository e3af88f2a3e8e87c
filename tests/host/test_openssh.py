"""The host with the real OpenSSH client."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rules import GAMES
from tests.host.openssh import play_to_the_end
from tests.specimens import random_history, specimen

with_ssh = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


@pytest.mark.slow
@with_ssh
def test_three_clients_play_on_one_drops_and_comes_back_and_the_game_is_finished(tmp_path: Path) -> None:
    rules = GAMES["scout"]
    whole = random_history(rules, 3, rules.Options(), 2, specimen("scout").cap)
    assert play_to_the_end(whole.at(len(whole.entries) - 16), tmp_path, 240) > 2
