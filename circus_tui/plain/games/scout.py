"""SCOUT, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.plain.contract import Field, Lines, Teller, Unread, Verb
from circus_tui.plain.reading import words_of
from rules.core import Seat
from rules.scout.moves import Show
from rules.scout.pieces import Card
from rules.scout.refusals import explain
from rules.scout.state import Acting, MustShow, Orienting, Player, State, ups
from rules.scout.wording import set_kind, set_name
from rules.wording import counted, seat_name


def _row(cards: tuple[Card, ...], *, turned: bool = False) -> str:
    return " ".join(str((card.turned if turned else card).up or "?") for card in cards)


def hand(view: State, seat: Seat) -> Lines:
    """The hand card by card, each with its place and its other side."""
    cards = view.players[seat].hand
    if not cards:
        return ("You have no cards.",)
    told = ", ".join(f"card {place} is {card.up} over {card.down}" for place, card in enumerate(cards, start=1))
    return (f"Your hand: {told}.",)


def _at_a_glance(view: State, seat: Seat) -> Lines:
    """The hand in its order, and what it would be the other way up."""
    cards = view.players[seat].hand
    if not cards:
        return ("You have no cards.",)
    below = "Turned, it would be" if isinstance(view.step, Orienting) else "The other sides"
    return (f"Your {counted(len(cards), 'card')}, from the left: {_row(cards)}. {below}: {_row(cards, turned=True)}.",)


def table(view: State) -> Lines:
    """The set to be beaten, and what lies before everybody."""
    return tuple(_table(view))


def _to_beat(view: State) -> Lines:
    """The set to be beaten, and the cards that can be scouted."""
    if not view.active or view.owner is None:
        return ("The table is empty.",)
    kind = f", {set_kind(view.active)}" if len(view.active) > 1 else ""
    ends = [view.active[0]] if len(view.active) == 1 else [view.active[0], view.active[-1]]
    scouting = " or ".join(f"the {card.up}, which is {card.down} turned" for card in ends)
    return (f"On the table, shown by {seat_name(view.owner)}: {set_name(view.active)}{kind}.", f"To scout: {scouting}.")


def _brief(view: State, seat: Seat) -> Lines:
    return (*(() if isinstance(view.step, Orienting) else _to_beat(view)), *_at_a_glance(view, seat))


def _table(view: State) -> Iterator[str]:
    yield from _to_beat(view)
    for seat, player in enumerate(view.players):
        yield f"{seat_name(seat)}: {_before(player)}; {counted(view.totals[seat], 'point')} from earlier rounds."


def _before(player: Player) -> str:
    token = ", Scout and Show not used" if player.token else ""
    cards = f"{counted(len(player.hand), 'card')} in hand, {len(player.collected)} collected"
    return f"{cards}, {counted(player.chips, 'chip')}{token}"


def rewritten(kind: str, words: list[str]) -> list[str]:
    """`2-4` to a first card and a number of cards; a single number is one card. Raises `Unread`."""
    if kind != "show":
        return words
    parts = " ".join(words).replace("-", " ").replace(" to ", " ").split()
    parts = [word for word in parts if word not in ("card", "cards")]
    if not 1 <= len(parts) <= 2 or not _are_numbers(parts):
        raise Unread("Say which cards, counted from the left: show cards 2 to 4, or show card 3.")
    first, last = int(parts[0]), int(parts[-1])
    if last < first:
        first, last = last, first
    return [str(first), str(last - first + 1)]


def _are_numbers(words: list[str]) -> bool:
    return all(word.isascii() and word.isdecimal() and len(word) < 4 for word in words)


def readings(view: State, seat: Seat, text: str) -> tuple[Show, ...]:
    """The sets that bare numbers may mean: cards that show them, and cards in these places. Raises `Unread`.

    Of several only those that are allowed; if cards show the numbers and that is not allowed, they are meant all the
    same. One number without a verb is the number of a choice.
    """
    words = words_of(text) if isinstance(view.step, Acting | MustShow) else []
    named = bool(words) and words[0] in _SHOWING
    parts = " ".join(words[named:]).replace("-", " ").split()
    if not parts or not _are_numbers(parts) or (len(parts) == 1 and not named):
        return ()
    numbers = tuple(map(int, parts))
    cards = ups(view.players[seat].hand)
    size = len(numbers)
    shown = [Show(start, size) for start in range(len(cards)) if cards[start : start + size] == list(numbers)]
    place = _in_places(numbers, len(cards))
    found = [move for move in dict.fromkeys((*shown, *place)) if explain(view, seat, move) is None]
    if not any(move in shown for move in found):
        found = [*(shown[:1] or place), *(move for move in found if shown)]
    if not found:
        raise Unread(_nowhere(numbers, len(cards)))
    return tuple(found)


def _in_places(numbers: tuple[int, ...], size: int) -> tuple[Show, ...]:
    """What the numbers mean as places of a hand, if they can."""
    first, last = min(numbers), max(numbers)
    if len(numbers) > 2 or not 1 <= first <= last <= size or (len(numbers) == 2 and first == last):
        return ()
    return (Show(first - 1, last - first + 1),)


def _nowhere(numbers: tuple[int, ...], size: int) -> str:
    said = "-".join(map(str, numbers))
    missing = f"You have no {said}" + (" side by side" if len(numbers) > 1 else "")
    return f"{missing}, and no such places: your hand has {counted(size, 'card')}, counted from the left."


def _spelt(move: Show) -> str:
    first, last = move.start + 1, move.start + move.length
    return f"show cards {first} to {last}" if move.length > 1 else f"show card {first}"


def _beginning(view: State, start: int) -> str:
    assert isinstance(view.step, Acting | MustShow)
    return f"{view.players[view.step.seat].hand[start].up} (card {start + 1})"


def _apart(view: State, seat: Seat, move: Any) -> str:
    """Between which cards a set stands, where the same numbers stand elsewhere in the hand as well."""
    if not isinstance(move, Show):
        return ""
    cards = ups(view.players[seat].hand)
    end = move.start + move.length
    numbers = cards[move.start : end]
    if sum(cards[start : start + move.length] == numbers for start in range(len(cards))) < 2:
        return ""
    after = f"before the {cards[end]}" if end < len(cards) else ""
    before = f"behind the {cards[move.start - 1]}" if move.start else ""
    return f", {f'between the {cards[move.start - 1]} and the {cards[end]}' if before and after else before or after}"


_SHOWING: Final = frozenset(("show", "s", "play"))
_TURNED: Final = Field("Which way up?", words={False: "as it is", True: "turned"})

TELLER: Final = Teller(
    hand,
    table,
    (
        Verb("keep", ("orient",), {"turn": False}),
        Verb("turn", ("orient",), {"turn": True}),
        Verb("s", ("show",)),
        Verb("play", ("show",)),
        Verb("turn over", ("orient",), {"turn": True}),
        Verb("take", ("scout",)),
        Verb("scout & show", ("scout_and_show",)),
        Verb("both", ("scout_and_show",)),
    ),
    ("show 7-8", "show cards 2 to 4", "scout left turned 3", "both right as it is 1", "keep", "turn"),
    {
        "turn": _TURNED,
        "end": Field("From which end?"),
        "at": Field("Which card of your hand is it to become?", from_one=True),
        "show.start": Field("Beginning with which card?", from_one=True, called=_beginning),
        "show.length": Field("How many cards?"),
    },
    rewritten=rewritten,
    readings=readings,
    brief=_brief,
    spelt={"show": _spelt},
    apart=_apart,
    kinds={"scout": "scout a card", "scout_and_show": "scout a card and show at once", "show": "show a set"},
)
