"""The judge of each game, and its weights: one flat table of figures by name, in weights.toml beside the judge."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files

from granada.bots.judge import Judge


@cache
def judge_of(game: str) -> Judge:
    """The judge of this game as the house plays it."""
    return new_judge(game, weights_of(game))


def new_judge(game: str, weights: dict[str, float]) -> Judge:
    judge: Judge = import_module(f"granada.bots.{game}").JUDGE(weights)
    return judge


def weights_of(game: str) -> dict[str, float]:
    text = files(f"granada.bots.{game}").joinpath("weights.toml").read_text(encoding="utf-8")
    return {name: float(weight) for name, weight in tomllib.loads(text).items()}
