"""How Python looks for garbage, so that nobody at a thousand tables waits for it.

Most of what the server holds lives long, and to look through all of it takes hundreds of milliseconds. So this is done
once in an hour, and only what is new is looked through often."""

import asyncio
import gc

NEW_OBJECTS = 2000
ROUNDS = 10
NEVER = 1_000_000
PAUSE = 60 * 60
"""Seconds."""


async def look_for_garbage() -> None:
    gc.collect()
    gc.freeze()  # What was imported stays.
    gc.set_threshold(NEW_OBJECTS, ROUNDS, NEVER)
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
