"""The process in which a computer player thinks: requests come in by standard input, answers go out as lines of JSON.

A line without an answer is a sign of life. The process ends when its input does.
"""

from __future__ import annotations

import json
import os
import sys
from random import Random
from threading import Lock, Thread
from time import sleep
from typing import IO, Any, Final

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.naming import parse
from circus_tui.bots.wire import unpack
from rules import GAMES
from rules.codec import encode_move

BEAT: Final = 0.25
"""Seconds between two signs of life."""
HEAD: Final = 8
"""Bytes that say how long a request is."""


def main() -> None:
    """Answer requests until there are no more."""
    asked, answered = sys.stdin.buffer, sys.stdout
    lock = Lock()
    Thread(target=_beat, args=(answered, lock), daemon=True).start()
    while True:
        head = asked.read(HEAD)
        if len(head) < HEAD:
            return
        request = unpack(asked.read(int.from_bytes(head, "big")))
        _say(answered, lock, {"job": request["job"], **answer(request)})


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Think about a request: the move and what is said with it, or pieces of advice, in their public form."""
    rules, bot = GAMES[request["game"]], parse(request["bot"])
    view, seat, rng = request["view"], request["seat"], Random(request["seed"])
    if request["advice"]:
        found = bot.advise(rules, view, seat, rng)
        return {"advice": [[encode_move(one.move), one.share, one.margin, one.reason] for one in found]}
    move = bot.choose(rules, view, seat, rng, request["tried"])
    game = evaluation_of(rules)
    wish = game.wish(view, seat, move)
    said = {} if wish is None else {"wish": encode_move(wish)}
    return {"move": encode_move(move), "remark": game.remark(view, seat, move), **said}


def _beat(answered: IO[str], lock: Lock) -> None:
    """Say now and then that the process is alive; end it when nobody listens any more."""
    while True:
        sleep(BEAT)
        try:
            _say(answered, lock, {})
        except OSError:
            os._exit(0)


def _say(answered: IO[str], lock: Lock, form: dict[str, Any]) -> None:
    with lock:
        answered.write(json.dumps(form) + "\n")
        answered.flush()
