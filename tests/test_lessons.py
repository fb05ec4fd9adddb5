"""The tutorials and the rules pages: what they show comes from the rules of today, and their texts fit it."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tools.lessons import FOLDER, Lesson, facts, played, written

from granada import locale
from granada.games.house import PLUGINS as GAMES
from granada.locale import LANGUAGES


class WebTexts:
    """What the web application says, which Python does not read otherwise."""

    def __init__(self, language: str) -> None:
        self.bundle = all_catalogues(language)

    def text(self, message_id: str) -> str:
        name, _, form = message_id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern)[0])


@cache
def all_catalogues(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    for file in (Path(locale.__file__).parent / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("game", GAMES)
def test_tutorials_are_up_to_date_with_the_rules(game: str) -> None:
    assert (FOLDER / f"{game}.json").read_text(encoding="utf-8") == written(played(game)), "run tools/lessons.py"


def test_pictures_are_up_to_date_with_the_components() -> None:
    assert (FOLDER / "facts.json").read_text(encoding="utf-8") == written(facts()), "run tools/lessons.py"


@pytest.fixture(scope="module", params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return played(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts_and_a_line_for_everything_to_do(lesson: Lesson, language: str) -> None:
    texts = WebTexts(language)
    for step in lesson.steps:
        message = f"learn-{lesson.game}-{step.id}"
        assert texts.text(message)
        assert texts.text(f"{message}.title")
        if step.asks:
            assert len(texts.text(f"{message}.tasks").splitlines()) == step.asks[-1].task + 1, message
            assert texts.text(f"{message}.hint")
            assert texts.text(f"{message}.done")


def test_the_steps_lead_to_places_of_the_rules_page(lesson: Lesson) -> None:
    book = (FOLDER.parent / "rules" / f"{lesson.game}.ts").read_text(encoding="utf-8")
    anchors = set(re.findall(r'id: "([\w-]+)"', book))
    assert {step.anchor for step in lesson.steps} <= anchors


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_a_title_and_every_picture_a_caption(game: str, language: str) -> None:
    texts = WebTexts(language)
    book = (FOLDER.parent / "rules" / f"{game}.ts").read_text(encoding="utf-8")
    sections = re.findall(r'id: "[\w-]+",\s*text: "([\w-]+)"(,\s*picture)?', book)
    assert len(sections) > 15
    for text, picture in sections:
        assert texts.text(text)
        assert texts.text(f"{text}.title")
        if picture:
            assert texts.text(f"{text}.caption")
