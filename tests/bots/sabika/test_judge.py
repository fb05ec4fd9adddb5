from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.sabika.positions import SQUARES, Own, arrange, choosing, ending, options, play

import granada
from granada.bots.judges import judge_of, weights_of
from granada.bots.sabika import worths
from granada.bots.sabika.judge import SabikaJudge
from granada.bots.sabika.outlook import JUDGED_PARTS
from granada.bots.sabika.weights import NAMES
from granada.games.sabika import GAME, Sabika, edition
from granada.games.sabika import tasks as t
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance

JUDGE = judge_of("sabika")
OUT_OF_THE_WAY = "outer-4 outer-5 outer-6 middle-3 middle-4 inner-3 inner-4"
"""Squares where workers of the Sultan disturb nobody."""


def game_of_quick_moves(players: int, seed: int, **chosen: str) -> Iterator[SabikaState]:
    """Half of the moves are the judge's own, so that the game sees more than random ones do."""
    state, chance = granada.load("sabika").new(players=players, seed=seed, **chosen), Chance(seed)
    assert isinstance(state, SabikaState)
    while (seat := state.to_move) is not None:
        yield state
        codes = state.legal_codes(seat)
        quick = JUDGE.quick(state, seat, codes, chance)
        state.advance(quick if chance.below(2) else codes[chance.below(len(codes))], seat)
    yield state


TABLES = [(1, {"yusuf": "hard", "events": "0-3"}), (2, {}), (3, {"events": "random"}), (4, {})]


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_the_sources_add_up_to_the_points_which_are_the_scores_in_the_end(players: int, chosen: dict[str, str]) -> None:
    for state in game_of_quick_moves(players, 1, **chosen):
        points = list(JUDGE.points(state))
        assert len(points) == max(2, players)
        if state.over or state.played % 5 == 0:
            for seat, expected in enumerate(points):
                sources = JUDGE.sources(state, seat)
                assert list(sources) == JUDGED_PARTS
                assert sum(sources.values()) == pytest.approx(expected)
    assert tuple(points[:players]) == state.scores
    assert players > 1 or points[1] == state.yusuf_score


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_every_move_gets_a_promise_and_a_quick_move_is_legal(players: int, chosen: dict[str, str]) -> None:
    chance = Chance(1)
    for state in game_of_quick_moves(players, 2, **chosen):
        for seat in state.deciders:
            codes = state.legal_codes(seat)
            assert len(JUDGE.promise(state, seat, codes)) == len(codes)
            assert JUDGE.quick(state, seat, codes, chance) in list(codes)


def test_a_quick_move_is_one_of_the_most_promising_and_any_of_them() -> None:
    state = choosing("1 2", "3 4")
    codes = state.legal_codes(0)
    same = vec[i64]([codes[0], codes[0] + (1 << 40)])  # the same tile, as far as the judge looks
    assert {JUDGE.quick(state, 0, same, Chance(seed)) for seed in range(20)} == set(same)


PINNED = [
    (1, {"yusuf": "hard", "events": "0-3"}, (85,), 94237.408544),
    (2, {"events": "1-2"}, (78, 81), 198717.203342),
    (3, {"events": "random"}, (58, 72, 62), 416613.164734),
]


@pytest.mark.parametrize(("players", "chosen", "scores", "total"), PINNED)
def test_plain_and_compiled_judges_agree(
    players: int, chosen: dict[str, str], scores: tuple[int, ...], total: float
) -> None:
    """Both builds run this test. The weights are not the built-in ones, which may become better ones; each has a value
    of its own, so that none can take the place of another."""
    judge = SabikaJudge({name: 0.3 + place / 20 for place, name in enumerate(NAMES)})
    state, chance = GAME.new(players=players, seed=7, **chosen), Chance(7)
    found = 0.0
    while (seat := state.to_move) is not None:
        found += sum(judge.points(state)) + max(judge.promise(state, seat, state.legal_codes(seat)))
        state.advance(judge.quick(state, seat, state.legal_codes(seat), chance), seat)
    assert (state.scores, round(found, 6)) == (scores, total)


