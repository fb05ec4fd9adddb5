"""A mistake in the content file is found, and the row is named."""

import re
from importlib.resources import files

import pytest

from granada.games.sabika.content import read
from granada.kernel.errors import BadContent
from granada.locale import LANGUAGES, Texts
from granada.wording.content_faults import said_fault

TEXT = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")


def faults(*mistakes: tuple[str, str]) -> list[str]:
    """What is wrong with the content file after these changes."""
    text = TEXT
    for old, new in mistakes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(BadContent) as bad:
        read(text)
    for language in LANGUAGES:
        for fault, told in zip(bad.value.faults, in_words(bad.value, language), strict=True):
            assert told.startswith(fault.place)
    return str(bad.value).split("\n")


def in_words(error: BadContent, language: str) -> list[str]:
    return [said_fault(Texts(language), fault) for fault in error.faults]


def row(beginning: str) -> str:
    """The whole line of a row."""
    (found,) = re.findall(rf"^  \{{ {re.escape(beginning)}.*\n", TEXT, flags=re.MULTILINE)
    return str(found)


# The form of a row.


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('edition = "granada-1"', "edition = 1", "edition: a text of the form ^[a-z0-9.-]{1,40}\\Z is expected, not 1"),
        ('edition = "granada-1"', "", "edition: is missing"),
        ('edition = "granada-1"', 'edition = "granada-1"\nowner = "me"', "owner: there is no such field"),
        ("trades = [", "barter = [", "trades: is missing"),
        ("{ space = 1, tribute = 0,", "{ space = 1,", "round_track 1 tribute: is missing"),
        (
            "{ space = 2, tribute = 2, w",
            '{ space = 2, tribute = "2", w',
            "round_track 2 tribute: a whole number from 0 to 9999 is expected, not '2'",
        ),
        (
            "{ space = 2, tribute = 2, w",
            "{ space = 2, tribute = -2, w",
            "round_track 2 tribute: a whole number from 0 to 9999 is expected, not -2",
        ),
        ("{ place = 3, dinars = 6,", "{ place = 3, dinar = 6,", "turn_order 3 dinar: there is no such field"),
        ("{ place = 3, dinars = 6,", "{ dinars = 6,", "turn_order row 3 place: is missing"),
        (row("place = 3"), "  3,\n", "turn_order row 3: a table is expected, not 3"),
        (
            'id = "wood", pp = 2, pieces = 30, provenance = "rulebook"',
            'id = "wood", pp = 2, pieces = 30, provenance = "me"',
            "materials wood provenance: one of house, inferred, rulebook is expected, not 'me'",
        ),
        ('id = "fez", name', 'id = "Fez", name', "cities Fez id: a text of the form ^[a-z_]+$ is expected, not 'Fez'"),
        (
            'id = "A3", scoring =',
            'id = "K3", scoring =',
            "major_poems K3 id: a text of the form ^[A-H][1-9]$ is expected, not 'K3'",
        ),
        (
            '["granada", "fez"]',
            '["granada"]',
            "routes granada between: a list of 2, each of them a text, is expected, not ['granada']",
        ),
        (
            "angle = 180",
            "angle = 360",
            "secondary_spaces 3-4 R3 angle: a whole number from 0 below 360 is expected, not 360",
        ),
        (
            'take = "ceramic"',
            'take = "silver"',
            "trades marble silver take: one of ceramic, gypsum, marble, wood is expected, not 'silver'",
        ),
        (
            "poet = 1 }",
            "poet = 1, sultan = 1 }",
            "work marble_cost: a table with merchant, poet is expected, not {'merchant': 2,",
        ),
        ("ships = 9", "ships = 0", "start ships: a whole number from 1 to 9999 is expected, not 0"),
        ("[produce]", "[[produce]]", "produce: a table is expected, not [{"),
        ('blue = "on(process,mix(1))"', 'blue = "on(proces,mix(1))"', "minor_poems 7 blue: position 4: found 'proces'"),
        ('blue = "on(process,mix(1))"', "blue = 7", "minor_poems 7 blue: a text is expected, not 7"),
        ('red = "mix(5)"', 'red = "mix(5"', "minor_poems 1 red: position 6: found the end, expected ')'"),
        ('"each(boxes,1,14)"', '"each(boxes,1)"', "major_poems B2 scoring: position 13: each takes 3 arguments, not 2"),
        ('match = "linked"', 'match = "near"', "trade_cards 6 match: position 1: found 'near'"),
        ('"each(seals,3,-)"', '"each(seal,3,-)"', "wishes B3 scorings: position 6: found 'seal'"),
        ('score = "per(majors,pp(1),-)"', 'score = "pp(1);"', "yusuf_cards B08 score: position 7: found the end"),
    ],
)
def test_a_row_of_the_wrong_form_is_named(old: str, new: str, message: str) -> None:
    assert any(fault.startswith(message) for fault in faults((old, new)))


