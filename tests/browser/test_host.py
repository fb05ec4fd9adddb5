"""What a host in the browser does besides playing: the same as a server, for one person."""

import asyncio
import json
import os
import subprocess
import sys
from base64 import b64decode
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.browser.pages import MemoryStore, Page
from tests.browser.test_games import play_on

from granada.kernel.record import Record
from granada.protocol.patch import patched

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"
BUILT_IN = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
START = """
import asyncio, json, sys
from tests.browser.pages import MemoryStore, Page

def strangers():
    known = {"granada", "tests", "msgspec", "librt", "mypy_extensions", "typing_extensions"}
    roots = {name.partition(".")[0] for name in sys.modules}
    return sorted(roots - known - before - sys.stdlib_module_names)

async def run():
    page = Page(MemoryStore())
    await page.come()
    table = await page.open("sabika", "me", "master")
    await page.watch(table)
    await page.bots_have_played()
    await page.choose(page.choices()[0])
    for address in ("/games", "/games/sabika/content", f"/tables/{table}/replay", "/me/tables"):
        await page.get(address)
    print(json.dumps(strangers()))

before = {name.partition(".")[0] for name in sys.modules}
asyncio.run(run())
"""


def test_it_starts_and_plays_with_four_small_packages() -> None:
    """Others are not there, or come later."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    started = subprocess.run([sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True)
    assert started.stdout.strip() == "[]"


async def test_nobody_is_there_until_they_have_said_their_name() -> None:
    page = Page(MemoryStore())
    assert await page.ask("GET", "/me") == (200, None)
    for method, path in (("GET", "/me/tables"), ("PATCH", "/me"), ("DELETE", "/me")):
        status, answer = await page.ask(method, path, {"name": "Ana"})
        assert (status, answer["code"]) == (401, "not-signed-in")
    status, answer = await page.ask("POST", "/tables", {"game": "sabika", "seats": [{"kind": "me"}]})
    assert (status, answer["code"]) == (401, "not-signed-in")
    assert (await page.ask("POST", "/people/guest", {"name": " \n "}))[1]["code"] == "bad-name"
    await page.come("  Ana  Mar\u00eda ")
    assert await page.get("/me") == {
        "id": "here",
        "name": "Ana Mar\u00eda",
        "registered": False,
        "muted": [],
        "moderator": False,
    }
    assert await page.kill().get("/me") == await page.get("/me")


async def test_a_new_name_is_that_of_past_games_too(page: Page) -> None:
    table = await page.open("sabika", "me", "random")
    both = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}]}
    other = (await page.ask("POST", "/tables", both))[1]["id"]
    await page.watch(table)
    assert (await page.ask("PATCH", "/me", {"name": "Cleo"}))[1]["name"] == "Cleo"
    assert page.last("table")["table"]["seats"][0]["name"] == "Cleo"
    seats = (await page.kill().get(f"/tables/{other}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Cleo", "Ben"]


async def test_a_person_who_goes_leaves_nothing_behind(page: Page) -> None:
    await page.open("sabika", "me")
    assert await page.ask("DELETE", "/me") == (204, "")
    assert not page.store.heads
    assert not page.store.logs
    assert await page.get("/me") is None


async def test_the_list_begins_with_games_that_wait_and_cleared_ones_are_forgotten(page: Page) -> None:
    over = await page.open("alhambra", "me", "random")
    await page.watch(over)
    await play_on(page, seed=1)
    waits, other = await page.open("sabika", "me"), await page.open("alhambra", "me", "me")
    mine = await Page(page.store).get("/me/tables")
    assert [each["table"]["id"] for each in mine][-1] == over
    assert [each["your_turn"] for each in mine] == [True, True, False]
    status, refusal = await page.ask("POST", "/me/tables/clear", {"tables": [waits, "here-nothing"]})
    assert (status, refusal["code"]) == (404, "no-such-table")
    assert len(await page.get("/me/tables")) == 3
    assert (await page.ask("POST", "/me/tables/clear", {"tables": [waits, over]}))[0] == 204
    assert [each["table"]["id"] for each in await page.get("/me/tables")] == [other]
    assert page.last("table")["table"]["status"] == "closed"


async def test_moves_are_taken_back_and_previewed_and_the_coach_speaks(page: Page) -> None:
    table = await page.open("sabika", "me")
    await page.watch(table)
    before = page.view
    preview = await page.say("preview", seat=0, n=0, moves=page.choices()[0])
    assert preview["type"] == "changes"
    assert page.view == before
    assert (await page.say("coach", seat=0, n=0))["type"] == "advice"
    for _ in range(40):
        await page.choose(page.choices()[0])
        if page.view["undoable"]:
            break
    played = page.n
    undone = await page.say("undo", seat=0, n=page.n, moves=1)
    assert (undone["type"], undone["kind"], undone["n"]) == ("entry", "undo", played + 1)
    assert page.view == (await page.get(f"/tables/{table}/view?seat=0"))["view"]


async def test_a_master_gives_hints_that_can_be_played(page: Page) -> None:
    for game in ("alhambra", "sabika"):
        table = await page.open(game, "me", "random")
        await page.watch(table)
        await page.bots_have_played()
        status, hint = await page.ask("POST", f"/tables/{table}/hint", {"seat": 0, "n": page.n})
        assert status == 200
        assert hint["points"] == pytest.approx(sum(hint["gains"].values()))
        assert (await page.choose(hint["steps"][0]["choice"]["moves"]))["type"] == "entry"
    closed = await page.open("sabika", "me", hints=False)
    assert (await page.ask("POST", f"/tables/{closed}/hint", {"seat": 0, "n": 0}))[1]["code"] == "no-hints-here"


async def test_people_at_one_screen_take_back_together_what_one_of_them_proposes(page: Page) -> None:
    table = await page.open("alhambra", "me", "me", "me")
    await page.watch(table)
    for _ in range(12):
        seat = page.view["to_move"]
        await page.say("look", seat=seat)
        await page.choose(page.choices()[0], seat)
    moves = page.view["moves"] if "moves" in page.view else (await page.get(f"/tables/{table}/view"))["moves"]
    proposed = await page.say("propose", seat=0, n=page.n, moves=3)
    assert proposed["type"] == "entry"
    assert (await page.get(f"/tables/{table}/view"))["moves"] <= moves - 3
    kinds = [entry["kind"] for entry in (await page.get(f"/tables/{table}/log"))["entries"]]
    assert kinds[-3:] == ["propose", "agree", "agree"]


async def test_bots_play_on_for_a_person_who_leaves_while_somebody_looks_on_and_give_the_seat_back(page: Page) -> None:
    table = await page.open("sabika", "me", "random")
    assert await page.ask("POST", f"/tables/{table}/leave") == (204, "")
    for _ in range(50):
        await asyncio.sleep(0)
    assert (await page.get(f"/tables/{table}/view"))["n"] < 20
    await page.watch(table)
    while page.n < 20:
        await asyncio.sleep(0)
    returned = await page.say("return", seat=0, n=page.n)
    assert (returned["type"], returned["kind"]) == ("entry", "return")
    await page.bots_have_played()
    assert page.choices()
    assert page.last("table")["table"]["seats"][0]["stand_in"] == ""


async def test_a_bot_that_fails_is_replaced_by_its_stand_in(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("a bot has no idea")

    monkeypatch.setattr("granada.bots.novice.Novice.choose", fails)
    table = await page.open("alhambra", "me", "novice")
    await page.watch(table)
    await play_on(page, seed=1, most=12)
    await page.bots_have_played()
    assert any(entry["seat"] == 1 for entry in (await page.get(f"/tables/{table}/log"))["entries"])


async def test_a_game_is_played_again_with_the_same_seats(page: Page) -> None:
    table = await page.open("sabika", "me", options={"yusuf": "hard"})
    assert (await page.ask("POST", f"/tables/{table}/rematch"))[1]["code"] == "not-over"
    await page.watch(table)
    await play_on(page, seed=1)
    status, again = await page.ask("POST", f"/tables/{table}/rematch")
    assert status == 200
    assert (again["status"], again["options"]["yusuf"]) == ("playing", "hard")
    assert page.last("table")["table"]["rematch"] == again["id"]
    assert (await page.kill().ask("POST", f"/tables/{table}/rematch"))[1]["id"] == again["id"]
    commitments = {(await page.get(f"/tables/{each}"))["commitment"] for each in (table, again["id"])}
    assert len(commitments) == 2


async def test_bots_that_play_again_may_be_of_another_kind(page: Page) -> None:
    record = (RECORDS / "alhambra-2-players.txt").read_text(encoding="utf-8")
    seats = [{"kind": "novice"}, {"kind": "me"}]
    _, over = await page.ask("POST", "/records", {"record": record, "seats": seats})
    path = f"/tables/{over['id']}/rematch"
    assert (await page.ask("POST", path, {"bots": {"0": "robot"}}))[1]["code"] == "no-such-bot"
    _, again = await page.ask("POST", path, {"bots": {"0": "apprentice", "1": "master"}})
    assert [seat["kind"] for seat in again["seats"]] == ["apprentice", "human"]


async def test_every_moment_of_a_game_can_be_seen_again_and_its_points_and_deeds(page: Page) -> None:
    table = await page.open("sabika", "me")
    assert (await page.ask("GET", f"/tables/{table}/statistics"))[1]["code"] == "not-over"
    await page.watch(table)
    views = [page.view]
    while not page.view["over"]:
        await page.choose(page.choices()[0][:1])
        views.append(page.view)
    replay = await page.get(f"/tables/{table}/replay?seat=0")
    view = replay["view"]
    assert view == views[0]
    for entry, shown in zip(replay["entries"], views[1:], strict=True):
        view = patched(view, entry["change"])
        assert view == shown
    assert (await page.get(f"/tables/{table}/positions/7?seat=0"))["view"] == views[7]
    rest = await page.get(f"/tables/{table}/replay?seat=0&after={len(views) - 3}")
    assert [entry["n"] for entry in rest["entries"]] == [len(views) - 2, len(views) - 1]
    scorings = (await page.get(f"/tables/{table}/sheet"))["scorings"]
    assert sum(scorings[-1]["rows"][0]) == page.view["scores"][0]
    assert (await page.get(f"/tables/{table}/statistics"))["moves"] == len(views) - 1


async def test_a_person_sees_what_they_have_done_in_finished_games(page: Page) -> None:
    table = await page.open("alhambra", "me", "random")
    assert (await page.get("/people/here"))["results"] == []
    await page.watch(table)
    await play_on(page, seed=1)
    profile = await page.kill().get("/people/here")
    [results] = profile["results"]
    assert (profile["name"], profile["played"]) == ("Ana", {"alhambra": 1})
    assert (results["players"], results["best"]) == (2, page.view["scores"][0])
    assert results["against_bots"]["played"] == 1
    assert results["won"] == (page.last("table")["table"]["winners"] == [0])
    assert (await page.ask("GET", "/people/somebody"))[1]["code"] == "no-such-person"


async def test_a_record_is_brought_in_and_played_on(page: Page) -> None:
    table = await page.open("alhambra", "me", "random")
    await page.watch(table)
    await play_on(page, seed=1, most=5)
    await play_on(page, seed=1)
    record = Record.read((await page.ask("GET", f"/tables/{table}/record?form=text"))[1])
    status, whole = await page.ask("POST", "/records", {"record": record.to_json()})
    assert status == 201
    assert (whole["status"], whole["imported"], whole["scores"]) == ("over", True, list(record.scores or ()))
    assert (await page.get(f"/tables/{whole['id']}/proof"))["moves"] == len(record.moves)
    seats = [{"kind": "random"}, {"kind": "me"}]
    status, begun = await page.ask(
        "POST", "/records", {"record": record.until(9).to_json(), "seats": seats, "offline": True}
    )
    assert (status, begun["status"], begun["yours"]) == (201, "playing", [1])
    assert (whole["offline"], begun["offline"]) == (False, True)
    again = page.kill()
    await again.watch(begun["id"])
    await again.bots_have_played()
    assert again.n >= 9
    assert (await again.choose(again.choices()[0], 1))["type"] == "entry"
    false = record.to_json().replace(record.moves[3], "0 fly")
    assert (await page.ask("POST", "/records", {"record": false}))[1]["code"] == "move-against-rules"


async def test_a_game_that_goes_on_can_be_handed_over(page: Page) -> None:
    table = await page.open("sabika", "me")
    await page.watch(table)
    await page.choose(page.choices()[0])
    published = await page.get(f"/tables/{table}/record?form=json")
    assert published["seed"] is None
    whole = await page.get(f"/tables/{table}/record?form=json&whole=true")
    status, there = await page.ask("POST", "/records", {"record": json.dumps(whole), "offline": True})
    assert (status, there["status"], there["offline"]) == (201, "playing", True)
    assert there["commitment"] == page.last("table")["table"]["commitment"]


async def test_people_play_with_an_edition_of_their_own(page: Page) -> None:
    mine = BUILT_IN.replace('edition = "granada-1"', 'edition = "mine"')
    table = await page.open("sabika", "me", "random", edition=mine)
    other = page.kill()
    assert (await other.get(f"/tables/{table}"))["own_edition"]
    assert (await other.ask("GET", f"/tables/{table}/edition"))[1] == mine
    assert (await other.get(f"/games/sabika/content?table={table}"))["edition"] == "mine"
    assert (await other.get("/games/sabika/content"))["edition"] == "granada-1"
    await other.watch(table)
    await play_on(other, seed=1, most=2)
    seats = [{"kind": "me"}]
    status, refusal = await page.ask("POST", "/tables", {"game": "sabika", "seats": seats, "edition": "edition = 3"})
    assert (status, refusal["code"]) == (400, "bad-content")


async def test_words_and_forms_for_editions_are_in_the_language_that_is_asked_for(page: Page) -> None:
    spanish = await page.get("/games/sabika/words/es?players=3")
    assert spanish["things"]["brief"]["gain(dinar,2)"] == "2 dinares"
    tree = (await page.get("/games/sabika/edition"))["tree"]
    status, draft = await page.ask("POST", "/games/sabika/edition/pl", {"tree": tree})
    assert (status, draft["faults"]) == (200, [])
    assert "forms" in await page.get("/games/alhambra/catalogue/ru")


async def test_clocks_run_and_a_bot_may_take_over_when_one_has_run_out(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await page.open("alhambra", "me", "me", control={"kind": "live", "bank": 60})
    await page.watch(table)
    seat = page.view["to_move"]
    assert page.last("view")["clock"]["running"] == [seat]
    refused = await page.say("takeover", seat=seat, n=0)
    assert refused["refusal"]["code"] == "time-left"
    monkeypatch.setattr("granada.browser.table.time.time", lambda: 4e9)
    taken = await page.say("takeover", seat=seat, n=0)
    assert (taken["type"], taken["kind"]) == ("entry", "takeover")


async def test_nobody_reads_messages_here_and_other_addresses_are_unknown(page: Page) -> None:
    table = await page.open("sabika", "me")
    assert not await page.watch(table, "?seat=1")
    assert page.told[-1]["refusal"]["code"] == "not-your-seat"
    assert not await page.watch("here-nothing")
    assert page.told[-1]["refusal"]["code"] == "no-such-table"
    assert await page.watch(table)
    assert (await page.say("say", text="hello"))["refusal"]["code"] == "nobody-listens"
    for method, path in (("GET", "/nothing"), ("PUT", "/me"), ("GET", "/tables/a/b/c")):
        status, answer = await page.ask(method, path)
        assert (status, answer["code"]) == (404, "not-found")
    status, answer = await page.ask("POST", "/tables", {"game": "sabika", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (status, answer["code"]) == (400, "no-such-bot")
    assert (await page.ask("DELETE", f"/tables/{table}"))[1]["code"] == "already-started"


async def test_a_table_of_another_version_does_not_hide_the_others(page: Page) -> None:
    table = await page.open("sabika", "me")
    page.store.heads["here-strange"] = '{"table": {"id": "here-strange"}}'
    assert [each["table"]["id"] for each in await page.kill().get("/me/tables")] == [table]


async def test_a_game_that_began_with_other_rules_can_still_be_saved(page: Page) -> None:
    table = await page.open("sabika", "me")
    await page.watch(table)
    await page.choose(page.choices()[0])
    page.store.heads[table] = page.store.heads[table].replace('"rules":', '"rules":9')
    later = page.kill()
    assert not await later.watch(table)
    assert later.told[-1]["refusal"]["code"] == "other-rules"
    assert not (await later.get("/me/tables"))[0]["your_turn"]
    record = Record.read((await later.ask("GET", f"/tables/{table}/record?form=text"))[1])
    assert len(record.moves) == page.n


def of_another_version(page: Page, table: str) -> None:
    """It has an older form: something that is needed now is not there, and something else is."""
    head = json.loads(page.store.heads[table])
    del head["table"]["control"], head["since"]
    head["table"]["clock"] = "none"
    page.store.heads[table] = json.dumps(head)


async def test_a_game_of_another_version_is_listed_and_can_be_saved_and_cleared(page: Page) -> None:
    table, other = await page.open("sabika", "me"), await page.open("sabika", "me")
    await page.watch(table)
    await page.choose(page.choices()[0])
    of_another_version(page, table)
    kept = page.store.heads[table]
    later = page.kill()
    mine = {each["table"]["id"]: each for each in await later.get("/me/tables")}
    assert mine.keys() == {table, other}
    assert not mine[table]["your_turn"]
    assert [seat["name"] for seat in mine[table]["table"]["seats"]] == ["Ana"]
    assert not await later.watch(table)
    assert later.told[-1]["refusal"]["code"] == "other-version"
    record = Record.read((await later.ask("GET", f"/tables/{table}/record?form=text&whole=true"))[1])
    assert len(record.moves) == page.n
    assert (await later.ask("POST", "/records", {"record": record.to_json()}))[0] == 201
    # Nothing of what cannot be read is lost.
    await later.ask("PATCH", "/me", {"name": "Cleo"})
    assert later.store.heads[table] == kept
    assert (await later.ask("POST", "/me/tables/clear", {"tables": [table]}))[0] == 204
    assert table not in {each["table"]["id"] for each in await later.get("/me/tables")}


async def test_a_finished_game_of_another_version_is_not_played_again(page: Page) -> None:
    table = await page.open("alhambra", "me", "random")
    await page.watch(table)
    await play_on(page, seed=1)
    of_another_version(page, table)
    later = page.kill()
    status, refusal = await later.ask("POST", f"/tables/{table}/rematch")
    assert (status, refusal["code"]) == (409, "other-version")
    assert len(later.store.heads) == 1


async def test_all_games_come_in_one_file_as_they_are(page: Page) -> None:
    playing, over = await page.open("sabika", "me"), await page.open("alhambra", "me", "random")
    await page.watch(playing)
    await page.choose(page.choices()[0])
    await page.watch(over)
    await play_on(page, seed=1)
    own = (await page.ask("POST", "/tables", {"game": "sabika", "seats": [{"kind": "me"}], "edition": BUILT_IN}))[1]
    with ZipFile(BytesIO(b64decode((await page.ask("GET", "/me/records"))[1]))) as archive:
        found = {name: archive.read(name).decode() for name in archive.namelist()}
    assert found.keys() == {
        f"sabika-{playing}.json",
        f"alhambra-{over}.json",
        f"sabika-{own['id']}.json",
        f"sabika-{own['id']}.toml",
    }
    assert json.loads(found[f"alhambra-{over}.json"]) == await page.get(f"/tables/{over}/record")
    # Another browser plays on.
    other = Page(MemoryStore())
    await other.come()
    status, table = await other.ask("POST", "/records", {"record": found[f"sabika-{playing}.json"]})
    assert (status, table["status"]) == (201, "playing")
