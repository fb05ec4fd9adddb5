"""What Hypothesis makes up: trees of the effect language."""

from typing import get_args

from hypothesis import strategies as st

from granada.games.sabika import effects
from granada.games.sabika.effects import (
    HIGHEST,
    Clause,
    Clauses,
    Count,
    Effect,
    Effects,
    Mod,
    On,
    Scoring,
    Scorings,
    Trigger,
)
from granada.games.sabika.packed import MOST_EXPORTED
from granada.games.sabika.parser import repeats
from granada.games.sabika.vocabulary import KEYS, TRIGGERS, ActionName, Building, Material, Resource, TallyName

NUMBERS = st.integers(1, HIGHEST)
LIMITS = st.none() | NUMBERS
RESOURCES = st.sampled_from(get_args(Resource))
PLACES = st.from_regex("[a-z_]+", fullmatch=True)
WITH_A_NUMBER = (
    effects.Mix,
    effects.Raw,
    effects.Good,
    effects.Process,
    effects.Paria,
    effects.PP,
    effects.LosePP,
    effects.Transactions,
    effects.Favour,
    effects.FavourBonus,
    effects.CityBonus,
    effects.StorehouseBonus,
    effects.MajorBonus,
    effects.RedCityAction,
)


def two_or_more(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effects]:
    return st.lists(parts, min_size=2, max_size=4).map(tuple)


def counts() -> st.SearchStrategy[Count]:
    simple = st.one_of(
        st.builds(effects.Tally, st.sampled_from(get_args(TallyName))),
        st.builds(effects.Has, st.sampled_from(get_args(Building))),
        st.builds(effects.Presence, st.none() | PLACES),
    )
    return st.recursive(
        simple,
        lambda inner: st.one_of(
            st.builds(effects.Sets, st.lists(inner, min_size=2, max_size=3).map(tuple)),
            st.builds(effects.Half, inner),
        ),
        max_leaves=4,
    )


def effect_trees() -> st.SearchStrategy[Effect]:
    kinds = st.lists(st.sampled_from(get_args(Material)), min_size=2, max_size=4, unique=True).map(tuple)
    simple = st.one_of(
        *(st.builds(kind, NUMBERS) for kind in WITH_A_NUMBER),
        st.builds(effects.PlaceShip, st.integers(1, int(MOST_EXPORTED))),
        st.builds(effects.Gain, RESOURCES, NUMBERS),
        st.builds(effects.GainChoice, kinds, NUMBERS),
        st.builds(effects.Action, st.sampled_from(get_args(ActionName))),
    )
    return st.recursive(
        simple,
        lambda inner: st.one_of(
            st.builds(effects.Then, two_or_more(inner)),
            st.builds(effects.Or, two_or_more(inner)),
            st.builds(effects.Optional, inner),
            st.builds(effects.Pay, RESOURCES, NUMBERS, inner),
            st.builds(effects.Per, counts(), inner, LIMITS),
        ),
        max_leaves=8,
    )


@st.composite
def clause_lists(draw: st.DrawFn) -> Clauses:
    clauses: list[Clause] = draw(st.lists(st.one_of(ons(), mods()), min_size=1, max_size=3))
    if any(isinstance(clause, On) and clause.trigger.event == "store_here" for clause in clauses):
        clauses.insert(0, effects.Store(draw(NUMBERS)))
    return tuple(clauses)


@st.composite
def ons(draw: st.DrawFn) -> On:
    event = draw(st.sampled_from([*TRIGGERS]))
    trigger = Trigger(event, draw(st.sampled_from(TRIGGERS[event])) if TRIGGERS[event] else None)
    effect = draw(effect_trees())
    return On(trigger, effect, True if repeats(trigger, effect) else draw(st.booleans()))


@st.composite
def mods(draw: st.DrawFn) -> Mod:
    key = draw(st.sampled_from([*KEYS]))
    sign = draw(st.sampled_from(KEYS[key]))
    n = 1 if key == "same_material" else draw(st.integers(0 if sign == "=" else 1, HIGHEST))
    return Mod(key, sign, n)  # type: ignore[arg-type]  # a sign of the table


def scorings() -> st.SearchStrategy[Scoring]:
    return st.builds(effects.Majority, counts()) | st.builds(effects.Each, counts(), NUMBERS, LIMITS)


def scoring_lists() -> st.SearchStrategy[Scorings]:
    return st.lists(scorings(), min_size=1, max_size=3).map(tuple)


def matches() -> st.SearchStrategy[effects.Match]:
    return st.builds(effects.Match, st.just("city"), PLACES) | st.builds(
        effects.Match, st.sampled_from(("any", "linked", "new_region")), st.none()
    )
