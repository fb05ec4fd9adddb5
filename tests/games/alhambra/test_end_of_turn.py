"""Refilling and the scorings that come with it (points 18 to 20)."""

from tests.games.alhambra.positions import arrange, buy, listen, new, play, position

from granada.games.alhambra import events
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance

NINES = "florin-9 dirham-9 dinar-9 ducat-9"
TOWERS = {0: {"tower-11": "1,0"}}


def rounds(state: AlhambraState) -> list[int]:
    return [sheet.round for sheet in state.view(None).sheets]


# Scoring cards.


def test_a_scoring_card_is_replaced_by_the_next_card_and_leaves_the_game() -> None:
    state = arrange(display=NINES, next_cards="scoring-1 dinar-5", palaces=TOWERS)
    play(state, "take florin-9")
    after = position(state)
    assert after["display"] == ["dirham-9", "dinar-9", "ducat-9", "dinar-5"]
    assert "scoring-1" not in [*after["deck"], *after["discard"], *after["display"]]
    assert rounds(state) == [1]
    assert state.scores == (6, 0, 0)


def test_the_scoring_is_over_before_the_next_player_decides() -> None:
    state = arrange(display=NINES, next_cards="scoring-1", palaces=TOWERS)
    play(state, "take florin-9")
    assert (state.to_move, state.scores) == (1, (6, 0, 0))


def test_money_is_refilled_then_the_market_and_only_then_is_scored() -> None:
    state = arrange(
        2,
        hands={0: "dinar-7"},
        market={"dinar": "arcades-7es"},
        display="florin-1 florin-2 dinar-9 ducat-9",
        next_cards="dinar-5 scoring-1 dinar-6",
    )
    heard = listen(state)
    buy(state, "arcades-7es", "dinar-7")
    play(state, "take florin-1 florin-2", "reserve arcades-7es")
    assert [type(event) for event in heard[3:]] == [
        events.ScoringCardDrawn,
        events.MoneyDrawn,
        events.MarketFilled,
        events.Scored,
        events.DirkDrew,
    ]


def test_a_tile_placed_in_this_turn_counts_in_the_scoring_at_its_end() -> None:
    state = arrange(
        hands={0: "dinar-9 dinar-2"},
        market={"dinar": "tower-11"},
        display=NINES,
        next_cards="scoring-1",
    )
    buy(state, "tower-11", "dinar-9", "dinar-2")
    play(state, "take florin-9", "place tower-11 1,0")
    assert state.scores == (6, 0, 0)


def test_the_second_scoring_adds_to_the_first() -> None:
    cards = "scoring-1 dinar-5 dinar-6 dinar-7 dinar-8 scoring-2"
    state = arrange(display=NINES, next_cards=cards, palaces=TOWERS)
    play(state, "take florin-9", "take dirham-9", "take dinar-9", "take ducat-9", "take dinar-5")
    assert rounds(state) == [1, 2]
    assert state.scores == (6 + 13, 0, 0)


def test_without_a_drawn_card_nothing_is_scored_although_a_scoring_card_is_on_top() -> None:
    """Removing a tile takes nothing away, so nothing is refilled."""
    state = arrange(next_cards="scoring-1", palaces=TOWERS)
    play(state, "withdraw tower-11")
    assert rounds(state) == []
    assert position(state)["deck"][-1] == "scoring-1"


# The end of the deck.


def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    state = arrange(display="florin-1 florin-2 dinar-9 ducat-9", deck="dinar-5", discard="dinar-1 dinar-2 dinar-3")
    play(state, "take florin-1 florin-2")
    after = position(state)
    assert after["display"][:3] == ["dinar-9", "ducat-9", "dinar-5"]
    assert after["discard"] == []
    assert sorted([after["display"][3], *after["deck"]]) == ["dinar-1", "dinar-2", "dinar-3"]


def test_the_discard_waits_until_a_card_is_needed() -> None:
    state = arrange(display=NINES, deck="dinar-5", discard="dinar-1 dinar-2 dinar-3")
    play(state, "take florin-9")
    assert position(state)["deck"] == []
    assert position(state)["discard"] == ["dinar-1", "dinar-2", "dinar-3"]


