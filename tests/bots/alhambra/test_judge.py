from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.alhambra.positions import about_to_place, arrange, buy, play

import granada
from granada.bots import Budget, make
from granada.bots.alhambra.judge import AlhambraJudge
from granada.bots.alhambra.payment import card_to_lay
from granada.bots.judges import judge_of, weights_of
from granada.games.alhambra.components import BUILDING_NAMES, TILE_NAMES, VALUES
from granada.games.alhambra.phase import LAST_TILES
from granada.games.alhambra.scoring import POINTS, ROUNDS
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


def source(state: AlhambraState, seat: int, name: str) -> float:
    return JUDGE.sources(state, seat)[name]


def test_a_tile_that_waits_to_be_placed_counts_as_if_it_stood() -> None:
    state = arrange(3, seat=0, hands={0: "dinar-6 dinar-5"}, market={"dinar": "tower-11n"})
    before = source(state, 0, "tower")
    buy(state, "tower-11n", "dinar-6", "dinar-5")
    assert source(state, 0, "tower") > before + 3


def test_a_tile_in_the_reserve_is_worth_something_but_less_than_in_the_palace() -> None:
    reserve = source(arrange(3, seat=2, reserves={0: "tower-11"}), 0, "reserve")
    gain = source(arrange(3, seat=2, palaces={0: {"tower-11": "1,0"}}), 0, "tower") - source(arrange(3), 0, "tower")
    assert 0 < reserve < gain


def test_of_buildings_that_cannot_come_any_more_only_their_owner_expects_points_and_all_of_them() -> None:
    market = {"dinar": "garden-10", "dirham": "garden-11", "ducat": "garden-9e", "florin": "garden-12s"}
    state = arrange(3, seat=0, market=market, bag="", palaces={0: {"arcades-9": "1,0"}})
    assert source(state, 1, "tower") == 0
    assert source(state, 1, "garden") > 0
    arcades = BUILDING_NAMES.index("arcades")
    assert source(state, 0, "arcades") == pytest.approx(sum(POINTS[round][arcades][0] for round in range(ROUNDS)))


def test_money_is_worth_less_when_there_is_little_left_to_buy() -> None:
    early = arrange(3, seat=2, hands={0: "dinar-9"})
    late = arrange(3, seat=2, hands={0: "dinar-9"}, bag="tower-11n")
    assert source(early, 0, "money") > 2 * source(late, 0, "money") > 0


def test_a_tile_that_can_be_paid_for_is_worth_the_more_the_sooner_it_can_be_bought() -> None:
    states = [
        arrange(3, seat=seat, hands={0: "dinar-6 dinar-5"}, market={"dinar": "tower-11n"}, bag="garden-10")
        for seat in (0, 2, 1)
    ]
    worths = [source(state, 0, "market") for state in states]
    assert worths[0] > worths[1] > worths[2] > 0


def test_near_the_end_the_richest_expects_the_tiles_that_are_left() -> None:
    def expected_by(hands: dict[int, str]) -> float:
        return source(arrange(2, seat=1, hands=hands, market={"dinar": "tower-11n"}, bag=""), 0, "market")

    assert expected_by({0: "dinar-7", 1: "dinar-3"}) > expected_by({0: "dinar-3", 1: "dinar-7"}) > 0


def test_a_palace_that_is_open_on_all_sides_will_have_a_longer_wall() -> None:
    around = {"arcades-4nes": "1,0", "chambers-5nsw": "-1,0", "pavilion-2new": "0,1"}

    def growth(palace: dict[str, str]) -> float:
        """The growth from now on to the end; tiles that are not in the palace lie in a reserve, so that as many are to
        come."""
        rest = {1: "" if palace else " ".join(around)}
        early, late = (arrange(3, seat=2, palaces={0: palace}, reserves=rest, bag=bag) for bag in (None, "tower-11n"))
        return source(early, 0, "wall") - source(late, 0, "wall")

    assert growth({}) > growth(around) > 0


def test_a_wall_beside_the_longest_one_may_be_of_use_later() -> None:
    loose = arrange(3, seat=2, palaces={0: {"tower-11n": "1,0", "tower-11s": "-1,0"}})
    plain = arrange(3, seat=2, palaces={0: {"tower-11n": "1,0", "garden-10": "-1,0"}})
    assert source(loose, 0, "wall") > source(plain, 0, "wall")


def test_dirk_is_a_rival_for_majorities() -> None:
    alone = arrange(2, seat=1, palaces={0: {"tower-11": "1,0"}})
    beside_dirk = arrange(2, seat=1, palaces={0: {"tower-11": "1,0"}}, dirk="tower-12 tower-13e")
    assert source(beside_dirk, 0, "tower") < source(alone, 0, "tower")


def test_small_money_that_fits_many_prices_is_worth_more_and_too_much_of_one_currency_no_more() -> None:
    def worth(hand: str) -> float:
        return source(arrange(3, seat=2, hands={0: hand}), 0, "money")

    assert worth("dinar-5 dinar-4") > worth("dinar-9") > worth("dinar-8")
    assert worth("dinar-9 dinar-9 dinar-9") == worth("dinar-9 dinar-9")


