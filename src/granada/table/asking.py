"""How bots are asked, so that whatever they do the game goes on.

Who is asked, who stands in for whom and how long they may take is decided here, once. Where they think is up to the
host: here, in a thread beside it, or in another process. So `deciding` asks nobody itself: it is a generator that gives
questions and is sent what came of them."""

import logging
from collections.abc import Callable, Generator
from concurrent.futures import Future
from enum import StrEnum
from functools import partial
from threading import Thread
from typing import NamedTuple, TypeVar

import msgspec

from granada.bots import Budget, all_kinds, make
from granada.kernel.chance import seed_from
from granada.kernel.state import State

TIMEOUT_S = 60.0
"""Seconds that thinking about one question may take, many times as many as the slowest bot usually needs."""
STAND_IN = "apprentice"
"""The kind of bot that decides where another one could not."""

log = logging.getLogger(__name__)
T = TypeVar("T")


class Trouble(StrEnum):
    FAILED = "failed"
    ILLEGAL = "illegal"
    OVERRAN = "overran"


class Stumble(msgspec.Struct, frozen=True):
    """A bot could not decide, and another one did it."""

    seat: int
    kind: str
    trouble: Trouble


class Stumbled(Exception):
    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class BotQuestion(NamedTuple):
    """What would a bot of this kind do for this seat?"""

    state: State
    """The true one: bots are shown a sample of it."""
    seat: int
    kind: str

    def sample(self) -> State:
        """What the seat knows, and the rest made up. Bots remember nothing from one decision to the next, so that a
        resumed game goes on as if it had never been interrupted."""
        return sample_for(self.state, self.seat)

    @property
    def seed(self) -> int:
        return seed_for(self.state, "bot", self.seat)


Deciding = Generator[BotQuestion, str | Stumbled, str]


def deciding(state: State, seat: int, kind: str, stumbles: list[Stumble], table: str = "here") -> Deciding:
    """The text of a legal move for the seat: that of its bot, or else of a stand-in, or else the first one by name,
    with which every game comes to an end. Bots that could not decide are added to the stumbles; those that never came
    back are not asked again. The log names the table."""
    legal = [str(move) for move in state.legal_moves(seat)]
    if len(legal) == 1:
        return legal[0]
    for who in dict.fromkeys((kind, STAND_IN)):
        if who not in all_kinds() or Stumble(seat, who, Trouble.OVERRAN) in stumbles:
            continue
        answer = yield BotQuestion(state, seat, who)
        if not isinstance(answer, Stumbled):
            if answer in legal:
                return answer
            answer = Stumbled(Trouble.ILLEGAL)
        log.warning("%s, seat %d, table %s, %s", who, seat, table, answer.trouble, exc_info=answer.__cause__)
        stumbles.append(Stumble(seat, who, answer.trouble))
    return min(legal)


def decide(state: State, seat: int, kind: str, stumbles: list[Stumble]) -> str:
    """The same, by asking the bots in this process."""
    asking = deciding(state, seat, kind, stumbles)
    try:
        question = next(asking)
        while True:
            question = asking.send(_asked_here(question))
    except StopIteration as decided:
        return str(decided.value)


def _asked_here(question: BotQuestion) -> str | Stumbled:
    try:
        return aside(partial(choose, question.kind, question.seed, question.sample(), question.seat))
    except Stumbled as stumbled:
        return stumbled


def choose(kind: str, seed: int, sample: State, seat: int, stopped: Callable[[], bool] | None = None) -> str:
    """What a new bot of this kind chooses: the text of a move, or Stumbled if that is no legal one."""
    legal = {move: str(move) for move in sample.legal_moves(seat)}
    move = make(kind, seed).choose(sample, seat, Budget(stopped=stopped))
    if move not in legal:
        raise Stumbled(Trouble.ILLEGAL)
    return legal[move]


def aside(think: Callable[[], T]) -> T:
    """What comes of thinking in a thread that does not keep the program from ending: nobody can stop it if it goes on
    for ever. Stumbled if it fails or takes too long."""
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
        raise Stumbled(Trouble.OVERRAN) from None
    if isinstance(error, Stumbled):
        raise error
    if error is not None:
        raise Stumbled(Trouble.FAILED) from error
    return answer.result()


def sample_for(state: State, seat: int) -> State:
    """A position that the seat cannot tell from the true one, always the same one at this point of the game."""
    return state.sample_hidden(seat, seed_for(state, "sample", seat))


def seed_for(state: State, what: str, seat: int) -> int:
    """The game's seed and the moves played decide how its bots play, so that a game with a given seed can be
    repeated. They need numbers of their own: those of the game's stream are the shuffles."""
    return seed_from(f"{what}:{state.chance.seed}:{seat}:{state.played}")
