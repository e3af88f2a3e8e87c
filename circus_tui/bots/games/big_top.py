"""Big Top: earn on what the others call, get rid of cards, and above all of those on which receipts lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation, made
from rules.big_top.engine import due_cards, legal_moves
from rules.big_top.figures import HIGHEST, SUITS
from rules.big_top.money import profits, total
from rules.big_top.moves import CALLED_PLAYS, CALLS, PASS, PLAYS, Call, Invest, Play, PlayCalled
from rules.big_top.pieces import Card, fits
from rules.big_top.state import Dealing, Investing, Over, Player, State
from rules.core import Hidden, Randomness, Seat
from rules.wording import counted

_MONEY: Final = 2.5
_PROGRESS: Final = 2.0
"""What it is worth to have one card less."""
_OWN: Final = 1.75
"""What it is worth that the next card of a pile is one's own."""
_RECEIPT: Final = 0.05
"""What a card less of a suit is worth for each dollar on it."""
_WAIT: Final = 0.35
"""What each card that a called card waits for costs: others earn on them."""
_CALL: Final = 4.0
"""What it is worth to bring a card to the chart: it must still be played from there."""
_WHIM: Final = 0.5
"""How much chance there is in a quick reply."""


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move."""
    match move:
        case Invest():
            yield from _investing(state.players[seat], move)
        case Play(card):
            earned = total(profits(state.players, seat, card))
            yield Part("money", _MONEY * earned, f"earns ${earned}" if earned else "earns nothing")
            yield from _gone(state, seat, card, _PROGRESS)
        case PlayCalled(card):
            yield from _gone(state, seat, card, _PROGRESS)
        case Call(card):
            yield from _calling(state, seat, card)
        case _:
            yield Part("pass", 0.0, "there is nothing else")


def _investing(player: Player, move: Invest) -> Iterator[Part]:
    for suit, value in enumerate(move.receipts):
        burden = _burden(player, suit)
        phrase = f"puts ${value} on {SUITS[suit]}, which you can play out" if burden < 5 else f"${value} is at risk"
        yield Part(SUITS[suit], value / (1 + 0.3 * burden), phrase)


def _burden(player: Player, suit: int) -> float:
    """How hard it is to get rid of a suit: the number of cards, high ones counting more."""
    return sum(0.5 + 0.25 * card.number for card in player.hand if card.suit == suit)


def _gone(state: State, seat: Seat, card: Card, worth: float) -> Iterator[Part]:
    """What is gained when a card has left for the table."""
    player = state.players[seat]
    value, left = _receipt(player, card), _left(player, card)
    yield Part("progress", worth, "leaves a card less to play")
    word = f"is the last of {SUITS[card.suit]}, where ${value} lies" if not left else f"one less to get ${value} back"
    yield Part("receipt", _RECEIPT * value * 3 / (left + 1), word)
    behind = _behind(player, card)
    yield Part("own", _OWN * behind, "makes way for your own next card" if behind > 0 else "makes way for others")


def _receipt(player: Player, card: Card) -> int:
    """The dollars on the suit of a card, where they may be seen."""
    return player.receipts[card.suit] if isinstance(player.receipts, tuple) else 6


def _left(player: Player, card: Card) -> int:
    """How many other cards of the suit the player has."""
    suit = card.suit
    return sum([1 for other in player.hand if other.suit == suit]) + (
        sum([1 for other in player.called if other.suit == suit]) - 1
    )


def _behind(player: Player, card: Card) -> float:
    """How much of what may be played next is one's own: the nearer the better; somebody else's counts against it."""
    pile, number = card.pile, card.number
    nearest = [HIGHEST + 1] * (2 if card.is_poster else 1)
    for held in (*player.hand, *player.called):
        place = held.pile - pile
        if held.number > number and 0 <= place < len(nearest) and held.number < nearest[place]:
            nearest[place] = held.number
    gain = 0.0
    for next_own in nearest:
        if next_own <= HIGHEST:
            gain += 1.0 / (next_own - number)
        elif number < HIGHEST:
            gain -= 0.5
    return gain / len(nearest)


def _calling(state: State, seat: Seat, card: Card) -> Iterator[Part]:
    player = state.players[seat]
    gap = card.number - state.piles[card.pile] - 1
    value = _receipt(player, card)
    yield Part("call", _CALL, f"brings {card.face} out of your hand")
    yield Part("pays", -_WAIT * gap, f"it waits for {counted(gap, 'more card')}, on which others earn")
    yield Part("receipt", 0.5 * _RECEIPT * value, f"${value} lies on {SUITS[card.suit]}")


def worth(state: State) -> list[float]:
    """Money of the finished hands; in the middle of one, with the track and the receipts that may be kept."""
    totals = [float(money) for money in state.totals]
    if isinstance(state.step, Dealing | Over | Investing):
        return totals
    return [money + player.track + _receipts_kept(player) for money, player in zip(totals, state.players, strict=True)]


def _receipts_kept(player: Player) -> float:
    if player.receipts is None or isinstance(player.receipts, Hidden):
        return 0.0
    return sum(value / (1 + 0.4 * _burden(player, suit)) for suit, value in enumerate(player.receipts))


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """Give every legal move."""
    return legal_moves(state, seat)


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The move for which the most speaks, reckoned without words."""
    player, piles = state.players[seat], state.piles
    if isinstance(state.step, Investing):
        return _quick_investment(player)
    due = due_cards(state, seat)
    if due:
        return CALLED_PLAYS[max(due, key=lambda card: _cleared(player, card) + _WHIM * rng.random())]
    called = {card.suit for card in player.called}
    best, liked = PASS, -99.0
    for card in player.hand:
        if fits(piles, card):
            earned = total(profits(state.players, seat, card))
            liking = _PROGRESS + _MONEY * earned + _cleared(player, card)
            move: Any = PLAYS[card]
        elif card.suit not in called:
            waits = card.number - piles[card.pile] - 1
            liking = _CALL - _WAIT * waits + 0.5 * _RECEIPT * _receipt(player, card)
            move = CALLS[card]
        else:
            continue
        liking += _WHIM * rng.random()
        if liking > liked:
            best, liked = move, liking
    return best


def _cleared(player: Player, card: Card) -> float:
    return _RECEIPT * _receipt(player, card) * 3 / (_left(player, card) + 1) + _OWN * _behind(player, card)


def _quick_investment(player: Player) -> Invest:
    order = sorted(range(len(SUITS)), key=lambda suit: _burden(player, suit))
    values = dict(zip(order, (10, 7, 5, 3), strict=True))
    return Invest(values[0], values[1], values[2], values[3])


def likelier(state: State, seat: Seat, rng: Randomness) -> State:
    """Let the others have put their receipts where they could hope to keep them."""
    players = tuple(
        player
        if owner == seat or player.receipts is None
        else attrs.evolve(player, receipts=_quick_investment(player).receipts)
        for owner, player in enumerate(state.players)
    )
    return attrs.evolve(state, players=players)


def horizon(state: State) -> int:
    """The end of the hand."""
    return len(state.hands)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=12.0, tables=made(likelier))
