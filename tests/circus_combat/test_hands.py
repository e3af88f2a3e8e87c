"""Circus Combat: the hands of the tricks, checked against every hand there is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement

import pytest
from cattrs.errors import ClassValidationError

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, FACES, SWAP_MARKS, TRICK_IDS, Faces, Pattern, read_box
from rules.circus_combat.hands import Missing, completable, misfit, missing, need, wanted
from rules.circus_combat.moves import Place
from rules.circus_combat.pieces import DECK, Card
from rules.circus_combat.refusals import placements
from rules.circus_combat.state import fitting_places, position
from rules.circus_combat.steps import Dice, Rerolling
from rules.circus_combat.tricks import Trick
from tests.circus_combat.tables import faces, placed, refused, rolled, trick
from tests.specimens import rule

every_pattern = pytest.mark.parametrize("pattern", BOX.patterns, ids=str)


@cache
def full_hands(pattern: Pattern) -> list[Counter[int]]:
    """Every complete hand of the trick, straight from its printed description."""
    hands = [Counter(hand) for hand in combinations_with_replacement(FACES, pattern.size)]
    if pattern.id == "straight":
        return [hand for hand in hands if set(hand) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})]
    return [hand for hand in hands if tuple(sorted(hand.values(), reverse=True)) == pattern.groups]


def partial_hands(pattern: Pattern) -> list[Faces]:
    return [hand for size in range(pattern.size + 2) for hand in combinations_with_replacement(FACES, size)]


@rule(Clause.CARDS)
def test_ten_tricks_in_three_colours() -> None:
    assert len(DECK) == len({card.code for card in DECK}) == 30
    sizes = {pattern.id: pattern.size for pattern in BOX.patterns}
    assert list(sizes.values()) == [2, 4, 4, 6, 3, 4, 5, 5, 6, 5]
    assert set(Counter(card.colour for card in DECK).values()) == {10}
    assert SWAP_MARKS == ("two_pairs_swap",)
    assert Card.parse("teal two_pairs_swap") is Card.of("teal", "two_pairs_swap")
    for code in ("?", "", "gold", "gold flush", "red straight", "gold straight "):
        with pytest.raises(ValueError, match="is no card"):
            Card.parse(code)


@rule(Clause.CARDS)
@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('id = "straight"', 'id = "flush"'),
        ('"violet"', '"teal"'),
        ("groups = [3, 2]", "groups = [2, 3]"),
        ("straight = 5", "straight = 5\ngroups = [5]"),
        ("straight = 5", ""),
        ("stage = 8", ""),
        ("stage = 8", "stage = 8\nrows = 2"),
    ],
)
def test_a_box_with_something_amiss_is_not_opened(good: str, bad: str) -> None:
    text = resources.files("rules.circus_combat").joinpath("tricks.toml").read_text(encoding="utf-8")
    assert read_box(text).stage == BOX.stage
    assert good in text
    with pytest.raises((ValueError, ClassValidationError)):
        read_box(text.replace(good, bad))


@rule(Clause.HAND)
@every_pattern
def test_a_hand_is_complete_exactly_when_the_trick_has_it(pattern: Pattern) -> None:
    for hand in combinations_with_replacement(FACES, pattern.size):
        complete = Counter(hand) in full_hands(pattern)
        assert completable(pattern, hand) == complete
        if complete:
            assert wanted(pattern, hand) == ()
            assert need(pattern, hand) == "is complete"


@rule(Clause.FITS)
@every_pattern
def test_a_die_fits_exactly_when_the_hand_can_still_be_completed(pattern: Pattern) -> None:
    for hand in partial_hands(pattern):
        possible = any(Counter(hand) <= full for full in full_hands(pattern))
        assert completable(pattern, hand) == possible, hand
        if not possible:
            continue
        fitting = {face for full in full_hands(pattern) for face in full - Counter(hand) if Counter(hand) <= full}
        assert set(wanted(pattern, hand)) == fitting, hand
        for face in FACES:
            assert (misfit(pattern, hand, face) == "") == (face in fitting)


@rule(Clause.FITS)
@every_pattern
def test_what_is_missing_is_every_way_to_complete_the_hand(pattern: Pattern) -> None:
    for hand in partial_hands(pattern):
        if not completable(pattern, hand):
            continue
        ways = missing(pattern, hand)
        assert len(set(ways)) == len(ways)
        expected = set()
        for full in full_hands(pattern):
            if Counter(hand) <= full:
                rest = full - Counter(hand)
                new = () if pattern.straight else tuple(sorted((rest[v] for v in rest if v not in hand), reverse=True))
                old = sorted(face for face in rest.elements() if pattern.straight or face in hand)
                expected.add(Missing(tuple(old), new))
        assert set(ways) == expected, hand


@rule(Clause.FITS)
@pytest.mark.parametrize(
    ("name", "lying", "fits"),
    [
        ("full_house", "4 4", "1 2 3 4 5 6"),
        ("full_house", "4 4 4", "1 2 3 5 6"),
        ("two_pairs", "3 3", "1 2 4 5 6"),
        ("three_of_a_kind_twice", "2 2 2 5", "5"),
        ("straight", "2 3", "1 4 5 6"),
        ("straight", "1", "2 3 4 5"),
        ("straight", "2 3 4 5", "1 6"),
        ("one_pair", "6", "6"),
        ("five_of_a_kind", "", "1 2 3 4 5 6"),
    ],
)
def test_the_printed_examples(name: str, lying: str, fits: str) -> None:
    assert wanted(Card.parse(f"gold {name}").pattern, faces(lying)) == faces(fits)


def test_a_trick_cannot_bear_impossible_dice() -> None:
    with pytest.raises(ValueError, match="can never be"):
        trick("gold two_pairs", "3 3", "3")


@rule(Clause.FITS)
@pytest.mark.parametrize(
    ("code", "lying", "words"),
    [
        ("one_pair", "", "needs a pair"),
        ("one_pair", "4", "needs 4"),
        ("two_pairs", "", "needs two pairs"),
        ("two_pairs", "3", "needs 3 and a pair"),
        ("two_pairs", "3 3", "needs a pair"),
        ("two_pairs", "3 5", "needs 3 5"),
        ("three_pairs", "1 1 2", "needs 2 and a pair"),
        ("three_of_a_kind", "2", "needs 2 2"),
        ("five_of_a_kind", "", "needs five of a kind"),
        ("full_house", "", "needs three of a kind and a pair"),
        ("full_house", "4", "needs 4 4 and a pair, or 4 and three of a kind"),
        ("full_house", "4 4", "needs 4 and a pair, or three of a kind"),
        ("full_house", "4 4 4", "needs a pair"),
        ("full_house", "4 4 6 6", "needs 4 or 6"),
        ("full_house", "4 4 6", "needs 6, and 4 or 6"),
        ("full_house", "4 4 4 6", "needs 6"),
        ("full_house", "4 6", "needs 4 6, and 4 or 6"),
        ("three_of_a_kind_twice", "", "needs three of a kind twice"),
        ("three_of_a_kind_twice", "2 2 2", "needs three of a kind"),
        ("straight", "", "needs 2 3 4 5, and 1 or 6"),
        ("straight", "2 3", "needs 4 5, and 1 or 6"),
        ("straight", "2 3 4 5", "needs 1 or 6"),
        ("straight", "1 2", "needs 3 4 5"),
        ("straight", "1 2 3 4 5", "is complete"),
    ],
)
def test_what_is_missing_in_words(code: str, lying: str, words: str) -> None:
    pattern = Card.parse(f"gold {code}").pattern
    assert need(pattern, faces(lying)) == words
    assert trick(f"violet {code}", lying).needs == words


@rule(Clause.FITS)
@pytest.mark.parametrize(
    ("code", "lying", "die", "why"),
    [
        ("full_house", "4 4 4", 4, "no more than 3 dice may be equal. It needs a pair."),
        ("three_pairs", "3 4 5", 6, "there are 3, 4 and 5 already, and no room for another value. It needs 3 4 5."),
        ("two_pairs", "3 5", 6, "there are 3 and 5 already, and no room for another value. It needs 3 5."),
        ("one_pair", "3", 6, "all its dice must be 3s. It needs 3."),
        ("straight", "2 3", 2, "there is a 2 already. It needs 4 5, and 1 or 6."),
        ("straight", "1 3", 6, "no straight has both 1 and 6. It needs 2 4 5."),
    ],
)
def test_a_die_that_does_not_fit_is_refused_with_the_reason(code: str, lying: str, die: int, why: str) -> None:
    state = position([trick(f"gold {code}", lying), trick("teal one_pair")])
    clause, text = refused(rolled(state, f"{die}"), 0, Place(0, 0))
    name = Card.parse(f"gold {code}").pattern.title
    assert clause is Clause.FITS
    assert text == f"The {die} does not fit on the gold {name} with {lying}: {why}"


@rule(Clause.HAND)
def test_a_complete_trick_takes_no_die() -> None:
    state = rolled(position([trick("gold one_pair", "3", "3"), trick("teal straight")]), "3")
    assert refused(state, 0, Place(0, 0)) == (
        Clause.HAND,
        "The 3 has no room on the gold One Pair, which is complete with 3 3.",
    )


@rule(Clause.FITS)
def test_for_a_die_every_trick_says_whether_it_fits() -> None:
    stage = [trick("gold one_pair", "3"), None, trick("teal straight", "3"), trick("violet full_house", red="3 3")]
    state = rolled(position(stage), "3 5", "6")
    found = {placement.place: placement.refusal for placement in placements(state, 0)}
    assert list(found) == [0, 2, 3]
    assert [place for place, refusal in found.items() if refusal is None] == [0, 3]
    assert found[2] is not None
    assert "there is a 3 already" in found[2].text
    assert [placement.place for placement in placements(state, 2) if placement.refusal is None] == [2, 3]
    assert fitting_places(state.stage, 6) == (2, 3)
    done = placed(state, (0, 3))
    assert {placement.refusal and placement.refusal.clause for placement in placements(done, 0)} == {Clause.PLACE}


def test_a_die_may_be_asked_about_before_the_second_roll_but_not_before_the_first() -> None:
    stage = [trick("gold one_pair", "3"), trick("teal straight", "3")]
    state = position(stage, step=Rerolling(0, Dice((3, 5), (6,))))
    assert placements(state, 0) == placements(rolled(position(stage), "3 5", "6"), 0)
    with pytest.raises(ValueError, match="no dice"):
        placements(position(stage), 0)


def test_every_card_knows_its_trick() -> None:
    assert {card.pattern.id for card in DECK} == set(TRICK_IDS)
    assert all(Trick(card).wants == FACES for card in DECK)