def test_a_tile_that_can_be_paid_for_is_worth_something_even_if_not_exactly() -> None:
    def worth(hand: str) -> float:
        return source(arrange(3, seat=0, hands={0: hand}, market={"dinar": "tower-11n"}), 0, "market")

    assert worth("dinar-6 dinar-5") > worth("dinar-6 dinar-6") > worth("dinar-6")


def test_it_is_better_to_be_the_next() -> None:
    markets = [source(arrange(3, seat=seat), 0, "market") for seat in (0, 2, 1)]
    assert markets[0] > markets[1] > markets[2]


def promises(state: AlhambraState) -> dict[str, float]:
    codes = state.legal_codes(0)
    return {str(state.move(code)): promise for code, promise in zip(codes, JUDGE.promise(state, 0, codes), strict=True)}


def test_what_looks_good_at_first_sight() -> None:
    state = arrange(
        3,
        seat=0,
        hands={0: "dinar-6 dinar-5 florin-9 florin-5"},
        market={"dinar": "tower-11n", "florin": "tower-11"},
        display="ducat-9 ducat-4 dirham-7 dirham-8",
    )
    looks = promises(state)
    assert looks["buy tower-11n"] > looks["buy tower-11"]
    assert looks["take ducat-9"] > looks["take dirham-8"] > looks["take dirham-7"]


def test_after_two_rounds_of_redesigns_nobody_redesigns_who_can_do_something_else() -> None:
    def verbs(state: AlhambraState, turn: int) -> set[str]:
        """The verbs that are offered if the last turn with progress was the first one."""
        state.turn = turn
        return {str(state.move(code)).split()[0] for code in JUDGE.choices(state, 0)}

    palaces, reserves = {0: {"garden-10": "1,0"}}, {0: "tower-11"}
    usual = arrange(3, seat=0, hands={0: "dinar-9 dinar-9"}, palaces=palaces, reserves=reserves)
    assert verbs(usual, 7) == {"take", "buy", "use", "withdraw"}
    assert verbs(usual, 8) == {"take", "buy"}
    nothing_else = arrange(3, seat=0, display="", deck="", palaces=palaces, reserves=reserves)
    assert verbs(nothing_else, 8) == {"use", "withdraw"}


def test_at_first_sight_a_tile_belongs_into_the_palace_where_its_wall_is_of_use() -> None:
    state = about_to_place("tower-11n", {"pavilion-6n": "1,0"})
    looks = promises(state)
    assert looks["place tower-11n 2,0"] > looks["place tower-11n 0,1"] > looks["reserve tower-11n"] > 0


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


def test_a_tile_of_the_reserve_with_walls_is_taken_up_first_and_a_poor_one_withdrawn() -> None:
    use = promises(arrange(3, seat=0, reserves={0: "tower-11 tower-11n"}, display="ducat-1"))
    assert use["use tower-11n"] > use["use tower-11"]
    palace = {"tower-11n": "1,0", "pavilion-6n": "-1,0"}
    withdraw = promises(arrange(3, seat=0, palaces={0: palace}, display="ducat-1"))
    assert withdraw["withdraw pavilion-6n"] > withdraw["withdraw tower-11n"]
    assert withdraw["withdraw pavilion-6n"] < 0


def test_a_tile_that_was_won_at_the_end_counts_as_if_it_stood_and_the_market_no_more() -> None:
    market = {"dinar": "tower-11n", "dirham": None, "ducat": "garden-10", "florin": "garden-11"}
    state = arrange(2, seat=0, hands={0: "dinar-9", 1: ""}, market={**market, "dirham": "arcades-4nes"}, bag="")
    before = source(state, 0, "tower")
    state.market[1] = -1
    state.market[0] = -1
    state.won = [[TILE_NAMES.index("tower-11n")], []]
    state.phase = LAST_TILES
    assert source(state, 0, "tower") > before + 3
    state.seat = 1
    assert source(state, 0, "market") <= 0


def test_taking_money_and_buying_are_progress_and_redesigns_are_not() -> None:
    market = {"dinar": "tower-11n"}
    palaces = {seat: {tile: "1,0"} for seat, tile in enumerate(("garden-10", "arcades-9", "tower-11"))}

    def last_progress(*moves: str) -> int:
        """The last turn with progress after a redesign by the first player, and these moves of the second."""
        state = arrange(3, seat=2, hands={0: "dinar-9 dinar-7"}, market=market, palaces=palaces, display="ducat-9")
        play(state, "withdraw tower-11")
        assert (state.turn, state.last_progress) == (2, 1)
        play(state, *moves)
        return int(state.last_progress)

    assert last_progress("withdraw garden-10") == 1
    assert last_progress("take ducat-9") == 2
    assert last_progress("buy tower-11n", "pay dinar-9", "pay dinar-7", "settle") == 2
