"""What a card would do, in words: shortly for every card of the list, in three notes for the one at the cursor."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui import glyphs
from circus_tui.boards.rows.choices import Entry, Note
from circus_tui.boards.rows.suits import entry as listed
from circus_tui.boards.rows.suits import named, run, then, waits
from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.money import Profit
from rules.big_top.moves import CALLS, PASS
from rules.big_top.pieces import SUITS, Card, Suit, pile_name
from rules.big_top.prospects import Called, Owed, Prospect, called_cards
from rules.big_top.state import Chart, State, shifted
from rules.core import Refusal, Seat, listing, name_seats

# The list. --------------------------------------------------------------------------------------------------------


def entry(view: State, seat: Seat, prospect: Prospect, names: Sequence[str]) -> Entry:
    """One card of the hand of the seat whose turn it is."""
    card = prospect.card
    if prospect.play is None:
        return listed(card, _play_words(prospect, names), "good")
    if prospect.call is None:
        return listed(card, (*waits(prospect.missing, "call"), "call"), "message")
    return listed(card, (*_reason(view, seat, card, prospect.call), "no"), "dim")


def _play_words(prospect: Prospect, names: Sequence[str]) -> tuple[str, ...]:
    money = prospect.money
    if not money:
        return ("play: earns nothing now", "play: earns $0", "play +$0")
    each, who = _payers(prospect, names)
    return (f"play: earns {each}", f"play +${money} from {who}", f"play +${money} {who}", f"play +${money}")


def _payers(prospect: Prospect, names: Sequence[str]) -> tuple[str, str]:
    """Who pays, with and without how much: `$3 from Cleo, $1 from Dan` and `Cleo, Dan`."""
    payers = [profit for profit in prospect.profits if profit.amount]
    each = ", ".join(f"${profit.amount} from {names[profit.seat]}" for profit in payers)
    return each, ", ".join(names[profit.seat] for profit in payers)


def _reason(view: State, seat: Seat, card: Card, refusal: Refusal) -> tuple[str, ...]:
    """The refusal in a few words."""
    match refusal.clause:
        case Clause.ONE_SUIT:
            other = next(called for called in view.players[seat].called if called.suit == card.suit)
            return (f"no: {other.code} of its suit is called", f"no: {other.code} is called", f"no: {other.code}")
        case Clause.FULL:
            return ("no: your chart is full", "no: chart full")
        case Clause.DUTY:
            return ("no: a called card comes first", "no: duty first")
        case _:
            return ("not now",)


def called_entry(called: Called) -> Entry:
    """One of the own called cards, when one of them has to be played."""
    words = ("play it: for no money", "play it") if called.fits else (f"waits for {called.trigger.code}", "waits")
    return listed(called.card, (f"on ${called.space}, {words[0]}", *words), "good" if called.fits else "dim")


# The card at the cursor. ------------------------------------------------------------------------------------------


def about(view: State, seat: Seat, prospect: Prospect, names: Sequence[str]) -> tuple[Note, ...]:
    """Three things to know about a card of the hand."""
    if prospect.play is None:
        return (
            _play_note(prospect, names),
            _then(view, seat, prospect.card, names),
            *(_out_note(view, seat) or _later_note(view, prospect)),
        )
    if prospect.call is None:
        return _call_notes(view, seat, prospect, names)
    no = Note("NO", (name_seats(prospect.call.text, names),), "bad")
    if big_top.explain(view, seat, PASS) is None:
        return (Note("PASS", ("you can neither play nor call: Enter passes.",), "good"), no)
    return (no, Note("WAITS", (f"for {run(prospect.missing)} to be played.",)))


def _play_note(prospect: Prospect, names: Sequence[str]) -> Note:
    card = prospect.card
    if not prospect.profits:
        kind = SUITS[card.suit] if card.is_poster else pile_name(card.pile)
        nothing = f"{named(card)} earns nothing; no opponent has called {kind}."
        return Note("PLAY", (nothing, "earns nothing: no opponent has called such a card."))
    parts = ", ".join(_paid(profit, names) for profit in prospect.profits)
    each, who = _payers(prospect, names)
    money = f"${prospect.money}"
    wordings = (parts, each, f"{money} from {who}", money) if who else (parts, money)
    return Note("PLAY", tuple(f"{named(card)}: you earn {words}." for words in wordings))


def _paid(profit: Profit, names: Sequence[str]) -> str:
    return f"${profit.amount} from {names[profit.seat]} ({named(profit.card)} on ${profit.amount})"


def _then(view: State, seat: Seat, card: Card, names: Sequence[str]) -> Note:
    return then(view.piles, card, lambda following: _holder(view, seat, following, names))


def _holder(view: State, seat: Seat, card: Card, names: Sequence[str]) -> str:
    owner = next((other for other, player in enumerate(view.players) if card in player.called), None)
    if owner == seat:
        return "you called it and must play it"
    if owner is not None:
        return f"{names[owner]} called it and must play it"
    return "in your hand" if card in view.players[seat].hand else "in another hand"


def _out_note(view: State, seat: Seat) -> tuple[Note, ...]:
    """That the last card ends the hand."""
    player = view.players[seat]
    if len(player.hand) + len(player.called) > 1:
        return ()
    words = ("it is your last card: the hand ends, and you keep every receipt.", "your last card: the hand ends.")
    return (Note("OUT", words, "good"),)


def _later_note(view: State, prospect: Prospect) -> tuple[Note, ...]:
    """What waiting a round would cost."""
    next_space = {called.card: called.next_space for called in called_cards(view)}
    later = sum(next_space[profit.card] for profit in prospect.profits)
    if later == prospect.money:
        return ()
    words = (
        f"after the shifts of the next round the same play earns only ${later}.",
        f"after the next shifts only ${later}.",
    )
    return (Note("LATER", words),)


def _call_notes(view: State, seat: Seat, prospect: Prospect, names: Sequence[str]) -> tuple[Note, ...]:
    card = prospect.card
    after = big_top.step(view, seat, CALLS[card])
    called = next(each for each in called_cards(after) if each.card is card)
    chart = _spaces(shifted(after.players[seat].chart))
    unpaid = f"{named(card)} waits on your $3 until it fits; then you must play it, unpaid."
    return (
        Note("CALL", (unpaid, f"{named(card)} lies on your $3; once it fits you must play it.")),
        Note("SHIFT", (f"{chart}   your chart as your next turn begins", f"{chart}   next turn", chart)),
        Note("PAYS", _pay_words(called, prospect.missing, view)),
    )


def _spaces(chart: Chart) -> str:
    return "  ".join(f"${space} {named(card) if card else glyphs.DOT:<4}" for space, card in enumerate(chart)).rstrip()


def _pay_words(called: Called, before: Sequence[Card], view: State) -> tuple[str, ...]:
    """Whom a new call would pay: each opponent who plays one of the cards before it from hand.

    A card that lies on a chart will be played from there, and pays nobody.
    """
    on_charts = {card for player in view.players for card in player.called}
    paying = [card for card in before if card not in on_charts]
    own = [card for card in paying if card in view.players[called.seat].hand]
    if not paying:
        return (f"nobody: {run(before)} will be played from a chart, which pays nothing.", "nobody: all from charts.")
    if own == paying:
        return (f"nobody: only you can play {run(paying)} from hand.",)
    yours = f" (you hold {run(own)})" if own else ""
    money = f"${called.space}, then ${called.next_space}" if called.next_space < called.space else f"${called.space}"
    who = f"{money}: to opponents who play {run(paying)}"
    return (f"{who} from hand{yours}.", f"{who}{yours}.", f"{who}.", f"${called.space} for {run(paying)}{yours}.")


def duty(view: State, seat: Seat, owed: Owed, names: Sequence[str]) -> tuple[Note, ...]:
    """What to know about a called card when one has to be played."""
    if owed.why_not is not None:
        return (Note("NO", (name_seats(owed.why_not.text, names),), "bad"),)
    called = owed.called
    must = f"{named(called.card)} from your ${called.space}, unpaid"
    return (
        Note("MUST", (f"{must}: a called card that fits comes first.", f"{must}.")),
        _then(view, seat, called.card, names),
        *_out_note(view, seat),
    )


# Every called card. -----------------------------------------------------------------------------------------------


def called_lines(view: State, seat: Seat | None, names: Sequence[str]) -> tuple[tuple[Called, tuple[str, ...]], ...]:
    """What each called card is worth and to whom, the most money first; several wordings, the longest first."""
    everything = sorted(called_cards(view), key=lambda called: (-called.fits, -called.space))
    return tuple((called, _worth(view, seat, called, names)) for called in everything)


def _worth(view: State, seat: Seat | None, called: Called, names: Sequence[str]) -> tuple[str, ...]:
    trigger = named(called.trigger)
    if called.fits:
        must = f"{'you' if called.seat == seat else names[called.seat]} must play it next"
        return (f"to nobody: {must}", must)
    if not called.earners:
        held = called.trigger in view.players[called.seat].hand
        why = f"only you hold {trigger}" if held else f"{trigger} is called itself"
        return (f"to nobody: {why}", "to nobody")
    mine = seat in called.earners and called.trigger in view.players[seat].hand
    who = f"to you if you play {trigger}" if mine else f"to whoever plays {trigger} from hand"
    if called.next_space == called.space:
        return (who, f"for {trigger}")
    whose = "your" if called.seat == seat else f"{names[called.seat]}'s"
    return (
        f"{who}; ${called.next_space} after {whose} shift",
        f"{who}, then ${called.next_space}",
        who,
        f"for {trigger}",
    )


# The receipts. ----------------------------------------------------------------------------------------------------


def placing(hand: Sequence[Card], suit: Suit, here: int | None, left: Sequence[int]) -> tuple[Note, ...]:
    """What Enter does at this suit, and when a receipt on it is kept.

    `here` is the receipt that lies on it; `left` are those still to be placed, the next one first.
    """
    words: tuple[str, ...]
    if not left:
        words = ("Enter lays all four face down, for good; esc takes them up.", "Enter lays them face down, for good.")
    elif here is not None:
        words = (f"Enter takes the {here} up from the {SUITS[suit]} again.",)
    else:
        rest = f"; then {listing(map(str, left[1:]))}" if left[1:] else ""
        words = (f"Enter puts the {left[0]} on the {SUITS[suit]}{rest}.",)
    return (Note("NEXT", words), Note("KEPT", _promise(hand, suit)))


def _promise(hand: Sequence[Card], suit: Suit) -> tuple[str, ...]:
    held = sum(card.suit == suit for card in hand)
    if not held:
        return ("for certain: you hold no card of this suit.",)
    none = "this card is not" if held == 1 else f"none of these {held} cards is"
    return (f"if {none} left to you, in hand or called, at the end.", f"if {none} left to you at the end.")