def test_a_file_that_is_not_toml_is_refused() -> None:
    assert "line 7" in faults(('edition = "granada-1"', 'edition = "granada-1'))[0]


def test_an_empty_file_misses_everything() -> None:
    with pytest.raises(BadContent, match=r"edition: is missing\nsquares: is missing"):
        read("")


def test_all_slips_are_told_at_once() -> None:
    assert faults(
        ('blue = "on(process,mix(1))"', 'blue = "on(process,mix(0))"'),
        ('red = "then(gain_choice(gypsum/wood/marble,2),pp(1))"', 'red = "pp(x)"'),
        ("{ space = 1, tribute = 0,", '{ space = 1, tribute = "none",'),
    ) == [
        "round_track 1 tribute: a whole number from 0 to 9999 is expected, not 'none'",
        "minor_poems 7 blue: position 16: found '0', expected a number from 1 to 99",
        "minor_poems 7 red: position 4: found 'x', expected a number from 1 to 99",
    ]


def test_slips_are_told_in_the_language_of_the_author() -> None:
    with pytest.raises(BadContent) as bad:
        read(TEXT.replace('red = "mix(5)"', 'red = "mix(5"').replace("ships = 9", "ships = 0"))
    assert in_words(bad.value, "en") == str(bad.value).split("\n")
    assert in_words(bad.value, "es") == [
        "minor_poems 1 red: posición 6: se encontró el final, se esperaba ')'",
        "start ships: se espera un número entero de 1 a 9999, no 0",
    ]


# How the rows fit together.

PRINTED = [
    (row("number = 7, blue"), "", "minor_poems 7: is missing"),
    ("{ number = 7, blue", "{ number = 8, blue", "minor_poems 8: occurs 2 times"),
    ("{ number = 7, blue", "{ number = 23, blue", "minor_poems 23: there is no such row in the game"),
    (row('id = "S09"'), "", "storehouse_tiles: 23 instead of 24"),
    ('{ id = "S09"', '{ id = "S10"', "storehouse_tiles S10: occurs 2 times"),
    (row('id = "C2", scoring ='), "", "major_poems: 19 instead of 20"),
    (row('id = "C2", scorings'), "", "wishes C2: is missing"),
    (row('id = "artisanal"'), "", "plain_actions artisanal: is missing"),
    (row('item = "raw"'), "", "market raw: is missing"),
    (row('id = "fez"'), "", "cities: 8 instead of 9"),
    ("pp = 3, pieces = 25", "pp = 3, pieces = 24", "materials marble pieces: 24 instead of 25"),
    ('raw = "clay", tokens = 8', 'raw = "clay", tokens = 7', "goods pottery tokens: 7 instead of 8"),
    ("merchants = 1", "merchants = 2", "start merchants: 2 instead of 1"),
    ('red = "place_ship(1)"', 'red = "place_ship(2)"', "minor_poems 14 red: place_ship(2) instead of place_ship(1)"),
    (
        'red = "place_ship(1)", red_provenance = "rulebook"',
        'red = "place_ship(1)", red_provenance = "house"',
        "minor_poems 14 red: the provenance is rulebook, not house",
    ),
    (
        "mod(tribute_fee,=1)",
        "mod(tribute_fee,=2)",
        "events 14 effect: mod(tribute_fee,=2) instead of mod(tribute_fee,=1)",
    ),
    ('"majority(poems)"', '"majority(boxes)"', "major_poems A1 scoring: majority(boxes) instead of majority(poems)"),
    ("each(consolidated,3,-)", "each(consolidated,4,-)", "trade_cards 7 scoring: each(consolidated,4,-) instead of"),
    ("on(quarry,or(raw(1),", "on(market,or(raw(1),", "minor_poems 21 blue: on(market,or(raw(1),"),
    ("favour_bonus(1)", "favour_bonus(2)", "favour_track 6 bonus: then(pp(1),favour_bonus(2)) instead of"),
    ('"mix(4)"', '"mix(5)"', "balance_bonuses amber bonus: mix(5) is not one of those"),
    ('"mix(4)"', '"mix(5)"', "balance_bonuses: mix(4) is missing"),
    ("{ number = 7, blue", "{ number = 7, asterisk = true, blue", "minor_poems 7 asterisk: true instead of false"),
    ('id = "H4", asterisk = true,', 'id = "H4",', "major_poems H4 asterisk: false instead of true"),
    (
        "{ number = 6, asterisk = true, scoring",
        "{ number = 6, scoring",
        "trade_cards 6 asterisk: false instead of true",
    ),
]

