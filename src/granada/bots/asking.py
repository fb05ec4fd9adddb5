"""How bots are asked, in live games and in the arena.

This module alone decides what bots are asked and which answers are accepted; for live games also their time and their
stand-ins. The host decides where they think. So `asked` and `deciding` are generators: they give questions, and the
host sends the answers."""

import logging
from collections.abc import Callable, Generator
from concurrent.futures import Future
from enum import StrEnum
from functools import partial
from threading import Thread
from typing import TypeVar

import msgspec

from granada.bots import Budget, all_kinds, make
from granada.bots.master import Master
from granada.kernel.chance import seed_from
from granada.kernel.state import Move, State

TIMEOUT_S = 60.0
"""Seconds that thinking about one question may take, many times as many as the slowest bot usually needs."""
STAND_IN = "apprentice"
"""The kind of bot that decides where another one could not."""

log = logging.getLogger(__name__)
T = TypeVar("T")


class FailureReason(StrEnum):
    FAILED = "failed"
    ILLEGAL = "illegal"
    OVERRAN = "overran"


class BotFailure(msgspec.Struct, frozen=True):
    """A bot could not decide, and another one did it."""

    seat: int
    kind: str
    reason: FailureReason


class BotFailed(Exception):
    def __init__(self, reason: FailureReason) -> None:
        super().__init__(reason)
        self.reason = reason


class BotQuestion(msgspec.Struct, frozen=True):
    """What would a bot of this kind do for this seat?"""

    state: State
    """The true one: bots are shown a sample of it."""
    seat: int
    kind: str

    def sample(self) -> State:
        """What the seat knows, and the rest made up."""
        return sample_for(self.state, self.seat)

    @property
    def seed(self) -> int:
        return seed_for(self.state, "bot", self.seat)


Asking = Generator[BotQuestion, object, T]
"""Gives questions and is sent the answers: BotFailed, or what a bot wants, which may be anything."""


def asked(state: State, seat: int, kind: str) -> Asking[Move | BotFailed]:
    """The legal move that a bot chooses for the seat, or BotFailed. Where there is only one, nobody is asked."""
    codes = state.legal_codes(seat)
    if len(codes) == 1:
        return state.move(codes[0])
    answer = yield BotQuestion(state, seat, kind)
    if isinstance(answer, BotFailed) or (isinstance(answer, Move) and answer.code in codes):
        return answer
    return _refused(state, seat, answer)


def deciding(state: State, seat: int, kind: str, failures: list[BotFailure], table: str = "here") -> Asking[Move]:
    """A legal move for the seat: that of its bot, or else of a stand-in, or else the first one by name, with which
    every game comes to an end. Bots that could not decide are added to the failures; those that never came back are not
    asked again. The log names the table."""
    for each in dict.fromkeys((kind, STAND_IN)):
        if each not in all_kinds() or BotFailure(seat, each, FailureReason.OVERRAN) in failures:
            continue
        answer = yield from asked(state, seat, each)
        if not isinstance(answer, BotFailed):
            return answer
        log.warning("%s, seat %d, table %s, %s", each, seat, table, answer.reason, exc_info=answer.__cause__)
        failures.append(BotFailure(seat, each, answer.reason))
    return min(state.legal_moves(seat), key=str)


def answered(asking: Asking[T], think: Callable[[BotQuestion], object]) -> T:
    """What the generator returns if its questions are answered so."""
    answer: object = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        answer = think(question)


def decide(state: State, seat: int, kind: str, failures: list[BotFailure]) -> Move:
    """The move of a bot in a live game of this process, or of its stand-in."""
    return answered(deciding(state, seat, kind, failures), _asked_here)


def _asked_here(question: BotQuestion) -> Move | BotFailed:
    try:
        return in_thread(partial(choose, question.kind, question.seed, question.sample(), question.seat))
    except BotFailed as failed:
        return failed


def choose(
    kind: str,
    seed: int,
    sample: State,
    seat: int,
    stopped: Callable[[], bool] | None = None,
    clock: float | None = None,
) -> Move:
    """What a new bot of this kind chooses within the seconds that its clock allows. In live games bots remember nothing
    from one decision to the next, so that a resumed game goes on as if it had never been interrupted."""
    return make(kind, seed).choose(sample, seat, Budget(stopped=stopped, clock=clock))


def choosing(kind: str, seed: int, sample: State, seat: int, clock: float | None = None) -> Generator[None, None, Move]:
    """What a new bot chooses, in steps: a host with one thread may do other things between them, and need not go on.
    Quick bots take one step."""
    bot, budget = make(kind, seed), Budget(clock=clock)
    if isinstance(bot, Master):
        return (yield from bot.choosing(sample, seat, budget))
    return bot.choose(sample, seat, budget)


def in_thread(think: Callable[[], T]) -> T:
    """What comes of thinking in a thread that does not keep the program from ending: nobody can stop it if it goes on
    for ever. BotFailed if it fails or takes too long."""
    answer: Future[T] = Future()

    def run() -> None:
        try:
            answer.set_result(think())
        except BaseException as error:
            answer.set_exception(error)

    Thread(target=run, daemon=True).start()
    try:
        error = answer.exception(TIMEOUT_S)
    except TimeoutError:
        raise BotFailed(FailureReason.OVERRAN) from None
    if error is not None:
        raise BotFailed(FailureReason.FAILED) from error
    return answer.result()


def _refused(state: State, seat: int, answer: object) -> BotFailed:
    """The rules say why."""
    refused = BotFailed(FailureReason.ILLEGAL)
    try:
        state.clone().play(answer, seat)
    except Exception as error:
        refused.__cause__ = error
    return refused


def sample_for(state: State, seat: int) -> State:
    """A position that the seat cannot tell from the true one, always the same one at this point of the game."""
    return state.sample_hidden(seat, seed_for(state, "sample", seat))


def seed_for(state: State, what: str, seat: int) -> int:
    """The game's seed and the moves played decide how its bots play, so that a game with a given seed can be
    repeated. They need numbers of their own: those of the game's stream are the shuffles."""
    return seed_from(f"{what}:{state.chance.seed}:{seat}:{state.played}")
