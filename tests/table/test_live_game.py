"""A game as what is left of its entries."""

import random
from collections.abc import Sequence
from contextlib import suppress
from copy import copy

import pytest

import granada
from granada.bots import RandomBot
from granada.kernel.choice import Question
from granada.kernel.errors import GranadaError, IllegalMove
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.protocol.telling import Teller
from granada.table import DaysPerMove, Entry, Kind, LiveClock, LiveGame, NoClock, NothingToTakeBack, Stale, TimeControl
from granada.table.faults import TableFault
from granada.table.live_game import MILESTONE, actions, lasting_moves, moves_of

PEOPLE = ("human", "human")


def begin(game: str = "alhambra", kinds: Sequence[str] = PEOPLE, control: TimeControl | None = None) -> LiveGame:
    rules = granada.load(game)
    header = rules.new(len(kinds), seed=42).header
    return LiveGame.begin(rules, Record.of(header, 42, (), None), kinds, control or NoClock(), at=0)


def entry(live: LiveGame, kind: Kind, seat: int, text: str = "", at: int = 0) -> Entry:
    return Entry(live.number + 1, kind, seat, text, at)


def legal(live: LiveGame, seat: int) -> list[str]:
    return [str(move) for move in live.state.legal_moves(seat)]


def move(live: LiveGame, text: str | None = None, at: int = 0) -> LiveGame:
    """The first legal move, or this one, of the player who has to decide."""
    seat = live.state.deciders[0]
    return live.after(entry(live, Kind.MOVE, seat, text or legal(live, seat)[0], at))


def test_the_game_before_an_entry_stays_as_it_was() -> None:
    live = begin()
    before = (live.number, live.state.dump(), live.clocks)
    after = move(live)
    assert (live.number, live.state.dump(), live.clocks) == before
    assert after.number == 1
    assert after.outcomes[-1].events


def test_a_game_replayed_from_its_entries_is_the_same_game() -> None:
    live, bot, entries = begin("sabika"), RandomBot(1), []
    while not live.state.over:
        seat = live.state.deciders[0]
        entries.append(entry(live, Kind.MOVE, seat, str(bot.choose(live.state, seat))))
        live = live.after(entries[-1])
    again = begin("sabika")
    for each in entries:
        again = again.after(each)
    assert again.state.dump() == live.state.dump()


def test_an_entry_must_be_the_next_one() -> None:
    live = move(begin())
    for number in (1, 3):
        with pytest.raises(Stale):
            live.after(Entry(number, Kind.MOVE, 0, "take florin-2", 0))


def test_an_illegal_move_is_no_entry() -> None:
    with pytest.raises(IllegalMove):
        move(begin(), "take ducat-1")


def test_a_preview_plays_nothing_and_goes_no_further_than_an_action() -> None:
    live = begin()
    before = live.state.dump()
    seat = live.state.deciders[0]
    question = live.question(seat)
    assert question is not None
    purchase = next(choice.moves for choice in question.choices() if len(choice.moves) > 1)
    assert live.preview(seat, purchase)[0].id == "alhambra-change-money"
    assert live.state.dump() == before
    with pytest.raises(IllegalMove):
        live.preview(seat, ["take ducat-1"])
    with pytest.raises(IllegalMove):
        live.preview(1 - seat, purchase)
    take = next(text for text in legal(live, seat) if text.startswith("take"))
    with pytest.raises(GranadaError) as refused:
        live.preview(seat, [take, take])
    assert refused.value.code == TableFault.ACTION_HAS_ENDED


def test_the_question_after_the_beginning_of_an_action_is_asked_without_playing_it() -> None:
    live = begin()
    while not (found := [choice for choice in asked(live).choices() if choice.begins]):
        live = move(live, legal(live, live.state.deciders[0])[0])
    before, seat = live.state.dump(), live.state.deciders[0]
    further = live.further(seat, found[0].moves)
    assert live.state.dump() == before
    whole = [(*found[0].moves, *choice.moves) for choice in further.choices() if not choice.begins]
    for moves in whole:
        bought = live.after(*moves_of(live, seat, moves, 0))
        following = bought.question(seat)
        assert following is None or following.title.id != "alhambra-paying"
    assert len(set(whole)) > sum(choice.moves[0] == found[0].moves[0] for choice in asked(live).choices()) - 1
    with pytest.raises(IllegalMove):
        live.further(seat, ["take ducat-1"])
    with pytest.raises(GranadaError) as refused:
        live.further(seat, [text for text in legal(live, seat) if text.startswith("take")][:1])
    assert refused.value.code == TableFault.ACTION_HAS_ENDED