BOARD = [
    ('{ ring = "inner", index = 5', '{ ring = "inner", index = 6', "squares inner: [0, 1, 2, 3, 4, 6] instead of"),
    (
        'index = 5, action = "market"',
        'index = 5, action = "export"',
        "squares outer: 1 squares with market",
    ),
    (
        'index = 5, action = "market"',
        'index = 5, action = "export"',
        "squares outer: 1 squares with export",
    ),
    (
        'action = "storehouse", pile = "left"',
        'action = "storehouse"',
        "squares outer 6 pile: every storehouse square has",
    ),
    (
        'index = 1, action = "market"',
        'index = 1, action = "market", pile = "left"',
        "squares outer 1 pile: every storehouse",
    ),
    ('pile = "left"', 'pile = "right"', "squares pile: ['right', 'right'] instead of ['left', 'right']"),
    ('index = 6, action = "storehouse"', 'index = 5, action = "storehouse"', "squares outer 5: does not lie opposite"),
    (
        "angle = 180, outer = [4]",
        "angle = 180, outer = [5]",
        "secondary_spaces 3-4 R3 outer: square 4 lies at the angle",
    ),
    ("angle = 180, outer = [4]", "angle = 180, outer = [4, 9]", "secondary_spaces 3-4 R3 outer: there is no square 9"),
    ("angle = 180, ", "angle = 180, inner = [3], ", "secondary_spaces 3-4 R3 inner: [3] instead of []"),
    (
        "outer = [4], middle = [3], four_players_only = true",
        "outer = [4], middle = [3]",
        "secondary_spaces: 2 spaces for four players only",
    ),
    (
        'side = "3-4", id = "R3"',
        'side = "1-2", id = "R4"',
        "secondary_spaces 1-2 R4: for four players only, on the side for one or two",
    ),
    ("{ players = [3]", "{ players = [2]", "sultans_workers players: [1, 2, 2, 4] instead of [1, 2, 3, 4]"),
    ("outer = [1, 3, 4, 6]", "outer = [1, 3, 4, 8]", "sultans_workers 1-2 outer: there is no square 8"),
    ("outer = [1, 3, 4, 6]", "outer = [1, 3, 4, 4]", "sultans_workers 1-2 outer: two workers on one square"),
    ("outer = [1, 3, 4, 6]", "outer = [1, 3, 4, 5, 6]", "sultans_workers 1-2 outer: 5 workers are too many"),
    ("players = [4], outer = []", "players = [4], outer = [1]", "sultans_workers 4 outer: 1 workers are too many"),
    ('["tunis", "cairo"]', '["tunis", "kairo"]', "routes tunis-kairo: there is no city kairo"),
    ('["tunis", "cairo"]', '["algiers", "granada"]', "routes algiers-granada: occurs twice or leads nowhere"),
    ('["tunis", "cairo"]', '["tunis", "tunis"]', "routes tunis-tunis: occurs twice or leads nowhere"),
    ('{ id = "fez", name', '{ id = "granada", name', "cities granada: is not a city"),
    ('id = "venice"', 'id = "genoa"', "cities venice: is missing"),
    ('["florence", "ragusa"], cost = 2', '["florence", "ragusa"], cost = 1', "routes florence-ragusa: 1 instead of 2"),
    ('["florence", "ragusa"]', '["damascus", "florence"]', "routes florence-ragusa: None instead of 2"),
    ('["tunis", "florence"]', '["constantinople", "florence"]', "routes: 2 dinars from florence to constantinople"),
    ('["granada", "fez"]', '["granada", "constantinople"]', "routes: 1 dinars from granada to constantinople, but 4"),
    ('["algiers", "tunis"]', '["algiers", "cairo"]', "routes algiers-cairo: connects algiers to a chain"),
    ('["ragusa", "cairo"]', '["ragusa", "damascus"]', "cities cairo: has no route to the chain that it is part of"),
    ("space = 4, tribute = 4, wish = true", "space = 4, tribute = 4", "round_track 4 wish: false instead of true"),
    ("era_change = true, ", "", "round_track 3 era_change: false instead of true"),
    ("space = 1, tribute = 0", "space = 1, tribute = 1", "round_track 1 tribute: 1 instead of 0"),
    ("space = 6, tribute = 6", "space = 6, tribute = 7", "round_track 6 tribute: 7 instead of 6"),
    (
        "space = 1, tribute = 0",
        "space = 1, event_change = true, tribute = 0",
        "round_track 1 event_change: the first and",
    ),
    ("tribute = 5, event_change = true", "tribute = 5", "round_track event_change: 1 instead of 2"),
    ("{ space = 3, bonus", "{ space = 7, bonus", "favour_track: [1, 2, 7, 4, 5, 6] instead of [1, 2, 3, 4, 5, 6, 7]"),
]

