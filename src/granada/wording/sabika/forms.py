"""The forms of Sabika: of the arguments of its messages, and of its sentences about events."""

from granada.games.sabika import events
from granada.games.sabika.book import MATERIALS
from granada.games.sabika.tasks import AS_DINARS, AS_PARIAS, KINDS
from granada.kernel.event import Event
from granada.wording.event_forms import event_forms, tag_of
from granada.wording.saying import Forms

PRICE = "say sabika-price"
PARIAS_ALONE = "say sabika-amount-paria.brief"
AS_PP = "say sabika-amount-pp"
AS_ACTION = "name sabika-action-*"
SIDE = "name sabika-choose-*"
SOURCE = "name sabika-source-*"

MESSAGES: dict[str, dict[str, str]] = {
    # Amounts.
    **{f"sabika-amount-{what}": {"n": "number"} for what in ("dinar", "paria", "seal", "pp", *MATERIALS)},
    "sabika-price": {"n": "number"},
    "sabika-and": {"first": "message", "last": "message"},
    # What is asked.
    **{f"sabika-task-{kind.name}": kind.words for kind in KINDS if kind.words},
    "sabika-poem-blue.short": {"n": "word"},
    "sabika-poem-red.short": {"n": "word"},
    "sabika-poem-grey.short": {"n": "word"},
    # Groups.
    "sabika-group-squares": {"worker": "worker"},
    "sabika-group-rest": {"dinars": AS_DINARS, "n": "number"},
    "sabika-group-several": {"title": "message", "n": "number"},
    "sabika-group-discard": {"item": "item"},
    "sabika-group-storehouses": {"tile": "store-tile"},
    "sabika-group-blue": {"price": PRICE},
    "sabika-group-red": {"price": PRICE},
    "sabika-group-grey": {"price": PRICE},
    "sabika-group-pay": {"price": AS_DINARS},
    "sabika-group-tribute": {"parias": AS_PARIAS},
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
    "sabika-choose-whole-tribute": {
        "what": "amounts sabika-amount-paria sabika-amount-dinar sabika-amount-seal sabika-effect-lose_pp"
    },
    "sabika-effect-lose_pp": {"n": "number"},
    "sabika-choose-space": {"what": "item", "space": "space"},
    "sabika-choose-process": {"raw": "item", "good": "item"},
    "sabika-choose-for": {"what": "item", "price": PRICE},
    "sabika-choose-trade": {"give": "item", "take": "item"},
    "sabika-choose-favour": {"n": "number", "bonus": "effect"},
    "sabika-choose-accept": {"price": "message", "effect": "effect"},
    "sabika-choose-city": {"city": "city", "effect": "effect"},
    "sabika-choose-expand": {"n": "number", "pp": AS_PP},
    "sabika-choose-expand-over": {"on": "message", "tile": "store-tile"},
    "sabika-choose-renew": {"price": AS_DINARS, "pp": AS_PP},
    "sabika-choose-minor": {"card": "minor", "sides": f"list {SIDE}"},
    "sabika-choose-with": {"materials": "sum item", "pp": AS_PP},
    "sabika-choose-no-balance": {"side": SIDE},
    "sabika-choose-balance": {"side": SIDE, "colour": "colour", "bonus": "effect"},
    "sabika-choose-export": {
        "city": "city",
        "price": PRICE,
        "demand": "list item",
        "seal": "word",
        "bonus": "effect",
    },
    "sabika-choose-goods": {"goods": "sum item", "pp": AS_PP, "parias": AS_PARIAS},
    "sabika-choose-income": {"city": "city", "price": PRICE, "effect": "effect"},
    "sabika-choose-at-once": {"city": "city", "price": PRICE, "effect": "effect"},
    "sabika-choose-rivals": {"label": "message", "rivals": "list seat"},
    "sabika-choose-poem": {"n": "word", "text": "message"},
    "sabika-choose-yusuf": {"city": "city", "action": AS_ACTION},
    "sabika-choose-yusuf-first": {"city": "city"},
    # What a choice would change.
    "sabika-change-money": {"money": "amounts sabika-amount-dinar sabika-amount-seal"},
    "sabika-change-not-on-square": {"actions": "list message"},
    "sabika-change-out-of-reach": {"actions": "list message"},
    # What the coach says.
    "sabika-coach-parias": {"parias": AS_PARIAS, "price": AS_DINARS},
    "sabika-coach-export": {"city": "city", "price": AS_DINARS, "goods": "list item"},
    "sabika-coach-build": {"pp": AS_PP},
    "sabika-coach-carve": {"pp": AS_PP},
    "sabika-coach-poor": {"dinars": AS_DINARS},
    "sabika-coach-produce": {"raws": "list item"},
    "sabika-coach-consolidate": {"in_city": "in-city"},
    "sabika-coach-wish": {"wish": "wish"},
    # Why something cannot be chosen.
    "why-sabika-too-dear": {"price": AS_DINARS, "have": "amounts sabika-amount-dinar sabika-amount-seal"},
    "why-sabika-missing": {"item": "item"},
}

OF_FIELDS: dict[str, dict[str, str]] = {
    "seat": {"player": "seat"},
    "worker": {"worker": "worker"},
    "square": {"square": "square"},
    "cost": {"n": "number", "price": PRICE},
    "city": {"to_city": "to-city", "in_city": "in-city"},
    "materials": {"materials": "joined sabika-and item"},
    "action": {"action": AS_ACTION},
    "effect": {"effect": "effect"},
    "item": {"item": "object"},
    "raw": {"raw": "object"},
    "good": {"good": "object"},
    "give": {"give": "object"},
    "take": {"take": "object"},
    "space": {"space": "space"},
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
    events.PointsBrought: {"points": (f"signed {AS_PP}", "pp"), "source": (SOURCE, "source")},
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
    events.NarratorMoved: {"n": ("number", "space"), "space": ("number", "space")},
    events.PariaMoved: {"n": ("number", "space"), "space": ("number", "space")},
    events.WishScored: {"wish": ("wish", "wish"), "points": ("scores", "points")},
    events.TributeDue: {"parias": (PARIAS_ALONE, "parias")},
    events.TributePaid: {"amount": ("amount", "means", "amount")},
    events.TributeMissed: {"parias": (PARIAS_ALONE, "parias"), "pp": (AS_PP, "pp")},
    events.FeePaid: {"n": ("number", "pp"), "price": (AS_DINARS, "dinars"), "pp": (AS_PP, "pp")},
    events.EventChanged: {
        "event": ("event", "number"),
        "coming": ("event", "coming"),
        "more": ("known", "coming"),
    },
    events.WorkersWoke: {"squares": ("list square", "sultan")},
    events.SpacesRefilled: {
        "items": ("pairs sabika-at-space item space", "raws"),
        "marbles": ("list space", "marbles"),
    },
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
    events.Scored: {"points": (f"signed {AS_PP}", "pp"), "source": (SOURCE, "source")},
    events.Changed: {"change": ("signed amount", "what", "by")},
}
"""What only this kind of event has."""
SILENT: tuple[type[Event], ...] = (
    events.Acted,
    events.Paid,
    events.PointsBrought,
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

FORMS = Forms(
    messages=MESSAGES,
    events=event_forms(events, OF_FIELDS, OF_EVENTS),
    changes={tag_of(events.Scored): "event-sabika-scored", tag_of(events.Changed): ""},
    changed="event-sabika-changed",
    silent=tuple(map(tag_of, SILENT)),
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
    joined="sabika-and",
)
