"""Phases 1 to 3: investing, the auction, trading."""

from __future__ import annotations

import attrs
import pytest

from rules import colosseum
from rules.colosseum.auction import limits, played_out
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    Accept,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    DropOut,
    Expand,
    ExtraInvestment,
    Move,
    Offer,
    Open,
    Pass,
    Refuse,
    TokenToMedal,
)
from rules.colosseum.pieces import ADDITIONAL_ACTION, STARS, count
from rules.colosseum.stars import settled
from rules.colosseum.state import (
    Answering,
    Bidding,
    Investing,
    InvestingAgain,
    InvestingMore,
    Opening,
    Options,
    Player,
    Shuffling,
    State,
    Trading,
)
from rules.colosseum.trading import effect
from rules.colosseum.visibility import unseen
from rules.history import answers, is_asked
from tests.colosseum.tables import after, player, refused, table, tokens, told
from tests.specimens import random_game, rule

LOTS = "lion lion cage, horse horse ship, torch torch priest, ship cage lion, musician cage cage"


INVESTOR = player("additional_action", 1, 6)


def investing(first: Player = INVESTOR) -> State:
    return table(first, player(), player(), agenda=[Investing(0), Investing(1), Investing(2)])


@rule(Clause.INVEST)
def test_one_investment_or_none() -> None:
    state = investing()
    kinds = {move.kind for move in colosseum.legal_moves(state, 0)}
    assert kinds == {"buy_program", "expand", "buy_ticket", "build_loge", "pass", "token_to_medal"}
    assert colosseum.to_act(after(state, (0, Pass()))) == {1}
    assert after(state, (0, BuyTicket())).step == InvestingMore(0)
    assert colosseum.legal_moves(investing(attrs.evolve(INVESTOR, coins=4)), 0) == (Pass(), TokenToMedal())


@rule(Clause.EXTRA)
def test_nobody_is_asked_for_a_second_investment_who_cannot_pay_for_one() -> None:
    for medals, held, asked in ((0, "", False), (1, "", False), (2, "", True), (0, "additional_action", True)):
        owner = attrs.evolve(player(held, 1, 6), medals=medals)
        state = after(investing(owner), (0, BuyTicket()))
        assert is_asked(colosseum, state, 0) == asked
        assert asked or list(answers(colosseum, state, 0)) == [Pass()]
    poor = investing(attrs.evolve(player("", 1, 6), medals=1, coins=0))
    assert is_asked(colosseum, poor, 0), "a medal cashed now may pay for the first"


@rule(Clause.PROGRAM)
def test_a_program_is_higher_than_all_one_has_produced() -> None:
    bought = after(investing(), (0, BuyProgram(20)))
    assert bought.players[0].programs == (1, 6, 20)
    assert bought.players[0].coins == 5
    assert 20 not in bought.for_sale
    state = investing(attrs.evolve(INVESTOR, programs=(1, 6, 14, 20), produced=(1, 14)))
    assert refused(state, 0, BuyProgram(12)) == (
        Clause.PROGRAM,
        "You have produced program 14: program 12 would have to be higher than that.",
    )
    assert colosseum.explain(state, 0, BuyProgram(15)) is None
    assert refused(state, 0, BuyProgram(20)) == (Clause.PROGRAM, "You own program 20 already.")
    assert refused(state, 0, BuyProgram(7)) == (Clause.PROGRAM, "Program 7 is not on sale.")
    assert refused(state, 0, BuyProgram(30)) == (Clause.PROGRAM, "Program 30 costs 40 coins, and you have 30.")
    assert refused(state, 0, BuyProgram(0))[0] is Clause.PROGRAM