def asked(live: LiveGame) -> Question:
    question = live.question(live.state.deciders[0])
    assert question is not None
    return question


def test_the_coach_of_the_game_speaks_to_who_has_to_decide_and_not_every_game_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = begin()
    seat = live.state.deciders[0]
    advice = live.coach(seat)
    assert advice is not None
    assert advice.id.startswith("alhambra-coach-")
    with pytest.raises(GranadaError, match="hint"):
        live.coach(1 - seat)
    monkeypatch.setattr("granada.table.live_game.part", lambda *_: None)
    with pytest.raises(GranadaError, match="hint"):
        live.coach(seat)


def test_who_has_not_seen_the_last_move_cannot_decide_what_follows_from_it() -> None:
    live = move(begin())
    seat = live.state.deciders[0]
    live.check_seen(seat, 1)
    for seen in (0, 2):
        with pytest.raises(Stale):
            live.check_seen(seat, seen)


def test_who_decides_at_the_same_time_need_not_have_seen_what_others_have_decided() -> None:
    live = begin("sabika")
    assert live.state.deciders == (0, 1)
    after = live.after(entry(live, Kind.MOVE, 1, legal(live, 1)[0]))
    after.check_seen(0, 0)
    with pytest.raises(Stale):
        after.check_seen(1, 0)


def test_own_moves_are_taken_back_as_the_rules_of_undo_allow() -> None:
    live = begin()
    seat = live.state.deciders[0]
    bought = move(live, next(text for text in legal(live, seat) if text.startswith("buy")))
    with pytest.raises(NothingToTakeBack):
        bought.after(entry(bought, Kind.UNDO, 1 - seat, "1"))
    for text in ("2", "0", "", "-1", "٣"):
        with pytest.raises(NothingToTakeBack):
            bought.after(entry(bought, Kind.UNDO, seat, text))
    back = bought.after(entry(bought, Kind.UNDO, seat, "1"))
    assert back.state.dump() == live.state.dump()
    assert back.number == 2
    back.check_seen(seat, 2)


def three_moves_later(kinds: Sequence[str] = PEOPLE) -> tuple[LiveGame, LiveGame]:
    start = begin(kinds=kinds)
    live = start
    for _ in range(3):
        live = move(live)
    return start, live


def test_more_is_taken_back_only_when_all_people_agree() -> None:
    start, live = three_moves_later()
    proposed = live.after(entry(live, Kind.PROPOSE, 0, "3"))
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
    _, live = three_moves_later()
    seat = live.state.deciders[0]
    proposed = live.after(entry(live, Kind.PROPOSE, 1 - seat, "1"))
    proposed.check_seen(seat, 3)
    assert move(proposed).proposal is None


def test_bots_are_not_asked_whether_they_agree() -> None:
    start, live = three_moves_later(kinds=("human", "random"))
    back = live.after(entry(live, Kind.PROPOSE, 0, "3"))
    assert back.state.dump() == start.state.dump()


def test_a_bot_plays_for_a_person_until_the_person_is_back() -> None:
    live = begin()
    seat = live.state.deciders[0]
    replaced = live.after(entry(live, Kind.TAKEOVER, seat, "random"))
    assert replaced.bots_to_decide == (seat,)
    with pytest.raises(GranadaError, match="already"):
        replaced.after(entry(replaced, Kind.TAKEOVER, seat, "random"))
    back = replaced.after(entry(replaced, Kind.RETURN, seat))
    assert back.people_to_decide == (seat,)
    with pytest.raises(GranadaError):
        back.after(entry(back, Kind.RETURN, seat))
    with pytest.raises(GranadaError, match="genius"):
        live.after(entry(live, Kind.TAKEOVER, seat, "genius"))


