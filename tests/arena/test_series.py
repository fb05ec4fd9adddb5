"""Series of games: the same games however they are shared out, and counted right."""

from fractions import Fraction
from pathlib import Path

import pytest

import granada
from granada.arena.alhambra import AlhambraDetails, AlhambraReport
from granada.arena.series import Series, random_players
from granada.arena.tally import Tally
from granada.arena.workers import share_out
from granada.bots import RandomBot
from granada.games.alhambra.components import BUILDING_NAMES, TILES
from granada.games.alhambra.events import Bought, LastTileLeft, LastTileWon, MoneyReshuffled, Scored
from granada.kernel.state import State


def series(players: int, seed: int = 1, folder: Path | None = None) -> Series:
    return Series("alhambra", ("=random",) * players, seed, folder)


def over_with(*scores: int) -> State:
    """A game that is over with these scores, all of them for walls in the last scoring."""
    state = granada.load("alhambra").new(players=len(scores), seed=1)
    random_players(state, seed=1)
    dump = state.dump()
    position = dump["position"]
    assert isinstance(position, dict)
    *before, _ = position["sheets"]
    nothing = [[0] * (len(BUILDING_NAMES) + 1) for _ in scores]
    walls = [[0] * len(BUILDING_NAMES) + [score] for score in scores]
    position["sheets"] = [*(nothing for _ in before), walls]
    return granada.load("alhambra").restore(dump)


def records(folder: Path) -> dict[str, granada.Record]:
    return {path.name: granada.Record.read(path.read_text()) for path in folder.iterdir()}


# The games.


def test_a_game_depends_on_the_seed_and_its_number_only(tmp_path: Path) -> None:
    for name, chunks in (("once", [range(1, 5)]), ("parts", [range(3, 5), range(1, 2), range(2, 3)])):
        (tmp_path / name).mkdir()
        for chunk in chunks:
            series(3, folder=tmp_path / name).play(chunk)
    assert records(tmp_path / "once") == records(tmp_path / "parts")


def test_games_of_other_numbers_and_other_seeds_differ(tmp_path: Path) -> None:
    series(3, seed=1, folder=tmp_path).play(range(1, 4))
    series(3, seed=2, folder=tmp_path).play(range(1, 4))
    assert len({record.seed for record in records(tmp_path).values()}) == 6
    assert len({record.moves for record in records(tmp_path).values()}) == 6


def test_random_players_play_as_the_random_bot_does() -> None:
    theirs, bots = (granada.load("alhambra").new(players=4, seed=7) for _ in range(2))
    random_players(theirs, seed=8)
    bot = RandomBot(8)
    while (seat := bots.to_move) is not None:
        bots.play(bot.choose(bots, seat))
    assert theirs.record() == bots.record()


# The records.


def test_records_are_saved_under_the_number_of_the_game_and_prove_themselves(tmp_path: Path) -> None:
    tally = series(2, seed=42, folder=tmp_path).play(range(16, 18))
    saved = records(tmp_path)
    assert sorted(saved) == ["alhambra-2p-42-000016.json", "alhambra-2p-42-000017.json"]
    totals = [sum(scores) for scores in zip(*(granada.verify(record).scores for record in saved.values()), strict=True)]
    assert [score.total for score in tally.scores] == totals


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_is_there_is_named_and_never_overwritten(tmp_path: Path, jobs: int) -> None:
    mine = tmp_path / "alhambra-2p-1-000002.json"
    mine.write_text("mine")
    assert series(2, folder=tmp_path).saved_before(range(1, 4)) == [mine]
    with pytest.raises(FileExistsError):
        list(share_out(series(2, folder=tmp_path).play, range(1, 4), jobs))
    assert mine.read_text() == "mine"


# What is counted.


@pytest.mark.parametrize("players", [2, 3, 6])
def test_all_tiles_are_bought_or_left_or_drawn_for_dirk(players: int) -> None:
    for number in range(1, 4):
        details = series(players).play(range(number, number + 1)).details
        assert isinstance(details, AlhambraDetails)
        assert details.purchases.total + details.tiles_left.total + details.tiles_drawn.total == TILES


@pytest.mark.parametrize("players", [2, 4])
def test_points_by_source_add_up_to_the_scores(players: int) -> None:
    results = series(players).play(range(1, 5)).report()
    assert isinstance(results.details, AlhambraReport)
    by_source = sum(sum(points) for points in results.details.points.values())
    assert by_source == pytest.approx(sum(seat.score.mean for seat in results.seats) / players)


def test_wins_add_up_to_one_for_each_game() -> None:
    tally = series(4).play(range(1, 11))
    assert sum(tally.wins) == sum(tally.wins_in_order) == tally.games == 10


def test_a_shared_victory_is_an_equal_share_for_each_winner_by_seat_and_in_the_order_of_turns() -> None:
    tally = Tally(3, AlhambraDetails(3))
    tally.add(over_with(50, 40, 50), first=2)
    half = Fraction(1, 2)
    assert tally.wins == [half, 0, half]
    assert tally.wins_in_order == [half, half, 0]
    assert tally.shared_victories == 1


def test_a_turn_is_what_a_player_has_not_the_placing_of_the_last_tiles(tmp_path: Path) -> None:
    tally = series(3, folder=tmp_path).play(range(1, 2))
    (record,) = records(tmp_path).values()
    state = granada.load("alhambra").begin(record)
    turns = set()
    for line in record.moves:
        if state.dump_position()["phase"] != "last-tiles":
            turns.add(state.turn)
        state.play(granada.load("alhambra").parse(state, line.partition(" ")[2]))
    assert tally.turns.total == len(turns)


def test_details_are_counted_from_events() -> None:
    details = AlhambraDetails(3)
    for exact in (True, False, False, True, False):
        details.hear(Bought(0, "tower-11n", ("ducat-9", "ducat-2"), exact))
    details.hear(MoneyReshuffled(60))
    details.hear(MoneyReshuffled(50))
    details.hear(LastTileWon(1, "garden-8ne", "florin"))
    details.hear(LastTileLeft("garden-8nw", "dinar"))
    details.hear(Scored(2, ((8, 0, 0, 0, 0, 6, 5), (1, 0, 0, 0, 0, 13, 0), (0, 0, 0, 0, 0, 0, 4)), ()))
    details.close(over_with(1, 2, 3))
    details.close(over_with(1, 2, 3))
    report = details.report()
    assert (report.purchases.mean, report.purchases.max, report.exact_share) == (2.5, 5, 0.4)
    assert report.reshuffle_share == 0.5
    assert report.tiles_left.max == 2
    assert report.points["pavilion"] == (0.0, 1.5, 0.0)
    assert report.points["wall"] == (0.0, 1.5, 0.0)
    assert report.dirk is None
