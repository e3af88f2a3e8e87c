"""What is said beside a decision when there is a computer: what one has done or is about to do, and hints."""

from __future__ import annotations

from typing import Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.lately import fewer
from circus_tui.screens.session import Session
from circus_tui.tables.seating import bot_words
from circus_tui.widgets.hints import Hinted, Hints
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_words
from rules.core import Seat, name_seats
from rules.wording import capital

_FIRST_LOOK: Final = "by a first look · share, lead over the other moves"
_THINKING: Final = "thinking ahead … · share, lead over the other moves"
_THOUGHT: Final = "thought ahead · share, lead it expects"


def hint_zone(session: Session) -> Zone[Hints] | None:
    """The hint that has been asked for, as it stands."""
    hint, table = session.adviser.hint, session.table
    if hint is None:
        return None
    moves = tuple(
        Hinted(
            each.share,
            each.margin,
            capital(table.rules.describe(hint.view, hint.seat, each.move)),
            name_seats(each.reason, table.players),
        )
        for each in hint.advice
    )
    how = _THINKING if not hint.is_final else _THOUGHT if hint.thought_ahead else _FIRST_LOOK
    foot = row(Span(f"{how} · ", "dim"), Span(key("hint"), "gold bold"), Span(" puts it away", "dim"))
    return Zone(
        Hints(moves, "Nothing can be said of what is in hidden hands."),
        row(Span("The computer would", "gold")),
        foot,
        frame="thin",
    )


def told(session: Session) -> tuple[Row, ...]:
    """What others have done since a person moved last, in ever fewer sentences.

    While they go on it is what the last of them has done.
    """
    return fewer(session.told, session.table.players, None if session.computing else session.reader)


def waiting(session: Session) -> list[Row]:
    """For whom the computer is to move, or at which window somebody is, longer and shorter."""
    seat, company = session.awaited, session.company
    if seat is None:
        return [row(Span(f"{key('confirm')} goes on.", "dim"))]
    lead = row(Span("► ", "gold bold"), *seat_words(seat, session.table.players[seat]))
    if session.awaits_elsewhere:
        return [row(*lead, *_where(session, seat))]
    kind = Span(f" ({bot_words(company.seating.bot(seat))})", "ink")
    hurry = f"{key('hurry')} {'goes on' if company.people else 'shows the next move'} at once."
    moves = Span(" is about to move … ", "ink")
    return [row(*lead, kind, moves, Span(hurry, "dim")), row(*lead, kind, moves), row(*lead, moves)]


def tasks(wordings: tuple[str, ...]) -> list[Row]:
    """What is to be done in a lesson, while its panel is folded away, longer and shorter."""
    on = key("lesson.task")
    said = [*((f"Task ({on}): ", words) for words in wordings), (f"{on}: ", wordings[-1])]
    return [row(Span("► ", "gold bold"), Span(lead, "dim"), Span(words, "gold bold")) for lead, words in said]


def _where(session: Session, seat: Seat) -> Row:
    """Where somebody decides who does not sit here."""
    assert session.table.places is not None
    if seat in session.company.computers:
        return row(Span(f" ({bot_words(session.company.seating.bot(seat))}) moves at another window …", "ink"))
    place = session.table.places.seen[seat]
    if place.empty and seat not in session.table.free:
        return row(Span(" is to decide: the seat is kept for whoever has left it.", "ink"))
    if place.empty:
        return row(
            Span(" is to decide, and nobody sits there: ", "ink"),
            Span(key("take_over"), "gold bold"),
            Span(" sits down."),
        )
    return row(Span(f" decides {place.words} …", "ink"))
