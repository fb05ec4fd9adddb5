"""What others do can be watched step by step, is outlined until one moves, and points are seen when they are counted.

The clock of the page stands still unless a test lets it go on, so that nothing depends on how quick the machine is."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.people import ask_server, asked, do_overlap, repeatedly, table_of

RECORDS = Path(__file__).parent.parent / "records"
A_STEP_MS = 600
A_LONG_TIME_MS = 60_000


class Game(NamedTuple):
    """A recorded game up to some move. Ana watches seat 0; the test plays the other seats."""

    ana: Page
    others: dict[int, Page]
    rest: list[str]

    def play(self, count: int) -> None:
        """Play this number of the next recorded moves, until Ana's page knows of them."""
        for line in self.rest[:count]:
            seat, _, move = line.partition(" ")
            page = self.others.get(int(seat), self.ana)
            n = asked(self.ana, "view?seat=0")["n"]
            action = {"type": "move", "seat": int(seat), "n": n, "key": f"key-{n}", "move": move}
            ask_server(page, f"tables/{table_of(self.ana)}/actions", action)
        del self.rest[:count]

    def expect_known(self) -> None:
        expect(self.ana.locator(f"[data-newest='{self.newest}']")).to_be_visible()

    def expect_shown(self, n: int) -> None:
        expect(self.ana.locator(f"[data-entry='{n}']")).to_be_visible()

    @property
    def newest(self) -> int:
        return int(asked(self.ana, "view?seat=0")["n"])

    @property
    def skip(self) -> Locator:
        return self.ana.get_by_role("button", name="Skip")

    @property
    def outlined(self) -> Locator:
        return self.ana.locator("[data-board] :is(.traced, .pointed)")

    @property
    def scores(self) -> list[str]:
        found = self.ana.get_by_role("list", name="Players").locator(".score")
        return [text.split()[0] for text in found.all_inner_texts()]


Opened = Callable[..., Game]


@pytest.fixture
def opened(visit: Visit) -> Opened:
    def open_game(name: str, after: int, pace: str = "normal") -> Game:
        """Open a game after so many of its recorded moves."""
        header, _, moves = (RECORDS / name).read_text(encoding="utf-8").partition("\n\n")
        lines = [line for line in header.splitlines() if not line.startswith("scores")]
        played, rest = moves.splitlines()[:after], moves.splitlines()[after:]
        players = int(next(line for line in lines if line.startswith("players")).split()[1])
        ana = visit("/about", pace=pace)
        ask_server(ana, "people/guest", {"name": "Ana"})
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        table = ask_server(ana, "records", {"record": "\n".join([*lines, "", *played]), "seats": seats})
        others = {seat: visit("/about") for seat in range(1, players)}
        for seat, page in others.items():
            ask_server(page, "people/guest", {"name": f"Player {seat}"})
            ask_server(page, f"tables/{table['id']}/join", {"seat": seat, "invitation": table["invitation"]})
        ana.clock.install()
        ana.goto(f"/table/{table['id']}")
        expect(ana.locator("[data-board]")).to_be_visible()
        # The log needs the words of the game, and so does a scoring that is counted out.
        expect(ana.locator("li[data-n]").last).to_be_visible()
        ana.clock.pause_at(ana.evaluate("Date.now() + 1000"))
        return Game(ana, others, rest)

    return open_game


# Ana takes money; her rival buys a tower and places it; Ana takes money, which leads to the first scoring.
ALHAMBRA = "alhambra-2-players.txt"
HER_MOVE, HIS_MOVES, BEFORE_SCORING = 1, 5, 87
BEFORE_HIS_TURN = BEFORE_SCORING - HIS_MOVES
BEFORE_HERS = BEFORE_HIS_TURN - HER_MOVE
SABIKA = "sabika-3-players.txt"
BEFORE_RIVALS, TWO_TURNS = 26, 11
BEFORE_END_OF_ROUND = 147
SOLO = "sabika-1-players.txt"
AFTER_YUSUF = 17
BEFORE_TRIBUTE = 15


def test_a_rivals_turn_is_shown_step_by_step_and_stays_outlined_until_one_moves(opened: Opened) -> None:
    game = opened(ALHAMBRA, BEFORE_HERS)
    game.play(HER_MOVE)
    own = game.newest
    game.expect_shown(own)
    game.play(HIS_MOVES)
    game.expect_known()
    game.expect_shown(own)
    expect(game.skip).to_be_visible()
    expect(game.outlined).to_have_count(0)
    shown = [own]
    while shown[-1] < game.newest:
        game.ana.clock.run_for(A_STEP_MS)
        shown.append(int(game.ana.locator("[data-entry]").get_attribute("data-entry") or 0))
        assert len(shown) <= HIS_MOVES + 1
    assert shown == sorted(set(shown))
    assert len(shown) > 2
    expect(game.skip).to_have_count(0)
    expect(game.ana.locator("article .palace .traced")).to_have_count(1)
    seat = game.ana.get_by_role("list", name="Players").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text("Buys tower 10")
    game.ana.clock.run_for(A_LONG_TIME_MS)
    expect(game.ana.locator("article .palace .traced")).to_have_count(1)
    game.play(HER_MOVE)
    game.expect_known()
    expect(game.outlined).to_have_count(0)
    expect(seat).not_to_contain_text("Buys tower 10")