def test_weights_lie_where_the_judge_looks_for_them() -> None:
    constants = {name.lower().removesuffix("_weight"): value for name, value in vars(worths).items() if name.isupper()}
    figures = [name for name in NAMES if not name.startswith("act_")]
    assert [constants[name] for name in figures] == list(range(len(figures)))
    assert constants["act"] == len(figures)


def test_every_weight_is_needed_and_no_other() -> None:
    weights = weights_of("sabika")
    for name in weights:
        with pytest.raises(ValueError, match=name):
            SabikaJudge({other: weight for other, weight in weights.items() if other != name})
    with pytest.raises(ValueError, match="luck"):
        SabikaJudge({**weights, "luck": 1.0})


def test_an_edition_of_ones_own_is_judged_by_its_own_cards() -> None:
    text = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
    mine = edition(text.replace('red = "then(pp(3),gain(dinar,2))"', 'red = "pp(40)"'))
    for _ in range(2):  # back and forth
        ours, other = (arrange(2, Own(red="10"), round=3, game=game) for game in (GAME, mine))
        assert JUDGE.sources(other, 0)["poems"] > JUDGE.sources(ours, 0)["poems"] + 5


def test_an_effect_that_has_to_be_paid_is_worth_less_the_more_it_costs() -> None:
    text = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")

    def poem(effect: str) -> float:
        game = edition(text.replace('red = "then(pp(3),gain(dinar,2))"', f'red = "{effect}"'))
        return JUDGE.sources(arrange(2, Own(red="10"), round=3, game=game), 0)["poems"]

    assert poem("pp(20)") > poem("pay(dinar,1,pp(20))") > poem("pay(dinar,3,pp(20))") > 0
    assert poem("pay(dinar,2,pp(20))") > poem("pay(gypsum,2,pp(20))")


def promised(text: str, own: Own, task: tuple[i64, ...], game: Sabika) -> float:
    """What a move promises to the first seat when it has to decide about this task."""
    state = arrange(2, own, game=game)
    state.add(*task)
    codes = state.legal_codes(0)
    return float(JUDGE.promise(state, 0, codes)[[str(state.move(code)) for code in codes].index(text)])


PRODUCING = SQUARES.index("middle-2")
FIGURES: dict[str, tuple[str, str, str, Own, tuple[i64, ...]]] = {
    "goods exported": (
        "goods = 2 # at most",
        "goods = 1 # at most",
        "export algiers",
        Own(dinars=9, stock="sugar sugar"),
        (t.EXPORTING_TO, 0),
    ),
    "raw materials processed": (
        "process = 2",
        "process = 1",
        "main",
        Own(stock="clay silk"),
        (t.ON_SQUARE, 0, PRODUCING),
    ),
    "dinars of a trade": (
        'take = "gypsum", dinars = 1',
        'take = "gypsum", dinars = 0',
        "trade wood gypsum",
        Own(stock="wood"),
        (t.TRANSACTION, 0, 1),
    ),
}


@pytest.mark.parametrize(("usual", "less", "move", "own", "task"), FIGURES.values(), ids=list(FIGURES))
def test_figures_of_the_rules_count_in_what_a_move_promises(
    usual: str, less: str, move: str, own: Own, task: tuple[i64, ...]
) -> None:
    text = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
    assert usual in text
    assert promised(move, own, task, edition(text.replace(usual, less))) < promised(move, own, task, GAME)


# More of a good thing is worth more.


def worth(own: Own, **more: Any) -> float:
    return float(JUDGE.points(arrange(2, own, **more))[0])


SOME: dict[str, Any] = {
    "dinars": 4,
    "stock": "gypsum wood",
    "parias": 1,
    "ships": "algiers",
    "right": "1",
    "grey": "E1",
}
BETTER: dict[str, dict[str, Any]] = {
    "dinars": {"dinars": 5},
    "seals": {"seals": 1},
    "parias": {"parias": 2},
    "another piece of a kind": {"stock": "gypsum wood wood"},
    "another kind": {"stock": "gypsum wood marble"},
    "dearer materials": {"stock": "gypsum ceramic"},
    "goods": {"stock": "gypsum wood sugar"},
    "raw materials": {"stock": "gypsum wood clay"},
    "PP": {"pp": 6},
    "favour": {"favour": 1},
    "ships": {"ships": "algiers fez"},
    "consolidated ships": {"ships": "algiers+"},
    "blue poems": {"blue": "11"},
    "red poems": {"red": "10"},
    "major poems": {"grey": "E1 A2"},
    "storehouse tiles": {"stores": ["S10"]},
    "constructions, with a poem about them": {"majors": "1"},
    "a type that is wished for": {"majors": "2"},
}


