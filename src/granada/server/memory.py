"""Garbage collection by the clock, so that it never delays a thousand tables.

By default, Python collects when the number of objects has grown. But each move replaces the objects of a table: the
number hardly grows, while almost all objects are new, and one collection takes tens of milliseconds. So we collect
young objects often, when there are few of them, and old objects, which are seldom garbage, seldom."""

import asyncio
import gc

PAUSE = 0.1
"""Seconds between collections of the youngest objects."""
ROUNDS = 50
"""So many collections of the youngest objects come before one of those of middle age."""
LONG_ROUNDS = 720
"""So many collections of objects of middle age come before one of all objects."""


async def look_for_garbage() -> None:
    gc.collect()
    gc.freeze()  # Imported modules stay.
    gc.disable()
    try:
        while True:
            for _ in range(LONG_ROUNDS):
                for _ in range(ROUNDS):
                    await asyncio.sleep(PAUSE)
                    gc.collect(0)
                gc.collect(1)
            gc.collect()
    finally:
        gc.enable()
