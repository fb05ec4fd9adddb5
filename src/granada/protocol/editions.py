"""Editions that people make: the schema of a form, and the check of a draft."""

from typing import Any

import msgspec

from granada.protocol.common import Request
from granada.protocol.tables import EditionText


class EditionForm(msgspec.Struct, frozen=True):
    schema: dict[str, Any]
    """The JSON schema of trees."""
    tree: dict[str, Any]
    """The built-in edition."""


class Draft(Request, frozen=True):
    """A tree as a form has it, or the text of an edition file."""

    tree: dict[str, Any] | None = None
    text: EditionText | None = None


class EditionFault(msgspec.Struct, frozen=True):
    place: tuple[str, ...]
    """The table, the number of the row and the field, as far as they are known: ``("minor_poems", "6", "blue")``."""
    text: str


class CheckedDraft(msgspec.Struct, frozen=True):
    tree: dict[str, Any]
    text: str
    """The edition file."""
    faults: tuple[EditionFault, ...]
    provenance: dict[str, int]
    """How many components are known from a rulebook, inferred, and made up."""
    said: dict[str, str]
    """What components do, in words, by their places: ``minor_poems.6.blue``."""