@rule(Clause.EXPAND)
def test_an_arena_grows_at_either_end_up_to_four() -> None:
    state = investing()
    assert after(state, (0, Expand("left"))).players[0].arena.inside == (7, 8, 9)
    assert after(state, (0, Expand("right"))).players[0].arena.inside == (8, 9, 10)
    full = investing(attrs.evolve(INVESTOR, arena=state.players[0].arena.grown("left").grown("right")))
    assert refused(full, 0, Expand("left")) == (Clause.EXPAND, "Your arena has 4 spaces, and no arena has more.")
    assert (
        refused(investing(attrs.evolve(INVESTOR, coins=9)), 0, Expand("left"))[1]
        == "An arena space costs 10 coins, and you have 9."
    )


@rule(Clause.TICKET)
def test_season_tickets_run_out() -> None:
    bought = after(investing(), (0, BuyTicket()))
    assert (bought.tickets, bought.players[0].tickets, bought.players[0].coins) == (9, 1, 20)
    none = attrs.evolve(investing(), tickets=0)
    assert refused(none, 0, BuyTicket()) == (Clause.TICKET, "All 10 season tickets are sold.")
    assert BuyTicket() not in colosseum.legal_moves(none, 0)


@rule(Clause.LOGE)
def test_one_loge_each() -> None:
    built = after(investing(), (0, BuildLoge()), (0, ExtraInvestment("token")))
    assert (built.players[0].loge, built.players[0].coins) == (True, 25)
    assert refused(built, 0, BuildLoge()) == (Clause.LOGE, "You have your loge, and nobody builds a second one.")


@rule(Clause.EXTRA)
def test_a_second_investment_and_no_third() -> None:
    state = after(investing(attrs.evolve(INVESTOR, medals=2, coins=40)), (0, BuyTicket()))
    assert set(colosseum.legal_moves(state, 0)) >= {ExtraInvestment("medals"), ExtraInvestment("token"), Pass()}
    by_medals = after(state, (0, ExtraInvestment("medals")))
    assert (by_medals.players[0].medals, by_medals.medals, by_medals.step) == (0, 18, InvestingAgain(0))
    twice = after(by_medals, (0, BuyTicket()))
    assert twice.players[0].tickets == 2
    assert twice.step == Investing(1)
    by_token = after(state, (0, ExtraInvestment("token")), (0, Pass()))
    assert by_token.removed[ADDITIONAL_ACTION.index] == 1
    assert by_token.step == Investing(1)
    assert by_token.players[0].medals == 2
    poor = after(investing(attrs.evolve(INVESTOR, medals=1, tokens=count(()))), (0, BuyTicket()))
    assert refused(poor, 0, ExtraInvestment("medals")) == (
        Clause.EXTRA,
        "A second investment costs 2 medals, and you have 1.",
    )
    assert refused(poor, 0, ExtraInvestment("token"))[0] is Clause.EXTRA
    assert refused(poor, 0, BuyTicket()) == (Clause.EXTRA, "Now you must pay for a second investment or pass.")


def auction(*coins: int, seats: int = 3, options: Options | None = None, lots: str = LOTS) -> State:
    players = [attrs.evolve(player(), coins=purse) for purse in (*coins, *[30] * seats)[:seats]]
    state = table(*players, agenda=[Opening(seat) for seat in range(seats)], markets=lots, options=options)
    return attrs.evolve(state, draw=tokens("scenery*20"))


@rule(Clause.INITIATIVE)
def test_the_initiative_goes_round_and_skips_who_has_won() -> None:
    state = after(auction(), (0, Open(0, 8)), (1, Bid(9)), (2, DropOut()), (0, DropOut()))
    assert state.winners == (1,)
    assert state.agenda == (Opening(0), Opening(1), Opening(2))
    state = after(state, (0, Pass()))
    assert state.agenda == (Opening(2),)
    state = after(state, (2, Open(1, 8)))
    assert colosseum.to_act(state) == {0}, "who has declined may still bid"
    assert told(auction(), 0, Pass()) == ["Ana declines the initiative."]
    assert after(state, (0, DropOut())).phase == "trade"