def test_the_discard_is_shuffled_by_chance() -> None:
    low = " ".join(f"dirham-{value}" for value in range(1, 9))
    orders = set()
    for seed in range(20):
        state = arrange(seed=seed, display=NINES, deck="", discard=low)
        play(state, "take florin-9")
        orders.add(tuple(position(state)["deck"]))
    assert len(orders) > 15


def test_the_new_deck_does_not_depend_on_the_order_in_which_cards_were_paid() -> None:
    decks = []
    for discard in ("dinar-1 dinar-2 dinar-3 dinar-4", "dinar-4 dinar-2 dinar-1 dinar-3"):
        state = arrange(display=NINES, deck="", discard=discard)
        play(state, "take florin-9")
        decks.append(position(state)["deck"])
    assert decks[0] == decks[1]


def test_a_new_deck_holds_no_scoring_card() -> None:
    state = arrange(display=NINES, deck="scoring-2", discard="dinar-1 dinar-2", scored={1: (0, 0, 0)})
    play(state, "take florin-9")
    assert rounds(state) == [1, 2]
    assert not [card for card in position(state)["deck"] if card.startswith("scoring")]
    assert state.view(None).next_scoring is None


def test_money_paid_in_this_turn_may_come_back_into_the_display_at_its_end() -> None:
    state = arrange(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"}, display="ducat-9", deck="")
    buy(state, "arcades-7es", "dinar-7")
    play(state, "take ducat-9", "reserve arcades-7es")
    assert position(state)["display"] == ["dinar-7"]


def test_the_display_stays_short_when_deck_and_discard_are_empty() -> None:
    state = arrange(display="florin-9 dirham-9", deck="")
    play(state, "take florin-9")
    assert position(state)["display"] == ["dirham-9"]
    play(state, "take dirham-9")
    assert position(state)["display"] == []
    assert state.to_move == 2


def test_a_scoring_card_counts_even_if_no_card_follows_it() -> None:
    state = arrange(display=NINES, deck="scoring-2", palaces=TOWERS)
    play(state, "take florin-9")
    assert len(position(state)["display"]) == 3
    assert state.scores == (13, 0, 0)


# Scorings and the end of the game.


def last_purchase(state: AlhambraState) -> None:
    """Buy a tile that the bag cannot replace."""
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")


def test_the_second_scoring_is_left_out_if_its_card_does_not_come_in_time() -> None:
    state = arrange(
        hands={0: "dinar-8"},
        market={"dinar": "arcades-7es"},
        bag="",
        palaces=TOWERS,
        scored={1: (10, 20, 30)},
    )
    last_purchase(state)
    assert rounds(state) == [1, 3]
    assert state.scores == (10 + 21, 20, 30)


def test_even_the_first_scoring_is_left_out_if_the_tiles_end_before_it() -> None:
    state = arrange(hands={0: "dinar-8"}, market={"dinar": "arcades-7es"}, bag="", palaces=TOWERS)
    last_purchase(state)
    assert rounds(state) == [3]
    assert state.over


def test_a_scoring_card_in_the_last_refill_is_scored_before_the_last_tiles_are_handed_out() -> None:
    state = arrange(
        hands={0: "dinar-7", 1: "ducat-1"},
        market={"dinar": "arcades-7es", "ducat": "tower-12"},
        display=NINES,
        next_cards="scoring-2 florin-1",
        bag="",
        palaces={0: {"tower-11": "1,0"}},
        scored={1: (0, 0, 0)},
    )
    heard = listen(state)
    buy(state, "arcades-7es", "dinar-7")
    play(state, "take florin-9", "reserve arcades-7es")
    assert rounds(state) == [1, 2]
    assert state.scores == (13, 0, 0)
    kinds = [type(event) for event in heard]
    assert kinds.index(events.Scored) < kinds.index(events.LastTileWon)
    play(state, "place tower-12 1,0", seat=1)
    assert [row[5] for row in state.score_sheet(3)] == [17, 17, 0]


def test_a_whole_game_keeps_every_component() -> None:
    state, chance = new(3, 5), Chance(5)
    wanted = state.census()
    while not state.over:
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])
        assert state.census() == wanted
    assert rounds(state) == [1, 2, 3]
