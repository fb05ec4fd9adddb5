"""The browser knows no rule: whatever figure it shows is the one that the engine has told, even if that were nonsense.

An edition with other figures is played, each of them forty or more. On the way to the browser every figure of a
question gets a thousand more, and every price of a view two thousand. A figure from forty to a thousand, where prices
and choices are shown, could only have been reckoned in the browser."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Visit
from tests.web.people import expect_turn

import granada
from granada.games.sabika import GAME
from granada.games.sabika.book import MATERIALS
from granada.kernel.chance import Chance
from granada.kernel.choice import Question
from granada.kernel.state import State
from granada.locale import Texts
from granada.wording.sabika.words import Words

LEAST = 40
"""Smaller ones are the numbers of cards, squares and storehouses, and what the texts of components say."""
IN_QUESTIONS, IN_VIEWS = 1000, 2000
HEADERS = {"X-Granada": "web"}
SHOWN = ".sabika :is(.question h3, .question .choices button, .square, .display .cost, .face .price)"
DECISIONS = 40
MATERIALS_ASKED = ("sabika-task-major-materials", "sabika-task-minor-materials", "sabika-task-carving-materials")
STATE = """() => document.querySelector(".frame").dataset.entry
    + document.querySelector(".sabika section.question").innerHTML"""
PRIMES = [n for n in range(41, 400) if all(n % m for m in range(2, n))]
FIGURES = (
    r"\b(?:buy|sell|cost|dinars|pp|step_cost|foreign_cost|cost_step|renewal_cost|renewal_pp|base|demand|rival_pp"
    r"|rival_dinars|master_builder|merchant|poet|blue|red|grey|good|marble|ceramic)"
)


def edition() -> str:
    """The built-in one, with a figure of its own for everything that costs or brings something. Some figures every
    edition has to have: they are in the rulebooks."""
    content = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
    other = (PRIMES[n % len(PRIMES)] for n in count())
    printed, tables = content.split("[granada]")
    printed = re.sub(
        rf"({FIGURES} = )[1-9]\d*(?!.*cost_provenance = \"rulebook)", lambda found: f"{found[1]}{next(other)}", printed
    )
    printed = re.sub(r"(space = [2-5], tribute = )\d+", lambda found: f"{found[1]}{40 + next(other) % 20}", printed)
    printed = re.sub(r"(place = \d, dinars = )\d+", r"\g<1>9000", printed)
    tables = re.sub(rf"({FIGURES} = )[1-9]\d*", lambda found: f"{found[1]}{next(other)}", tables)
    tables = re.sub(r"(expansion_pp = )\[1, 2\]", r"\g<1>[331, 337]", tables)
    return f"{printed}[granada]{tables}".replace('"granada-1"', '"strange"')


def more(value: Any, by: int, least: int = LEAST) -> Any:
    """All figures in it, so much larger."""
    if isinstance(value, list):
        return [more(part, by, least) for part in value]
    if isinstance(value, dict):
        return {name: more(part, by, least) for name, part in value.items()}
    is_figure = isinstance(value, int) and not isinstance(value, bool) and value >= least
    return value + by if is_figure else value


def falsified(message: dict[str, Any]) -> dict[str, Any]:
    if "question" in message:
        message["question"] = more(message["question"], IN_QUESTIONS)
    for view in (message.get("view"), message.get("change")):
        everyone = view.get("everyone") if isinstance(view, dict) else None
        for player in everyone.values() if isinstance(everyone, dict) else everyone or []:
            if isinstance(player, dict) and "prices" in player:
                player["prices"] = more(player["prices"], IN_VIEWS)
    return message


def falsified_alhambra(message: dict[str, Any]) -> dict[str, Any]:
    if "question" in message:
        message["question"] = more(message["question"], IN_QUESTIONS, least=1)
    if message.get("view"):
        sheet = message["view"]["if_scored_now"]
        sheet["rows"] = more(sheet["rows"], IN_VIEWS, least=0)
    return message


def lie(page: Page, falsify: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Whatever the server tells over a live connection reaches the page falsified."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(falsify(json.loads(text)))))
        socket.on_message(lambda text: server.send(text))

    page.route_web_socket(re.compile("/live"), between)


def told(page: Page) -> list[str]:
    """All that is said where choices and prices are shown, on the screen and to screen readers."""
    texts: list[str] = page.evaluate(
        """(where) => [...document.querySelectorAll(where)].flatMap((shown) =>
            [shown.textContent, shown.getAttribute("aria-label"), shown.getAttribute("title")]).filter(Boolean)""",
        SHOWN,
    )
    return texts


def test_every_figure_of_choices_and_prices_is_the_engines(visit: Visit) -> None:
    text = edition()
    granada.load("sabika", text)
    page = visit()
    lie(page, falsified)
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    wish = {"game": "sabika", "seats": [{"kind": "me"}], "public": False, "edition": text}
    table = page.request.post("/api/tables", data=wish, headers=HEADERS).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="All choices in words").click()
    seen: set[int] = set()
    for number in range(DECISIONS):
        expect_turn(page)
        offered = page.locator(".sabika .question :is(.choices button, .amounts .take)")
        expect(offered.first).to_be_visible()
        for line in told(page):
            for figure in map(int, re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d{3})", "", line))):
                assert figure < LEAST or figure >= IN_QUESTIONS, line
                seen.add(figure // IN_QUESTIONS)
        before = page.evaluate(STATE)
        offered.nth(number % offered.count()).click()
        if page.locator(".bar.ask .primary").count():
            page.locator(".bar.ask .primary").click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    assert {1, 2} <= seen, "figures of questions and of views were looked at"


def rotated(value: Any) -> Any:
    """Every material in it is another one."""
    if isinstance(value, list):
        return [rotated(part) for part in value]
    if isinstance(value, dict):
        return {rotated(name): rotated(part) for name, part in value.items()}
    return MATERIALS[MATERIALS.index(value) - 1] if value in MATERIALS else value


def with_other_materials(message: dict[str, Any]) -> dict[str, Any]:
    for group in (message.get("question") or {}).get("groups", ()):
        for choice in group["choices"]:
            choice |= {part: rotated(choice[part]) for part in ("label", "cost", "brings") if part in choice}
    return message


def about_materials() -> State:
    """A game of Sabika in which the first player chooses what to build with."""
    for seed in count():
        state, chance = granada.load("sabika").new(players=2, seed=seed), Chance(seed)
        while (seat := state.to_move) is not None:
            question = state.question(seat)
            assert question is not None
            if seat == 0 and question.title.id in MATERIALS_ASKED and len(question.choices()) > 2:
                return state
            moves = state.legal_moves(seat)
            state.play(moves[chance.below(len(moves))], seat)
    raise AssertionError


def wasteful() -> State:
    """A game of Alhambra that begins with one tile to be had, for too much."""
    for seed in count():
        state = granada.load("alhambra").new(players=2, seed=seed)
        question = state.question(0)
        bought = [group for group in question.groups if group.title.id == "alhambra-group-buy"] if question else []
        if len(bought) == 1 and state.deciders == (0,) and bought[0].choices[0].label.args[1]:
            return state
    raise AssertionError


def test_what_is_built_with_is_what_the_engine_says(visit: Visit) -> None:
    """The names of the materials reach the page exchanged. The moves do not, and so somebody who took the names from
    them, from the cards or from what the player owns would say others."""
    state = about_materials()
    sent = msgspec.json.decode(msgspec.json.encode({"question": state.question(0)}))
    question = msgspec.convert(with_other_materials(sent)["question"], Question)
    saying = Words(Texts("en"), ["Ana", "Ben"], GAME.book).saying
    page = visit()
    lie(page, with_other_materials)
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    wish = {"record": state.record().to_text(), "seats": [{"kind": "me"}, {"kind": "random"}], "public": False}
    table = page.request.post("/api/records", data=wish, headers=HEADERS).json()
    page.goto(f"/table/{table['id']}")
    expect_turn(page)
    for choice in question.choices():
        button = page.locator(f".sabika .question button[data-move='{','.join(choice.moves)}']")
        expect(button.first).to_contain_text(saying.label(choice), ignore_case=True)


def test_what_a_payment_wastes_and_a_scoring_brings_is_what_the_engine_says(visit: Visit) -> None:
    page = visit()
    lie(page, falsified_alhambra)
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    wish = {"record": wasteful().record().to_text(), "seats": [{"kind": "me"}, {"kind": "random"}], "public": False}
    table = page.request.post("/api/records", data=wish, headers=HEADERS).json()
    page.goto(f"/table/{table['id']}")
    expect_turn(page)
    page.locator(".market .buyable").click()
    expect(page.locator(".dock")).to_contain_text(re.compile(r"1,00[1-9]"))
    points = page.get_by_role("region", name="scoring").locator("td b").all_text_contents()
    assert points
    assert all(int(shown.replace(",", "")) >= IN_VIEWS for shown in points)
