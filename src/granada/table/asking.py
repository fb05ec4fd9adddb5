"""How a bot is asked for a move, so that whatever it does the game goes on."""

import logging
from collections.abc import Callable
from concurrent.futures import Future
from enum import StrEnum
from threading import Thread

import msgspec

from granada.bots import BOTS, Budget, make
from granada.kernel.chance import seed_from
from granada.kernel.state import Move, State

PATIENCE = 15.0
"""Seconds that a bot may take, several times as many as the slowest kind usually needs."""
STAND_IN = "apprentice"
"""The kind of bot that decides where another one could not."""

log = logging.getLogger(__name__)


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


class Clerk:
    """Asks the bots of one table, and sees to it that there is always an answer."""

    def __init__(self) -> None:
        self.stumbles: list[Stumble] = []
        self.lost: set[tuple[int, str]] = set()
        """Bots that never came back. They may still be thinking, so they are not asked again."""

    def ask(self, kind: str, state: State, seat: int, seed: int) -> Move:
        """A legal move for the seat of this state, which is a sample: its own bot's, or else a stand-in's, or else the
        first one by name, with which every game comes to an end."""
        for who in (kind, STAND_IN):
            if (seat, who) in self.lost:
                continue
            try:
                return decide(who, state.clone(), seat, seed)
            except Stumbled as stumble:
                log.warning("%s, seat %d, %s", who, seat, stumble.trouble, exc_info=stumble.__cause__)
                self.stumbles.append(Stumble(seat, who, stumble.trouble))
                if stumble.trouble is Trouble.OVERRAN:
                    self.lost.add((seat, who))
        return min(state.legal_moves(seat), key=str)


def seed_for(state: State, what: str, seat: int) -> int:
    """The game's seed and the moves played decide how its bots play, so that a game with a given seed can be
    repeated. They need numbers of their own: those of the game's stream are the shuffles."""
    return seed_from(f"{what}:{state.chance.seed}:{seat}:{state.played}")


def decide(kind: str, state: State, seat: int, seed: int, budget: Budget | None = None) -> Move:
    """What a new bot of this kind chooses; BadOption if there is no such kind, and Stumbled if it cannot choose."""
    if kind not in BOTS:
        make(kind, seed)
    legal = state.legal_moves(seat)
    answer = think_aside(lambda: make(kind, seed).choose(state, seat, budget))
    try:
        error = answer.exception(PATIENCE)
    except TimeoutError:
        raise Stumbled(Trouble.OVERRAN) from None
    if error is not None:
        raise Stumbled(Trouble.FAILED) from error
    if answer.result() not in legal:
        raise Stumbled(Trouble.ILLEGAL)
    return answer.result()


def think_aside(choose: Callable[[], Move]) -> Future[Move]:
    """In a thread that does not keep the program from ending: nobody can stop it if it goes on for ever."""
    answer: Future[Move] = Future()

    def think() -> None:
        try:
            answer.set_result(choose())
        except BaseException as error:
            answer.set_exception(error)

    Thread(target=think, daemon=True).start()
    return answer