def test_the_clocks_of_bots_stand_still() -> None:
    live = begin(control=LiveClock(60))
    seat = live.state.deciders[0]
    assert live.clocks.running == (seat,)
    replaced = live.after(entry(live, Kind.TAKEOVER, seat, "random", at=10_000))
    assert replaced.clocks.running == ()
    assert replaced.clocks.left_at(50_000)[seat] == 50_000


def test_who_goes_and_comes_back_gains_no_time() -> None:
    for control in (LiveClock(60, increment=5), DaysPerMove(1)):
        live = begin(control=control)
        seat = live.state.deciders[0]
        left = live.clocks.left_at(10_000)
        replaced = live.after(entry(live, Kind.TAKEOVER, seat, "random", at=10_000))
        back = replaced.after(entry(replaced, Kind.RETURN, seat, at=20_000))
        assert (back.clocks.left, back.clocks.running) == (left, (seat,))


def test_who_plays_alone_gets_the_increment_for_each_turn_and_not_for_each_move() -> None:
    live, bot = begin("sabika", ("human",), LiveClock(60, increment=5)), RandomBot(1)
    moves = turns = 0
    while turns < 5:
        before, moves = live.state.turn, moves + 1
        live = move(live, str(bot.choose(live.state, 0)))
        turns += live.state.turn != before
        assert live.clocks.left == (60_000 + turns * 5000,)
    assert moves > turns


def ending(live: LiveGame, seat: int) -> list[str]:
    question = live.question(seat)
    assert question is not None
    return [choice.moves[0] for choice in question.choices() if choice.ends_turn]


def test_it_is_known_before_a_move_whether_it_ends_the_turn() -> None:
    live = begin("sabika")
    assert ending(live, 0) == [], "no turn has begun"
    while live.state.turn == 1 and not any(text.startswith("rest") for text in legal(live, 0)):
        live = move(live)
    seat = live.state.deciders[0]
    resting = [text for text in legal(live, seat) if text.startswith("rest")]
    assert set(resting) <= set(ending(live, seat))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_turn_ends_with_the_choices_of_which_that_was_said(game: str) -> None:
    live, chance, told = begin(game), random.Random(1), 0
    while not live.state.over:
        seat = live.state.deciders[0]
        question = live.question(seat)
        assert question is not None
        choice = chance.choice(question.choices())
        after = live.after(*moves_of(live, seat, choice.moves, at=0))
        ends = choice.ends_turn
        assert not ends or after.state.over or after.state.turn != live.state.turn
        assert ends or after.state.over or after.state.turn == live.state.turn or choice.moves[-1] == "renew"
        live, told = after, told + ends
    assert told >= 40
    assert live.question(seat) is None


def test_which_moves_end_the_turn_does_not_tell_what_is_hidden() -> None:
    """Where Yusuf's next card may ask for a decision within the turn."""
    rules = granada.load("sabika")
    header = rules.new(1, seed=0, events="0-3").header
    live = move(LiveGame.begin(rules, Record.of(header, 0, (), None), ("human",), NoClock(), at=0), "choose 7")
    assert legal(live, 0) == ["yusuf fez", "yusuf algiers"]
    told = set()
    for seed in range(20):
        other = copy(live)
        other.state = live.state.sample_hidden(0, seed)
        told.add(tuple(ending(other, 0)))
    assert len(told) == 1


def test_what_was_chosen_in_secret_stays_secret_when_choices_are_taken_back() -> None:
    live = begin("sabika", ("human",) * 3)
    chosen = []
    for seat in (0, 1):
        chosen.append(entry(live, Kind.MOVE, seat, legal(live, seat)[0]))
        live = live.after(chosen[-1])
    back = live.after(entry(live, Kind.PROPOSE, 2, "1"))
    for seat in (0, 1):
        back = back.after(entry(back, Kind.AGREE, seat))
    assert (back.state.secret_moves, back.proposal) == (1, None)
    for made in chosen:
        assert back.text_for(made, made.seat) == made.text
        assert back.text_for(made, 2) is None
        assert back.text_for(made, None) is None
    for seat in (1, 2):
        back = back.after(entry(back, Kind.MOVE, seat, legal(back, seat)[0]))
    assert back.text_for(chosen[0], None) == chosen[0].text
    assert (back.text_for(chosen[1], 0), back.text_for(chosen[1], 1)) == (None, chosen[1].text)


