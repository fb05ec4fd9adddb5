"""What the coach of Sabika says in which position."""

from tests.games.sabika.positions import Own, arrange, play

from granada.games.sabika import GAME
from granada.games.sabika.coach import coach
from granada.games.sabika.state import SabikaState

ALL_LIE_BUT_THE_POET = {"builder-1": "outer-0", "builder-2": "outer-1", "merchant": "middle-0", "poet": "inner-0"}


def advice(state: SabikaState) -> tuple[str, tuple[object, ...]] | None:
    question = state.question(0)
    assert question is not None
    said = coach(GAME, state.view(0), question)
    return None if said is None else (said.id.removeprefix("sabika-coach-"), said.args)


def own(**things: object) -> SabikaState:
    return arrange(2, Own(**{"dinars": 3, **things}), cities={"fez": "B1"})  # type: ignore[arg-type]


def test_a_city_that_asks_for_goods_of_ours_is_named_with_its_price() -> None:
    kind, (city, price, goods) = advice(own(stock="clothes")) or ("", ())
    assert (kind, price, goods) == ("export", 1, ("clothes",))
    assert city == "fez"
    kind, (city, *_) = advice(own(stock="clothes", ships="fez")) or ("", ())
    assert (kind, city == "fez") == ("export", False)


def test_materials_are_worth_what_they_would_score() -> None:
    assert advice(own(stock="gypsum wood ceramic")) == ("build", (7,))
    assert advice(own(stock="wood ceramic")) == ("carve", (6,))


def test_somebody_without_money_is_told_where_it_comes_from() -> None:
    assert advice(own(dinars=1)) == ("poor", (1,))


def test_before_the_end_of_the_round_the_missing_parias_count() -> None:
    late = {"workers": ALL_LIE_BUT_THE_POET, "lying": "builder-1 builder-2 merchant"}
    assert advice(own(**late, parias=1)) == ("parias", (1, 2))
    assert (advice(own(**late, parias=2)) or [""])[0] != "parias"


def test_ships_raw_materials_wishes_and_empty_stores_come_in_their_order() -> None:
    assert advice(own(stock="clay silk", ships="fez")) == ("produce", (("clay", "silk"),))
    assert advice(own(ships="fez")) == ("consolidate", ("fez",))
    assert advice(own()) == ("wish", ("A1",))
    assert advice(arrange(2, Own(dinars=3, parias=9), round=2, wishes="A1 B1 C1")) == ("quarry", ())


def test_after_the_worker_has_moved_the_coach_speaks_of_the_square() -> None:
    state = own(stock="gypsum wood ceramic")
    play(state, "work builder-1 outer-7")
    assert advice(state) in (("square", ()), None)


def test_the_coach_knows_no_more_than_the_seat() -> None:
    state = own(stock="clothes")
    assert {advice(state.sample_hidden(0, seed)) for seed in range(8)} == {advice(state)}
