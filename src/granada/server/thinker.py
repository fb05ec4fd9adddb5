"""A process in which bots think: a line of JSON in, a line of JSON out, until nobody asks any more."""

import os
import signal
import sys

import msgspec

from granada.bots import make
from granada.games import load

NICENESS = 10
"""People who play come before bots who think."""


class Question(msgspec.Struct, frozen=True):
    game: str
    position: dict[str, object]
    """A sample: what the bot's seat knows, and the rest made up."""
    seat: int
    kind: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    move: str


def answer(question: Question) -> Answer:
    state = load(question.game).restore(question.position)
    return Answer(str(make(question.kind, question.seed).choose(state, question.seat)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        reply = msgspec.json.encode(answer(decoder.decode(line)))
        sys.stdout.buffer.write(reply + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
