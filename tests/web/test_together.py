"""Two people with a browser each."""

import json
import re
from collections.abc import Callable
from secrets import token_hex
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocket, expect
from tests.web.conftest import Visit
from tests.web.people import (
    RECORD,
    ask_server,
    asked,
    deciders,
    entries,
    play_a_turn,
    say_name,
    sit_down,
    status,
    table_of,
)


class Friends(NamedTuple):
    ana: Page
    ben: Page
    frames: list[str]
    """All that Ben's browser is told."""


@pytest.fixture
def together(visit: Visit) -> Callable[[str], Friends]:
    """Two people sit down at a table with hints, by the link that one of them sends."""

    def meet(game: str) -> Friends:
        ana, ben = visit(f"/new/{game}"), visit("/about")
        # Without a bot: its moves would show cards that one of them has as well.
        ana.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
        ana.get_by_label("Seat 2").select_option("open")
        ana.get_by_role("button", name="Open the table").click()
        say_name(ana, "Ana")
        link = ana.get_by_label("Send this link").input_value()
        frames: list[str] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: frames.append(str(frame)))

        ben.on("websocket", listen)
        ben.goto(link)
        sit_down(ben, "Ben")
        expect_boards(ana, ben)
        return Friends(ana, ben, frames)

    return meet


def found_under(name: str, told: Any) -> list[Any]:
    """Everything that has this name in what was told, however deep."""
    if isinstance(told, dict):
        here = [told[name]] if name in told else []
        return here + [value for part in told.values() for value in found_under(name, part)]
    return [value for part in told for value in found_under(name, part)] if isinstance(told, list) else []


def test_the_hand_of_somebody_else_never_comes_to_a_browser(together: Callable[[str], Friends]) -> None:
    ana, ben, frames = together("alhambra")
    expect(ben.locator(".hand .cards button").first).to_be_visible()
    hers, his = asked(ana, "view?seat=0")["view"], asked(ben, "view?seat=1")["view"]
    secret = set(hers["hand"]) - {*his["hand"], *his["display"]}
    told = [json.loads(frame) for frame in frames]
    # Before he sat down he saw what everybody sees: no hand at all.
    assert [hand for hand in found_under("hand", told) if hand is not None] == [his["hand"]]
    # In questions prices are written as cards are: these may be hers by chance.
    questions = [message.pop("question", None) for message in told]
    for text in (json.dumps(told), ben.content()):
        assert not [card for card in secret if re.search(rf"\b{card}\b", text)]
    places = {place for some in found_under("places", questions) for place in some if place.startswith("hand:")}
    assert places <= {f"hand:{card}" for card in his["hand"]}


def test_what_is_chosen_in_secret_stays_so_until_all_have_chosen(together: Callable[[str], Friends]) -> None:
    ana, ben, frames = together("sabika")
    his = asked(ben, "view?seat=1")["view"]["dealt"]
    assert asked(ana, "view?seat=0")["view"]["dealt"] != his
    play_a_turn(ana)
    expect(ben.locator("[data-entry='1']")).to_be_visible()
    told = [json.loads(frame) for frame in frames]
    assert [dealt for dealt in found_under("dealt", told) if dealt is not None] == [his]
    assert [None, None] in found_under("chosen", told)
    assert all(chosen == [None, None] for chosen in found_under("chosen", told))
    assert [message.get("text") for message in told if message["type"] == "entry"] == [None]


def test_taking_back_takes_the_consent_of_the_others(together: Callable[[str], Friends]) -> None:
    ana, ben, _ = together("sabika")
    play_a_turn(ana)
    play_a_turn(ben)
    other, mover = (ana, ben) if deciders(ana) == [0] else (ben, ana)
    expect(status(other)).to_have_text("Your turn")
    before = len(entries(ana))
    mover.get_by_role("button", name="Undo").click()
    expect(other.get_by_role("alert")).to_contain_text("would like to take back")
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("alert")).to_have_count(0)
    assert [entry["kind"] for entry in entries(ana)[before:]] == ["propose", "agree"]
    expect(status(mover)).to_have_text("Your turn")


def test_people_talk_and_need_not_listen(together: Callable[[str], Friends]) -> None:
    ana, ben, _ = together("alhambra")
    for page in (ana, ben):
        page.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Say something").fill("Good luck <b>Ben</b>!")
    ana.keyboard.press("Enter")
    expect(ben.get_by_text("Good luck <b>Ben</b>!")).to_be_visible()
    ben.get_by_role("button", name="Mute Ana").click()
    expect(ben.get_by_text("Good luck")).to_have_count(0)
    ben.get_by_role("tab", name="Log").click()
    ana.get_by_label("Say something").fill("Do you hear me?")
    ana.keyboard.press("Enter")
    expect(ana.get_by_text("Do you hear me?")).to_be_visible()
    expect(ben.get_by_role("tab", name="Chat")).to_have_text("Chat")
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("button", name="Unmute Ana").click()
    expect(ben.get_by_text("Good luck")).to_be_visible()
    ben.get_by_role("tab", name="Log").click()
    ana.get_by_label("Say something").fill("And now?")
    ana.keyboard.press("Enter")
    expect(ben.get_by_role("tab", name="Chat")).to_have_text("Chat 1")


