"""First choices: the performer to keep, the first cubes; cubes a benefit gives; coins for the bank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from circus_tui.screens.drum_roll.pictures import circuses
from circus_tui.screens.drum_roll.pictures.wording import asks, capital, framed, no, tells_all, words, yes
from circus_tui.widgets import cubes
from circus_tui.widgets.cubes import Stack, Tray
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import Sum, SumList
from circus_tui.widgets.troupe import Circus
from rules import drum_roll
from rules.core import seat_after
from rules.drum_roll.cubes import COLOURS, count_cubes, together
from rules.drum_roll.endgame import bank_prestige
from rules.drum_roll.state import Act
from rules.drum_roll.steps import ChoosingCubes
from rules.drum_roll.turns import room_in_bank
from rules.drum_roll.wording import coins
from rules.wording import in_words

_HOW: Final = (
    words("How a performer works", "gold"),
    words("each cube makes the performer one level better,", "ink"),
    words("but only with the cubes before it", "ink"),
    words("without the first the show fires it:", "ink"),
    words("you pay its price again and lose 1★", "ink"),
    words("its salary is paid after every show", "ink"),
    words("flip it when outstanding: prestige once,", "ink"),
    words("after that it is never on again", "ink"),
)
"""How a performer works, for those who choose their first."""

_HOW_IN_WIDE_ROWS: Final = (
    words("How a performer works", "gold"),
    words("each cube makes the performer one level better, with the cubes before it", "ink"),
    words("without the first it is fired in the show: its price again, and 1★ lost", "ink"),
    words("its salary is due after each show", "ink"),
    words("once outstanding it can be flipped: prestige, and never on again", "ink"),
)
_HOW_IN_NARROW_ROWS: Final = (
    words("each cube makes it one level better, in their order", "ink"),
    words("without the first it is fired: its price again, \N{MINUS SIGN}1★", "ink"),
    words("its salary is due after each show", "ink"),
    words("once outstanding, flip it: prestige, never on again", "ink"),
)


def keeping(scene: Scene, decision: KeepDecision) -> Pictures:
    """The two performers as large cards, and what becomes of the other one."""
    view, seat = decision.view, decision.seat
    left = scene.names[seat_after(seat, view.seats)]
    cards = tuple(
        circuses.performer_card(each, tag=f"{each.cost}¢", lit=place == decision.cursor, target=place)
        for place, each in enumerate(decision.dealt)
    )
    kept, other = decision.dealt[decision.cursor], decision.dealt[1 - decision.cursor]
    how = {"roomy": _HOW, "compact": _HOW_IN_WIDE_ROWS, "small": _HOW_IN_NARROW_ROWS}
    sums = (
        Sum((words("you have"),), words(coins(circuses.purse(view, seat)), "ink bold")),
        Sum(
            (words(f"you keep {kept.name}"), words(kept.name)),
            words(f"\N{MINUS SIGN}{coins(kept.cost)}", "orange bold"),
        ),
        Sum((words("and whoever comes from the right"), words("from the right")), words("its price", "orange")),
    )
    zones: dict[str, Zone[Any]] = {
        "troupe": framed(Circus(cards, (), decision.cursor, how[scene.size]), "Keep one of two performers",
                         f"the other goes to {left}, on your left", "heavy"),
        "change": framed(SumList(sums, rest=tells_all()), "What it costs"),
    }  # fmt: skip
    if scene.size == "roomy" and (view.area.performers or view.area.personnel):
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire later")
    text = capital(drum_roll.describe(view, seat, decision.move))
    said = yes(f"{text} for {coins(kept.cost)}", f"{other.name} goes to {left}, and you pay for whoever comes to you")
    return Pictures(
        "keeping",
        zones,
        said,
        asks(scene, "keep one of the two performers; nobody sees which.", "keep one of the two performers."),
    )


def taking(scene: Scene, decision: CubesDecision) -> Pictures:
    """The stock as large cubes, those taken, and which cubes the own performers ask for."""
    view, seat = decision.view, decision.seat
    stock = view.supply.cubes
    wanted = [colour for act in decision.player.acts for colour in act.missing]
    told = set(wanted) if scene.size == "roomy" else set()
    stacks = tuple(
        Stack(colour, stock[place], chosen=place == decision.cursor, off=not stock[place],
              under=words(f"wanted {wanted.count(colour)}\N{MULTIPLICATION SIGN}" if colour in told else ""),
              target=("cube", place))
        for place, colour in enumerate(COLOURS)
    )  # fmt: skip
    after = together(decision.player.storage, count_cubes(decision.taken))
    lines: list[Row] = [
        row(Span("taken  ", "dim"), *cubes.cubes(decision.taken, " "), Span(" □" * decision.left, "dim")),
        row(Span("storage then  ", "dim"), *cubes.stock(after)),
        *([] if scene.size == "small" else [()]),
        *_wanting(decision.player.acts),
    ]
    first = not isinstance(view.step, ChoosingCubes)
    zones: dict[str, Zone[Any]] = {
        "tray": framed(Tray(stacks), "The stock of cubes", "w y g b r take one", "heavy"),
        "move": framed(SumList((), tuple(lines)), f"You take {in_words(decision.number)}"),
        "acts": circuses.circus_zone(scene, seat, whole=scene.size != "small"),
    }
    if first and scene.size == "roomy" and (view.area.performers or view.area.personnel):
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire")
    if decision.left:
        said = yes(f"Take a {COLOURS[decision.cursor]} cube", f"{in_words(decision.left)} still to take")
    elif decision.refusal is not None:
        said = no(decision.refusal, scene.names)
    else:
        said = yes(capital(drum_roll.describe(view, seat, decision.move)))
    cubes_ = "a cube of any colour" if decision.number == 1 else f"{in_words(decision.number)} cubes of any colours"
    return Pictures("cubes", zones, said, asks(scene, f"take {cubes_}."))


def _wanting(acts: Sequence[Act]) -> Iterator[Row]:
    """Every performer with the places for cubes, one below the other."""
    longest = max((cell_len(act.performer.name) for act in acts), default=0)
    for act in acts:
        spots = [part for colour, full in zip(act.performer.cubes, act.filled, strict=True)
                 for part in (*cubes.place(colour, filled=full), Span(" "))]  # fmt: skip
        gap = " " * (longest + 1 - cell_len(act.performer.name))
        yield row(Span(f"{act.performer.name}{gap}", "ink"), *(spots if not act.flipped else ()),
                  Span("flipped" if act.flipped else "", "dim"))  # fmt: skip


def banking(scene: Scene, decision: BankDecision) -> Pictures:
    """How many coins are stored, and what they will be worth."""
    view, seat = decision.view, decision.seat
    now, after = decision.player, drum_roll.step(view, seat, decision.move).players[seat]
    room = room_in_bank(view, seat)
    sums = (
        Sum((words("you store"),), row(Span("◂ ", "gold bold"), Span(f" {decision.coins} ", "cap-ink on cap bold"),
                                       Span(" ▸", "gold bold"), Span(f" of at most {decision.most}", "dim"))),
        Sum((words("in the bank"),), _then(now.stored, after.stored, "¢")),
        Sum((words("worth at the end"), words("worth")), _then(bank_prestige(now), bank_prestige(after), "★")),
        Sum((words("in hand"),), _then(now.coins, after.coins, "¢")),
    )  # fmt: skip
    notes = (
        words(f"the bank takes {coins(room)} more; stored coins never come back"),
        words("salaries are paid out of what is in hand"),
    )
    zones: dict[str, Zone[Any]] = {
        "change": framed(SumList(sums, notes, tells_all()), "The Bank Representative", "", "heavy"),
        "acts": circuses.circus_zone(scene, seat),
    }
    if scene.size != "small":
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire")
    text = capital(drum_roll.describe(view, seat, decision.move))
    worth = f"{coins(after.stored)} in store, worth {bank_prestige(after)} prestige at the end"
    refusal = decision.refusal
    said = no(refusal, scene.names) if refusal is not None else yes(text, f"{worth}; {coins(after.coins)} left")
    return Pictures("banking", zones, said, asks(scene, f"store coins, or {key('drum_roll.decline')} to decline."))


def _then(now: int, after: int, unit: str) -> Row:
    return row(Span(f"{now}{unit}", "dim"), Span(" → ", "gold"), Span(f"{after}{unit}", "ink bold"))
