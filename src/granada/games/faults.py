"""What can be wrong with the choice of a game."""

from granada.kernel.faults import Fault


class GamesFault(Fault):
    NO_SUCH_GAME = "no-such-game", "there is no game {game!r}; the games are: {games}"
