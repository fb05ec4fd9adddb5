"""Seat: a person or a bot at a table.

A seat has one text form, ``NAME=KIND``: people type it, and the header of a record has it.
"""

from typing import Final

import msgspec

from granada.bots import all_kinds

PERSON: Final = "human"


class Seat(msgspec.Struct, frozen=True):
    name: str
    """Empty if nobody has said it."""
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    def __str__(self) -> str:
        return f"{self.name}={self.kind}"

    @classmethod
    def read(cls, text: str) -> "Seat":
        """A seat from NAME=KIND, from a kind alone, or from the name of a person. Whether there is such a kind is asked
        when the game begins: records may speak of bots that this version does not know."""
        name, named, kind = text.rpartition("=")
        if named:
            return cls(name.strip(), kind.strip())
        return cls("", text.strip()) if text.strip() in (PERSON, *all_kinds()) else cls(text.strip(), PERSON)
