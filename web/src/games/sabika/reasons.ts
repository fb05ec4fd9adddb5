/** Why something that one might want to do cannot be done now, in words. */
import { t } from "../../lib/locale.svelte";
import type { SabikaPlayerView, SabikaView } from "../../lib/schema";
import { RING_OF, WORKERS } from "./rows";
import type { Words } from "./saying";
import { wayTo } from "./ways";

export class Reasons {
    private readonly player: SabikaPlayerView;

    constructor(
        private readonly words: Words,
        private readonly view: SabikaView,
        private readonly seat: number,
    ) {
        this.player = view.everyone[seat]!;
    }

    /** Of somebody whose turn it is, about a square where none of their workers can go. With a worker in hand, about that one. */
    square(square: string, inHand: string | null): string {
        const { ring } = this.words.rows.squares[square]!;
        const standing = WORKERS.filter(
            (name) => RING_OF[name] === ring && this.player.workers[name]!.standing,
        ).filter((name) => inHand === null || name === inHand);
        if (!standing.length) return inHand === null ? t("why-sabika-not-standing") : "";
        const leaving = standing.filter((name) => this.player.workers[name]!.square !== square);
        if (!leaving.length) return t("reason-sabika-same-square");
        const others = leaving.filter((name) => !this.hasTwinOn(name, square));
        if (!others.length) return t("reason-sabika-own-builder-there");
        const ways = others.map((name) => wayTo(this.view, this.words.rows, this.seat, name, square).dinars);
        return this.tooDear(Math.min(...ways)) ?? t("reason-sabika-nothing-to-do");
    }

    /** About a worker that cannot be chosen although it stands. */
    worker(name: string): string {
        const twins = [this.player.workers["builder-1"]!, this.player.workers["builder-2"]!];
        const alike = twins.every(({ standing, square }) => standing && square === null);
        return name === "builder-2" && alike ? t("reason-sabika-twin-in-workshop") : "";
    }

    /** About a city where one cannot export to, or consolidate. */
    city(city: string): string {
        const { ships, prices } = this.player;
        const task = this.view.task?.task;
        if (task === "consolidate")
            return ships[city] === "exporting"
                ? (this.tooDear(prices.consolidate) ?? "")
                : t("reason-sabika-no-ship-waiting");
        if (task !== "export") return "";
        return city in ships ? t("reason-sabika-ship-there") : (this.tooDear(prices.routes[city] ?? 0) ?? "");
    }

    /** About all major constructions, or about a minor card. */
    construction(minor: string | null): string {
        const { minors, content } = this.words.rows;
        const base = minor === null ? content.construction.base : minors[minor]!.base;
        return this.player.materials[base] ? "" : this.missing([base]);
    }

    /** About poems of a colour. */
    poems(colour: "blue" | "red" | "grey"): string {
        const { grey, materials, prices } = this.player;
        const { bases, most_grey } = this.words.rows.content.carve;
        if (colour === "grey" && grey.length >= most_grey) return t("reason-sabika-enough-greys");
        if (!bases.some((base) => materials[base])) return this.missing(bases);
        return this.tooDear(prices.carve[colour] ?? 0) ?? "";
    }

    private hasTwinOn(worker: string, square: string): boolean {
        const { kind } = this.player.workers[worker]!;
        return WORKERS.some((name) => {
            const other = this.player.workers[name]!;
            return name !== worker && other.kind === kind && other.square === square;
        });
    }

    private tooDear(price: number): string | null {
        const { dinars, seals } = this.player;
        if (price <= dinars + seals) return null;
        const have = [this.words.dinars(dinars), ...(seals ? [this.words.seals(seals)] : [])];
        return t("why-sabika-too-dear", {
            price: this.words.dinars(price),
            have: this.words.listed(have),
        });
    }

    private missing(materials: readonly string[]): string {
        const item = materials.map((material) => this.words.material(material)).join(" / ");
        return t("why-sabika-missing", { item });
    }
}
