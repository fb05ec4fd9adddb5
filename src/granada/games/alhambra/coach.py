"""The coach of Alhambra: one sentence on what matters now, from nothing but what the seat may know."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

from granada.games.alhambra.components import BUILDING_NAMES, CURRENCY_NAMES
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.view import AlhambraView
from granada.kernel.choice import Choice, Message, Question
from granada.kernel.game import Game
from granada.kernel.state import State

SOON = 12
"""A scoring that may come within so many cards is near."""
TILE_OF = {tile.id: tile for tile in CONTENT.tiles}
WAY = "alhambra-choose-pay"
TAKE_CARDS = "take "


def coach(_: Game[State], view: AlhambraView, question: Question) -> Message | None:
    if view.phase == "action":
        return _first(view, question, *ACTIONS)
    if view.phase == "payment":
        return Message("alhambra-coach-pay")
    return _place(view, question)


Rule = Callable[[AlhambraView, Question], Message | None]


def _first(view: AlhambraView, question: Question, *rules: Rule) -> Message | None:
    return next((found for rule in rules if (found := rule(view, question))), None)


# What to do in a turn, the most important first.


def _exact(_: AlhambraView, question: Question) -> Message | None:
    """If several tiles can be paid exactly, the one whose building scores most."""
    exact = [tile for tile, choice in _purchases(question) if choice.label.args[1] == 0]
    if not exact:
        return None
    return Message("alhambra-coach-exact", (max(exact, key=_worth),))


def _last_tiles(view: AlhambraView, _: Question) -> Message | None:
    return None if view.bag or view.next_scoring else Message("alhambra-coach-last")


def _lead(view: AlhambraView, question: Question) -> Message | None:
    """Advice before a scoring: a tile that can be bought and brings the first place."""
    short = set(_one_short(view))
    leading = [tile for tile, _ in _purchases(question) if TILE_OF[tile].building in short]
    if not leading or not _scoring_is_near(view):
        return None
    return Message("alhambra-coach-lead", (max(leading, key=_worth),))


def _scoring(view: AlhambraView, _: Question) -> Message | None:
    coming = view.next_scoring
    if coming is None or not _scoring_is_near(view):
        return None
    short = list(_one_short(view))
    if short:
        return Message("alhambra-coach-one-short", (coming.latest, short[-1]))
    return Message("alhambra-coach-scoring", (coming.latest,))


def _card_for_tile(view: AlhambraView, question: Question) -> Message | None:
    """A card that makes an exact payment possible in the next turn."""
    takes = {choice.moves[0].removeprefix(TAKE_CARDS) for choice in question.choices()}
    for place, tile in enumerate(view.market):
        if tile is None:
            continue
        sums = _sums([value for currency, value in map(_card, view.hand or ()) if currency == CURRENCY_NAMES[place]])
        for card in view.display:
            currency, value = _card(card)
            if currency == CURRENCY_NAMES[place] and TILE_OF[tile].cost - value in sums and card in takes:
                return Message("alhambra-coach-card", (card, tile))
    return None


def _several(_: AlhambraView, question: Question) -> Message | None:
    takes = [choice.moves[0].split()[1:] for choice in question.choices() if choice.moves[0].startswith(TAKE_CARDS)]
    most = max(takes, key=len, default=[])
    return Message("alhambra-coach-several", (tuple(most),)) if len(most) > 1 else None


def _save(_: AlhambraView, __: Question) -> Message | None:
    return Message("alhambra-coach-save")


ACTIONS: tuple[Rule, ...] = (_exact, _last_tiles, _lead, _card_for_tile, _scoring, _several, _save)


# Where to put a tile.


def _place(view: AlhambraView, question: Question) -> Message:
    assert view.seat is not None
    tile = question.groups[0].place.removeprefix("tile:")
    if not TILE_OF[tile].walls:
        return Message("alhambra-coach-open", (tile,))
    return Message("alhambra-coach-wall", (tile, _wall_length(view.walls[view.seat])))


def _wall_length(line: tuple[tuple[int, int], ...]) -> int:
    """The length of a line through corners."""
    return sum(abs(x - u) + abs(y - v) for (x, y), (u, v) in pairwise(line))


# Details.


def _purchases(question: Question) -> Iterator[tuple[str, Choice]]:
    """The tiles that can be bought, each with its ways to pay."""
    for group in question.groups:
        for choice in group.choices:
            if choice.label.id == WAY and group.place.startswith("market:"):
                yield group.place.removeprefix("market:"), choice


def _worth(tile: str) -> int:
    return BUILDING_NAMES.index(TILE_OF[tile].building)


def _scoring_is_near(view: AlhambraView) -> bool:
    return view.next_scoring is not None and view.next_scoring.soonest <= SOON


def _one_short(view: AlhambraView) -> Iterator[str]:
    """The buildings of which one more would bring the first place, alone or together with others."""
    if view.if_scored_now is None or view.seat is None:
        return
    for building, counts in zip(BUILDING_NAMES, zip(*view.if_scored_now.counts, strict=True), strict=True):
        if counts[view.seat] + 1 == max(counts):
            yield building


def _card(name: str) -> tuple[str, int]:
    currency, _, value = name.partition("-")
    return currency, int(value)


def _sums(values: list[int]) -> set[int]:
    """The sums of any of the values, or of none."""
    return {sum(some) for size in range(len(values) + 1) for some in combinations(values, size)}
