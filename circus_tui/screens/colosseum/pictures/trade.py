"""Trading as pictures: both sides' tokens and programs, the two trays between them, and what the deal would change."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens.colosseum.decisions.trade import (
    COINS,
    GOODS,
    AgreeDecision,
    AnswerDecision,
    CounterDecision,
    TradeDecision,
    balance_of,
)
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.prospects import Change, program_changes, star_moves, star_row
from circus_tui.screens.colosseum.pictures.things import Sight, dim, duty, gold, needs, no, short_name, sign, token, yes
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_letter, seat_role
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.token import held, marks
from circus_tui.widgets.token_table import TokenLine, TokenLines
from circus_tui.widgets.trays import Deal, Tray, TrayItem, tab
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import STANDARD, Asset, program
from rules.colosseum.state import State
from rules.colosseum.trading import Effect, effect, wanted, why_not_offer
from rules.colosseum.wording import asset_name, coins_text, number_of
from rules.core import Seat
from rules.wording import counted, in_words

Dealing = TradeDecision | AnswerDecision
_FEW: Final = 5


@attrs.frozen
class Table:
    """A deal as one of its sides sees it: who sees it, with whom, what that one gets (below 0: gives), and the line."""

    own: Seat
    other: Seat
    balance: tuple[int, ...]
    line: int | None
    effect: Effect | None

    def after(self, state: State, seat: Seat, good: int) -> tuple[int, int]:
        """How many of a line's good the seat has before and after."""
        player = state.players[seat]
        before = player.coins if good == COINS else player.tokens[GOODS[good - 1].index]
        step = self.balance[good] if seat == self.own else -self.balance[good] if seat == self.other else 0
        return before, before + step


def trade(seen: Sight, decision: Dealing) -> Pictures:
    """Every zone of an offer being made, countered or answered."""
    table = _table(seen.view, decision)
    notes = {table.other: "your partner" if seen.roomy else "partner"}
    zones: dict[str, Zone[Any]] = {**seats.panels(seen, notes), "trays": _trays(seen, decision, table)}
    if seen.roomy:
        for side, seat in (("own", table.own), ("other", table.other)):
            zones[f"{side}-tokens"] = _tokens(seen, table, seat)
            zones[f"{side}-programs"] = _programs(seen, table, seat)
    else:
        zones["tokens"] = _both(seen, table)
        own = _then(seen, table) if seen.size == "compact" else seats.tokens_row(seen, "You hold")
        zones["own"] = Zone(Rows((own,)), frame="bare")
    return Pictures("trade", zones, _sentence(seen, decision, table), _asks(seen, decision))


def _table(view: State, decision: Dealing) -> Table:
    if isinstance(decision, TradeDecision):
        offer = decision.offer
        counter = isinstance(decision, CounterDecision)
        refused = why_not_offer(view, decision.seat, offer) if counter else decision.refusal
        found = None if refused or decision.empty else effect(view, decision.seat, offer)
        return Table(decision.seat, decision.partner, decision.balance, decision.column, found)
    step = decision.step
    turned = decision.turned_round
    found = effect(view, decision.seat, turned) if decision.refusal is None else None
    return Table(decision.seat, step.trader, balance_of(turned), None, found)


def _trays(seen: Sight, decision: Dealing, table: Table) -> Zone[Deal]:
    view = seen.view
    name = seen.names[table.own]
    other = seen.names[table.other]
    gives = tuple(_item(good, -number) for good, number in enumerate(table.balance) if number < 0)
    gets = tuple(_item(good, number) for good, number in enumerate(table.balance) if number > 0)
    before, after = table.after(view, table.own, COINS)
    theirs, then = table.after(view, table.other, COINS)
    tabs = tuple(
        tab(
            f"{seat_letter(seat)} {cut(seen.names[seat], 10)}",
            seat_role(seat),
            ("partner", seat),
            chosen=seat == table.other,
        )
        for seat in range(view.seats)
        if seat == table.other or (seat != table.own and _is_free(decision))
    )
    long = seen.roomy
    deal = Deal(
        row(Span(f"{name} deals with" if long else "with", "dim")),
        tabs,
        Tray(f"{name.upper()} GIVES ▸", seat_role(table.own), gives, _purse(before, after, long=long)),
        Tray(
            f"◂ {name.upper()} GETS",
            seat_role(table.other),
            gets,
            _purse(theirs, then, long=long),
            f"{other}:" if long else other,
        ),
        _changes(seen, decision, table),
        _stars(seen, table),
    )
    title = "On the table" if isinstance(decision, TradeDecision) else f"{other}'s offer"
    rule = "both must give something" if seen.size == "small" else "both sides must give something"
    return Zone(deal, gold(title), dim(rule), "heavy")


