"""View: what one seat, or a spectator, may know of a game. Each game describes its own."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows."""

    game: str
    players: int
    seat: int | None
    """Whose eyes this is seen with; None for a spectator."""
    turn: int
    over: bool
    to_move: int | None
    deciders: tuple[int, ...]
    undoable: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
