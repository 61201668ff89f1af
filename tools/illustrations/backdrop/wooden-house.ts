import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, gouge, line, polygon, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface WoodenHouse {
  /** Left edge and ground line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly roof: Swatch;
  readonly glass: Swatch;
}

/** A window without its frame. */
export const PANE = { width: 150, height: 176 } as const;
const COLUMNS = 4;
const DOOR = { floor: 1, column: 3 } as const;
const FRAME = { color: '@key', width: 6 } as const;

/** The middle of a window sill; floors are counted from the top. */
export function sillAt({ x, y, width, height }: WoodenHouse, floor: number, column: number): Point {
  return [x + (width / COLUMNS) * (column + 0.5), y - height + 246 + floor * 262];
}

/** A frame house of two floors with clapboards, a chimney, seven windows and a door ajar. */
export function woodenHouse(house: WoodenHouse): Svg {
  const { x, y, width, height, wall } = house;
  const top = y - height;
  return [
    rect(x, top, width, height, wall),
    repeat(Math.floor((height - 40) / 44), (i) => line(x, top + 44 + i * 44, x + width, top + 44 + i * 44, '@key', 4)),
    rect(x + width - 70, top, 70, height, '@shade'),
    roofOf(house),
    repeat(COLUMNS * 2 - 1, (i) => sash(house, i < COLUMNS ? 0 : 1, i % COLUMNS)),
    doorway(house),
  ].join('');
}

function roofOf({ x, y, width, height, roof }: WoodenHouse): Svg {
  const top = y - height;
  const slope: readonly Point[] = [
    [x - 50, top + 20],
    [x + 70, top - 130],
    [x + width - 70, top - 130],
    [x + width + 50, top + 20],
  ];
  return [
    polygon(slope, roof, { color: '@key', width: 8 }),
    repeat(5, (i) =>
      gouge([x + 120 + i * 170, top - 108], [x + 110 + i * 174, top - 50], [x + 90 + i * 180, top], 7, '@key'),
    ),
    rect(x + width * 0.7, top - 200, 90, 120, '@brick', { color: '@key', width: 7 }),
    rect(x + width * 0.7 - 10, top - 212, 110, 26, '@brick', { color: '@key', width: 7 }),
  ].join('');
}

function sash(house: WoodenHouse, floor: number, column: number): Svg {
  const [x, sill] = sillAt(house, floor, column);
  const { width, height } = PANE;
  const left = x - width / 2;
  return [
    rect(left - 14, sill - height - 14, width + 28, height + 26, '@paper', FRAME),
    rect(left, sill - height, width, height, house.glass, FRAME),
    line(left, sill - height * 0.55, left + width, sill - height * 0.55, '@key', 7),
    rect(left - 26, sill, width + 52, 18, '@paper', FRAME),
  ].join('');
}

function doorway(house: WoodenHouse): Svg {
  const [x] = sillAt(house, DOOR.floor, DOOR.column);
  const { y } = house;
  const [width, height] = [150, 268];
  const left = x - width / 2;
  const right = x + width / 2;
  const leaf: readonly Point[] = [
    [right, y - height - 38],
    [right - 56, y - height - 8],
    [right - 56, y - 30],
    [right, y - 60],
  ];
  return [
    rect(left - 16, y - height - 54, width + 32, height + 54, '@paper', FRAME),
    rect(left, y - height - 38, width, height + 38, house.glass, FRAME),
    polygon(leaf, '@verdigris', FRAME),
    circle(right - 44, y - height / 2, 7, '@mustard'),
    repeat(2, (i) => rect(left - 30 - i * 26, y - 60 + i * 30, width + 60 + i * 52, 32, '@slate', FRAME)),
  ].join('');
}
