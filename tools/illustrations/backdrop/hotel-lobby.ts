import type { Swatch } from '../inks';
import { circle, ellipse, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

export interface KeyRack {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Width and height of one pigeonhole. */
  readonly hole: readonly [number, number];
}

/** The floor of a pigeonhole, in its middle: where a key hangs, or somebody lies. */
export const holeAt = (
  { x, y, columns, hole: [w, h] }: KeyRack,
  i: number,
): { readonly x: number; readonly y: number } => ({
  x: x + (i % columns) * w + w / 2,
  y: y + (Math.floor(i / columns) + 1) * h - 12,
});

/** Pigeonholes for keys and letters; the taken ones hold neither. */
export function keyRack(rack: KeyRack, taken: readonly number[]): Svg {
  const {
    x,
    y,
    columns,
    rows,
    hole: [w, h],
  } = rack;
  const cells = repeat(columns * rows, (i) => {
    const { x: cx, y: floor } = holeAt(rack, i);
    const content = taken.includes(i) ? '' : i % 3 === 0 ? letter(cx, floor) : key(cx, floor - h + 34);
    return rect(cx - w / 2 + 10, floor - h + 22, w - 20, h - 22, '@night') + content;
  });
  return [
    rect(x - 26, y - 40, columns * w + 52, rows * h + 62, '@brown', { color: '@key', width: 6 }),
    rect(x - 44, y - 66, columns * w + 88, 34, '@brown', { color: '@key', width: 6 }),
    cells,
    rect(x + columns * w + 4, y - 30, 22, rows * h + 50, '@shade'),
  ].join('');
}

const key = (x: number, y: number): Svg =>
  circle(x, y, 5, '@mustard') +
  line(x, y, x, y + 20, '@mustard', 5) +
  ellipse(x, y + 42, 19, 24, '@mustard') +
  circle(x, y + 42, 8, '@night');

const letter = (x: number, y: number): Svg => {
  const paper: Swatch = '@paper';
  return (
    polygon(
      [
        [x - 36, y - 2],
        [x - 30, y - 50],
        [x + 42, y - 44],
        [x + 36, y - 2],
      ],
      paper,
    ) +
    line(x - 28, y - 46, x + 4, y - 22, '@key', 4) +
    line(x + 38, y - 42, x + 4, y - 22, '@key', 4)
  );
};

/** The desk from the guests' side, its marble top at `y`, across the picture. */
export function frontDesk({
  y,
  width,
  height,
}: {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): Svg {
  const panels = repeat(5, (i) => {
    const left = 50 + i * (width / 5);
    return (
      rect(left, y + 110, width / 5 - 100, height - 170, '@rust', { color: '@key', width: 6 }) +
      rect(left + width / 5 - 130, y + 113, 27, height - 176, '@shade')
    );
  });
  return [
    rect(-10, y + 50, width + 20, height, '@oxblood'),
    panels,
    rect(-10, y, width + 20, 56, '@paper', { color: '@key', width: 6 }),
    shape(`M-10 ${y + 30}H${width + 10}V${y + 56}H-10Z`, '@shade'),
  ].join('');
}
