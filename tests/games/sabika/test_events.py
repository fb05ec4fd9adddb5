"""A viewer of the beginning of a game can follow it by its events alone."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from tests.games.sabika.positions import LAST_ROUND, Own, act, arrange, before_ending, ending, play

from granada.games.sabika import GAME, events
from granada.games.sabika.state import SabikaState
from granada.games.sabika.view import SabikaView
from granada.kernel.chance import Chance
from granada.kernel.event import Event
from granada.kernel.state import State

TOKEN_ITEMS = {good.raw: good.id for good in GAME.book.content.goods}
SHOWN = ("majors", "minors", "poems", "greys", "storehouse_tiles", "raws", "marbles", "sultan", "tower", "wishes")
OWN = ("dinars", "seals", "parias", "favour", "materials", "goods", "poem_goods", "raws", "workers", "ships")
OWN_CARDS = ("blue", "red", "grey", "majors", "left_row", "right_row", "points")


def heard(state: State, *texts: str) -> list[Event]:
    """The events of these moves."""
    told: list[Event] = []
    state.listen(told.append)
    play(state, *texts)
    return told


def data_of(view: SabikaView) -> dict[str, Any]:
    """The view as a client gets it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return data


class Mirror:
    """A client that has a view of the beginning, and then hears nothing but events, each by a method of its name."""

    def __init__(self, view: SabikaView) -> None:
        self.view = data_of(view)
        self.everyone: list[dict[str, Any]] = self.view["everyone"]

    def hear(self, event: Event) -> None:
        told = getattr(self, event.id.removeprefix("sabika-").replace("-", "_"), None)
        if told is not None:
            told(event)

    def shown(self) -> dict[str, Any]:
        return {
            part: self.view[part]
            for part in (*SHOWN, "paria_pile", "round", "era", "start", "event", "coming_event", "cities")
        }

    # Workers.

    def worked(self, event: events.Worked) -> None:
        self.everyone[event.seat]["workers"][event.worker] |= {"square": event.square, "standing": False}

    def rested(self, event: events.Rested) -> None:
        self.everyone[event.seat]["workers"][event.worker] |= {"square": None, "standing": False}

    def yusuf(self, event: events.YusufPlayed) -> None:
        self.everyone[1]["workers"][event.worker] |= {"square": event.square, "standing": False}

    def waking(self, event: events.WorkersWoke) -> None:
        self.view["sultan"] = list(event.sultan)
        for player in self.everyone:
            for worker in player["workers"].values():
                worker["standing"] = True

    # The rondel.

    def raw(self, event: events.RawTaken) -> None:
        assert self.view["raws"][event.space] == event.raw
        self.view["raws"][event.space] = None

    def good(self, event: events.GoodTaken) -> None:
        self.view["raws"][event.space] = None
        self._keep(event.seat, event.good, event.into)

    def processed(self, event: events.Processed) -> None:
        self._keep(event.seat, event.good, event.into)

    def marble(self, event: events.MarbleTaken) -> None:
        self.view["marbles"][event.space] = False

    def yusuf_removed(self, event: events.YusufRemoved) -> None:
        if event.item == "marble":
            self.view["marbles"][event.space] = False
        else:
            assert self.view["raws"][event.space] == event.item
            self.view["raws"][event.space] = None

    def spaces_refilled(self, event: events.SpacesRefilled) -> None:
        self.view["raws"] |= event.raws
        self.view["marbles"] |= dict.fromkeys(event.marbles, True)

    # Goods in the boxes of poems; how many goods there are in all, Changed says.

    def _keep(self, seat: int, good: str, into: str) -> None:
        if into == "poem":
            self.everyone[seat]["poem_goods"][good] += 1

    def sold(self, event: events.Sold) -> None:
        self._give(event.seat, event.item)

    def discarded(self, event: events.Discarded) -> None:
        self._give(event.seat, event.item)

    def goods_exported(self, event: events.GoodsExported) -> None:
        for good in event.goods:
            self._give(event.seat, good)

    def _give(self, seat: int, item: str) -> None:
        if item.startswith("boxed-"):
            self.everyone[seat]["poem_goods"][item.removeprefix("boxed-")] -= 1

    # Displays.

    def _take(self, display: str, item: str) -> None:
        places = self.view[display]
        if display in ("majors", "greys"):
            places.remove(item)
        else:
            places[places.index(item)] = None

    def _take_tile(self, tile: str) -> None:
        for places in self.view["storehouse_tiles"].values():
            if tile in places:
                places[places.index(tile)] = None

    def major_built(self, event: events.MajorBuilt) -> None:
        self._take("majors", event.tile)
        self.everyone[event.seat]["majors"].append(event.tile)

    def minor_taken(self, event: events.MinorTaken) -> None:
        self._take("minors", event.card)

    def minor_built(self, event: events.MinorBuilt) -> None:
        player = self.everyone[event.seat]
        if event.side == "left":
            player["left_row"].insert(0, event.card)
        else:
            player["right_row"].append(event.card)

    def carved(self, event: events.Carved) -> None:
        self._take("greys" if event.colour == "grey" else "poems", event.poem)
        self.everyone[event.seat][event.colour].append(event.poem)

    def expanded(self, event: events.Expanded) -> None:
        self._take_tile(event.tile)
        self.everyone[event.seat]["storehouses"][event.storehouse - 1]["tiles"].append(event.tile)

    def yusuf_took(self, event: events.YusufTook) -> None:
        if event.display == "storehouse_tiles":
            self._take_tile(event.item)
            self.view["yusuf"]["storehouse_tiles"].append(event.item)
        else:
            self._take(event.display, event.item)
            where = {"majors": "majors", "minors": "right_row", "poems": "blue", "greys": "grey"}[event.display]
            self.everyone[1][where].append(event.item)

    def renewed(self, event: events.Renewed) -> None:
        for card in event.cards:
            self._take("minors", card)

    def display_refilled(self, event: events.DisplayRefilled) -> None:
        for place, item in event.laid.items():
            assert self.view[event.display][place] is None
            self.view[event.display][place] = item

    def tiles_refilled(self, event: events.StorehouseTilesRefilled) -> None:
        for place, tile in event.laid.items():
            self.view["storehouse_tiles"][event.side][place] = tile

    # Ships.

    def _ship(self, event: Any) -> None:
        self.everyone[event.seat]["ships"][event.city] = "exporting"

    exported = ship_placed = _ship

    def consolidated(self, event: events.Consolidated) -> None:
        self.everyone[event.seat]["ships"][event.city] = "settled"

    def yusuf_sailed(self, event: events.YusufSailed) -> None:
        self.everyone[1]["ships"][event.city] = "exporting"

    def yusuf_consolidated(self, event: events.YusufConsolidated) -> None:
        self.everyone[1]["ships"][event.city] = "settled"

    def seal(self, event: events.SealTaken) -> None:
        self.view["cities"][event.city]["seal"] = False

    # Rounds.

    def starting_tiles(self, event: events.StartingTilesShown) -> None:
        self.view["start"] = event.start
        order = [(event.start + step) % len(self.everyone) for step in range(len(self.everyone))]
        self.view["paria_pile"] = order[::-1]

    def narrator(self, event: events.NarratorMoved) -> None:
        self.view["round"] = event.space

    def wish(self, event: events.WishScored) -> None:
        if event.wish in self.view["wishes"]:
            self.view["wishes"].remove(event.wish)
            self.view["tower"].append(event.wish)

    def event(self, event: events.EventChanged) -> None:
        self.view |= {"event": event.number, "coming_event": event.coming}

    def era(self, event: events.EraChanged) -> None:
        self.view["era"] = event.era
        for tile in event.removed:
            self._take("majors", tile)

    def start_player(self, event: events.StartPlayerNamed) -> None:
        self.view["start"] = event.start

    def paria(self, event: events.PariaMoved) -> None:
        self.view["paria_pile"].remove(event.seat)
        self.view["paria_pile"].append(event.seat)

    # What has changed.

    def scored(self, event: events.Scored) -> None:
        points = Counter(self.everyone[event.seat]["points"])
        points[event.source] += event.pp
        self.everyone[event.seat]["points"] = {source: number for source, number in points.items() if number}

    def changed(self, event: events.Changed) -> None:
        player = self.everyone[event.seat]
        if event.what in TOKEN_ITEMS:
            kinds = {*player["raws"]} ^ {event.what}
            player["raws"] = [raw for raw in TOKEN_ITEMS if raw in kinds]
        elif event.what in TOKEN_ITEMS.values():
            self.everyone[event.seat].setdefault("all goods", Counter())[event.what] += event.by
        elif event.what in player["materials"]:
            player["materials"][event.what] += event.by
        else:
            player[event.what] += event.by

    def settle_goods(self, seat: int, before: dict[str, Any]) -> None:
        """What is not in the boxes of poems is in storehouses."""
        player = self.everyone[seat]
        for good, by in player.pop("all goods", {}).items():
            player["goods"][good] += by
        for good in player["goods"]:
            player["goods"][good] -= player["poem_goods"][good] - before["poem_goods"][good]


