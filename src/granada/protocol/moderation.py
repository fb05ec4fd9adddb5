"""Moderation: what moderators see, and what they have done."""

import msgspec

from granada.protocol.people import Somebody


class OpenReport(msgspec.Struct, frozen=True):
    id: int
    at: int
    reporter: Somebody
    person: Somebody
    text: str


class Said(msgspec.Struct, frozen=True):
    """A message in the chat of a table."""

    id: int
    table: str
    at: int
    text: str


class Moderated(msgspec.Struct, frozen=True):
    """A person as moderators see them."""

    id: str
    name: str
    silenced: bool
    """Whether the person is silenced: they can neither chat nor choose another name."""
    said: tuple[Said, ...]
    """The last messages of the person, if somebody has reported them."""


class Intervention(msgspec.Struct, frozen=True):
    """Something that a moderator has done."""

    id: int
    at: int
    moderator: Somebody
    kind: str
    person: Somebody | None
    detail: str
