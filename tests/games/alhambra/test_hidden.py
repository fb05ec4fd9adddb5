"""Sampled positions: what a seat cannot know is dealt anew, and only that."""

from tests.games.alhambra.positions import arrange, hand, new, options, play, position

NINES = "florin-9 dirham-9 dinar-9 ducat-9"


def test_the_own_hand_stays_and_the_others_keep_their_size() -> None:
    state = arrange(hands={0: "dinar-1 dinar-2", 1: "ducat-3 ducat-4 ducat-5"})
    hands = set()
    for seed in range(20):
        sample = state.sample_hidden(0, seed)
        assert hand(sample, 0) == ["dinar-1", "dinar-2"]
        assert len(hand(sample, 1)) == 3
        assert sample.census() == state.census()
        hands.add(tuple(hand(sample, 1)))
    assert len(hands) > 15


def test_a_spectator_knows_no_hand() -> None:
    state = arrange(hands={0: "dinar-1 dinar-2 dinar-3"})
    assert len({tuple(hand(state.sample_hidden(None, seed), 0)) for seed in range(20)}) > 15


def test_a_sample_depends_on_nothing_that_the_seat_cannot_know() -> None:
    one = arrange(hands={0: "dinar-1", 1: "ducat-3"}, next_cards="dinar-7", display=NINES, next_tiles="tower-11")
    two = arrange(hands={0: "dinar-1", 1: "dinar-7"}, next_cards="ducat-3", display=NINES, next_tiles="tower-12")
    assert position(one.sample_hidden(0, 5)) == position(two.sample_hidden(0, 5))


def test_scoring_cards_stay_in_their_piles() -> None:
    state = new(4)
    windows = position(state)["windows"]
    places = [set[int](), set[int]()]
    for seed in range(300):
        deck = position(state.sample_hidden(0, seed))["deck"]
        for number in range(2):
            place = deck.index(f"scoring-{number + 1}")
            assert windows[number][0] <= place <= windows[number][1]
            places[number].add(place)
    assert [len(found) for found in places] == [highest - lowest + 1 for lowest, highest in windows]


def test_who_is_paying_is_known_to_have_enough() -> None:
    state = arrange(hands={0: "dinar-9 dinar-4 ducat-1"}, market={"dinar": "tower-13e"}, display=NINES)
    play(state, "buy tower-13e")
    for seed in range(30):
        sample = state.sample_hidden(1, seed)
        assert len(hand(sample, 0)) == 3
        while "settle" not in options(sample):
            play(sample, options(sample)[0])
        play(sample, "settle")


def test_cards_taken_openly_stay_known_until_they_are_paid() -> None:
    state = arrange(
        hands={0: "dinar-4", 1: "ducat-3"}, display=NINES, market={"dinar": "tower-9es", "ducat": "tower-12"}
    )
    play(state, "take dinar-9")
    assert state.view(1).seen_cards == (("dinar-9",), (), ())
    for seed in range(30):
        assert "dinar-9" in hand(state.sample_hidden(1, seed), 0)
    play(state, f"take {options(state)[0].split()[1]}")
    play(state, f"take {options(state)[0].split()[1]}")
    play(state, "buy tower-9es", "pay dinar-9", "settle")
    assert state.view(1).seen_cards[0] == ()


def test_a_card_that_nobody_saw_is_not_known() -> None:
    state = arrange(hands={0: "dinar-4 dinar-9", 1: "ducat-3"}, display=NINES)
    assert state.view(1).seen_cards == ((), (), ())
    assert len({tuple(hand(state.sample_hidden(1, seed), 0)) for seed in range(20)}) > 10


def test_what_is_known_of_a_payer_counts_towards_the_price() -> None:
    state = arrange(hands={0: "ducat-1", 1: "ducat-3"}, display=NINES, market={"dinar": "pavilion-8"})
    play(state, "take dinar-9")
    for _ in range(2):
        play(state, f"take {options(state)[0].split()[1]}")
    play(state, "buy pavilion-8")
    for seed in range(10):
        sample = state.sample_hidden(1, seed)
        assert "dinar-9" in hand(sample, 0)
        assert len(hand(sample, 0)) == 2
