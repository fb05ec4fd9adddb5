"""Strangers guess the password of somebody who has an account, from many addresses.

    PYTHONPATH=src python benchmarks/attacks/passwords.py http://127.0.0.1:8000 --guesses 600

The server must run on this machine and believe it as a proxy (`granada serve --proxies 127.0.0.1`): so the guesses come
from as many addresses as there are. Prints how the guesses were answered, and whether the owner can still sign in."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from time import monotonic

import httpx

NAME, PASSWORD = "Leocadia", "walls above the river"
AT_ONCE = 4


async def attempt(address: str, source: str, password: str, device: str = "") -> tuple[str, float]:
    """How the server answers, and after how many seconds."""
    headers = {"x-granada": "attack", "x-forwarded-for": source}
    cookies = {"granada-device": device} if device else {}
    async with httpx.AsyncClient(headers=headers, cookies=cookies, timeout=120) as http:
        began = monotonic()
        answer = await http.post(f"{address}/api/people/sign-in", json={"name": NAME, "password": password})
        return "let in" if answer.is_success else str(answer.json()["code"]), monotonic() - began


async def run(address: str, guesses: int) -> None:
    headers = {"x-granada": "attack", "x-forwarded-for": "203.0.113.1"}
    async with httpx.AsyncClient(headers=headers) as owner:
        await owner.post(f"{address}/api/people/register", json={"name": NAME, "password": PASSWORD})
        device = owner.cookies.get("granada-device") or ""
    gate = asyncio.Semaphore(AT_ONCE)

    async def guess(number: int) -> str:
        async with gate:
            return (await attempt(address, f"198.51.{number % 256}.{number // 256}", f"guess number {number}"))[0]

    print(f"{guesses} guesses:", dict(Counter(await asyncio.gather(*(guess(number) for number in range(guesses))))))
    for visitor, source, known in (
        ("the owner at the usual address", "203.0.113.1", ""),
        ("the owner's device elsewhere", "192.0.2.1", device),
        ("somebody with the right password, elsewhere", "192.0.2.2", ""),
    ):
        outcome, seconds = await attempt(address, source, PASSWORD, known)
        print(f"{visitor}: {outcome} after {seconds:.2f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--guesses", type=int, default=600)
    given = parser.parse_args()
    asyncio.run(run(given.address, given.guesses))