def _is_free(decision: Dealing) -> bool:
    """Whether one may turn to somebody else."""
    return isinstance(decision, TradeDecision) and not isinstance(decision, CounterDecision)


def _purse(before: int, after: int, *, long: bool) -> str:
    if before == after:
        return coins_text(before) if long else f"{before}¢"
    return f"{before} → {counted(after, 'coin')}" if long else f"{before}¢ → {after}¢"


def _item(good: int, number: int) -> TrayItem:
    if good == COINS:
        return TrayItem("●", coins_text(number), "", "gold", "cap-ink")
    asset = GOODS[good - 1]
    look = token(asset)
    words = asset_name(asset) if number == 1 else number_of(number, asset)
    return TrayItem(look.sign, words, look.code, look.role)


def _hint(*, ideas: bool) -> tuple[Row, ...]:
    """How a deal is put together."""
    ways = (("right", "gets one of it, "), ("left", "gives one"))
    return (
        row(Span("nothing yet: choose a line;", "dim")),
        row(*(span for name, words in ways for span in (Span(f"{key(name)} ", "gold bold"), Span(words, "dim")))),
        _way("partner", "deals with somebody else"),
        *([_way("suggest", "puts an idea together")] if ideas else []),
    )


def _way(name: str, words: str) -> Row:
    """What an action does, which a click on the line does too."""
    return row(Span(f"{key(f'colosseum.{name}')} ", "gold bold", name), Span(words, "dim", name))


def _has_ideas(decision: Dealing) -> bool:
    """Whether the rules know of a sensible offer."""
    if isinstance(decision, AnswerDecision | CounterDecision):
        return False
    return decision.has_ideas


def _changes(seen: Sight, decision: Dealing, table: Table) -> tuple[Row, ...]:
    if table.effect is None:
        return () if any(table.balance) else _hint(ideas=_has_ideas(decision))
    found = table.effect
    rows: list[Row] = []
    for seat, before, after in (
        (table.own, found.trader_before, found.trader_after),
        (table.other, found.partner_before, found.partner_after),
    ):
        rows += [_change(seen, seat, change) for change in program_changes(before, after)]
    return tuple(rows) or (row(Span("no program changes", "dim")),)


def _change(seen: Sight, seat: Seat, change: Change) -> Row:
    more = change.after - change.before
    if seen.size == "small":
        role = "green" if more > 0 else "orange"
        return row(seat_chip(seat), Span(f" {short_name(change.program):<11}", "ink"), Span(change.text, role))
    word = "complete ✓" if change.completes else f"{in_words(abs(more))} {'more' if more > 0 else 'fewer'}"
    return row(
        seat_chip(seat),
        Span(f" {short_name(change.program):<11}", "ink"),
        Span(f"{change.before:>2} → {change.after} of {change.size} ", "ink"),
        Span(word, "green bold" if change.completes else "green" if more > 0 else "orange"),
    )


def _stars(seen: Sight, table: Table) -> tuple[Row, ...]:
    if table.effect is None:
        return ()
    moves = star_moves(table.effect.stars_before, table.effect.stars_after)
    if not moves:
        return (row(Span("★ ", "gold"), Span("no star changes hands", "dim")),)
    return tuple(star_row(seen, move) for move in moves)