def test_in_a_long_game_moves_are_taken_back_without_playing_it_all_again() -> None:
    live, bot, past = begin("sabika", ("human",) * 3), RandomBot(1), []
    while not live.state.over:
        past.append(live)
        seat = live.state.deciders[0]
        live = live.after(entry(live, Kind.MOVE, seat, str(bot.choose(live.state, seat))))
    live = past.pop()
    assert live.state.played > 2 * MILESTONE
    for moves in (1, MILESTONE - 1, MILESTONE, 1):
        for seat, kind in enumerate((Kind.PROPOSE, Kind.AGREE, Kind.AGREE)):
            live = live.after(entry(live, kind, seat, str(moves)))
        del past[len(past) - moves + 1 :]
        assert live.state.dump() == past.pop().state.dump()
        assert live.state.played - live.milestones[-1].played < MILESTONE
    assert live.other_entries > 2 * MILESTONE


def test_the_longest_game_keeps_few_milestones_and_moves_are_still_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.table.live_game.MILESTONE", 2)
    monkeypatch.setattr("granada.table.live_game.MOST_MILESTONES", 4)
    live, past = begin(kinds=("human", "random")), []
    for _ in range(50):
        past.append(live)
        live = move(live)
        assert len(live.milestones) <= 4
        assert live.milestones[0].played == 0
    for moves in (1, 20, 20):
        live = live.after(entry(live, Kind.PROPOSE, 0, str(moves)))
        assert live.state.dump() == past[live.state.played].state.dump()


def test_when_the_game_is_over_nothing_more_happens() -> None:
    live = begin("sabika")
    while not live.state.over:
        live = move(live)
    assert live.milestones == ()
    for kind, text in ((Kind.UNDO, "1"), (Kind.PROPOSE, "1"), (Kind.TAKEOVER, "random"), (Kind.MOVE, "rest m")):
        with pytest.raises(GranadaError):
            live.after(entry(live, kind, 0, text))


@pytest.mark.parametrize("seed", range(5))
def test_what_was_not_taken_back_is_found_without_the_rules(seed: int) -> None:
    chance, kinds = random.Random(seed), ("human", "human", "random")
    live, log = begin("sabika", kinds), list[Entry]()
    for _ in range(300):
        kind, seat = chance.choice([Kind.MOVE] * 6 + list(Kind)), chance.randrange(3)
        texts = {Kind.MOVE: chance.choice(legal(live, seat) or [""]), Kind.TAKEOVER: "random"}
        happens = entry(live, kind, seat, texts.get(kind, str(chance.randint(1, 4))))
        with suppress(GranadaError):
            live = live.after(happens)
            log.append(happens)
    assert live.other_entries > 20
    moves = lasting_moves(log, kinds)
    assert [f"{move.seat} {move.text}" for move in moves] == live.state.past_moves()


PURCHASE = ("buy seraglio-8s", "pay dinar-9", "settle")


def action(live: LiveGame, seat: int, *texts: str, at: int = 0) -> list[Entry]:
    return moves_of(live, seat, texts, at, "a")


def test_the_moves_of_one_action_happen_all_or_not_at_all() -> None:
    start = begin()
    before = start.state.dump()
    with pytest.raises(IllegalMove):
        start.after(*action(start, 0, *PURCHASE[:2], "pay dinar-9"))
    assert start.state.dump() == before
    after = start.after(*action(start, 0, *PURCHASE))
    one_by_one = start
    for text in PURCHASE:
        one_by_one = move(one_by_one, text)
    assert after.state.dump() == one_by_one.state.dump()
    assert (after.number, after.since) == (one_by_one.number, one_by_one.since)
    assert [outcome.entry.text for outcome in after.outcomes] == list(PURCHASE)


def test_an_action_is_taken_back_as_a_whole() -> None:
    start = begin()
    after = start.after(*action(start, 0, *PURCHASE))
    assert after.whole_actions(1) == after.whole_actions(2) == 3
    back = after.after(entry(after, Kind.UNDO, 0, str(after.whole_actions(1))))
    assert back.state.dump() == start.state.dump()
    assert move(back, PURCHASE[0]).whole_actions(1) == 1


