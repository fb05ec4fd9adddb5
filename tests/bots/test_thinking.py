"""What bots that search have in common, at a game small enough to survey."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.pearls import GAME

from granada.bots import Bot, Budget
from granada.bots.apprentice import Apprentice
from granada.bots.judge import Judge
from granada.bots.master import CHUNK, GRANDMASTER, MASTER, Master
from granada.bots.outlook import finish_turn, outlook
from granada.bots.search import Search
from granada.kernel.chance import Chance
from granada.kernel.state import SEAT_BITS, State


class Novice(Judge):
    """Knows the scores, and nothing else; but thinks that there is something about one bid."""

    def __init__(self, favourite: int = 0, highest: int = 3) -> None:
        self.favourite = favourite
        self.highest = highest

    def choices(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]([code for code in state.legal_codes(seat) if code <= self.highest])

    def points(self, state: State) -> vec[float]:
        return vec[float]([float(score) for score in state.scores])

    def spread(self, state: State) -> float:
        return 1.0

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return vec[float]([10.0 if code == self.favourite else 0.0 for code in codes])

    def quick(self, state: State, seat: i64, codes: vec[i64], chance: Chance) -> i64:
        return codes[0]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        return {"pearls": float(state.scores[seat])}


def position(row: list[int], pearls: list[list[int]]) -> State:
    """Divers with these pearls; they can still bid 1, 2 or 3 for those in the row."""
    found = {pearl for owned in pearls for pearl in owned}
    lost = [pearl for pearl in range(1, 6) if pearl not in found and pearl not in row]
    bids, breaths = [0] * len(pearls), [3] * len(pearls)
    dump = {"row": row, "bids": bids, "breaths": breaths, "pearls": pearls, "lost": lost, "spent": 0}
    return GAME.restore_position(GAME.new(players=len(pearls), seed=1).header, Chance(1), dump)


def last_pearl(favourite: int = 0) -> Search:
    return Search(position([5], [[], []]), 0, Novice(favourite), seed=1, exploration=0.5, temperature=2.0, urgency=0.05)


def hopes(row: list[int], pearls: list[list[int]]) -> list[float]:
    return list(outlook(position(row, pearls), Novice()))


def test_the_outlook_goes_by_the_lead_over_the_best_rival() -> None:
    first, second, third = hopes([5], [[4], [3], [1]])
    assert first > 0.5 > second > third
    assert hopes([5], [[4], [3], []])[0] == first
    assert first + second == pytest.approx(1)


def test_who_has_won_has_nothing_to_fear_and_a_shared_victory_is_half_a_one() -> None:
    won, lost = hopes([], [[5], [4]])
    assert won > 0.9
    assert lost < 0.1
    assert hopes([], [[1, 4], [5]]) == pytest.approx([0.5, 0.5])


def test_even_who_has_lost_would_rather_lose_by_little() -> None:
    assert hopes([], [[5], [4]])[1] > hopes([], [[5], [1]])[1]


def test_only_the_turn_is_finished_and_everybody_takes_part() -> None:
    state = position([4, 5], [[], []])
    finish_turn(state, state.turn, Novice(), Chance(1))
    assert state.played == 2
    assert not state.over


def test_everybody_chooses_what_is_best_for_themselves() -> None:
    search = last_pearl()
    search.run(400)
    reply_to_two = search.root.after[2 << SEAT_BITS | 1]
    tried = dict(zip(reply_to_two.codes, reply_to_two.tried, strict=True))
    assert max(tried, key=lambda code: tried[code]) == 3
    assert search.best() == 3


@pytest.mark.parametrize("favourite", [2, 3])
def test_what_promises_most_is_tried_first_and_is_the_answer_until_something_was_tried(favourite: int) -> None:
    search = last_pearl(favourite)
    assert search.best() == favourite
    search.run(1)
    assert list(search.root.tried) == [int(bid == favourite) for bid in (1, 2, 3)]


@pytest.mark.parametrize(("urgency", "tried"), [(5.0, [3]), (-5.0, [1, 1, 1])])
def test_a_move_is_thought_worse_than_usual_by_the_urgency_until_it_was_tried(urgency: float, tried: list[int]) -> None:
    state = position([5], [[], []])
    search = Search(state, 0, Novice(), seed=1, exploration=0.0, temperature=2.0, urgency=urgency)
    search.run(3)
    assert [count for count in search.root.tried if count] == tried


def test_promises_are_forgotten_when_something_else_proves_better() -> None:
    search = last_pearl(favourite=1)
    search.run(2000)
    assert search.best() != 1


def test_apprentices_believe_what_they_imagine_not_what_is_promised() -> None:
    choice = Apprentice(1, Novice(favourite=1)).choose(position([5], [[], []]), 0)
    assert str(choice) == "bid 2"


@pytest.mark.parametrize("bot", [Apprentice(1, Novice(highest=2)), Master(1, judge=Novice(highest=2))])
def test_nobody_thinks_about_moves_of_which_the_judge_wants_to_hear_nothing(bot: Bot) -> None:
    assert str(bot.choose(position([5], [[], []]), 0, Budget(simulations=400))) == "bid 2"


def test_a_search_is_settled_when_the_rest_cannot_change_the_choice() -> None:
    search = last_pearl()
    search.root.tried = vec[i64]([5, 8, 2])
    assert search.is_settled(2)
    assert not search.is_settled(3)


def test_masters_stop_when_the_rest_of_their_budget_cannot_change_their_choice() -> None:
    looks: list[None] = []

    def looked() -> bool:
        looks.append(None)
        return False

    def looks_for(simulations: int) -> int:
        looks.clear()
        Master(1, judge=Novice()).choose(position([5], [[], []]), 0, Budget(simulations=simulations, stopped=looked))
        return len(looks)

    assert looks_for(64) < looks_for(6400) < 6400 // CHUNK


def test_a_grandmaster_thinks_as_long_as_its_clock_allows_and_others_no_longer_than_that() -> None:
    usual = GRANDMASTER.budget("alhambra", 2, Budget())
    assert usual.simulations is not None
    slow, quick = (GRANDMASTER.budget("alhambra", 2, Budget(clock=clock)) for clock in (5.0, 0.5))
    assert (slow.simulations, slow.seconds, quick.seconds) == (None, 5.0, 0.5)
    assert GRANDMASTER.budget("alhambra", 2, Budget(clock=900)).seconds == GRANDMASTER.most_by_clock
    master = MASTER.budget("alhambra", 2, Budget(clock=900))
    assert (master.simulations, master.seconds) == (MASTER.simulations_for("alhambra", 2), MASTER.seconds)


@pytest.mark.parametrize("bot", [Apprentice(1, Novice()), Master(1, judge=Novice())])
def test_a_bot_with_no_time_left_answers_at_once(bot: Bot) -> None:
    looks: list[None] = []

    def looked() -> bool:
        looks.append(None)
        return False

    assert str(bot.choose(position([5], [[], []]), 0, Budget(clock=0, stopped=looked))).startswith("bid")
    assert not looks
