"""Moving nobles as pictures: the ring with the way, the table of landing places, and what every event would draw."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from circus_tui.drawing.glyphs import TIMES
from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.colosseum.decisions.produce import NobleDecision, drawn, most_jokers
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.ring import Way, ring
from circus_tui.screens.colosseum.pictures.things import Sight, dim, duty, gold, kind_of, mark, no, short_name, up, yes
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.crowd_bars import CrowdLine, CrowdPart, Crowds
from circus_tui.widgets.nobles_table import LandingPlace, NobleLine, NobleMoves
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.ring import RingDie
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.text_rows import Rows
from rules import colosseum
from rules.colosseum.moves import MedalMove
from rules.colosseum.outlook import Outlook, outlooks, spectators
from rules.colosseum.pieces import NOBLES, Face, Noble, program
from rules.colosseum.producing import landing
from rules.colosseum.state import MovingNobles, Spectators, State
from rules.colosseum.wording import noble_name
from rules.wording import counted

_WAYS = 4
"""Ways to move from which there is no room for words at their heads."""

Origin: TypeAlias = Literal["table", "programs", "tickets", "podiums", "stars", "nobles", "medals"]
"""A line of the rules' sum of spectators."""

SOURCES: Final[tuple[tuple[Origin, str, str], ...]] = (
    ("table", "program", "from-program"),
    ("programs", "earlier", "from-earlier"),
    ("tickets", "tickets", "from-tickets"),
    ("podiums", "podium", "from-podium"),
    ("stars", "stars", "from-stars"),
    ("nobles", "nobles", "from-nobles"),
    ("medals", "medals", "from-medals"),
)
"""Where spectators come from: the name in the rules, a word, and the name of its colour."""


def parts(came: Spectators) -> tuple[CrowdPart, ...]:
    """The sources that bring somebody."""
    found = dict(came.lines)
    return tuple(CrowdPart(found[name], word, role) for name, word, role in SOURCES if found[name])


def moving(seen: Sight, decision: NobleDecision) -> Pictures:
    """Every zone while a noble is moved, by dice or for a medal."""
    view = seen.view
    allowed = decision.refusal is None
    steps = decision.move.steps
    after = colosseum.step(view, decision.seat, decision.move) if allowed else view
    zones: dict[str, Zone[Any]] = {
        **seats.panels(seen),
        "ring": ring(
            seen, way=Way(decision.noble, steps) if allowed else None, dice=_dice(decision), targets=_targets(decision)
        ),
        "nobles": _table(seen, decision),
        "crowd": crowds(seen, after, "Spectators, if you produce it after this move"),
    }
    if seen.size == "compact":
        zones["own"] = Zone(Rows((seats.tokens_row(seen, "You hold"),)), frame="bare")
    return Pictures("nobles", zones, _sentence(seen, decision), _asks(seen, decision))


def _targets(decision: NobleDecision) -> dict[int, object]:
    """What a click on a space means: the way that leads the noble at the cursor there."""
    found: dict[int, object] = {}
    for column, way in enumerate(decision.ways):
        if decision.refusal_of(decision.move_of(decision.noble, way)) is None:
            found.setdefault(landing(decision.view, decision.noble, way[-1]).space, (decision.row, column))
    return found


def _dice(decision: NobleDecision) -> tuple[RingDie, ...]:
    step = decision.view.step
    if not isinstance(step, MovingNobles):
        return ()
    using = decision.ways[decision.column][:-1]
    found = []
    for number, face in enumerate(step.faces):
        used = number not in step.unused
        lit = number in using and not used
        word = "used" if used else "this die" if lit else "then"
        found.append(RingDie(_shown(face), word, lit))
    return tuple(found)


def _shown(face: Face) -> str:
    return face.id.replace("-", "–")  # noqa: RUF001


