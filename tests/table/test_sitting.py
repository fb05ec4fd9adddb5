"""A game as what is left of its entries."""

import random
from collections.abc import Sequence
from contextlib import suppress
from copy import copy

import pytest

import granada
from granada.bots import RandomBot
from granada.kernel.errors import GranadaError, IllegalMove
from granada.kernel.record import Record
from granada.table import DaysPerMove, Entry, Kind, LiveClock, NoClock, NothingToTakeBack, Sitting, Stale, TimeControl
from granada.table.sitting import MILESTONE, lasting_moves

PEOPLE = ("human", "human")


def begin(game: str = "alhambra", kinds: Sequence[str] = PEOPLE, control: TimeControl | None = None) -> Sitting:
    rules = granada.load(game)
    header = rules.new(len(kinds), seed=42).header
    return Sitting.begin(rules, Record.of(header, 42, (), None), kinds, control or NoClock(), at=0)


def entry(sitting: Sitting, kind: Kind, seat: int, text: str = "", at: int = 0) -> Entry:
    return Entry(sitting.number + 1, kind, seat, text, at)


def move(sitting: Sitting, text: str | None = None, at: int = 0) -> Sitting:
    """The first legal move, or this one, of whoever has to decide."""
    seat = sitting.state.deciders[0]
    return sitting.after(entry(sitting, Kind.MOVE, seat, text or (sitting.legal(seat) or [""])[0], at))


def test_the_sitting_before_an_entry_stays_as_it_was() -> None:
    sitting = begin()
    before = (sitting.number, sitting.state.dump(), sitting.clocks)
    after = move(sitting)
    assert (sitting.number, sitting.state.dump(), sitting.clocks) == before
    assert after.number == 1
    assert after.events


def test_a_game_replayed_from_its_entries_is_the_same_game() -> None:
    sitting, bot, entries = begin("sabika"), RandomBot(1), []
    while not sitting.state.over:
        seat = sitting.state.deciders[0]
        entries.append(entry(sitting, Kind.MOVE, seat, str(bot.choose(sitting.state, seat))))
        sitting = sitting.after(entries[-1])
    again = begin("sabika")
    for each in entries:
        again = again.after(each)
    assert again.state.dump() == sitting.state.dump()


def test_an_entry_must_be_the_next_one() -> None:
    sitting = move(begin())
    for number in (1, 3):
        with pytest.raises(Stale):
            sitting.after(Entry(number, Kind.MOVE, 0, "take florin-2", 0))


def test_an_illegal_move_is_no_entry() -> None:
    with pytest.raises(IllegalMove):
        move(begin(), "take ducat-1")


def test_who_has_not_seen_the_last_move_cannot_decide_what_follows_from_it() -> None:
    sitting = move(begin())
    seat = sitting.state.deciders[0]
    sitting.check_seen(seat, 1)
    for seen in (0, 2):
        with pytest.raises(Stale):
            sitting.check_seen(seat, seen)


def test_who_decides_at_the_same_time_need_not_have_seen_what_others_have_decided() -> None:
    sitting = begin("sabika")
    assert sitting.state.deciders == (0, 1)
    after = sitting.after(entry(sitting, Kind.MOVE, 1, (sitting.legal(1) or [""])[0]))
    after.check_seen(0, 0)
    with pytest.raises(Stale):
        after.check_seen(1, 0)


def test_own_moves_are_taken_back_as_the_rules_of_undo_allow() -> None:
    sitting = begin()
    seat = sitting.state.deciders[0]
    bought = move(sitting, next(text for text in sitting.legal(seat) or [] if text.startswith("buy")))
    with pytest.raises(NothingToTakeBack):
        bought.after(entry(bought, Kind.UNDO, 1 - seat, "1"))
    for text in ("2", "0", "", "-1", "٣"):
        with pytest.raises(NothingToTakeBack):
            bought.after(entry(bought, Kind.UNDO, seat, text))
    back = bought.after(entry(bought, Kind.UNDO, seat, "1"))
    assert back.state.dump() == sitting.state.dump()
    assert back.number == 2
    back.check_seen(seat, 2)


def three_moves_later(kinds: Sequence[str] = PEOPLE) -> tuple[Sitting, Sitting]:
    start = begin(kinds=kinds)
    sitting = start
    for _ in range(3):
        sitting = move(sitting)
    return start, sitting


