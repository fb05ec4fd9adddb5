/** What can be chosen: the legal moves in groups, each with its price and what it brings. */
import { capital, t } from "../../lib/locale.svelte";
import type { SabikaPlayerView, SabikaTask, SabikaVerb, SabikaView } from "../../lib/schema";
import { parsed } from "./effects";
import { balanceOf, type Side } from "./joins";
import { parse, type Move } from "./moves";
import { BOXED } from "./rows";
import type { Words } from "./saying";
import { secondaries, wayTo } from "./ways";

export interface Choice {
    move: Move;
    label: string;
    /** A piece or an action that can be drawn beside it. */
    icon: string | null;
    /** Dinars to be paid, where the board shows them; null where nothing is paid or the label tells. */
    price: number | null;
    /** What it makes possible, and for how much. */
    then: string[];
}

export interface Group {
    title: string;
    choices: Choice[];
}

const GROUPS: Partial<Record<SabikaVerb, string>> = {
    main: "square",
    secondary: "square",
    end: "square",
    stop: "otherwise",
    refuse: "otherwise",
    renew: "otherwise",
    "buy-raw": "buy",
    accept: "offer",
    decline: "offer",
    left: "side",
    right: "side",
};
/** Groups whose titles say nothing that the label does not. */
const IDLE = new Set<SabikaVerb>([
    "main",
    "secondary",
    "end",
    "stop",
    "refuse",
    "renew",
    "accept",
    "decline",
]);
/** Moves of which several may be due, one after the other. */
const COUNTED = new Set<SabikaVerb>(["take", "raw", "good"]);

export class Choices {
    readonly task: SabikaTask;
    readonly seat: number;
    readonly player: SabikaPlayerView;

    constructor(
        readonly words: Words,
        readonly view: SabikaView,
    ) {
        this.task = view.task ?? { task: "choose", seat: view.seat ?? 0 };
        this.seat = Math.min(this.task.seat, view.players - 1);
        this.player = view.everyone[this.seat]!;
    }

    /** Squares are grouped by worker, everything else by what is done. */
    groups(moves: readonly Move[]): Group[] {
        const groups = new Map<string, Choice[]>();
        for (const move of moves) {
            const title = this.title(move);
            groups.set(title, [...(groups.get(title) ?? []), this.choice(move)]);
        }
        return [...groups].map(([title, choices]) => ({ title, choices }));
    }

    choice(move: Move): Choice {
        return {
            move,
            label: this.label(move),
            icon: this.icon(move),
            price: this.price(move),
            then: move.verb === "work" ? this.beside(move.things[1]!) : [],
        };
    }

    /** What a move does, for those who do not see the question. */
    sentence(text: string): string {
        const move = parse(text);
        const label = this.label(move);
        return capital(IDLE.has(move.verb) ? label : `${this.title(move)}: ${label}`);
    }

    // Groups.

    title(move: Move): string {
        const { words, task } = this;
        const { prices } = this.player;
        switch (move.verb) {
            case "work":
                return t("sabika-group-squares", { worker: this.worker(move.things[0]!) });
            case "dinars":
            case "parias":
            case "seals":
                return this.paymentTitle();
            case "blue":
            case "red":
            case "grey":
                return t(`sabika-group-${move.verb}`, { price: words.price(prices.carve[move.verb]!) });
            case "rest":
                return t("sabika-group-rest", {
                    dinars: words.dinars(words.rows.content.rest.dinars),
                    n: prices.rest_pp,
                });
            case "discard":
                return t("sabika-group-discard", { item: words.item(task.item ?? "") });
        }
        const title = t(`sabika-group-${GROUPS[move.verb] ?? move.verb}`);
        const several = COUNTED.has(move.verb) && (task.number ?? 1) > 1;
        return several ? t("sabika-group-several", { title, n: task.number! }) : title;
    }

    /** Two builders on the ring are told apart by where they are. */
    private worker(name: string): string {
        const place = this.player.workers[name]!.square;
        const twins = Object.values(this.player.workers).filter(({ kind }) => kind === "builder");
        const alone = !name.startsWith("builder") || twins.filter(({ standing }) => standing).length < 2;
        return alone ? this.words.worker(name) : `${this.words.worker(name)} (${this.words.where(place)})`;
    }

    private paymentTitle(): string {
        if (this.task.dinars != null)
            return t("sabika-group-pay", { price: this.words.dinars(this.task.dinars) });
        if (this.task.parias != null)
            return t("sabika-group-tribute", { parias: this.words.parias(this.task.parias) });
        return t("sabika-group-mix");
    }

    // Labels.

