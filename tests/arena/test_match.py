"""Matches: fair to every seat, the same games wherever they are played, and honestly judged."""

from collections import Counter
from itertools import chain

import msgspec
import pytest

from granada.arena.match import Games, Match, Outcome, Pace, deals_of, play_games, seatings_of
from granada.arena.matchfile import BadMatch, MatchFile, check_same, read_match
from granada.arena.series import bot_players
from granada.arena.verdict import FEWEST_DEALS, Verdict, is_narrow_enough, verdict_on
from granada.bots import BOTS, Budget, RandomBot
from granada.games import load
from granada.kernel.errors import IllegalMove
from granada.kernel.state import Move, State


def match_of(*kinds: str, game: str = "alhambra", seed: int = 1, **options: str) -> Match:
    header = load(game).new(len(kinds), seed, **options).header
    return Match(
        game=game,
        edition=header.edition,
        rules=header.rules,
        kinds=kinds,
        options=header.options,
        seed=seed,
        simulations=None,
        seconds=None,
    )


class First(RandomBot):
    """Takes the first move by name: a poor player, and a quick one."""

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        return min(state.legal_moves(seat), key=str)


@pytest.fixture(autouse=True)
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", First)


# Seats.


@pytest.mark.parametrize(
    ("kinds", "seatings"),
    [("a", 1), ("aa", 1), ("ab", 2), ("abb", 3), ("aabb", 6), ("abab", 6), ("abc", 3), ("abcabc", 3), ("aaabbb", 20)],
)
def test_every_kind_has_every_seat_equally_often(kinds: str, seatings: int) -> None:
    found = seatings_of(tuple(kinds))
    assert len(found) == seatings
    for seat in range(len(kinds)):
        sat = Counter(kinds[way[seat]] for way in found)
        assert {kind: count * len(kinds) for kind, count in sat.items()} == {
            kind: count * seatings for kind, count in Counter(kinds).items()
        }


# The games.


def test_the_games_of_a_deal_begin_with_the_same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    class Recorder(First):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            if state.played == 0:
                begun.append(state.view(None))
            return super().choose(state, seat, budget)

    monkeypatch.setitem(BOTS, "recorder", Recorder)
    monkeypatch.setitem(BOTS, "other", Recorder)
    play_games(match_of("recorder", "other"), None, range(4))
    assert begun[0] == begun[1]
    assert begun[2] == begun[3]
    assert begun[0] != begun[2]


def test_a_game_depends_on_the_match_and_its_number_only() -> None:
    match = match_of("random", "first", "first")
    whole = play_games(match, None, range(6)).outcomes
    assert [play_games(match, None, range(number, number + 1)).outcomes[0] for number in range(6)] == whole
    assert play_games(match_of("random", "first", "first", seed=2), None, range(6)).outcomes != whole


class Dreaming(RandomBot):
    """What it does hangs on what is made up for it."""

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        moves = sorted(state.legal_moves(seat), key=str)
        return moves[state.chance.seed % len(moves)]


