"""What people do.

Moves are made by asking a master for them, so that tests do not depend on what a board looks like."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect
from tests.limits import LONGEST_S

MOST_TABS = 40
FOCUS_LOOKS = 20
RECORD = Path(__file__).parent.parent / "records" / "alhambra-2-players.txt"


def repeatedly() -> Iterator[None]:
    """For loops that look again and again whether something has happened."""
    until = monotonic() + LONGEST_S
    while monotonic() < until:
        yield
    raise AssertionError("it does not happen")


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def start(page: Page, game: str = "Alhambra") -> None:
    """Start a game against a bot from the front page."""
    card(page, game).get_by_role("radio", name="2").check(force=True)
    card(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect_turn(page)


def say_name(page: Page, name: str) -> None:
    """A person who plays with others for the first time is asked for it."""
    asking = page.get_by_role("dialog")
    asking.get_by_label("Your name").fill(name)
    asking.get_by_role("button", name="Continue").click()


def sit_down(page: Page, name: str) -> None:
    """At a table of others, for the first time."""
    page.get_by_role("button", name="Sit down").click()
    say_name(page, name)


def expect_turn(page: Page) -> None:
    """Nobody else has anything to decide, nothing is on its way, and the page knows it."""
    quiet, last = 0, -1
    for _ in repeatedly():
        now = asked(page, "view?seat=0")
        shown = page.locator(f"[data-entry='{now['n']}'] [data-board][aria-busy=false]").count()
        quiet = quiet + 1 if now["view"]["deciders"] == [0] and shown and now["n"] == last else 0
        if quiet == 2:
            break
        last = now["n"]
        page.wait_for_timeout(100)
    expect(status(page)).to_have_text("Your turn")


def status(page: Page) -> Locator:
    return page.locator("strong[role=status]")


def do_overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not beside and not above


def ask(page: Page) -> Locator:
    page.get_by_role("button", name="Hint").click()
    do_it = page.get_by_role("button", name="Do it")
    expect(do_it).to_be_visible()
    return do_it


class Advice(NamedTuple):
    """What a master would do now, and the button that does it."""

    button: Locator
    n: int
    moves: list[str]
    ends_for_good: bool


def advice_for(page: Page) -> Advice:
    with page.expect_response("**/hint") as told:
        button = ask(page)
    hint = told.value.json()
    moves = [move for step in hint["steps"] for move in step["choice"]["moves"]]
    ends_for_good = hint["ends_turn"] and hint["steps"][-1]["choice"].get("final", False)
    return Advice(button, hint["n"], moves, ends_for_good)


def do(advice: Advice) -> None:
    """What ends the turn and cannot be taken back has to be confirmed."""
    advice.button.click()
    if advice.ends_for_good:
        advice.button.page.get_by_role("button", name="End turn").click()


def play_a_turn(page: Page) -> None:
    """Play as a master would, up to where everything is seen on the board, if it is still shown."""
    advice = advice_for(page)
    do(advice)
    expect_shown(page, advice.n + len(advice.moves))


PLAY_ON = """([table, until, seat = 0]) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live?seat=${seat}`);
    const send = (type, body) => socket.send(JSON.stringify({ type, ...body }));
    socket.onclose = () => fail(new Error("the table is gone"));
    socket.onmessage = ({ data }) => {
        const { type, n, question, refusal } = JSON.parse(data);
        if (refusal) fail(new Error(refusal.message));
        if (type !== "view" && type !== "entry") return;
        const choices = question?.groups.flatMap(({ choices }) => choices) ?? [];
        if (n >= until) done(n);
        else if (choices.length)
            send("moves", { seat, n, key: `on-${n}`, moves: choices[n % choices.length].moves });
    };
})"""


def play_on(page: Page, until: int) -> None:
    """Whatever can be chosen, made beside the page, up to the entry with this number, and until the page shows it."""
    reached = page.evaluate(PLAY_ON, [table_of(page), until])
    expect_shown(page, reached)


def expect_shown(page: Page, n: int) -> None:
    """The board, if it is still there, shows this entry or a later one."""
    shown = "n => [...document.querySelectorAll('[data-entry]')].every(({ dataset }) => Number(dataset.entry) >= n)"
    page.wait_for_function(shown, arg=n)


def tab_to(page: Page, where: str) -> bool:
    """Whether a few steps of the Tab key reach it. They do if nothing happens at the table meanwhile."""
    before = position(page)
    for _ in range(MOST_TABS):
        if has_focus(page, where):
            return True
        page.keyboard.press("Tab")
    if position(page) == before:
        assert not is_in_reach(page, where), f"Tab does not lead to {where}"
    return False


def position(page: Page) -> Any:
    """What the table shows: changes with each entry, and while entries are shown."""
    return page.evaluate(
        "[document.querySelector('[data-entry]')?.dataset.entry, document.querySelector('[data-board]')?.ariaBusy]"
    )


def is_in_reach(page: Page, where: str) -> bool:
    """It is there, and no dialog has opened in front of it."""
    return bool(
        page.evaluate("where => !!(document.querySelector('dialog[open]') ?? document).querySelector(where)", where)
    )


def has_focus(page: Page, where: str) -> bool:
    return bool(page.evaluate("where => document.activeElement.matches(where)", where))


def has_come_to(page: Page, where: str) -> bool:
    """Whether the focus goes there by itself, for which a busy machine may need a moment."""
    for _ in range(FOCUS_LOOKS):
        if has_focus(page, where):
            return True
        page.wait_for_timeout(50)
    return False


def table_of(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]


def asked(page: Page, path: str) -> Any:
    answer = page.request.get(f"/api/tables/{table_of(page)}/{path}")
    assert answer.ok, answer.text()
    return answer.json()


def ask_server(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(f"/api/{path}", data=body, headers={"X-Granada": "test"})
    assert answer.ok, answer.text()
    return answer.json()


def deciders(page: Page) -> list[int]:
    found: list[int] = asked(page, "view?seat=0")["view"]["deciders"]
    return found


def entries(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = asked(page, "log")["entries"]
    return found


def moves_of(page: Page, seat: int) -> list[str]:
    return [entry["text"] for entry in entries(page) if entry["kind"] == "move" and entry["seat"] == seat]