@rule(Clause.OPENING)
def test_an_opening_bid_is_eight_or_more_out_of_own_coins() -> None:
    state = auction(9)
    assert colosseum.legal_moves(state, 0)[:2] == (Open(0, 8), Open(0, 9))
    assert len(colosseum.legal_moves(state, 0)) == 5 * 2 + 1
    assert refused(state, 0, Open(0, 7)) == (
        Clause.OPENING,
        "7 is too little: a market is opened with 8 coins or more.",
    )
    assert refused(state, 0, Open(0, 10)) == (Clause.OPENING, "You cannot open with 10: you have 9 coins.")
    assert refused(auction(1), 0, Open(0, 8)) == (Clause.OPENING, "You cannot open with 8: you have 1 coin.")
    assert refused(state, 0, Open(5, 8)) == (Clause.OPENING, "There is no market 6: there are 5.")
    assert refused(state, 0, Open(-1, 8))[0] is Clause.OPENING
    assert colosseum.legal_moves(auction(7), 0) == (Pass(),)


@rule(Clause.BIDDING)
def test_bids_rise_up_to_own_coins() -> None:
    state = after(auction(30, 10), (0, Open(0, 8)))
    assert colosseum.legal_moves(state, 1) == (Bid(9), Bid(10), DropOut())
    assert refused(state, 1, Bid(8)) == (Clause.BIDDING, "8 does not beat Ana's 8: bid 9 or more.")
    assert refused(state, 1, Bid(11)) == (Clause.BIDDING, "You cannot bid 11: you have 10 coins.")
    poor = after(auction(30, 1), (0, Open(0, 8)))
    assert refused(poor, 1, Bid(9)) == (Clause.BIDDING, "You cannot bid 9: you have 1 coin.")
    assert refused(state, 1, Pass()) == (
        Clause.BIDDING,
        "Now you must bid 9 or more for market 1 (lion, lion, cage), or drop out.",
    )
    state = after(state, (1, Bid(10)), (2, Bid(11)))
    assert state.step == Bidding(0, 11, 2, (0, 1))
    assert isinstance(state.step, Bidding)
    assert limits(state, state.step).least == 12
    assert limits(state, state.step).own == (30, 10, 30)
    assert limits(state, state.step).still_in == (0, 1, 2)
    assert colosseum.legal_moves(after(state, (0, Bid(12))), 1) == (DropOut(),)


@rule(Clause.SALE)
def test_a_beaten_opener_opens_again_without_a_refill() -> None:
    state = after(auction(), (0, Open(2, 8)), (1, Bid(9)), (2, DropOut()))
    assert told(state, 0, DropOut()) == ["Ana drops out.", "Ben takes market 3 for 9 coins: torch, torch, priest."]
    state = after(state, (0, DropOut()))
    assert (state.players[1].coins, state.players[0].coins) == (21, 30)
    assert state.players[1].tokens == count(tokens("torch torch priest"))
    assert state.step == Opening(0)
    assert state.markets[2] == ()
    assert {move.market for move in colosseum.legal_moves(state, 0) if isinstance(move, Open)} == {0, 1, 3, 4}
    assert refused(state, 0, Open(2, 8)) == (Clause.REFILL, "Market 3 is empty until the initiative moves on.")


@rule(Clause.SALE)
def test_with_all_others_locked_out_the_opening_bid_wins_at_once() -> None:
    state = attrs.evolve(auction(), winners=(1, 2), agenda=(Opening(0),))
    state = after(state, (0, Open(1, 8)))
    assert state.players[0].tokens == count(tokens("horse horse ship"))
    assert state.phase == "trade"


@rule(Clause.REFILL)
def test_markets_are_filled_when_the_initiative_moves_on() -> None:
    state = after(auction(), (0, Open(1, 8)), (1, Bid(9)), (2, DropOut()), (0, DropOut()))
    state = attrs.evolve(state, draw=tokens("gladiator joker cage lion*3 horse"))
    assert told(state, 0, Pass())[1:] == ["Market 2 now offers gladiator, joker, cage."]
    declined = after(state, (0, Pass()))
    assert declined.draw == tokens("lion*3 horse")
    won = after(state, (0, Open(0, 8)), (2, DropOut()))
    assert won.markets[:2] == (tokens("gladiator joker cage"), tokens("lion*3"))
    assert won.draw == tokens("horse")
    last = after(won, (2, Open(1, 8)), (0, DropOut())) if (0 not in won.winners) else after(won, (2, Open(1, 8)))
    assert last.phase == "trade"
    assert last.markets[1] == tokens("horse"), "the markets are filled after the last initiative, too"