def test_more_is_taken_back_only_when_all_people_agree() -> None:
    start, sitting = three_moves_later()
    proposed = sitting.after(entry(sitting, Kind.PROPOSE, 0, "3"))
    assert proposed.state.played == 3
    with pytest.raises(GranadaError):
        proposed.after(entry(proposed, Kind.AGREE, 0))
    agreed = proposed.after(entry(proposed, Kind.AGREE, 1))
    assert agreed.state.dump() == start.state.dump()
    declined = proposed.after(entry(proposed, Kind.DECLINE, 1))
    assert (declined.proposal, declined.state.played) == (None, 3)
    with pytest.raises(GranadaError):
        declined.after(entry(declined, Kind.AGREE, 1))


def test_a_proposal_does_not_keep_anybody_from_deciding() -> None:
    _, sitting = three_moves_later()
    seat = sitting.state.deciders[0]
    proposed = sitting.after(entry(sitting, Kind.PROPOSE, 1 - seat, "1"))
    proposed.check_seen(seat, 3)
    assert move(proposed).proposal is None


def test_bots_are_not_asked_whether_they_agree() -> None:
    start, sitting = three_moves_later(kinds=("human", "random"))
    back = sitting.after(entry(sitting, Kind.PROPOSE, 0, "3"))
    assert back.state.dump() == start.state.dump()


def test_a_bot_plays_for_a_person_until_the_person_is_back() -> None:
    sitting = begin()
    seat = sitting.state.deciders[0]
    replaced = sitting.after(entry(sitting, Kind.TAKEOVER, seat, "random"))
    assert replaced.bots_to_decide == (seat,)
    with pytest.raises(GranadaError, match="already"):
        replaced.after(entry(replaced, Kind.TAKEOVER, seat, "random"))
    back = replaced.after(entry(replaced, Kind.RETURN, seat))
    assert back.people_to_decide == (seat,)
    with pytest.raises(GranadaError):
        back.after(entry(back, Kind.RETURN, seat))
    with pytest.raises(GranadaError, match="genius"):
        sitting.after(entry(sitting, Kind.TAKEOVER, seat, "genius"))


def test_the_clocks_of_bots_stand_still() -> None:
    sitting = begin(control=LiveClock(60))
    seat = sitting.state.deciders[0]
    assert sitting.clocks.running == (seat,)
    replaced = sitting.after(entry(sitting, Kind.TAKEOVER, seat, "random", at=10_000))
    assert replaced.clocks.running == ()
    assert replaced.clocks.left_at(50_000)[seat] == 50_000


def test_who_goes_and_comes_back_gains_no_time() -> None:
    for control in (LiveClock(60, increment=5), DaysPerMove(1)):
        sitting = begin(control=control)
        seat = sitting.state.deciders[0]
        left = sitting.clocks.left_at(10_000)
        replaced = sitting.after(entry(sitting, Kind.TAKEOVER, seat, "random", at=10_000))
        back = replaced.after(entry(replaced, Kind.RETURN, seat, at=20_000))
        assert (back.clocks.left, back.clocks.running) == (left, (seat,))


def test_who_plays_alone_gets_the_increment_for_each_turn_and_not_for_each_move() -> None:
    sitting, bot = begin("sabika", ("human",), LiveClock(60, increment=5)), RandomBot(1)
    moves = turns = 0
    while turns < 5:
        before, moves = sitting.state.turn, moves + 1
        sitting = move(sitting, str(bot.choose(sitting.state, 0)))
        turns += sitting.state.turn != before
        assert sitting.clocks.left == (60_000 + turns * 5000,)
    assert moves > turns


def test_it_is_known_before_a_move_whether_it_ends_the_turn() -> None:
    sitting = begin("sabika")
    assert sitting.ending(0) == [], "no turn has begun"
    while sitting.state.turn == 1 and not any(text.startswith("rest") for text in sitting.legal(0) or []):
        sitting = move(sitting)
    seat = sitting.state.deciders[0]
    ending = sitting.ending(seat) or []
    assert ending
    assert all(text.startswith("rest") for text in ending)


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_turn_ends_with_the_moves_of_which_that_was_said(game: str) -> None:
    sitting, bot, told = begin(game), RandomBot(1), 0
    while not sitting.state.over:
        seat = sitting.state.deciders[0]
        text = str(bot.choose(sitting.state, seat))
        ends = text in (sitting.ending(seat) or [])
        after = move(sitting, text)
        assert ends == (after.state.over or after.state.turn != sitting.state.turn)
        sitting, told = after, told + ends
    assert told > 40
    assert sitting.ending(seat) is None


