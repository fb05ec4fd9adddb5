import msgspec
import pytest

import granada
from granada.games.alhambra import events
from granada.games.alhambra.moves import VERBS
from granada.kernel.event import Event
from tests.records import DIGESTS, FOLDER, Digests, replay_and_digest

KEPT = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, Digests])


def read(name: str) -> granada.Record:
    return granada.Record.read((FOLDER / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_game_replays_to_the_same_bytes(name: str) -> None:
    digests, _ = replay_and_digest(read(name))
    assert digests == KEPT[name]


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_game_is_honest(name: str) -> None:
    assert granada.verify(read(name)).over


def test_every_kept_game_has_its_digests() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == set(KEPT)


def test_kept_games_have_every_player_count() -> None:
    for game in granada.GAMES:
        counts = [read(name).header.players for name in KEPT if read(name).header.game == game]
        assert set(counts) == set(granada.load(game).player_counts)


def test_the_kept_games_of_alhambra_show_every_move_and_event_that_ordinary_play_has() -> None:
    """A pass needs a position that does not come up by itself."""
    games = [read(name) for name in KEPT if name.startswith("alhambra")]
    verbs = {line.split()[1] for game in games for line in game.moves}
    heard = {type(event) for game in games for event in replay_and_digest(game)[1]}
    assert verbs == set(VERBS) - {"pass"}
    known = {kind for kind in vars(events).values() if isinstance(kind, type) and kind.__base__ is Event}
    assert heard == known - {events.Passed}
