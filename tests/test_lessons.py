"""The tutorials and the rules pages: what they show comes from the rules of today, and their texts fit it."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tools.lessons import FOLDER, Lesson, ScriptError, Teacher, facts, played, point_out, written

from granada import locale
from granada.games.built_in import PLUGINS as GAMES
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_and_says_what_it_is_about(lesson: Lesson, language: str) -> None:
    texts = WebTexts(language)
    for chapter in lesson.chapters:
        message = f"learn-{lesson.game}-chapter-{chapter.id}"
        assert texts.text(message)
        assert texts.text(f"{message}.about")


def test_there_are_five_short_chapters_and_everything_to_do_is_pointed_at(lesson: Lesson) -> None:
    assert len(lesson.chapters) == 5
    for chapter in lesson.chapters:
        assert sum(step.asks[-1].task + 1 for step in chapter.steps if step.asks) <= 16, chapter.id
    for step in lesson.steps:
        for ask in step.asks:
            assert ask.choice[0] == ask.move
            offered = [place for group in ask.question.groups for choice in group.choices for place in choice.places]
            assert set(ask.places) <= {*offered, *(group.place for group in ask.question.groups)}


@pytest.mark.parametrize(
    ("game", "taught"),
    [
        ("alhambra", ["take", "buy", "place", "reserve", "use", "withdraw", "swap"]),
        ("sabika", ["export", "consolidate", "process", "sell", "buy", "blue", "grey", "rest", "minor", "major"]),
    ],
)
def test_nothing_is_left_out(game: str, taught: list[str]) -> None:
    asked = {ask.move.split()[0] for step in played(game).steps for ask in step.asks}
    assert set(taught) <= asked


def test_a_script_in_which_one_click_would_do_two_tasks_is_refused() -> None:
    teacher = Teacher("alhambra", players=2, seed=170)
    taking = ["= market", "[money money]", "0 take florin-1 ducat-4", "1 take ducat-9"]
    for line in [*taking, "[buying buying]", "0 buy tower-9nw", "0 pay ducat-5", "+ pay ducat-4", "+ settle"]:
        teacher.read(line)
    with pytest.raises(ScriptError, match="one click"):
        point_out(teacher.lesson.steps[-1])


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
