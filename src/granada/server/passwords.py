"""Passwords: how they are kept, and which are refused because an attacker would try them first.

As NIST SP 800-63B advises, there are no rules about kinds of characters: a password must be long enough, must not be
the name, and must not be among the usual first guesses (`easy_passwords.txt`)."""

import asyncio
import unicodedata
from functools import cache
from importlib.resources import files
from secrets import token_urlsafe
from string import ascii_lowercase, digits

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from granada.kernel.errors import GranadaError
from granada.server.faults import ServerFault

MOST_HASHING = 2
"""Passwords at a time: each takes much memory."""
LONGEST_REPEATED = 4
"""Signs. A password is easy that only says the same so many signs again and again."""
ROWS = (digits, digits + "0", ascii_lowercase, "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "йцукенгшщзхъ")
"""What fingers run along."""
SIGNS_FOR_LETTERS = str.maketrans("@430157$!", "aaeoistsi")

HASHER = PasswordHasher()
_hashing = asyncio.Semaphore(MOST_HASHING)


def check_not_easy(password: str, name: str) -> None:
    """EASY_PASSWORD if anybody who knows the name could soon guess it."""
    plain = _plain(password)
    words = {word for text in (plain, plain.translate(SIGNS_FOR_LETTERS)) for word in (text, _without_ends(text))}
    name = _plain(name)
    if not words.isdisjoint(_easy()) or words & {name, _without_ends(name)} - {""} or _repeats(plain) or _runs(plain):
        raise GranadaError(ServerFault.EASY_PASSWORD)


async def hashed(password: str) -> str:
    async with _hashing:
        return await asyncio.to_thread(HASHER.hash, password)


async def fits(password: str, hashed: str) -> bool:
    async with _hashing:
        try:
            return await asyncio.to_thread(HASHER.verify, hashed, password)
        except VerifyMismatchError:
            return False


async def dummy_hash() -> str:
    """A hash to compare with if there is no such person: the answer takes as long."""
    if not _DUMMY_HASHES:
        _DUMMY_HASHES.append(await hashed(token_urlsafe()))
    return _DUMMY_HASHES[0]


_DUMMY_HASHES: list[str] = []


def _plain(text: str) -> str:
    """The text without capitals, accents and blanks."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(sign for sign in apart if not (sign.isspace() or unicodedata.combining(sign)))


def _without_ends(word: str) -> str:
    """The word without the numbers and signs with which people make a word long enough."""
    return word.strip(digits + "!?.,-_*#+$@")


def _repeats(word: str) -> bool:
    return any(word == (word[:size] * len(word))[: len(word)] for size in range(1, LONGEST_REPEATED + 1))


def _runs(word: str) -> bool:
    return any(word in row or word in row[::-1] for row in map(_plain, ROWS))


@cache
def _easy() -> frozenset[str]:
    text = files("granada.server").joinpath("easy_passwords.txt").read_text(encoding="utf-8")
    return frozenset(_plain(word) for line in text.splitlines() if not line.startswith("#") for word in line.split())
