"""What the rulebooks print: how many there are of each component, and the texts that they state or picture.

No edition may differ in this, and the label of these texts is `rulebook`. The printed game has more texts; an edition
is free in those.
"""

from collections import Counter
from collections.abc import Iterator

from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.effects import line
from granada.games.sabika.tables import Content
from granada.kernel.content_faults import FileFault, PlacedFault, fault


def numbers(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


PIECES = {"gypsum": 30, "wood": 30, "marble": 25, "ceramic": 20}
LISTED = {
    "minor_poems": numbers(22),
    "trade_cards": numbers(8),
    "starting_tiles": numbers(10),
    "major_tiles": numbers(21),
    "minor_cards": numbers(36),
    "balance_cards": numbers(4),
    "events": numbers(14),
    "round_track": numbers(6),
    "turn_order": numbers(4),
    "wishes": [f"{letter}{number}" for letter in "ABC" for number in (1, 2, 3)],
    "materials": [*PIECES],
    "market": [*PIECES, "raw", "good"],
    "plain_actions": ["minor_quarry", "major_quarry", "market", "artisanal"],
}
"""Lists of which every row is known by name."""

ROW_COUNTS = {
    "major_poems": 20,
    "storehouse_tiles": 24,
    "city_tiles": 12,
    "balance_bonuses": 4,
    "yusuf_tiles": 4,
    "yusuf_cards": 26,
    "cities": 9,
    "goods": 3,
}

TOKENS = 8  # of each good
OF_EACH_PLAYER = {"ships": 9, "master_builders": 2, "merchants": 1, "poets": 1, "storehouses": 4}

MINOR_POEMS_WITH_ASTERISK = {1, 4, 5, 10, 14, 16, 17, 20}
MAJOR_POEMS_WITH_ASTERISK = {"H4"}
TRADE_CARDS_WITH_ASTERISK = {6}
LAST_FAVOUR = "then(pp(1),favour_bonus(1))"
BALANCE_EFFECTS = {
    "mix(4)",
    "or(then(raw(1),good(1)),action(export))",
    "or(then(gain(gypsum,1),gain(ceramic,1)),action(carve))",
    "then(gain(dinar,1),action(storehouse))",
}
"""Whatever their colours are."""

TEXTS = {
    "minor_poems 1 blue": "on(income,gain(dinar,2)); on(become_start_player,pp(2))",
    "minor_poems 2 blue": "on(gain_seal,then(gain(dinar,2),pp(2)))",
    "minor_poems 2 red": "then(gain(ceramic,1),raw(1))",
    "minor_poems 4 red": "then(pp(2),major_bonus(1))",
    "minor_poems 5 blue": "on(construct(uses=wood),then(pp(1),paria(1)))",
    "minor_poems 5 red": "then(pp(2),favour(1))",
    "minor_poems 10 blue": "mod(extra_slots(carve),+1); mod(material_pp(carve),+1)",
    "minor_poems 14 red": "place_ship(1)",
    "minor_poems 16 blue": "store(2,goods); on(store_here,then(pp(1),paria(1)))",
    "minor_poems 17 red": "red_city_action(1)",
    "minor_poems 20 blue": "mod(export_base,=2)",
    "minor_poems 21 red": "then(good(2),pp(2))",
    "major_poems A1 scoring": "majority(poems)",
    "major_poems A2 scoring": "each(poems,2,14)",
    "major_poems E2 scoring": "each(set(majors,minors),4,16)",
    "trade_cards 7 scoring": "each(consolidated,3,-)",
    "events 1 effect": "mod(buy_cost,-1); mod(sell_gain,+1)",
    "events 2 effect": "mod(carve_cost,-1)",
    "events 3 effect": "mod(export_paria,+1)",
    "events 4 effect": "mod(same_material,=1)",
    "events 5 effect": "mod(tribute,-1)",
    "events 6 effect": "mod(carve_cost,+1)",
    "events 7 effect": "mod(material_pp(all),-1)",
    "events 8 effect": "mod(tribute,+1)",
    "events 9 effect": "mod(route_cost,+1)",
    "events 10 effect": "mod(consolidate_cost,+1)",
    "events 11 effect": "mod(free_steps,=1)",
    "events 12 effect": "mod(foreign_cost,=2)",
    "events 13 effect": "mod(secondary_cost,+1)",
    "events 14 effect": "mod(tribute_fee,=1)",
    "plain_actions minor_quarry effect": "gain_choice(gypsum/wood,3)",
    "plain_actions major_quarry effect": "gain_choice(wood/marble,3)",
    "plain_actions market effect": "then(gain(dinar,2),transactions(2))",
    "plain_actions artisanal effect": "then(gain(dinar,3),per(half(poems),gain(dinar,1),-))",
}

HALF_KNOWN = ("minor_poems 21 blue", "on(quarry,or(raw(1),")
"""The trigger and the choice of a raw material; the materials to choose from instead are on the card."""


def check_printed(content: Content) -> Iterator[PlacedFault]:
    yield from counts(content)
    yield from pieces(content)
    yield from texts(content)
    yield from asterisks(content)


def counts(content: Content) -> Iterator[PlacedFault]:
    lists = dict(content.lists())
    for table, rows in lists.items():
        for label, times in Counter(row.label for row in rows).items():
            if times > 1:
                yield fault(f"{table} {label}", SabikaFault.REPEATED, times=times)
    for table, wanted in LISTED.items():
        labels = [row.label for row in lists[table]]
        yield from (fault(f"{table} {label}", SabikaFault.MISSING) for label in wanted if label not in labels)
        yield from (fault(f"{table} {label}", SabikaFault.NO_SUCH_ROW) for label in labels if label not in wanted)
        if labels != wanted and sorted(labels) == sorted(wanted):
            yield fault(table, SabikaFault.ORDER, names=tuple(wanted))
    for table, count in ROW_COUNTS.items():
        yield from expect(table, len(lists[table]), count)


def pieces(content: Content) -> Iterator[PlacedFault]:
    for material in content.materials:
        yield from expect(f"materials {material.id} pieces", material.pieces, PIECES[material.id])
    for good in content.goods:
        yield from expect(f"goods {good.id} tokens", good.tokens, TOKENS)
    for piece, count in OF_EACH_PLAYER.items():
        yield from expect(f"start {piece}", getattr(content.start, piece), count)


def texts(content: Content) -> Iterator[PlacedFault]:
    for where, nodes, provenance in content.trees():
        text = line(nodes)
        if where in TEXTS and text != TEXTS[where]:
            yield fault(where, SabikaFault.NOT_PRINTED, found=text, wanted=TEXTS[where])
        if where in TEXTS and provenance != "rulebook":
            yield fault(where, SabikaFault.PROVENANCE, found=provenance)
        if where == HALF_KNOWN[0] and not text.startswith(HALF_KNOWN[1]):
            yield fault(where, SabikaFault.BEGINNING, found=text, wanted=HALF_KNOWN[1])
    if content.favour_track:
        last = max(content.favour_track, key=lambda space: space.space)
        yield from expect(f"favour_track {last.label} bonus", str(last.bonus), LAST_FAVOUR)
    for bonus in content.balance_bonuses:
        if str(bonus.bonus) not in BALANCE_EFFECTS:
            yield fault(f"balance_bonuses {bonus.label} bonus", SabikaFault.NONE_PRINTED, found=bonus.bonus)
    for text in sorted(BALANCE_EFFECTS - {str(bonus.bonus) for bonus in content.balance_bonuses}):
        yield fault("balance_bonuses", SabikaFault.PRINTED_MISSING, wanted=text)


def asterisks(content: Content) -> Iterator[PlacedFault]:
    """An asterisk says that the rulebook explains the card."""
    for poem in content.minor_poems:
        yield from expect(f"minor_poems {poem.label} asterisk", poem.asterisk, poem.number in MINOR_POEMS_WITH_ASTERISK)
    for major in content.major_poems:
        yield from expect(f"major_poems {major.label} asterisk", major.asterisk, major.id in MAJOR_POEMS_WITH_ASTERISK)
    for card in content.trade_cards:
        yield from expect(f"trade_cards {card.label} asterisk", card.asterisk, card.number in TRADE_CARDS_WITH_ASTERISK)


def expect(place: str, found: object, wanted: object) -> Iterator[PlacedFault]:
    if found != wanted:
        yield fault(place, FileFault.INSTEAD, found=found, wanted=wanted)
