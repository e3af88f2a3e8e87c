"""What a decision of SCOUT would do: the parts of its bill, and one sentence with ✓ or ✗."""

from __future__ import annotations

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.screens.scout.pictures.hands import sets
from circus_tui.widgets.bill import Parts
from rules.core import Refusal, name_seats
from rules.scout import pieces
from rules.scout.sets import longest_through
from rules.scout.state import MustShow, State, ups
from rules.scout.wording import count, numbers, set_kind


def bill(scene: Scene) -> Parts | None:
    """The bill of what is being decided; None if nothing is."""
    match scene.decision:
        case Turning() as decision:
            return _turning(decision)
        case Choosing() as decision:
            return _show(scene, decision)
        case Scouting() as decision:
            return _scout(scene, decision)
        case _:
            return None


def _part(before: str, number: str, after: str = "") -> Row:
    return row(Span(before, "dim"), Span(number, "gold bold"), Span(after, "ink"))


def _yes(what: str, why: str = "") -> Row:
    return row(Span("✓ ", "green bold"), Span(what, "green bold"), Span(f":  {why}" if why else ".", "ink"))


def refused(refusal: Refusal, names: tuple[str, ...]) -> Row:
    """Why not, and the clause."""
    text = name_seats(refusal.text, names)
    return row(Span("✗ ", "bad bold"), Span(text, "ink"), Span(f"  {refusal.clause.anchor}", "dim"))


def _turning(decision: Turning) -> Parts:
    cards = decision.view.players[decision.seat].hand
    ways = (cards, tuple(card.turned for card in cards))
    parts = []
    for name, held in zip(("as dealt ", "turned "), ways, strict=True):
        found = sets(held)
        longest = max((last - first + 1 for first, last in found), default=1)
        parts.append(_part(name, str(len(found)), f" sets side by side, the longest of {longest}"))
    best = sorted(sets(ways[decision.turned]), key=lambda pair: pair[0] - pair[1])[:2]
    ready = " and ".join(numbers(ways[decision.turned][first : last + 1]) for first, last in best)
    what = "Turn the whole hand" if decision.turned else "Keep the hand as dealt"
    why = f"{ready} {'are' if len(best) > 1 else 'is'} ready to show." if ready else "no two neighbours make a set yet."
    return Parts((*parts, _part("", "never again", " this round")), _yes(what, why))


def _show(scene: Scene, decision: Choosing) -> Parts:
    show, view = decision.show, decision.view
    cards = decision.hand[show.start : show.start + show.length]
    if decision.refusal is not None:
        return Parts(_way_out(scene, decision), refused(decision.refusal, tuple(scene.names)))
    left, taken = len(decision.hand) - len(cards), len(view.active)
    parts = [
        row(
            Span("your hand ", "dim"),
            Span(f"{len(decision.hand)} → {left}", "gold bold"),
            " card" if left == 1 else " cards",
        ),
        _part("you take ", f"+{taken}", " card, a point" if taken == 1 else " cards, a point each"),
        _part("now to beat ", numbers(cards), f" {set_kind(cards).partition(',')[0]}, yours"),
    ]
    name = f"Show {numbers(cards)}, {set_kind(cards)}" if len(cards) > 1 else f"Show the {set_kind(cards)}"
    ends = " You are out of cards: the round ends." if decision.goes_out else ""
    return Parts(tuple(parts), _yes(name, f"{_stronger(cards, view)}{ends}"))


def _stronger(cards: tuple[pieces.Card, ...], view: State) -> str:
    """Why the set beats the one on the table."""
    if not view.active:
        return "the table is empty, any set may be shown."
    name = numbers(view.active) if len(view.active) > 1 else f"the {numbers(view.active)}"
    if len(cards) > len(view.active):
        return f"longer than {name}, so it beats it."
    shown, beaten = (set_kind(each).split()[0] for each in (cards, view.active))
    if shown != beaten:
        return f"as long as {name}, and equal cards beat a run."
    return f"as long as {name}, and higher."


def _way_out(scene: Scene, decision: Choosing) -> tuple[Row, ...]:
    """What can be done instead, where nothing in the hand beats the table."""
    view, seat = decision.view, decision.seat
    if decision.beating or isinstance(view.step, MustShow) or not view.active:
        found = len(decision.beating)
        words = " set in your hand beats the table" if found == 1 else " sets in your hand beat the table"
        return (_part("", count(found), words), row(Span("tab ", "gold bold"), "goes through them")) if found else ()
    chips = view.players[seat].chips
    paid = (_part("your chips ", f"{chips} → {chips - 1}"),) if view.for_two else ()
    gets = (
        () if view.for_two or view.owner is None else (row(Span(f"{scene.names[view.owner]} ", "dim"), "gets a chip"),)
    )
    return (row(Span("none beats it: ", "orange bold"), Span("s ", "gold bold"), "scout"), *paid, *gets)


def _scout(scene: Scene, decision: Scouting) -> Parts:
    view = decision.view
    if decision.refusal is not None:
        return Parts((), refused(decision.refusal, tuple(scene.names)))
    stays = view.active[1:] if decision.end == "left" else view.active[:-1]
    hand = len(decision.hand)
    kept = _part("the table keeps ", numbers(stays) or "nothing", " a single card" if len(stays) == 1 else "")
    parts = [
        row(Span("your hand ", "dim"), Span(f"{hand - 1} → {hand}", "gold bold"), " cards"),
        _chip(scene, decision),
        kept,
        *(() if view.for_two else (_token(decision),)),
    ]
    start, length = longest_through(ups(decision.hand), decision.at)
    made = decision.hand[start : start + length]
    beats = f"{numbers(made)} would be in your hand." if length > 1 else "it joins no neighbour there."
    end = " The round ends with it." if decision.ends_round else ""
    then = " Then you show." if decision.both else ""
    way = "turned" if decision.turned else "as it lies"
    end_name = f"{decision.end} " if len(view.active) > 1 else ""
    name = f"Scout the {end_name}{view.active[decision.taken].up} {way}, {_between(decision)}"
    return Parts(tuple(parts), _yes(name, f"{beats}{then}{end}"))


def _between(decision: Scouting) -> str:
    cards, at = decision.hand, decision.at
    if len(cards) == 1:
        return "as your only card"
    if at == 0:
        return f"before your {cards[1].up}"
    if at == len(cards) - 1:
        return f"behind your {cards[at - 1].up}"
    return f"between your {cards[at - 1].up} and {cards[at + 1].up}"


def _chip(scene: Scene, decision: Scouting) -> Row:
    """Who loses or gets a chip."""
    before, after = ([player.chips for player in state.players] for state in (decision.view, decision.after))
    for seat, (now, then) in enumerate(zip(before, after, strict=True)):
        if now != then and not decision.ends_round:
            whose = "your" if seat == decision.seat else f"{scene.names[seat]}'s"
            return row(Span(f"{whose} chips ", "dim"), Span(f"{now} → {then}", "gold bold"))
    owner = decision.view.owner
    return row(Span(f"{scene.names[owner if owner is not None else 0]} ", "dim"), "gets a chip")


def _token(decision: Scouting) -> Row:
    used = "is used for this round" if decision.both else "stays for later"
    return row(Span("Scout & Show ", "dim"), Span(used.split()[0], "gold bold"), used[len(used.split()[0]) :])
