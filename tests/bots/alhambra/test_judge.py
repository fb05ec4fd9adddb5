from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.alhambra.positions import arrange

import granada
from granada.bots import Budget, make
from granada.bots.alhambra.judge import AlhambraJudge
from granada.bots.alhambra.payment import card_to_lay
from granada.bots.judges import judge_of, weights_of
from granada.games.alhambra.components import VALUES
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance

JUDGE = judge_of("alhambra")


def random_game(players: int, seed: int) -> Iterator[AlhambraState]:
    state, chance = granada.load("alhambra").new(players=players, seed=seed), Chance(seed)
    assert isinstance(state, AlhambraState)
    while (seat := state.to_move) is not None:
        yield state
        codes = state.legal_codes(seat)
        state.advance(codes[chance.below(len(codes))], seat)
    yield state


@pytest.mark.parametrize("players", [2, 4])
def test_the_sources_of_points_add_up_to_them(players: int) -> None:
    for state in random_game(players, 1):
        if state.played % 7:
            continue
        points = JUDGE.points(state)
        assert [sum(JUDGE.sources(state, seat).values()) for seat in range(players)] == pytest.approx(list(points))


def test_when_the_game_is_over_the_points_are_the_scores() -> None:
    *_, end = random_game(3, 2)
    assert tuple(JUDGE.points(end)) == end.scores


def test_a_lead_is_the_surer_the_fewer_tiles_are_to_come() -> None:
    spreads = [JUDGE.spread(state) for state in random_game(3, 2)]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[0] > spreads[-1] > 0


def test_every_weight_is_needed() -> None:
    weights = weights_of("alhambra")
    for name in weights:
        with pytest.raises(KeyError, match=name):
            AlhambraJudge({other: weight for other, weight in weights.items() if other != name})


def expected(state: AlhambraState, seat: int) -> float:
    return float(JUDGE.points(state)[seat])


def test_a_majority_and_a_wall_are_worth_points() -> None:
    bare = arrange(3, seat=2)
    tower = arrange(3, seat=2, palaces={0: {"tower-11": "1,0"}})
    wall = arrange(3, seat=2, palaces={0: {"tower-11n": "1,0"}})
    assert expected(tower, 0) > expected(bare, 0)
    assert expected(wall, 0) > expected(tower, 0)
    assert expected(tower, 1) < expected(bare, 1)


def test_exact_money_is_worth_more_than_as_much_that_does_not_fit() -> None:
    exact = arrange(3, seat=0, hands={0: "dinar-6 dinar-5"}, market={"dinar": "tower-11n"})
    other = arrange(3, seat=0, hands={0: "dinar-7 dinar-4"}, market={"dinar": "tower-12"})
    assert expected(exact, 0) > expected(other, 0)


@given(st.lists(st.integers(0, VALUES - 1), min_size=1, max_size=7), st.integers(1, 13))
def test_payments_waste_as_little_as_possible(cards: list[int], price: int) -> None:
    values = [card + 1 for card in cards]
    sums = {sum(value for place, value in enumerate(values) if some >> place & 1) for some in range(1 << len(values))}
    if max(sums) < price:
        return
    hands = vec[i64]([cards.count(card) for card in range(36)])
    paid, highest = 0, VALUES - 1
    while paid < price:
        highest = int(card_to_lay(hands, 0, 0, highest, price - paid))
        assert hands[highest] > 0
        hands[highest] -= 1
        paid += highest + 1
    assert paid == min(amount for amount in sums if amount >= price)


@pytest.mark.parametrize("kind", ["apprentice", "master", "buyer"])
def test_a_good_building_that_can_be_paid_exactly_is_bought(kind: str) -> None:
    state = arrange(3, seat=0, hands={0: "dinar-6 dinar-5 ducat-1"}, market={"dinar": "tower-11n"})
    bot = make(kind, 1)
    played = []
    while state.to_move == 0 and state.turn == 1:
        move = bot.choose(state.sample_hidden(0, 1), 0, Budget(simulations=60))
        played.append(str(move))
        state.play(move)
    assert played[:4] == ["buy tower-11n", "pay dinar-6", "pay dinar-5", "settle"]
    assert any(text.startswith("place tower-11n") for text in played)
