"""Garbage collection by the clock, so that it never delays a thousand tables.

By default, Python collects when the number of objects has grown. But each move replaces the objects of a table: the
number hardly grows, while almost all objects are new, and one collection takes tens of milliseconds. So we collect
young objects often, when there are few of them, and old objects, which are seldom garbage, seldom."""

import asyncio
import gc

PAUSE = 0.25
"""Seconds between collections of the youngest objects. Half as often is half the work where few tables make many moves,
and takes twice as long at a time where many tables make few."""
ROUNDS = 20
"""The number of collections of the youngest objects before one of those of middle age."""
LONG_ROUNDS = 720
"""The number of collections of objects of middle age before one of all objects."""


async def collect_garbage() -> None:
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
