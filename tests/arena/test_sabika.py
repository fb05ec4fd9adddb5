"""What is counted in games of Sabika, the balance report, and the players it is made with."""

from fractions import Fraction

import msgspec
import pytest

from granada.arena.balance import BalanceReport, Count, estimate, remark_on
from granada.arena.numbers import Spread, wilson
from granada.arena.sabika import SabikaBalance, SabikaDetails, SabikaReport
from granada.arena.series import Series, bot_players, random_players
from granada.games.sabika import GAME
from granada.games.sabika.events import Exported, Rested, StartingTilesShown
from granada.games.sabika.state import SabikaState


def over(players: int, seed: int = 1) -> SabikaState:
    state = GAME.new(players=players, seed=seed)
    random_players(state, seed)
    return state


# granada simulate.


@pytest.mark.parametrize("players", [1, 2, 4])
def test_points_by_source_add_up_to_the_scores(players: int) -> None:
    results = Series("sabika", ("=random",) * players, seed=1).play(range(1, 5)).report()
    assert isinstance(results.details, SabikaReport)
    mean = sum(seat.score.mean for seat in results.seats) / players
    assert sum(results.details.points.values()) == pytest.approx(mean)
    assert (results.details.yusuf is not None) == (players == 1)
    assert (results.details.rounds.min, results.details.rounds.max) == (5, 5)


def test_the_counts_do_not_depend_on_how_games_are_shared_out() -> None:
    series = Series("sabika", ("=random",) * 3, seed=1)
    parts = series.tally()
    for numbers in (range(3, 5), range(1, 3)):
        parts.absorb(series.play(numbers))
    assert parts.report() == series.play(range(1, 5)).report()


def test_rests_and_exports_are_counted_from_events_for_each_player_but_not_for_yusuf() -> None:
    details = SabikaDetails(2)
    for event in (Rested(0, "poet"), Rested(0, "merchant"), Exported(1, "fez", 1), Exported(2, "fez", 1)):
        details.hear(event)
    details.close(over(2))
    assert (details.report().rests.min, details.report().rests.max) == (0, 2)
    assert (details.report().exports.min, details.report().exports.max) == (0, 1)


def test_the_first_turn_is_told_by_the_starting_tiles() -> None:
    details = SabikaDetails(3)
    details.hear(StartingTilesShown(("3", "9", "1"), 1))
    assert details.start_player(0) == 1
    details.close(over(3))
    assert details.start_player(0) == 0


# The balance report.


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_players_own_at_the_end_was_available_and_is_counted_once(players: int) -> None:
    state = over(players)
    taken = dict.fromkeys(SabikaBalance.kinds, 0)
    for component, chances, takers in SabikaBalance(state.players).components(state):
        assert len(takers) <= chances
        taken[component.kind] += len(takers)
    people = state.everyone[:players]
    assert taken["starting-tile"] == players
    assert taken["blue-poem"] == sum(len(player.blue) for player in people)
    assert taken["red-poem"] == sum(len(player.red) for player in people)
    assert taken["major-poem"] == sum(len(player.grey) for player in people)
    assert taken["storehouse-tile"] == sum(tile >= 0 for player in people for tile in player.stores)
    assert taken["major-tile"] == sum(len(player.majors) for player in people)
    assert taken["minor-card"] == sum(len(player.row) for player in people)
    assert taken["export"] == taken["export-tile"] == sum(int(player.presence()) for player in people)


def test_differences_from_the_mean_of_the_game_and_wins() -> None:
    state, details = over(3), SabikaBalance(3)
    details.close(state)
    [tiles] = [kind for kind in details.report().kinds if kind.kind == "starting-tile"]
    mean = sum(state.scores) / 3
    found = {tile.id: tile for tile in tiles.components}
    assert tiles.difference == pytest.approx(0)
    assert tiles.wins == pytest.approx(1 / 3)
    for seat, tile in enumerate(state.chosen):
        count = details.counts["starting-tile", str(tile + 1)]  # type: ignore[index]
        assert count.differences.total / 3 == pytest.approx(state.scores[seat] - mean)
        assert count.wins == (Fraction(1, len(state.winners)) if seat in state.winners else 0)
        assert found[str(tile + 1)].taken.share > 0


def test_the_report_does_not_depend_on_how_games_are_shared_out() -> None:
    series = Series("sabika", ("=random",) * 2, seed=1, counted_by=SabikaBalance)
    parts = series.tally()
    for numbers in (range(3, 5), range(1, 3)):
        parts.absorb(series.play(numbers))
    together, apart = series.play(range(1, 5)).details.report(), parts.details.report()
    assert isinstance(together, BalanceReport)
    assert isinstance(apart, BalanceReport)

    def by_id(report: BalanceReport) -> list[list[bytes]]:
        return [sorted(map(msgspec.json.encode, kind.components)) for kind in report.kinds]

    assert by_id(together) == by_id(apart)


def test_a_mean_with_its_interval() -> None:
    numbers = Spread()
    for number in (2, 4, 6, 8):
        numbers.add(number)
    found = estimate(numbers, 2)
    assert found is not None
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(1.96 * 1.29 / 2, abs=0.01)
    assert estimate(Spread(), 2) is None


def test_remarks_need_enough_takers_and_a_clear_difference() -> None:
    def remark(takers: int, available: int, low: int, high: int) -> str:
        count = Count()
        for number in range(takers):
            count.differences.add(high if number % 2 else low)
        taken = wilson(takers, available)
        return remark_on(count, taken, estimate(count.differences, 1), usual=0.5, usual_difference=1.0)

    assert remark(400, 1000, 3, 5) == "strong"
    assert remark(400, 1000, -4, -2) == "weak"
    assert remark(400, 1000, 1, 4) == ""
    assert remark(20, 50, 3, 5) == ""
    assert remark(3, 1000, 3, 5) == "neglected"


# Players.


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_apprentices_beat_random_players_by_far_and_play_the_same_game_again(players: int) -> None:
    first, second = (GAME.new(players=players, seed=5) for _ in range(2))
    for state in (first, second):
        bot_players("apprentice", state, 1)
    assert first.record() == second.record()
    assert GAME.verify(first.record()).scores == first.scores
    assert sum(first.scores) / players > 60 + sum(over(players, 5).scores) / players


def test_bots_play_by_their_kind() -> None:
    state = GAME.new(players=2, seed=1)
    bot_players("random", state, 1)
    assert state.over
