"""What is counted for effects, poems and wishes, and what scorings pay."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika.book import (
    ANYWHERE,
    BALANCES,
    BLUE_CITIES,
    BOXES,
    CHAIN,
    CONSOLIDATED,
    CONSTRUCTIONS,
    DINARS,
    EACH,
    FAVOUR_SPACE,
    FIRST_REGION,
    HALF,
    HAS,
    MAJORS,
    MINORS,
    NO_LIMIT,
    PARIAS,
    POEMS,
    POEMS_BLUE,
    POEMS_GREY,
    POEMS_RED,
    PRESENCE,
    RED_CITIES,
    REGIONS,
    SEALS,
    SETS,
    TALLY,
)

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def count(state: "SabikaState", seat: i64, node: i64) -> i64:
    """How many the player has of what the node counts."""
    book = state.book
    kind = book.kinds[node]
    figure: i64 = book.figures[node]
    if kind == TALLY:
        return _tally(state, seat, figure)
    if kind == HAS:
        return 1 if owns(state, seat, figure) else 0
    if kind == PRESENCE:
        return presence(state, seat, figure)
    if kind == HALF:
        return count(state, seat, book.inside[node][0]) // 2
    if kind == SETS:
        return _sets(state, seat, book.inside[node])
    raise ValueError("this node counts nothing")


def _tally(state: "SabikaState", seat: i64, tally: i64) -> i64:
    player = state.everyone[seat]
    minor_poems = len(player.blue) + len(player.red)
    if tally == POEMS:
        return minor_poems + len(player.grey)
    if tally in (POEMS_BLUE, POEMS_RED) and state.is_yusuf(seat):
        return minor_poems  # each of his minor poems counts as either colour
    if tally == POEMS_BLUE:
        return len(player.blue)
    if tally == POEMS_RED:
        return len(player.red)
    if tally == POEMS_GREY:
        return len(player.grey)
    if tally == MAJORS:
        return len(player.majors)
    if tally == MINORS:
        return len(player.row)
    if tally == CONSTRUCTIONS:
        return len(player.majors) + len(player.row)
    if tally == BALANCES:
        return len(player.row) if state.is_yusuf(seat) else player.balances
    if tally == BOXES:
        return state.boxes(seat) + state.poem_boxes(seat)
    if tally == CONSOLIDATED:
        return player.settled()
    if tally == REGIONS:
        return len({state.book.region_of[city] for city in range(len(state.city_tiles)) if player.is_present(city)})
    if tally == CHAIN:
        return len(chain(state, seat))
    if tally == SEALS:
        return player.seals
    if tally == DINARS:
        return player.dinars
    if tally == PARIAS:
        return player.parias
    if tally == FAVOUR_SPACE:
        return player.favour
    raise ValueError("there is no such tally")


def _sets(state: "SabikaState", seat: i64, counted: vec[i64]) -> i64:
    """Complete sets. Yusuf's minor poems count as blue or as red, but each only once in a set."""
    numbers = [int(count(state, seat, node)) for node in counted]
    colours = [state.book.figures[node] for node in counted if state.book.kinds[node] == TALLY]
    if state.is_yusuf(seat) and POEMS_BLUE in colours and POEMS_RED in colours:
        numbers.append((len(state.everyone[seat].blue) + len(state.everyone[seat].red)) // 2)
    return min(numbers)


def owns(state: "SabikaState", seat: i64, building: i64) -> bool:
    player, book = state.everyone[seat], state.book
    for tile in player.majors:
        if book.major_building[tile] == building:
            return True
    for card in player.row:
        if book.minor_building[card] == building:
            return True
    return False


def presence(state: "SabikaState", seat: i64, where: i64) -> i64:
    player = state.everyone[seat]
    cities: i64 = 0
    for city in range(len(state.city_tiles)):
        if player.is_present(city) and lies(state, city, where):
            cities += 1
    return cities


def lies(state: "SabikaState", city: i64, where: i64) -> bool:
    """Whether a city belongs to a region, or has a tile of a colour."""
    if where == ANYWHERE:
        return True
    if where in (BLUE_CITIES, RED_CITIES):
        return state.book.is_red[state.city_tiles[city]] == (where == RED_CITIES)
    return state.book.region_of[city] == where - FIRST_REGION


def chain(state: "SabikaState", seat: i64) -> list[int]:
    """The most cities with ships of the player that routes link without Granada."""
    player, links = state.everyone[seat], state.book.links
    left = {city for city in range(len(state.city_tiles)) if player.is_present(city)}
    longest: list[int] = []
    while left:
        group = [left.pop()]
        for city in group:
            for other in sorted(left):
                if links[city][other]:
                    left.remove(other)
                    group.append(other)
        if len(group) > len(longest):
            longest = group
    return longest


def score(state: "SabikaState", seat: i64, node: i64) -> i64:
    """What a scoring pays the player."""
    book = state.book
    counted = book.inside[node][0]
    if book.kinds[node] == EACH:
        points: i64 = book.figures[node] * count(state, seat, counted)
        limit: i64 = book.others[node]
        return points if limit == NO_LIMIT else min(points, limit)
    numbers = [int(count(state, other, counted)) for other in range(len(state.everyone))]
    return majority(numbers, seat, state)


def majority(numbers: list[int], seat: i64, state: "SabikaState") -> i64:
    """Players who tie for a place are paid for the next one; between two only the first place alone is worth more."""
    paid = state.book.content.majority
    own = numbers[seat]
    place = sum([1 for number in numbers if number > own])
    if numbers.count(own) > 1:
        place += 1
    if len(numbers) == 2:
        return paid.two_players[0] if place == 0 else paid.two_players[1]
    return paid.places[place] if place < len(paid.places) else 0
