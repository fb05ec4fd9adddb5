"""People who share a screen must not see each other's money."""

import re
from itertools import pairwise
from typing import Any

from granada.table import LocalTable, Seat

HAND_OVER = re.compile(r"(\w+), press Enter when only you can see the screen\.")


def test_the_keyboard_is_passed_before_another_person_decides(granada: Any) -> None:
    run = granada(
        "play", "--plain", "--seats", "Ana=human,Bea=human,random", "--seed", 4, "--no-confirm", typed="1\n" * 400
    )
    parts = HAND_OVER.split(run.out)[1:]
    turns = list(zip(parts[::2], parts[1::2], strict=True))
    assert {name for name, _ in turns} == {"Ana", "Bea"}
    assert all(first[0] != second[0] for first, second in pairwise(turns))
    for name, text in turns:
        assert set(re.findall(r"(\w+), what do you do", text)) <= {name}


def test_what_is_shown_is_the_hand_of_the_one_at_the_keyboard(granada: Any) -> None:
    """The same shuffles with the hands known: each hand is shown to its owner and to nobody else."""
    table = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Bea", "human")], seed=42)
    hands = [_lines(table.state.view(seat)) for seat in (0, 1)]
    run = granada(
        "play", "--plain", "--seats", "Ana=human,Bea=human", "--seed", 42, typed=["", "take florin-2", "", ""]
    )
    before, ana, bea = HAND_OVER.split(run.out)[::2]
    assert hands[0] <= set(ana.splitlines())
    assert hands[1] <= set(bea.splitlines())
    assert not hands[1] & set((before + ana).splitlines())
    assert not hands[0] & set((before + bea).splitlines())


def _lines(view: Any) -> set[str]:
    lines = set()
    for currency in ("florin", "dirham", "dinar", "ducat"):
        values = sorted(int(card.rpartition("-")[2]) for card in view.hand if card.startswith(f"{currency}-"))
        if values:
            plural = "" if sum(values) == 1 else "s"
            lines.add(f"{sum(values)} {currency}{plural}: {', '.join(map(str, values))}.")
    return lines
