"""Wording: what components do, in the words of a language, made from their effects.

There is a message for everything that the effect language can say, so every edition has its texts. An
effect is a phrase that tells the player to do something ("gain 2 dinars"); what is gained one after the other is put
together ("gain 2 dinars and 1 PP"). Sentences begin with a capital letter and end with a full stop.
"""

from collections.abc import Iterable, Sequence

from granada.games.sabika import effects as e
from granada.games.sabika.content import Content
from granada.locale import Texts

GAINED = (e.Gain, e.GainChoice, e.Mix, e.Raw, e.Good, e.Paria, e.PP)
"""What is simply gained."""
NAMED_OTHERWISE = ("wood", "ceramic", "mix", "paria")
"""Some languages name them otherwise when they stand alone than as the object of a sentence."""
KINDS_OF_CHANGE = {"+": "more", "-": "less", "=": "set"}
FREE = "free"
"""The sign of mod(KEY,=0)."""


class Wording:
    def __init__(self, texts: Texts, content: Content, *, two: bool) -> None:
        self.texts = texts
        self.content = content
        self.two = two
        """Whether two contend for majorities: a duel, or one against Yusuf."""

    def sentences(self, nodes: Sequence[e.Node]) -> str:
        """Everything that is written on a component."""
        return " ".join(sentence(self.phrase(node)) for node in nodes)

    def phrase(self, node: e.Node) -> str:
        match node:
            case e.On() | e.Mod() | e.Store():
                return self.clause(node)
            case e.Majority() | e.Each():
                return self.scoring(node)
            case e.Match():
                return self.match(node)
        return self.effect(node)

    def brief(self, node: e.Node) -> str:
        """A text short enough for a table: the things alone, as in "2 PP + 1 dinar"."""
        parts = node.parts if isinstance(node, e.Then) else (node,)
        return " + ".join(self._brief_part(part) for part in parts)

    def _brief_part(self, part: e.Node) -> str:
        match part:
            case e.Or():
                return " / ".join(map(self.brief, part.parts))
            case e.GainChoice():
                kinds = "/".join(map(self.material, part.kinds))
                return self.texts.text("sabika-amount-choice.brief", n=part.n, kinds=kinds)
            case e.Gain():
                return self.alone(part.resource, part.n)
            case e.Mix() | e.Paria():
                return self.alone(e.name(type(part)), part.n)
            case e.Action():
                return self.texts.text(f"sabika-action-{part.action}")
            case e.Transactions() | e.Process() | e.CityBonus() | e.StorehouseBonus() | e.Favour() | e.FavourBonus():
                return self.texts.text(f"sabika-effect-{e.name(type(part))}.brief", n=part.n)
        return self.thing(part) if isinstance(part, GAINED) else self.effect(part)

    # Effects.

    def effect(self, node: e.Node) -> str:
        match node:
            case e.Then():
                return self._then(node.parts)
            case e.Or():
                options = self._list([self.effect(part) for part in node.parts], "sabika-or-else")
                return self.texts.text("sabika-effect-or", options=options)
            case e.Optional():
                return self.texts.text("sabika-effect-optional", effect=self.effect(node.effect))
            case e.Pay():
                price = self.amount(node.resource, node.n)
                return self.texts.text("sabika-effect-pay", price=price, effect=self.effect(node.effect))
            case e.Per():
                return self._per(node)
            case e.Action():
                return self.texts.text(f"sabika-action-{node.action}.do")
            case e.PlaceShip():
                return self.texts.text("sabika-effect-place_ship", goods=node.goods)
        if isinstance(node, GAINED):
            return self.gain([node])
        return self.texts.text(f"sabika-effect-{e.name(type(node))}", n=_number(node))

    def _then(self, parts: Iterable[e.Node]) -> str:
        phrases: list[str] = []
        things: list[e.Node] = []
        for part in parts:
            if isinstance(part, GAINED):
                things.append(part)
            else:
                phrases += [self.gain(things)] if things else []
                things = []
                phrases.append(self.effect(part))
        phrases += [self.gain(things)] if things else []
        text = phrases[0]
        for phrase in phrases[1:]:
            text = self.texts.text("sabika-effect-then", first=text, next=phrase)
        return text

    def _per(self, node: e.Per) -> str:
        text = self._for_each(self.effect(node.effect), node.count)
        return text if node.limit is None else self.texts.text("sabika-times", what=text, times=node.limit)

    def gain(self, things: Sequence[e.Node]) -> str:
        return self.texts.text("sabika-effect-gain", things=self.all_of([self.thing(thing) for thing in things]))

    def thing(self, node: e.Node) -> str:
        match node:
            case e.Gain():
                return self.amount(node.resource, node.n)
            case e.GainChoice():
                kinds = self.either([self.material(kind) for kind in node.kinds])
                return self.texts.text("sabika-amount-choice", n=node.n, kinds=kinds)
        return self.amount(e.name(type(node)), _number(node))

    def amount(self, what: str, n: int) -> str:
        """An amount as the object of a sentence: "2 dinars"."""
        return self.texts.text(f"sabika-amount-{what}", n=n)

    def alone(self, what: str, n: int) -> str:
        """An amount as it stands in a table or a list: "2 dinars"."""
        form = ".brief" if what in NAMED_OTHERWISE else ""
        return self.texts.text(f"sabika-amount-{what}{form}", n=n)

    def material(self, name: str) -> str:
        return self.texts.text(f"sabika-material-{name}")

    # What is counted.

    def count(self, node: e.Node, form: str) -> str:
        """The form "each" is "for each poem", "one" is "a poem", "most" is "poems", as in "most poems"."""
        match node:
            case e.Tally():
                return self.texts.text(f"sabika-count-{node.of}.{form}")
            case e.Has():
                return self.texts.text(f"sabika-has-{node.building}.{form}")
            case e.Presence():
                return self._presence(node.where, form)
            case e.Sets():
                members = self.all_of([self.count(part, "one") for part in node.counts])
                return self.texts.text(f"sabika-count-set.{form}", members=members)
            case e.Half():
                return self.texts.text(f"sabika-count-half.{form}", most=self.count(node.count, "most"))
        raise TypeError(f"{node} counts nothing")

    def _for_each(self, what: str, count: e.Node) -> str:
        message = "sabika-if" if isinstance(count, e.Has) else "sabika-for-each"
        return self.texts.text(message, what=what, each=self.count(count, "each"))

    def _presence(self, where: str | None, form: str) -> str:
        if where is None or where in ("blue", "red"):
            return self.texts.text(f"sabika-presence-{where or 'any'}.{form}")
        return self.texts.text(f"sabika-presence-region.{form}", place=self.in_region(where))

    def in_region(self, region: str) -> str:
        """Regions that only an edition knows are called as the edition calls them."""
        known = self.texts.has(f"sabika-region-{region}")
        return self.texts.text(f"sabika-region-{region}.place" if known else "sabika-in-region", region=region)

    # What holds from now on.

    def clause(self, node: e.On | e.Mod | e.Store) -> str:
        match node:
            case e.On():
                text = self._on(node)
                return self.texts.text("sabika-once-a-round", clause=text) if node.once_a_round else text
            case e.Mod():
                return self._mod(node)
            case e.Store():
                return self.texts.text("sabika-store", n=node.boxes)

    def _on(self, node: e.On) -> str:
        trigger, effect = node.trigger, self.effect(node.effect)
        chosen = trigger.filter or ""
        material = chosen.removeprefix("uses=")
        if trigger.event == "spend" or material != chosen:
            name = self.texts.text(f"sabika-material-{material}.object")
            return self.texts.text(f"sabika-with-{trigger.event}", material=name, effect=effect)
        return self.texts.text(f"sabika-on-{trigger_id(trigger.event, trigger.filter)}", effect=effect)

    def _mod(self, node: e.Mod) -> str:
        return self.texts.text(
            f"sabika-mod-{key_id(node.key)}",
            sign=FREE if node.sign == "=" and node.n == 0 else KINDS_OF_CHANGE[node.sign],
            n=node.n,
            dinars=self.amount("dinar", node.n),
            parias=self.amount("paria", node.n),
            pp=self.amount("pp", node.n),
        )

    # Scorings.

    def scoring(self, node: e.Majority | e.Each) -> str:
        if isinstance(node, e.Majority):
            return self._majority(node)
        text = self._for_each(self.amount("pp", node.pp), node.count)
        return text if node.limit is None else self.texts.text("sabika-at-most", what=text, pp=node.limit)

    def _majority(self, node: e.Majority) -> str:
        most, majority = self.count(node.count, "most"), self.content.majority
        if self.two:
            alone, otherwise = majority.two_players
            return self.texts.text("sabika-scoring-majority-of-two", most=most, alone=alone, otherwise=otherwise)
        places = self.either([str(points) for points in majority.places])
        return self.texts.text("sabika-scoring-majority", most=most, places=places)

    def match(self, node: e.Match) -> str:
        if node.goal != "city":
            return self.texts.text(f"sabika-match-{node.goal}")
        if node.where in ("blue", "red"):
            return self.texts.text(f"sabika-match-{node.where}")
        return self.texts.text("sabika-match-city", place=self.in_region(node.where or ""))

    # Lists.

    def all_of(self, parts: Sequence[str]) -> str:
        return self._list(parts, "sabika-and")

    def either(self, parts: Sequence[str]) -> str:
        return self._list(parts, "sabika-or")

    def _list(self, parts: Sequence[str], message: str) -> str:
        if len(parts) == 1:
            return parts[0]
        return self.texts.text(message, first=", ".join(parts[:-1]), last=parts[-1])


def sentence(phrase: str) -> str:
    return f"{phrase[:1].upper()}{phrase[1:]}."


def key_id(key: str) -> str:
    """A key as message ids can be written: extra_slots-carve."""
    return key.replace("(", "-").removesuffix(")")


def trigger_id(event: str, chosen: str | None) -> str:
    return event if chosen is None else f"{event}-{chosen}"


def _number(node: e.Node) -> int:
    (number,) = (getattr(node, field) for field in node.__struct_fields__)
    return int(number)
