import type { Swatch } from '../inks';
import { line, polygon, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

interface Awning {
  /** Its upper left corner, where it hangs on the wall, and its width there. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly drop: number;
  /** How far its lower edge stands out at either end. */
  readonly flare?: number;
  readonly stripes: readonly [Swatch, Swatch];
  readonly count?: number;
  /** Printed on a band that hangs from the lower edge, in the color of the first stripe. */
  readonly lettering?: string;
}

/** How far a scallop hangs down; on a short awning, no more than half of it. */
const SCALLOP = 44;
const BAND = 108;

/** A striped awning that flares toward us, with a scalloped edge below `y + drop`. */
export function awning({ x, y, width, drop, flare = 40, stripes, count = 14, lettering }: Awning): Svg {
  const left = x - flare;
  const edge = y + drop;
  const right = x + width + flare;
  const wide = (right - left) / count;
  const scallop = Math.min(SCALLOP, drop / 2);
  const hem = lettering === undefined ? edge : edge + BAND;
  const cloth = repeat(count, (i) => {
    const top = x + (i * width) / count;
    const foot = left + i * wide;
    return polygon(
      [
        [top, y],
        [top + width / count + 0.5, y],
        [foot + wide + 0.5, edge],
        [foot, edge],
      ],
      stripes[i % 2] ?? '@paper',
    );
  });
  const scallops = repeat(count, (i) => {
    const color = lettering === undefined ? (stripes[i % 2] ?? '@paper') : stripes[0];
    return shape(
      [
        `M${left + i * wide} ${hem - 1}h${wide}`,
        `q0 ${scallop} ${-wide / 2} ${scallop}`,
        `q${-wide / 2} 0 ${-wide / 2} ${-scallop}Z`,
      ].join(''),
      color,
      { color: '@key', width: 4 },
    );
  });
  return [
    cloth,
    scallops,
    lettering === undefined ? '' : band(lettering, left, right, edge, stripes[0]),
    line(left, edge, right, edge, '@key', 5),
    rect(x - 10, y - 16, width + 20, 20, '@night'),
  ].join('');
}

const band = (words: string, left: number, right: number, top: number, color: Swatch): Svg =>
  rect(left, top, right - left, BAND, color) +
  text(words, { x: (left + right) / 2, y: top + 84, size: 88, color: '@key', weight: 900, spacing: 14 });
