"""The judge of each game: its weights, one flat table of figures by name, in weights.toml beside the judge, and what it
has learned, in nets.json.

Version 1 had not learned anything. It is kept so that bots can be compared with those of that time."""

import tomllib
from functools import cache

import msgspec

from granada.bots.judge import Judge
from granada.bots.net import Net
from granada.bots.playouts import PlayoutJudge
from granada.plugins import part, plugins, weights_beside

UNLEARNED = 1
LATEST = 2
NETS = "nets.json"


class StoredNet(msgspec.Struct, frozen=True):
    """Each list of weights as whole numbers of four bytes, the lowest first."""

    first: bytes
    bias: bytes
    second: bytes


class StoredNets(msgspec.Struct, frozen=True):
    made: str
    """How the nets were made."""
    nets: dict[int, StoredNet]
    """The nets by the number of players."""


@cache
def judge_of(game: str, version: int = LATEST) -> Judge:
    """The judge that a game brings, with the weights beside it, or else one that does not need to know the game."""
    if not plugins()[game].judge:
        return PlayoutJudge()
    judge = new_judge(game, weights_of(game))
    if version != UNLEARNED:
        judge.nets = nets_of(game)
    return judge


def new_judge(game: str, weights: dict[str, float]) -> Judge:
    judge: Judge = part(game, "judge")(weights)
    return judge


def weights_of(game: str) -> dict[str, float]:
    text = weights_beside(plugins()[game].judge).read_text(encoding="utf-8")
    return {name: float(weight) for name, weight in tomllib.loads(text).items()}


def nets_of(game: str) -> dict[int, Net]:
    file = weights_beside(plugins()[game].judge, NETS)
    return nets_in(file.read_bytes()) if file.is_file() else {}


def nets_in(stored: bytes) -> dict[int, Net]:
    nets = msgspec.json.decode(stored, type=StoredNets).nets
    return {
        players: Net(_numbers(net.first), _numbers(net.bias), _numbers(net.second)) for players, net in nets.items()
    }


def _numbers(stored: bytes) -> list[int]:
    return [int.from_bytes(stored[place : place + 4], "little", signed=True) for place in range(0, len(stored), 4)]