OUTLINES = """() => Object.fromEntries([...document.querySelectorAll(".sabika .traced")].map((traced) => {
    const line = [...traced.querySelectorAll(":scope > path")].at(-1), style = getComputedStyle(line ?? traced);
    const place = traced.closest("[data-place]").dataset.place;
    return [place, line ? style.stroke : style.outlineColor];
}))"""
"""The colour of the outline of each place."""


def test_in_sabika_each_rival_keeps_outlines_of_one_colour_and_a_line(opened: Opened) -> None:
    """The second one has built, the third one has taken a raw material and processed it."""
    game = opened(SABIKA, BEFORE_RIVALS, pace="none")
    game.play(TWO_TURNS)
    game.expect_shown(game.newest)
    expect(game.ana.locator("[data-place='player:2'].traced")).to_be_visible()
    outlines: dict[str, str] = game.ana.evaluate(OUTLINES)
    second, third = outlines["player:1"], outlines["player:2"]
    assert second != third
    assert {outlines[f"{place}"] for place in ("square:outer-7", "space:R5")} == {second}
    assert outlines["square:middle-4"] == third
    assert set(outlines.values()) == {second, third}
    seats = game.ana.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(1).locator(".line")).to_contain_text("Builds 2 fountain")
    expect(seats.nth(2).locator(".line")).to_contain_text("merchant")
    game.play(1)
    game.expect_shown(game.newest)
    expect(game.outlined).to_have_count(0)
    expect(seats.locator(".line")).to_have_count(0)


def test_on_a_phone_a_tap_unfolds_what_each_rival_did(opened: Opened) -> None:
    game = opened(SABIKA, BEFORE_RIVALS, pace="none")
    game.ana.set_viewport_size({"width": 390, "height": 844})
    game.play(TWO_TURNS)
    game.expect_shown(game.newest)
    told = game.ana.get_by_role("region", name="What the others have done since your last move")
    line = game.ana.locator("button.lines")
    line.click()
    rivals = told.get_by_role("listitem")
    expect(rivals).to_have_count(2)
    expect(rivals.first).to_contain_text("Builds 2 fountain")
    for rival in rivals.all():
        rival.scroll_into_view_if_needed()
        expect(rival).to_be_in_viewport(ratio=1)
    line.click()
    expect(told).to_have_count(0)
    line.click()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_yusuf_keeps_outlines_and_a_line_until_one_moves(opened: Opened) -> None:
    """What he does belongs to a move of the player."""
    game = opened(SOLO, AFTER_YUSUF, pace="none")
    line = game.ana.get_by_role("list", name="Players").get_by_role("listitem").nth(1).locator(".line")
    expect(line).to_contain_text("Builds 9 door")
    outlines: dict[str, str] = game.ana.evaluate(OUTLINES)
    assert [place for place in outlines if place.startswith("square:")]
    assert outlines["player:1"]
    assert len(set(outlines.values())) == 1
    game.play(1)
    game.expect_shown(game.newest)
    expect(game.outlined).to_have_count(0)
    expect(line).to_have_count(0)


@pytest.mark.parametrize("way", ["click", "key", "button"])
def test_a_click_or_a_key_shows_the_newest_position_and_does_nothing_else(opened: Opened, way: str) -> None:
    game = opened(ALHAMBRA, BEFORE_HERS)
    game.play(HER_MOVE + HIS_MOVES)
    game.expect_known()
    expect(game.skip).to_be_visible()
    match way:
        case "click":
            game.ana.locator("[data-board]").click(position={"x": 60, "y": 60})
        case "key":
            game.ana.keyboard.press("Escape")
        case _:
            game.skip.click()
    game.expect_shown(game.newest)
    expect(game.skip).to_have_count(0)
    expect(game.ana.get_by_role("button", pressed=True)).to_have_count(0)


def test_without_a_pace_everything_is_shown_at_once(opened: Opened) -> None:
    game = opened(ALHAMBRA, BEFORE_HERS, pace="none")
    game.play(HER_MOVE + HIS_MOVES)
    game.expect_shown(game.newest)
    expect(game.skip).to_have_count(0)
    expect(game.ana.locator("article .palace .traced")).to_have_count(1)
    game.play(HER_MOVE)
    expect(game.ana.get_by_role("dialog", name="First scoring")).to_be_visible()


def test_the_pace_is_chosen_at_the_table_and_kept(visit: Visit) -> None:
    page = visit(pace="normal")
    page.goto("/settings")
    page.get_by_role("radio", name="All at once").check()
    page.reload()
    expect(page.get_by_role("radio", name="All at once")).to_be_checked()