@rule(Clause.LIMITS)
def test_an_auction_is_played_out_from_secret_limits() -> None:
    state = after(auction(30, 30, 11), (0, Open(0, 8)))
    assert isinstance(state.step, Bidding)
    calls = played_out(state, state.step, (10, 12, 20))
    assert calls == (
        (1, Bid(9)),
        (2, Bid(10)),
        (0, DropOut()),
        (1, Bid(11)),
        (2, DropOut()),
    )
    sold = after(state, *calls)
    assert (sold.winners, sold.players[1].coins) == ((1,), 19)
    assert played_out(state, state.step, (0, 0, 0)) == ((1, DropOut()), (2, DropOut()))


@rule(Clause.INTENSE)
def test_intense_auctions_let_a_winner_win_again() -> None:
    state = auction(40, options=Options(intense_auctions=True))
    state = after(state, (0, Open(0, 8)), (1, DropOut()), (2, DropOut()))
    assert (state.winners, state.step) == ((), Opening(1))
    state = after(state, (1, Open(1, 8)), (2, DropOut()), (0, Bid(9)), (1, DropOut()))
    assert (state.winners, state.step) == ((0,), Opening(1)), "locked out until the initiative moves on"
    state = after(state, (1, Pass()), (2, Pass()))
    assert state.phase == "trade"
    assert sum(state.players[0].tokens) == 6


@rule(Clause.INTENSE)
def test_when_the_bag_is_dry_markets_stay_short_and_empty() -> None:
    state = attrs.evolve(auction(lots="lion, horse horse ship,,,"), draw=tokens("cage"))
    assert {move.market for move in colosseum.legal_moves(state, 0) if isinstance(move, Open)} == {0, 1}
    state = after(state, (0, Open(1, 8)), (1, DropOut()), (2, DropOut()))
    assert state.markets == (tokens("lion cage"), (), (), (), ())
    state = after(state, (1, Open(0, 8)), (2, DropOut()))
    assert colosseum.legal_moves(state, 2) == (Pass(),)


def trading(mine: str, theirs: str = "", coins: int = 30) -> State:
    partner = attrs.evolve(player(theirs), coins=coins)
    return table(player(mine), partner, player(), agenda=[Trading(0), Trading(1), Trading(2)])


def offer(give: str, take: str, coins: int = 0, partner: int = 1) -> Offer:
    return Offer(partner, tokens(give), tokens(take), coins)


@rule(Clause.TRADER)
def test_the_trader_deals_with_one_partner_at_a_time_as_often_as_wanted() -> None:
    state = trading("horse*3", "lion*2")
    assert refused(state, 0, offer("horse", "lion", partner=0)) == (Clause.TRADER, "You cannot trade with yourself.")
    assert refused(state, 0, offer("horse", "lion", partner=3))[0] is Clause.TRADER
    assert refused(state, 0, offer("horse", "lion", partner=-1))[0] is Clause.TRADER
    state = after(state, (0, offer("horse", "lion")), (1, Accept()), (0, offer("horse", "lion")), (1, Refuse()))
    assert state.step == Trading(0)
    assert after(state, (0, Pass())).step == Trading(1)


@rule(Clause.OFFER)
@pytest.mark.parametrize(
    ("move", "text"),
    [
        (offer("horse*3", "lion"), "Ana has 2 horses and cannot give 3."),
        (offer("ship", "lion"), "Ana has no ships and cannot give 1."),
        (offer("horse", "torch"), "Ben has no torches and cannot give 1."),
        (offer("", "lion", 31), "Ana has 30 coins and cannot pay 31."),
        (offer("horse", "", -6), "Ben has 5 coins and cannot pay 6."),
    ],
)
def test_both_must_have_what_is_offered(move: Move, text: str) -> None:
    assert refused(trading("horse*2", "lion", coins=5), 0, move) == (Clause.OFFER, text)


