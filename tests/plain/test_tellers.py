"""The words of every game: each verb, field and example is one of its moves."""

from __future__ import annotations

from typing import Any

import pytest

from circus_tui.plain.contract import teller_of
from circus_tui.plain.menu import Lister
from circus_tui.plain.reading import Reader, Typed, hints_of
from rules import GAMES
from rules.circus_combat.moves import Place, Reroll
from rules.colosseum.moves import MoveNoble, Open
from rules.colosseum.pieces import NOBLES
from rules.drum_roll.moves import Hire, MoveCube, TakeCubes
from rules.scout.moves import ScoutAndShow, Show
from rules.scout.pieces import Card
from rules.scout.state import position
from tests.specimens import random_history


def reader(slug: str, moves: int = 40) -> Reader:
    rules = GAMES[slug]
    history = random_history(rules, rules.INFO.seats[0], rules.Options(), seed=1, cap=moves)
    return Reader(rules, teller_of(slug), rules.view(history.state, None), ("Ana", "Ben", "Cleo"))


@pytest.mark.parametrize("slug", list(GAMES))
def test_verbs_fields_and_examples_are_those_of_moves(slug: str) -> None:
    teller, kinds = teller_of(slug), {kind.kind: kind for kind in GAMES[slug].MOVES}
    names = {f"{kind}.{field}" for kind in kinds for field in hints_of(kinds[kind])}
    assert {kind for verb in teller.verbs for kind in verb.kinds} | set(teller.kinds) | set(teller.composers) <= set(
        kinds
    )
    assert {name for name in teller.fields if "." in name} <= names
    assert {name for name in teller.fields if "." not in name} <= {name.partition(".")[2] for name in names}
    for example in teller.examples:
        if example.split()[0] not in teller.composers and "NAME" not in example:
            assert isinstance(reader(slug).typed(example, ()), Typed), example


@pytest.mark.parametrize(
    ("slug", "text", "known"),
    [
        ("scout", "show 4-2", {"kind": Show, "start": 1, "length": 3}),
        ("scout", "Scout & Show right turned 1", {"kind": ScoutAndShow, "end": "right", "turn": True, "at": 0}),
        ("circus_combat", "reroll dice 1, 3", {"kind": Reroll, "dice": (0, 2)}),
        ("circus_combat", "place die 2 on trick 5", {"kind": Place, "die": 1, "card": 4}),
        ("circus_combat", "place 2 on 5", {"kind": Place, "die": 1, "card": 4}),
        ("colosseum", "open market 2 for 12", {"kind": Open, "market": 1, "bid": 12}),
        ("colosseum", "move consul 1 by 3", {"kind": MoveNoble, "noble": NOBLES[1], "steps": 3}),
        ("drum_roll", "take 2 white and red", {"kind": TakeCubes, "colours": ("white", "white", "red")}),
        ("drum_roll", "move a red cube onto", {"kind": MoveCube, "colour": "red"}),
        ("drum_roll", "hire", {"kind": Hire}),
    ],
)
def test_typed_words_say_what_is_meant(slug: str, text: str, known: dict[str, Any]) -> None:
    typed = reader(slug).typed(text, ())
    assert typed is not None
    assert {"kind": typed.kind, **typed.known} == known


def test_sets_that_look_the_same_are_told_apart_by_what_stands_beside_them() -> None:
    hand = tuple(Card(up, 10) for up in (7, 3, 7, 2, 7))
    view = position((hand, (Card(1, 2),)))
    lister = Lister(GAMES["scout"], teller_of("scout"), view, 0, ("Ana", "Ben"))
    words = [lister.words(Show(place, 1)) for place in range(4)]
    assert words == [
        "show 7 (card 1), before the 3",
        "show 3 (card 2)",
        "show 7 (card 3), between the 3 and the 2",
        "show 2 (card 4)",
    ]
