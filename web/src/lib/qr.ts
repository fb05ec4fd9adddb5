/** QR codes as paths for SVG, one unit for each module. */
import { correction, generate } from "lean-qr";

/** Modules without anything around the code, without which it cannot be read. */
export const QUIET_ZONE = 4;

export interface QrCode {
    /** The size with the quiet zone. */
    size: number;
    path: string;
}

export function qrCode(text: string): QrCode {
    const code = generate(text, { minCorrectionLevel: correction.M });
    let path = "";
    for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) {
            if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
        }
    }
    return { size: code.size + 2 * QUIET_ZONE, path };
}
