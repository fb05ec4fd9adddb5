"""The dictionary has a text for whatever a game can name."""

import pytest

from granada.games import load
from granada.games.sabika import effects as e
from granada.games.sabika.content import CONTENT
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.dictionary import Dictionary, dictionary
from granada.wording.sabika.words import THINGS

BOOK = load("sabika").book


def words(language: str = "en", players: int = 2) -> Dictionary:
    return dictionary(Texts(language), BOOK, players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_part_of_one_has_a_phrase(language: str) -> None:
    effects, brief = words(language).things["effect"], words(language).things["brief"]
    for written in CONTENT.trees():
        for root in written.nodes:
            assert effects[str(root)]
            parts = [node for node in e.walk(root) if isinstance(node, e.Effect)]
            assert all(brief[str(part)] for part in parts), written.where


def test_what_can_be_seen_on_the_table_is_found_by_its_name() -> None:
    said = words().things
    for players in (1, 4):
        view = load("sabika").new(players, 7, events="random").view(0)
        assert all(tile in said["major"] for tile in view.majors)
        assert all(card in said["minor"] for card in view.minors if card is not None)
        assert all(poem in said["blue"] and poem in said["red"] for poem in view.poems if poem is not None)
        assert all(poem in said["grey"] for poem in view.greys)
        assert all(wish in said["wish"] for wish in view.wishes)
        assert view.event in said["event"]
        assert view.trade_card in said["trade-card"]
        assert all(city in said["city"] for city in view.cities)


def test_majorities_depend_on_how_many_play_and_only_alone_the_trade_card_tells_where_yusuf_sails() -> None:
    assert "14 PP alone in the lead" in words(players=2).things["grey"]["A1"]
    assert "first three places" in words(players=3).things["grey"]["A1"]
    assert "Yusuf" in words(players=1).things["trade-card"]["1"]
    assert "Yusuf" not in words(players=2).things["trade-card"]["1"]


def test_a_card_of_yusuf_tells_what_he_removes_does_and_scores_in_this_order() -> None:
    assert words().things["yusuf-card"]["M4"] == (
        "he removes the raw material beside the square; consolidate; gain 2 PP; gain 2 parias"
    )


@pytest.mark.parametrize(
    ("language", "linked", "available"),
    [
        ("en", "(branches included, Granada excluded)", "still available in the current era"),
        ("es", "(con ramificaciones, sin Granada)", "aún disponible en la era actual"),
        ("pl", "(z odgałęzieniami, bez Grenady)", "dostępnej jeszcze w obecnej erze"),
        ("ru", "(с ответвлениями, без Гранады)", "ещё доступной в нынешней эпохе"),  # noqa: RUF001
    ],
)
def test_cards_say_which_ships_are_linked_and_which_major_constructions_are_meant(
    language: str, linked: str, available: str
) -> None:
    said = words(language).things
    assert linked in said["grey"]["H4"]
    assert linked in said["trade-card"]["6"]
    assert available in said["red"]["4"]


def test_everything_that_a_message_can_name_is_in_it() -> None:
    assert words().things.keys() == THINGS.keys()