@pytest.mark.parametrize("round", [1, 4])
@pytest.mark.parametrize("better", BETTER.values(), ids=list(BETTER))
def test_more_of_a_good_thing_is_worth_more(better: dict[str, Any], round: int) -> None:
    setting = {"round": round, "wishes": "A2 B1 C3", "cities": {"algiers": "B1", "fez": "B2"}}
    assert worth(Own(**{**SOME, **better}), **setting) > worth(Own(**SOME), **setting)


@pytest.mark.parametrize(
    "thing", [{"dinars": 8}, {"stock": "gypsum wood ceramic"}, {"blue": "11"}, {"red": "10"}, {"ships": "algiers+"}]
)
def test_what_only_serves_later_gains_fades(thing: dict[str, Any]) -> None:
    def gain(round: int) -> float:
        setting = {"round": round, "wishes": "A2 B3 C3", "trade": 1, "cities": {"algiers": "B1"}}
        return worth(Own(**thing), **setting) - worth(Own(ships=thing.get("ships", "").rstrip("+")), **setting)

    gains = [gain(round) for round in (1, 2, 3, 4, 5)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0]


def test_parias_are_worth_little_once_all_tributes_are_covered() -> None:
    def step(parias: int) -> float:
        return worth(Own(parias=parias + 1)) - worth(Own(parias=parias))

    assert step(19) > 2 * step(20) > 0


def test_tribute_to_come_is_counted_until_it_is_paid() -> None:
    short, rich = ending(2, Own(), Own(), round=5), ending(2, Own(parias=6), Own(), round=5)
    missing = JUDGE.sources(rich, 0)["tribute"] - JUDGE.sources(short, 0)["tribute"]
    assert missing == pytest.approx(6)
    while short.to_move == 0:
        play(short, options(short)[0])
    assert JUDGE.sources(short, 0)["tribute"] == pytest.approx(-6)


def test_yusuf_is_judged_to_the_end_of_the_game() -> None:
    early, late = (arrange(1, Own(), Own(pp=30, parias=4), round=round) for round in (1, 5))
    assert JUDGE.points(early)[1] > JUDGE.points(late)[1] > 30


def test_yusufs_tribute_is_covered_by_the_cards_that_he_will_still_play_but_brings_nothing() -> None:
    def tribute(parias: int, round: int) -> float:
        return JUDGE.sources(arrange(1, Own(), Own(parias=parias), round=round), 1)["tribute"]

    assert tribute(20, 1) == tribute(20, 5) == 0
    assert tribute(0, 5) < tribute(1, 5) < 0
    assert tribute(1, 5) - tribute(0, 5) == pytest.approx(1)


def test_yusufs_seals_are_worth_what_they_are_worth_in_the_end() -> None:
    def money(seals: int) -> float:
        return JUDGE.sources(arrange(1, Own(), Own(seals=seals), round=2), 1)["money"]

    assert money(0) == 0
    assert money(2) == 2 * money(1) > 0


def test_each_further_dinar_is_worth_less_and_the_less_the_fewer_turns_are_left() -> None:
    def step(dinars: int, round: int) -> float:
        more, less = (
            JUDGE.sources(arrange(2, Own(dinars=own), round=round), 0)["money"] for own in (dinars + 1, dinars)
        )
        return more - less

    assert step(0, 1) > step(5, 1) > step(20, 1) > 0
    assert step(5, 1) > step(5, 3) > step(5, 5) > 0


def test_a_poem_about_regions_pays_for_new_ones_only() -> None:
    def poem(ships: str) -> float:
        return JUDGE.sources(arrange(2, Own(grey="H2", ships=ships), round=5), 0)["major-poems"]

    assert poem("fez") == poem("fez algiers tunis") == 4
    assert poem("fez florence") == 8
    assert poem("fez florence cairo") == 12


