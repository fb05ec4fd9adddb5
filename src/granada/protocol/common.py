"""Refusals, and what all requests have in common."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

LONGEST_NAME = 30
LONGEST_MOVE = 200
LONGEST_CHAT = 300
LONGEST_KEY = 40
MOST_SEATS = 8
LARGEST_NUMBER = 1 << 31

Language: TypeAlias = Literal["en", "es", "pl", "ru"]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=LARGEST_NUMBER)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY, pattern="^[!-~]+$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of the server: nothing that it does not know."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done. Nothing has changed."""

    code: str
    message: str
    """For programmers; people read the message ``error-CODE`` of the catalogues, made from the same details."""
    details: dict[str, Any] = msgspec.field(default_factory=dict)
