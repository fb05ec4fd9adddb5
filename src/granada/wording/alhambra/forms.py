"""The forms of Alhambra: of the arguments of its messages, and of its sentences about events."""

from granada.games.alhambra import events
from granada.kernel.event import Event
from granada.wording.event_forms import event_forms
from granada.wording.saying import Forms

PAYMENT = {"payment": "together payment", "over": "number"}

MESSAGES: dict[str, dict[str, str]] = {
    # What is asked.
    "alhambra-paying": {"object": "object", "paid": "number", "price": "money"},
    "alhambra-ask-cell": {"object": "object"},
    # Groups.
    "alhambra-group-buy": {"object": "object", "price": "money"},
    "alhambra-group-place": {"object": "object"},
    "alhambra-group-swap": {"object": "object"},
    # What can be chosen.
    "alhambra-choose-pay": PAYMENT,
    "alhambra-choose-pay.fit": PAYMENT,
    "alhambra-choose-pay.then": PAYMENT,
    "alhambra-choose-pay.can": PAYMENT,
    "alhambra-choose-redesign": {"count": "number"},
    "alhambra-choose-reserve": {"object": "object"},
    "alhambra-choose-reserve.brief": {"object": "object"},
    "alhambra-choose-give": {"object": "object"},
    "alhambra-choose-give.brief": {"object": "object"},
    # What a choice would change.
    "alhambra-change-wall": {"before": "number", "after": "number"},
    "alhambra-change-rank": {"building": "name building-*", "before": "message", "after": "message"},
    "alhambra-rank": {"rank": "number"},
    "alhambra-rank-shared": {"rank": "message"},
    "alhambra-scoring-now-title": {"round": "number"},
    "alhambra-change-points": {"now": "message", "points": "signed number"},
    "alhambra-change-no-points": {"now": "message"},
    "alhambra-change-at-best": {"now": "message", "points": "signed number"},
    "alhambra-change-money": {"cards": "list together payment"},
    # What the coach says.
    "alhambra-coach-exact": {"object": "object"},
    "alhambra-coach-lead": {"object": "object"},
    "alhambra-coach-one-short": {"cards": "number", "building": "name building-*"},
    "alhambra-coach-scoring": {"cards": "number"},
    "alhambra-coach-card": {"card": "money", "object": "object"},
    "alhambra-coach-several": {"cards": "list money"},
    "alhambra-coach-open": {"object": "object"},
    "alhambra-coach-wall": {"object": "object", "sides": "number"},
    # Why something cannot be chosen.
    "why-alhambra-too-dear": {"missing": "money"},
}

OF_FIELDS: dict[str, dict[str, str]] = {
    "seat": {"player": "seat"},
    "tile": {"tile": "tile", "object": "object"},
    "out": {"out": "object"},
    "tiles": {"tiles": "list tile"},
    "currency": {"currency": "name currency-*", "currencies": "name currency-*.plural"},
    "cell": {"cell": "cell"},
    "round": {"round": "number"},
    "cards": {"cards": "list money"},
}
"""What a sentence about an event can need of a field with this name, whatever the event is."""
OF_EVENTS: dict[type[Event], dict[str, tuple[str, ...]]] = {
    events.Bought: {"payment": ("together payment", "cards"), "exact": ("known", "exact")},
    events.MoneyReshuffled: {"cards": ("number", "cards")},
}
"""What only this kind of event has."""

FORMS = Forms(
    messages=MESSAGES,
    events=event_forms(events, OF_FIELDS, OF_EVENTS),
)