def _tokens(seen: Sight, table: Table, seat: Seat) -> Zone[TokenLines]:
    """One side's coins and tokens: a disc each, those that go hollow, those that come as +."""
    mine = seat == table.own
    player = seen.view.players[seat]
    most = wanted(player.programs)
    lines = [_coins_line(seen, table, seat)]
    for number, asset in enumerate(GOODS, start=1):
        before, after = table.after(seen.view, seat, number)
        discs = row(
            Span(_signs("●", min(before, after)), token(asset).role),
            Span(_signs("○", before - after), token(asset).role),
            Span(_signs("+", after - before), "green bold"),
        )
        star = row(Span("★", "gold")) if seats.holds_star(seen.view, seat, asset.index) else ()
        here = mine and table.line == number
        moved = "" if before == after or not mine else "give" if after < before else "get"
        lines.append(
            TokenLine(
                sign(asset),
                token(asset).narrow,
                (discs, star, _lack(asset, most, before, after)),
                here,
                not before and not after,
                moved,
                number if mine else None,
            )
        )
    title = "Your tokens" if mine else f"{seen.names[seat]}'s tokens"
    heads = (dim("held"), (), dim("lacks"))
    value = TokenLines(heads, (6, 1, 4), tuple(lines))
    return Zone(value, row(Span(title, f"{seat_role(seat)} bold")), dim("+ coming   ○ going"))


def _signs(sign: str, number: int) -> str:
    """A sign for each, or the number of many."""
    return sign * number if number <= _FEW else f"{number}{sign}"


def _coins_line(seen: Sight, table: Table, seat: Seat) -> TokenLine:
    before, after = table.after(seen.view, seat, COINS)
    text = row(Span(str(before), "gold bold"), Span(f" → {after}" if before != after else "", "gold bold"))
    mine = seat == table.own
    moved = "" if before == after or not mine else "give" if after < before else "get"
    return TokenLine(
        Span("¢", "gold"), "coins", (text, (), ()), mine and table.line == COINS, False, moved, COINS if mine else None
    )


def _lack(asset: Asset, most: tuple[int, ...], before: int, after: int) -> Row:
    """How many the most demanding program still lacks, before and after; giving more than there is makes no need."""
    if asset not in STANDARD:
        return ()
    now, then = max(0, most[asset.index] - before), max(0, most[asset.index] - max(0, after))
    if now == then:
        return row(Span(str(now), "orange")) if now else ()
    return row(Span(f"{now}→{then}", "green" if then < now else "orange"))


def _both(seen: Sight, table: Table) -> Zone[TokenLines]:
    """Both sides' tokens as numbers, with what each lacks."""
    lines = []
    most = {seat: wanted(seen.view.players[seat].programs) for seat in (table.own, table.other)}
    for number in range(len(GOODS) + 1):
        cells: list[Row] = []
        for seat in (table.own, table.other):
            before, after = table.after(seen.view, seat, number)
            asset = None if number == COINS else GOODS[number - 1]
            star = asset is not None and seats.holds_star(seen.view, seat, asset.index)
            cells.append(_count(before, after, star=star))
            cells.append(() if asset is None else _lack(asset, most[seat], before, after))
        look = Span("¢", "gold") if number == COINS else sign(GOODS[number - 1])
        word = "coins" if number == COINS else token(GOODS[number - 1]).narrow
        code = " " if number == COINS else token(GOODS[number - 1]).code
        lines.append(TokenLine(look, word, tuple(cells), table.line == number, False, "", number, code))
    lack = dim("lacks" if seen.size == "compact" else "")
    heads = (row(seat_chip(table.own)), lack, row(seat_chip(table.other)), lack)
    return Zone(
        TokenLines(heads, (5, 6, 5, 5) if seen.size == "compact" else (5, 4, 5, 4), tuple(lines)),
        gold("Tokens"),
        dim(f"{key('colosseum.programs')} programs  ★ star"),
    )


def _count(before: int, after: int, *, star: bool) -> Row:
    """How many there are now, with the star that is held now, and how many there would be."""
    shining = Span("★" if star else "", "gold")
    if before == after:
        return row(Span(str(before) if before else "·", "ink bold" if before else "dim"), shining)
    role = "bad bold" if after < 0 else "green bold" if after > before else "orange bold"
    return row(Span(str(before), role), shining, Span(f"→{'✗' if after < 0 else after}", role))