def test_everybody_sees_which_names_are_registered(visit: Visit) -> None:
    ana, ben = visit("/about"), visit("/about")
    name = f"Ana {token_hex(4)}"
    ask_server(ana, "people/register", {"name": name, "password": "a long secret"})
    wish = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask_server(ana, "tables", wish)
    ben.goto("/")
    listed = ben.get_by_role("link").filter(has_text=name)
    expect(listed.get_by_text("(This name is registered)")).to_have_count(1)
    ana.goto(f"/table/{table['id']}")
    listed.click()
    sign = ben.get_by_text("(This name is registered)")
    expect(ben.get_by_role("listitem").filter(has_text=name)).to_contain_text("registered")
    sit_down(ben, "Ben")
    seats = ben.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.filter(has=sign)).to_have_count(1)
    expect(seats.first).to_contain_text(f"{name} (This name is registered)")
    for page in (ana, ben):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Say something").fill("It is me")
        page.keyboard.press("Enter")
    said = ben.get_by_role("listitem").filter(has_text="It is me")
    expect(said).to_have_count(2)
    expect(said.filter(has_text="registered")).to_have_count(1)
    expect(said.filter(has_text="registered")).to_contain_text(name)


def invited(visit: Visit, path: str, wish: dict[str, Any]) -> tuple[Page, Page]:
    """Ana waits at a table that she has opened as it cannot be opened by clicking, and Ben looks at it."""
    ana, ben = visit("/about"), visit("/about")
    ask_server(ana, "people/guest", {"name": "Ana"})
    table = ask_server(ana, path, {"seats": [{"kind": "me"}, {"kind": "open"}], **wish})
    ana.goto(f"/table/{table['id']}")
    ben.goto(f"/table/{table['id']}?invitation={table['invitation']}")
    return ana, ben


def expect_boards(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("[data-board]")).to_be_visible()


def test_for_who_has_no_time_left_a_bot_may_play_until_they_are_back(visit: Visit) -> None:
    ana, ben = invited(visit, "tables", {"game": "alhambra", "control": {"kind": "live", "bank": 10}})
    sit_down(ben, "Ben")
    expect_boards(ana, ben)
    [first] = deciders(ana)
    late, other = (ana, ben) if first == 0 else (ben, ana)
    clock = other.get_by_role("list", name="Players").get_by_role("listitem").nth(first)
    expect(clock).to_contain_text(re.compile(r"0:\d\d"))
    expect(other.get_by_role("alert")).to_contain_text("has run out of time")
    expect(clock).to_contain_text("0:00")
    expect(late.get_by_role("alert")).to_have_count(0)
    other.get_by_role("button", name="Let a bot play").click()
    expect(late.get_by_role("alert")).to_contain_text("plays in your place")
    expect(other.get_by_role("alert")).to_have_count(0)
    expect(status(other)).to_have_text("Your turn")
    expect(clock).to_contain_text("0:00")
    late.get_by_role("button", name="Play on myself").click()
    expect(late.get_by_role("alert").filter(has_text="in your place")).to_have_count(0)
    kinds = [entry["kind"] for entry in entries(ana)]
    assert kinds[0] == "takeover"
    assert kinds[-1] == "return"


def test_people_are_told_that_the_host_of_an_imported_game_knows_its_cards(visit: Visit) -> None:
    warning = re.compile("the host of the table can know every card")
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    unfinished = "\n".join(line for line in lines[:-1] if not line.startswith("scores"))
    ana, ben = visit("/about"), visit("/about", size="phone")
    ask_server(ana, "people/guest", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask_server(ana, "records", {"record": unfinished, "seats": seats, "public": True})
    alone = ask_server(ana, "records", {"record": unfinished})
    ana.goto(f"/table/{alone['id']}")
    expect(ana.get_by_role("list", name="Players")).to_be_visible()
    expect(ana.get_by_text(warning)).to_have_count(0)
    for page in (ana, ben):
        page.goto(f"/table/{table['id']}")
        expect(page.get_by_role("alert")).to_have_text(warning)
    ana.goto("/")
    expect(ana.get_by_role("link", name=re.compile("The host can know every card"))).to_have_count(1)
    sit_down(ben, "Ben")
    expect(ben.locator("[data-board]")).to_be_visible()
    expect(ben.get_by_role("alert")).to_have_text(warning)


def test_the_same_people_play_again(visit: Visit) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    unfinished = [line for line in lines[:-1] if not line.startswith("scores")]
    ana, ben = invited(visit, "records", {"record": "\n".join(unfinished)})
    # His page connects anew when it hears that he sits. The game is over by then, and he still reads the last scoring.
    held: list[tuple[Route, APIResponse]] = []
    ben.route("**/join", lambda route: held.append((route, route.fetch())))
    sit_down(ben, "Ben")
    expect_boards(ana, ben)
    n = asked(ben, "view?seat=1")["n"]
    last = {"type": "move", "seat": 1, "n": n, "key": "last", "move": lines[-1].removeprefix("1 ")}
    ask_server(ben, f"tables/{table_of(ben)}/actions", last)
    expect(ben.get_by_role("dialog")).to_be_visible()
    for route, answer in held:
        route.fulfill(response=answer)
    expect(ben.get_by_role("list", name="Players")).to_contain_text("(you)")
    for page in (ana, ben):
        page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    result = ana.get_by_role("region", name="The game is over")
    expect(result.get_by_role("listitem")).to_have_text([re.compile(r"1\. .*71$"), re.compile(r"2\. .*Ana.* 53$")])
    before = table_of(ana)
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_text("Waiting for 1 more player")).to_be_visible()
    expect(ben.get_by_text("would like to play again")).to_be_visible()
    # Not only from there: it is one of his games now.
    ben.goto("/")
    ben.get_by_role("region", name="My games").get_by_role("link").click()
    ben.get_by_role("button", name="Sit down").click()
    expect_boards(ana, ben)
    assert table_of(ana) not in (before, "")
    assert table_of(ana) == table_of(ben)
