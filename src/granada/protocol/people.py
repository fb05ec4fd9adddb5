"""People: guests, registration, sign-in and profiles."""

from typing import Annotated, TypeAlias

import msgspec

from granada.protocol.common import Name, Request

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_LABEL = 60
LONGEST_SECRET = 100
LONGEST_REPORT = 1000

NewPassword: TypeAlias = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Password: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Guest(Request, frozen=True):
    name: Name


class Registration(Request, frozen=True):
    name: Name
    password: NewPassword


class SignIn(Request, frozen=True):
    name: Name
    password: Password


class Rename(Request, frozen=True):
    name: Name


class PasswordChange(Request, frozen=True):
    old: Password
    new: NewPassword


class ForgottenPassword(Request, frozen=True):
    name: Name


class PasswordReset(Request, frozen=True):
    secret: Annotated[str, msgspec.Meta(max_length=LONGEST_SECRET)]
    """The secret in the link."""
    password: NewPassword


class Report(Request, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_REPORT)]


class NewToken(Request, frozen=True):
    label: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LABEL, pattern=r"^[^\x00-\x1f]+$")]


class Somebody(msgspec.Struct, frozen=True):
    id: str
    name: str


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    registered: bool
    muted: tuple[str, ...]
    """The people whose messages are hidden, blocked ones too."""
    moderator: bool = False


class Token(msgspec.Struct, frozen=True):
    id: str
    label: str
    since: int


class FreshToken(msgspec.Struct, frozen=True):
    token: Token
    secret: str
    """Shown this once."""


class Standing(msgspec.Struct, frozen=True):
    game: str
    rating: float
    """The lowest strength that the person has with great certainty."""
    mu: float
    sigma: float
    games: int


class Tally(msgspec.Struct, frozen=True):
    played: int
    won: int


class Results(msgspec.Struct, frozen=True):
    """Results at one game with so many players. A game that was left to a bot counts as played and not won."""

    game: str
    players: int
    played: int
    won: int
    mean: float | None
    """The mean of one's own scores; null if one has left all games."""
    best: int | None
    against_people: Tally
    against_bots: Tally
    """Games against bots alone."""


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    registered: bool
    since: int
    played: dict[str, int]
    won: dict[str, int]
    standings: tuple[Standing, ...]
    results: tuple[Results, ...]