def _programs(seen: Sight, table: Table, seat: Seat) -> Zone[Rows]:
    """One side's programs with marks as they would be after the deal."""
    player = seen.view.players[seat]
    now = outlooks(seen.view, seat)
    then = now
    if table.effect is not None:
        then = table.effect.trader_after if seat == table.own else table.effect.partner_after
    rows = [
        _program(before, after, staged=after.program in player.produced)
        for before, after in zip(now, then, strict=True)
    ]
    title = "Your programs" if seat == table.own else f"{seen.names[seat]}'s programs"
    return Zone(
        Rows(tuple(rows or [dim(" none")])), row(Span(title, f"{seat_role(seat)} bold")), dim("gold: produced before")
    )


def _program(before: Outlook, after: Outlook, *, staged: bool) -> Row:
    size = program(after.program).size
    (old, _), (new, _) = held(needs(before)), held(needs(after))
    number = Span(f"{after.program:>2} ", "gold bold" if staged else "dim")
    verdict = Span(f" {new}/{size}", "dim")
    if new != old:
        verdict = Span(f" {'▴' if new > old else '▾'}{new}/{size}", "green bold" if new > old else "orange bold")
    return row(number, Span(f"{short_name(after.program):<11}", "ink"), *marks(needs(after)), verdict)


def _then(seen: Sight, table: Table) -> Row:
    """The own programs after the deal in one row."""
    found = outlooks(seen.view, table.own) if table.effect is None else table.effect.trader_after
    old = {each.program: held(needs(each))[0] for each in outlooks(seen.view, table.own)}
    spans = [Span(" then" if table.effect else " now", "dim")]
    for each in found:
        have, size = held(needs(each))
        role = "green bold" if have > old[each.program] else "orange bold" if have < old[each.program] else "dim"
        spans += [
            Span(f" {each.program} ", "gold"),
            Span(short_name(each.program), "ink"),
            Span(f" {have}/{size} ", role),
        ]
    return tuple(spans)


def _sentence(seen: Sight, decision: Dealing, table: Table) -> Row:
    if isinstance(decision, TradeDecision):
        if decision.empty:
            ends = "" if isinstance(decision, CounterDecision) else f", {key('colosseum.pass')} ends your trading"
            return row(Span(f"{key('confirm')} offers what lies on the table{ends}", "dim"))
        if decision.refusal is not None:
            return no(seen, decision.refusal)
        other = seen.names[decision.partner]
        lead = f"Put it to {other}:" if isinstance(decision, CounterDecision) else f"Offer {other}"
        gives, gets = (_goods(table, sign) for sign in (-1, 1))
        what = f"{lead} {gives} for {gets}"
        return yes(seen, what, f"{other} accepts or refuses; you may go on making offers", _warning(seen, table))
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    verb = "Agree" if isinstance(decision, AgreeDecision) else "Accept"
    return yes(seen, f"{verb}: you get {_goods(table, 1)} for {_goods(table, -1)}", "", _warning(seen, table))


def _goods(table: Table, side: int) -> str:
    """What goes (-1) or comes (1), in words."""
    texts = []
    for good, number in enumerate(table.balance):
        if number * side > 0 and good != COINS:
            texts.append(number_of(abs(number), GOODS[good - 1]))
    if table.balance[COINS] * side > 0:
        texts.append(coins_text(abs(table.balance[COINS])))
    return " and ".join(texts) or "nothing"


def _warning(seen: Sight, table: Table) -> str:
    """A star that the own side would lose."""
    if table.effect is None:
        return ""
    lost = [
        move for move in star_moves(table.effect.stars_before, table.effect.stars_after) if move.before == table.own
    ]
    done = [
        short_name(change.program)
        for change in program_changes(table.effect.partner_before, table.effect.partner_after)
        if change.completes
    ]
    parts = [f"you lose the {token(move.star).word} star" for move in lost]
    if done:
        parts.append(f"it completes {' and '.join(done)} for {seen.names[table.other]}")
    return "; ".join(parts)


def _asks(seen: Sight, decision: Dealing) -> Row:
    if isinstance(decision, CounterDecision | AgreeDecision):
        return ()
    if isinstance(decision, AnswerDecision):
        return duty(
            seen,
            f"accept what {seen.names[decision.step.trader]} offers, refuse it, or say what you would agree to.",
            "accept, refuse, or say what you would agree to.",
            "accept, refuse, or counter.",
        )
    return duty(seen, "make somebody an offer, or end your trading.", "make an offer, or be done.")
