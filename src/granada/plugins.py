"""Finding games: the built-in ones, and those that installed packages bring as plug-ins.

A package brings a game by an entry point of the group ``granada.games``, named after the game:

    [project.entry-points."granada.games"]
    alquerque = "alquerque:PLUGIN"

A plug-in is checked when it is found. One that is broken is left out with a line in the log, and everything else works
as without it.
"""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, NamedTuple

GROUP = "granada.games"
BUILT_IN = "granada.games.built_in:PLUGINS"
ID = re.compile("[a-z][a-z0-9]{0,19}")
"""The id of a game: part of addresses and of the ids of messages."""
MOST_PLAYERS = 8
CATALOGUE = "en.ftl"
WEIGHTS = "weights.toml"
NEEDED = ("game", "about", "rules", "notation")
"""The messages that every plug-in brings: its name, what it is about, its rules in short, and how moves are written."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """What a game brings. Parts are given as ``module:name`` and loaded when they are needed. Only rules and words are
    necessary: every package has a substitute for a missing part, which fits any game."""

    rules: str
    """A `Game`."""
    words: str = ""
    """The package that holds its catalogues: ``en.ftl``, and those of other languages. Built-in games have none."""
    forms: str = ""
    """The `Forms` of its messages and events."""
    dictionary: str = ""
    """Everything that an edition says, in one language: takes `Texts`, the rules and the number of players."""
    editor: str = ""
    """An `Editor`: with it, people can make editions in the browser."""
    judge: str = ""
    """A `Judge`, made from the figures in the file ``weights.toml`` beside it. Without one, bots play games to their
    end at random to see what comes of a move."""
    simulations: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """How many of them a kind of bot usually runs for a decision with one player, with two, and so on; the last figure
    is for all larger tables. Without it, as many as it has time for."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Kinds of bots that can play only this game."""
    coach: str = ""
    """What matters now, in one sentence for beginners: takes the rules, the view of a seat and its question, and gives
    a `Message`, or None if there is nothing new to say."""
    deeds: str = ""
    """The ids of the events that the statistics of a table count."""
    details: str = ""
    """`Details`: what is counted in many games, for ``granada simulate``."""
    figures: str = ""
    """`DetailFigures`: how these details are shown."""
    balance: str = ""
    """`Details` about the components of an edition, for ``granada content report``."""
    encoding: str = ""
    """An `Encoding`, made from the rules and the number of players. Without one, the game has no environments for
    research."""
    face: str = ""
    """How it looks in the terminal: a `Face`, made from the rules, the screen and the names of the players."""


class LeftOut(NamedTuple):
    """A plug-in that is broken."""

    game: str
    package: str
    why: str
    """For its author."""


def plugins() -> Mapping[str, Plugin]:
    """All games that can be played here, by their ids: first the built-in ones, then the others by name."""
    return _found()[0]


def left_out() -> Sequence[LeftOut]:
    return _found()[1]


@cache
def _found() -> tuple[Mapping[str, Plugin], Sequence[LeftOut]]:
    found: dict[str, Plugin] = dict(resolve(BUILT_IN))
    broken: list[LeftOut] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found[point.name] = _checked(point, found)
        except (Exception, SystemExit) as error:
            package = point.dist.name if point.dist else point.value
            broken.append(LeftOut(point.name, package, f"{type(error).__name__}: {error}"))
            log.warning("the game %r of the package %r is left out: %s", *broken[-1])
    return MappingProxyType(found), tuple(broken)


def forget() -> None:
    """Look for plug-ins anew when they are asked for next."""
    _found.cache_clear()


def part(game: str, name: str) -> Any:
    """A part that a game brings, or None."""
    where: str = getattr(plugins()[game], name)
    return resolve(where) if where else None


def resolve(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def catalogue_of(game: str, language: str) -> str | None:
    """The words that a plug-in brings in a language, if it has them."""
    package = plugins()[game].words
    file = files(package).joinpath(f"{language}.ftl") if package else None
    return file.read_text(encoding="utf-8") if file and file.is_file() else None


def weights_beside(judge: str, name: str = WEIGHTS) -> Traversable:
    """The file with the figures of a judge, or another one of this name, in the package of its module."""
    module = judge.partition(":")[0]
    return files(module.rpartition(".")[0] or module).joinpath(name)


def _checked(point: EntryPoint, others: Mapping[str, Plugin]) -> Plugin:
    """The plug-in, if it is complete. The log says what is wrong with another one."""
    if point.name in others:
        raise ValueError("there is a game with this name already")
    if not ID.fullmatch(point.name):
        raise ValueError("the name of a game is made of up to 20 small letters and digits")
    plugin = point.load()
    if not isinstance(plugin, Plugin):
        raise TypeError(f"{point.value} is no granada.plugins.Plugin")
    for where in _parts(plugin):
        resolve(where)
    rules = resolve(plugin.rules)
    if rules.id != point.name:
        raise ValueError(f"its rules call it {rules.id!r}")
    if not rules.player_counts or not all(0 < count <= MOST_PLAYERS for count in rules.player_counts):
        raise ValueError(f"a game is for 1 to {MOST_PLAYERS} players")
    if plugin.judge and not weights_beside(plugin.judge).is_file():
        raise ValueError(f"there is no {WEIGHTS} beside its judge")
    catalogues = [file for file in files(plugin.words).iterdir() if file.name.endswith(".ftl")]
    words = {file.name: file.read_text(encoding="utf-8") for file in catalogues}
    for needed in NEEDED:
        if not re.search(rf"^{needed}-{point.name} *=", words.get(CATALOGUE, ""), re.MULTILINE):
            raise ValueError(f"{CATALOGUE} has no message {needed}-{point.name}")
    return plugin


def _parts(plugin: Plugin) -> Iterator[str]:
    texts = (getattr(plugin, each.name) for each in fields(plugin) if each.type is str and each.name != "words")
    yield from filter(None, texts)
    yield from plugin.bots.values()
