"""The tray zone: the dice of the roll, and what each choice about them leads to."""

from __future__ import annotations

from typing import Final, assert_never

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.games.circus_combat import RETURN, THROW
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.circus_combat.decisions.settling import FatigueDecision, SettleDecision
from circus_tui.screens.circus_combat.pictures import cast
from circus_tui.screens.circus_combat.pictures.closely import closely
from circus_tui.screens.circus_combat.pictures.effects import coming, misfits, outcome, trick_at, with_die
from circus_tui.screens.circus_combat.pictures.shows import dice_left
from circus_tui.screens.contract import Scene
from circus_tui.widgets.dice_tray import Tray, TrayDie, TrayLine
from circus_tui.widgets.die import LARGE, SMALL
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.seats import seat_letter
from rules.circus_combat import steps
from rules.circus_combat.figures import FACES
from rules.circus_combat.state import State, complete_places, fitting_places
from rules.circus_combat.steps import Dice, dice_in_hand
from rules.circus_combat.tricks import majority
from rules.circus_combat.wording import card_name, die_name
from rules.core import Seat

_OTHER_FACES = len(FACES) - 1
_FORMS: Final = ("long", "short", "letters")
"""In how many words it is said where a die fits: without a verb, and at last with letters for names."""


def roll(scene: Scene) -> Zone[Tray] | None:
    """The dice and the list; None when there is neither."""
    title, frame = _title(scene)
    match scene.decision:
        case RerollDecision() as decision:
            tray = _rerolling(scene, decision)
        case PlaceDecision() as decision:
            tray = _placing(scene, decision)
        case SettleDecision() as decision:
            tray = _settling(scene, decision)
        case FatigueDecision() as decision:
            tray = _throwing(scene, decision)
        case Looking() as decision:
            tray = closely(scene, decision)
        case _:
            tray = Tray(_tumbling(_lying(scene.view, _roller(scene)), scene.tumble), _report(scene))
            if not tray.dice:
                return None
    return Zone(tray, title, dice_left(scene), frame)


def _report(scene: Scene) -> tuple[Row, ...]:
    return (row(Span("The dice are on their way …", "gold")),) if scene.tumble else ()


def _title(scene: Scene) -> tuple[Row, Frame]:
    """What is decided here, with the name."""
    decision = scene.decision
    if decision is None:
        return row(Span("The roll", "gold")), "heavy" if scene.tumble else "thin"
    name = scene.names[decision.seat]
    match decision:
        case RerollDecision():
            words = f"{name}, roll again? Only once in a turn"
        case PlaceDecision():
            words = f"{name}, place your dice one by one"
        case SettleDecision():
            many = len(complete_places(decision.view))
            words = (
                f"{name}, settle the complete trick" if many == 1 else f"{name}, which of {many} complete tricks first?"
            )
        case Looking():
            return row(Span(f"Looking closely at trick {decision.at + 1}", "gold")), "gold"
        case _:
            red = "all red" if scene.size == "small" else "a trick was all red"
            words = f"{name}, {red}: roll its dice, or put them back"
    return row(Span(words, "gold bold")), "heavy"


def _roller(scene: Scene) -> str:
    """The name of whoever's roll it is, for those who look on."""
    seat = getattr(scene.view.step, "seat", None)
    return "" if seat is None else scene.names[seat]


def _lying(view: State, whose: str = "yours") -> tuple[TrayDie, ...]:
    """The dice of the roll that are still in hand, and whose those are that are not red."""
    match view.step:
        case steps.Rerolling(seat, dice) | steps.Rethrowing(seat, dice):
            return _dice(dice, tuple(range(len(dice))), seat, whose)
        case steps.Placing(seat, dice, waiting):
            return _dice(dice, waiting, seat, whose)
        case steps.Wearied(_, red) | steps.Throwing(_, red):
            return tuple(TrayDie(cast.die(face, None), "red", "", "dim") for face in red)
        case (
            steps.Shuffling() | steps.Starting() | steps.Rolling() | steps.Resolving() | steps.Swapping() | steps.Over()
        ):
            return ()
        case _:
            assert_never(view.step)


def _dice(dice: Dice, numbers: tuple[int, ...], seat: int, whose: str) -> tuple[TrayDie, ...]:
    return tuple(
        TrayDie(
            cast.thrown(dice, number, seat),
            "red" if dice.is_red(number) else cut(whose, LARGE[0]),
            "red" if dice.is_red(number) else cut(whose, SMALL[0]),
            apart=bool(place) and dice.is_red(number) and not dice.is_red(numbers[place - 1]),
            target=("die", number),
        )
        for place, number in enumerate(numbers)
    )