    label({ verb, things }: Move): string {
        const { words } = this;
        const [thing = "", other = ""] = things;
        switch (verb) {
            case "choose":
                return words.said.starting_tiles[thing] ?? thing;
            case "work":
                return this.work(thing, other);
            case "rest":
                return `${words.worker(thing)} ${words.where(this.player.workers[thing]!.square)}`;
            case "main":
                return t("sabika-choose-main", { action: this.action(this.squareAction()) });
            case "secondary":
                return this.secondary(thing);
            case "take":
            case "discard":
                return words.item(thing);
            case "dinars":
            case "parias":
            case "seals":
                return this.paid(verb, Number(thing));
            case "raw":
                return t("sabika-choose-space", { what: this.raw(this.on(thing)), space: thing });
            case "good":
                return t("sabika-choose-space", { what: words.goodOf(this.on(thing)), space: thing });
            case "process":
                return t("sabika-choose-process", { raw: words.item(thing), good: words.goodOf(thing) });
            case "keep":
                return t(thing === "poem" ? "sabika-choose-keep-poem" : "sabika-choose-keep-storehouse");
            case "buy":
                return this.sold(words.item(thing), words.price(this.player.prices.buy[thing]!));
            case "buy-raw": {
                const what = t("sabika-choose-space", { what: this.raw(this.on(thing)), space: thing });
                return this.sold(what, words.price(this.player.prices.buy["raw"]!));
            }
            case "sell":
                return this.sold(
                    words.item(thing),
                    words.dinars(this.player.prices.sell[thing] ?? this.player.prices.sell["good"]!),
                );
            case "trade":
                return this.trade(thing, other);
            case "favour": {
                const { bonus } = words.rows.content.favour_track[Number(thing) - 1]!;
                return t("sabika-choose-favour", { n: thing, bonus: words.effect(bonus) });
            }
            case "city":
                return `${words.city(thing)}: ${words.effect(this.tileOf(thing).bonus)}`;
            case "act":
                return `${words.city(thing)}: ${words.effect(this.tileOf(thing).consolidation)}`;
            case "ship":
                return words.city(thing);
            case "activate": {
                const tile = this.player.storehouses[Number(thing) - 1]!.tiles.at(-1)!;
                return words.said.storehouse_tiles[tile] ?? tile;
            }
            case "bonus":
            case "major":
                return words.said.majors[thing] ?? thing;
            case "option":
                return words.effect(parsed(this.task.effect ?? "").parts[Number(thing) - 1] ?? thing);
            case "accept":
                return this.accepted();
            case "expand":
                return `${words.said.storehouse_tiles[thing] ?? thing}, ${this.expanded(Number(other))}`;
            case "renew": {
                const { renewal_cost, renewal_pp } = words.rows.content.construction;
                return t("sabika-choose-renew", {
                    price: words.dinars(renewal_cost),
                    pp: words.pp(renewal_pp),
                });
            }
            case "minor":
                return this.minor(thing);
            case "with":
                return this.used(things.filter((material) => material !== "nothing"));
            case "left":
            case "right":
                return this.side(verb);
            case "export":
                return this.export(thing);
            case "goods":
                return this.goods(things);
            case "consolidate":
                return this.consolidate(thing);
            case "blue":
            case "red":
            case "grey":
                return this.poem(verb, thing);
            case "reactivate":
                return this.poem("red", thing);
            case "quarry":
                return this.action(`${thing}_quarry`);
            case "start":
                return words.name(Number(thing));
            case "yusuf": {
                const action = this.task.yusuf_action;
                const city = words.city(thing);
                if (!action || action === "first-ship") return t("sabika-choose-yusuf-first", { city });
                return t("sabika-choose-yusuf", { city, action: words.action(action) });
            }
            case "end":
            case "stop":
            case "refuse":
            case "decline":
                return t(`sabika-choose-${verb}`);
        }
    }

    /** The full price of a way, reason by reason. */
    way(worker: string, square: string): string {
        const way = wayTo(this.view, this.words.rows, this.seat, worker, square);
        const parts: string[] = [];
        if (way.steps)
            parts.push(t("sabika-choose-steps", { n: way.steps, price: this.words.price(way.paid) }));
        if (way.foreign)
            parts.push(t("sabika-choose-foreign", { n: way.foreign, price: this.words.price(way.toll) }));
        const told = parts.join(" + ") || this.words.price(0);
        return parts.length > 1 ? `${told} = ${this.words.price(way.dinars)}` : told;
    }

    private work(worker: string, square: string): string {
        return `${this.words.square(square)}: ${this.way(worker, square)}`;
    }