CARDS = [
    ('id = "H4", asterisk', 'id = "H5", asterisk', "major_poems H: [1, 2, 3, 5] instead of [1, 2, 3, 4]"),
    ('id = "C3", scoring =', 'id = "D3", scoring =', "major_poems C: [1, 2] instead of [1, 2, 3]"),
    ("solo = false, ", "", "major_poems F1 solo: true instead of false"),
    ("each(majors,3,15)", "each(majors,3,16)", "major_poems D2 scoring: the maximum 16 is not a multiple of 3"),
    ('match = "city[blue]"', 'match = "city[red]"', "trade_cards 4 match: city[red] instead of city[blue]"),
    ("each(presence[europe],3,-)", "each(presence[europa],3,-)", "trade_cards 1 scoring: there is no region europa"),
    ('match = "any"', 'match = "city[asia]"', "trade_cards 7 match: there is no region asia"),
    ("each(seals,3,-)", "each(seals,3,9)", "wishes B3 scorings: each(..) without a maximum is expected"),
    ("each(seals,3,-)", "each(chain,3,-)", "wishes: besides buildings chain, "),
    ("each(seals,3,-)", "each(has[door],3,-)", "wishes: wishes for buildings have the letters A, A, A, B instead"),
    (
        '"then(gain(wood,2),gain(gypsum,1),gain(dinar,2))"',
        '"then(gain(wood,4),mix(2),good(1))"',
        "starting_tiles 2 bonus: 5",
    ),
    (
        'demand = ["clothes"], bonus = "gain(c',
        'demand = ["silk"], bonus = "gain(c',
        "city_tiles R5 demand: ['silk'] instead",
    ),
    (
        'demand = ["clothes"], bonus = "gain(c',
        'demand = [], bonus = "gain(c',
        "city_tiles R5 demand: [] instead of some of",
    ),
    ('"R5", colour = "red"', '"R5", colour = "blue"', "city_tiles colour: {'blue': 7, 'red': 5} instead of"),
    (
        '"R5", colour = "red"',
        '"R5", colour = "blue"',
        "city_tiles R5 consolidation: action(storehouse) is not an income",
    ),
    (
        'consolidation = "action(carve)"',
        'consolidation = "pp(4)"',
        "city_tiles R2 consolidation: pp(4) instead of the one",
    ),
    ("number = 9, era = 1", "number = 9, era = 2", "major_tiles era: {1: 8, 2: 13} instead of {1: 9, 2: 12}"),
    ('"pp(3)", three_players_up = true', '"pp(3)"', "major_tiles three_players_up: 2 instead of 3"),
    ("number = 16, era = 2", "number = 16, era = 1", "major_tiles 16 era: 1 instead of 2"),
    (
        '{ number = 4, left = "emerald"',
        '{ number = 4, left = "ruby"',
        "balance_cards 4 left: ruby is not one of the colours",
    ),
    (
        row("number = 36"),
        row("number = 36").replace("azure", "ruby"),
        "minor_cards 36 right: ruby is not one of the colours",
    ),
    ('number = 5, colour = "green"', 'number = 5, colour = "red"', "events 5 colour: red instead of green"),
    ("mod(tribute_fee,=1)", "on(income,pp(1))", "events 14 effect: on(income,pp(1)) has something other than mod(..)"),
    ('id = "T3", worker = "merchant"', 'id = "T3", worker = "poet"', "yusuf_tiles: {'master_builder': 2, 'poet': 2}"),
    (
        'id = "M2", worker = "merchant"',
        'id = "M2", worker = "poet"',
        "yusuf_cards: {'master_builder': 12, 'merchant': 6",
    ),
    (
        'id = "P7", worker = "poet", square = 1',
        'id = "P7", worker = "poet", square = 6',
        "yusuf_cards P7 square: there is no",
    ),
    (
        'id = "P7", worker = "poet", square = 1',
        'id = "P7", worker = "poet", square = 1, discard = ["marble"]',
        "yusuf_cards P7 discard: no marble space is connected to square 1",
    ),
    ('["export", "consolidate"]', '["export", "export", "export"]', "yusuf_cards M6 actions: 3 instead of two at most"),
    ('["export", "consolidate"]', '["export", "carve"]', "yusuf_cards M6 actions: carve is not for a merchant"),
    (
        '"B07", worker = "master_builder", square = 2',
        '"B07", worker = "master_builder", square = 3',
        "yusuf_cards B07 actions: storehouse, but square 3 has no storehouse tiles beside it",
    ),
    ("per(minors,pp(1),-); paria(2)", "per(minors,pp(1),-); mix(2)", "yusuf_cards B11 score: mix(2) instead of pp(n)"),
    ("per(minors,pp(1),-); paria(2)", "paria(2)", "yusuf_cards: no card scores per(minors,pp(1),-)"),
    (
        'boxes = 3, bonus = "raw(1)"',
        'boxes = 3, bonus = "favour_bonus(1)"',
        "storehouse_tiles S21 bonus: favour_bonus is for",
    ),
]

