import type { Refusal } from "./schema";

/** The host has said no, and why; or it could not be reached at all. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly refusal: Refusal,
    ) {
        super(refusal.message);
    }

    get code(): string {
        return this.refusal.code;
    }
}

export const UNREACHABLE: Refusal = {
    code: "unreachable",
    message: "the server does not answer",
    details: {},
};

/** Whether this is a refusal of ours, and not what something else says. */
export function hasCode(text: string): boolean {
    try {
        return typeof (JSON.parse(text) as Partial<Refusal> | null)?.code === "string";
    } catch {
        return false;
    }
}

export function refusalIn(text: string): Refusal {
    try {
        return JSON.parse(text) as Refusal;
    } catch {
        return { ...UNREACHABLE, message: text };
    }
}
