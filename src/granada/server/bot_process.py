"""A process in which bots think: a line of JSON in, a line of JSON out, until its input ends.

A bot that thinks for long writes a line, and reads another one that allows it to go on or not."""

import os
import signal
import sys
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

import msgspec

from granada.answers.hints import Advice, advice_for
from granada.bots.asking import BotFailed, answered, asked, choose
from granada.games import load

NICENESS = 10
"""Players come before bots that think."""
SLICE_S = 0.1
"""Seconds after which a bot asks whether it may go on. In one slice, grandmasters of the compiled build think more than
masters usually do."""


class Asked(msgspec.Struct, frozen=True):
    game: str
    edition: str | None
    """The text of its file, where it is not the built-in edition."""
    position: dict[str, object]
    """A sample: what the seat knows, and the rest made up."""
    seat: int
    seed: int


class MoveQuestion(Asked, frozen=True, tag="move"):
    """What does this bot do?"""

    kind: str
    clock: float | None = None
    """The seconds that its clock allows."""


class HintQuestion(Asked, frozen=True, tag="hint"):
    """What is a person advised to do?"""


class Choice(msgspec.Struct, frozen=True, tag="move"):
    move: str
    """Empty if the bot wanted what is not legal."""


class StillThinking(msgspec.Struct, frozen=True, tag="still"):
    """May the bot go on? The answer is true or false."""


AnyQuestion: TypeAlias = MoveQuestion | HintQuestion
Answer: TypeAlias = Choice | Advice
Reply: TypeAlias = Answer | StillThinking


def answer(question: AnyQuestion, stopped: Callable[[], bool]) -> Answer:
    state = load(question.game, question.edition).reload(question.position)
    if isinstance(question, MoveQuestion):
        kind, seat, seed = question.kind, question.seat, question.seed
        move = answered(
            asked(state, seat, kind), lambda _: choose(kind, seed, state.clone(), seat, stopped, question.clock)
        )
        return Choice("" if isinstance(move, BotFailed) else str(move))
    return advice_for(state, question.seat, question.seed, stopped)


class Permission:
    """A permission to go on thinking about one question. The bot asks for it again after every slice of time."""

    def __init__(self) -> None:
        self._until = monotonic() + SLICE_S
        self._ended = False

    def has_ended(self) -> bool:
        if not self._ended and monotonic() >= self._until:
            _write(StillThinking())
            self._ended = sys.stdin.buffer.readline().strip() != b"true"
            self._until = monotonic() + SLICE_S
        return self._ended

    def end(self) -> None:
        """There is an answer: a bot that was given up, and still thinks, must not read the next question."""
        self._ended = True


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(AnyQuestion)
    for line in sys.stdin.buffer:
        permission = Permission()
        reply = answer(decoder.decode(line), permission.has_ended)
        permission.end()
        _write(reply)


def _write(reply: Reply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
