"""How Sabika says what it tells: the forms of the arguments of its messages, and what its sentences make of events."""

from granada.games.sabika import events
from granada.games.sabika.book import MATERIALS
from granada.kernel.event import Event
from granada.wording.saying import Forms

PRICE = "say sabika-price"
DINARS = "say sabika-amount-dinar"
PARIAS = "say sabika-amount-paria"
PARIAS_ALONE = "say sabika-amount-paria.brief"
PP = "say sabika-amount-pp"
ACTION = "name sabika-action-*"
SIDE = "name sabika-choose-*"
SOURCE = "name sabika-source-*"

MESSAGES: dict[str, dict[str, str]] = {
    # Amounts.
    **{f"sabika-amount-{what}": {"n": "number"} for what in ("dinar", "paria", "seal", "pp", *MATERIALS)},
    "sabika-price": {"n": "number"},
    "sabika-and": {"first": "message", "last": "message"},
    # What is asked.
    "sabika-task-payment": {"price": DINARS},
    "sabika-task-on-square": {"square": "square"},
    "sabika-task-transaction": {"n": "number"},
    "sabika-task-major-materials": {"component": "message"},
    "sabika-task-minor-materials": {"component": "message"},
    "sabika-task-carving-materials": {"component": "message"},
    "sabika-task-goods": {"city": "city"},
    "sabika-task-pick": {"n": "number"},
    "sabika-task-mix": {"n": "number"},
    "sabika-task-make-room": {"item": "item"},
    "sabika-task-where-to": {"good": "item"},
    "sabika-task-option": {"effect": "effect"},
    "sabika-task-offer": {"effect": "effect"},
    "sabika-task-offer-for-pay": {"effect": "effect"},
    "sabika-task-tribute-part": {"parias": PARIAS},
    "sabika-task-fee": {"price": DINARS},
    "sabika-poem-blue.short": {"n": "word"},
    "sabika-poem-red.short": {"n": "word"},
    "sabika-poem-grey.short": {"n": "word"},
    # Groups.
    "sabika-group-squares": {"worker": "worker"},
    "sabika-group-rest": {"dinars": DINARS, "n": "number"},
    "sabika-group-several": {"title": "message", "n": "number"},
    "sabika-group-discard": {"item": "item"},
    "sabika-group-storehouses": {"tile": "store-tile"},
    "sabika-group-blue": {"price": PRICE},
    "sabika-group-red": {"price": PRICE},
    "sabika-group-grey": {"price": PRICE},
    "sabika-group-pay": {"price": DINARS},
    "sabika-group-tribute": {"parias": PARIAS},
    # What can be chosen.
    "sabika-worker-at": {"worker": "worker", "place": "where"},
    "sabika-choose-steps": {"n": "number", "price": PRICE},
    "sabika-choose-foreign": {"n": "number", "price": PRICE},
    "sabika-choose-main": {"action": "doing"},
    "sabika-choose-secondary-raw": {"price": PRICE, "what": "item"},
    "sabika-choose-secondary-process": {"price": PRICE},
    "sabika-choose-secondary-marble": {"price": PRICE},
    "sabika-choose-secondary-stone": {"price": PRICE},
    "sabika-choose-raw-held": {"raw": "item", "good": "item"},
    "sabika-choose-tribute": {"what": "message", "rest": "number"},
    "sabika-effect-lose_pp": {"n": "number"},
    "sabika-choose-space": {"what": "item", "space": "word"},
    "sabika-choose-process": {"raw": "item", "good": "item"},
    "sabika-choose-for": {"what": "item", "price": PRICE},
    "sabika-choose-trade": {"give": "item", "take": "item"},
    "sabika-choose-favour": {"n": "number", "bonus": "effect"},
    "sabika-choose-accept": {"price": "message", "effect": "effect"},
    "sabika-choose-city": {"city": "city", "effect": "effect"},
    "sabika-choose-expand": {"n": "number", "pp": PP},
    "sabika-choose-expand-over": {"on": "message", "tile": "store-tile"},
    "sabika-choose-renew": {"price": DINARS, "pp": PP},
    "sabika-choose-minor": {"card": "minor", "sides": f"list {SIDE}"},
    "sabika-choose-with": {"materials": "sum item", "pp": PP},
    "sabika-choose-no-balance": {"side": SIDE},
    "sabika-choose-balance": {"side": SIDE, "colour": "colour", "bonus": "effect"},
    "sabika-choose-export": {
        "city": "city",
        "price": PRICE,
        "demand": "list item",
        "seal": "word",
        "bonus": "effect",
    },
    "sabika-choose-goods": {"goods": "sum item", "pp": PP, "parias": PARIAS},
    "sabika-choose-income": {"city": "city", "price": PRICE, "effect": "effect"},
    "sabika-choose-at-once": {"city": "city", "price": PRICE, "effect": "effect"},
    "sabika-choose-rivals": {"label": "message", "rivals": "list seat"},
    "sabika-choose-poem": {"n": "word", "text": "message"},
    "sabika-choose-yusuf": {"city": "city", "action": ACTION},
    "sabika-choose-yusuf-first": {"city": "city"},
    # Why something cannot be chosen.
    "why-sabika-too-dear": {"price": DINARS, "have": "amounts sabika-amount-dinar sabika-amount-seal"},
    "why-sabika-missing": {"item": "item"},
}

