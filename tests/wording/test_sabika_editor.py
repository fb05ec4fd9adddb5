"""A draft of an edition is checked and said however incomplete its effects are: forms make them part by part."""

from typing import Any

import msgspec
import pytest

from granada.answers.drafts import checked_draft, form_of
from granada.protocol.editions import Draft

PP = {"type": "pp", "n": 1}


def draft(field: str, value: Any) -> Draft:
    tree = msgspec.json.decode(form_of("sabika"))["tree"]
    tree["minor_poems"][6][field] = value
    return Draft(tree=tree)


def counted(count: Any) -> Any:
    return {"type": "per", "count": count, "effect": PP, "limit": None}


def answered(event: str, chosen: str | None) -> Any:
    return [{"type": "on", "trigger": {"event": event, "filter": chosen}, "effect": PP, "once_a_round": False}]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("red", {"type": "then", "parts": []}),
        ("red", {"type": "or", "parts": []}),
        ("red", {"type": "or", "parts": [PP]}),
        ("red", {"type": "optional", "effect": {"type": "then", "parts": [PP, {"type": "or", "parts": []}]}}),
        ("red", {"type": "gain_choice", "kinds": [], "n": 1}),
        ("red", {"type": "gain_choice", "kinds": ["wood", "wood"], "n": 1}),
        ("red", counted({"type": "set", "counts": []})),
        ("red", counted({"type": "presence", "where": ""})),
        ("red", {}),
        ("blue", answered("construct", None)),
        ("blue", answered("spend", None)),
        ("blue", answered("income", "any")),
        ("blue", answered("tribute", "grey")),
        ("blue", [{"type": "mod", "key": "same_material", "sign": "+", "n": 1}]),
        ("blue", [{"type": "mod", "key": "route_cost", "sign": "-", "n": 0}]),
    ],
)
def test_an_incomplete_effect_is_a_fault_at_its_place_and_is_not_said(field: str, value: Any) -> None:
    checked = checked_draft("sabika", "en", draft(field, value))
    assert [fault.place for fault in checked.faults] == [("minor_poems", "6", field)]
    assert f"minor_poems.6.{field}" not in checked.said
    assert checked.said["minor_poems.5.red"]


def test_a_complete_effect_is_said() -> None:
    checked = checked_draft("sabika", "en", draft("red", {"type": "then", "parts": [PP, {"type": "raw", "n": 1}]}))
    assert (checked.faults, checked.said["minor_poems.6.red"]) == ((), "Gain 1 PP and 1 raw material.")


def test_forms_begin_choices_and_sequences_with_two_parts() -> None:
    structures = msgspec.json.decode(form_of("sabika"))["schema"]["$defs"]
    lists = {"Then": "parts", "Or": "parts", "Sets": "counts", "GainChoice": "kinds"}
    assert {name: structures[name]["properties"][field]["minItems"] for name, field in lists.items()} == dict.fromkeys(
        lists, 2
    )
