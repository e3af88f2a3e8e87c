"""How the things of Colosseum are called and drawn: tokens, nobles, programs; and what one seat needs of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best, best_row
from circus_tui.screens.contract import Scene
from circus_tui.widgets.ring import NobleMark
from circus_tui.widgets.seats import seat_letter, seat_name, seat_role
from circus_tui.widgets.token import Need, Token
from rules.colosseum.figures import AssetId
from rules.colosseum.outlook import Outlook
from rules.colosseum.pieces import ASSETS, Asset, Noble
from rules.colosseum.state import Bidding, State
from rules.colosseum.wording import asset_name, number_of
from rules.core import CHANCE, Refusal, Seat, listing, name_seats

_LOOKS: Final[dict[AssetId, tuple[str, str]]] = {
    "gladiator": ("Gl", "†"),
    "comedian": ("Co", "◡"),
    "musician": ("Mu", "♪"),
    "horse": ("Ho", "♞"),
    "torch": ("To", "☼"),
    "priest": ("Pr", "‡"),
    "ship": ("Sh", "◭"),
    "lion": ("Li", "✹"),
    "scenery": ("Sc", "◫"),
    "decoration": ("De", "✿"),
    "chariot": ("Ch", "⊕"),
    "cage": ("Ca", "▦"),
    "joker": ("Jk", "✦"),
    "emperor_token": ("Em", "♛"),
    "additional_action": ("Ac", "✚"),
}
_SHORT: Final = {"emperor_token": "emperor", "additional_action": "add. action"}
_ROLES: Final = {"emperor_token": "emperor-token", "additional_action": "action-token"}
_BY_ID: Final[dict[str, tuple[str, str]]] = {str(asset): look for asset, look in _LOOKS.items()}
TOKENS: Final = tuple(
    Token(asset.id.replace("_", " "), *_BY_ID[asset.id], _ROLES.get(asset.id, asset.id), _SHORT.get(asset.id, ""))
    for asset in ASSETS
)
"""Every kind as it is drawn, in the order of `ASSETS`."""

_NOBLES: Final = {"emperor": "♚", "consul": "♜", "senator": "♝"}
NOBLE_SIGNS: Final = " ".join(f"{sign} {kind}" for kind, sign in _NOBLES.items())
"""What the signs on the ring mean: letters are the players'."""

SHORT_NAMES: Final = (
    "Tribute", "Amphitryon", "Aurora", "Janus Race", "Naumachia", "Venatio", "Samnites", "Drama", "Cupidon",
    "Cavalry", "Amphitrite", "Cave Leon.", "Retiarius", "Satyricon", "Lyres", "Ponies", "Bacchus", "Mare",
    "Lions", "Circus Max", "Pluto", "And Tellus", "Safari", "Galleys", "Lion Hunt.", "Venus", "Neptune", "Isis",
    "Jupiter", "Caesar",
)  # fmt: skip
"""A word or two for each program, at most ten cells."""


def token(asset: Asset) -> Token:
    """How a kind is drawn."""
    return TOKENS[asset.index]


def sign(asset: Asset) -> Span:
    """The sign of a kind in its colour."""
    return Span(token(asset).sign, token(asset).role)


def short_name(number: int) -> str:
    """The program in ten cells."""
    return SHORT_NAMES[number - 1]


def needs(seen: Outlook) -> tuple[Need, ...]:
    """What a program needs and what is there, as widgets show it."""
    return tuple(Need(token(need.asset), need.need, need.have) for need in seen.needs)


def mark(noble: Noble) -> NobleMark:
    """A noble's sign and colour."""
    kind = noble.id.partition("_")[0]
    return NobleMark(_NOBLES[kind], kind)


def kind_of(noble: Noble) -> str:
    """`consul`."""
    return noble.id.partition("_")[0]


def lacks(seen: Outlook) -> str:
    """`1 torch and 2 lions`; empty if nothing is missing."""
    return listing([number_of(need.missing, need.asset) for need in seen.needs if need.missing])


def lacks_by_sign(seen: Outlook) -> str:
    """` ☼ 2✹`: the same where there is no room for words."""
    short = [need for need in seen.needs if need.missing]
    return "".join(f" {need.missing if need.missing > 1 else ''}{token(need.asset).sign}" for need in short)


