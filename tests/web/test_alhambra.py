"""Alhambra as it is played in the browser: only what reacts is clicked, and nobody else knows the rules."""

import json
import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.web.conftest import Scan, Visit
from tests.web.people import asked, do_overlap, expect_turn, has_come_to, has_focus, is_in_reach, repeatedly, tab_to

import granada
from granada.games.alhambra import GAME as ALHAMBRA
from granada.games.alhambra.state import AlhambraState
from granada.kernel.choice import Question
from granada.kernel.state import State

BEGIN_GAME = """async ({ record, bots }) => {
    const headers = { "X-Granada": "web", "Content-Type": "application/json" };
    const post = (path, body) =>
        fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }).then((answer) => answer.json());
    await post("/people/guest", { name: "Ana" });
    const seats = [{ kind: "me" }, ...bots.map((kind) => ({ kind }))];
    return (await post("/records", { record, seats, public: true })).id;
}"""
SEED = 11
SOON = 2_000
"""Milliseconds after which what was there may be gone: then something else is to be done."""


class Player:
    """Somebody at the table, with what can be seen and clicked there."""

    def __init__(self, page: Page, bots: list[str], begun: State | None = None) -> None:
        self.page = page
        self.done: set[str] = set()
        """What has been done in this game."""
        self.complaints: list[str] = []
        """What the browser has said about the page."""
        self._acts = repeatedly()
        # A record without moves: the same shuffles each time, and the bots think with what they see.
        record = (begun or granada.load("alhambra").new(players=1 + len(bots), seed=SEED)).record().to_text()
        table = page.evaluate(BEGIN_GAME, {"record": record, "bots": bots})
        page.on("console", self._note)
        page.goto(f"/table/{table}")
        expect(page.locator(".alhambra")).to_be_visible()

    def _note(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    @property
    def market(self) -> Locator:
        return self.page.locator(".market .buyable")

    @property
    def money(self) -> Locator:
        return self.page.locator(".display .live:not([inert])")

    @property
    def main(self) -> Locator:
        return self.page.locator(".dock .primary:enabled")

    @property
    def sites(self) -> Locator:
        return self.page.locator(".spot.place, .spot.swap")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def hidden_below(self) -> int:
        """How much of the board has to be scrolled to, in pixels; nothing else may be above it."""
        is_alone = "main.firstElementChild.matches('[data-board]')"
        return int(
            self.page.locator(".main").evaluate(f"main => {is_alone} ? main.scrollHeight - main.clientHeight : 0")
        )

    @property
    def is_over(self) -> bool:
        return self.page.locator(".dock").get_by_text(re.compile("Winner|Shared victory")).is_visible()

    def act(self, *, lays: bool = True) -> None:
        """Do one thing of those that are offered: what was begun is finished first. Tiles can be left to be laid."""
        next(self._acts)
        ways: list[tuple[str, Callable[[], Locator]]] = [
            ("read a scoring", lambda: self.dialog.locator("footer .primary")),
            ("went on", lambda: self.main),
            ("built", lambda: self.sites if lays else self._nothing),
            ("put away", lambda: self.page.locator(".dock [data-drop=reserve]") if lays else self._nothing),
            ("used the reserve", lambda: self._once("used the reserve", ".tray .active:not(.movable)")),
            ("withdrew", lambda: self._once("withdrew", ".spot.withdraw")),
            ("bought", lambda: self.market),
            ("took money", lambda: self.money),
        ]
        for what, offered in ways:
            found = offered()
            if found.count():
                try:
                    found.first.click(timeout=SOON)
                except TookTooLong:
                    return  # A bot was quicker, and something else is to be done now.
                self.done.add(what)
                return
        self.page.wait_for_timeout(50)

    def _once(self, what: str, where: str) -> Locator:
        """A redesign of each kind is enough for a game, and nothing is done before something was built."""
        allowed = "built" in self.done and what not in self.done
        return self.page.locator(where) if allowed else self._nothing

    @property
    def _nothing(self) -> Locator:
        return self.page.locator("none-of-them")

    def build_by(self, way: Callable[[], None], yes: Callable[[], None]) -> None:
        """The last tile to be placed ends the turn, and that is asked."""
        is_last = self.page.locator(".tray.urgent button").count() == 1
        way()
        if is_last:
            expect(self.main).to_be_visible()
            yes()

    def told(self, what: str) -> Locator:
        """A line of the log."""
        return self.page.locator("button.entry", has_text=what)

    def wait_for_turn(self) -> None:
        expect(self.money.or_(self.market).first).to_be_visible()


@pytest.fixture
def ana(visit: Visit) -> Player:
    return Player(visit(), ["random"])


def test_a_whole_game_is_played_by_clicking_what_reacts(visit: Visit, scan: Scan) -> None:
    ana = Player(visit(), ["apprentice"])
    for _ in repeatedly():
        if ana.is_over and not ana.dialog.count():
            break
        assert ana.hidden_below == 0
        ana.act()
    assert ana.done >= {"read a scoring", "went on", "built", "bought", "took money", "withdrew", "used the reserve"}
    ana.page.get_by_role("button", name="Score sheets").click()
    expect(ana.dialog).to_contain_text("Last scoring")
    assert scan(ana.page) == []
    assert ana.complaints == []


def test_however_many_tiles_are_in_the_reserve_nothing_is_pushed_off_the_screen(visit: Visit, scan: Scan) -> None:
    ana = Player(visit(), ["random"], begun=hoarded())
    expect(ana.page.locator(".trays .urgent button")).to_have_count(1)
    expect(ana.page.locator(".trays .tray:not(.urgent) button")).to_have_count(7)
    assert ana.hidden_below == 0
    assert scan(ana.page) == []


def hoarded() -> State:
    """Both put what they buy into the reserve, until the first one has seven tiles there and another one in hand."""
    game = granada.load("alhambra")
    state = game.new(players=2, seed=SEED)
    while len(state.view(0).reserves[0]) < 7 or not state.view(0).bought or state.to_move != 0:
        moves = sorted(map(str, state.legal_moves()))
        favoured = [move for move in moves if move.startswith(("buy", "reserve"))]
        state.play(game.parse(state, (favoured or moves)[0]))
    return state


def test_the_cards_that_pay_a_tile_are_raised_before_it_is_chosen(ana: Player) -> None:
    while not ana.market.count():
        ana.act()
    ana.market.first.hover()
    raised = ana.page.locator(".hand .raised")
    expect(raised.first).to_be_visible()
    ana.market.first.press("Enter")
    expect(ana.main).to_be_visible()
    values = [int(value) for value in raised.locator(".value").all_inner_texts()]
    price = int(ana.market.first.locator(".price").text_content() or 0)
    assert sum(values) >= price
    expect(ana.page.locator(".dock .note")).to_contain_text(
        "you act again" if sum(values) == price else f"{sum(values) - price} too much"
    )


def test_a_tile_that_is_paid_otherwise_is_bought_as_one_action(visit: Visit) -> None:
    """All ways to pay are shown before anything is sent: a lost connection leaves no purchase half done."""
    state, page, sent = ALHAMBRA.new(players=2, seed=1), visit(), list[dict[str, object]]()
    for _ in range(2):
        state.play(next(move for move in state.legal_moves() if str(move).startswith("take")))
    (begun, *_) = [choice.moves for choice in question_of(state).choices() if choice.begins]
    offered = {choice.moves for choice in question_of(state).choices()}
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    ana = Player(page, ["random"], state)
    page.locator(f"[data-place='market:{begun[0].split()[1]}']").click()
    ways = page.locator(".ways button")
    ways.filter(has_text="paid otherwise").click()
    expect(ways.filter(has_text="paid otherwise")).to_have_count(0)
    assert {"move", "moves"}.isdisjoint(each["type"] for each in sent)
    expect(ana.main).to_contain_text("Pay")
    ana.main.click()
    expect(page.locator(".ways")).to_have_count(0)
    (action,) = [each for each in sent if each["type"] in ("move", "moves")]
    moves = action["moves"]
    assert isinstance(moves, list)
    assert tuple(moves) not in offered
    assert (moves[0], moves[-1]) == (begun[0], "settle")


def question_of(state: State) -> Question:
    question = state.question(state.to_move or 0)
    assert question is not None
    return question


def test_a_tile_that_cannot_be_paid_says_what_is_missing(ana: Player) -> None:
    ana.wait_for_turn()
    ana.page.locator(".market .tile:not(.buyable)").first.click(force=True)
    expect(ana.page.locator(".dock .bar")).to_contain_text(re.compile(r"Still missing: \d+"))
    expect(ana.main).to_have_count(0)


def test_a_hint_does_not_end_the_turn_unasked(ana: Player) -> None:
    ana.wait_for_turn()
    number = int(ana.page.locator("[data-entry]").get_attribute("data-entry") or 0)

    def advise(route: Route) -> None:
        card = ana.page.locator(".display .live .visually-hidden").first.inner_text()
        value, currency = re.fullmatch(r"Take (\d+) (\w+?)s?", card.strip()).groups()  # type: ignore[union-attr]
        choice = {
            "moves": [f"take {currency}-{value}"],
            "label": [":money", [f"{currency}-{value}"]],
            "ends_turn": True,
            "final": True,
        }
        advice = {"steps": [{"choice": choice}], "ends_turn": True, "points": 0.0, "gains": {}, "hurried": False}
        route.fulfill(json={"n": number, "seat": 0, **advice})

    ana.page.route("**/hint", advise)
    cards = ana.page.locator(".hand .cards button")
    before = cards.count()
    ana.page.get_by_role("button", name="Hint").click()
    expect(ana.page.locator(".display .marked").first).to_be_visible()
    ana.page.get_by_role("button", name="Do it").click()
    expect(ana.page.locator(".turn")).to_contain_text("end your turn?")
    expect(cards).to_have_count(before)
    ana.page.get_by_role("button", name="End turn").click()
    expect(cards).to_have_count(before + 1)


def test_a_turn_ends_only_when_that_was_confirmed(ana: Player) -> None:
    ana.wait_for_turn()
    ana.money.first.click()
    expect(ana.page.locator(".dock .bar")).to_contain_text("This ends your turn")
    ana.page.get_by_role("button", name="Cancel").click()
    expect(ana.page.locator(".display .picked")).to_have_count(0)
    cards = ana.page.locator(".hand .cards button").count()
    ana.money.first.click()
    ana.main.click()
    expect(ana.page.locator(".hand .cards button")).to_have_count(cards + 1)


def test_a_tile_is_dragged_into_the_palace(visit: Visit) -> None:
    state, bought, _ = begun_with_a_purchase(exact=False)
    ana = Player(visit(), ["random"], state)
    ana.wait_for_turn()
    ana.page.locator(".market .slot").nth(list(state.view(0).market).index(bought)).get_by_role("button").press("Enter")
    ana.main.click()
    tile = ana.page.locator(".tray .movable").first
    site = ana.page.locator(".spot.place").first
    cell = site.get_attribute("data-cell")
    tile.drag_to(site, force=True)
    expect(ana.page.locator(f"[data-cell='{cell}']")).not_to_contain_text("empty")


def test_a_tile_that_is_dropped_where_it_cannot_lie_is_told_why(visit: Visit) -> None:
    state, tile, cell = begun_with_a_purchase(exact=False)
    assert (tile, cell) == ("arcades-4nes", "1,0")
    ana = Player(visit(), ["random"], state)
    ana.wait_for_turn()
    bought = ana.page.locator(".market .slot").nth(list(state.view(0).market).index(tile)).get_by_role("button")
    told = ana.page.get_by_role("alert").filter(has_text="The walls do not match")
    # From the market, as soon as it is paid, and from the tray.
    drag(ana.page, bought, lambda: ana.page.locator("[data-cell='0,1'][data-drop]"))
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    drag(ana.page, ana.page.locator(".tray .movable"), lambda: ana.page.locator("[data-cell='0,1'][data-drop]"))
    expect(told).to_be_visible()
    # Where there is no tile beside it, too.
    drag(ana.page, ana.page.locator(".tray .movable"), lambda: ana.page.locator("[data-cell='1,1'][data-drop]"))
    expect(ana.page.get_by_role("alert").filter(has_text="A tile must have a tile of the palace")).to_be_visible()
    expect(ana.page.locator(".tray .movable")).to_have_count(1)


def begun_with_a_purchase(*, exact: bool) -> tuple[AlhambraState, str, str]:
    """A game that begins with a tile to be had for just its price, or for too much; the tile, and a cell for it."""
    for seed in count():
        state = ALHAMBRA.new(players=2, seed=seed)
        question = state.question(0)
        groups = [group for group in question.groups if group.place.startswith("market:")] if question else []
        for way in (group.choices[0] for group in groups):
            if len(way.moves) == 1 or (way.label.args[1] == 0) != exact:
                continue
            twin = state.clone()
            for text in way.moves:
                twin.play(ALHAMBRA.parse(twin, text), 0)
            if exact:
                twin.play(next(move for move in twin.legal_moves(0) if str(move).startswith("take ")), 0)
            sites = [move for move in map(str, twin.legal_moves(0)) if move.startswith("place ")]
            if sites:
                _, tile, cell = sites[0].split()
                return state, tile, cell
    raise AssertionError


def drag(page: Page, what: Locator, where: Callable[[], Locator]) -> None:
    """Drag to something that may be there only while it is dragged."""
    box = what.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 + 20, steps=3)
    goal = where()
    expect(goal).to_be_visible()
    there = goal.bounding_box()
    assert there
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3)
    page.mouse.up()


