"""How Python looks for garbage, so that nobody at a thousand tables waits for it.

Left to itself, it looks when there are so many more objects than before. But each move replaces what is kept of a
table, so that the number hardly grows, while almost everything has become new: to look through it takes tens of
milliseconds. So it is done by the clock, often enough for little to be new. What lives longer is seldom garbage, and is
looked through seldom."""

import asyncio
import gc

PAUSE = 0.1
"""Seconds between looking through what is new."""
ROUNDS = 50
"""After so many, what has become older since is looked through too,"""
LONG_ROUNDS = 720
"""and after so many of these, everything."""


async def look_for_garbage() -> None:
    gc.collect()
    gc.freeze()  # What was imported stays.
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
