"""Events: what is told to which seat when something happens."""

import pytest
from tests.games.alhambra.positions import arrange, buy, listen, new, play, position

from granada.games.alhambra import events
from granada.games.alhambra.events import (
    Bought,
    DirkDrew,
    GameOver,
    GivenToDirk,
    LastTileLeft,
    LastTileWon,
    MarketFilled,
    MoneyDrawn,
    MoneyReshuffled,
    Passed,
    Placed,
    Reserved,
    Scored,
    ScoringCardDrawn,
    Swapped,
    Took,
    Withdrawn,
)
from granada.kernel.event import Event

NINES = "florin-9 dirham-9 dinar-9 ducat-9"
NOTHING = (0,) * 7


def test_taking_money_and_the_cards_that_replace_it() -> None:
    state = arrange(display="florin-1 florin-3 dinar-9 ducat-9", next_cards="dinar-5 dinar-4")
    heard = listen(state)
    play(state, "take florin-3 florin-1")
    assert heard == [Took(0, ("florin-1", "florin-3")), MoneyDrawn(("dinar-5", "dinar-4"))]


def test_buying_is_told_when_it_is_settled_with_all_the_cards_paid() -> None:
    state = arrange(hands={0: "dinar-9 dinar-1"}, market={"dinar": "garden-10"})
    heard = listen(state)
    play(state, "buy garden-10", "pay dinar-9", "pay dinar-1")
    assert heard == []
    play(state, "settle")
    assert heard == [Bought(0, "garden-10", ("dinar-9", "dinar-1"), exact=True)]


def test_overpaying_and_reserving_and_the_tile_that_comes_next() -> None:
    state = arrange(seat=1, hands={1: "ducat-9"}, market={"ducat": "seraglio-7w"}, next_tiles="tower-12")
    heard = listen(state)
    buy(state, "seraglio-7w", "ducat-9")
    play(state, "reserve seraglio-7w")
    assert heard == [
        Bought(1, "seraglio-7w", ("ducat-9",), exact=False),
        Reserved(1, "seraglio-7w"),
        MarketFilled("tower-12", "ducat"),
    ]


def test_placing() -> None:
    state = arrange(hands={0: "ducat-9"}, market={"ducat": "seraglio-8s"})
    heard = listen(state)
    buy(state, "seraglio-8s", "ducat-9")
    play(state, "place seraglio-8s 0,-1")
    assert heard[1] == Placed(0, "seraglio-8s", "0,-1")


def test_the_three_ways_of_redesigning() -> None:
    state = arrange(
        palaces={0: {"garden-10": "1,0"}, 1: {"garden-11": "0,1"}},
        reserves={0: "tower-11", 2: "tower-12"},
    )
    heard = listen(state)
    play(state, "use tower-11", "swap tower-11 garden-10")
    play(state, "withdraw garden-11")
    play(state, "use tower-12", "place tower-12 -1,0")
    assert heard == [
        Swapped(0, "tower-11", "garden-10", "1,0"),
        Withdrawn(1, "garden-11"),
        Placed(2, "tower-12", "-1,0"),
    ]


def test_passing() -> None:
    state = arrange(display="", deck="")
    heard = listen(state)
    play(state, "pass")
    assert heard == [Passed(0)]


def test_giving_to_dirk() -> None:
    state = arrange(2, hands={0: "ducat-9"}, market={"ducat": "seraglio-8s"})
    heard = listen(state)
    buy(state, "seraglio-8s", "ducat-9")
    play(state, "give seraglio-8s")
    assert heard[1] == GivenToDirk(0, "seraglio-8s")


def test_reshuffling() -> None:
    state = arrange(display=NINES, deck="", discard="dinar-1 dinar-1 dinar-1")
    heard = listen(state)
    play(state, "take florin-9")
    assert heard == [Took(0, ("florin-9",)), MoneyReshuffled(3), MoneyDrawn(("dinar-1",))]


def test_a_scoring_with_dirk() -> None:
    state = arrange(
        2,
        display=NINES,
        next_cards="scoring-1 dinar-5",
        palaces={0: {"tower-13e": "1,0"}},
        dirk="garden-10",
        bag="tower-11 tower-12",
    )
    heard = listen(state)
    play(state, "take florin-9")
    assert heard == [
        Took(0, ("florin-9",)),
        ScoringCardDrawn(1),
        MoneyDrawn(("dinar-5",)),
        Scored(
            1,
            ((0, 0, 0, 0, 0, 6, 1), NOTHING, (0, 0, 0, 0, 5, 0, 0)),
            ((0, 0, 0, 0, 0, 1), NOTHING[:-1], (0, 0, 0, 0, 1, 0)),
        ),
        DirkDrew(("tower-11", "tower-12")),
    ]


def test_the_end_of_the_game() -> None:
    state = arrange(
        hands={0: "dinar-8", 1: "ducat-1"},
        market={"florin": "garden-10", "dirham": "garden-11", "dinar": "arcades-7es", "ducat": "tower-12"},
        bag="",
    )
    heard = listen(state)
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es", "place tower-12 1,0")
    assert heard[2:] == [
        LastTileLeft("garden-10", "florin"),
        LastTileLeft("garden-11", "dirham"),
        LastTileWon(1, "tower-12", "ducat"),
        Placed(1, "tower-12", "1,0"),
        Scored(
            3,
            (NOTHING, (0, 0, 0, 0, 0, 21, 0), NOTHING),
            (NOTHING[:-1], (0, 0, 0, 0, 0, 1), NOTHING[:-1]),
        ),
        GameOver((0, 21, 0), (1,)),
    ]


def test_no_cards_drawn_is_no_event() -> None:
    state = arrange(display="florin-9", deck="")
    heard = listen(state)
    play(state, "take florin-9")
    assert heard == [Took(0, ("florin-9",))]


def test_a_clone_plays_in_silence() -> None:
    state = arrange(display=NINES)
    heard = listen(state)
    play(state.clone(), "take florin-9")
    assert heard == []


def test_a_listener_may_leave() -> None:
    state = new()
    heard = listen(state)
    state.listen(None)
    play(state, f"take {position(state)['display'][0]}")
    assert heard == []


@pytest.mark.parametrize(
    "kind", [kind for kind in vars(events).values() if isinstance(kind, type) and kind is not Event]
)
def test_every_event_has_an_id_of_its_own_game(kind: type[Event]) -> None:
    assert str(kind.__struct_config__.tag).startswith("alhambra-")