LOOPS = [
    (
        'boxes = 3, bonus = "raw(1)"',
        'boxes = 3, bonus = "storehouse_bonus(1)"',
        "storehouse_tiles S21 bonus: storehouse_bonus",
    ),
    (
        'boxes = 3, bonus = "raw(1)"',
        'boxes = 3, bonus = "action(storehouse)"',
        "storehouse_tiles S21 bonus: action(storehouse)",
    ),
    ('bonus = "raw(2)"', 'bonus = "city_bonus(1)"', "city_tiles B4 bonus: city_bonus leads to city_tiles bonus again"),
    ('bonus = "raw(2)"', 'bonus = "action(produce)"', "city_tiles B4 bonus: action(produce) leads to city_tiles bonus"),
    (
        'bonus = "raw(2)"',
        'bonus = "storehouse_bonus(1)"',
        "city_tiles B4 bonus: storehouse_bonus leads to city_tiles bonus",
    ),
    (
        'bonus = "raw(2)"',
        'bonus = "storehouse_bonus(1)"',
        "storehouse_tiles S08 bonus: city_bonus leads to storehouse_tiles",
    ),
    ('bonus = "mix(2)"', 'bonus = "favour(1)"', "favour_track 1 bonus: favour leads to favour_track bonus again"),
    (
        'bonus = "pp(3)"',
        'bonus = "major_bonus(1)"',
        "major_tiles 16 bonus: major_bonus leads to major_tiles bonus again",
    ),
    ('bonus = "pp(3)"', 'bonus = "action(construction)"', "major_tiles 16 bonus: action(construction) leads to"),
    (
        'red = "mix(5)"',
        'red = "action(reactivate)"',
        "minor_poems 1 red: action(reactivate) leads to minor_poems red again",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), PRINTED + BOARD + CARDS + LOOPS)
