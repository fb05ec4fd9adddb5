"""A plan tells moves as a person would make them: one step for what is one thing to do."""

from tests.games.alhambra.positions import arrange
from tests.games.sabika.positions import Own, play
from tests.games.sabika.positions import arrange as arrange_sabika

from granada.games import load
from granada.games.sabika import GAME
from granada.locale import Texts
from granada.table.plan import planned
from granada.wording.alhambra.words import Words
from granada.wording.sabika.words import Words as SabikaWords


def test_a_purchase_that_is_paid_card_by_card_is_one_step() -> None:
    state = arrange(hands={0: "dinar-9 dinar-6 dinar-3"}, market={"dinar": "seraglio-8s"})
    moves = ["buy seraglio-8s", "pay dinar-6", "pay dinar-3", "settle", "place seraglio-8s 1,0"]
    saying = Words(Texts("en"), ["Ana", "Bea", "Eva"], spoken=True).saying
    steps = planned(load("alhambra"), state, 0, moves)
    assert [(saying.message(step.title), saying.label(step.choice)) for step in steps if step.title] == [
        ("Buy seraglio 8 (wall south) for 8 dinars", "6 + 3 dinars, 1 over"),
        ("Build seraglio 8 (wall south)", "1 east"),
    ]
    assert [move for step in steps for move in step.choice.moves] == moves
    assert steps[0].choice.cost == {"dinar": 9}
    assert steps[-1].choice.ends_turn


def test_what_is_bought_one_after_the_other_is_one_step() -> None:
    state = arrange_sabika(2, Own(dinars=5))
    saying = SabikaWords(Texts("en"), ["Ana", "Ben"], GAME.book).saying
    play(state, "work builder-1 outer-5", "main")
    steps = planned(GAME, state, 0, ["buy wood", "buy gypsum"])
    assert [saying.label(step.choice) for step in steps] == ["wood for 1 dinar, gypsum for 1 dinar"]
    assert steps[0].choice.cost == {"dinar": 2}


def test_a_payment_in_seals_is_told_after_what_is_paid_for() -> None:
    state = arrange_sabika(2, Own(dinars=5, seals=2))
    saying = SabikaWords(Texts("en"), ["Ana", "Ben"], GAME.book).saying
    steps = planned(GAME, state, 0, ["work poet inner-1", "seals 1", "main"])
    assert [(saying.message(step.title), saying.label(step.choice)) for step in steps if step.title] == [
        ("The poet goes to", "artisanal labour (upper right): 1 foreign worker (1 dinar)"),
        ("Pay 1 dinar with", "1 seal"),
    ]