@rule(Clause.BOTH_GIVE)
def test_both_sides_give_something() -> None:
    state = trading("horse*2", "lion horse")
    assert refused(state, 0, offer("", "lion")) == (
        Clause.BOTH_GIVE,
        "You would give nothing: offer Ben a token or coins.",
    )
    assert refused(state, 0, offer("horse", "", 3)) == (
        Clause.BOTH_GIVE,
        "You would get nothing: ask Ben for a token or coins.",
    )
    assert refused(state, 0, offer("", "", 0))[0] is Clause.BOTH_GIVE
    for fair in (offer("horse", "horse"), offer("", "lion", 1), offer("horse", "", -1), offer("horse", "lion", 5)):
        assert colosseum.explain(state, 0, fair) is None


@rule(Clause.ANSWER)
def test_a_deal_is_carried_out_at_once_and_stars_move() -> None:
    state = settled(trading("horse*4 additional_action", "horse*3 joker"))
    assert state.stars[STARS.index(tokens("horse")[0])] == 0
    deal = offer("horse*2 additional_action", "joker", -4)
    lines = told(after(state, (0, deal)), 1, Accept())
    assert lines == [
        "Ben accepts: Ana gives 2 horses and 1 additional-action token for 1 joker and 4 coins.",
        "The horse star goes to Ben.",
    ]
    state = after(state, (0, deal), (1, Accept()))
    assert state.players[0].tokens == count(tokens("horse*2 joker"))
    assert state.players[1].tokens == count(tokens("horse*5 additional_action"))
    assert (state.players[0].coins, state.players[1].coins) == (34, 26)


@rule(Clause.ANSWER)
def test_goods_that_are_gone_can_only_be_refused() -> None:
    state = after(trading("horse", "additional_action"), (0, offer("horse", "additional_action")))
    assert isinstance(state.step, Answering)
    assert Accept() in colosseum.legal_moves(state, 1)
    state = after(state, (1, TokenToMedal()))
    assert refused(state, 1, Accept()) == (
        Clause.ANSWER,
        "Ben has no additional-action tokens and cannot give 1.",
    )
    assert Accept() not in colosseum.legal_moves(state, 1)
    assert after(state, (1, Refuse())).step == Trading(0)


def test_the_offers_listed_are_few_and_allowed() -> None:
    state = table(
        player("gladiator*5 horse", 1, 6), player("horse*3 lion*2", 4), player("lion cage", 3), agenda=[Trading(0)]
    )
    offers = [move for move in colosseum.legal_moves(state, 0) if isinstance(move, Offer)]
    assert 4 <= len(offers) <= 6
    assert {move.partner for move in offers} == {1, 2}
    assert all(colosseum.explain(state, 0, move) is None for move in offers)


def test_the_effect_of_a_deal_is_shown_before_it_is_made() -> None:
    state = settled(table(player("horse*3", 6), player("horse*2 lion", 4), player(), agenda=[Trading(0)]))
    seen = effect(state, 0, offer("horse*2", "lion"))
    assert (seen.stars_before[3], seen.stars_after[3]) == (0, 1)
    assert [view.missing for view in seen.trader_before + seen.trader_after] == [3, 3]
    assert [view.missing for view in seen.partner_before + seen.partner_after] == [2, 2]
    assert state.players[0].tokens == count(tokens("horse*3"))


@pytest.mark.parametrize("seats", colosseum.INFO.seats)
def test_what_is_still_to_come_is_what_lies_nowhere_else(seats: int) -> None:
    tried = 0
    for played in random_game(colosseum, seats, Options(), 1, 150):
        state = played.after
        if not any(isinstance(step, Shuffling) for step in state.agenda):
            assert unseen(colosseum.view(state, None)) == count(state.draw)
            tried += 1
    assert tried > 50
