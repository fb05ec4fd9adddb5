"""Where a game stands: starting tiles are chosen, then turns are played, then it is over."""

from typing import Final

from mypy_extensions import i64

CHOOSING: Final[i64] = 0
PLAYING: Final[i64] = 1
OVER: Final[i64] = 2
