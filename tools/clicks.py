"""Count the clicks that a person would need for the games of apprentices, with the choices that people are offered.

PYTHONPATH=src python tools/clicks.py sabika --players 2 --games 10
PYTHONPATH=src python tools/clicks.py alhambra --by tap

The bots decide move by move. Here each decision is the choice of the question that a person would click to do the same;
a choice may be several moves. How many clicks a choice takes is what the boards of the web application need for it.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from msgspec.structs import replace

from granada.bots import Bot, make
from granada.games import load
from granada.games.alhambra.view import AlhambraView
from granada.kernel.chance import RANGE, Chance
from granada.kernel.choice import Choice, Question
from granada.kernel.state import State
from granada.kernel.view import View

BOT = "apprentice"
MOST_BUTTONS = 12
"""The most buttons of one group in Sabika. If there are more choices, the amounts are set."""
MOST_IN_BAR = 20
LONGEST_PLAN = 16
"""Moves: no choice has more of them."""


@dataclass
class Tally:
    """What was clicked in some games, by what was asked."""

    games: int = 0
    """The games of one person each: a game of two counts twice."""
    turns: int = 0
    clicks: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    forced: Counter[str] = field(default_factory=Counter)
    """Questions with one possible answer."""
    overruled: int = 0
    """Decisions of bots that no choice stands for: the nearest choice was made instead."""

    @property
    def per_turn(self) -> float:
        return self.clicks.total() / self.turns

    @property
    def per_game(self) -> float:
        return self.clicks.total() / self.games

    def share(self, some: Counter[str]) -> float:
        """The share of these among everything that was asked."""
        return some.total() / self.asked.total()

    @property
    def about_payment(self) -> Counter[str]:
        """Whether dinars or seals are paid."""
        return Counter({title: n for title, n in self.asked.items() if title.endswith("-payment")})


def count(game: str, players: int, seeds: range, by: str = "") -> Tally:
    clicks = CLICKS[game][by] if by else next(iter(CLICKS[game].values()))
    tally = Tally()
    for seed in seeds:
        state, chance = load(game).new(players, seed), Chance(seed)
        bots = [make(BOT, int(chance.below(RANGE))) for _ in range(players)]
        while (seat := state.to_move) is not None:
            question = state.question(seat)
            assert question is not None
            plan = planned(state, seat, bots[seat], question, chance)
            title = question.title.id
            tally.asked[title] += 1
            tally.forced[title] += len(question.choices()) == 1
            choice = meant(question, plan)
            if question.assumption is not None and not _is_plan(choice, plan):
                question = assuming_nothing(question)
                choice = meant(question, plan)
                tally.clicks[title] += 1
            tally.clicks[title] += clicks(question, choice, state.public_view())
            tally.overruled += not _is_plan(choice, plan)
            for text in choice.moves:
                state.play(load(game).parse(state, text), seat)
        tally.games += players
        tally.turns += state.turn
    return tally


def assuming_nothing(question: Question) -> Question:
    """The question after a click at the switch for people who want to be asked."""
    groups = [
        replace(group, choices=(*question.without_assumption(group), *group.choices)) for group in question.groups
    ]
    return replace(question, groups=tuple(groups))


def planned(state: State, seat: int, bot: Bot, question: Question, chance: Chance) -> list[str]:
    """What the bot would do now, as far as one choice could reach."""
    longest = max(len(choice.moves) for choice in question.choices())
    twin, moves = state.clone(), list[str]()
    while len(moves) < min(longest, LONGEST_PLAN) and seat in twin.deciders and twin.turn == state.turn:
        move = bot.choose(twin.sample_hidden(seat, int(chance.below(RANGE))), seat)
        moves.append(str(move))
        twin.play(move, seat)
        if twin.revealed:
            break
    return moves


def meant(question: Question, plan: Sequence[str]) -> Choice:
    """The choice that does most of the plan; where none does it, the first one that begins alike."""
    choices = question.choices()
    fitting = [choice for choice in choices if _is_plan(choice, plan)]
    if fitting:
        return max(fitting, key=lambda choice: len(choice.moves))
    return next(choice for choice in choices if choice.moves[0] == plan[0])


def _is_plan(choice: Choice, plan: Sequence[str]) -> bool:
    """Materials and money come in any order."""
    return sorted(choice.moves) == sorted(plan[: len(choice.moves)])


def clicks_in_sabika(question: Question, choice: Choice, _: View) -> int:
    """A button, or as many places of the board as only this choice has. Of many amounts those are set that differ from
    the first choice; of ways to pay, the second one has a button as well."""
    group = next(group for group in question.groups if choice in group.choices)
    if len(group.choices) > MOST_BUTTONS and not any(other.places for other in group.choices):
        is_usual = choice.cost and choice is group.choices[1]
        return (0 if is_usual else _differences(group.choices[0], choice)) + 1 + _is_confirmed(choice)
    if choice.preferred:
        return 1 + _is_confirmed(choice)
    own = next(places for other, places in _places(question) if other is choice)
    if not own or _are_buttons(question):
        return 1 + _is_confirmed(choice)
    others = [set(places) for other, places in _places(question) if other is not choice]
    for number in range(1, len(own) + 1):
        if any(not any(set(some) <= places for places in others) for some in combinations(own, number)):
            return number + _is_confirmed(choice)
    return len(own) + 1 + _is_confirmed(choice)


def _are_buttons(question: Question) -> bool:
    """Where one click on the board would not be enough, unless it is about workers."""
    places = [places for _, places in _places(question) if places]
    if len(places) > MOST_IN_BAR or any("rest:" in some for some in places):
        return False
    return len(set(places)) < len(places) or any(len(some) > 1 for some in places)


def _differences(one: Choice, other: Choice) -> int:
    """The number of things in which the amounts differ. Points follow from the rest."""
    first, second = (one.cost, other.cost) if one.cost else (one.brings, other.brings)
    return sum(first.get(what) != second.get(what) for what in (first | second).keys() - {"pp"})


def _is_confirmed(choice: Choice) -> bool:
    """What ends the turn for good, unless it is called so."""
    return choice.ends_turn and choice.final and choice.label.id != "sabika-choose-end"


def _places(question: Question) -> Iterator[tuple[Choice, tuple[str, ...]]]:
    for group in question.groups:
        for choice in group.choices:
            yield choice, (*choice.places, group.place) if group.place else choice.places


def drags_in_alhambra(question: Question, choice: Choice, view: View) -> int:
    """Cards of the display are clicked, and the last one is dragged to the hand. A tile of the market is dragged to a
    cell: it is paid as proposed, and laid there in the end. For another payment the tile, the payment and "pay" are
    clicked, and then the cell."""
    kind = _kind(choice)
    if kind == "take":
        return len(choice.places)
    if kind == "buy":
        return 1 if choice is _ways(question, choice)[0] else 4
    if kind == "place":
        assert isinstance(view, AlhambraView)
        return int(choice.moves[0].split()[1] not in view.bought)
    return 1 + (kind == "withdraw")


def clicks_in_alhambra(question: Question, choice: Choice, _: View) -> int:
    """A mouse is used, and nothing is dragged. The only way to pay is one click at the tile, and the first one of
    several ways is a second click there. A card is one click if no other one can join it and it can be taken back;
    otherwise one of those that were picked is clicked again. A tile is seen in its cell before it is built there with
    one click."""
    kind = _kind(choice)
    if kind == "take":
        others = [other for other in question.choices() if other is not choice and _kind(other) == "take"]
        is_alone = not any(place in other.places for other in others for place in choice.places)
        return len(choice.places) + (not is_alone or (choice.ends_turn and choice.final))
    if kind == "buy":
        ways = _ways(question, choice)
        return 1 + (len(ways) > 1) + (choice is not ways[0])
    if kind in ("reserve", "give"):
        return 1 + (choice.ends_turn and choice.final)
    return 1 + (kind == "withdraw")


def taps_in_alhambra(question: Question, choice: Choice, view: View) -> int:
    """A finger has not seen before what it would do: even the only way to pay is a second tap at the tile, and a tile
    is shown in its cell first if it cannot be taken back."""
    kind = _kind(choice)
    if kind == "buy":
        return 2 + (choice is not _ways(question, choice)[0])
    if kind == "place":
        return 1 + (choice.ends_turn and choice.final)
    return clicks_in_alhambra(question, choice, view)


def _kind(choice: Choice) -> str:
    return choice.moves[0].split()[0]


def _ways(question: Question, purchase: Choice) -> tuple[Choice, ...]:
    return next(group.choices for group in question.groups if purchase in group.choices)


Clicks = Callable[[Question, Choice, View], int]
CLICKS: dict[str, dict[str, Clicks]] = {
    "sabika": {"click": clicks_in_sabika},
    "alhambra": {"drag": drags_in_alhambra, "click": clicks_in_alhambra, "tap": taps_in_alhambra},
}
"""The counts of each game and each way of playing; the usual way is the first one."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=sorted(CLICKS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument(
        "--by", choices=("drag", "click", "tap"), default="", help="where there are several ways of playing"
    )
    asked = parser.parse_args()
    tally = count(asked.game, asked.players, range(asked.games), asked.by)
    print(f"{'asked':42} {'clicks':>8} {'asked':>8} {'forced':>8}   in {tally.games} games of a person")
    for title, clicks in tally.clicks.most_common():
        print(f"{title:42} {clicks:8} {tally.asked[title]:8} {tally.forced[title]:8}")
    print(
        f"{tally.per_turn:.2f} clicks a turn, {tally.per_game:.0f} a game, {tally.turns / tally.games:.1f} turns a game"
    )
    print(f"{tally.share(tally.forced):.0%} have one answer, {tally.share(tally.about_payment):.0%} are about payment")
    print(f"{tally.overruled} of {tally.asked.total()} decisions were not offered as a choice")


if __name__ == "__main__":
    main()
