"""How bots think in the only thread that there is: in steps, so that requests are answered meanwhile, and no longer
than anybody wants to know their answer."""

import asyncio
from collections.abc import Callable
from time import monotonic

from granada.bots.asking import BotFailed, BotQuestion, FailureReason, choosing
from granada.kernel.state import Move

MOST_SECONDS = {"master": 0.25}
"""Masters think about twice as long here as natively, and people should not have to wait for them."""
LONGEST = 3.0
"""Seconds, however much time a clock allows."""
STEP = 0.05
"""Seconds after which everything else has its turn."""


class NotWanted(Exception):
    """Nobody waits for the answer any more."""


async def think(question: BotQuestion, clock: float | None, is_wanted: Callable[[], bool]) -> Move | BotFailed:
    """The answer of the bot, if its clock allows so many seconds."""
    steps = choosing(question.kind, question.seed, question.sample(), question.seat, seconds_for(question.kind, clock))
    rested = monotonic()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            move: Move = end.value
            return move
        except Exception as error:
            failed = BotFailed(FailureReason.FAILED)
            failed.__cause__ = error
            return failed
        if monotonic() - rested >= STEP:
            await asyncio.sleep(0)
            if not is_wanted():
                raise NotWanted
            rested = monotonic()


def seconds_for(kind: str, clock: float | None) -> float | None:
    """How long a bot of this kind may think; None: as long as usual."""
    allowed = (MOST_SECONDS.get(kind), None if clock is None else min(clock, LONGEST))
    return min((seconds for seconds in allowed if seconds is not None), default=None)
