"""Faults of content files, as data.

Authors of editions read the message ``content-fault-CODE`` of the catalogues, which is made from the same details
(`wording/content_faults.py`).
"""

from typing import TypeAlias

import msgspec

from granada.kernel.faults import Sentence

FaultDetail: TypeAlias = "str | int | tuple[str, ...] | Phrase"


class ContentFault(Sentence):
    """The common type of what can be wrong in content files; it has no members."""


class FileFault(ContentFault):
    """What can be wrong in the content file of any game."""

    NOT_TOML = "not-toml", "this is not TOML"
    NOT_TOML_AT = "not-toml-at", "line {line}, column {column}: this is not TOML"
    NOT_READABLE = "not-readable", "the file cannot be read: {detail}"
    NOT_WRITABLE = "not-writable", "{found} cannot be written in TOML"
    LONG_LINE = "long-line", "line {line} is longer than {most} characters"
    TOO_DEEP = "too-deep", "nested too deep"
    INSTEAD = "instead", "{found} instead of {wanted}"


class Phrase(msgspec.Struct, frozen=True):
    """A sentence about a fault, or a part of one."""

    code: ContentFault
    details: dict[str, FaultDetail] = {}

    @classmethod
    def of(cls, code: ContentFault, **details: object) -> "Phrase":
        return cls(code, {name: _detail(value) for name, value in details.items()})

    def __str__(self) -> str:
        """For programmers."""
        return self.code.sentence.format(**{name: in_text(detail) for name, detail in self.details.items()})


class PlacedFault(msgspec.Struct, frozen=True):
    """One thing that is wrong in a content file."""

    place: str
    """The table, the row and the field, as far as they are known: ``minor_poems 7 blue``."""
    what: Phrase

    def __str__(self) -> str:
        return f"{self.place}: {self.what}" if self.place else str(self.what)


def fault(place: str, code: ContentFault, **details: object) -> PlacedFault:
    return PlacedFault(place, Phrase.of(code, **details))


def in_text(detail: FaultDetail) -> str:
    return ", ".join(detail) if isinstance(detail, tuple) else str(detail)


def _detail(value: object) -> FaultDetail:
    """A value that is no name, number, phrase or list of names is shown as content files write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return tuple(map(str, value))
    return value if isinstance(value, int | Phrase) else str(value)
