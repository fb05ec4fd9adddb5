"""What is counted in games of Sabika, mostly from their last position."""

from collections.abc import Iterator
from typing import Self

import msgspec

from granada.arena.balance import BalanceDetails, Component
from granada.arena.numbers import Spread, Summary, add_each
from granada.arena.tally import Details
from granada.games.sabika.effects import line
from granada.games.sabika.events import Exported, Rested, StartingTilesShown
from granada.games.sabika.player import FROM_TRIBUTE, NO_SHIP, SETTLED, SOURCES, Player
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tables import Content
from granada.kernel.event import Event
from granada.kernel.state import State

OF_YUSUF = "yusuf"
"""A source of PP that players do not have."""
PER_PLAYER = (
    "major_constructions",
    "minor_constructions",
    "exports",
    "consolidations",
    "blue_poems",
    "red_poems",
    "major_poems",
    "expansions",
    "rests",
    "tribute_pp",
)
"""What is counted for each player, each a field of the report."""


class SabikaReport(msgspec.Struct, frozen=True, kw_only=True):
    """The rounds of a game, and the figures of each player."""

    rounds: Summary
    major_constructions: Summary
    minor_constructions: Summary
    exports: Summary
    consolidations: Summary
    blue_poems: Summary
    red_poems: Summary
    major_poems: Summary
    expansions: Summary
    rests: Summary
    tribute_pp: Summary
    """The PP lost for parts of the tribute that were not paid."""
    points: dict[str, float]
    """PP of a player by source, on average."""
    yusuf: Summary | None
    """Yusuf's score, in games of one player."""


class SabikaDetails(Details):
    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = Spread()
        self.per_player = [Spread() for _ in PER_PLAYER]
        self.points = [0] * len(SOURCES)
        self.yusuf = Spread()
        self._open()

    def _open(self) -> None:
        """What has been heard of the game that is being played."""
        self._start: int | None = None
        self._rests = [0] * self.players
        self._exports = [0] * self.players

    def hear(self, event: Event) -> None:
        match event:
            case StartingTilesShown():
                self._start = event.start
            case Rested() if event.seat < self.players:
                self._rests[event.seat] += 1
            case Exported() if event.seat < self.players:
                self._exports[event.seat] += 1

    def start_player(self, first: int) -> int:
        return first if self._start is None else self._start

    def close(self, state: State) -> None:
        assert isinstance(state, SabikaState)
        self.rounds.add(int(state.round) - 1)
        for seat in range(self.players):
            player = state.everyone[seat]
            for spread, number in zip(self.per_player, self._figures(player, seat), strict=True):
                spread.add(number)
            self.points = [total + int(pp) for total, pp in zip(self.points, player.points, strict=True)]
        if state.yusuf_score is not None:
            self.yusuf.add(state.yusuf_score)
        self._open()

    def _figures(self, player: Player, seat: int) -> tuple[int, ...]:
        """The figures in the order of PER_PLAYER."""
        return (
            len(player.majors),
            len(player.row),
            self._exports[seat],
            sum(ship == SETTLED for ship in player.ships),
            len(player.blue),
            len(player.red),
            len(player.grey),
            sum(tile >= 0 for tile in player.stores),
            self._rests[seat],
            -int(player.points[FROM_TRIBUTE]),
        )

    def turns(self, state: State) -> int:
        """The end of the last one counts as one more."""
        return state.turn - 1

    def absorb(self, other: Self) -> None:
        self.rounds += other.rounds
        self.per_player = add_each(self.per_player, other.per_player)
        self.points = [one + another for one, another in zip(self.points, other.points, strict=True)]
        self.yusuf += other.yusuf

    def report(self) -> SabikaReport:
        seats = self.rounds.count * self.players
        return SabikaReport(
            rounds=self.rounds.summary(),
            **{name: spread.summary() for name, spread in zip(PER_PLAYER, self.per_player, strict=True)},
            points={name: total / seats for name, total in zip(SOURCES, self.points, strict=True) if name != OF_YUSUF},
            yusuf=self.yusuf.summary() if self.yusuf.count else None,
        )


