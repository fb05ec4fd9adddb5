"""Smaller things at a table and after a game: keys, what was taken back, sheets, proofs, replays by turn."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import RECORD, ask_server, asked, play_a_turn, start, tab_to

LINES = RECORD.read_text(encoding="utf-8").splitlines()
FIRST_MOVE = LINES.index("") + 1
BEFORE_TAKING = FIRST_MOVE + 79
"""The second player has bought a tower for the exact price, and now takes money before placing it."""
A_FEW_TURNS = 4


@pytest.fixture
def replay(visit: Visit) -> Page:
    """The replay of a finished game."""
    page = visit("/import")
    page.get_by_label("A file").set_input_files(RECORD)
    page.get_by_role("button", name="Import it").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def test_keys_go_on_to_the_palace_when_money_was_taken_and_a_tile_is_to_be_placed(visit: Visit) -> None:
    page = visit("/about", pace="normal", reduced_motion="no-preference")
    assert LINES[BEFORE_TAKING] == "1 take ducat-3"
    record = "\n".join(line for line in LINES[:BEFORE_TAKING] if not line.startswith("scores"))
    ask_server(page, "people/guest", {"name": "Ana"})
    seats = [{"kind": "random"}, {"kind": "me"}]
    page.goto(f"/table/{ask_server(page, 'records', {'record': record, 'seats': seats})['id']}")
    expect(page.locator(".display .live").first).to_be_visible()
    page.keyboard.press("b")
    assert tab_to(page, ".display .live")
    page.keyboard.press("Enter")  # Nothing is left to decide about the money, so that it is taken at once.
    expect(page.locator(".spot.place:focus")).to_have_count(1)


def test_what_was_taken_back_is_marked_in_the_log(visit: Visit) -> None:
    page = visit()
    start(page)
    play_a_turn(page)
    expect(page.locator(".taken-back")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    marked = page.locator("li.taken-back")
    expect(marked.first).to_contain_text("(Taken back)")
    expect(page.locator("li[data-n]").last).not_to_contain_text("(Taken back)")


def test_the_final_sheet_has_a_grand_total(replay: Page) -> None:
    replay.get_by_role("button", name="Score sheet").click()
    total = replay.get_by_role("row", name="Grand total")
    expect(total).to_have_count(1)
    scores = next(line for line in LINES if line.startswith("scores")).split()[1:]
    expect(total.get_by_role("cell")).to_contain_text(scores)
    names = replay.get_by_role("dialog").get_by_role("rowheader").all_inner_texts()
    assert all(name[0].isupper() for name in names), names


def test_the_answer_to_a_proof_is_in_sight(replay: Page) -> None:
    replay.set_viewport_size({"width": 1280, "height": 480})
    replay.get_by_role("button", name="Score sheet").click()
    replay.get_by_role("button", name="Verify the shuffles").click()
    expect(replay.get_by_role("dialog").get_by_role("status")).to_be_in_viewport()


def test_a_table_that_does_not_exist_has_the_header_of_every_page(visit: Visit) -> None:
    page = visit("/table/nowhere")
    expect(page.get_by_role("banner").get_by_role("link").first).to_be_visible()


def test_replays_go_by_turns_and_by_moves(replay: Page) -> None:
    def turn(at: int) -> int:
        return int(asked(replay, f"positions/{at}")["view"]["turn"])

    count = len(asked(replay, "replay")["entries"])
    on = replay.get_by_role("button", name="One turn on")
    at = 0
    for _ in range(A_FEW_TURNS):
        on.click()
        at = next(later for later in range(at + 1, count + 1) if turn(later) != turn(at))
        expect(replay.get_by_text(f"{at} of {count}", exact=True)).to_be_visible()
    assert at > A_FEW_TURNS
    replay.get_by_role("button", name="One step back").click()
    expect(replay.get_by_text(f"{at - 1} of {count}", exact=True)).to_be_visible()
    replay.get_by_role("button", name="One turn on").click()
    expect(replay.get_by_text(f"{at} of {count}", exact=True)).to_be_visible()
    replay.get_by_role("button", name="One turn back").click()
    replay.get_by_role("button", name="To the beginning").click()
    expect(replay.get_by_text(f"0 of {count}", exact=True)).to_be_visible()


def test_the_course_of_alhambra_tells_what_a_scoring_would_have_brought(replay: Page) -> None:
    replay.get_by_role("button", name="Score sheet").click()
    replay.get_by_role("tab", name="Statistics").click()
    expect(replay.get_by_role("figure")).to_contain_text("if it had been scored at each moment")
