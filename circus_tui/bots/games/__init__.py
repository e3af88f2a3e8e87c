"""What each game looks like to a computer player: one evaluation a game, found by its slug when it is asked for."""

from __future__ import annotations
