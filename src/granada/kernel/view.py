"""View: what one seat, or a spectator, may know of a game. Each game describes its own."""

import msgspec


class Scoring(msgspec.Struct, frozen=True, gc=False):
    """A score sheet that can be shown without knowing the rules."""

    title: str
    """The id of its text, which is made with the round."""
    round: int | None
    sources: tuple[str, ...]
    """The sources of points; each has the text ``source-SOURCE``."""
    rows: tuple[tuple[int, ...], ...]
    """Points for each source: a row for each seat, and one for a rival without a seat."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The fields that the views of all games have.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> view = state.view(0)
    >>> view.turn, view.over
    (1, False)
    """

    game: str
    players: int
    seat: int | None
    """The seat that sees this; None for a spectator."""
    turn: int
    over: bool
    to_move: int | None
    deciders: tuple[int, ...]
    undoable: int
    hides: bool = True
    """Whether one seat may see now what another must not."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def rival(self) -> str | None:
        """The id of the name of a rival without a seat, if there is one."""
        return None

    def scorings(self) -> tuple[Scoring, ...]:
        """The points of each seat so far, by source."""
        return ()


class PicturedView(View, frozen=True, kw_only=True):
    """A view with a picture, for programs that do not know the game."""

    picture: tuple[str, ...]
    """Lines of symbols, to be shown in letters of one width."""