OF_FIELDS: dict[str, dict[str, str]] = {
    "seat": {"player": "seat"},
    "worker": {"worker": "worker"},
    "square": {"square": "square"},
    "cost": {"n": "number", "price": PRICE},
    "city": {"to_city": "to-city", "in_city": "in-city"},
    "materials": {"materials": "joined sabika-and item"},
    "action": {"action": ACTION},
    "effect": {"effect": "effect"},
    "item": {"item": "object"},
    "raw": {"raw": "object"},
    "good": {"good": "object"},
    "give": {"give": "object"},
    "take": {"take": "object"},
    "space": {"space": "word"},
    "kind": {"kind": "word"},
    "into": {"into": "word"},
    "side": {"side": "word"},
    "round": {"round": "number"},
    "source": {"source": "word"},
    "display": {"display": "word"},
    "colour": {"colour": "word"},
    "poem": {"poem": "word"},
    "card": {"card": "word"},
    "tile": {"tile": "word"},
    "pile": {"pile": "word"},
}
"""What a sentence about an event can need of a field with this name, whatever the event is."""
OF_EVENTS: dict[type[Event], dict[str, tuple[str, ...]]] = {
    events.StartingTilesShown: {"tiles": ("scores", "tiles"), "player": ("seat", "start")},
    events.Paid: {"price": ("amounts sabika-amount-dinar sabika-amount-seal", "dinars", "seals")},
    events.BonusEarned: {"name": ("of", "source", "name")},
    events.MaterialTaken: {"item": ("object", "material")},
    events.RawTaken: {"item": ("object", "raw")},
    events.Sold: {"price": (PRICE, "dinars")},
    events.Refused: {"known": ("known", "item")},
    events.Expanded: {"n": ("number", "storehouse"), "tile": ("store-tile", "tile")},
    events.Renewed: {"cards": ("list word", "cards")},
    events.MajorBuilt: {"tile": ("major", "tile")},
    events.MinorTaken: {"card": ("minor", "card")},
    events.MinorBuilt: {"card": ("minor", "card"), "balanced": ("known", "balanced")},
    events.GoodsExported: {"goods": ("list item", "goods")},
    events.RivalPaid: {
        "player": ("seat", "rival"),
        "gain": ("amounts sabika-amount-dinar sabika-amount-pp", "dinars", "pp"),
    },
    events.Carved: {"text": ("of", "colour", "poem")},
    events.Reactivated: {"text": ("red", "poem")},
    events.NarratorMoved: {"n": ("number", "space")},
    events.PariaMoved: {"n": ("number", "space")},
    events.WishScored: {"wish": ("wish", "wish"), "points": ("scores", "points")},
    events.TributeDue: {"parias": (PARIAS_ALONE, "parias")},
    events.TributePaid: {"amount": ("amount", "means", "amount")},
    events.TributeMissed: {"parias": (PARIAS_ALONE, "parias"), "pp": (PP, "pp")},
    events.FeePaid: {"n": ("number", "pp"), "price": (DINARS, "dinars"), "pp": (PP, "pp")},
    events.EventChanged: {
        "event": ("event", "number"),
        "coming": ("event", "coming"),
        "more": ("known", "coming"),
    },
    events.WorkersWoke: {"squares": ("list place", "sultan")},
    events.SpacesRefilled: {"items": ("pairs sabika-at-space item", "raws"), "marbles": ("list word", "marbles")},
    events.DisplayRefilled: {"items": ("each", "display", "laid")},
    events.StorehouseTilesRefilled: {"items": ("list store-tile", "laid")},
    events.Reshuffled: {"n": ("number", "count")},
    events.EraChanged: {"era": ("era", "era"), "items": ("list major", "removed")},
    events.StartPlayerNamed: {"leader": ("seat", "seat"), "player": ("seat", "start")},
    events.YusufPlayed: {"actions": ("yusuf-actions", "card")},
    events.YusufTook: {"item": ("of", "display", "item")},
    events.FinallyScored: {
        "poems": ("scores", "major_poems"),
        "trade": ("scores", "trade"),
        "leftovers": ("scores", "leftovers"),
    },
    events.Scored: {"points": (f"signed {PP}", "pp"), "source": (SOURCE, "source")},
    events.Changed: {"change": ("signed amount", "what", "by")},
}
"""What only this kind of event has."""
UNTOLD: tuple[type[Event], ...] = (
    events.Acted,
    events.Paid,
    events.OptionChosen,
    events.MaterialTaken,
    events.MarbleTaken,
    events.RawTaken,
    events.MinorTaken,
    events.PariaMoved,
    events.TributeDue,
    events.NarratorMoved,
    events.WorkersWoke,
    events.SpacesRefilled,
    events.DisplayRefilled,
    events.StorehouseTilesRefilled,
    events.Reshuffled,
)


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def _details(kind: type[Event]) -> dict[str, tuple[str, ...]]:
    usual: dict[str, tuple[str, ...]] = {
        name: (form, field) for field in kind.__struct_fields__ for name, form in OF_FIELDS.get(field, {}).items()
    }
    return usual | OF_EVENTS.get(kind, {})


EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
FORMS = Forms(
    messages=MESSAGES,
    events={_tag(kind): _details(kind) for kind in EVENTS if kind is not Event},
    changes={_tag(events.Scored): "event-sabika-scored", _tag(events.Changed): ""},
    changed="event-sabika-changed",
    untold=tuple(map(_tag, UNTOLD)),
    kinds={
        "city-bonus": "city",
        "blue-city": "city",
        "red-city": "city",
        "balance": "colour",
        "majors": "major",
        "minors": "minor",
        "storehouse_tiles": "store-tile",
        "blue": "blue",
        "red": "red",
        "grey": "grey",
    },
    amounts={
        "dinars": "sabika-amount-dinar",
        "parias": "sabika-amount-paria.brief",
        "seals": "sabika-amount-seal",
        "favour": "sabika-amount-favour",
        "gypsum": "sabika-amount-gypsum",
        "wood": "sabika-amount-wood.brief",
        "marble": "sabika-amount-marble",
        "ceramic": "sabika-amount-ceramic.brief",
    },
    pieces="sabika-pieces",
    total="sabika-price",
    joined="sabika-and",
)
