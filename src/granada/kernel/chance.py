"""Chance: the only source of randomness in a game.

Anybody can check a shuffle by hand, in any language: block number n of the stream is the SHA-256 of the text
``SEED:n``, read as eight big-endian 32-bit numbers, and ``below(k)`` takes the next of these numbers modulo k,
passing over the few at the top of the range that would make some results likelier than others.
"""

from hashlib import sha256
from secrets import randbits
from typing import Final

from mypy_extensions import i64

NUMBERS_IN_A_BLOCK: Final = 8
RANGE: Final[i64] = 1 << 32
BYTES_OF_A_NUMBER: Final = 4
SEED_BITS: Final = 128


def commitment(secret: int | str) -> str:
    """What is published before the game: it fixes a seed or a nonce without telling it."""
    return sha256(str(secret).encode()).hexdigest()


def fresh_seed() -> int:
    """A seed that nobody can guess, not even by trying all of them against its commitment."""
    return randbits(SEED_BITS)


def seed_from(text: str, bits: int = SEED_BITS) -> int:
    """The seed that belongs to a text: for whatever needs random numbers of its own that can be repeated."""
    return int(sha256(text.encode()).hexdigest(), 16) >> 256 - bits


class Chance:
    """A position in the stream of random numbers that belongs to a seed.

    >>> Chance(7).below(100) == Chance(7).below(100)
    True
    """

    def __init__(self, seed: int, drawn: i64 = 0, block: bytes = b"") -> None:
        self.seed = seed
        self.drawn: i64 = drawn
        self.block = block
        """The block that is being read."""
        if drawn % NUMBERS_IN_A_BLOCK and not block:
            self._open_block()

    def below(self, count: i64) -> i64:
        """One of 0, 1, …, count - 1, each as likely as the others."""
        if not 0 < count <= RANGE:
            raise ValueError(f"there is nothing to choose from {count}")
        fair = RANGE - RANGE % count
        while True:
            place = self.drawn % NUMBERS_IN_A_BLOCK
            if place == 0:
                self._open_block()
            self.drawn += 1
            number = self._number(place * BYTES_OF_A_NUMBER)
            if number < fair:
                return number % count

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        """The items in a random order."""
        self.shuffle(items)
        return tuple(items)

    def clone(self) -> "Chance":
        """The same place in the same stream, independent of this one."""
        return Chance(self.seed, self.drawn, self.block)

    def __reduce__(self) -> tuple[type["Chance"], tuple[int, int]]:
        """For pickle and copy, which see nothing of compiled objects."""
        return Chance, (self.seed, int(self.drawn))

    def _open_block(self) -> None:
        number = self.drawn // NUMBERS_IN_A_BLOCK
        self.block = sha256(f"{self.seed}:{number}".encode()).digest()

    def _number(self, at: i64) -> i64:
        """The big-endian number that begins at this byte of the block."""
        block = self.block
        number: i64 = block[at]
        for byte in range(at + 1, at + BYTES_OF_A_NUMBER):
            number = number << 8 | block[byte]
        return number


class Dice:
    """Random numbers for imagined games: nobody has to check them, but there must be many of them. The same
    seed gives the same numbers everywhere; they come from a xorshift generator of 32 bits."""

    def __init__(self, seed: int) -> None:
        mixed: i64 = seed % LARGEST_PRIME
        self.number: i64 = (mixed * SPREADING + 1) % RANGE or 1
        self.below(1)
        self.below(1)

    def below(self, count: i64) -> i64:
        """One of 0, 1, …, count - 1, for counts far below 2**32 each about as likely as the others."""
        number = self.number
        number ^= number << 13 & RANGE - 1
        number ^= number >> 17
        number ^= number << 5 & RANGE - 1
        self.number = number
        return number % count

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)


LARGEST_PRIME: Final = (1 << 32) - 5
"""Below RANGE. No i64, because seeds may be larger than that."""
SPREADING: Final[i64] = 1_664_525
