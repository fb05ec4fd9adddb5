/** What is printed on the components, found by the names that views and moves use. */
import type {
    SabikaPrintedBalanceBonus,
    SabikaPrintedBalanceCard,
    SabikaPrintedCity,
    SabikaPrintedCityTile,
    SabikaPrintedContent,
    SabikaPrintedMajorTile,
    SabikaPrintedMinorCard,
    SabikaPrintedSquare,
    SabikaPrintedStorehouseTile,
    SabikaPrintedYusufCard,
} from "../../lib/schema";

export type Ring = "outer" | "middle" | "inner";
export const RINGS: readonly Ring[] = ["outer", "middle", "inner"];
export const GRANADA = "granada";
export const WILD = "wild";
/** The names of goods in the boxes of a poem begin so. */
export const BOXED = "boxed-";

const byName = <Row>(rows: readonly Row[], name: (row: Row) => string | number): Record<string, Row> =>
    Object.fromEntries(rows.map((row) => [String(name(row)), row]));

export class Rows {
    readonly squares: Record<string, SabikaPrintedSquare>;
    readonly cities: Record<string, SabikaPrintedCity>;
    readonly cityTiles: Record<string, SabikaPrintedCityTile>;
    readonly majors: Record<string, SabikaPrintedMajorTile>;
    readonly minors: Record<string, SabikaPrintedMinorCard>;
    readonly storeTiles: Record<string, SabikaPrintedStorehouseTile>;
    readonly balanceCards: Record<string, SabikaPrintedBalanceCard>;
    readonly balanceBonuses: Record<string, SabikaPrintedBalanceBonus>;
    readonly yusufCards: Record<string, SabikaPrintedYusufCard>;
    readonly materials: string[];
    readonly goods: string[];
    readonly goodOf: Record<string, string>;

    constructor(readonly content: SabikaPrintedContent) {
        this.squares = byName(content.squares, ({ ring, index }) => `${ring}-${index}`);
        this.cities = byName(content.cities, ({ id }) => id);
        this.cityTiles = byName(content.city_tiles, ({ id }) => id);
        this.majors = byName(content.major_tiles, ({ number }) => number);
        this.minors = byName(content.minor_cards, ({ number }) => number);
        this.storeTiles = byName(content.storehouse_tiles, ({ id }) => id);
        this.balanceCards = byName(content.balance_cards, ({ number }) => number);
        this.balanceBonuses = byName(content.balance_bonuses, ({ colour }) => colour);
        this.yusufCards = byName(content.yusuf_cards, ({ id }) => id);
        this.materials = content.materials.map(({ id }) => id);
        this.goods = content.goods.map(({ id }) => id);
        this.goodOf = Object.fromEntries(content.goods.map(({ id, raw }) => [raw, id]));
    }

    squaresOf(ring: Ring): string[] {
        return Object.keys(this.squares).filter((name) => this.squares[name]!.ring === ring);
    }
}