    /** What the secondary actions beside a square offer, and for how much. */
    beside(square: string): string[] {
        return secondaries(this.view, this.words.rows, this.seat, square).map(({ kind, item, dinars }) => {
            const price = this.words.price(dinars);
            if (kind === "marble") {
                return t(item ? "sabika-choose-secondary-marble" : "sabika-choose-secondary-stone", {
                    price,
                });
            }
            if (item === null) return t("sabika-choose-secondary-process", { price });
            return t("sabika-choose-secondary-raw", { what: this.raw(item), price });
        });
    }

    private secondary(kind: string): string {
        const square = this.task.square ?? "";
        const kinds = secondaries(this.view, this.words.rows, this.seat, square).map((found) => found.kind);
        return this.beside(square)[kinds.indexOf(kind as "raw" | "marble")] ?? kind;
    }

    /** Of a kind that one holds, one's own is processed instead. */
    private raw(raw: string): string {
        const told = this.words.item(raw);
        if (!this.player.raws.includes(raw)) return told;
        return t("sabika-choose-raw-held", { raw: told, good: this.words.goodOf(raw) });
    }

    private on(space: string): string {
        return this.view.raws[space] ?? "";
    }

    private sold(what: string, price: string): string {
        return t("sabika-choose-for", { what, price });
    }

    private trade(give: string, take: string): string {
        const row = this.words.rows.content.trades.find(
            (trade) => trade.give === give && trade.take === take,
        );
        const back = this.words.item(take);
        const got = row?.dinars ? this.words.allOf([back, this.words.dinars(row.dinars)]) : back;
        return t("sabika-choose-trade", { give: this.words.item(give), take: got });
    }

    private paid(means: "dinars" | "parias" | "seals", n: number): string {
        const { words, task } = this;
        if (task.parias != null) {
            const what =
                means === "dinars" ? words.dinars(n * words.rows.content.tribute.dinars) : words[means](n);
            return t("sabika-choose-tribute", { what, rest: task.parias - n });
        }
        if (means === "seals") return this.paidInSeals(n, (task.dinars ?? n) - n);
        return words.allOf([words.dinars(n), words.parias((task.number ?? n) - n)]);
    }

    private paidInSeals(n: number, rest: number): string {
        const { words, player } = this;
        const dinars = Math.min(rest, player.dinars);
        return words.allOf([
            ...(n ? [words.seals(n)] : []),
            ...(dinars ? [words.dinars(dinars)] : []),
            ...(rest > dinars ? [t("sabika-effect-lose_pp", { n: rest - dinars })] : []),
        ]);
    }

    private tileOf(city: string) {
        return this.words.rows.cityTiles[this.view.cities[city]!.tile]!;
    }

    private accepted(): string {
        const { name, parts } = parsed(this.task.effect ?? "");
        const effect = this.words.effect(parts.at(-1) ?? "");
        if (name !== "pay") return effect;
        return t("sabika-choose-accept", { price: this.words.amount(parts[0]!, Number(parts[1])), effect });
    }

    expanded(storehouse: number): string {
        const { tiles } = this.player.storehouses[storehouse - 1]!;
        const points = this.words.rows.content.storehouse.expansion_pp[tiles.length] ?? 0;
        const on = t("sabika-choose-expand", { n: storehouse, pp: this.words.pp(points) });
        const hidden = tiles.at(-1);
        return hidden
            ? t("sabika-choose-expand-over", { on, tile: this.words.said.storehouse_tiles[hidden] ?? hidden })
            : on;
    }

    /** With the balances that it would bring. */
    private minor(card: string): string {
        const sides = (["left", "right"] as const).filter((side) => this.balance(card, side));
        const label = this.words.said.minors[card] ?? card;
        if (!sides.length) return label;
        const told = sides.map((side) => t(`sabika-choose-${side}`));
        return t("sabika-choose-minor", { card: label, sides: this.words.listed(told) });
    }

    private balance(card: string, side: Side): string | null {
        return balanceOf(this.player, this.words.rows, card, side);
    }

    private used(extra: readonly string[]): string {
        const { words, task } = this;
        const carving = task.minor == null && task.major == null;
        const base =
            task.minor != null ? words.rows.minors[task.minor]!.base : words.rows.content.construction.base;
        const used = carving ? [...extra] : [...extra, base];
        const worth = carving ? this.player.prices.carving_pp : this.player.prices.building_pp;
        const order = (material: string): number => words.rows.materials.indexOf(material);
        used.sort((one, other) => order(one) - order(other));
        const points = used.reduce((sum, material) => sum + (worth[material] ?? 0), 0);
        const materials = used.map((material) => words.item(material)).join(" + ") || t("nothing");
        return t("sabika-choose-with", { materials, pp: words.pp(points) });
    }

