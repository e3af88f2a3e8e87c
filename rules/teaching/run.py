"""A lesson being played: which step it is at, what the last thing done was answered, how well it goes. A value."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import attrs

from rules.chance import below
from rules.core import CHANCE, AnyRules, Clause, Randomness, Refusal, Seat
from rules.history import History, answers
from rules.teaching.lesson import STARS, Entries, Lesson, Opening, Step
from rules.teaching.wants import Deed, Entry, Refused, first

_WIDTH = 8

TRY = "Only a try: does this go?"
"""What stands above a step in which something forbidden is to be tried."""


class Sown:
    """Numbers in [0, 1) that grow from a word: the same for everybody who takes the lesson."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def random(self) -> float:
        """Give the next number."""
        self._count += 1
        grown = blake2b(f"{self._seed}/{self._count}".encode(), digest_size=_WIDTH).digest()
        return (int.from_bytes(grown) >> 11) / (1 << 53)


@attrs.frozen
class Run:
    """How far somebody is in a lesson.

    `slip` is why the last move was not made although it is allowed. `deeds` counts moves and the tries that were asked
    for, `slips` and `tries` what went wrong; `hinted` is whether help was asked for in any step, `hint` in this one.
    `met` are the clauses that have refused something.
    """

    lesson: Lesson
    history: History
    number: int = 0
    slip: str = ""
    deeds: int = 0
    slips: int = 0
    tries: int = 0
    hinted: bool = False
    hint: bool = False
    met: frozenset[Clause] = frozenset()

    @classmethod
    def begin(cls, rules: AnyRules, lesson: Lesson) -> Run:
        """Take a lesson from its beginning."""
        return cls(lesson, opened(rules, lesson))._go_on()

    @property
    def rules(self) -> AnyRules:
        """The rules of the game that the lesson teaches."""
        return self.history.rules

    @property
    def state(self) -> Any:
        """The whole state of its table now."""
        return self.history.state

    @property
    def solved(self) -> bool:
        """Whether everything has been done."""
        return self.number == len(self.lesson.steps)

    @property
    def waits(self) -> bool:
        """Whether a round has ended and the next one is waited for."""
        return self.rules.to_act(self.state) == {CHANCE} and self.rules.result(self.state) is not None

    @property
    def step(self) -> Step:
        """What is to be done now; when all is done, the last thing that was."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def text(self) -> str:
        """What the lesson says now."""
        return self.lesson.done if self.solved else self.step.text

    @property
    def brief(self) -> str:
        """What is to be done, in one sentence: the last of the step."""
        return self.briefs[-1]

    @property
    def briefs(self) -> tuple[str, ...]:
        """The same with all that is said before it, and with ever less of that."""
        sentences = self.step.text.split(". ")
        return tuple(". ".join(sentences[first:]) for first in range(len(sentences)))

    @property
    def reading(self) -> Clause:
        """The rule to read about what is to be done; once it is solved, the first that the lesson is about."""
        return self.lesson.rules[0] if self.solved else self.rules.reading(self.state)

    @property
    def aim(self) -> str:
        """What stands above it: the goal; where something forbidden is to be tried, that this is no more than a try."""
        tries = not self.solved and isinstance(self.step.wants, Refused)
        return TRY if tries else self.lesson.goal

    @property
    def stars(self) -> int:
        """What it is worth when solved: a star goes for a hint, one for what went wrong or took too long.

        Where something forbidden is to be tried, nothing goes wrong: what is allowed is not made, and costs no star.
        """
        wrong = self.slips > 0 or self.tries > 1 or self.deeds > self.lesson.par
        return STARS - self.hinted - wrong

    def is_met_by(self, move: Any) -> bool:
        """Whether a move would do what this step waits for."""
        return self.attempt(move).number > self.number

    def asked(self) -> Run:
        """Note that the hint of this step was asked for, if it has one."""
        return attrs.evolve(self, hinted=self.hinted or bool(self.step.hint), hint=bool(self.step.hint))

    def attempt(self, move: Any) -> Run:
        """Make a move, or meet the rule that forbids it."""
        refusal = self.rules.explain(self.state, self.lesson.seat, move)
        return self.played(((self.lesson.seat, move),)) if refusal is None else self.tried(refusal)

    def tried(self, refusal: Refusal, *, asking: bool = False) -> Run:
        """Meet a refusal: the step may ask for it. Only `asking` why something is not allowed is no mistake."""
        if self.solved:
            return self
        after = attrs.evolve(self, slip="", met=self.met | {refusal.clause})
        if self.step.wants.holds(Deed(self.rules, self.lesson.seat, refusal=refusal, state=self.state)):
            return after._further(self.history)._go_on()
        return attrs.evolve(after, tries=self.tries + (not asking))

    def played(self, entries: Entries) -> Run:
        """Make legal moves of the learner, and of others where the learner makes them too. Raises `Illegal`."""
        run = self
        for seat, move in entries:
            run = run._made(seat, move)
            if run.slip:
                return run
        return run._go_on(self)

    def advance(self) -> Run:
        """Go on after a round that has ended: chance has its move."""
        move = self.rules.draw(self.state, self._chance())
        return attrs.evolve(self, history=self.history.after(CHANCE, move), slip="")._go_on()

    def _made(self, seat: Seat, move: Any) -> Run:
        history = self.history.after(seat, move)
        if seat != self.lesson.seat or self.solved:
            return attrs.evolve(self, history=history)
        deed = self._deed(history, len(self.history.entries))
        if self.step.wants.holds(deed):
            return self._further(history)
        slip = first(self.step.slips, deed)
        if slip is not None:
            return attrs.evolve(self, slip=slip, slips=self.slips + (not isinstance(self.step.wants, Refused)))
        return attrs.evolve(self, history=history, slip="", deeds=self.deeds + 1)

    def _further(self, history: History, *, counts: bool = True) -> Run:
        """Let the others reply, and go to the next step."""
        for seat, move in self.step.replies:
            history = history.after(seat, move)
        return attrs.evolve(
            self, history=history, number=self.number + 1, slip="", hint=False, deeds=self.deeds + counts
        )

    def _go_on(self, before: Run | None = None) -> Run:
        """Let the others and chance play until the learner decides; when all is done, only what the learner must.

        What has followed may be what the step waits for, if it is still the one at which the learner moved, `before`.
        """
        run = self
        while True:
            entry = run._next()
            if entry is None or (run.solved and entry[0] != run.lesson.seat):
                break
            run = attrs.evolve(run, history=run.history.after(*entry))
        if before is None or run.solved or run.number != before.number:
            return run
        deed = run._deed(run.history, len(before.history.entries))
        return run._further(run.history, counts=False)._go_on() if run.step.wants.holds(deed) else run

    def _next(self) -> tuple[Seat, Any] | None:
        """The move of another seat, of chance, or the learner's only one; None when the learner has to decide."""
        acting = self.rules.to_act(self.state)
        if acting == {CHANCE}:
            return None if self.waits else (CHANCE, self.rules.draw(self.state, self._chance()))
        if self.lesson.seat in acting:
            return self._forced()
        return self._reply(min(acting)) if acting else None

    def _forced(self) -> tuple[Seat, Any] | None:
        seat = self.lesson.seat
        if self.rules.private(self.state, seat):
            return None
        moves = list(answers(self.rules, self.state, seat))
        return (seat, moves[0]) if len(moves) == 1 else None

    def _reply(self, seat: Seat) -> tuple[Seat, Any]:
        """What another seat does: a move of the first kind it can make, drawn by lot."""
        moves = list(self.rules.legal_moves(self.state, seat))
        kinds = [kind for kind in self.lesson.others if any(move.kind == kind for move in moves)]
        fit = [move for move in moves if not kinds or move.kind == kinds[0]]
        return seat, fit[below(len(fit), self._chance())]

    def _chance(self) -> Randomness:
        return Sown(f"{self.lesson.seed}/{len(self.history.entries)}")

    def _deed(self, history: History, start: int) -> Deed:
        """All that has been done from entry `start` on."""
        entries = tuple(
            Entry(history.states[k], history.entries[k].seat, history.entries[k].move, history.states[k + 1])
            for k in range(start, len(history.entries))
        )
        return Deed(self.rules, self.lesson.seat, entries)


