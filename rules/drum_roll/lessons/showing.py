"""Lessons on the show and what acts bring."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.lessons.tables import BEN
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Done,
    Flip,
    GiveTrailer,
    Perform,
    SkipSalary,
)
from rules.drum_roll.position import act, circus, position
from rules.teaching.lesson import Lesson, Step, strict, trial
from rules.teaching.wants import ENDED, does, made

SHOW: Final = Lesson(
    "show",
    "The show",
    "Let all your performers be on once.",
    position(
        circus(
            act("hoop_aerialist", 3), act("dog_trainer", 1), "floor_tumbler", act("rope_walker", flipped=1), coins=6
        ),
        BEN,
        moment="show",
        show=2,
        regions=("rome",),
    ),
    (
        strict(
            "Each performer is on once, in your order, and brings the line of its last cube without a gap: here red, "
            "1 coin. Let the Dog Trainer perform: go to it, [confirm].",
            does(Perform("dog_trainer")),
            "Allowed, but here begin with the Dog Trainer.",
            hint="[right] to the Dog Trainer, [confirm].",
        ),
        trial(
            "One cube is poor, two are good, three outstanding. Who is outstanding may be flipped for its prestige "
            "instead. Try to flip the Floor Tumbler: go to it, [flip].",
            Clause.FLIP,
            hint="Go to the Floor Tumbler, press [flip].",
        ),
        strict(
            "It has no cubes. Without its first cube a performer is fired: you pay its price again, 1 coin, and lose "
            "a prestige. Let the Floor Tumbler perform: press [confirm].",
            does(Perform("floor_tumbler")),
            "There is no way round: let the Floor Tumbler perform.",
            hint="[confirm] on the Floor Tumbler.",
        ),
        strict(
            "The Hoop Aerialist is outstanding. Flipped, she gives 4 prestige and is never on again. Her salary is 2 "
            "in this show, then 0. Flip the Hoop Aerialist: press [flip].",
            made("flip"),
            "4 coins would be allowed; here flip her: [flip].",
            hint="Press [flip].",
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
    "Rome pays 2 prestige for two acrobats, flipped or not, and 2 for two tamers; an Orchestra 2, a Popcorn Vendor 3 "
    "coins. Salaries are last: a coin short costs a prestige.",
    ((Perform("hoop_aerialist"),),),
)

BENEFITS: Final = Lesson(
    "benefits",
    "What performers bring",
    "Take cubes, a trailer, a card; skip a salary.",
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
            "Each level has its own benefit. The Club Juggler is good: two cubes of your choice. Let the Club Juggler "
            "perform: press [confirm].",
            does(Perform("club_juggler")),
            "Allowed, but here begin with the Club Juggler.",
            hint="[confirm] on the Club Juggler.",
        ),
        Step(
            "Take two cubes by their letters, then [confirm].",
            made("choose_cubes"),
            hint="Two letters of colours, then [confirm].",
        ),
        strict(
            "The Stilt Walker brings a trailer. Whoever lives in one has a salary lower by a coin, for good. Let the "
            "Stilt Walker perform: press [confirm].",
            does(Perform("stilt_walker")),
            "Allowed, but here the Stilt Walker is next.",
            hint="[confirm] on the Stilt Walker.",
        ),
        trial(
            "No performer has two trailers, and the Stilt Walker has one, ▣. Try another for the Stilt Walker: go to "
            "him, [confirm].",
            Clause.TRAILERS,
            hint="Go to the Stilt Walker, [confirm].",
        ),
        Step(
            "Give the trailer to somebody else: go to them, [confirm].",
            made("give_trailer"),
            hint="Go to another performer, [confirm].",
        ),
        strict(
            "The Hypnotist lets you look at two investment cards. Let the Hypnotist perform: press [confirm].",
            does(Perform("hypnotist")),
            "Allowed, but here the Hypnotist is next.",
            hint="[confirm] on the Hypnotist.",
        ),
        Step(
            "One of the two you keep; the other goes under the deck. Keep a card: press [confirm].",
            made("choose_card"),
            hint="[confirm] keeps the card at the cursor.",
        ),
        strict(
            "The Clown is outstanding: a salary is skipped. Let the Clown perform: press [confirm].",
            does(Perform("white_face_clown")),
            "Flipping is allowed; here let the Clown perform.",
            hint="Press [confirm].",
        ),
        trial(
            "Before salaries are paid you mark one who gets none. Try to go on with nobody marked: press [confirm].",
            Clause.SKIPPING,
            hint="Press [confirm].",
        ),
        Step(
            "Mark somebody with Space. Skip that salary: press [confirm].",
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
    "All parts of a benefit are had at once. A trailer is lost if all your performers have one.",
    ((Perform("hypnotist"),),),
)

LAST: Final = Lesson(
    "last",
    "The last show",
    "End the game, and see what is added.",
    position(
        circus(
            act("hoop_aerialist", 3),
            act("stilt_walker", 3),
            act("club_juggler", flipped=1),
            act("ventriloquist", flipped=2),
            act("bear_trainer", flipped=2),
            coins=9,
            hand=("unblock#1", "trailer#1"),
            prestige=20,
        ),
        BEN,
        moment="show",
        show=3,
        start=1,
    ),
    (
        strict(
            "The third show is the last. Three of your five performers are flipped already. Flip the Hoop Aerialist: "
            "go to her, [flip].",
            does(Flip("hoop_aerialist")),
            "Coins would be allowed; here flip her: [flip].",
            hint="Go to the Hoop Aerialist, press [flip].",
        ),
        strict(
            "A last show is perfect if everybody is outstanding or flipped and it fires nobody: 3 prestige. Let the "
            "Stilt Walker perform: press [confirm].",
            does(Perform("stilt_walker")),
            "Flipping is allowed; here let the Stilt Walker perform.",
            hint="[confirm] on the Stilt Walker.",
        ),
        Step(
            "It brings a trailer. Give the trailer to somebody: press [confirm].",
            made("give_trailer"),
            hint="[confirm] gives it to the performer at the cursor.",
        ),
        strict(
            "Cards may be played before salaries. But each Unblock, Trailer or Fire card that you keep is worth a "
            "prestige at the end. Keep your cards: press [confirm].",
            ENDED,
            "Allowed, but here keep your cards.",
            hint="Press [confirm].",
        ),
    ),
    (Flip("hoop_aerialist"), Perform("stilt_walker"), GiveTrailer("stilt_walker"), Done()),
    (Clause.BONUSES, Clause.END, Clause.BONUS_CARDS, Clause.FLIP),
    "Most performers bring 5 prestige, eight or more 3, all five types 3, flipped or not; a perfect last show 3. "
    "Equals each get all. Most prestige wins, then coins.",
    ((Perform("hoop_aerialist"),),),
    others=("perform", "done"),
)
