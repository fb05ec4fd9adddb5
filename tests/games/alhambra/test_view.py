"""What each seat may know (point 11)."""

import msgspec
import pytest
from tests.games.alhambra.positions import about_to_place, about_to_redesign, arrange, hand, new, play, position

from granada.games.alhambra.view import NextScoring, PlacedTile
from granada.kernel.chance import Chance

NINES = "florin-9 dirham-9 dinar-9 ducat-9"


def test_everybody_sees_the_own_hand_only() -> None:
    state = arrange(hands={0: "dinar-1 dinar-2", 1: "ducat-3"})
    assert state.view(0).hand == ("dinar-1", "dinar-2")
    assert state.view(1).hand == ("ducat-3",)
    assert state.view(2).hand == ()
    assert state.view(None).hand is None
    assert state.view(None).hand_sizes == (2, 1, 0)


def test_what_a_seat_cannot_know_does_not_change_its_view() -> None:
    """Two positions that differ in the other hands, the order of the deck and of the bag."""
    one = arrange(hands={0: "dinar-1", 1: "ducat-3"}, next_cards="dinar-7", display=NINES, next_tiles="tower-11")
    two = arrange(hands={0: "dinar-1", 1: "dinar-7"}, next_cards="ducat-3", display=NINES, next_tiles="tower-12")
    assert position(one) != position(two)
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


def test_not_even_the_starting_hands_are_shown_to_others() -> None:
    state = new(4)
    for seat in range(4):
        shown = msgspec.json.encode(msgspec.structs.replace(state.view(seat), hand=None, display=(), discard=()))
        assert not [card for card in hand(state, (seat + 1) % 4) if card in shown.decode()]


def test_reserves_palaces_market_display_discard_and_dirk_are_open() -> None:
    state = arrange(
        2,
        display=NINES,
        discard="dinar-2 dinar-1",
        market={"dinar": "garden-12s", "ducat": "tower-13e"},
        palaces={1: {"garden-10": "1,0", "garden-11": "1,-1"}},
        reserves={0: "tower-11"},
        dirk="tower-12",
    )
    view = state.view(None)
    assert view.display == tuple(NINES.split())
    assert view.discard == ("dinar-1", "dinar-2")
    assert view.market[2:] == ("garden-12s", "tower-13e")
    assert view.palaces == ((), (PlacedTile("garden-10", 1, 0), PlacedTile("garden-11", 1, -1)))
    assert view.reserves == (("tower-11",), ())
    assert view.dirk == ("tower-12",)
    assert (view.deck, view.bag) == (72 + 2 - 4 - 2, 54 - 4 - 4)


def test_purchases_and_redesigns_in_progress_are_open() -> None:
    state = arrange(hands={0: "dinar-9 dinar-2"}, market={"dinar": "garden-10"})
    play(state, "buy garden-10", "pay dinar-9")
    view = state.view(2)
    assert (view.phase, view.wanted, view.paid, view.hand_sizes) == ("payment", "garden-10", ("dinar-9",), (1, 0, 0))
    view = about_to_place("tower-11").view(2)
    assert (view.phase, view.bought, view.wanted) == ("placing", ("tower-11",), None)
    view = about_to_redesign("tower-11").view(2)
    assert (view.phase, view.wanted) == ("redesigning", "tower-11")


def test_the_end_is_shown_as_it_is() -> None:
    state = arrange(hands={0: "dinar-8", 1: "ducat-1"}, market={"dinar": "arcades-7es", "ducat": "tower-12"}, bag="")
    play(state, "buy arcades-7es", "pay dinar-8", "settle", "reserve arcades-7es")
    view = state.view(None)
    assert (view.phase, view.won, view.deciders) == ("last-tiles", ((), ("tower-12",), ()), (1,))
    play(state, "place tower-12 1,0")
    view = state.view(None)
    assert (view.phase, view.over, view.to_move, view.winners) == ("over", True, None, (1,))
    assert view.if_scored_now is None
    assert [(sheet.round, sheet.rows[1]) for sheet in view.sheets] == [(3, (0, 0, 0, 0, 0, 21, 0))]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_next_scoring_comes_when_the_view_says_it_can(players: int) -> None:
    """At every moment of a game the card lies between the soonest and the latest place, counted from the top."""
    state, chance = new(players, 3), Chance(3)
    rounds = set()
    while not state.over:
        from_top = position(state)["deck"][::-1]
        coming = state.view(None).next_scoring
        if coming is None:
            assert not [card for card in from_top if card.startswith("scoring")]
        else:
            rounds.add(coming.round)
            assert coming.soonest <= from_top.index(f"scoring-{coming.round}") + 1 <= coming.latest
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])
    assert rounds == {1, 2}


def test_the_first_scoring_is_expected_in_the_second_pile() -> None:
    state = new(3)
    small, more = divmod(len(position(state)["deck"]) - 2, 5)
    first, second = small + (more > 0), small + (more > 1)
    assert state.view(None).next_scoring == NextScoring(1, first + 1, first + second + 1)


def test_who_begins_and_why_is_shown() -> None:
    view = new(2, 1).view(None)
    assert (view.first, view.first_because) == (0, "lowest-sum")


def test_a_view_fits_into_json() -> None:
    state = new(2)
    data = msgspec.json.decode(msgspec.json.encode(state.view(0)))
    assert data["display"] == position(state)["display"]
