"""What the coach of Alhambra says in which position."""

from tests.games.alhambra.positions import arrange, play

from granada.games.alhambra import GAME
from granada.games.alhambra.coach import coach
from granada.games.alhambra.state import AlhambraState

HIGH = "florin-9 florin-9 dirham-9 dirham-9"
MARKET = {"florin": "tower-11", "dirham": "garden-11", "dinar": "pavilion-4es", "ducat": "tower-13e"}


def advice(state: AlhambraState, seat: int = 0) -> tuple[str, tuple[object, ...]]:
    question = state.question(seat)
    assert question is not None
    said = coach(GAME, state.view(seat), question)
    assert said is not None
    return said.id.removeprefix("alhambra-coach-"), said.args


def test_an_exact_payment_comes_first_and_of_several_tiles_the_one_that_scores_most() -> None:
    state = arrange(hands={0: "dinar-4 ducat-9 ducat-4"}, display=HIGH, market=MARKET)
    assert advice(state) == ("exact", ("tower-13e",))


def test_a_card_that_makes_an_exact_payment_possible_is_named() -> None:
    state = arrange(hands={0: "ducat-9"}, display="ducat-4 florin-9 florin-8 florin-7", market=MARKET)
    assert advice(state) == ("card", ("ducat-4", "tower-13e"))


def test_several_small_cards_are_pointed_out_and_otherwise_saving() -> None:
    state = arrange(display="ducat-4 florin-1 florin-8 florin-7", market=MARKET)
    assert advice(state) == ("several", (("florin-1", "ducat-4"),))
    assert advice(arrange(display=HIGH, market=MARKET)) == ("save", ())


def test_before_a_scoring_the_first_place_that_is_near_counts() -> None:
    def before_scoring(hand: str) -> AlhambraState:
        palaces = {1: {"garden-10": "1,0"}}
        next_cards = "ducat-1 ducat-2 scoring-1"
        return arrange(hands={0: hand}, display=HIGH, market=MARKET, next_cards=next_cards, palaces=palaces)

    assert advice(before_scoring("dirham-9 dirham-7")) == ("lead", ("garden-11",))
    state = before_scoring("")
    coming = state.view(0).next_scoring
    assert coming is not None
    assert advice(state) == ("one-short", (coming.latest, "garden"))
    assert advice(arrange(market=MARKET, display=HIGH, next_cards="scoring-1"))[0] == "scoring"


def test_a_tile_to_place_is_spoken_of_with_the_wall() -> None:
    state = arrange(hands={0: "ducat-9 ducat-4"}, display=HIGH, market=MARKET)
    play(state, "buy tower-13e")
    assert advice(state) == ("pay", ())
    play(state, "pay ducat-9", "pay ducat-4", "settle", "take florin-9")
    assert advice(state) == ("wall", ("tower-13e", 0))


def test_the_coach_knows_no_more_than_the_seat() -> None:
    state = arrange(hands={0: "ducat-9"}, display=HIGH, market=MARKET, next_cards="ducat-4 scoring-1")
    assert {advice(state.sample_hidden(0, seed)) for seed in range(8)} == {advice(state)}