def test_a_mistake_is_found_and_its_row_named(old: str, new: str, message: str) -> None:
    found = faults((old, new))
    assert any(fault.startswith(message) for fault in found), found


def test_a_city_without_a_route_is_found() -> None:
    assert "cities fez: cannot be reached from Granada" in faults(
        (row('between = ["granada", "fez"]'), ""), (row('between = ["fez", "algiers"]'), "")
    )


def test_storage_is_counted_through_every_effect() -> None:
    tile = '"then(gain(wood,2),gain(gypsum,1),gain(dinar,2))"'
    most = '"then(or(pp(1),good(2)),optional(process(1)),pay(dinar,1,gain_choice(gypsum/wood,1)),per(poems,good(1),2))"'
    assert faults((tile, most)) == ["starting_tiles 2 bonus: 6 pieces for 4 boxes"]


# Figures.


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("minor_cards = 4", "minor_cards = 5", "displays minor_cards: 5 instead of 4"),
        ("minor_poems = [3, 3, 4, 5]", "minor_poems = [3, 3, 4, 23]", "displays minor_poems: 23 with 4 players"),
        ("major_poems = [4, 4, 6, 8]", "major_poems = [20, 4, 6, 8]", "displays major_poems: 20 with 1 players"),
        ("starting_tiles = 2", "starting_tiles = 3", "start starting_tiles: 12 tiles for four players"),
        ("favour = 0", "favour = 7", "start favour: there is no space 7 on the favour track"),
        ('bases = ["gypsum", "wood", "marble"]', "bases = []", "carve bases: [] instead of some of gypsum"),
        ('raw", buy = 1', 'raw", buy = 1, sell = 1', "market raw sell: nobody can sell this at the market"),
        ('good", sell = 3', 'good", buy = 3, sell = 3', "market good buy: nobody can buy this at the market"),
        ('item = "wood", buy = 1, sell = 2', 'item = "wood", buy = 1', "market wood sell: is missing"),
        ('give = "wood", take = "marble"', 'give = "wood", take = "wood"', "trades wood wood: nothing is exchanged"),
        ("goods = 2", "goods = 3", "export goods: a whole number from 1 to 2 is expected"),
        ("pp = 5\nparias", "pp = 10000\nparias", "start pp: a whole number from 0 to 9999 is expected"),
    ],
)
def test_figures_that_the_components_do_not_carry_are_refused(old: str, new: str, message: str) -> None:
    assert any(fault.startswith(message) for fault in faults((old, new)))


def test_rows_in_another_order_are_refused() -> None:
    gypsum, wood = row('id = "gypsum"'), row('id = "wood"')
    assert (
        faults((gypsum + wood, wood + gypsum))[0]
        == "materials: the rows must be in the order gypsum, wood, marble, ceramic"
    )


# Fields of earlier files.

RETIRED = '\n[tracks]\nparias = 20\npp_lap = 100\nprovenance = "house"\n'


def test_an_older_file_with_fields_that_had_no_effect_is_still_read() -> None:
    assert read(TEXT.replace("[produce]", "[produce]\ncity_bonuses = 1") + RETIRED) == read(TEXT)


def test_a_field_without_effect_is_refused_where_it_wants_to_have_one() -> None:
    with pytest.raises(BadContent, match="produce city_bonuses: has no effect any more; leave it out"):
        read(TEXT.replace("[produce]", "[produce]\ncity_bonuses = 2"))
