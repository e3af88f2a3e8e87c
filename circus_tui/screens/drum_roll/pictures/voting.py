"""Voting: two ballots with their consequences, sealed ballots of the others; and the questions put to everybody."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.drum_roll.decisions.cards import EndDecision
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision
from circus_tui.screens.drum_roll.pictures import circuses, forecast
from circus_tui.screens.drum_roll.pictures.wording import (
    asks,
    capital,
    disc,
    framed,
    owned,
    plain,
    spot,
    tells_all,
    words,
    yes,
)
from circus_tui.widgets.ballots import Ballot, Urn, Voter
from circus_tui.widgets.choice_trays import Way, Ways
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_name, seat_role
from circus_tui.widgets.sums import Sum, SumList
from rules import drum_roll
from rules.core import Seat
from rules.drum_roll.outlook import Forecast, if_the_show_began
from rules.drum_roll.state import State
from rules.drum_roll.steps import Voting
from rules.drum_roll.votes import tally, virtual_votes
from rules.drum_roll.wording import coins
from rules.wording import counted


def voting(scene: Scene, decision: VoteDecision) -> Pictures:
    """The ballots; what a show would be to each."""
    view, seat = decision.view, decision.seat
    start, delay = _start(scene, seat), _delay(scene, seat)
    urn = Urn(
        (
            Ballot("START THE SHOW NOW", start, decision.cursor == 0, 0),
            Ballot("DELAY BY A TURN", delay, decision.cursor == 1, 1),
        ),
        _voters(scene),
    )
    starter = scene.names[view.turn.start]
    tie = f"a tie goes as the start player, {starter}, voted" if scene.size == "roomy" else f"a tie: as {starter} voted"
    zones: dict[str, Zone[Any]] = {
        "ballots": framed(urn, "Vote in secret: shall the show begin?", tie if scene.size != "small" else "", "heavy"),
        "acts": circuses.circus_zone(scene, seat),
    }
    if scene.size == "roomy":
        zones["others"] = framed(SumList(_rivals(scene, seat), rest=tells_all()), "What the rivals would show")
        zones["past"] = framed(SumList((), _past(scene)), "Before you vote")
    text = capital(drum_roll.describe(view, seat, decision.move))
    return Pictures(
        "voting",
        zones,
        yes(text, "nobody sees it before all have voted"),
        asks(scene, "start the show, or delay it by a turn.", "start the show, or delay it."),
    )


def _start(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    """What a show now would mean."""
    view: State = scene.view
    told = if_the_show_began(view, seat)
    ends = f"you would end at {plain(told.final_coins, '¢')} {plain(told.final_prestige, '★')}"
    have = view.players[seat].coins + told.act_coins + told.vendor - told.compensation
    small = scene.size == "small"
    enough = f"{'of' if small else 'you will have'} {have}¢"
    if told.unpaid:
        short = f"{told.unpaid}¢" if small else coins(told.unpaid)
        enough = f"{short} short: \N{MINUS SIGN}{told.debt}★"
    lines = [
        words(ends, ""),
        words(f"performers {_brings(told)}" if small else f"performers bring {_brings(told)}", ""),
        words(f"salaries {told.salaries}¢, {enough}", ""),
    ]
    if told.fired:
        costs = f"{plain(-told.compensation, '¢')} {plain(-told.penalty, '★')}"
        lines.append(words(f"{_performers(told, small=small)} fired: {costs}", ""))
    for other in range(view.seats):
        theirs = if_the_show_began(view, other)
        if other != seat and theirs.fired:
            lines.append(words(f"{scene.names[other]}: {_performers(theirs, small=small)} fired", ""))
    return tuple(lines)


def _performers(told: Forecast, *, small: bool) -> str:
    """How many would be fired."""
    return str(len(told.fired)) if small else counted(len(told.fired), "performer")


def _brings(told: Forecast) -> str:
    """`5¢, 2★, 1 cube`."""
    parts = (
        f"{told.act_coins}¢" if told.act_coins else "",
        plain(told.act_prestige, "★") if told.act_prestige else "",
        forecast.extras_words(told),
    )
    return ", ".join(part for part in parts if part) or "nothing"


def _delay(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    """What another turn would mean."""
    view: State = scene.view
    figures, turn = view.figures, view.turn.number + 1
    last = turn == figures.turns_max
    lines = [
        words(f"turn {turn}, then the show" if last else f"turn {turn}, then a new vote", ""),
        words(f"{figures.action_markers} markers, {figures.moves} cubes more", ""),
    ]
    if last:
        told = if_the_show_began(view, seat)
        ends = plain(told.final_prestige - figures.seventh_turn_penalty, "★")
        lines += [
            words(f"if it wins, its voters lose {figures.seventh_turn_penalty}★", ""),
            words(f"you would end at {ends}", ""),
            words("then no vote any more", ""),
        ]
    if virtual_votes(view):
        lines.append(words("the virtual circus votes for this too", ""))
    return tuple(lines)


def _voters(scene: Scene) -> tuple[Voter, ...]:
    step = scene.view.step
    voted = step.delay if isinstance(step, Voting) else ()
    choosing = None if scene.decision is None else scene.decision.seat
    voters = []
    for seat, vote in enumerate(voted):
        says = "choosing" if seat == choosing else "has voted" if vote is not None else "is to vote"
        voters.append(Voter(disc(seat) if scene.size == "roomy" else (spot(seat),), vote is not None, says))
    return tuple(voters)


def _rivals(scene: Scene, seat: Seat) -> tuple[Sum, ...]:
    sums = []
    for other in range(scene.view.seats):
        if other == seat:
            continue
        told = if_the_show_began(scene.view, other)
        chip = row(spot(other), Span(f" {scene.names[other]}  ", seat_role(other)))
        fired = f", {len(told.fired)} fired" if told.fired else ""
        said = f"{counted(len(told.earning), 'performer')}{fired}, salaries {told.salaries}¢"
        ends = row(Span("ends at ", "dim"), *owned(told.final_coins, told.final_prestige, short=bool(told.unpaid)))
        sums.append(Sum((row(*chip, Span(said, "ink")), chip), ends))
    return tuple(sums)


def _past(scene: Scene) -> tuple[Row, ...]:
    """How the last vote of this show came out, and who is ahead."""
    view: State = scene.view
    ballot = view.ballot
    spans: list[Span] = [Span("prestige ", "dim")]
    for seat, player in enumerate(view.players):
        spans += [seat_name(seat, scene.names[seat][:8]), Span(f" {plain(player.prestige)}  ", "ink bold")]
    if ballot is None or view.turn.number == view.figures.turns_min:
        said = words("the first vote of this show")
    else:
        for_delay = sum(ballot.delay)
        said = row(
            Span("the last vote: ", "dim"),
            Span(f"{for_delay} for delay, {view.seats - for_delay} for the start", "ink"),
        )
    return (said, tuple(spans))


def asking(scene: Scene, decision: AnyoneDecision) -> Pictures:
    """A question for the whole table: a button for everybody who is asked, one for nobody."""
    view: State = scene.view
    ways = [Way(words("nobody: go on", ""), (), True, "nobody")]
    for seat in decision.asked:
        held = len(view.players[seat].hand)
        line = row(Span(f"{seat + 1}  ", "gold bold"), Span(" "), *disc(seat), Span(f" {scene.names[seat]}", "ink"),
                   Span(f"   {counted(held, 'card')} in hand", "dim"))  # fmt: skip
        ways.append(Way(line, (), False, ("me", seat)))
    what = "Double Votes, anyone?" if decision.doubles else "Cards or the Show Organizer, anyone?"
    notes: tuple[Row, ...] = _votes(scene) if decision.doubles else (
        words("whoever has something to play presses their number: the others look away", "dim"),
    )  # fmt: skip
    zones: dict[str, Zone[Any]] = {"ways": framed(Ways("", tuple(ways), notes), what, "", "heavy")}
    zones["acts"] = circuses.circus_zone(scene, decision.seat)
    if scene.size != "small":
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire")
    said = yes("Nobody: go on", "nothing is played")
    press, enter = "press your number", key("confirm")
    numbers = ", ".join(f"{seat + 1} {scene.names[seat]}" for seat in decision.asked)
    return Pictures(
        "asking",
        zones,
        said,
        asks(
            scene,
            f"ask all. {what} Then {press} ({numbers}); {enter}: nobody.",
            f"ask all: {press}; {enter}: nobody.",
            f"ask all: {press}, or {enter}.",
        ),
    )


def _votes(scene: Scene) -> tuple[Row, ...]:
    """The votes as they have been seen."""
    view: State = scene.view
    ballot = view.ballot
    if ballot is None:
        return ()
    delay, start = tally(view, ballot)
    spans: list[Span] = []
    for seat, wants in enumerate(ballot.delay):
        doubled = f" \N{MULTIPLICATION SIGN}{1 + ballot.doubled[seat]}" if ballot.doubled[seat] else ""
        spans += [*disc(seat), Span(f" {'delay' if wants else 'start'}{doubled}   ", "ink bold")]
    decides = scene.names[view.turn.start]
    count = row(Span(f"{delay} to delay, {start} to start", "gold bold"), Span(f"; {decides} decides a tie", "dim"))
    return (words("the votes are seen"), tuple(spans), count)


def ending(scene: Scene, decision: EndDecision) -> Pictures:
    """The end of the turn for the owner of the Show Organizer."""
    view, seat = decision.view, decision.seat
    ways = tuple(
        Way(words(capital(drum_roll.describe(view, seat, move)), ""), (), place == decision.cursor, place)
        for place, move in enumerate(decision.choices)
    )
    zones: dict[str, Zone[Any]] = {
        "ways": framed(Ways("", ways, (words("given back, he is for hire again; you start the next turn"),)),
                       "The turn ends", "", "heavy"),
        "acts": circuses.circus_zone(scene, seat),
    }  # fmt: skip
    if scene.size != "small":
        zones["hiring"] = framed(circuses.for_hire(scene), "For hire")
    text = capital(drum_roll.describe(view, seat, decision.move))
    return Pictures(
        "asking",
        zones,
        yes(text),
        asks(scene, "give the Show Organizer back, or be done.", "give him back, or be done."),
    )
