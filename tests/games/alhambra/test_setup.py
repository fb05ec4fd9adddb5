"""How a game is set up: points 1 to 4 and 26 of our list of rulings."""

from collections import Counter
from itertools import accumulate

import pytest
from tests.games.alhambra.positions import hand, new, position

from granada.games.alhambra import GAME
from granada.kernel.errors import BadOption

SEEDS = range(400)
ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def worth(cards: list[str]) -> int:
    return sum(map(value, cards))


def value(card: str) -> int:
    return int(card.split("-")[1])


@ALL_PLAYERS
def test_hands_are_dealt_card_by_card_until_they_are_worth_twenty(players: int) -> None:
    for seed in SEEDS:
        for seat in range(players):
            cards = hand(new(players, seed), seat)
            assert 20 <= worth(cards) <= 28
            assert worth(cards) - max(map(value, cards)) < 20


def test_every_starting_sum_from_20_to_28_occurs() -> None:
    sums = {worth(hand(new(6, seed), seat)) for seed in SEEDS for seat in range(6)}
    assert sums == set(range(20, 29))


@ALL_PLAYERS
def test_the_first_player_has_the_fewest_cards_then_the_lowest_sum_then_luck(players: int) -> None:
    reasons = Counter[str]()
    for seed in SEEDS:
        state = new(players, seed)
        hands = [hand(state, seat) for seat in range(players)]
        fewest = [seat for seat in range(players) if len(hands[seat]) == min(map(len, hands))]
        lowest = [seat for seat in fewest if worth(hands[seat]) == min(worth(hands[other]) for other in fewest)]
        reason = "fewest-cards" if len(fewest) == 1 else "lowest-sum" if len(lowest) == 1 else "lot"
        view = state.view(None)
        assert view.first_because == reason
        assert view.first in lowest
        assert state.to_move == view.first
        reasons[reason] += 1
    assert set(reasons) == {"fewest-cards", "lowest-sum", "lot"}


def test_the_lot_falls_on_each_of_the_tied_players() -> None:
    drawn = {
        state.view(None).first
        for state in (new(6, seed) for seed in range(1000))
        if state.view(None).first_because == "lot"
    }
    assert drawn == set(range(6))


@ALL_PLAYERS
def test_four_cards_four_tiles_and_empty_palaces_lie_ready(players: int) -> None:
    start = position(new(players))
    assert len(start["display"]) == 4
    assert all(start["market"])
    assert len(start["market"]) == 4
    assert start["palaces"] == start["reserves"] == [[]] * players
    assert not [card for card in start["display"] if card.startswith("scoring")]
    assert start["phase"] == "action"


@ALL_PLAYERS
def test_the_bag_holds_all_the_other_tiles(players: int) -> None:
    start = position(new(players))
    assert len({*start["bag"], *start["market"], *start["dirk"]}) == 54
    assert len(start["dirk"]) == (6 if players == 2 else 0)


@ALL_PLAYERS
def test_three_copies_of_each_card_are_in_play_or_two_for_two_players(players: int) -> None:
    start = position(new(players))
    cards = Counter([*start["deck"], *start["display"], *(card for held in start["hands"] for card in held)])
    assert cards.pop("scoring-1") == cards.pop("scoring-2") == 1
    assert len(cards) == 36
    assert set(cards.values()) == {2 if players == 2 else 3}


@ALL_PLAYERS
def test_the_scoring_cards_lie_anywhere_in_the_second_and_in_the_fourth_of_five_piles(players: int) -> None:
    """The first piles are larger by a card if need be; each scoring card makes its own pile one larger."""
    depths = [set[str](), set[str]()]
    for seed in SEEDS:
        from_top = position(new(players, seed))["deck"][::-1]
        small, larger = divmod(len(from_top) - 2, 5)
        heights = [small + (pile < larger) + (pile in (1, 3)) for pile in range(5)]
        ends = list(accumulate(heights))
        for number, pile in enumerate((1, 3)):
            depth = from_top.index(f"scoring-{number + 1}") - ends[pile - 1]
            assert 0 <= depth < heights[pile]
            depths[number].add("top" if depth == 0 else "bottom" if depth == heights[pile] - 1 else "between")
    assert depths == [{"top", "between", "bottom"}] * 2


def test_every_place_in_the_pile_is_about_equally_likely_for_a_scoring_card() -> None:
    """A pile with two players has about twelve cards; halves and quarters of it are met evenly."""
    quarters = Counter[int]()
    for seed in range(2000):
        state = new(2, seed)
        (low, high), _ = position(state)["windows"]
        place = position(state)["deck"].index("scoring-1")
        quarters[(place - low) * 4 // (high - low + 1)] += 1
    assert all(400 < quarters[quarter] < 600 for quarter in range(4))


@ALL_PLAYERS
def test_both_scoring_cards_cannot_come_in_one_refill(players: int) -> None:
    for seed in SEEDS:
        deck = position(new(players, seed))["deck"]
        assert deck.index("scoring-1") - deck.index("scoring-2") > 8


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert new(4, 7).dump() == new(4, 7).dump()
    assert position(new(4, 7)) != position(new(4, 8))


@pytest.mark.parametrize("players", [0, 1, 7])
def test_alhambra_is_for_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOption, match="2, 3, 4, 5, 6"):
        GAME.new(players)