def _tumbling(dice: tuple[TrayDie, ...], frames: int) -> tuple[TrayDie, ...]:
    """The dice as they are, or, as long as they roll, with any face but their own, another in every frame."""
    if not frames:
        return dice
    rolled = []
    for place, each in enumerate(dice):
        face = (each.die.face + (2 * frames + place) % _OTHER_FACES) % len(FACES) + 1
        rim = "rim" if (frames + place) % 2 else ""
        rolled.append(attrs.evolve(each, die=attrs.evolve(each.die, face=face), tag="", short="", rim=rim))
    return tuple(rolled)


def _rerolling(scene: Scene, decision: RerollDecision) -> Tray:
    dice = []
    for number, each in enumerate(_lying(decision.view)):
        again, chosen = number in decision.marked, number == decision.die
        tag = ("↻ again", "again", "teal bold") if again else ("keep", "keep", "dim")
        rim = "cap" if chosen else "rim" if again else ""
        dice.append(attrs.evolve(each, tag=tag[0], short=tag[1], role=tag[2], rim=rim, chosen=chosen))
    lines = tuple(_chance(scene, decision, number) for number in decision.numbers)
    return Tray(tuple(dice), _asked_about(scene, decision), lines)


def _asked_about(scene: Scene, decision: RerollDecision) -> tuple[Row, ...]:
    """What the die at the cursor would do on the trick that is asked about, if there is one."""
    if decision.at is None:
        duties = (
            "Roll the marked dice once more, all together, or keep them all.",
            "Roll marked dice again, or keep all.",
        )
        return tuple(row(Span(words, "ink")) for words in duties)
    if decision.refusal is not None:
        return misfits(decision, decision.at, decision.refusal, scene.names)[1:]
    then = with_die(decision, decision.die, decision.at)
    head = f"✓ {die_name(decision.dice, decision.die)} on {decision.at + 1}: "
    texts = coming(decision.view, then, decision.seat, scene.names)
    return tuple(row(Span(head, "green bold"), *text) for text in texts)


def _chance(scene: Scene, decision: RerollDecision, number: int) -> TrayLine:
    """A die of the roll: whether it is rolled again, where it fits, and what it completes or costs."""
    dice, view = decision.dice, decision.view
    face, red = dice.faces[number], dice.is_red(number)
    look = cast.thrown(dice, number, decision.seat)
    again = _again(again=number in decision.marked, roomy=scene.size == "roomy")
    words = tuple(row(again, *_fits(scene, decision, number, form)) for form in _FORMS)
    if not fitting_places(view.stage, face):
        costs = Span(f"left over it costs {face}" if red else "it goes back", "ink")
        words = (row(again, Span("✗ fits nowhere: ", "bad"), costs),)
    head = Span(f"{look.pip} {face}", f"{look.ink} on {look.body}")
    return TrayLine(head, words, number == decision.die, ("die", number))


def _again(*, again: bool, roomy: bool) -> Span:
    if not roomy:
        return Span("↻ " if again else "  ", "teal bold")
    return Span("↻ again  ", "teal bold") if again else Span("  keep   ", "dim")


def _fits(scene: Scene, decision: RerollDecision, number: int, form: str) -> list[Span]:
    """The places that the die would complete, with what comes of that, and behind them the others where it fits."""
    places = fitting_places(decision.view.stage, decision.dice.faces[number])
    thens = {place: with_die(decision, number, place) for place in places}
    takers: dict[Seat | None, list[str]] = {}
    for place, then in thens.items():
        if then.complete:
            takers.setdefault(majority(then).taker, []).append(str(place + 1))
    spans: list[Span] = []
    for taker, completed in takers.items():
        rival = "nobody" if taker is None else seat_letter(taker) if form == "letters" else scene.names[taker]
        whose = "yours" if taker == decision.seat else f"{rival}'s"
        role = "green" if taker == decision.seat else "orange"
        spans += [
            Span(", " if spans else "completes ", "dim"),
            Span(" ".join(completed), "gold bold"),
            Span(f": {whose}", role),
        ]
    plain = [str(place + 1) for place in places if not thens[place].complete]
    fits = f"{', ' if spans else ''}{'fits on ' if form == 'long' else 'on '}"
    return [*spans, *([Span(fits, "dim"), Span(" ".join(plain), "gold bold")] if plain else [])]


