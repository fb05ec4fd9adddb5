"""The names of the effect language. It is closed: a name that is not here does not occur in any component."""

from typing import Literal

GRANADA = "granada"
"""Where all routes come together. It is no city."""

Material = Literal["gypsum", "wood", "marble", "ceramic"]
Resource = Literal["dinar", "gypsum", "wood", "marble", "ceramic"]
Building = Literal["palace", "fountain", "door", "garden", "tower", "window"]
ActionName = Literal[
    "minor_quarry",
    "major_quarry",
    "quarry",
    "storehouse",
    "market",
    "construction",
    "major_construction",
    "minor_construction",
    "export",
    "consolidate",
    "produce",
    "carve",
    "reactivate",
    "artisanal",
]
TallyName = Literal[
    "poems",
    "poems_blue",
    "poems_red",
    "poems_grey",
    "majors",
    "minors",
    "constructions",
    "balances",
    "boxes",
    "consolidated",
    "regions",
    "chain",
    "seals",
    "dinars",
    "parias",
    "favour",
]
Sign = Literal["+", "-", "="]
Goal = Literal["any", "city", "linked", "new_region"]

TRIGGERS: dict[str, tuple[str, ...]] = {
    "income": (),
    "become_start_player": (),
    "gain_seal": (),
    "construct": ("any", "major", "minor", "uses=gypsum", "uses=wood", "uses=marble", "uses=ceramic"),
    "spend": ("gypsum", "wood", "marble", "ceramic"),
    "balance": (),
    "favour": (),
    "quarry": (),
    "storehouse": (),
    "market": (),
    "export": (),
    "consolidate": (),
    "produce": (),
    "process": (),
    "carve": ("any", "blue", "red", "grey"),
    "reactivate": (),
    "artisanal": (),
    "secondary": ("any", "raw", "marble"),
    "enter_occupied": (),
    "rest": (),
    "tribute": ("no_pp_lost",),
    "store_here": (),
}
"""The triggers of on(..), each with its filters: one of them must be named where there are any."""

KEYS: dict[str, str] = {
    "free_steps": "+-=",
    "foreign_cost": "+-=",
    "secondary_cost": "+-=",
    "carve_cost": "+-=",
    "route_cost": "+-=",
    "consolidate_cost": "+-=",
    "buy_cost": "+-=",
    "sell_gain": "+-=",
    "extra_slots(carve)": "+-=",
    "extra_slots(construction)": "+-=",
    "material_pp(carve)": "+-",  # each kind of material keeps its own worth
    "material_pp(all)": "+-",
    "same_material": "=",  # a permission: =1
    "export_base": "+-=",
    "export_paria": "+-=",
    "tribute": "+-=",
    "tribute_fee": "+-=",
    "rest_pp": "+-=",
}
"""The numbers that mod(..) changes, each with the signs that make sense for it."""
