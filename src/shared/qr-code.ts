/** A QR code as an SVG draws it. */
export interface QrCode {
  /** The width and the height of the code, in squares. */
  readonly size: number;
  /** The dark squares as the path of an SVG, in units of one square. */
  readonly path: string;
}

/**
 * The options of uqr's `encode`: medium error correction, so that a fold of the paper does not destroy the code, and no
 * quiet zone, which is added where the code is shown.
 */
export const QR_OPTIONS = { ecc: 'M', border: 0 } as const;

/** The part of the result of uqr's `encode` that is drawn. */
interface Encoded {
  readonly size: number;
  /** The rows of the code from top to bottom; `true` is a dark square. */
  readonly data: readonly (readonly boolean[])[];
}

/**
 * Returns a code that uqr has encoded as one to be drawn. This module does not import uqr, because the page loads it
 * only when it is needed.
 * @param encoded what `encode` returns with `QR_OPTIONS`
 */
export function qrCodeOf({ size, data }: Encoded): QrCode {
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  return { size, path };
}

/** Returns the runs of dark squares in a row, each with its start and its length. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
