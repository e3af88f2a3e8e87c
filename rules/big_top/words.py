"""Big Top in sentences: what happened, what is to be done, what a move is called, what a hand was worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.big_top.engine import due_cards, legal_moves, to_act
from rules.big_top.figures import SHADES, SUITS
from rules.big_top.money import Profit, profits
from rules.big_top.moves import Call, Invest, Move, Pass, Play, PlayCalled
from rules.big_top.pieces import Card, Deal
from rules.big_top.state import Dealing, Hand, Investing, Over, Receipt, State, Tally, Turn
from rules.core import Event, Result, Seat, listing
from rules.wording import seat_name


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and of the shift with which the next turn began."""
    return (*_told(before, seat, move, after), *_hand_end(before, after), *_shift(before, after))


def _told(before: State, seat: Seat, move: Move, after: State) -> Iterator[Event]:
    match move:
        case Deal():
            number = f"Hand {len(after.hands) + 1} of {after.hands_in_match}"
            dealer, first = seat_name(after.dealer), seat_name(after.first)
            yield Event("deal", f"{number}: {dealer} deals; {first} will have the first turn.")
        case Invest():
            yield Event("invest", f"{seat_name(seat)} has placed the gate receipts.")
            if isinstance(after.step, Turn):
                yield Event("invest", f"All receipts are placed; {seat_name(after.first)} begins.")
        case Play(card):
            earned = profits(before.players, seat, card)
            yield Event("play", f"{seat_name(seat)} plays {card.name}{_earned('earns', earned)}.")
        case PlayCalled(card):
            yield Event("play_called", f"{seat_name(seat)} plays the called {card.name}.")
        case Call(card):
            yield Event("call", f"{seat_name(seat)} calls {card.name}.")
        case Pass():
            yield Event("pass", f"{seat_name(seat)} can neither play nor call, and passes.")


def _earned(verb: str, earned: tuple[Profit, ...]) -> str:
    """` and earns $2 for {2}'s Clowns light 4`, which the bank pays; empty when there is no money in it."""
    parts = [f"${each.amount} for {seat_name(each.seat)}'s {each.card.name}" for each in earned if each.amount]
    return f" and {verb} {listing(parts)}" if parts else ""


def _shift(before: State, after: State) -> Iterator[Event]:
    if not isinstance(before.step, Turn) or not isinstance(after.step, Turn):
        return
    seat = after.step.seat
    old = before.players[seat].chart
    moved = [
        (card, space)
        for space, card in enumerate(after.players[seat].chart)
        if card is not None and old[space] is not card
    ]
    if moved:
        (card, space), *others = moved
        parts = [f"{card.name} moves to ${space}", *(f"{card.name} to ${space}" for card, space in others)]
        yield Event("shift", f"{seat_name(seat)}'s {listing(parts)}.")


def _hand_end(before: State, after: State) -> Iterator[Event]:
    if len(after.hands) == len(before.hands):
        return
    hand = after.hands[-1]
    money = ", ".join(f"{seat_name(seat)} {tally.score}" for seat, tally in enumerate(hand.tallies))
    yield Event("hand", f"Hand {len(after.hands)} ends: {_ending(hand)}. {money}.")
    yield from (Event("receipts", loss) for loss in _losses(hand))


def _ending(hand: Hand) -> str:
    return f"{seat_name(hand.ender)} has no cards left"


def result(state: State) -> Result | None:
    """Give the sums of the hand that has just ended, receipt by receipt, with the cards that cost a receipt."""
    if not state.hands or not isinstance(state.step, Dealing | Over):
        return None
    hand = state.hands[-1]
    rows = tuple(
        (str(tally.score), *map(_fate, tally.outcome), f"+{tally.track}", str(money))
        for tally, money in zip(hand.tallies, state.totals, strict=True)
    )
    return Result(
        f"Hand {len(state.hands)} of {state.hands_in_match}",
        ("hand", *SUITS, "track", "total"),
        rows,
        (f"{_ending(hand)} and keeps every receipt.", *_losses(hand)),
    )


def _fate(receipt: Receipt) -> str:
    return f"+{receipt.value}" if receipt.kept else f"lost {receipt.value}"


def _losses(hand: Hand) -> Iterator[str]:
    """`{1} loses 5 on Performers (light 5 called).` for each seat that does not keep every receipt."""
    for seat, tally in enumerate(hand.tallies):
        lost = [
            f"{receipt.value} on {SUITS[receipt.suit]} ({_left(receipt, tally)})"
            for receipt in tally.outcome
            if not receipt.kept
        ]
        if lost:
            yield f"{seat_name(seat)} loses {listing(lost)}."


def _left(receipt: Receipt, tally: Tally) -> str:
    """`light 5 and dark 6 held, light 6 called`: the cards of the suit that cost the receipt."""
    held = [_in_suit(card) for card in receipt.left if card in tally.hand]
    called = [_in_suit(card) for card in receipt.left if card in tally.called]
    parts = [f"{listing(held)} held"] if held else []
    return ", ".join([*parts, f"{listing(called)} called"] if called else parts)


def _in_suit(card: Card) -> str:
    """A card where its suit has been named: `the Poster` or `light 5`."""
    return "the Poster" if card.is_poster else f"{SHADES[card.pile % len(SHADES)]} {card.number}"


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom; about another seat only what the table can see."""
    match state.step:
        case Dealing():
            return f"Hand {len(state.hands) + 1} has to be dealt."
        case Investing():
            if seat in to_act(state):
                return "You must place your four gate receipts, one on each suit."
            waiting = listing(seat_name(other) for other in sorted(to_act(state)))
            return f"{waiting} must still place the gate receipts."
        case Turn(acting):
            if acting == seat:
                return f"You must {_public_duty(state, acting) or _duty(legal_moves(state, acting))}."
            unknown = "play a card, call one, or pass if neither is possible"
            return f"{seat_name(acting)} must {_public_duty(state, acting) or unknown}."
        case Over():
            return "The match is over."


def _public_duty(state: State, seat: Seat) -> str:
    """What the seat has to do, if everybody can see it; empty when it depends on the hand."""
    due = due_cards(state, seat)
    if due:
        return f"play the called {listing((card.name for card in due), last='or')}"
    if not state.players[seat].hand:
        return "pass: no card is left in hand, and no called card fits"
    return ""


def _duty(moves: Iterable[Move]) -> str:
    kinds = {move.kind for move in moves}
    if kinds == {Play.kind, Call.kind}:
        return "play a card or call one"
    if kinds == {Play.kind}:
        return "play a card: you can call none"
    if kinds == {Call.kind}:
        return "call a card: you can play none"
    return "pass: you can neither play nor call"


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move, with the money it earns."""
    match move:
        case Deal():
            return "deal the hand"
        case Invest():
            return f"place {listing(f'{value} on {suit}' for value, suit in zip(move.receipts, SUITS, strict=True))}"
        case Play(card):
            return f"play {card.name}{_earned('earn', profits(state.players, seat, card))}"
        case PlayCalled(card):
            return f"play the called {card.name}"
        case Call(card):
            return f"call {card.name}"
        case Pass():
            return "pass"
