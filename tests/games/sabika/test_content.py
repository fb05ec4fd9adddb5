"""The content file: what the rulebooks print, pinned exactly, and the order in what we made ourselves."""

from collections import Counter
from importlib.resources import files
from itertools import combinations, product

import msgspec
import pytest

from granada.games.sabika.checks_board import RING_SIZES, distances
from granada.games.sabika.content import CONTENT, check, read
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.effects import Action, Good, Has, Or, Raw, line, walk
from granada.games.sabika.rows import Printed
from granada.kernel.content_faults import fault

TEXT = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
POEMS = {poem.number: poem for poem in CONTENT.minor_poems}
RINGS = ("outer", "middle", "inner")


def test_the_content_file_is_right() -> None:
    assert check(CONTENT) == []
    assert read(TEXT) == CONTENT
    assert TEXT.isascii()


def test_there_are_as_many_of_each_as_in_the_box() -> None:
    assert {table: len(rows) for table, rows in CONTENT.lists()} == {
        "squares": 20,
        "secondary_spaces": 18,
        "sultans_workers": 3,
        "cities": 9,
        "routes": 14,
        "round_track": 6,
        "favour_track": 6,
        "materials": 4,
        "goods": 3,
        "market": 6,
        "trades": 6,
        "plain_actions": 4,
        "turn_order": 4,
        "minor_poems": 22,
        "major_poems": 20,
        "trade_cards": 8,
        "wishes": 9,
        "storehouse_tiles": 24,
        "starting_tiles": 10,
        "city_tiles": 12,
        "major_tiles": 21,
        "minor_cards": 36,
        "balance_bonuses": 4,
        "balance_cards": 4,
        "events": 14,
        "yusuf_tiles": 4,
        "yusuf_cards": 26,
    }
    assert [material.pieces for material in CONTENT.materials] == [30, 30, 25, 20]
    assert sum(good.tokens for good in CONTENT.goods) == 24


# As the rulebooks print it.


@pytest.mark.parametrize(
    ("number", "blue"),
    [
        (1, "on(income,gain(dinar,2)); on(become_start_player,pp(2))"),
        (2, "on(gain_seal,then(gain(dinar,2),pp(2)))"),
        (5, "on(construct(uses=wood),then(pp(1),paria(1)))"),
        (10, "mod(extra_slots(carve),+1); mod(material_pp(carve),+1)"),
        (16, "store(2,goods); on(store_here,then(pp(1),paria(1)))"),
        (20, "mod(export_base,=2)"),
    ],
)
def test_a_blue_half_that_the_rulebook_explains(number: int, blue: str) -> None:
    assert line(POEMS[number].blue) == blue
    assert POEMS[number].blue_provenance == "rulebook"


@pytest.mark.parametrize(
    ("number", "red"),
    [
        (2, "then(gain(ceramic,1),raw(1))"),
        (4, "then(pp(2),major_bonus(1))"),
        (5, "then(pp(2),favour(1))"),
        (14, "place_ship(1)"),
        (17, "red_city_action(1)"),
        (21, "then(good(2),pp(2))"),
    ],
)
def test_a_red_half_that_the_rulebook_explains(number: int, red: str) -> None:
    assert str(POEMS[number].red) == red
    assert POEMS[number].red_provenance == "rulebook"


def test_all_other_halves_are_ours() -> None:
    assert [n for n, poem in POEMS.items() if poem.blue_provenance == "rulebook"] == [1, 2, 5, 10, 16, 20]
    assert [n for n, poem in POEMS.items() if poem.red_provenance == "rulebook"] == [2, 4, 5, 14, 17, 21]
    assert {poem.blue_provenance for poem in POEMS.values()} == {"rulebook", "house"}
    assert [n for n, poem in POEMS.items() if poem.asterisk] == [1, 4, 5, 10, 14, 16, 17, 20]
    assert line(POEMS[21].blue) == "on(quarry,or(raw(1),gain_choice(gypsum/wood/marble,1)))"


def test_the_fourteen_events() -> None:
    assert [(event.number, event.colour, line(event.effect), event.provenance) for event in CONTENT.events] == [
        (1, "green", "mod(buy_cost,-1); mod(sell_gain,+1)", "rulebook"),
        (2, "green", "mod(carve_cost,-1)", "rulebook"),
        (3, "green", "mod(export_paria,+1)", "rulebook"),
        (4, "green", "mod(same_material,=1)", "rulebook"),
        (5, "green", "mod(tribute,-1)", "rulebook"),
        (6, "red", "mod(carve_cost,+1)", "rulebook"),
        (7, "red", "mod(material_pp(all),-1)", "rulebook"),
        (8, "red", "mod(tribute,+1)", "rulebook"),
        (9, "red", "mod(route_cost,+1)", "rulebook"),
        (10, "red", "mod(consolidate_cost,+1)", "rulebook"),
        (11, "red", "mod(free_steps,=1)", "rulebook"),
        (12, "red", "mod(foreign_cost,=2)", "rulebook"),
        (13, "red", "mod(secondary_cost,+1)", "rulebook"),
        (14, "red", "mod(tribute_fee,=1)", "rulebook"),
    ]


