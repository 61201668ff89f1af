import { openSheet } from './encode';
import type { Sheet } from './print';

const ACROSS = 8;
const DOWN = 8;

/**
 * What is left of a picture for half-closed eyes: 64 colors.
 * In: a print. Out: 384 hex digits, red, green and blue of each place.
 */
export async function fingerprintOf(sheet: Sheet): Promise<string> {
  const colors = await openSheet(sheet).resize(ACROSS, DOWN, { fit: 'fill' }).raw().toBuffer();
  return colors.toString('hex');
}

/** How far two pictures look apart: 0 for the same, 100 for black and white. */
export function distanceOf(a: string, b: string): number {
  const [one, other] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  const sum = one.reduce((total, value, i) => total + Math.abs(value - (other[i] ?? 0)), 0);
  return sum / one.length / 2.55;
}