def _table(seen: Sight, decision: NobleDecision) -> Zone[NobleMoves]:
    step = seen.view.step
    heads = tuple(_head(step, way, words=seen.roomy and len(decision.ways) < _WAYS) for way in decision.ways)
    lines = tuple(_line(seen, decision, number, noble) for number, noble in enumerate(NOBLES))
    said = _where(seen, decision) if seen.roomy else dim("◎ medal   A–E whose arena")  # noqa: RUF001
    title = "Move a noble" if isinstance(step, MovingNobles) else "Move a noble for a medal"
    value = NobleMoves(heads, lines, decision.row, decision.column, dim(_hint(step)), said)
    return Zone(value, gold(title), dim(f"six nobles {TIMES} your dice") if seen.roomy else (), "heavy")


def _hint(step: object) -> str:
    """How nobles may be moved now."""
    if not isinstance(step, MovingNobles):
        return "one to three spaces, for a medal"
    if len(step.unused) > 1:
        return "move one noble a die, or one by the sum"
    return "move another noble by this die" if step.moved else "move one noble by the die"


def _head(step: object, way: tuple[int, ...], *, words: bool) -> str:
    if not isinstance(step, MovingNobles):
        return f"{way[-1]:+}"
    if len(way) > 2:
        return f"both = {way[-1]}" if words else f"sum{way[-1]}"
    face = step.faces[way[0]]
    return _shown(face) if len(face.steps) == 1 else f"I: {way[-1]}"


def _line(seen: Sight, decision: NobleDecision, number: int, noble: Noble) -> NobleLine:
    places = tuple(_place(seen, decision, number, noble, column) for column in range(len(decision.ways)))
    at = seen.view.nobles[number]
    return NobleLine(mark(noble), up(kind_of(noble)), noble.spectators, at, places)


def _place(seen: Sight, decision: NobleDecision, number: int, noble: Noble, column: int) -> LandingPlace | None:
    way = decision.ways[column]
    if decision.refusal_of(decision.move_of(noble, way)) is not None:
        return None
    end = landing(seen.view, noble, way[-1])
    mine = end.host == decision.seat
    rest = end.rests and not isinstance(decision.move, MedalMove)
    whose = "" if end.host is None else f"yours+{noble.spectators}" if mine else f"{seen.names[end.host]}'s"
    words = f"{whose} ◎" if whose and rest else whose or ("◎ medal" if rest else "")
    signs = ("" if end.host is None else seat_letter(end.host)) + ("◎" if rest else "")
    return LandingPlace(end.space, words, signs, mine, rest, (number, column))


def _where(seen: Sight, decision: NobleDecision) -> Row:
    """`Consul 16 ▸ 22: in your arena, +5 spectators`."""
    if decision.refusal is not None:
        return ()
    noble = decision.noble
    end = landing(seen.view, noble, decision.move.steps)
    start = seen.view.nobles[noble.index]
    text = []
    if end.host is not None:
        mine = end.host == decision.seat
        text.append(f"in {'your' if mine else f'{seen.names[end.host]}’s'} arena, +{noble.spectators}")  # noqa: RUF001
    if end.rests and not isinstance(decision.move, MedalMove):
        text.append("a resting space: you get a medal" if seen.view.medals else "a resting space, but no medal is left")
    role = "green bold" if end.host == decision.seat else "gold" if end.rests else "dim"
    return row(
        Span(up(kind_of(noble)), "ink bold"),
        Span(f" {start} ▸ ", "ink"),
        Span(f"{end.space}", "gold bold"),
        Span(f": {'; '.join(text) or 'in nobody’s arena'}", role),  # noqa: RUF001
    )


