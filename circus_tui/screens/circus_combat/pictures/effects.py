"""What a move would lead to, in words: every judgement is the rules' own."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.pictures.needs import needs
from circus_tui.screens.circus_combat.pictures.tricks import lead
from circus_tui.widgets.show_panel import MINUS, TIMES, signed
from rules import circus_combat
from rules.circus_combat import aftermath
from rules.circus_combat.aftermath import by
from rules.circus_combat.hands import misfit
from rules.circus_combat.scoring import Performance, show
from rules.circus_combat.state import State, bears_swap_mark, other
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, die_name, lying, pips
from rules.core import Refusal, Seat, name_seats
from rules.wording import counted_in_words, in_words, plural


def trick_at(view: State, place: int) -> Trick:
    """The trick at a place that is not empty."""
    trick = view.stage[place]
    assert trick is not None
    return trick


def with_die(decision: PlaceDecision | RerollDecision, die: int, place: int) -> Trick:
    """The trick as it would be with that die of the roll on it."""
    owner = None if decision.dice.is_red(die) else decision.seat
    return trick_at(decision.view, place).with_die(owner, decision.dice.faces[die])


def worth(view: State, trick: Trick, taker: Seat) -> Performance:
    """What the trick would be worth at the end of that player's queue as it is now."""
    return show((*view.players[taker].queue, trick), taker)[-1]


def sums(each: Performance) -> str:
    """How points come about: pips, less red ones, and what multiplies them; empty where own pips are the points."""
    return _product(each, " by place", " by colour")


def bare_sums(each: Performance) -> str:
    """The same without a word for what multiplies."""
    return _product(each, "", "")


def _product(each: Performance, *by: str) -> str:
    less = f"{each.own} {MINUS} {each.red} red" if each.red else str(each.own)
    multipliers = zip((each.place, each.colour), by, strict=True)
    times = "".join(f" {TIMES}{number}{what}" for number, what in multipliers if number > 1)
    if times:
        return f"({less}){times}" if each.red else f"{less}{times}"
    return less if each.red else ""


def told_points(each: Performance) -> str:
    """The points, and how they come about where own pips are not all: `+10 points`, `+24 = 12 by place times 2`."""
    how = sums(each)
    return f"{signed(each.points)} = {how}" if how else f"{signed(each.points)} {plural(each.points, 'point')}"


def coming(view: State, trick: Trick, seat: Seat, names: Sequence[str]) -> tuple[Row, ...]:
    """One line of a list: what a trick comes to for the player who decides, the longest wording first."""
    return _completed(view, trick, seat, names) if trick.complete else _standing(trick, seat, names)


def _standing(trick: Trick, seat: Seat, names: Sequence[str]) -> tuple[Row, ...]:
    """Who leads on a trick that is not complete, and what it needs."""
    weighed, needed = majority(trick), needs(trick)
    taker = weighed.taker
    if trick.only_red:
        starts = [Span("red only: nobody's so far", "orange"), Span("red only", "orange")]
    elif taker is None:
        starts = [Span(f"{lead(trick)} and equal pips", "ink"), Span(f"tie {lead(trick)}", "ink")]
    else:
        whose = "you lead" if taker == seat else f"{names[taker]} leads"
        role = "green" if taker == seat else "ink"
        pips = [" by pips"] if weighed.counts[0] == weighed.counts[1] else []
        starts = [Span(f"{whose} {lead(trick)}{by_}", role) for by_ in (*pips, "")]
    return (
        *(row(start, Span(f", {words}", "ink")) for start in starts for words in needed[1:]),
        row(starts[-1]),
    )


def _completed(view: State, trick: Trick, seat: Seat, names: Sequence[str]) -> tuple[Row, ...]:
    """Whose a complete trick is, and for how many points."""
    taker = majority(trick).taker
    if taker is None:
        why = "all red" if trick.only_red else f"{lead(trick)}, equal pips"
        texts = (f"complete: nobody's, {why}: it leaves the game", f"complete: nobody's, {why}", "complete: nobody's")
        return tuple(row(Span(text, "orange")) for text in texts)
    number = worth(view, trick, taker).points
    points, whole = signed(number), f"{signed(number)} {plural(number, 'point')}"
    takes, has = ("you take", "yours") if taker == seat else (f"{names[taker]} takes", f"{names[taker]}'s")
    texts = (f"complete: {takes} it {lead(trick)}, {whole}", f"complete: {has}, {points}", f"{has}, {points}")
    return tuple(row(Span(text, "green bold" if taker == seat else "orange")) for text in texts)


