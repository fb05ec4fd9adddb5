"""What can be wrong with what a person or a program asks for. Texts for people are in the locale catalogues."""

from enum import StrEnum


class GranadaError(Exception):
    """Anything that the caller can put right."""


class Reason(StrEnum):
    """Why any game may refuse a move. Each game adds reasons of its own."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_UNDERSTOOD = "not-understood"
    NOT_NOW = "not-now"


class IllegalMove(GranadaError):
    """A move that the rules refuse. The state has not changed."""

    def __init__(self, reason: str, move: str, seat: int | None = None) -> None:
        super().__init__(f"{move!r} is refused: {reason}")
        self.reason = reason
        self.move = move
        self.seat = seat

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, int | None]]:
        return IllegalMove, (self.reason, self.move, self.seat)


class BadOption(GranadaError):
    """A game was asked for that does not exist in this form."""


class BadPosition(GranadaError):
    """A dump that does not describe a position of the game."""


class BadRecord(GranadaError):
    """A record that cannot be read, or that does not replay as it says."""


class BadContent(GranadaError):
    """A content file whose rows cannot be right."""
