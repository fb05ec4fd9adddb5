"""The colours of the seats."""

from granada.answers.colours import colours_from
from granada.protocol.common import MOST_SEATS
from granada.protocol.tables import COLOURS


def test_whatever_is_chosen_no_two_seats_are_alike_and_the_others_keep_theirs_if_they_can() -> None:
    assert colours_from([None] * MOST_SEATS) == list(COLOURS)
    assert colours_from([None, "grey", None]) == ["blue", "grey", "green"]
    assert colours_from(["red", None, "blue", None]) == ["red", "green", "blue", "yellow"]
    assert colours_from([None, None, "blue", None, None, "red"]) == ["green", "grey", "blue", "yellow", "purple", "red"]
