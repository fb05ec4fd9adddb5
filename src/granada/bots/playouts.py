"""A judge for games that bring none: it knows nothing but the end of a game, and has games played at random to it."""

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.judge import Judge
from granada.kernel.chance import Chance
from granada.kernel.state import State


class PlayoutJudge(Judge):
    def __init__(self) -> None:
        self.plays_out = True

    def points(self, state: State) -> vec[float]:
        return vec[float]([float(score) for score in state.scores])

    def spread(self, state: State) -> float:
        """Only asked for games that have not come to an end: the lead of one player then means something."""
        return 1.0 + max([abs(float(score)) for score in state.scores])

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return vec[float]([0.0 for _ in codes])

    def quick(self, state: State, seat: i64, codes: vec[i64], chance: Chance) -> i64:
        return codes[chance.below(len(codes))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        return {"scored": float(state.scores[seat])}
