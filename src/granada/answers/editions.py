"""Editions that people bring to their tables."""

from importlib.resources import files

from granada.games import load
from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent
from granada.kernel.game import Game

LONGEST_LINE = 500
"""There are longer ones that take minutes to read."""


def checked_game(game: str, edition: str | None) -> Game:
    """The game with this edition, or BadContent with all that is wrong with it."""
    for number, line in enumerate((edition or "").split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadContent(fault("", FileFault.LONG_LINE, line=number, most=LONGEST_LINE))
    return load(game, edition)


def built_in_edition(game: str) -> str:
    return files(f"granada.games.{game}").joinpath("content.toml").read_text(encoding="utf-8")
