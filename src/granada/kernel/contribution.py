"""Contribution: a random number that the client of a seat has added to the shuffles, so that nobody can choose them.

The host commits itself to a number, and each client that takes part to one of its own, before anybody tells another
one. The seed of the game is made of all of them. A person who trusts one of the numbers knows that nobody chose the
seed."""

import re
from collections.abc import Sequence
from secrets import token_hex
from typing import Annotated, TypeAlias

import msgspec

from granada.kernel.chance import commitment, seed_from
from granada.kernel.errors import BadRecord
from granada.kernel.faults import KernelFault

NONCE_BYTES = 32
DIGITS = 2 * NONCE_BYTES

Digits: TypeAlias = Annotated[str, msgspec.Meta(min_length=DIGITS, max_length=DIGITS, pattern=f"[0-9a-f]{{{DIGITS}}}")]
"""A nonce or a SHA-256, in hexadecimal digits: nothing can be written in two ways."""


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has added to the seed.

    >>> from granada.kernel.chance import commitment
    >>> contribution = Contribution(0, commitment("07" * 32), "07" * 32)
    """

    seat: int
    commitment: Digits
    """The SHA-256 of the nonce, told before anybody told a nonce."""
    nonce: Digits


def fresh_nonce() -> str:
    """A nonce that nobody can guess."""
    return token_hex(NONCE_BYTES)


def combined(number: int, contributions: Sequence[Contribution]) -> int:
    """The seed from the number of the host, and from the seed the number of the host: each is the other one, with bits
    turned over (exclusive or) as the nonces say. Alone, the nonces say nothing of the seed."""
    if not contributions:
        return number
    nonces = (f"{each.seat}:{each.nonce}" for each in sorted(contributions, key=lambda each: each.seat))
    return number ^ seed_from(" ".join(("granada deal", *nonces)))


def check(contributions: Sequence[Contribution], players: int) -> None:
    """BadRecord unless each nonce fits its commitment, and the seats are in order."""
    seats = [each.seat for each in contributions]
    if seats != sorted({seat for seat in seats if 0 <= seat < players}):
        raise BadRecord(KernelFault.UNREADABLE_HEAD, line="contribution")
    for each in contributions:
        if not re.fullmatch(f"[0-9a-f]{{{DIGITS}}}", each.nonce) or commitment(each.nonce) != each.commitment:
            raise BadRecord(KernelFault.NONCE_CHANGED, seat=each.seat)
