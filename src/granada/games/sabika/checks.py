"""Whether the rows of an edition fit together. content.py has checked the form of each row before.

Printed (checks_printed.py), the same in every edition: no row occurs twice; numbers without gaps; how many there are of
each component and piece; the texts that a rulebook states or pictures, labelled `rulebook`; the cards with an asterisk.

The board (checks_board.py): the rings and their actions; storehouses opposite each other, with a pile each; secondary
spaces beside the squares that they connect, three of them for four players only; Sultan's workers on squares that
exist, none with four players; every city reached; the cities, costs and chain of the rulebooks' examples; the tracks.

Figures (checks_figures.py): no more on display or dealt than there are; prices for what the market buys and sells.

Cards and tiles, here: all letters of major poems, the maximum of a scoring a multiple of its step; trade cards for
which Yusuf looks for the cities that score; one letter of wishes for buildings, and the six other kinds; what starting
tiles give can be stored; six city tiles of each colour that demand goods, red ones with an action, blue ones without;
major tiles by era; artworks of the four colours; events that change numbers only; what Yusuf's cards may show; regions
that exist; and no bonus that leads to its own kind again, so that every turn ends.

An edition is free in what only we made up: bonuses, boxes, points, the order of squares, the other cities, and so on.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator

from granada.games.sabika import effects
from granada.games.sabika.checks_board import RING_SIZES, check_board
from granada.games.sabika.checks_figures import check_figures
from granada.games.sabika.checks_printed import check_printed, expect
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.effects import Action, Each, Effect, FavourBonus, Has, Match, Mod, Node, Presence, line, walk
from granada.games.sabika.rows import Ring, Worker, YusufCard
from granada.games.sabika.tables import Content
from granada.kernel.content_faults import PlacedFault, fault

AT_LEAST = {"A": 3, "B": 2, "C": 3, "D": 1, "E": 2, "F": 1, "G": 1, "H": 4}
"""Major poems of each letter, by the numbers that the rulebooks mention."""
NOT_SOLO = "F1"

OTHER_WISHES = {"presence", "consolidated", "seals", "poems_blue", "poems_red", "poems"}
CITY_COLOURS = {"blue": 6, "red": 6}
TILES_OF_ERAS = {1: 9, 2: 12}
MARKED = 3
LAST_GREEN = 5

WORKER_COUNTS: dict[Worker, int] = {"master_builder": 2, "merchant": 1, "poet": 1}
YUSUF_CARDS: dict[Worker, int] = {"master_builder": 12, "merchant": 7, "poet": 7}
RING_OF_WORKER: dict[Worker, Ring] = {"master_builder": "outer", "merchant": "middle", "poet": "inner"}
YUSUF_ACTIONS: dict[Worker, set[str]] = {
    "master_builder": {"major_construction", "minor_construction", "storehouse"},
    "merchant": {"export", "consolidate"},
    "poet": {"carve"},
}
YUSUF_SCORES = {f"per({count},pp(1),-)" for count in ("majors", "minors", "presence", "consolidated", "poems")}

LEADS_TO = {
    "storehouse_bonus": ("storehouse_tiles bonus",),
    "action(storehouse)": ("storehouse_tiles bonus",),
    "city_bonus": ("city_tiles bonus",),
    "action(export)": ("city_tiles bonus",),
    "action(produce)": ("city_tiles bonus",),
    "red_city_action": ("city_tiles consolidation",),
    "favour": ("favour_track bonus",),
    "major_bonus": ("major_tiles bonus",),
    "action(construction)": ("favour_track bonus", "major_tiles bonus"),
    "action(major_construction)": ("favour_track bonus", "major_tiles bonus"),
    "action(reactivate)": ("minor_poems red",),
}
"""Which bonuses an effect brings about."""

ENDING = {"action(export)", "action(construction)", "action(major_construction)", "action(reactivate)"}
"""The effects among these for which ships, materials or red poems run out: they may lead back through others."""


def check(content: Content) -> list[PlacedFault]:
    """What cannot be right, each fault with its row."""
    return [
        *check_printed(content),
        *check_board(content),
        *check_figures(content),
        *poems(content),
        *trade_cards(content),
        *wishes(content),
        *starting_tiles(content),
        *city_tiles(content),
        *major_tiles(content),
        *artworks(content),
        *events(content),
        *yusuf(content),
        *regions(content),
        *favour_bonuses(content),
        *loops(content),
    ]


def poems(content: Content) -> Iterator[PlacedFault]:
    for letter, least in AT_LEAST.items():
        numbers = sorted(int(poem.id[1:]) for poem in content.major_poems if poem.letter == letter)
        yield from expect(f"major_poems {letter}", numbers, [*range(1, max(least, len(numbers)) + 1)])
    for poem in content.major_poems:
        yield from expect(f"major_poems {poem.label} solo", poem.solo, poem.id != NOT_SOLO)
        scoring = poem.scoring
        if isinstance(scoring, Each) and scoring.limit is not None and scoring.limit % scoring.pp:
            where = f"major_poems {poem.label} scoring"
            yield fault(where, SabikaFault.MAXIMUM, found=scoring.limit, step=scoring.pp)


def trade_cards(content: Content) -> Iterator[PlacedFault]:
    for card in content.trade_cards:
        scored = card.scoring.count
        if isinstance(scored, Presence) and scored.where is not None and card.match != Match("city", scored.where):
            wanted = f"city[{scored.where}]"
            yield fault(f"trade_cards {card.label} match", SabikaFault.MATCH, found=card.match, wanted=wanted)


def wishes(content: Content) -> Iterator[PlacedFault]:
    """Yusuf builds what the Sultan wishes, so every game has one wish for buildings: they are one whole letter."""
    letters, others = [], []
    for wish in content.wishes:
        if not all(isinstance(scoring, Each) and scoring.limit is None for scoring in wish.scorings):
            yield fault(f"wishes {wish.label} scorings", SabikaFault.NO_MAXIMUM)
        if all(isinstance(scoring.count, Has) for scoring in wish.scorings):
            letters.append(wish.letter)
        else:
            others.append(" and ".join(str(scoring.count) for scoring in wish.scorings))
    if len(letters) != 3 or len({*letters}) > 1:
        yield fault("wishes", SabikaFault.WISH_LETTERS, found=tuple(letters))
    if sorted(others) != sorted(OTHER_WISHES):
        yield fault("wishes", SabikaFault.OTHER_WISHES, found=tuple(sorted(others)), wanted=tuple(sorted(OTHER_WISHES)))


def starting_tiles(content: Content) -> Iterator[PlacedFault]:
    room = content.start.storehouses * content.start.boxes
    for tile in content.starting_tiles:
        if (most := stored(tile.bonus)) > room:
            yield fault(f"starting_tiles {tile.label} bonus", SabikaFault.STORED, found=most, most=room)


def stored(effect: Effect) -> int:
    """How many pieces the effect can put into storehouses."""
    match effect:
        case effects.Gain(resource, n):
            return 0 if resource == "dinar" else n
        case effects.GainChoice(_, n) | effects.Good(n) | effects.Process(n):
            return n
        case effects.Then(parts):
            return sum(stored(part) for part in parts)
        case effects.Or(parts):
            return max(stored(part) for part in parts)
        case effects.Optional(part) | effects.Pay(_, _, part):
            return stored(part)
        case effects.Per(_, part, limit):
            return stored(part) * (limit or 1)
    return 0


def city_tiles(content: Content) -> Iterator[PlacedFault]:
    yield from expect("city_tiles colour", dict(Counter(tile.colour for tile in content.city_tiles)), CITY_COLOURS)
    goods = [good.id for good in content.goods]
    for tile in content.city_tiles:
        where = f"city_tiles {tile.label}"
        if not tile.demand or len({*tile.demand}) < len(tile.demand) or not {*tile.demand} <= {*goods}:
            yield fault(f"{where} demand", SabikaFault.SOME_OF, found=list(tile.demand), names=tuple(goods))
        if tile.colour == "red" and not isinstance(tile.consolidation, Action):
            yield fault(f"{where} consolidation", SabikaFault.RED_CITY, found=tile.consolidation)
        if tile.colour == "blue" and any(isinstance(part, Action) for part in walk(tile.consolidation)):
            yield fault(f"{where} consolidation", SabikaFault.BLUE_CITY, found=tile.consolidation)


def major_tiles(content: Content) -> Iterator[PlacedFault]:
    yield from expect(
        "major_tiles era", dict(sorted(Counter(tile.era for tile in content.major_tiles).items())), TILES_OF_ERAS
    )
    marked = [tile for tile in content.major_tiles if tile.three_players_up]
    yield from expect("major_tiles three_players_up", len(marked), MARKED)
    for tile in marked:
        yield from expect(f"major_tiles {tile.label} era", tile.era, 2)


def artworks(content: Content) -> Iterator[PlacedFault]:
    colours = [bonus.colour for bonus in content.balance_bonuses]
    halves = [
        *((f"minor_cards {card.label} left", card.left) for card in content.minor_cards),
        *((f"minor_cards {card.label} right", card.right) for card in content.minor_cards),
        *((f"balance_cards {card.label} left", card.left) for card in content.balance_cards),
    ]
    for where, colour in halves:
        if colour not in colours:
            yield fault(where, SabikaFault.NO_COLOUR, found=colour, names=tuple(colours))


def events(content: Content) -> Iterator[PlacedFault]:
    for event in content.events:
        yield from expect(
            f"events {event.label} colour", event.colour, "green" if event.number <= LAST_GREEN else "red"
        )
        if not all(isinstance(clause, Mod) for clause in event.effect):
            yield fault(f"events {event.label} effect", SabikaFault.ONLY_CHANGES, found=line(event.effect))


def yusuf(content: Content) -> Iterator[PlacedFault]:
    yield from expect("yusuf_tiles", dict(Counter(tile.worker for tile in content.yusuf_tiles)), WORKER_COUNTS)
    yield from expect("yusuf_cards", dict(Counter(card.worker for card in content.yusuf_cards)), YUSUF_CARDS)
    scores = set()
    for card in content.yusuf_cards:
        yield from yusuf_card(content, card)
        scores |= {str(part) for part in card.score}
    missing = sorted(YUSUF_SCORES - scores)
    yield from (fault("yusuf_cards", SabikaFault.NEVER_SCORED, wanted=score) for score in missing)


def yusuf_card(content: Content, card: YusufCard) -> Iterator[PlacedFault]:
    where, ring = f"yusuf_cards {card.label}", RING_OF_WORKER[card.worker]
    if card.square >= RING_SIZES[ring]:
        yield fault(f"{where} square", SabikaFault.NO_SQUARE_ON_RING, square=card.square, ring=ring)
    connected = {
        space.kind for space in content.secondary_spaces if space.side == "1-2" and card.square in getattr(space, ring)
    }
    for kind in card.discard:
        if kind not in connected:
            yield fault(f"{where} discard", SabikaFault.NO_SPACE_CONNECTED, kind=kind, square=card.square)
    if len(card.actions) > 2:
        yield fault(f"{where} actions", SabikaFault.TWO_ACTIONS, found=len(card.actions))
    for action in card.actions:
        if action not in YUSUF_ACTIONS[card.worker]:
            yield fault(f"{where} actions", SabikaFault.OTHER_WORKER, action=action, worker=card.worker)
    storehouses = [square.index for square in content.squares if square.pile is not None]
    if "storehouse" in card.actions and card.square not in storehouses:
        yield fault(f"{where} actions", SabikaFault.NO_STOREHOUSE, square=card.square)
    for part in card.score:
        if not isinstance(part, effects.PP | effects.Paria) and str(part) not in YUSUF_SCORES:
            yield fault(f"{where} score", SabikaFault.YUSUF_SCORE, found=part, names=tuple(sorted(YUSUF_SCORES)))


def regions(content: Content) -> Iterator[PlacedFault]:
    known = ["blue", "red", *dict.fromkeys(city.region for city in content.cities)]
    for where, nodes, _ in content.trees():
        for node in nodes:
            for part in walk(node):
                if isinstance(part, Presence | Match) and part.where is not None and part.where not in known:
                    yield fault(where, SabikaFault.NO_REGION, region=part.where, names=tuple(known))


def favour_bonuses(content: Content) -> Iterator[PlacedFault]:
    last = max((space.space for space in content.favour_track), default=0)
    for where, nodes, _ in content.trees():
        repeated = any(isinstance(part, FavourBonus) for node in nodes for part in walk(node))
        if repeated and where != f"favour_track {last} bonus":
            yield fault(where, SabikaFault.LAST_SPACE_ONLY)


def loops(content: Content) -> Iterator[PlacedFault]:
    """Bonuses that bring about their own kind again: at once, or without end through others."""
    leads: list[tuple[str, str, str, str]] = []
    follows: dict[str, set[str]] = defaultdict(set)
    for where, nodes, _ in content.trees():
        table, *_, field = where.split()
        for name in sorted({effect_name(part) for node in nodes for part in walk(node)} & LEADS_TO.keys()):
            for target in LEADS_TO[name]:
                leads.append((where, f"{table} {field}", name, target))
                if name not in ENDING:
                    follows[f"{table} {field}"].add(target)
    for where, kind, name, target in leads:
        if kind == target or (name not in ENDING and kind in reached(follows, target)):
            yield fault(where, SabikaFault.LEADS_BACK, effect=name, bonus=kind)


def reached(follows: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        kind = ahead.pop()
        if kind not in found:
            found.add(kind)
            ahead += follows[kind]
    return found


def effect_name(node: Node) -> str:
    return str(node) if isinstance(node, Action) else effects.name(type(node))