def test_the_market_table() -> None:
    assert [(price.item, price.buy, price.sell) for price in CONTENT.market] == [
        ("gypsum", 1, 1),
        ("wood", 1, 2),
        ("marble", 2, 3),
        ("ceramic", 3, 4),
        ("raw", 1, None),
        ("good", None, 3),
    ]
    assert [(trade.give, trade.take, trade.dinars) for trade in CONTENT.trades] == [
        ("gypsum", "wood", 0),
        ("wood", "marble", 0),
        ("marble", "ceramic", 0),
        ("wood", "gypsum", 1),
        ("marble", "wood", 1),
        ("ceramic", "marble", 1),
    ]
    assert {row.provenance for row in (*CONTENT.market, *CONTENT.trades)} == {"rulebook"}


def test_the_known_major_poems_and_trade_card() -> None:
    known = {poem.id: str(poem.scoring) for poem in CONTENT.major_poems if poem.provenance == "rulebook"}
    assert known == {"A1": "majority(poems)", "A2": "each(poems,2,14)", "E2": "each(set(majors,minors),4,16)"}
    assert {card.number: str(card.scoring) for card in CONTENT.trade_cards if card.provenance == "rulebook"} == {
        7: "each(consolidated,3,-)"
    }
    assert [poem.id for poem in CONTENT.major_poems if not poem.solo] == ["F1"]


def test_the_balance_bonuses() -> None:
    assert {str(bonus.bonus) for bonus in CONTENT.balance_bonuses} == {
        "mix(4)",
        "or(then(raw(1),good(1)),action(export))",
        "or(then(gain(gypsum,1),gain(ceramic,1)),action(carve))",
        "then(gain(dinar,1),action(storehouse))",
    }
    assert {bonus.provenance for bonus in CONTENT.balance_bonuses} == {"rulebook"}


def test_the_routes_of_the_rulebooks() -> None:
    routes = {route.between: route for route in CONTENT.routes}
    for ends in (("florence", "ragusa"), ("ragusa", "constantinople")):
        assert (routes[ends].cost, routes[ends].cost_provenance) == (2, "rulebook")
    assert distances(CONTENT, "florence")["constantinople"] == 4
    assert distances(CONTENT, "granada")["constantinople"] >= 4


def test_the_chain_of_the_rulebook_has_five_ships_and_algiers_does_not_join_it() -> None:
    ships = {"florence", "cairo", "ragusa", "constantinople", "venice", "algiers"}
    linked = [set(route.between) for route in CONTENT.routes if set(route.between) <= ships]
    chain = {"florence"}
    while grown := [ends for ends in linked if len(ends & chain) == 1]:
        chain |= set().union(*grown)
    assert chain == ships - {"algiers"}


def test_the_distances_from_granada() -> None:
    assert distances(CONTENT, "granada") == {
        "granada": 0,
        "fez": 1,
        "algiers": 1,
        "tunis": 2,
        "florence": 2,
        "venice": 3,
        "ragusa": 4,
        "constantinople": 6,
        "cairo": 5,
        "damascus": 6,
    }


def test_the_figures_of_the_rules() -> None:
    start, work, carve = CONTENT.start, CONTENT.work, CONTENT.carve
    assert (start.pp, start.parias, start.favour, start.ships, start.storehouses, start.boxes) == (5, 0, 0, 9, 4, 1)
    assert (work.free_steps, work.step_cost, work.foreign_cost) == (2, 1, 1)
    assert (work.raw_cost.master_builder, work.raw_cost.merchant) == (1, 0)
    assert (work.marble_cost.merchant, work.marble_cost.poet) == (2, 1)
    assert (CONTENT.rest.dinars, CONTENT.rest.pp) == (3, 1)
    assert (carve.cost.blue, carve.cost.red, carve.cost.grey, carve.most_grey, carve.extra_slots) == (1, 2, 4, 2, 1)
    assert (CONTENT.construction.base, CONTENT.construction.extra_slots) == ("gypsum", 2)
    assert CONTENT.majority.places == (14, 9, 6)
    assert CONTENT.majority.two_players == (14, 6)
    assert [material.pp for material in CONTENT.materials] == [1, 2, 3, 4]
    assert CONTENT.storehouse.expansion_pp == (1, 2)
    assert CONTENT.displays.minor_poems == (3, 3, 4, 5)
    assert CONTENT.displays.major_poems == (4, 4, 6, 8)
    assert (CONTENT.yusuf.pp, CONTENT.yusuf.hard_pp, CONTENT.yusuf.boxes, CONTENT.yusuf.rival_pp) == (5, 10, 4, 2)
    tables = [getattr(CONTENT, table) for table in CONTENT.__struct_fields__]
    labels = {type(table).__name__: table.provenance for table in tables if isinstance(table, Printed)}
    assert {name for name, provenance in labels.items() if provenance != "rulebook"} == set()


