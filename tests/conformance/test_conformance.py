"""The built-in games, the example of a plug-in, and the smallest of all games do what every game must do."""

import pytest
from alquerque.rules import GAME as ALQUERQUE
from tests.kernel import pearls
from tests.plugged import install, plugged

import granada

pytest.register_assert_rewrite("granada.conformance")

from granada.conformance import Conformance, PluginConformance  # noqa: E402

__all__ = ["install", "plugged"]

SLOW = (pytest.mark.slow,)
"""The quick loop plays with as few players as a game allows."""


class TestPearls(Conformance):
    game = pearls.GAME
    refuses_nothing = True
    marks = SLOW


class TestAlhambra(Conformance):
    game = granada.load("alhambra")
    marks = SLOW


class TestSabika(Conformance):
    game = granada.load("sabika")
    marks = SLOW


@pytest.mark.usefixtures("plugged")
class TestAlquerque(PluginConformance):
    """The example, as an installed plug-in."""

    game = ALQUERQUE
    is_open = True
    marks = SLOW
