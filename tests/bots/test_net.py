"""What judges learn: nets of whole numbers."""

from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.test_levels import positions

import granada
from granada.bots import kinds, make, playable
from granada.bots.judges import UNLEARNED, judge_of
from granada.bots.net import HIDDEN, Net, in_order, whole
from granada.bots.outlook import chances_by_lead, outlook
from granada.kernel.chance import Chance

UNITS = int(HIDDEN)
LEARNED = [(game, players) for game in granada.GAMES for players in judge_of(game).nets]

weights = st.integers(-(1 << 17), 1 << 17)


@settings(max_examples=50)
@given(st.data())
def test_a_score_is_the_weighed_sum_of_units_cut_at_zero_but_for_the_last(data: st.DataObject) -> None:
    def some(count: int, numbers: st.SearchStrategy[int] = weights) -> list[int]:
        return data.draw(st.lists(numbers, min_size=count, max_size=count))

    inputs, first, bias, second = some(6, st.integers(-300, 300)), some(3 * UNITS), some(UNITS), some(UNITS)
    net = Net(first, bias, second)
    for seat in (0, 1):
        own = inputs[3 * seat : 3 * seat + 3]
        units = [
            bias[unit] + sum(own[place] * first[place * UNITS + unit] for place in range(3)) for unit in range(UNITS)
        ]
        cut = [max(0, unit) for unit in units[:-1]] + units[-1:]
        expected = sum(unit * weight for unit, weight in zip(cut, second, strict=True)) >> 16
        assert net.score(vec[i64](inputs), seat) == expected


def by_one_input(weight: int) -> Net:
    """The score is the input, times the weight, in parts of a thousand: the last unit is linear."""
    return Net([0] * (UNITS - 1) + [weight << 16], [0] * UNITS, [0] * (UNITS - 1) + [1])


def chances(net: Net, *inputs: int) -> list[float]:
    return list(net.chances(vec[i64](inputs)))


def test_chances_follow_the_scores_and_add_up_to_one() -> None:
    first, second, third = chances(by_one_input(1), 1024, 0, 0)
    assert first == pytest.approx(2.71828 / (2.71828 + 2), abs=1e-4)
    assert second == third
    assert first + second + third == pytest.approx(1)
    assert chances(by_one_input(1), 1024 * 20, 0) == [1, 0]


def test_a_single_seat_is_compared_with_a_score_of_zero() -> None:
    assert chances(by_one_input(1), 0) == [0.5]
    assert chances(by_one_input(1), 1024) == pytest.approx([0.731059], abs=1e-4)


def test_rivals_are_ordered_by_their_points_and_figures_rounded_down() -> None:
    assert list(in_order(vec[float]([5.0, 9.0, 7.0, 8.0]), 1)) == [3, 2, 0]
    assert [int(whole(figure)) for figure in (1.75, 0.0, -0.25, -2.0)] == [1, 0, -1, -2]


@pytest.mark.parametrize("game", granada.GAMES)
def test_what_was_learned_is_small(game: str) -> None:
    file = files(f"granada.bots.{game}").joinpath("nets.json")
    assert not file.is_file() or len(file.read_bytes()) < 1_000_000


@pytest.mark.parametrize(("game", "players"), LEARNED)
def test_a_net_is_told_as_much_as_it_has_learned_with_and_believed(game: str, players: int) -> None:
    judge, former = judge_of(game), judge_of(game, UNLEARNED)
    for state, _ in positions(game, players, every=41):
        forecast = judge.forecast(state)
        assert len(forecast.inputs) == players * judge.nets[players].inputs
        assert list(forecast.points) == list(former.points(state))
        assert list(outlook(state, judge)) != list(outlook(state, former))
        assert sum(judge.nets[players].chances(forecast.inputs)) == pytest.approx(1)


@pytest.mark.parametrize(("game", "players"), LEARNED)
def test_a_net_foresees_the_end_of_a_game(game: str, players: int) -> None:
    """It knows good players; but the winner is mostly ahead shortly before the end, even after random moves."""
    judge, right = judge_of(game), 0
    for seed in range(6):
        state, chance = granada.load(game).new(players=players, seed=seed), Chance(seed)
        before = state
        while (seat := state.to_move) is not None:
            before = state.clone()
            codes = state.legal_codes(seat)
            state.advance(codes[chance.below(len(codes))], seat)
        hopes = list(judge.nets[players].chances(judge.forecast(before).inputs))
        right += hopes.index(max(hopes)) in state.winners
    assert right >= 4


def test_where_nothing_was_learned_the_lead_decides_and_no_inputs_are_made() -> None:
    judge = judge_of("alhambra", UNLEARNED)
    state = granada.load("alhambra").new(players=3, seed=1)
    forecast = judge.forecast(state)
    assert len(forecast.inputs) == 0
    assert sum(chances_by_lead(state, forecast.points, judge)) > 0


def test_former_levels_can_be_played_by_name_and_are_not_offered() -> None:
    for former in ("apprentice@1", "master@1", "grandmaster@1"):
        assert former in playable("alhambra")
        assert former not in kinds("alhambra")
        assert make(former, 1) is not None


def test_a_former_level_does_not_ask_what_was_learned_later(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def spy(game: str, version: int) -> object:
        asked.append(version)
        return judge_of(game, version)

    monkeypatch.setattr("granada.bots.apprentice.judge_of", spy)
    monkeypatch.setattr("granada.bots.master.judge_of", spy)
    state = granada.load("alhambra").new(players=3, seed=1)
    for kind in ("apprentice@1", "master@1", "apprentice"):
        make(kind, 1).choose(state.clone(), state.deciders[0])
    assert asked == [1, 1, 2]