def test_wishes_fall_due_after_rounds_1_3_and_5_and_the_last_tribute_is_6() -> None:
    assert [space.wish for space in CONTENT.round_track] == [False, True, False, True, False, True]
    assert [space.tribute for space in CONTENT.round_track] == [0, 2, 3, 4, 5, 6]
    assert [space.space for space in CONTENT.round_track if space.era_change] == [3]
    assert [space.space for space in CONTENT.round_track if space.event_change] == [3, 5]


# The order in what is ours: an edition of somebody's own need not keep it.


def test_equal_actions_lie_opposite_each_other() -> None:
    for ring, size in RING_SIZES.items():
        actions = {square.index: square.action for square in CONTENT.squares if square.ring == ring}
        pairs = {(actions[index], actions[(index + size // 2) % size]) for index in range(size)}
        assert {pair for pair in pairs if len({*pair}) > 1} <= set(product(("minor_quarry", "major_quarry"), repeat=2))


@pytest.mark.parametrize(("players", "raw", "marble"), [(1, 4, 3), (2, 4, 3), (3, 4, 4), (4, 6, 5)])
def test_secondary_spaces_grow_with_the_players(players: int, raw: int, marble: int) -> None:
    side = "1-2" if players < 3 else "3-4"
    spaces = [space for space in CONTENT.secondary_spaces if space.side == side]
    kinds = Counter(space.kind for space in spaces if players == 4 or not space.four_players_only)
    assert kinds == {"raw": raw, "marble": marble}


def test_sultans_workers_by_players() -> None:
    found = {row.players: tuple(len(getattr(row, ring)) for ring in RINGS) for row in CONTENT.sultans_workers}
    assert found == {(1, 2): (4, 2, 2), (3,): (2, 1, 1), (4,): (0, 0, 0)}


def test_one_of_two_opposite_outer_squares_has_a_sultans_worker_in_every_round() -> None:
    outer = CONTENT.sultans_workers[0].outer
    for moved in range(5):
        assert sorted((index + moved) % 4 for index in outer) == [0, 1, 2, 3]


def test_three_cities_in_each_region_each_with_two_routes_or_more() -> None:
    assert Counter(city.region for city in CONTENT.cities) == {"maghreb": 3, "europe": 3, "near_east": 3}
    ends = Counter(end for route in CONTENT.routes for end in route.between)
    assert min(ends.values()) == 2
    assert len(ends) == 10
    assert {route.cost for route in CONTENT.routes} == {1, 2, 3}


def test_no_two_routes_cross_on_the_map() -> None:
    at = {"granada": (CONTENT.granada.x, CONTENT.granada.y)} | {city.id: (city.x, city.y) for city in CONTENT.cities}

    def turn(a: str, b: str, c: str) -> int:
        return (at[b][0] - at[a][0]) * (at[c][1] - at[a][1]) - (at[b][1] - at[a][1]) * (at[c][0] - at[a][0])

    for one, other in combinations(CONTENT.routes, 2):
        (a, b), (c, d) = one.between, other.between
        if not {a, b} & {c, d}:
            assert turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0, (one.label, other.label)


def test_letters_of_major_poems() -> None:
    letters = Counter(poem.letter for poem in CONTENT.major_poems)
    assert letters == {"A": 3, "B": 2, "C": 3, "D": 2, "E": 2, "F": 2, "G": 2, "H": 4}
    assert [poem.id for poem in CONTENT.major_poems if str(poem.scoring).startswith("majority")] == [
        f"{letter}1" for letter in letters
    ]


def test_trade_cards_say_which_cities_yusuf_looks_for() -> None:
    assert [str(card.match) for card in CONTENT.trade_cards] == [
        "city[europe]",
        "city[maghreb]",
        "city[near_east]",
        "city[blue]",
        "city[red]",
        "linked",
        "any",
        "new_region",
    ]


def test_every_building_is_wished_for_once() -> None:
    counts = {wish.id: [scoring.count for scoring in wish.scorings] for wish in CONTENT.wishes}
    buildings = [count.building for name in ("A1", "A2", "A3") for count in counts[name] if isinstance(count, Has)]
    assert sorted(buildings) == ["door", "fountain", "garden", "palace", "tower", "window"]
    assert [str(*counts[name]) for name in ("B1", "B2", "B3")] == ["presence", "consolidated", "seals"]
    assert [str(*counts[name]) for name in ("C1", "C2", "C3")] == ["poems_blue", "poems_red", "poems"]


def test_storehouse_tiles_differ() -> None:
    assert Counter(tile.boxes for tile in CONTENT.storehouse_tiles) == {1: 8, 2: 10, 3: 6}
    assert len({(tile.boxes, tile.bonus) for tile in CONTENT.storehouse_tiles}) == 24


def test_a_starting_tile_takes_one_token_from_the_rondel_at_most() -> None:
    for tile in CONTENT.starting_tiles:
        assert sum(part.n for part in walk(tile.bonus) if isinstance(part, Raw | Good)) <= 1


def test_each_good_is_demanded_by_six_cities() -> None:
    demand = Counter(good for tile in CONTENT.city_tiles for good in tile.demand)
    assert demand == {"sugar": 6, "pottery": 6, "clothes": 6}


def test_city_bonuses_have_no_action_and_incomes_take_nothing_from_the_rondel() -> None:
    for tile in CONTENT.city_tiles:
        assert not any(isinstance(part, Action) for part in walk(tile.bonus))
        if tile.colour == "blue":
            assert not any(isinstance(part, Action | Raw | Good) for part in walk(tile.consolidation))


def test_major_tiles_of_each_type_in_each_era() -> None:
    found = Counter((tile.era, tile.building) for tile in CONTENT.major_tiles)
    assert set(found.values()) == {3, 4}
    assert {found[1, tile.building] for tile in CONTENT.major_tiles} == {3}
    marked = [tile.building for tile in CONTENT.major_tiles if tile.three_players_up]
    assert sorted(marked) == ["door", "fountain", "palace"]
    assert [tile.era for tile in CONTENT.major_tiles] == [1] * 9 + [2] * 12


def test_minor_cards_are_evenly_mixed() -> None:
    cards = CONTENT.minor_cards
    assert set(Counter((card.building, card.base) for card in cards).values()) == {4}
    pairs = Counter((card.left, card.right) for card in cards)
    assert len(pairs) == 12
    assert set(pairs.values()) == {3}
    assert all(left != right for left, right in pairs)
    assert len({(card.left, card.right, card.building) for card in cards}) == 36
    assert len({(card.left, card.right, card.base) for card in cards}) == 36
    assert {card.left for card in CONTENT.balance_cards} == {card.left for card in cards}
    assert [card.right for card in CONTENT.balance_cards] == ["wild"] * 4


# Texts and trees.


def test_effects_are_trees_and_their_text_is_kept() -> None:
    azure = CONTENT.balance_bonuses[1].bonus
    assert isinstance(azure, Or)
    assert azure.parts[1] == Action("export")
    assert str(azure) == "or(then(raw(1),good(1)),action(export))"


def test_check_takes_any_content() -> None:
    nothing = msgspec.structs.replace(CONTENT, **{table: () for table, _ in CONTENT.lists()})
    assert fault("minor_poems 7", SabikaFault.MISSING) in check(nothing)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "S01", boxes = 1, bonus = "then(gain(wood,1),raw(1))"', 'id = "S01", boxes = 4, bonus = "pp(9)"'),
        ('id = "S02", boxes = 1, bonus = "good(1)"', 'id = "S02", boxes = 2, bonus = "gain(dinar,2)"'),
        ("{ space = 2, tribute = 2,", "{ space = 2, tribute = 3,"),
        ('id = "D2", scoring = "each(majors,3,15)"', 'id = "H5", scoring = "majority(chain)"'),
        ('number = 1, building = "garden", base = "gypsum"', 'number = 1, building = "window", base = "wood"'),
        ('consolidation = "action(quarry)"', 'consolidation = "action(reactivate)"'),
        ('consolidation = "action(quarry)"', 'consolidation = "action(consolidate)"'),
        ('consolidation = "paria(2)"', 'consolidation = "raw(1)"'),
        ('red = "mix(5)"', 'red = "per(presence[maghreb],gain(wood,1),2)"'),
        ("outer = [1, 3, 4, 6]", "outer = [0, 1]"),
        ('["cairo", "damascus"], cost = 1', '["tunis", "damascus"], cost = 4'),
    ],
)
def test_an_edition_may_differ_in_what_is_ours(old: str, new: str) -> None:
    assert TEXT.count(old) == 1
    assert read(TEXT.replace(old, new)) != CONTENT


def test_an_edition_may_have_other_cities() -> None:
    assert read(TEXT.replace('"fez"', '"oran"').replace('"Fez"', '"Oran"')).cities[0].name == "Oran"