    private side(side: Side): string {
        const colour = this.balance(this.task.minor ?? "", side);
        const where = t(`sabika-choose-${side}`);
        if (colour === null) return t("sabika-choose-no-balance", { side: where });
        const bonus = this.words.effect(this.words.rows.balanceBonuses[colour]!.bonus);
        return t("sabika-choose-balance", { side: where, colour: this.words.colour(colour), bonus });
    }

    private export(city: string): string {
        const { tile, seal } = this.view.cities[city]!;
        return t("sabika-choose-export", {
            city: this.words.city(city),
            price: this.words.price(this.player.prices.routes[city]!),
            demand: this.words.demand(tile),
            seal: seal ? "yes" : "no",
            bonus: this.words.effect(this.tileOf(city).bonus),
        });
    }

    private goods(goods: readonly string[]): string {
        if (goods[0] === "nothing") return t("sabika-choose-no-goods");
        const { demand } = this.tileOf(this.task.city ?? "");
        const { export_pp, export_parias } = this.player.prices;
        const wanted = goods.filter((good) => demand.includes(good.replace(BOXED, ""))).length;
        const points = export_pp * goods.length + this.words.rows.content.export.demand * wanted;
        return t("sabika-choose-goods", {
            goods: goods.map((good) => this.words.item(good)).join(" + "),
            pp: this.words.pp(points),
            parias: this.words.parias(points + export_parias * goods.length),
        });
    }

    private consolidate(city: string): string {
        const tile = this.tileOf(city);
        const label = t(tile.colour === "red" ? "sabika-choose-at-once" : "sabika-choose-income", {
            city: this.words.city(city),
            price: this.words.price(this.player.prices.consolidate),
            effect: this.words.effect(tile.consolidation),
        });
        const rivals = this.view.everyone.flatMap(({ ships }, seat) =>
            seat !== this.seat && ships[city] === "settled" ? [this.words.name(seat)] : [],
        );
        return rivals.length ? t("sabika-choose-rivals", { label, rivals: rivals.join(", ") }) : label;
    }

    private poem(colour: string, poem: string): string {
        return t("sabika-choose-poem", {
            n: poem,
            text: this.words.poemText(colour, poem).replace(/\.$/, ""),
        });
    }

    /** With what it does, if that is always the same. */
    private action(action: string): string {
        const plain = this.words.rows.content.plain_actions.find(({ id }) => id === action);
        const name = this.words.action(action);
        return plain ? `${name}: ${this.words.effect(plain.effect)}` : name;
    }

    private squareAction(): string {
        return this.words.rows.squares[this.task.square ?? ""]?.action ?? "";
    }

    // What is drawn beside a choice.

    icon({ verb, things }: Move): string | null {
        const [thing = "", other = ""] = things;
        switch (verb) {
            case "work":
                return `action-${this.words.rows.squares[other]!.action}`;
            case "rest":
                return "rest";
            case "main":
                return `action-${this.squareAction()}`;
            case "secondary":
                return this.besideIcon(thing);
            case "take":
            case "discard":
            case "buy":
            case "sell":
            case "trade":
            case "process":
                return thing.replace(BOXED, "");
            case "raw":
            case "buy-raw":
                return this.on(thing);
            case "good":
                return this.words.rows.goodOf[this.on(thing)] ?? null;
            case "dinars":
                return "dinar";
            case "parias":
                return "paria";
            case "seals":
                return "seal";
            case "export":
            case "ship":
            case "yusuf":
                return "ship";
            case "consolidate":
                return "action-consolidate";
            case "major":
            case "bonus":
                return this.words.rows.majors[thing]?.building ?? null;
            case "minor":
                return this.words.rows.minors[thing]?.building ?? null;
            case "quarry":
                return `action-${thing}_quarry`;
            case "favour":
                return "favour";
            default:
                return null;
        }
    }

    private besideIcon(kind: string): string {
        const found = secondaries(this.view, this.words.rows, this.seat, this.task.square ?? "");
        const item = found.find((secondary) => secondary.kind === kind)?.item;
        return item ?? (kind === "raw" ? "process" : "gypsum");
    }

    price({ verb, things }: Move): number | null {
        const { prices } = this.player;
        const [thing = "", other = ""] = things;
        switch (verb) {
            case "work":
                return wayTo(this.view, this.words.rows, this.seat, thing, other).dinars;
            case "export":
                return prices.routes[thing] ?? null;
            case "consolidate":
                return prices.consolidate;
            case "blue":
            case "red":
            case "grey":
                return prices.carve[verb] ?? null;
            case "renew":
                return this.words.rows.content.construction.renewal_cost;
            default:
                return null;
        }
    }
}