def outcome(view: State, trick: Trick, seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
    """Who takes a complete trick, why, and for how much; the longest wording first."""
    taker = majority(trick).taker
    if trick.only_red:
        return (
            "it is all red, nobody takes it: it leaves the game, and you may roll its dice again",
            "all red: it leaves the game, you may roll its dice again",
            "all red: it leaves the game",
        )
    if taker is None:
        return (
            f"nobody takes it, {by(trick)}: it leaves the game and its dice go back",
            f"nobody takes it, {lead(trick)} and equal pips: it leaves the game",
            f"nobody takes it, {lead(trick)}",
        )
    each = worth(view, trick, taker)
    number = len(view.players[taker].queue) + 1
    whose = "you take" if taker == seat else f"{names[taker]} takes"
    swap = " and may swap" if bears_swap_mark(view.options, trick.card) and number > 1 else ""
    stay = _staying(trick, taker, seat, names)
    points = told_points(each)
    return (
        f"{whose} it as trick {number}{swap}, {by(trick)}: {points}{stay}",
        f"{whose} it as trick {number}{swap}, {by(trick)}: {points}",
        f"{whose} it as trick {number}{swap}: {points}",
        f"{whose} it{swap}: {signed(each.points)}",
    )


def _staying(trick: Trick, taker: Seat, seat: Seat, names: Sequence[str]) -> str:
    """What becomes of the dice of whoever does not take the trick."""
    loser = other(taker)
    lost = len(trick.own[loser])
    if not lost:
        return ""
    verb = "stays" if lost == 1 else "stay"
    if loser == seat:
        return f"; your {'die' if lost == 1 else f'{in_words(lost)} dice'} {verb} on it"
    return f"; {counted_in_words(lost, 'die', 'dice')} of {names[loser]} {verb} on it"


def placing(decision: PlaceDecision, names: Sequence[str]) -> tuple[Row, ...]:
    """The sentence about the die on the trick at the cursor, in several wordings."""
    if decision.refusal is not None:
        return misfits(decision, decision.at, decision.refusal, names)
    then = with_die(decision, decision.die, decision.at)
    die, card = die_name(decision.dice, decision.die), card_name(then.card, decision.view.options)
    what = f"Place {die} on {decision.at + 1}, the {card}"
    if then.complete:
        texts = outcome(decision.view, then, decision.seat, names)
        return tuple(_yes(head, f"  {text}.") for text in texts for head in (f"{what}: complete", what))
    texts = (f"then it has {lying(then)} and {then.needs}", f"then it {then.needs}", f"{needs(then)[1]}")
    extra = _red_note(decision, then)
    long = tuple(_yes(what, f"  {text}.{extra}") for text in texts[:1]) if extra else ()
    return (*long, *(_yes(what, f"  {text}.") for text in texts), _yes(what, ""))


def _red_note(decision: PlaceDecision, then: Trick) -> str:
    """What a red die does on a trick."""
    if not decision.dice.is_red(decision.die):
        return ""
    face = decision.dice.faces[decision.die]
    if then.only_red:
        return " With red dice only nobody takes it."
    return f" Its {face} counts against whoever takes the trick."


def misfits(
    decision: PlaceDecision | RerollDecision, place: int, refusal: Refusal, names: Sequence[str]
) -> tuple[Row, ...]:
    """Why a die does not fit: the rules' own words, or the heart of them."""
    trick, face = trick_at(decision.view, place), decision.dice.faces[decision.die]
    heart = misfit(trick.card.pattern, trick.faces, face)
    short = f"{die_name(decision.dice, decision.die)} does not fit on {place + 1}: {heart}."
    anchor = refusal.clause.anchor
    brief = short.replace(" does not fit on ", " not on ")
    texts = (f"{name_seats(refusal.text, names)} {anchor}", f"{short} {anchor}", short, brief)
    return tuple(row(Span("✗ ", "bad bold"), Span(text, "bad")) for text in texts)


def left_over(decision: PlaceDecision) -> tuple[str, ...]:
    """What placing the die so would leave over, the longest wording first; none if nothing."""
    if decision.refusal is not None:
        return ()
    after = circus_combat.step(decision.view, decision.seat, decision.move)
    rest = aftermath.left_over(decision.view, decision.move, after)
    if not len(rest):
        return ()
    own, red = f"your {pips(rest.own)} would", f"the red {pips(rest.red)} would"
    parts = ([(f"{own} fit nowhere and go back", f"{own} go back")] if rest.own else []) + (
        [(f"{red} fit nowhere and cost you {sum(rest.red)} at the end", f"{red} cost you {sum(rest.red)}")]
        if rest.red
        else []
    )
    texts = (", and ".join(wordings) for wordings in zip(*parts, strict=True))
    return (*(f"then {text}." for text in texts), "what is left would then fit nowhere.")


def _yes(head: str, rest: str) -> Row:
    return row(Span("✓ ", "green bold"), Span(head, "green bold"), Span(rest, "ink"))