@pytest.mark.parametrize("exact", [False, True])
def test_a_tile_is_bought_and_built_with_one_drag(visit: Visit, *, exact: bool) -> None:
    """If it was paid exactly, it is built after the next action."""
    state, tile, cell = begun_with_a_purchase(exact=exact)
    ana = Player(visit(), ["random"], state)
    ana.wait_for_turn()
    space = list(state.view(0).market).index(tile)
    bought = ana.page.locator(".market .slot").nth(space).get_by_role("button")
    bought.hover()
    # The tip of the tile is not in the way.
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    drag(ana.page, bought, lambda: ana.page.locator(f"[data-cell='{cell}'][data-drop]"))
    if exact:
        expect(ana.page.locator(".tray.urgent button")).to_have_count(1)
        drag(ana.page, ana.money.first, lambda: ana.page.locator(".dock [data-drop=hand]"))
    expect(ana.page.locator(f"[data-cell='{cell}']")).not_to_contain_text("empty")
    assert ana.complaints == []


def test_what_a_choice_would_change_is_told_before_it_is_made(visit: Visit) -> None:
    """The change is told when one points at a choice, when it has the focus, and in the bar once it is chosen, which is
    how a phone tells it."""
    state, tile, cell = begun_with_a_purchase(exact=False)
    space = list(state.view(0).market).index(tile)
    for size in ("desktop", "phone"):
        ana = Player(visit(size=size), ["random"], state)
        ana.wait_for_turn()
        page = ana.page
        tip, bar = page.get_by_role("tooltip"), page.locator(".dock .bar")
        wanted = page.locator(".market .slot").nth(space).get_by_role("button")
        if size == "desktop":
            wanted.hover()
            expect(tip).to_contain_text("You keep: ")
            page.mouse.move(0, 0)
        choose: Callable[[Locator], None] = (
            (lambda it: it.press("Enter")) if size == "desktop" else (lambda it: it.tap())
        )
        choose(wanted)
        expect(bar).to_contain_text("You keep: ")
        choose(ana.main)
        site = page.locator(f"[data-cell='{cell}']")
        expect(site).to_contain_class("place")
        if size == "desktop":
            site.hover()
            expect(tip).to_contain_text("If the first scoring came now: ")
            page.mouse.move(0, 0)
            expect(tip).to_have_count(0)
            page.keyboard.press("Tab")
            site.focus()
            expect(site).to_have_accessible_description(re.compile("If the first scoring came now: "))
        choose(site)
        expect(bar).to_contain_text("If the first scoring came now: ")
        if size == "phone":
            site.tap()
            expect(site).not_to_contain_text("empty")
        assert ana.complaints == []