class SabikaBalance(BalanceDetails):
    kinds = (
        "starting-tile",
        "blue-poem",
        "red-poem",
        "major-poem",
        "storehouse-tile",
        "major-tile",
        "minor-card",
        "export",
        "consolidation",
        "export-tile",
        "consolidation-tile",
    )
    """Cities are counted twice: as places on the map, and by the tile that lies there."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.content: Content | None = None

    def absorb(self, other: Self) -> None:
        super().absorb(other)
        self.content = self.content or other.content

    def points(self, state: State) -> list[int]:
        assert isinstance(state, SabikaState)
        return [int(player.pp) for player in state.everyone]

    def components(self, state: State) -> Iterator[tuple[Component, int, list[int]]]:
        """What lies in a deck or a pile to the end was never on offer. (A minor card that was discarded and shuffled in
        again counts as never seen, which hardly ever happens.)"""
        assert isinstance(state, SabikaState)
        self.content = state.book.content
        content, seats = state.book.content, range(state.players)
        everyone = [state.everyone[seat] for seat in seats]

        for number, tile in enumerate(content.starting_tiles):
            dealt = [seat for seat in seats if number in state.dealt[seat]]
            if dealt:
                yield (
                    Component("starting-tile", tile.label),
                    len(dealt),
                    [s for s in dealt if state.chosen[s] == number],
                )
        for number, poem in enumerate(content.minor_poems):
            if number not in state.poem_deck:
                yield Component("blue-poem", poem.label), 1, [s for s in seats if number in everyone[s].blue]
                yield Component("red-poem", poem.label), 1, [s for s in seats if number in everyone[s].red]
        for number, grey in enumerate(content.major_poems):
            takers = [seat for seat in seats if number in everyone[seat].grey]
            if takers or number in state.greys:
                yield Component("major-poem", grey.label), 1, takers
        for number, store in enumerate(content.storehouse_tiles):
            if not any(number in pile for pile in state.store_piles):
                yield Component("storehouse-tile", store.label), 1, [s for s in seats if number in everyone[s].stores]
        for number, major in enumerate(content.major_tiles):
            if not major.three_players_up or state.players > 2:
                yield Component("major-tile", major.label), 1, [s for s in seats if number in everyone[s].majors]
        for number, card in enumerate(content.minor_cards):
            if number not in state.minor_deck:
                yield Component("minor-card", card.label), 1, [s for s in seats if number in everyone[s].row]
        for number, city in enumerate(content.cities):
            laid = content.city_tiles[state.city_tiles[number]]
            present = [seat for seat in seats if everyone[seat].ships[number] != NO_SHIP]
            settled = [seat for seat in present if everyone[seat].ships[number] == SETTLED]
            for suffix, label in (("", city.label), ("-tile", laid.label)):
                yield Component(f"export{suffix}", label), state.players, present
                if present:
                    yield Component(f"consolidation{suffix}", label), len(present), settled

    def printed(self) -> Iterator[tuple[Component, str, str]]:
        content = self.content
        assert content is not None
        for tile in content.starting_tiles:
            yield Component("starting-tile", tile.label), str(tile.bonus), tile.provenance
        for poem in content.minor_poems:
            yield Component("blue-poem", poem.label), line(poem.blue), poem.blue_provenance
            yield Component("red-poem", poem.label), str(poem.red), poem.red_provenance
        for grey in content.major_poems:
            yield Component("major-poem", grey.label), str(grey.scoring), grey.provenance
        for store in content.storehouse_tiles:
            yield Component("storehouse-tile", store.label), f"{store.boxes}: {store.bonus}", store.provenance
        for major in content.major_tiles:
            yield Component("major-tile", major.label), f"{major.building} {major.era}: {major.bonus}", major.provenance
        for card in content.minor_cards:
            text = f"{card.building}, {card.base}, {card.left}-{card.right}"
            yield Component("minor-card", card.label), text, card.provenance
        for city in content.cities:
            for kind in ("export", "consolidation"):
                yield Component(kind, city.label), city.region, city.provenance
        for laid in content.city_tiles:
            demand = "+".join(laid.demand)
            yield Component("export-tile", laid.label), f"{demand}: {laid.bonus}", laid.provenance
            yield Component("consolidation-tile", laid.label), str(laid.consolidation), laid.provenance
