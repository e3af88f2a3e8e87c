"""Drum Roll: moving cubes and converting them."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.drum_roll.card_set import SHIPPED, CardSet
from rules.drum_roll.cards import Member
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.moves import Convert, Done, MoveCube
from rules.drum_roll.position import act, circus, position
from rules.drum_roll.state import Options, Player, State
from tests.drum_roll.sets import typed_in
from tests.drum_roll.tables import legal, onward, own, refused, told
from tests.specimens import rule


def sharing(player: Player, *others: Player) -> State:
    return position(player, *(others or (circus(),)), moment="distribution")


@rule(Clause.MOVING, Clause.PERFORMERS)
def test_jim_and_the_rope_walker() -> None:
    """A yellow and a white cube mean nothing before the red one is there; with it she is outstanding."""
    state = sharing(circus("rope_walker", storage=("yellow", "white")))
    state = onward(state, MoveCube("yellow", "rope_walker"), MoveCube("white", "rope_walker"), Done())
    assert own(state, 0, "rope_walker").ready == 0
    later = sharing(circus(act("rope_walker", filled=(False, True, True)), storage=("red",)))
    assert told(later, 0, MoveCube("red", "rope_walker")) == [
        "Ana moved a red cube onto Rope Walker: an outstanding performance now."
    ]
    assert own(onward(later, MoveCube("red", "rope_walker")), 0, "rope_walker").ready == 3


@rule(Clause.PERFORMERS)
@pytest.mark.parametrize(
    ("filled", "level"),
    [
        ((False, False, False), 0),
        ((True, False, False), 1),
        ((True, False, True), 1),
        ((False, True, True), 0),
        ((True, True, False), 2),
        ((True, True, True), 3),
    ],
)
def test_a_gap_holds_back_the_levels_above(filled: tuple[bool, bool, bool], level: int) -> None:
    assert act("rope_walker", filled=filled).ready == level


@rule(Clause.MOVING)
def test_two_moves_a_turn_of_cubes_in_storage_that_are_asked_for() -> None:
    state = sharing(
        circus(
            "rope_walker",
            act("hat_juggler", 1),
            act("lion_tamer", flipped=1),
            storage=("red", "blue", "white", "yellow"),
        )
    )
    assert refused(state, 0, MoveCube("green", "rope_walker"))[1] == "You have no green cube in storage."
    assert refused(state, 0, MoveCube("blue", "rope_walker")) == (
        Clause.MOVING,
        "Rope Walker asks for red, yellow and white, not for blue.",
    )
    assert refused(state, 0, MoveCube("yellow", "hat_juggler"))[1] == "Hat Juggler has its yellow cube already."
    assert refused(state, 0, MoveCube("red", "dog_trainer"))[1] == "That performer is not in your circus."
    assert refused(state, 0, MoveCube("blue", "lion_tamer")) == (
        Clause.FLIP,
        "Lion Tamer has been flipped and takes no cubes any more.",
    )
    state = onward(state, MoveCube("red", "rope_walker"), MoveCube("blue", "hat_juggler"))
    assert state.players[0].storage == (1, 1, 0, 0, 0)
    assert refused(state, 0, MoveCube("white", "rope_walker")) == (
        Clause.MOVING,
        "You have moved two cubes this turn; two is the most.",
    )
    assert legal(state, 0, MoveCube) == []


@rule(Clause.SUPPLIER)
def test_three_moves_with_the_general_supplier() -> None:
    state = sharing(circus("rope_walker", storage=("red", "white", "yellow", "red"), personnel=["general_supplier"]))
    state = onward(
        state, MoveCube("red", "rope_walker"), MoveCube("white", "rope_walker"), MoveCube("yellow", "rope_walker")
    )
    assert own(state, 0, "rope_walker").filled == (True,) * 3
    assert refused(state, 0, MoveCube("red", "rope_walker"))[0] is Clause.SUPPLIER


@rule(Clause.MOVING)
def test_everybody_distributes_in_order_until_done() -> None:
    state = position(circus(), circus(), circus(), moment="distribution", start=1)
    seats = []
    for _ in range(3):
        (seat,) = drum_roll.to_act(state)
        seats.append(seat)
        state = onward(state, Done())
    assert seats == [1, 2, 0]


AGENTS = [member for member in SHIPPED.personnel if member.role == "agent"]
ASSISTANTS = [member for member in SHIPPED.personnel if member.role == "personal_assistant"]


@rule(Clause.AGENT)
@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: agent.id)
def test_each_agent_turns_any_cube_into_one_of_two(agent: Member) -> None:
    state = sharing(circus(storage=COLOURS, personnel=[agent.id]))
    wanted = {Convert(agent.id, spend, (gain,)) for spend in COLOURS for gain in agent.gains}
    assert set(legal(state, 0, Convert)) == wanted
    other = next(colour for colour in COLOURS if colour not in agent.gains)
    clause, text = refused(state, 0, Convert(agent.id, "white", (other,)))
    assert clause is Clause.AGENT
    assert text.startswith(f"{agent.title} now gives a ")
    assert text.endswith(f"cube, not a {other} cube.")
    state = onward(state, Convert(agent.id, other, (agent.gains[0],)))
    assert state.players[0].storage[COLOURS.index(other)] == 0
    assert state.players[0].storage[COLOURS.index(agent.gains[0])] == 2
    assert refused(state, 0, Convert(agent.id, "red", (agent.gains[1],)))[0] is Clause.AGENT


@rule(Clause.AGENT)
def test_one_agent_a_turn_however_many_there_are() -> None:
    state = sharing(circus(storage=COLOURS, personnel=["agent_blue_red", "agent_red_white", "assistant_white"]))
    state = onward(state, Convert("agent_blue_red", "green", ("red",)))
    assert refused(state, 0, Convert("agent_red_white", "blue", ("red",))) == (
        Clause.AGENT,
        "One Agent a turn: yours has worked in this distribution.",
    )
    assert legal(state, 0, Convert) == [Convert("assistant_white", "white", ("green", "blue"))]
    state = onward(state, Convert("assistant_white", "white", ("blue", "green")))
    assert legal(state, 0, Convert) == []


@rule(Clause.ASSISTANT)
@pytest.mark.parametrize("assistant", ASSISTANTS, ids=lambda assistant: assistant.id)
def test_each_assistant_turns_its_cube_into_two(assistant: Member) -> None:
    spend = assistant.spends
    assert spend is not None
    state = sharing(circus(storage=(spend, spend), personnel=[assistant.id]))
    assert legal(state, 0, Convert) == [Convert(assistant.id, spend, assistant.gains)]
    assert refused(state, 0, Convert(assistant.id, spend, assistant.gains[:1]))[0] is Clause.ASSISTANT
    other = assistant.gains[0]
    assert refused(state, 0, Convert(assistant.id, other, assistant.gains))[1].endswith(
        f"takes a {spend} cube, not a {other} one."
    )
    state = onward(state, Convert(assistant.id, spend, assistant.gains))
    assert sum(state.players[0].storage) == 3
    assert refused(state, 0, Convert(assistant.id, spend, assistant.gains))[0] is Clause.ASSISTANT


@rule(Clause.ASSISTANT, Clause.STOCK)
def test_an_assistant_gives_what_is_in_stock() -> None:
    def with_out_of_stock(*colours: Colour) -> State:
        hoard = tuple(colour for colour in colours for _ in range(25))
        return sharing(circus(storage=("white",), personnel=["assistant_white"]), circus(storage=hoard))

    state = with_out_of_stock("green")
    assert legal(state, 0, Convert) == [Convert("assistant_white", "white", ("blue",))]
    assert refused(state, 0, Convert("assistant_white", "white", ("green", "blue")))[0] is Clause.ASSISTANT
    state = with_out_of_stock("green", "blue")
    assert refused(state, 0, Convert("assistant_white", "white", ("green", "blue"))) == (
        Clause.STOCK,
        "No green or blue cube is in stock: that would give nothing.",
    )


@rule(Clause.AGENT, Clause.STOCK)
def test_the_spent_cube_is_back_in_stock_first() -> None:
    state = sharing(
        circus(storage=("red",), personnel=["agent_blue_red"]), circus(storage=("red",) * 24 + ("blue",) * 25)
    )
    assert legal(state, 0, Convert) == [Convert("agent_blue_red", "red", ("red",))]


@rule(Clause.AGENT, Clause.ASSISTANT)
def test_conversions_come_before_between_or_after_moves() -> None:
    state = sharing(
        circus(
            "rope_walker", "hat_juggler", storage=("red", "white"), personnel=["agent_white_yellow", "assistant_white"]
        )
    )
    state = onward(
        state,
        MoveCube("red", "rope_walker"),
        Convert("agent_white_yellow", "white", ("yellow",)),
        MoveCube("yellow", "rope_walker"),
    )
    assert own(state, 0, "rope_walker").ready == 2
    assert refused(state, 0, Convert("assistant_white", "white", ("blue", "green")))[1] == (
        "You have no white cube in storage."
    )
    assert refused(state, 0, Convert("agent_blue_red", "white", ("blue",)))[1] == (
        "That personnel member is not in your circus."
    )
    idle = sharing(circus(storage=("red",), personnel=["orchestra"]))
    assert refused(idle, 0, Convert("orchestra", "red", ("white",)))[1] == "Orchestra converts no cubes."


def test_the_prompt_says_when_only_a_conversion_is_left() -> None:
    moves = (MoveCube("red", "rope_walker"), MoveCube("yellow", "rope_walker"))
    storage: tuple[Colour, ...] = ("red", "yellow", "white")
    with_agent = onward(sharing(circus("rope_walker", storage=storage, personnel=["agent_blue_red"])), *moves)
    assert drum_roll.prompt(with_agent, 0) == "You must convert a cube or be done: all moves are made."
    alone = onward(sharing(circus("rope_walker", storage=storage)), *moves)
    assert drum_roll.prompt(alone, 0) == "You must finish the distribution: all moves are made."
    poor = sharing(circus("rope_walker", storage=()))
    assert drum_roll.prompt(poor, 0) == "You must finish the distribution: no cube of yours can be moved."


@rule(Clause.MOVING)
def test_a_colour_asked_for_twice_fills_the_lower_level_first() -> None:
    cards = CardSet.read(typed_in())
    player = circus(act("rope_walker", cards=cards), storage=("red", "red"), cards=cards)
    state = position(player, circus(), moment="distribution", options=Options(cards))
    state = onward(state, MoveCube("red", "rope_walker"))
    assert own(state, 0, "rope_walker").filled == (True, False, False)
    state = onward(state, MoveCube("red", "rope_walker"))
    assert own(state, 0, "rope_walker").filled == (True, True, False)