def test_whoever_was_away_is_told_what_the_others_have_done(opened: Opened) -> None:
    game = opened(ALHAMBRA, BEFORE_HERS)
    game.play(HER_MOVE)
    game.expect_known()
    game.ana.clock.resume()
    game.ana.context.set_offline(True)
    expect(game.ana.get_by_text("The connection is lost")).to_be_visible()
    game.play(HIS_MOVES)
    game.ana.context.set_offline(False)
    told = game.ana.get_by_role("region", name="While you were away")
    expect(told).to_contain_text("Buys tower 10")
    game.expect_shown(game.newest)
    expect(game.skip).to_have_count(0)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    for width, height in ((1440, 900), (820, 1180)):
        game.ana.set_viewport_size({"width": width, "height": height})
        game.ana.reload()
        expect(told).to_contain_text("Buys tower 10")
        for part in (".market", ".palace > .ground"):
            assert not do_overlap(told, game.ana.locator(part)), (part, width)


@pytest.mark.parametrize(("record", "moves"), [(ALHAMBRA, BEFORE_SCORING), (SABIKA, BEFORE_END_OF_ROUND)])
def test_nobody_sees_points_before_they_are_counted(opened: Opened, record: str, moves: int) -> None:
    game = opened(record, moves)
    before = game.scores
    game.play(1)
    game.expect_known()
    after = [str(score) for score in asked(game.ana, "view?seat=0")["view"]["scores"]]
    panel = game.ana.locator("[role=status] h2")
    expect(panel).to_be_visible()
    assert game.scores != after != before
    if record == ALHAMBRA:
        # With two players, Dirk is counted as well.
        expect(game.ana.locator("section[role=status] li")).to_have_count(3)
    titles = [panel.inner_text()]
    seen = [game.scores]
    for _ in repeatedly():
        if not panel.count():
            break
        titles.append(panel.inner_text())
        seen.append(game.scores)
        expect(game.ana.get_by_role("dialog")).to_have_count(0)
        game.ana.clock.run_for(A_STEP_MS // 5)
    assert game.scores == after
    assert len(set(titles)) > 1
    assert len({tuple(scores) for scores in seen}) > 1


def test_the_wall_is_lit_up_side_by_side(opened: Opened) -> None:
    game = opened(ALHAMBRA, BEFORE_SCORING)
    game.play(1)
    game.expect_known()
    line = game.ana.locator(".ground polyline.over")
    lengths: list[int] = []
    for _ in repeatedly():
        if not game.skip.count():
            break
        if line.count():
            lengths.append(len(line.get_attribute("points") or ""))
        game.ana.clock.run_for(A_STEP_MS // 5)
    assert len(set(lengths)) > 2


def test_sounds_are_loaded_with_the_first_one(visit: Visit, opened: Opened) -> None:
    """Another test, without a browser, shows that there is none before the first click: Playwright's questions count as
    clicks."""
    page = visit()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert not [url for url in loaded if "synth" in url]
    game = opened(ALHAMBRA, BEFORE_HERS, pace="none")
    with game.ana.expect_request(re.compile("synth")):
        game.play(HER_MOVE)


def test_a_paid_tribute_and_yusufs_turn_are_shown_in_steps(opened: Opened) -> None:
    """They come with one move of the player."""
    game = opened(SOLO, BEFORE_TRIBUTE)
    game.play(1)
    game.expect_known()
    panel = game.ana.locator("[role=status] h2")
    expect(panel).to_be_visible()
    titles: list[str] = []
    for _ in repeatedly():
        if not panel.count():
            break
        titles.append(panel.inner_text())
        game.ana.clock.run_for(A_STEP_MS // 5)
    shown = list(dict.fromkeys(titles))
    assert [title.split(" with")[0] for title in shown[:1]] == ["Ana pays the tribute"]
    assert [title.split()[1] for title in shown if title.startswith("Yusuf")] == ["draws", "takes"]


WALKS = """() => {
    window.walked = [];
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.matches?.(".flight.walks")) window.walked.push(node.querySelector("text").textContent);
    }))).observe(document.querySelector(".sabika .air"), { childList: true });
}"""
"""Keeps the letters of all workers that go from now on."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_worker_is_seen_going_from_the_workshop_to_the_rings(opened: Opened, motion: Any) -> None:
    game = opened(SABIKA, BEFORE_RIVALS)
    game.ana.emulate_media(reduced_motion=motion)
    game.ana.evaluate(WALKS)
    game.play(TWO_TURNS)
    game.expect_known()
    for _ in repeatedly():
        if not game.skip.count():
            break
        game.ana.clock.run_for(A_STEP_MS)
    assert len(game.ana.evaluate("window.walked")) == (2 if motion == "no-preference" else 0)
    expect(game.ana.locator("[data-place='token:1-builder-1'] .worker")).to_be_visible()
