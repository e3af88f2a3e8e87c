"""Lessons on the show and what acts bring."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.lessons.tables import BEN
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Flip,
    GiveTrailer,
    Perform,
    SkipSalary,
)
from rules.drum_roll.position import act, circus, position
from rules.teaching.lesson import Lesson, Step, strict, trial
from rules.teaching.wants import does, made

SHOW: Final = Lesson(
    "show",
    "The show",
    "Let all your performers be on once.",
    position(
        circus(act("hoop_aerialist", 3), act("dog_trainer", 1), "floor_tumbler", coins=6),
        BEN,
        moment="show",
    ),
    (
        strict(
            "Each performer is on once, in your order. The level is the number of cubes without a gap. The Dog Trainer "
            "has one: let him perform.",
            does(Perform("dog_trainer")),
            "Allowed, but here begin with the Dog Trainer.",
            hint="Down to the Dog Trainer, [confirm].",
        ),
        trial(
            "With all three cubes a performer is outstanding, and may be flipped for its prestige instead. Try to "
            "flip the Floor Tumbler: t.",
            Clause.FLIP,
            hint="Go to the Floor Tumbler, press t.",
        ),
        strict(
            "It has no cubes at all. Without the first cube a performer is fired when on: you pay its cost and lose a "
            "prestige. Let it perform.",
            does(Perform("floor_tumbler")),
            "There is no way round: let the Floor Tumbler perform.",
            hint="[confirm] on the Floor Tumbler.",
        ),
        strict(
            "The Hoop Aerialist is outstanding. Flip her for 4 prestige: t. From the next show on she has her "
            "second salary.",
            made("flip"),
            "4 coins would be allowed; here flip her: t.",
            hint="Press t.",
        ),
    ),
    (Perform("dog_trainer"), Flip("floor_tumbler"), Perform("floor_tumbler"), Flip("hoop_aerialist")),
    (
        Clause.PERFORMING,
        Clause.LEVELS,
        Clause.FLIP,
        Clause.FIRED,
        Clause.SALARIES,
        Clause.INCOME,
        Clause.REGIONS,
    ),
    "Your region then pays for pairs of its types, the Orchestra 2 prestige, the Popcorn Vendor 3 coins. Salaries "
    "are due: a coin not paid costs a prestige.",
    ((Perform("hoop_aerialist"),),),
)

BENEFITS: Final = Lesson(
    "benefits",
    "What acts bring",
    "Take cubes, a trailer, a card, a free salary.",
    position(
        circus(
            act("club_juggler", 2),
            act("stilt_walker", 2, trailer=True),
            act("hypnotist", 2),
            act("white_face_clown", 3),
            coins=6,
        ),
        BEN,
        moment="show",
        decks=("trailer_bonus", "unblock#1"),
    ),
    (
        strict(
            "Each level has its own benefit. The Club Juggler is good: two cubes of your choice. Let him perform.",
            does(Perform("club_juggler")),
            "Allowed, but here begin with the Club Juggler.",
            hint="[confirm] on the Club Juggler.",
        ),
        Step(
            "Take two cubes.",
            made("choose_cubes"),
            hint="Two letters of colours, then [confirm].",
        ),
        strict(
            "The Stilt Walker brings a trailer.",
            does(Perform("stilt_walker")),
            "Allowed, but here the Stilt Walker is next.",
            hint="[confirm] on the Stilt Walker.",
        ),
        trial(
            "A trailer lowers a salary by a coin for good. The Stilt Walker has one: try to give another.",
            Clause.TRAILERS,
            hint="Go to the Stilt Walker, [confirm].",
        ),
        Step(
            "One each. Give it to somebody else.",
            made("give_trailer"),
            hint="Go to another performer, [confirm].",
        ),
        strict(
            "The Hypnotist lets you look at two cards.",
            does(Perform("hypnotist")),
            "Allowed, but here the Hypnotist is next.",
            hint="[confirm] on the Hypnotist.",
        ),
        Step(
            "Keep one; the other goes under the deck.",
            made("choose_card"),
            hint="[confirm] keeps the card at the cursor.",
        ),
        strict(
            "The Clown is outstanding: a salary is skipped. Let him perform.",
            does(Perform("white_face_clown")),
            "Flipping is allowed; here let the Clown perform.",
            hint="Press [confirm].",
        ),
        trial(
            "Before salaries are paid you mark one who gets none. Try to go on with nobody marked: [confirm].",
            Clause.SKIPPING,
            hint="Press [confirm].",
        ),
        Step(
            "Mark one and go on.",
            made("skip_salary"),
            hint="Space marks, [confirm] goes on.",
        ),
    ),
    (
        Perform("club_juggler"),
        ChooseCubes(("red", "blue")),
        Perform("stilt_walker"),
        GiveTrailer("stilt_walker"),
        GiveTrailer("club_juggler"),
        Perform("hypnotist"),
        ChooseCard("trailer_bonus"),
        Perform("white_face_clown"),
        SkipSalary(()),
        SkipSalary(("club_juggler",)),
    ),
    (Clause.BENEFITS, Clause.TRAILERS, Clause.PICKING, Clause.SKIPPING, Clause.PILES),
    "All parts of a benefit are had at once.",
    ((Perform("hypnotist"),),),
)