def test_which_moves_end_the_turn_does_not_tell_what_is_hidden() -> None:
    """Where Yusuf's next card may ask for a decision within the turn."""
    rules = granada.load("sabika")
    header = rules.new(1, seed=0, events="0-3").header
    sitting = move(Sitting.begin(rules, Record.of(header, 0, (), None), ("human",), NoClock(), at=0), "choose 7")
    assert sitting.legal(0) == ["yusuf fez", "yusuf algiers"]
    told = set()
    for seed in range(20):
        other = copy(sitting)
        other.state = sitting.state.sample_hidden(0, seed)
        told.add(tuple(other.ending(0) or []))
    assert len(told) == 1


def test_what_was_chosen_in_secret_stays_secret_when_choices_are_taken_back() -> None:
    sitting = begin("sabika", ("human",) * 3)
    chosen = []
    for seat in (0, 1):
        chosen.append(entry(sitting, Kind.MOVE, seat, (sitting.legal(seat) or [""])[0]))
        sitting = sitting.after(chosen[-1])
    back = sitting.after(entry(sitting, Kind.PROPOSE, 2, "1"))
    for seat in (0, 1):
        back = back.after(entry(back, Kind.AGREE, seat))
    assert (back.state.secret_moves, back.proposal) == (1, None)
    for made in chosen:
        assert back.text_for(made, made.seat) == made.text
        assert back.text_for(made, 2) is None
        assert back.text_for(made, None) is None
    for seat in (1, 2):
        back = back.after(entry(back, Kind.MOVE, seat, (back.legal(seat) or [""])[0]))
    assert back.text_for(chosen[0], None) == chosen[0].text
    assert (back.text_for(chosen[1], 0), back.text_for(chosen[1], 1)) == (None, chosen[1].text)


def test_in_a_long_game_moves_are_taken_back_without_playing_it_all_again() -> None:
    sitting, bot, past = begin("sabika", ("human",) * 3), RandomBot(1), []
    while not sitting.state.over:
        past.append(sitting)
        seat = sitting.state.deciders[0]
        sitting = sitting.after(entry(sitting, Kind.MOVE, seat, str(bot.choose(sitting.state, seat))))
    sitting = past.pop()
    assert sitting.state.played > 2 * MILESTONE
    for moves in (1, MILESTONE - 1, MILESTONE, 1):
        for seat, kind in enumerate((Kind.PROPOSE, Kind.AGREE, Kind.AGREE)):
            sitting = sitting.after(entry(sitting, kind, seat, str(moves)))
        del past[len(past) - moves + 1 :]
        assert sitting.state.dump() == past.pop().state.dump()
        assert sitting.state.played - sitting.milestones[-1].played < MILESTONE
    assert sitting.asides > 2 * MILESTONE


def test_when_the_game_is_over_nothing_more_happens() -> None:
    sitting = begin("sabika")
    while not sitting.state.over:
        sitting = move(sitting)
    for kind, text in ((Kind.UNDO, "1"), (Kind.PROPOSE, "1"), (Kind.TAKEOVER, "random"), (Kind.MOVE, "rest m")):
        with pytest.raises(GranadaError):
            sitting.after(entry(sitting, kind, 0, text))


@pytest.mark.parametrize("seed", range(5))
def test_what_was_not_taken_back_is_found_without_the_rules(seed: int) -> None:
    chance, kinds = random.Random(seed), ("human", "human", "random")
    sitting, log = begin("sabika", kinds), list[Entry]()
    for _ in range(300):
        kind, seat = chance.choice([Kind.MOVE] * 6 + list(Kind)), chance.randrange(3)
        texts = {Kind.MOVE: chance.choice(sitting.legal(seat) or [""]), Kind.TAKEOVER: "random"}
        happens = entry(sitting, kind, seat, texts.get(kind, str(chance.randint(1, 4))))
        with suppress(GranadaError):
            sitting = sitting.after(happens)
            log.append(happens)
    assert sitting.asides > 20
    moves = lasting_moves(log, kinds)
    assert [f"{move.seat} {move.text}" for move in moves] == sitting.state.past_moves()
