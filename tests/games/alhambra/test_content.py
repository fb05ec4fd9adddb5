"""The content file: its symmetries, and its checks find mistakes."""

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from granada.games.alhambra.content import CONTENT, Content, check, read
from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent

TEXT = files("granada.games.alhambra").joinpath("content.toml").read_text(encoding="utf-8")


def faults(old: str, new: str) -> str:
    """What is wrong with the content file after this change."""
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadContent) as bad:
        read(TEXT.replace(old, new))
    return str(bad.value)


# Facts.


def test_the_content_file_is_right() -> None:
    assert check(CONTENT) == []
    assert read(TEXT) == CONTENT


def test_the_walls_of_the_tiles_are_symmetrical() -> None:
    shapes = Counter(tile.walls for tile in CONTENT.tiles)
    assert {side: sum(side in tile.walls for tile in CONTENT.tiles) for side in "nesw"} == dict.fromkeys("nesw", 20)
    assert [shapes[walls] for walls in ("n", "e", "s", "w")] == [4] * 4
    assert [shapes[walls] for walls in ("ne", "es", "sw", "nw")] == [5] * 4
    assert [shapes[walls] for walls in ("nes", "esw", "nsw", "new")] == [2] * 4
    assert not {"ns", "ew", "nesw"} & set(shapes)
    assert Counter(len(tile.walls) for tile in CONTENT.tiles) == {0: 10, 1: 16, 2: 20, 3: 8}


@pytest.mark.parametrize(
    ("building", "tiles"),
    [
        ("pavilion", "2new 3sw 4es 5nw 6n 7e 8"),
        ("seraglio", "3esw 4ne 5sw 6es 7w 8s 9"),
        ("arcades", "4nes 5nw 6sw 6ne 7es 8n 8e 9 10"),
        ("chambers", "5nsw 6es 7sw 7ne 8nw 9w 9s 10 11"),
        ("garden", "6esw 7nsw 8sw 8ne 8nw 9e 10n 10w 10 11 12s"),
        ("tower", "7new 8nes 9es 9ne 9nw 10w 11n 11s 11 12 13e"),
    ],
)
def test_each_building_has_the_printed_tiles(building: str, tiles: str) -> None:
    assert [f"{tile.cost}{tile.walls}" for tile in CONTENT.tiles if tile.building == building] == tiles.split()


def test_prices_sum_to_421() -> None:
    assert sum(tile.cost for tile in CONTENT.tiles) == 421


def test_there_are_four_currencies_of_108_cards_and_72_for_two_players() -> None:
    cards = len(CONTENT.currencies) * len(CONTENT.money.values)
    assert cards * CONTENT.money.copies == 108
    assert cards * CONTENT.money.copies_with_two_players == 72
    assert CONTENT.money.values == tuple(range(1, 10))


# Mistakes.

TOWER = '{ building = "tower", cost = 7, walls = "new", provenance = "inferred" }'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'cost = 7, walls = "new"',
            'cost = 7, walls = "wen"',
            "tile tower-7wen walls: wen instead of some of n, e, s, w",
        ),
        (
            'cost = 7, walls = "new"',
            'cost = 7, walls = "nex"',
            "tile tower-7nex walls: nex instead of some of n, e, s, w",
        ),
        (
            'cost = 7, walls = "new"',
            'cost = 7, walls = "nee"',
            "tile tower-7nee walls: nee instead of some of n, e, s, w",
        ),
        ('cost = 7, walls = "new"', 'cost = 7, walls = "ne"', "walls on side w: 19 instead of 20"),
        ('cost = 7, walls = "new"', 'cost = 7, walls = "nsw"', "tiles with the walls new: 1 instead of 2"),
        ('cost = 8, walls = "nes"', 'cost = 8, walls = "ns"', "tiles with the walls nes: 1 instead of 2"),
        ('cost = 12, walls = "s"', 'cost = 12, walls = ""', "tiles without walls: 11 instead of 10"),
        ('cost = 12, walls = "s"', 'cost = 12, walls = "e"', "tiles with the single wall s: 3 instead of 4"),
        ('cost = 3, walls = "sw"', 'cost = 3, walls = "nw"', "tiles with the corner sw: 4 instead of 5"),
        ('cost = 13, walls = "e"', 'cost = 14, walls = "e"', "sum of the prices: 422 instead of 421"),
        ('"tower", cost = 12,', '"tower", cost = 11,', "tiles named tower-11: 2 instead of 1"),
        (f"  {TOWER},\n", "", "tiles: 53 instead of 54"),
        (TOWER, f"{TOWER}, {TOWER}", "tiles named tower-7new: 2 instead of 1"),
        ('"tower", cost = 13', '"garden", cost = 13', "tiles of each building: [7, 7, 9, 9, 12, 10]"),
        ('"tower", cost = 13', '"towers", cost = 13', "tiles of each building: [7, 7, 9, 9, 11, 10]"),
        ('id = "ducat"', 'id = "dinar"', "currencies: 3 instead of 4"),
        ("[16, 8, 1]", "[16, 8]", "places paid for pavilion: [1, 2, 2] instead of [1, 2, 3]"),
        ("[[2], ", "[[2, 1], ", "places paid for seraglio: [2, 2, 3] instead of [1, 2, 3]"),
    ],
)
def test_a_mistake_is_found_and_its_row_named(old: str, new: str, message: str) -> None:
    assert message in faults(old, new)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('edition = "queen-2003"', 'edition = "queen-2003', "line"),
        ('edition = "queen-2003"', "edition = 2003", "$.edition"),
        ('cost = 13, walls = "e", provenance = "inferred"', 'cost = 13, walls = "e"', "$.tiles[53]"),
        ("cost = 13,", 'cost = "13",', "$.tiles[53].cost"),
        ("cost = 13,", "cost = 13, price = 13,", "$.tiles[53]"),
        (
            'id = "ducat", provenance = "inferred"',
            'id = "ducat", provenance = "myself"',
            "$.currencies[3].provenance",
        ),
        ("in_piles = [2, 4]", "in_piles = [2, 4, 5]", "$.scoring_cards.in_piles"),
        ("starting_sum = 20", "", "starting_sum"),
    ],
)
def test_a_row_of_the_wrong_form_is_named(old: str, new: str, message: str) -> None:
    assert message in faults(old, new)


def test_all_slips_are_told_at_once() -> None:
    assert faults('cost = 7, walls = "new"', 'cost = 8, walls = "ne"').count("\n") == 3


def test_check_takes_any_content() -> None:
    nothing: Content = msgspec.structs.replace(CONTENT, tiles=())
    assert fault("tiles", FileFault.INSTEAD, found=0, wanted=54) in check(nothing)
