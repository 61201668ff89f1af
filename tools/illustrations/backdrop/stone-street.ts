import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Store {
  readonly x: number;
  readonly width: number;
  readonly ground: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly shutter: Swatch;
  readonly lit: boolean;
}

/**
 * A low brick store on granite piers, as on Stone Street: two floors of shuttered windows over an open ground floor.
 */
export function lowStore({ x, width, ground, height, wall, shutter, lit }: Store): Svg {
  const top = ground - height;
  const piers = 3;
  const bay = width / piers;
  const window = (i: number): Svg => {
    const middle = x + bay * ((i % piers) + 0.5);
    const y = top + 70 + Math.floor(i / piers) * 190;
    return [
      rect(middle - 34, y, 68, 118, i === 1 && lit ? '@mustard' : '@night'),
      rect(middle - 66, y - 4, 32, 126, shutter, { color: '@key', width: 4 }),
      rect(middle + 34, y - 4, 32, 126, shutter, { color: '@key', width: 4 }),
      rect(middle - 46, y - 24, 92, 20, '@paper'),
      rect(middle - 46, y + 120, 92, 14, '@paper'),
      line(middle, y, middle, y + 118, '@paper', 4),
    ].join('');
  };
  const shop = ground - 260;
  return [
    rect(x, top, width, height, wall),
    rect(x - 4, top - 16, width + 8, 34, '@night'),
    repeat(piers * 2, window),
    rect(x, shop, width, 260, '@night'),
    repeat(piers, (i) =>
      rect(x + bay * i + 30, shop + 54, bay - 44, 210, i === 1 ? '@brick' : '@deep', { color: '@key', width: 5 }),
    ),
    rect(x, shop - 8, width, 40, '@paper', { color: '@key', width: 5 }),
    repeat(piers + 1, (i) => rect(x + bay * i - 15, shop + 30, 30, 232, '@slate', { color: '@key', width: 5 })),
  ].join('');
}

/** Belgian block in rows that grow toward the viewer. */
export function blockPaving(y: number, width: number, height: number, seed: number): Svg {
  const random = randomFrom(seed);
  const rows = 6;
  const at = (row: number): number => y + height * (row / rows) ** 1.3;
  const stones: readonly Swatch[] = ['@slate', '@slate', '@slate', '@mist', '@paper'];
  let blocks = rect(-10, y, width + 20, height + 10, '@night');
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [at(row), at(row + 1)];
    const length = (bottom - top) * 2.1;
    for (let x = -length * random(); x < width;) {
      const long = length * (0.8 + random() * 0.4);
      const fill = stones[Math.floor(random() * stones.length)] ?? '@slate';
      blocks += shape(wornBlock(x + 4, x + long - 4, top + 4, bottom - 3), fill);
      x += long;
    }
  }
  return blocks;
}

/** A stone with its corners worn round. */
function wornBlock(left: number, right: number, top: number, bottom: number): string {
  const r = 9;
  return [
    `M${left + r} ${top}H${right - r}q${r} 0 ${r} ${r}`,
    `V${bottom - r}q0 ${r} ${-r} ${r}`,
    `H${left + r}q${-r} 0 ${-r} ${-r}`,
    `V${top + r}q0 ${-r} ${r} ${-r}Z`,
  ].join('');
}
