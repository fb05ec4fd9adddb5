"""A process in which bots think: a line of JSON in, a line of JSON out, until nobody asks any more."""

import os
import signal
import sys
from typing import TypeAlias

import msgspec

from granada.bots import make
from granada.games import load
from granada.table.hint import NoHint, hint_for

NICENESS = 10
"""People who play come before bots who think."""


class Asked(msgspec.Struct, frozen=True):
    game: str
    edition: str | None
    """The text of its file, where it is not the edition of the house."""
    position: dict[str, object]
    """A sample: what the seat knows, and the rest made up."""
    seat: int
    seed: int


class Question(Asked, frozen=True, tag="move"):
    """What does this bot do?"""

    kind: str


class HintQuestion(Asked, frozen=True, tag="hint"):
    """What is a person advised to do?"""


class Answer(msgspec.Struct, frozen=True, tag="move"):
    move: str


class Advice(msgspec.Struct, frozen=True, tag="hint"):
    moves: tuple[str, ...]
    """None if there is no hint."""
    ends_turn: bool = False
    gains: dict[str, float] = {}


AnyQuestion: TypeAlias = Question | HintQuestion
AnyAnswer: TypeAlias = Answer | Advice


def answer(question: AnyQuestion) -> AnyAnswer:
    state = load(question.game, question.edition).restore(question.position)
    if isinstance(question, Question):
        return Answer(str(make(question.kind, question.seed).choose(state, question.seat)))
    try:
        hint = hint_for(state, question.seat, question.seed)
    except NoHint:
        return Advice(())
    return Advice(tuple(map(str, hint.moves)), hint.ends_turn, hint.gains)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(AnyQuestion)
    for line in sys.stdin.buffer:
        reply = msgspec.json.encode(answer(decoder.decode(line)))
        sys.stdout.buffer.write(reply + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