def _placing(scene: Scene, decision: PlaceDecision) -> Tray:
    dice = []
    for number, each in zip(decision.numbers, _lying(decision.view), strict=True):
        chosen = number == decision.die
        if chosen:
            each = attrs.evolve(each, tag="this die", short="this", rim="cap", chosen=True)
        elif not fitting_places(decision.view.stage, decision.dice.faces[number]):
            each = attrs.evolve(each, tag="✗ no place", short="✗", role="bad")
        dice.append(each)
    name, places = (
        die_name(decision.dice, decision.die),
        fitting_places(decision.view.stage, decision.dice.faces[decision.die]),
    )
    where = " ".join(str(place + 1) for place in places)
    heading = (row(Span(f"Your {name} fits on ", "ink"), Span(where, "gold bold")),)
    if not places:
        stays = "" if scene.size == "small" else "if it stays so, "
        words = f"{stays}it costs its pips" if decision.dice.is_red(decision.die) else f"{stays}it goes back"
        heading = (row(Span(f"✗ {name} fits nowhere: ", "bad bold"), Span(words, "ink")),)
    first = sorted(places, key=lambda place: not with_die(decision, decision.die, place).complete)
    return Tray(tuple(dice), heading, tuple(_where(scene, decision, place) for place in first))


def _where(scene: Scene, decision: PlaceDecision, place: int) -> TrayLine:
    then = with_die(decision, decision.die, place)
    title = card_name(then.card, decision.view.options)
    named = row(Span(f"{title:<27}", "ink")) if scene.size == "roomy" else ()
    words = tuple(row(*named, *text) for text in coming(decision.view, then, decision.seat, scene.names))
    return TrayLine(Span(f" {place + 1} ", "gold bold on ground"), words, place == decision.at, ("trick", place))


def _settling(scene: Scene, decision: SettleDecision) -> Tray:
    lines = []
    for place in complete_places(decision.view):
        trick = trick_at(decision.view, place)
        name = card_name(trick.card, decision.view.options)
        named = row(Span(f"{name:<27}" if scene.size == "roomy" else f"{name}: ", "ink"))
        taker = majority(trick).taker
        role = "green" if taker == decision.seat else "orange"
        texts = outcome(decision.view, trick, decision.seat, scene.names)
        words = tuple(row(*named, Span(text, role)) for text in texts)
        lines.append(
            TrayLine(Span(f" {place + 1} ", "gold bold on ground"), words, place == decision.at, ("trick", place))
        )
    deck = "the next one of the deck comes in its place" if decision.view.deck else "the deck has run out"
    heading = (f"What is settled leaves the stage; {deck}.", "What is settled leaves the stage.")
    return Tray((), tuple(row(Span(words, "ink")) for words in heading), tuple(lines))


def _throwing(scene: Scene, decision: FatigueDecision) -> Tray:
    fits = [face for face in FACES if fitting_places(decision.view.stage, face)]
    misses = [face for face in FACES if face not in fits]
    them = "them" if len(dice_in_hand(decision.view.step)) > 1 else "it"
    throw = (" once, and place what fits on other tricks", " once, and place what fits", "")
    back = (" into the supply: it costs nothing", ": it costs nothing", "")
    would = row(Span("now would fit: ", "dim"), Span(" ".join(map(str, fits)) or "nothing", "green bold"))
    if misses:
        words = (Span("   not, and cost you that much: ", "dim"), Span(" ".join(map(str, misses)), "orange bold"))
        would = row(*would, *words)
    lines = (
        _choice(THROW, f"roll {them} again", throw, chosen=decision.throw),
        _choice(RETURN, f"put {them} back", back, chosen=not decision.throw),
        TrayLine(Span(""), (would,)),
    )
    heading = row(Span("Nobody took the trick; it has left the game.", "ink"))
    return Tray(_lying(decision.view), (heading,), lines)


def _choice(does: Action, head: str, rests: tuple[str, ...], *, chosen: bool) -> TrayLine:
    """A choice with its key; the first one is to roll the dice again."""
    words = tuple(row(Span(head, "ink bold"), Span(rest, "ink")) for rest in rests)
    letter = key(f"circus_combat.{does.name}")
    return TrayLine(Span(f" {letter} ", "gold bold on ground"), words, chosen, ("throw", does is THROW))
