"""What every game must do. Each claim is checked over whole random games of every kind.

The author of a game lets pytest check it in the same way:

    from granada.conformance import PluginConformance


    class TestPearls(PluginConformance):
        game = GAME

This module needs pytest; Granada itself does not.
"""

import contextlib
import copy
import json
from collections.abc import Iterator, Sequence

import msgspec
import pytest
from _pytest.mark.structures import ParameterSet

from granada.kernel.chance import Chance
from granada.kernel.choice import Choice
from granada.kernel.errors import BadOption, BadRecord, GranadaError, IllegalMove, Reason
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.playout import playout
from granada.kernel.record import Record
from granada.kernel.state import Move, State
from granada.kernel.view import View
from granada.locale import LANGUAGES, Texts
from granada.plugins import plugins
from granada.wording import saying_of


class Setup:
    """One way to set up a game, and a random game on it."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *self.options.values()])

    def begin(self, seed: int = 1) -> State:
        return self.game.new(self.players, seed, **self.options)

    def walk(self, seed: int = 1) -> Iterator[tuple[State, Move, int]]:
        """Every position before a move, with the move and the seat that are played next."""
        state, chance = self.begin(seed), Chance(seed)
        while not state.over:
            seat = state.deciders[chance.below(len(state.deciders))]
            moves = state.legal_moves(seat)
            move = moves[chance.below(len(moves))]
            yield state, move, seat
            state.play(move, seat)

    def play(self, seed: int = 1) -> State:
        state = self.begin(seed)
        for position, _, _ in self.walk(seed):
            state = position
        return state

    def moves_of(self, choice: Choice, state: State, seat: int) -> list[Move]:
        """The moves of a choice that can be made in this state."""
        twin = state.clone()
        moves: list[Move] = []
        for text in choice.moves:
            moves.append(self.game.parse(twin, text))
            twin.play(moves[-1], seat)
        return moves

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]


def digest(state: State) -> bytes:
    return msgspec.json.encode(state.dump())


class Conformance:
    """A base class for a class of tests, which says what game it is about."""

    game: Game
    is_open = False
    """Whether everything lies open in this game: nothing is hidden, and nothing is left to chance."""
    refuses_nothing = False
    """Whether a move that was legal at some time always is."""
    marks: Sequence[pytest.MarkDecorator] = ()
    """The marks of the tests that take longer than others: with more players than necessary, with options, with further
    seeds."""
    more_seeds = range(10, 16)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", list(self.setups()))
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", [pytest.param(seed, marks=self.marks) for seed in self.more_seeds])

    def setups(self) -> Iterator[ParameterSet]:
        """Every player count with the usual options; every other choice of an option with the fewest and the most
        players."""
        game = self.game
        for players in game.player_counts:
            usual = Setup(game, players, {})
            extreme = players in (game.player_counts[0], game.player_counts[-1])
            quick = players == game.player_counts[0]
            yield pytest.param(usual, id=str(usual), marks=() if quick else self.marks)
            for option in game.options if extreme else ():
                if not option.is_for(players):
                    continue
                for choice in option.choices[1:]:
                    other = Setup(game, players, {option.name: choice})
                    yield pytest.param(other, id=str(other), marks=self.marks)

    def test_a_game_ends_with_winners_and_scores_for_every_seat(self, setup: Setup) -> None:
        state = setup.play()
        assert state.over
        assert state.to_move is None
        assert state.deciders == ()
        assert len(state.scores) == setup.players
        assert state.winners == tuple(s for s in range(setup.players) if s in state.winners)
        assert state.winners != () or setup.players == 1

    def test_every_decider_has_a_move_and_nobody_else(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            assert state.deciders[0] == state.to_move
            assert state.winners == ()
            for seat in range(setup.players):
                assert bool(state.legal_moves(seat)) == (seat in state.deciders)

    def test_moves_are_listed_once_and_read_back_from_their_text(self, setup: Setup) -> None:
        for state, _, seat in setup.walk():
            moves = state.legal_moves(seat)
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(set(moves)) == len(moves)
            assert [setup.game.parse(state, text) for text in texts] == moves

    def test_every_listed_move_can_be_played(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            for seat in state.deciders:
                for move in state.legal_moves(seat):
                    twin = state.clone()
                    twin.play(move, seat)
                    assert twin.played == state.played + 1

    def test_every_listed_move_begins_a_choice_and_every_choice_can_be_played(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            for seat in range(setup.players):
                question = state.question(seat)
                assert (question is not None) == (seat in state.deciders)
                choices = question.choices() if question else []
                assert len({choice.moves for choice in choices}) == len(choices)
                listed = [str(move) for move in state.legal_moves(seat)]
                assert {choice.moves[0] for choice in choices} == set(listed)
                for choice in choices:
                    twin = state.clone()
                    for move in setup.moves_of(choice, state, seat):
                        twin.play(move, seat)
                    assert choice.final == (twin.undoable == 0)
                    assert not choice.ends_turn or twin.over or twin.turn != state.turn
                    assert not choice.begins or (twin.turn == state.turn and seat in twin.deciders)

    def test_questions_do_not_depend_on_what_a_seat_cannot_know(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            for seat in state.deciders:
                assert state.sample_hidden(seat, 5).question(seat) == state.question(seat)

    def test_what_a_choice_would_change_does_not_depend_on_what_a_seat_cannot_know(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            for seat in state.deciders:
                question = state.question(seat)
                assert question is not None
                choices = question.choices()
                choice = choices[state.played % len(choices)]
                moves = setup.moves_of(choice, state, seat)
                told = state.foresee(moves, seat)
                for seed in (5, 6):
                    assert state.sample_hidden(seat, seed).foresee(moves, seat) == told

    def test_where_nothing_is_said_to_be_hidden_all_see_the_same(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            public = state.public_view()
            assert public.hides == state.hides
            if not state.hides:
                for seat in range(setup.players):
                    assert msgspec.structs.replace(state.view(seat), seat=None) == public

    def test_moves_that_are_not_listed_are_refused_and_change_nothing(self, setup: Setup) -> None:
        seen: list[Move] = []
        chance = Chance(7)
        refused = 0
        for state, move, seat in setup.walk():
            listed = state.legal_moves(seat)
            before = digest(state)
            for other in [seen[chance.below(len(seen))] for _ in range(4) if seen]:
                if other not in listed:
                    with pytest.raises(IllegalMove) as refusal:
                        state.play(other, seat)
                    assert refusal.value.reason
                    assert refusal.value.seat == seat
                    refused += 1
            for stranger in set(range(setup.players)) - set(state.deciders):
                with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_TURN):
                    state.play(move, stranger)
            with pytest.raises(IllegalMove, match=Reason.NOT_UNDERSTOOD):
                setup.game.parse(state, "sing a song")
            assert digest(state) == before
            seen.append(move)
        assert refused > 0 or self.refuses_nothing

    def test_nothing_can_be_played_after_the_end(self, setup: Setup) -> None:
        last = None
        for state, move, seat in setup.walk():
            last = (state, move, seat)
        assert last is not None
        state, move, seat = last
        assert state.over
        assert state.legal_moves() == state.legal_moves(seat) == []
        with pytest.raises(IllegalMove, match=Reason.GAME_OVER):
            state.play(move)

    def test_a_dump_restores_the_same_position_through_json(self, setup: Setup) -> None:
        for state, _, seat in setup.walk():
            twin = setup.game.restore(json.loads(json.dumps(state.dump())))
            assert digest(twin) == digest(state)
            assert twin.legal_moves(seat) == state.legal_moves(seat)
            assert [twin.view(viewer) for viewer in setup.viewers] == [state.view(viewer) for viewer in setup.viewers]

    def test_a_restored_game_goes_on_like_the_original(self, setup: Setup) -> None:
        for number, (state, _, _) in enumerate(setup.walk()):
            if number % 50 == 25:
                twins = [setup.game.restore(state.dump()), setup.game.reload(state.dump()), state.clone()]
                for twin in twins:
                    playout(twin, Chance(number))
                assert digest(twins[0]) == digest(twins[1]) == digest(twins[2])

    def test_earlier_clones_never_change(self, setup: Setup) -> None:
        kept: list[tuple[State, bytes]] = []
        for number, (state, _, _) in enumerate(setup.walk()):
            kept.append((state.clone(), digest(state)))
            if number % 100 == 99:
                assert [digest(clone) for clone, _ in kept] == [before for _, before in kept]
        assert [digest(clone) for clone, _ in kept] == [before for _, before in kept]

    def test_playing_on_a_clone_leaves_the_original_alone(self, setup: Setup) -> None:
        for number, (state, _, _) in enumerate(setup.walk()):
            if number % 25 == 0:
                before = digest(state)
                playout(state.clone(), Chance(number))
                assert digest(state) == before

    def test_the_same_record_gives_the_same_bytes(self, setup: Setup) -> None:
        state = setup.play()
        for record in (state.record(), Record.read(state.record().to_json()), Record.read(state.record().to_text())):
            assert digest(setup.game.verify(record)) == digest(state)

    def test_a_game_is_its_seed_and_its_moves(self, setup: Setup) -> None:
        assert digest(setup.play(seed=3)) == digest(setup.play(seed=3))
        assert digest(setup.begin(seed=3)) != digest(setup.begin(seed=4))

    def test_a_listener_hears_typed_events_and_changes_nothing(self, setup: Setup) -> None:
        heard: list[Event] = []
        state = setup.begin()
        state.listen(heard.append)
        for _, move, seat in setup.walk():
            state.play(move, seat)
        assert digest(state) == digest(setup.play())
        assert heard
        assert all(event.id == msgspec.to_builtins(event)["event"] for event in heard)

    def test_views_are_json_and_of_the_viewer(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            for viewer in setup.viewers:
                view = state.view(viewer)
                assert isinstance(view, View)
                assert view.seat == viewer
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view

    def test_a_seat_cannot_tell_a_sampled_state_from_the_true_one(self, setup: Setup) -> None:
        changed = 0
        for number, (state, _, _) in enumerate(setup.walk()):
            for viewer in setup.viewers:
                sampled = state.sample_hidden(viewer, number)
                assert sampled.view(viewer) == state.view(viewer)
                assert sampled.census() == state.census()
                if viewer in state.deciders:
                    assert sampled.legal_moves(viewer) == state.legal_moves(viewer)
                assert all(sampled.legal_moves(seat) for seat in sampled.deciders)
                changed += sampled.dump_position() != state.dump_position()
        assert (changed == 0) == self.is_open

    def test_a_sample_depends_on_nothing_hidden(self, setup: Setup) -> None:
        for number, (state, _, _) in enumerate(setup.walk()):
            for viewer in setup.viewers:
                other = state.sample_hidden(viewer, number).sample_hidden(viewer, 5)
                assert state.sample_hidden(viewer, 5).dump_position() == other.dump_position()

    def test_sampled_games_can_be_played_to_the_end_and_tell_nothing_of_the_seed(self, setup: Setup) -> None:
        for number, (state, _, seat) in enumerate(setup.walk()):
            if number % 25 == 0:
                sampled = state.sample_hidden(seat, number)
                assert sampled.chance.seed != state.chance.seed
                playout(sampled, Chance(number))
                assert sampled.over
                with pytest.raises(GranadaError, match="no record"):
                    sampled.record()

    def test_what_a_seat_has_been_told_holds_in_its_samples_too(self, setup: Setup) -> None:
        """A seat plays on a sample as it would on the true state until something is revealed: it learns the same."""
        for number, (state, move, seat) in enumerate(setup.walk()):
            truth, sampled = state.clone(), state.sample_hidden(seat, number)
            truth.play(move, seat)
            sampled.play(move, seat)
            if not truth.revealed:
                assert sampled.view(seat) == truth.view(seat)

    def test_nobody_looks_as_a_seat_that_is_not_there(self, setup: Setup) -> None:
        state = setup.begin()
        for viewer in (-1, setup.players, 99):
            with pytest.raises(BadOption, match="no seat"):
                state.view(viewer)
            with pytest.raises(BadOption, match="no seat"):
                state.sample_hidden(viewer, 1)

    def test_who_decides_at_the_same_time_may_decide_in_any_order(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            if len(state.deciders) > 1:
                one, other = state.deciders[:2]
                first, second = state.legal_moves(one)[-1], state.legal_moves(other)[0]
                forth, back = state.clone(), state.clone()
                forth.play(first, one)
                forth.play(second, other)
                back.play(second, other)
                back.play(first, one)
                assert forth.dump_position() == back.dump_position()

    def test_a_listener_that_fails_cannot_leave_a_move_half_played(self, setup: Setup) -> None:
        def fail(event: Event) -> None:
            raise RuntimeError(event.id)

        for number, (state, move, seat) in enumerate(setup.walk()):
            if number % 20 == 5:
                twin, silent = state.clone(), state.clone()
                silent.play(move, seat)
                twin.listen(fail)
                with contextlib.suppress(RuntimeError):
                    twin.play(move, seat)
                assert digest(twin) == digest(silent)

    def test_copies_are_clones(self, setup: Setup) -> None:
        for number, (state, _, _) in enumerate(setup.walk()):
            if number % 50 == 10:
                for twin in (copy.copy(state), copy.deepcopy(state)):
                    before = digest(state)
                    playout(twin, Chance(number))
                    assert digest(state) == before

    def test_components_are_never_lost_or_made(self, setup: Setup) -> None:
        census = setup.begin().census()
        assert all(state.census() == census for state, _, _ in setup.walk())
        assert setup.play().census() == census

    def test_moves_that_may_be_undone_are_of_one_seat_and_revealed_nothing(self, setup: Setup) -> None:
        revealing: list[bool] = []
        movers: list[int] = []
        for state, move, seat in setup.walk():
            assert state.undoable <= len(movers)
            undoable = range(len(movers) - state.undoable, len(movers))
            assert len({movers[number] for number in undoable}) <= 1
            assert not any(revealing[number] for number in undoable)
            fair = 0
            while fair < len(movers) and movers[-1 - fair] == movers[-1] and not revealing[-1 - fair]:
                fair += 1
            assert state.undoable == fair
            after = state.clone()
            after.play(move, seat)
            revealing.append(after.revealed)
            movers.append(seat)
        assert any(revealing) or self.is_open

    def test_undoing_gives_back_the_earlier_state(self, setup: Setup) -> None:
        past: list[dict[str, object]] = []
        undone = 0
        for state, _, _ in setup.walk():
            past.append(state.dump())
            if state.undoable and undone < 20:
                record = state.record()
                earlier = setup.game.replay(record.until(len(record.moves) - state.undoable))
                assert earlier.dump() == past[-1 - state.undoable]
                undone += 1
        assert undone > 0

    def test_turns_are_counted_one_by_one(self, setup: Setup) -> None:
        turn = 1
        for state, _, _ in setup.walk():
            assert state.turn in (turn, turn + 1) or (setup.players == 1 and state.turn > turn)
            turn = state.turn
        assert turn > 1

    def test_a_published_record_keeps_the_seed_until_the_end(self, setup: Setup) -> None:
        for state, _, _ in setup.walk():
            published = state.published_record()
            assert published.seed is None
            assert len(published.moves) == state.played - state.secret_moves
            with pytest.raises(BadRecord, match="not known yet"):
                setup.game.replay(published)
        assert setup.play().published_record() == setup.play().record()

    def test_more_games_keep_their_components_and_replay(self, setup: Setup, seed: int) -> None:
        state = setup.play(seed)
        assert state.census() == setup.begin(seed).census()
        assert digest(setup.game.verify(state.record())) == digest(state)


class PluginConformance(Conformance):
    """For a game whose package is installed, and whose words are those of its catalogues."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_there_are_words_for_all_events_and_questions(self, setup: Setup, language: str) -> None:
        assert self.game.id in plugins(), "the package of the game must be installed"
        texts = Texts(language)
        saying = saying_of(self.game.id, texts, [f"player {seat}" for seat in range(setup.players)])
        for option in self.game.options:
            named = [f"web-option-{option.name}", f"web-option-{option.name}-help"]
            named += [f"web-choice-{option.name}-{choice}" for choice in option.choices]
            assert [message for message in named if not texts.has(message)] == []
        seen: list[Move] = []
        sentences: list[str] = []
        state = setup.begin()
        state.listen(lambda event: sentences.append(saying.sentence(event)))
        for before, move, seat in setup.walk():
            question = before.question(seat)
            assert question is not None
            titles = [question.title, *(group.title for group in question.groups)]
            assert all([*map(saying.message, titles), *map(saying.label, question.choices())])
            for other in seen[-4:]:
                if other not in before.legal_moves(seat):
                    assert texts.text(f"reason-{before.explain(other.code, seat)}")
            seen.append(move)
            state.play(move, seat)
        assert all(sentences)