def opened(rules: AnyRules, lesson: Lesson) -> History:
    """The position a lesson begins with, with the past that led there, if there is any."""
    start = lesson.start
    if not isinstance(start, Opening):
        return History(rules, len(rules.scores(start)), start.options, (start,))
    history = History.start(rules, start.seats, rules.Options() if start.options is None else start.options)
    log = list(start.log)
    while log or rules.to_act(history.state) == {CHANCE}:
        if rules.to_act(history.state) == {CHANCE} and (not log or log[0][0] != CHANCE):
            chance = Sown(f"{start.seed}/{len(history.entries)}")
            history = history.after(CHANCE, rules.draw(history.state, chance))
        else:
            history = history.after(*log.pop(0))
    return history


def outcome(rules: AnyRules, lesson: Lesson, moves: tuple[Any, ...]) -> Run:
    """Take a lesson with these moves and tries, going on after every round."""
    run = Run.begin(rules, lesson)
    for move in moves:
        run = run.advance() if run.waits else run
        run = run.attempt(move)
    return run


def wanted(run: Run) -> Any:
    """What the solution does at this point of a lesson; None where another way has been gone."""
    along = Run.begin(run.rules, run.lesson)
    for move in run.lesson.solution:
        along = along.advance() if along.waits else along
        if (along.number, along.state) == (run.number, run.state):
            return move
        along = along.attempt(move)
    return None
