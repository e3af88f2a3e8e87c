"""What a decision of SCOUT would do: the parts of its bill, and one sentence with ✓ or ✗."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.screens.scout.pictures.hands import sets
from circus_tui.screens.scout.pictures.table import called, kind
from circus_tui.widgets.bill import Parts
from rules.core import Refusal, name_seats
from rules.scout import pieces
from rules.scout.sets import longest_through, strength
from rules.scout.state import MustShow, State, ups
from rules.scout.wording import numbers, set_kind
from rules.wording import in_words


def bill(scene: Scene) -> Parts | None:
    """The bill of what is being decided; None if nothing is."""
    match scene.decision:
        case Turning() as decision:
            return _turning(scene, decision)
        case Choosing() as decision:
            return _show(scene, decision)
        case Scouting() as decision:
            return _scout(scene, decision)
        case _:
            return None


def _part(before: str, number: str, after: str = "") -> Row:
    return row(Span(before, "dim"), Span(number, "gold bold"), Span(after, "ink"))


def _yes(what: str, why: str = "") -> Row:
    return row(Span("✓", "green bold chip"), " ", Span(what, "green bold"), Span(f": {why}" if why else ".", "ink"))


def refused(scene: Scene, refusal: Refusal) -> Row:
    """Why not, and the clause, with its title where there is room."""
    head, colon, rest = name_seats(refusal.text, scene.names).partition(":")
    if scene.size == "small" and colon:
        clause = Span(f"  § {refusal.clause.number}", "teal")
        return row(
            Span("✗", "bad bold chip"), " ", Span(f"{head}.", "bad bold"), clause, Span(f"  {key('why')}: why", "dim")
        )
    anchor = refusal.clause.anchor if scene.size == "roomy" else f"§ {refusal.clause.number}"
    return row(
        Span("✗", "bad bold chip"),
        Span(" "),
        Span(head, "bad bold" if colon else "ink"),
        Span(f"{colon}{rest}", "ink"),
        Span(f"  {anchor}", "teal"),
    )


def _turning(scene: Scene, decision: Turning) -> Parts:
    cards = decision.view.players[decision.seat].hand
    ways = (cards, tuple(card.turned for card in cards))
    parts = []
    for name, beside, held in zip(("as dealt ", "turned "), (" side by side", ""), ways, strict=True):
        found = sets(held)
        longest = max((last - first + 1 for first, last in found), default=1)
        roomy = scene.size == "roomy"
        named = f" set{'' if len(found) == 1 else 's'}{beside if roomy else ''}"
        tail = (Span(", the longest of " if roomy else ", longest ", "ink"), Span(str(longest), "gold bold"))
        parts.append(row(*_part(name, str(len(found) or "no"), named), *(tail if found else ())))
    best = sorted(sets(ways[decision.turned]), key=lambda pair: pair[0] - pair[1])[:2]
    ready = " and ".join(numbers(ways[decision.turned][first : last + 1]) for first, last in best)
    what = "Turn the whole hand" if decision.turned else "Keep the hand as dealt"
    why = (
        f"{ready} {'are' if len(best) > 1 else 'is'} ready to show." if ready else "no two neighbours go together yet."
    )
    never = row(Span("you choose ", "dim"), Span("only now in this round", "ink"))
    return Parts((*parts, never), _yes(what, why))


def _show(scene: Scene, decision: Choosing) -> Parts:
    show, view = decision.show, decision.view
    cards = decision.hand[show.start : show.start + show.length]
    if decision.refusal is not None:
        return Parts(_way_out(scene, decision), refused(scene, decision.refusal))
    left, taken = len(decision.hand) - len(cards), len(view.active)
    parts = [_part("your hand ▮ ", f"{len(decision.hand)} → {left}", " card" if left == 1 else " cards")]
    if taken:
        parts.append(_part("you collect ▤ ", f"+{taken}", " card, a point" if taken == 1 else " cards, a point each"))
    if scene.size == "roomy":
        parts.append(_part("active set ", numbers(cards), f"{_what(cards)}, yours"))
    ends = " You are out of cards: the round ends." if decision.goes_out else ""
    why = _stronger(cards, view, roomy=scene.size == "roomy")
    return Parts(tuple(parts), _yes(_named(cards), f"{why}{ends}"))


def _what(cards: tuple[pieces.Card, ...]) -> str:
    """`, run of three` behind the numbers; for a card alone the number says it all."""
    return f", {kind(cards).partition(',')[0]}" if len(cards) > 1 else ""


def _named(cards: tuple[pieces.Card, ...]) -> str:
    """`Show 3-2-1, run of three, lowest 1`; equal cards need no lowest number."""
    if len(cards) == 1:
        return f"Show the {set_kind(cards)}"
    told = kind(cards)
    return f"Show {numbers(cards)}, {told if told.startswith('run') else told.partition(',')[0]}"


def _stronger(cards: tuple[pieces.Card, ...], view: State, *, roomy: bool) -> str:
    """Why the set beats the one on the table."""
    if not view.active:
        return "the table is empty, any set may be shown."
    name = called(view.active)
    if len(cards) > len(view.active):
        return f"longer than {name}, so it beats it."
    as_long = f"as long as {name}, and " if roomy else ""
    shown, beaten = (set_kind(each).split()[0] for each in (cards, view.active))
    return f"{as_long}equal cards beat a run." if shown != beaten else f"as long as {name}, and higher."


def _way_out(scene: Scene, decision: Choosing) -> tuple[Row, ...]:
    """What can be done instead of what is marked: the sets that beat the table, or a scout and what it would bring."""
    view, seat = decision.view, decision.seat
    if decision.beating or isinstance(view.step, MustShow) or not view.active:
        found = len(decision.beating)
        words = " set in your hand beats the active set" if found == 1 else " sets in your hand beat the active set"
        if not view.active:
            words = " sets in your hand may be shown"
        return (
            (
                _part("", in_words(found), words),
                row(Span(f"{key('scout.next_set')} ", "gold bold"), "goes through them, the strongest first"),
            )
            if found
            else ()
        )
    chips, hand = view.players[seat].chips, len(decision.hand)
    none = row(
        Span("none beats it: ", "orange bold"), Span(f"{key('scout.scout')} ", "gold bold"), Span("scout", "ink bold")
    )
    grows = _part("your hand ▮ ", f"{hand} → {hand + 1}", " cards")
    owner = scene.names[view.owner if view.owner is not None else seat]
    if view.for_two:
        paid = _part("your chips ◇ ", f"{chips} → {chips - 1}")
        gets = row(Span(f"{owner} gets ", "dim"), Span("nothing", "gold bold"))
        return (none, paid, grows, gets, row(Span("then ", "dim"), Span("you go on", "gold bold")))
    return (none, grows, row(Span(f"{owner} ", "dim"), "gets a chip ◇"))


def _scout(scene: Scene, decision: Scouting) -> Parts:
    view = decision.view
    if decision.refusal is not None:
        return Parts((), refused(scene, decision.refusal))
    stays = view.active[1:] if decision.end == "left" else view.active[:-1]
    hand, small = len(decision.hand), scene.size != "roomy"
    single = " a single card" if len(stays) == 1 and not small else ""
    parts = [
        _part("hand ▮ " if small else "your hand ▮ ", f"{hand - 1} → {hand}", "" if small else " cards"),
        _chip(scene, decision),
        _part("table keeps " if small else "the table keeps ", numbers(stays) or "nothing", single),
        *((_token(decision, small=small),) if view.players[decision.seat].token else ()),
    ]
    end = " The round ends with it." if decision.ends_round else ""
    then = " Then you show." if decision.both and not small else ""
    way = "turned" if decision.turned else "as it lies"
    end_name = f"{decision.end} " if len(view.active) > 1 else ""
    name = f"Scout the {end_name}{view.active[decision.taken].up} {way}, {_between(decision)}"
    return Parts(tuple(parts), _yes(name, f"{_makes(decision, roomy=not small)}{then}{end}"))


def _makes(decision: Scouting, *, roomy: bool) -> str:
    """What set the card makes in the hand, and whether that, shown at once, would beat what stays on the table."""
    start, length = longest_through(ups(decision.hand), decision.at)
    made = decision.hand[start : start + length]
    view = decision.view
    stays = view.active[1:] if decision.end == "left" else view.active[:-1]
    if length == 1:
        return "it joins no neighbour there." if roomy else "joins no neighbour."
    weighed, target = strength(ups(made)), strength(ups(stays))
    if not decision.both or weighed is None or target is None or weighed <= target:
        return f"makes {numbers(made)}."
    if not roomy:
        return f"{numbers(made)} beats {called(stays)}."
    return f"{numbers(made)} would beat {called(stays)}{' that stays' if len(stays) == 1 else ''}."


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
            return row(Span(f"{whose} chips ◇ ", "dim"), Span(f"{now} → {then}", "gold bold"))
    owner = decision.view.owner
    return row(Span(f"{scene.names[owner if owner is not None else 0]} ", "dim"), "gets a chip ◇")


def _token(decision: Scouting, *, small: bool) -> Row:
    name = "S&S " if small else "Scout & Show ● → ○ " if decision.both else "Scout & Show ● "
    if decision.both:
        return row(Span(name, "dim"), Span("is used", "gold bold"))
    return row(Span(name, "dim"), Span("stays", "gold bold"), "" if small else " for later")


def in_a_line(scene: Scene, drawn: Parts) -> Row:
    """The sentence with what it brings, where there is no room for a bill."""
    match scene.decision:
        case Choosing() as decision if decision.refusal is None:
            taken = len(decision.view.active)
            show = decision.show
            cards = decision.hand[show.start : show.start + show.length]
            what = f"Show {numbers(cards)}, {kind(cards).partition(',')[0]}" if len(cards) > 1 else _named(cards)
            why = f"you collect {taken}" if taken else "the table is empty"
            return _yes(what, f"{why}{', the round ends' if decision.goes_out else ''}.")
        case Choosing() as decision if not decision.beating and decision.view.active:
            return row(
                Span("✗ ", "bad bold"),
                Span("none of yours beats it: ", "ink"),
                Span(f"{key('scout.scout')} ", "gold bold"),
                "scout",
            )
        case Scouting() as decision if decision.refusal is None:
            what = f"Scout the {decision.view.active[decision.taken].up}{' turned' if decision.turned else ''}"
            ends = " The round ends." if decision.ends_round else ""
            return row(*_yes(what, f"{_makes(decision, roomy=False)}{ends} "), *_chip_sign(scene, decision))
        case _:
            return drawn.sentence


def _chip_sign(scene: Scene, decision: Scouting) -> Row:
    view = decision.view
    if view.for_two or view.owner is None:
        return row(Span("◇ \N{MINUS SIGN}1", "orange bold"))
    return row(Span(f"{scene.names[view.owner]} ", "dim"), Span("◇ +1", "green bold"))