def test_the_same_seed_gives_the_same_games_in_every_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of matches that are not over go on, and published figures can be checked."""
    monkeypatch.setitem(BOTS, "dreaming", Dreaming)
    games = play_games(match_of("dreaming", "random"), None, range(2))
    assert games.outcomes == [Outcome((56, 44), (0,)), Outcome((55, 85), (1,))]
    state = load("alhambra").new(players=2, seed=1)
    bot_players("dreaming", state, 1)
    assert (state.scores, state.played) == ((57, 45), 323)


def test_bots_get_the_budget_of_the_match_and_otherwise_think_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = set()

    class Thrifty(First):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            budgets.add(budget)
            return super().choose(state, seat)

    monkeypatch.setitem(BOTS, "thrifty", Thrifty)
    match = match_of("thrifty", "thrifty")
    play_games(match, None, range(1))
    assert budgets == {None}
    play_games(msgspec.structs.replace(match, simulations=7), None, range(1))
    assert budgets == {None, Budget(simulations=7)}


def test_nobody_is_asked_where_there_is_nothing_to_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    class Choosy(First):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            assert len(state.legal_moves(seat)) > 1
            return super().choose(state, seat, budget)

    monkeypatch.setitem(BOTS, "choosy", Choosy)
    games = play_games(match_of("choosy", "first"), None, range(2))
    assert all(pace.decisions > 50 for pace in games.paces.values())


class Unable(RandomBot):
    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        raise StopIteration("no idea")


class Cheating(RandomBot):
    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        return load("alhambra").parse(state, "settle")


class Mute(RandomBot):
    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(("bot", "error"), [(Unable, StopIteration), (Cheating, IllegalMove), (Mute, TypeError)])
def test_a_bot_that_cannot_decide_stops_the_match_with_its_error(
    bot: type[RandomBot], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "poor", bot)
    with pytest.raises(error):
        play_games(match_of("poor", "first"), None, range(1))
    with pytest.raises(error):
        bot_players("poor", load("alhambra").new(players=2, seed=1), 1)


def test_players_who_never_come_to_an_end_are_brought_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.arena.playing.LONGEST_GAME", 20)
    games = play_games(match_of("random", "random"), None, range(1))
    assert len(games.outcomes[0].winners) >= 1
    assert games.paces["random"].decisions <= 20


# The verdict.


def games_of(*outcomes: Outcome) -> Games:
    return Games(list(outcomes), {})


def verdict(match: Match, *outcomes: Outcome) -> Verdict:
    return verdict_on(match, games_of(*outcomes))


def test_wins_and_points_belong_to_the_kind_wherever_it_sat() -> None:
    match = match_of("random", "first")
    assert match.seatings == ((0, 1), (1, 0))
    found = verdict(match, Outcome((10, 4), (0,)), Outcome((6, 20), (1,)))
    assert [(one.kind, one.wins.share, one.score) for one in found.standings] == [("random", 1, 15), ("first", 0, 5)]
    assert [(one.kind, one.rival, one.mean) for one in found.margins] == [("random", "first", 10)]
    assert (found.games, found.deals, found.seatings) == (2, 1, 2)


def test_shared_victories_are_split_and_copies_of_a_kind_counted_for_each_of_them() -> None:
    match = match_of("random", "first", "first")
    draw = Outcome((5, 5, 1), (0, 1))
    found = verdict(match, draw, draw, draw)
    shares = {one.kind: one.wins.share for one in found.standings}
    assert shares["random"] + 2 * shares["first"] == pytest.approx(1)
    assert [one.seats for one in found.standings] == [1, 2]


def test_games_of_a_deal_that_is_not_finished_do_not_count() -> None:
    match = match_of("random", "first")
    whole = [Outcome((10, 4), (0,)), Outcome((6, 20), (1,))]
    assert verdict(match, *whole, Outcome((90, 0), (0,))) == verdict(match, *whole)
    assert len(list(deals_of(match, whole * 3))) == 3


def test_intervals_come_from_deals_so_that_luck_common_to_a_deal_is_no_evidence() -> None:
    match = match_of("random", "first")
    first_seat_wins = [Outcome((9, 1), (0,)), Outcome((9, 1), (0,))]
    lucky = [Outcome((9, 1), (0,)), Outcome((1, 9), (1,))]
    unlucky = [Outcome((1, 9), (1,)), Outcome((9, 1), (0,))]
    by_seat = verdict(match, *first_seat_wins * 100).standings[0].wins
    by_deal = verdict(match, *(lucky + unlucky) * 50).standings[0].wins
    assert by_seat.share == by_deal.share == 0.5
    assert by_seat.high - by_seat.low < 0.05
    assert by_deal.high - by_deal.low > 0.18


def test_who_wins_more_is_rated_higher_and_equals_alike() -> None:
    match = match_of("random", "first", "first")
    wins = [Outcome((9, 1, 2), (0,)), Outcome((1, 9, 2), (1,)), Outcome((1, 2, 9), (2,))]
    winner = [way.index(0) for way in match.seatings]
    [strong, weak] = verdict(match, *(wins[seat] for seat in winner * 20)).standings
    assert strong.skill is not None
    assert weak.skill is not None
    assert strong.skill.mu - 3 * strong.skill.sigma > weak.skill.mu + 3 * weak.skill.sigma


def test_against_yusuf_there_are_wins_and_points_but_no_rating() -> None:
    match = match_of("random", game="sabika", yusuf="hard")
    games = play_games(match, None, range(3))
    [alone] = verdict_on(match, games).standings
    assert match.options["yusuf"] == "hard"
    assert alone.skill is None
    assert alone.score == sum(outcome.scores[0] for outcome in games.outcomes) / 3
    assert alone.wins.share == sum(bool(outcome.winners) for outcome in games.outcomes) / 3


def test_a_match_may_stop_when_all_intervals_are_narrow_but_not_before_enough_deals() -> None:
    match = match_of("random", "first")
    deal = [Outcome((9, 1), (0,)), Outcome((1, 9), (1,))]
    assert not is_narrow_enough(match, deal * (FEWEST_DEALS - 10), 0.9)
    assert is_narrow_enough(match, deal * FEWEST_DEALS, 0.2)
    assert not is_narrow_enough(match, deal * FEWEST_DEALS, 0.01)
    assert not is_narrow_enough(match, [*deal * FEWEST_DEALS, deal[0]], 0.2)


def test_times_are_summed_up_to_within_a_few_percent_in_any_order() -> None:
    slow, quick = Pace(), Pace()
    for number in range(1, 101):
        (slow if number > 60 else quick).add(number / 1000)
    slow.absorb(quick)
    assert slow.decisions == 100
    assert slow.seconds == pytest.approx(5.05)
    assert slow.slowest == 0.1
    assert slow.percentile(0.99) == pytest.approx(0.099, rel=0.06)
    assert slow.percentile(0.5) == pytest.approx(0.05, rel=0.06)


# The file.


def test_a_file_gives_back_what_was_put_into_it() -> None:
    match = match_of("random", "first")
    games = play_games(match, None, range(4))
    kept = MatchFile(match, games, verdict_on(match, games))
    assert read_match(kept.to_json(), "file") == kept


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"match": 1}', "granada 1"])
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(BadMatch, match="file is not the file of a match"):
        read_match(text, "file")


@pytest.mark.parametrize("outcome", [Outcome((1, 2, 3), (0,)), Outcome((1, 2), (2,)), Outcome((1, 2), (-1,))])
def test_games_that_this_match_cannot_have_had_are_refused(outcome: Outcome) -> None:
    kept = MatchFile(match_of("random", "first"), games_of(outcome))
    with pytest.raises(BadMatch):
        read_match(kept.to_json(), "file")


def test_another_match_is_refused_with_what_differs() -> None:
    match = match_of("random", "first")
    check_same(match, match_of("random", "first"), "file")
    with pytest.raises(BadMatch, match="kinds, seed"):
        check_same(match, match_of("first", "random", seed=2), "file")


def test_parts_are_put_together_in_order() -> None:
    match = match_of("random", "first")
    whole, parts = play_games(match, None, range(4)), Games()
    for number in range(4):
        parts.absorb(play_games(match, None, range(number, number + 1)))
    assert parts.outcomes == whole.outcomes
    assert {kind: pace.decisions for kind, pace in parts.paces.items()} == {
        kind: pace.decisions for kind, pace in whole.paces.items()
    }
    assert len(set(chain(*(outcome.scores for outcome in whole.outcomes)))) > 2