NOTE_FLIGHTS = """() => {
    window.flown = [];
    const look = () => {
        for (const { effect } of document.getAnimations().filter((motion) => !(motion instanceof CSSTransition)))
            if (effect.target?.matches(".frame .cell")) flown.push(effect.target.outerHTML);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_mouse_buys_and_builds_with_a_click_each_and_the_tile_stays_where_it_was_built(visit: Visit) -> None:
    state, tile, cell = begun_with_a_purchase(exact=False)
    question = state.question(0)
    assert question
    ways = next(len(group.choices) for group in question.groups if group.place == f"market:{tile}")
    ana = Player(visit(reduced_motion="no-preference", pace="normal"), ["random"], state)
    ana.wait_for_turn()
    page = ana.page
    wanted = page.locator(".market .slot").nth(list(state.view(0).market).index(tile)).get_by_role("button")
    for _ in range(min(ways, 2)):
        wanted.click()
    site = page.locator(f"[data-cell='{cell}']")
    expect(site).to_contain_class("place")
    site.hover()
    expect(site.locator(".ghost")).to_be_visible()
    page.evaluate(NOTE_FLIGHTS)
    site.click()
    expect(site).not_to_contain_text("empty")
    assert page.evaluate("flown") == []
    assert ana.complaints == []


def test_a_card_that_was_picked_is_taken_when_it_is_chosen_again(ana: Player) -> None:
    ana.wait_for_turn()
    cards = ana.page.locator(".hand .cards button")
    before = cards.count()
    ana.money.first.click()
    expect(ana.page.locator(".dock .bar")).to_contain_text("This ends your turn")
    expect(cards).to_have_count(before)
    ana.money.first.click()
    expect(cards).to_have_count(before + 1)


def test_a_tile_is_held_and_dragged_with_a_finger(visit: Visit) -> None:
    state, tile, cell = begun_with_a_purchase(exact=False)
    page = visit(viewport={"width": 820, "height": 1180}, has_touch=True)
    ana = Player(page, ["random"], state)
    ana.wait_for_turn()
    expect(page.locator(".dock")).to_contain_text("hold it first")
    screen = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(of: Locator) -> tuple[float, float]:
        box = of.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    space = list(state.view(0).market).index(tile)
    offered = page.locator(".market .slot").nth(space).get_by_role("button")
    dragged, goal = page.locator(".dragged"), page.locator(f"[data-cell='{cell}'][data-drop]")
    x, y = middle(offered)
    # A finger that moves at once scrolls.
    touch("touchStart", x, y)
    touch("touchMove", x, y + 40)
    touch("touchEnd")
    expect(dragged).to_have_count(0)
    has_arrived = False
    for _ in repeatedly():
        page.evaluate("scrollTo(0, 0)")
        x, y = middle(offered)
        touch("touchStart", x, y)
        expect(dragged).to_be_visible()
        touch("touchMove", x + 20, y + 20)
        # A browser that has no time for the page scrolls in spite of it: then one tries again.
        if goal.count():
            touch("touchMove", *middle(goal))
            has_arrived = goal.count() == 1
        touch("touchEnd")
        if has_arrived:
            break
    expect(dragged).to_have_count(0)
    expect(page.locator(f"[data-cell='{cell}']")).not_to_contain_text("empty")
    assert ana.complaints == []


def test_a_card_is_dragged_to_the_hand_and_nowhere_else(ana: Player) -> None:
    ana.wait_for_turn()
    cards = ana.page.locator(".hand .cards button")
    before = cards.count()
    drag(ana.page, ana.money.first, lambda: ana.page.locator(".market"))
    expect(cards).to_have_count(before)
    drag(ana.page, ana.money.first, lambda: ana.page.locator(".dock [data-drop=hand]"))
    expect(cards).to_have_count(before + 1)


def test_a_tile_is_given_to_dirk(ana: Player) -> None:
    give = ana.page.locator(".dock").get_by_role("button", name="give it to Dirk")
    while not give.count():
        ana.act(lays=False)
    before = len(asked(ana.page, "view?seat=0")["view"]["dirk"])
    ana.build_by(give.click, ana.main.click)
    expect(ana.told("to Dirk")).to_have_count(1)
    assert len(asked(ana.page, "view?seat=0")["view"]["dirk"]) == before + 1


def test_a_whole_game_is_played_with_keys_alone(visit: Visit) -> None:
    """One stays where the next thing is to be done: after the first one, nothing has to be looked for with Tab."""
    ana = Player(visit(), ["random"])
    page = ana.page
    wishes = [
        "dialog[open] footer button",
        ".dock .primary:enabled",
        ".spot.place, .spot.swap",
        ".dock [data-drop=reserve]",
        ".market .buyable",
        ".display .live:not([inert])",
    ]
    jumps = 0
    for _ in repeatedly():
        if ana.is_over and not ana.dialog.count():
            break
        at_rest = page.locator("[data-board][aria-busy=false]").count()
        offered = next((wish for wish in wishes if page.locator(wish).count()), None)
        if offered is None or not at_rest:
            page.wait_for_timeout(20)
            continue
        cell = offered == wishes[2]
        before = "dialog" in offered or has_come_to(page, "[role=gridcell]" if cell else offered)
        if not tab_to(page, ".palace [role=gridcell]" if cell else offered):
            continue
        if cell and not walk_to(page, offered):
            continue
        jumps += not before
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    assert jumps < 25
    assert ana.complaints == []


def walk_to(page: Page, where: str) -> bool:
    """Walk with arrow keys, in a spiral, as a person who looks for it would; false if it is out of reach first."""
    ways = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"]
    for length in range(1, 60):
        for _ in range(1 + length // 2):
            if has_focus(page, where):
                return True
            page.keyboard.press(ways[length % 4])
        if not is_in_reach(page, where):
            return False
    raise AssertionError(f"no arrow leads to {where}")


def test_keyboard_alone_buys_and_builds(ana: Player) -> None:
    while not ana.market.count():
        ana.act()
    ana.market.first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.main).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.main).to_have_count(0)
    ana.market.first.focus()
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".tray.urgent button").first).to_be_visible()
    while not ana.page.locator(".spot.place").count():
        ana.act()
    ana.page.locator("[role=gridcell][tabindex='0']").first.focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        ana.page.keyboard.press(key)
    expect(ana.page.locator("[role=gridcell]:focus")).to_have_count(1)
    site = ana.page.locator(".spot.place").first
    site.focus()
    cell = site.get_attribute("data-cell")
    ana.build_by(*[lambda: ana.page.keyboard.press("Enter")] * 2)
    expect(ana.page.locator(f"[data-cell='{cell}']")).not_to_contain_text("empty")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_everything_fits_and_can_be_used(visit: Visit, scan: Scan, theme: str) -> None:
    small = {"width": 360, "height": 740}
    page = visit(size="phone", viewport=small, color_scheme=theme, reduced_motion="no-preference")
    ana = Player(page, ["random", "random", "random"])
    while not {"bought", "built"} <= ana.done:
        ana.act()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert scan(page) == []
    assert ana.complaints == []


def built_up() -> State:
    """The first one has a palace so large that a phone offers to zoom, and a tile in hand that fits at its corner in
    the south-east, where the bar for that is."""
    game = granada.load("alhambra")
    state = game.new(players=2, seed=SEED)
    while True:
        moves = sorted(map(str, state.legal_moves()))
        places = sorted((move for move in moves if move.startswith("place")), key=south_east)
        if places and state.to_move == 0 and len(state.view(0).palaces[0]) >= 9:
            return state
        wanted = places[-1:] or [move for move in moves if move.startswith(("buy", "pay", "settle"))]
        state.play(game.parse(state, (wanted or moves)[0]))


def south_east(place: str) -> int:
    east, north = place.rpartition(" ")[2].split(",")
    return int(east) - int(north)


COVERED = """cells => cells.filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-cell]") !== cell);
}).map(({ dataset }) => dataset.cell)"""
"""The cells that something else lies on, in one of their corners."""


def test_on_a_phone_nothing_covers_a_cell_and_a_tap_on_its_middle_builds_there(visit: Visit) -> None:
    page = visit(size="phone")
    ana = Player(page, ["random"], begun=built_up())
    sites = page.locator(".spot.place")
    expect(sites.first).to_be_visible()
    assert sites.evaluate_all(COVERED) == []
    site = sites.last
    page.get_by_role("button", name="Zoom 2").tap()
    page.locator(".ground .scroll").evaluate("ground => ground.scrollTo(ground.scrollWidth, ground.scrollHeight)")
    assert site.evaluate_all(COVERED) == []
    cell, box = site.get_attribute("data-cell"), site.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.build_by(lambda: page.touchscreen.tap(*middle), ana.main.tap)
    expect(page.locator(f"[data-cell='{cell}']")).not_to_contain_text("empty")


def test_a_tap_on_a_cell_where_nothing_can_be_built_says_why(visit: Visit) -> None:
    page = visit(size="phone")
    ana = Player(page, ["random"], begun=built_up())
    expect(ana.sites.first).to_be_visible()
    page.locator(".spot.none[data-drop]").first.tap(force=True)
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text(re.compile("The walls do not match|A tile must have a tile of the palace|fountain"))
    ana.sites.first.tap()
    expect(told).to_have_count(0)
    assert ana.complaints == []


def test_a_hint_covers_nothing_that_it_points_at_on_a_tablet(visit: Visit) -> None:
    page = visit(viewport={"width": 820, "height": 1180}, has_touch=True)
    ana = Player(page, ["random", "random"])
    ana.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Do it")).to_be_visible()
    for part in (".market", ".display", ".palace > .ground", ".dock .bar", ".dock > .hand"):
        assert not do_overlap(hint, page.locator(part)), part


def test_it_is_told_when_the_next_scoring_can_come_and_what_it_would_bring_now(ana: Player) -> None:
    while not ana.told("Ana builds").count():
        ana.act()
    expect_turn(ana.page)
    view = asked(ana.page, "view?seat=0")["view"]
    coming = view["next_scoring"]
    expect(ana.page.locator(".supply")).to_contain_text(f"card {coming['soonest']} to {coming['latest']} from the top")
    table = ana.page.get_by_role("table", name="If the first scoring came now")
    totals = [f"+{sum(row)}" if sum(row) else "·" for row in view["if_scored_now"]["rows"]]
    expect(table.locator("tbody th")).to_have_text(["Ana", "Random", "Dirk"])
    expect(table.locator("tbody td:last-child")).to_have_text(totals)


def test_a_tile_explains_itself_and_leads_to_its_rule(ana: Player) -> None:
    ana.wait_for_turn()
    ana.page.locator(".market .tile").first.hover()
    rule = ana.page.get_by_role("tooltip").get_by_role("link", name="See the rules")
    expect(rule).to_have_attribute("href", re.compile("^/rules/alhambra#(buying|exact)$"))


def test_the_log_points_at_what_happened(ana: Player) -> None:
    while not ana.told("Ana builds").count():
        ana.act()
    ana.told("Ana builds").hover()
    expect(ana.page.locator(".palace .marked").first).to_be_visible()
    ana.page.mouse.move(5, 5)
    expect(ana.page.locator(".palace .marked")).to_have_count(0)


def test_another_palace_is_shown_large(ana: Player) -> None:
    ana.page.get_by_role("button", name=re.compile("show it large")).click()
    expect(ana.dialog.get_by_role("grid")).to_be_visible()


def test_who_watches_chooses_whose_palace_is_large(ana: Player, visit: Visit) -> None:
    spectator = visit(ana.page.url)
    large = spectator.get_by_role("grid")
    expect(large).to_have_accessible_name("Palace of Ana")
    spectator.get_by_role("button", name="Palace of Random: show it large").click()
    expect(large).to_have_accessible_name("Palace of Random")
