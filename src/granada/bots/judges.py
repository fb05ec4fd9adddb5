"""The judge of each game, and its weights: one flat table of figures by name, in weights.toml beside the judge."""

import tomllib
from functools import cache

from granada.bots.judge import Judge
from granada.bots.playouts import PlayoutJudge
from granada.plugins import part, plugins, weights_beside


@cache
def judge_of(game: str) -> Judge:
    """The judge that a game brings, with the weights beside it, or else one who can do without knowing the game."""
    return new_judge(game, weights_of(game)) if plugins()[game].judge else PlayoutJudge()


def new_judge(game: str, weights: dict[str, float]) -> Judge:
    judge: Judge = part(game, "judge")(weights)
    return judge


def weights_of(game: str) -> dict[str, float]:
    text = weights_beside(plugins()[game].judge).read_text(encoding="utf-8")
    return {name: float(weight) for name, weight in tomllib.loads(text).items()}