def test_an_action_ends_where_something_is_revealed_whatever_would_come_next() -> None:
    """Otherwise the reason of a refusal would tell what would have been revealed."""
    start = begin()
    codes = set()
    for text in ("take florin-2", "buy tower-11w", "nonsense"):
        with pytest.raises(GranadaError) as refused:
            start.after(*action(start, 0, "take florin-2", text))
        codes.add(refused.value.code)
    assert codes == {"action-has-ended"}


def test_the_entries_of_one_action_are_found_again_in_the_log() -> None:
    live = begin()
    bought = action(live, 0, *PURCHASE)
    others = [Entry(4, Kind.MOVE, 0, "x", 0), Entry(5, Kind.MOVE, 0, "x", 0), Entry(6, Kind.UNDO, 0, "1", 0)]
    assert [len(entries) for entries in actions(bought + others)] == [3, 1, 1, 1]
    assert [each for entries in actions(bought + others) for each in entries] == bought + others
    assert [each.key for each in bought] == ["", "", "a"]


def test_an_action_costs_its_seat_no_increment_and_gives_back_what_it_got() -> None:
    live = begin(control=LiveClock(60, 10))
    seat = live.state.deciders[0]
    after = live.after(*action(live, seat, *PURCHASE, at=1000))
    assert len(after.clocks.finished) == after.state.played == 3
    back = after.after(entry(after, Kind.UNDO, seat, "3", at=2000))
    assert back.clocks.finished == ()
    assert back.clocks.left_at(2000)[seat] == 58_000


@pytest.mark.parametrize("game", granada.GAMES)
def test_whatever_is_offered_as_one_choice_can_be_made_as_one_action(game: str) -> None:
    live, chance = begin(game), random.Random(3)
    while not live.state.over and live.number < 200:
        seat = live.state.deciders[0]
        question = live.question(seat)
        assert question is not None
        choices = [choice for group in question.groups for choice in group.choices]
        for choice in choices:
            live.after(*moves_of(live, seat, choice.moves, 0))
        live = live.after(*moves_of(live, seat, chance.choice(choices).moves, 0))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_legal_moves_are_listed_once_for_each_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves are needed three times between two moves: to ask, to play, and to tell all viewers. Lists that are
    made for a choice that is only tried do not count."""
    live, chance, teller = begin(game), random.Random(1), Teller(lambda: 0)
    while len(live.state.deciders) > 1:
        live = move(live)
    begun, states = live.state.played, [live.state]
    listings: list[tuple[State, int, int]] = []
    kind = type(live.state)
    list_codes = kind.legal_codes

    def counted(state: State, seat: int) -> object:
        listings.append((state, state.played, seat))
        return list_codes(state, seat)

    monkeypatch.setattr(kind, "legal_codes", counted)
    teller.view(live, 0)
    for _ in range(60):
        seat = live.state.deciders[0]
        asked = live.question(seat)
        assert asked is not None
        moves = chance.choice(asked.choices()).moves
        live = live.after(*moves_of(live, seat, moves, at=0))
        teller.entry(live, (0, 1, None))
        states.append(live.state)
    listed = [(played, seat) for state, played, seat in listings if any(state is known for known in states)]
    assert len(listed) == len(set(listed)) == live.state.played - begun + 1


def test_it_is_known_how_many_moves_lead_back_to_ones_own_last_one() -> None:
    live = begin("alhambra", ("human", "human"))
    seat = live.state.deciders[0]
    assert (live.back(0), live.back(1), live.back(None)) == (0, 0, 0)
    live = move(live)
    assert (live.back(seat), live.back(1 - seat)) == (1, 0)
    live = move(live)
    assert (live.back(seat), live.back(1 - seat)) == (2, 1)
    asked = live.after(entry(live, Kind.PROPOSE, seat, "2"))
    assert (asked.back(seat), asked.outcomes[0].taken_back) == (0, 0), "one proposal at a time"
    agreed = asked.after(entry(asked, Kind.AGREE, 1 - seat, ""))
    assert (agreed.state.played, agreed.outcomes[0].taken_back) == (0, 2)