def follow(state: SabikaState, choose: Callable[[Sequence[Any]], Any]) -> Counter[str]:
    mirror = Mirror(state.view(None))
    told: list[Event] = []
    counted: Counter[str] = Counter()
    state.listen(told.append)
    while not state.over:
        before = data_of(state.view(None))
        told.clear()
        state.play(choose(state.legal_moves()))
        for event in told:
            mirror.hear(event)
        for seat, player in enumerate(before["everyone"]):
            mirror.settle_goods(seat, player)
        counted.update(type(event).__name__ for event in told)
        if state.phase:
            compare(mirror, state, told)
    return counted


def compare(mirror: Mirror, state: SabikaState, told: list[Event]) -> None:
    truth = data_of(state.view(None))
    shown = mirror.shown() | ({"era": truth["era"]} if state.tasks else {})  # the era is told with the tiles that leave
    assert shown == {part: truth[part] for part in shown}, told
    for mine, true in zip(mirror.everyone, truth["everyone"], strict=True):
        for part in (*OWN, *OWN_CARDS):
            assert mine[part] == true[part], (part, told)
        assert [store["tiles"] for store in mine["storehouses"]] == [store["tiles"] for store in true["storehouses"]]
    if truth["yusuf"]:
        assert mirror.view["yusuf"]["storehouse_tiles"] == truth["yusuf"]["storehouse_tiles"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_can_be_followed_by_its_events_alone(players: int) -> None:
    for seed in range(3):
        chance = Chance(seed)
        state = GAME.new(players, seed=seed, events="random")
        counted = follow(state, lambda moves, chance=chance: moves[chance.below(len(moves))])  # type: ignore[misc]
        assert counted["WishScored"] == 6
        assert counted["RoundEnded"] == counted["NarratorMoved"] == 5


def test_the_purchase_of_a_raw_material_names_its_kind_and_its_space() -> None:
    state = arrange(2, Own(dinars=9), raws="clay silk sugar_cane clay")
    act(state, "outer-1")
    told = heard(state, "buy-raw R1")
    assert events.Bought(0, "silk", 1, "R1") in told
    assert events.RawTaken(0, "R1", "silk") in told


def test_a_seal_that_pays_is_told() -> None:
    state = arrange(2, Own(dinars=5, seals=1), raws="clay silk sugar_cane clay")
    assert events.Paid(0, 0, 1) in heard(state, "work builder-1 outer-1", "seals 1")


def test_yusuf_says_what_he_took_and_where_he_sailed() -> None:
    him = Own(ships="fez+")
    state = arrange(1, Own(), him, yusuf_cards="P1 M1", poems="1 2 20", seat=0)
    told = heard(state, "rest poet", "rest merchant")
    played = [event for event in told if isinstance(event, events.YusufPlayed)]
    assert [(event.card, event.worker) for event in played] == [("P1", "poet"), ("M1", "merchant")]
    assert events.YusufTook("poems", "20") in told
    (sailed,) = [event for event in told if isinstance(event, events.YusufSailed)]
    assert events.SealTaken(1, sailed.city) in told


def test_who_had_consolidated_before_is_told_as_paid() -> None:
    state = arrange(2, Own(ships="cairo"), Own(ships="cairo+"))
    act(state, "middle-1")
    assert events.RivalPaid("cairo", 1, 1, 1) in heard(state, "consolidate cairo")


def test_the_points_of_an_income_are_told_when_it_brings_them() -> None:
    state = before_ending(2, Own(ships="fez+ algiers+", stock="clay"), cities={"fez": "B4", "algiers": "B5"})
    told = heard(state, "rest poet")
    ended = told.index(events.RoundEnded(1))
    assert told[ended:][1:3] == [
        events.BonusEarned(0, "blue-city", "fez", "then(gain(dinar,1),pp(1))", after_round=True),
        events.PointsBrought(0, "bonuses", 1),
    ]
    assert events.BonusEarned(0, "blue-city", "algiers", "then(process(1),pp(1))", after_round=True) in told
    assert events.PointsBrought(0, "bonuses", 1) in heard(state, "process clay")


def test_the_points_of_a_bonus_within_a_turn_are_told_with_all_others() -> None:
    state = arrange(4, Own(dinars=1, stock="clothes"), cities={"fez": "R3"})
    act(state, "middle-0")
    told = heard(state, "export fez", "goods clothes")
    (bonus,) = [event for event in told if isinstance(event, events.BonusEarned)]
    assert not bonus.after_round
    assert not [event for event in told if isinstance(event, events.PointsBrought)]
    assert events.Scored(0, "bonuses", 1) in told


COUNTED = {
    "A1": ("major:1", "minor:1", "minor:2"),
    "B1": ("city:fez", "city:algiers"),
    "B2": ("city:algiers",),
    "B3": ("amount:seals",),
    "C1": ("blue:7", "blue:6"),
    "C3": ("blue:7", "blue:6", "red:10", "grey:A1"),
}


@pytest.mark.parametrize("wish", COUNTED)
def test_a_wish_tells_what_it_counts(wish: str) -> None:
    own = Own(majors="1 2", left="1 2", right="13", ships="fez algiers+", seals=2, blue="7 6", red="10", grey="A1")
    others = [other for other in ("A1", "B1", "C1") if other[0] != wish[0]]
    told = heard(before_ending(2, own, wishes=" ".join([wish, *others])), "rest poet")
    (scored,) = [event for event in told if isinstance(event, events.WishScored)]
    assert set(scored.counted[0]) == set(COUNTED[wish])
    assert len(scored.counted[0]) == len(COUNTED[wish])
    assert scored.counted[1] == (("amount:seals",) if wish == "B3" else ())


def test_the_end_tells_what_it_counts() -> None:
    own = Own(grey="D2 E2", majors="3", right="13", ships="fez tunis", stock="marble wood", dinars=50, seals=1)
    state = before_ending(2, own, round=LAST_ROUND, trade=6)
    told = heard(state, "rest poet")
    while not state.over:
        told += heard(state, str(state.legal_moves()[0]))
    (final,) = [event for event in told if isinstance(event, events.FinallyScored)]
    assert final.counted_by_poems == ({"D2": ("major:3",), "E2": ("major:3", "minor:13")}, {})
    assert set(final.counted_in_trade[0]) <= {"city:fez", "city:tunis"}
    assert len(final.counted_in_trade[0]) * 2 == final.trade[0] > 0
    assert final.left_over[0] == ("item:marble", "amount:seals", "amount:dinars")


def test_the_tribute_is_told_part_by_part() -> None:
    state = ending(2, Own(parias=1, dinars=2), Own())
    told: list[Event] = []
    state.listen(told.append)
    play(state, "parias 0", "dinars 1")
    assert [event for event in told if not isinstance(event, events.Changed | events.Scored)][:2] == [
        events.TributePaid(0, "dinars", 2, 1),
        events.TributeMissed(0, 1, 1),
    ]
    assert events.Scored(0, "tribute", -1) in told


def test_what_cannot_be_done_is_told_too() -> None:
    state = arrange(1, Own(), Own(ships="fez+"), yusuf_cards="M5", trade=1)
    card = next(card for card in GAME.book.content.yusuf_cards if card.id == "M5")
    assert card.actions == ("consolidate",)
    assert events.YusufIdle("consolidate") in heard(state, "rest poet")