def lacking(seen: Outlook, *, paper: bool = False) -> Row:
    """`lacks ☼ 1 torch  ✹ 2 lions`, in the colours of paper or of a panel."""
    bad, good, plain = (
        ("playbill-bad bold", "playbill-good", "playbill-bad bold") if paper else ("orange", "green", "dim")
    )
    if not seen.missing:
        return row(Span("✓ complete", f"{good} bold" if paper else good))
    spans = [Span("lacks", plain)]
    for need in seen.needs:
        if need.missing:
            ground = bad if paper else token(need.asset).role
            spans += [Span(f"  {token(need.asset).sign}", ground), Span(f" {number_of(need.missing, need.asset)}", bad)]
    return tuple(spans)


def lot_words(lot: Iterable[Asset]) -> str:
    """`cage, gladiator and decoration`; `2 sceneries and gladiator`."""
    counted = Counter(lot)
    one = [asset_name(asset) if number == 1 else number_of(number, asset) for asset, number in counted.items()]
    return listing(one)


@attrs.frozen
class Sight:
    """The table as it is drawn: the view, the names, whose eyes are looked through, and whom the table waits for."""

    view: State
    names: Sequence[str]
    seat: Seat
    acting: Seat | None
    size: str
    cells: int
    watched: int | None = None

    def name(self, seat: Seat, you: str = "you") -> str:
        """A player's name, or `you`."""
        return you if seat == self.seat else self.names[seat]

    def named(self, template: str) -> str:
        """A template with the players' names."""
        return name_seats(template, self.names)

    @property
    def roomy(self) -> bool:
        """Whether the window shows everything in words."""
        return self.size == "roomy"


def sight(scene: Scene, watched: int | None = None) -> Sight:
    """What a scene is drawn from: where nobody decides, through the eyes of whom the table waits for, or of seat 0."""
    view: State = scene.view
    decision = scene.decision
    actor = view.step.actor
    acting = decision.seat if decision is not None else None if actor == CHANCE else actor
    seat = acting if acting is not None else 0
    return Sight(view, scene.names, seat, acting, scene.size, scene.cells, watched)


def yes(seen: Sight, what: str, why: str = "", warning: str = "") -> Row:
    """`✓ what Enter does` and what that means, a warning in orange: as much of it as has room in a row."""
    done = Span(f"✓ {what}", "green bold")
    meanings, warnings = (_shorter(text) for text in (why, warning))
    wordings = [
        row(
            done,
            Span(f"   {meant}" if meant else "", "ink"),
            Span(f"{';' if meant else '  '} {warned}" if warned else "", "orange"),
        )
        for warned in warnings
        for meant in meanings
    ]
    return best_row(wordings, seen.cells - (4 if seen.roomy else 2))


def _shorter(text: str) -> list[str]:
    """A text of parts, and with ever fewer of them, at last none."""
    parts = text.split("; ") if text else []
    return ["; ".join(parts[:many]) for many in range(len(parts), -1, -1)]


def no(seen: Sight, refusal: Refusal) -> Row:
    """Why not, and the clause."""
    return row(Span("✗ ", "bad bold"), Span(seen.named(refusal.text), "ink"), Span(f"  {refusal.clause.anchor}", "dim"))


def duty(seen: Sight, *wordings: str) -> Row:
    """What is asked, the longest wording first: the longest that has room in one row behind the player's name."""
    name = "" if seen.acting is None else f"► A {seen.names[seen.acting]}: "
    room = seen.cells - (4 if seen.roomy else 2) - cell_len(name)
    return (Span(best(wordings, room), "gold bold"),)


def gold(words: str) -> Row:
    """The title of a frame, or what is asked."""
    return row(Span(words, "gold"))


def dim(words: str) -> Row:
    """A note in a frame."""
    return row(Span(words, "dim"))


def letter(seat: Seat) -> Span:
    """A seat's letter in its colour."""
    return Span(seat_letter(seat), f"{seat_role(seat)} bold")


def person(seen: Sight, seat: Seat) -> Span:
    """A player's letter and name."""
    return seat_name(seat, seen.names[seat])


def up(text: str) -> str:
    """The sentence with a capital."""
    return text[:1].upper() + text[1:]


def still_in(view: State) -> tuple[Seat, ...]:
    """Who is still in the auction that is going on, the seat to answer first."""
    step = view.step
    return (*step.waiting, step.leader) if isinstance(step, Bidding) else ()
