"""The script that tunes the weights: what it counts as success, how it searches, and when it believes what it found."""

from argparse import Namespace
from collections.abc import Callable
from math import log
from pathlib import Path
from typing import Any, cast

import pytest
from tools import tune
from tools.tune import Trial, Tuner, Weights, is_clearly_better, success

from granada.bots.judges import weights_of

BUILT_IN = weights_of("alhambra")
ASKED = Namespace(game="alhambra", players=[2], simulations=0, generations=6, tries=12, deals=1, keep=["tempo"], seed=1)


class Oracle:
    """Knows without a game how well weights do: best if they are one and a half times the built-in ones."""

    def __init__(self) -> None:
        self.asked = 0

    def map(self, _played: Callable[[Trial], float], trials: list[Trial], chunksize: int) -> list[float]:
        assert chunksize
        self.asked += len(trials)
        return [1 - self.distance(trial.weights) for trial in trials]

    @staticmethod
    def distance(weights: Weights) -> float:
        return sum(
            (log(weight / BUILT_IN[name] / 1.5)) ** 2 for name, weight in weights if BUILT_IN[name] and name != "tempo"
        )


def tuner(oracle: Oracle, **asked: Any) -> Tuner:
    return Tuner(Namespace(**{**vars(ASKED), **asked}), cast(Any, oracle))


def test_against_themselves_weights_have_half_a_success() -> None:
    builtin = tuple(BUILT_IN.items())
    seats = [success(Trial("alhambra", 2, 7, seat, 2, builtin)) for seat in (0, 1)]
    assert sum(seats) == pytest.approx(1)
    assert seats[0] != seats[1]


def test_a_search_comes_nearer_and_leaves_what_it_was_told_to(tmp_path: Path) -> None:
    found = tuner(Oracle(), generations=25).search(tmp_path / "kept")
    assert Oracle.distance(found) < Oracle.distance(tuple(BUILT_IN.items())) / 2
    assert dict(found)["tempo"] == BUILT_IN["tempo"]


def test_a_search_goes_on_from_where_it_was(tmp_path: Path) -> None:
    first, second = Oracle(), Oracle()
    tuner(first, generations=2).search(tmp_path / "kept")
    tuner(second, generations=6).search(tmp_path / "kept")
    assert second.asked == 2 * first.asked


def test_a_search_that_began_with_other_weights_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuner(Oracle(), generations=1).search(tmp_path / "kept")
    monkeypatch.setattr(tune, "weights_of", lambda _game: {**BUILT_IN, "tempo": 1.0})
    with pytest.raises(SystemExit, match="other built-in weights"):
        tuner(Oracle()).search(tmp_path / "kept")


@pytest.mark.parametrize(
    ("new", "is_better"),
    [([0.9, 0.8, 0.9, 0.8], True), ([0.9, 0.1, 0.9, 0.2], False), ([0.1, 0.2, 0.1, 0.2], False)],
)
def test_only_what_is_clearly_better_is_believed(new: list[float], is_better: bool) -> None:
    assert is_clearly_better([new, [0.5, 0.4, 0.5, 0.5]]) is is_better


def test_new_weights_leave_everything_else_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "src" / "granada" / "bots" / "alhambra" / "weights.toml"
    file.parent.mkdir(parents=True)
    file.write_text("# Time.\npace = 0.7 # slow\nspread = 1.0\nspread_to_come = 2.0\n", encoding="utf-8")
    monkeypatch.setattr(tune, "ROOT", tmp_path)
    tune.write("alhambra", (("pace", 0.81234), ("spread", 3.0)))
    told = file.read_text(encoding="utf-8")
    assert told == "# Time.\npace = 0.8123 # slow\nspread = 3\nspread_to_come = 2.0\n"