def test_a_poem_about_linked_cities_pays_for_the_longest_chain() -> None:
    def poem(ships: str) -> float:
        return JUDGE.sources(arrange(2, Own(grey="H4", ships=ships), round=5), 0)["major-poems"]

    assert poem("fez cairo venice") == poem("cairo") == 3
    assert poem("fez algiers tunis cairo") == 12
    assert poem("fez algiers tunis venice ragusa") == 9


def test_a_poem_about_sets_pays_for_the_rarest_part() -> None:
    def poem(blue: str, red: str) -> float:
        return JUDGE.sources(arrange(2, Own(grey="A3", blue=blue, red=red), round=5), 0)["major-poems"]

    assert poem("2 4", "") == 0
    assert poem("2", "4") == poem("2 6", "4 8") == 7


def test_boxes_on_poems_are_boxes() -> None:
    def poem(blue: str) -> float:
        return JUDGE.sources(arrange(2, Own(grey="B2", blue=blue), round=5), 0)["major-poems"]

    assert poem("16") == poem("2") + 2


def test_a_card_on_display_is_worth_more_if_it_meets_the_row_and_can_be_built() -> None:
    def bonuses(card: str, stock: str = "gypsum") -> float:
        state = arrange(2, Own(stock=stock, left="1", right="5"), minors=f"{card} - - -", round=2)
        return JUDGE.sources(state, 0)["bonuses"]

    # The right half of the row is violet, like the left one of card 3.
    assert bonuses("3") > bonuses("2") == bonuses("3", stock="wood")


def test_a_lead_is_the_surer_the_later_it_is() -> None:
    spreads = [JUDGE.spread(arrange(2, round=round)) for round in (1, 2, 3, 4, 5)]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


# What looks good at first sight.


def best(state: SabikaState) -> str:
    seat = state.deciders[0]
    moves = state.legal_moves(seat)
    promises = list(JUDGE.promise(state, seat, state.legal_codes(seat)))
    return str(moves[promises.index(max(promises))])


def test_tribute_is_paid_in_parias_first() -> None:
    assert best(ending(2, Own(parias=5), round=2)) == "parias 3"


def test_nobody_pays_with_a_seal_where_a_dinar_would_do() -> None:
    state = arrange(2, Own(dinars=5, seals=2), sultan=f"outer-0 {OUT_OF_THE_WAY}")
    play(state, "work builder-1 outer-0")
    assert best(state) == "seals 0"


def test_goods_that_a_city_asks_for_are_exported() -> None:
    state = arrange(
        2, Own(dinars=5, stock="sugar pottery clothes"), cities={"fez": "B4"}, sultan=f"outer-1 {OUT_OF_THE_WAY}"
    )
    play(state, "work merchant middle-0", "main", "export fez")
    assert best(state) == "goods sugar pottery"


def test_a_card_goes_where_it_completes_an_artwork() -> None:
    state = arrange(2, Own(stock="gypsum", balance=2, right="5"), minors="1 2 3 4", sultan=f"outer-1 {OUT_OF_THE_WAY}")
    play(state, "work builder-1 outer-3", "main", "minor 1", "with nothing")
    assert best(state) == "left"


def test_a_wished_for_building_is_built() -> None:
    state = arrange(2, Own(stock="gypsum"), wishes="A2 B1 C1", minors="3 26 4 1", sultan=f"outer-1 {OUT_OF_THE_WAY}")
    play(state, "work builder-1 outer-3", "main")
    assert best(state) in ("minor 26", "major 2", "major 5", "major 8")


def test_a_second_building_of_a_type_is_wished_for_no_more() -> None:
    def promise(right: str, wishes: str) -> float:
        own = Own(stock="gypsum", right=right)
        state = arrange(2, own, wishes=wishes, minors="1 26 4 3", sultan=f"outer-1 {OUT_OF_THE_WAY}")
        play(state, "work builder-1 outer-3", "main")
        looks = JUDGE.promise(state, 0, state.legal_codes(0))
        return looks[[str(move) for move in state.legal_moves(0)].index("minor 1")]

    assert promise("", "A1 B1 C1") > promise("", "A2 B1 C1")
    assert promise("5", "A1 B1 C1") == promise("5", "A2 B1 C1")