def crowds(seen: Sight, after: State, title: str) -> Zone[Crowds]:
    """What every program would draw then, as bars, with the own best and the one to beat."""
    seat = seen.seat
    found = outlooks(after, seat)
    top = max((drawn(after, seat, each) for each in found), default=0)
    lines = tuple(_crowd(seen, after, each, best=drawn(after, seat, each) == top) for each in found)
    bests = {other: player.best for other, player in enumerate(after.players) if player.best}
    most = max((sum(part.number for part in line.parts) for line in lines), default=0)
    marks = []
    if bests.get(seat):
        marks.append((bests[seat], row(Span(f"▴ {bests[seat]} your best", f"{seat_role(seat)} bold"))))
    rivals = {other: best for other, best in bests.items() if other != seat}
    if rivals:
        ahead = max(rivals, key=lambda other: rivals[other])
        text = f"▴ {rivals[ahead]} {seen.names[ahead]}" + (", to beat" if seen.roomy else "")
        marks.append((rivals[ahead], row(Span(text, f"{seat_role(ahead)} bold"))))
    value = Crowds(lines, max(40, most, *bests.values(), 0), _legend() if seen.roomy else (), tuple(marks))
    small = seen.size == "small"
    return Zone(value, gold(title if seen.roomy else "Spectators after this move"), (), "bare" if small else "thin")


def _legend() -> Row:
    texts = ("the program", "5 an earlier one", "5 a ticket", "3 a podium", "4 a star", "nobles inside", "3 a medal")
    return tuple(
        span
        for (_, _, role), text in zip(SOURCES, texts, strict=True)
        for span in (Span("■ ", role), Span(f"{text}   ", "dim"))
    )


def _crowd(seen: Sight, after: State, outlook: Outlook, *, best: bool) -> CrowdLine:
    seat = seen.seat
    name = program(outlook.program).name if seen.roomy else short_name(outlook.program)
    label = row(Span(f"{outlook.program:>2} ", "dim"), Span(name, "ink bold" if best else "ink"))
    came = spectators(after, seat, outlook.program, most_jokers(outlook)) if outlook.fits else None
    if came is None:
        short = outlook.missing_at_best - len(program(outlook.program).table) + 1
        why = (
            f"✗ {counted(short, 'token')} too few" if outlook.fits else f"✗ arena of {program(outlook.program).spaces}"
        )
        return CrowdLine(label, (), row(Span(why, "dim")))
    return CrowdLine(label, parts(came), row(Span(f"= {came.total}", "green bold" if best else "ink bold")))


def _sentence(seen: Sight, decision: NobleDecision) -> Row:
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    move = decision.move
    end = landing(seen.view, move.noble, move.steps)
    way = f"by {move.steps}" if move.steps > 0 else f"back by {-move.steps}"
    pay = "Pay a medal: " if isinstance(move, MedalMove) else ""
    what = f"{pay}{'m' if pay else 'M'}ove {noble_name(move.noble)} {way} to space {end.space}"
    return yes(seen, what, _meaning(seen, decision), _warning(seen, decision))


def _meaning(seen: Sight, decision: NobleDecision) -> str:
    move = decision.move
    end = landing(seen.view, move.noble, move.steps)
    got = []
    if end.host == decision.seat:
        got.append(f"your arena, +{move.noble.spectators}")
    if end.rests and not isinstance(move, MedalMove) and seen.view.medals:
        got.append("a medal for you")
    step = seen.view.step
    if isinstance(step, MovingNobles):
        left = [step.faces[die] for die in step.unused if die not in decision.ways[decision.column][:-1]]
        if left:
            got.append(f"the {' and '.join(_shown(face) for face in left)} is then for another noble")
    return "; ".join(got)


def _warning(seen: Sight, decision: NobleDecision) -> str:
    """What others would gain, or the own arena lose."""
    noble = decision.move.noble
    end = landing(seen.view, noble, decision.move.steps)
    own = seen.view.players[decision.seat].arena
    words = []
    if own.covers(seen.view.nobles[noble.index]) and end.host != decision.seat:
        words.append(f"it leaves your arena, −{noble.spectators}")  # noqa: RUF001
    if end.host is not None and end.host != decision.seat:
        words.append(f"+{noble.spectators} for {seen.names[end.host]}")
    return "; ".join(words)


def _asks(seen: Sight, decision: NobleDecision) -> Row:
    if isinstance(decision.view.step, MovingNobles):
        several = len(decision.view.step.unused) > 1
        dice = "both dice" if several else "the die"
        return duty(seen, f"use {dice}, then produce an event.", f"use {dice}, then an event.")
    return duty(seen, "move a noble for a medal, or go back to the event.", "move a noble, or go back.")
