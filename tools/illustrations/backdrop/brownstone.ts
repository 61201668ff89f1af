import { short } from '../geometry';
import type { Swatch } from '../inks';
import type { Random } from '../noise';
import { circle, gouge, line, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

interface Brownstone {
  readonly x: number;
  /** The sidewalk. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly door: Swatch;
  readonly random: Random;
  /** Drawn behind the glass of the middle window on the parlor floor, around its sill. */
  readonly tenant?: Svg;
}

const COLUMNS = 3;
const FLOORS = 3;

/** A row house with a stoop, its door on the left. */
export function brownstone(house: Brownstone): Svg {
  const { x, y, width, height, wall } = house;
  const top = y - height;
  return [
    rect(x, top, width, height, wall),
    rect(x, top, width * 0.06, height, '@shade'),
    cornice(x, top, width),
    repeat(COLUMNS * FLOORS, (i) => {
      const column = i % COLUMNS;
      const floor = Math.floor(i / COLUMNS);
      const isDoor = floor === FLOORS - 1 && column === 0;
      return isDoor ? '' : sashWindow(house, column, floor);
    }),
    basement(house),
    doorway(house),
  ].join('');
}

const floorHeight = (height: number): number => (height - 44) * 0.29;

function cornice(x: number, top: number, width: number): Svg {
  return [
    rect(x - 5, top - 10, width + 10, 26, '@night'),
    rect(x - 1, top + 16, width + 2, 8, '@paper'),
    repeat(8, (i) => rect(x + 8 + (i * (width - 23)) / 7, top + 14, 8, 17, '@night')),
    gouge([x + 6, top - 2], [x + width / 2, top - 4], [x + width - 6, top - 2], 4, '@paper'),
  ].join('');
}

function sashWindow({ x, y, width, height, random, tenant }: Brownstone, column: number, floor: number): Svg {
  const storey = floorHeight(height);
  const w = width * 0.17;
  const h = storey * 0.68;
  const left = x + width * (0.12 + column * 0.3);
  const top = y - height + 52 + floor * storey;
  const home = tenant !== undefined && column === 1 && floor === FLOORS - 1;
  const lit = random() < 0.45 || home;
  const glass: Swatch = lit ? '@mustard' : '@deep';
  const curtain =
    lit && !home && random() < 0.5
      ? gouge([left + 4, top + 4], [left + 16, top + h * 0.4], [left + 5, top + h * 0.9], 13, '@paper')
      : '';
  const glint = lit
    ? ''
    : gouge([left + 6, top + h * 0.4], [left + w * 0.4, top + h * 0.2], [left + w * 0.6, top + 8], 3.6, '@paper');
  return [
    rect(left - 6, top - 13, w + 12, 13, '@paper'),
    rect(left - 2, top - 2, w + 4, h + 4, '@night'),
    home
      ? rect(left + 3, top + 3, w - 6, h - 6, glass)
      : rect(left + 3, top + 3, w - 6, h / 2 - 5, glass) + rect(left + 3, top + h / 2 + 3, w - 6, h / 2 - 6, glass),
    home ? `<g transform="translate(${short(left + w / 2)} ${short(top + h - 2)})">${tenant}</g>` : '',
    curtain,
    glint,
    rect(left - 5, top + h, w + 10, 9, '@paper'),
  ].join('');
}

function basement({ x, y, width, height }: Brownstone): Svg {
  const openings = [1, 2].map((column) => {
    const left = x + width * (0.12 + column * 0.3);
    return (
      rect(left - 2, y - height * 0.125, width * 0.17 + 4, height * 0.085, '@night') +
      rect(left + 3, y - height * 0.115, width * 0.17 - 6, height * 0.065, '@deep')
    );
  });
  return rect(x, y - height * 0.17, width, height * 0.17, '@shade') + openings.join('');
}

function doorway({ x, y, width, height, door }: Brownstone): Svg {
  const storey = floorHeight(height);
  const left = x + width * 0.09;
  const w = width * 0.23;
  const top = y - height + 44 + 2 * storey;
  const sill = y - height * 0.16;
  const spring = top + w * 0.5;
  return [
    rect(left - 12, top - 18, w + 24, 18, '@paper'),
    rect(left - 10, top, w + 20, sill - top, '@paper'),
    shape(
      [
        `M${short(left)} ${short(sill)}V${short(spring)}`,
        `Q${short(left + w / 2)} ${short(top - w * 0.18)} ${short(left + w)} ${short(spring)}`,
        `V${short(sill)}Z`,
      ].join(''),
      door,
      { color: '@key', width: 4 },
    ),
    line(left + w / 2, top + w * 0.2, left + w / 2, sill, '@key', 4),
    circle(left + w / 2 + 9, sill - storey * 0.3, 4.5, '@mustard'),
    stoop(left, w, sill, y),
  ].join('');
}

function stoop(left: number, w: number, sill: number, ground: number): Svg {
  const steps = 7;
  const rise = (ground - sill) / steps;
  const tread = (i: number): Svg => {
    const spread = i * 3;
    const at = sill + i * rise;
    return (
      rect(left - 10 - spread, at, w + 20 + spread * 2, rise + 0.6, i % 2 === 0 ? '@slate' : '@paper') +
      rect(left - 10 - spread, at, w + 20 + spread * 2, 3, '@key')
    );
  };
  const rail = (side: -1 | 1): Svg => {
    const from = side < 0 ? left - 12 : left + w + 12;
    const to = from + side * 22;
    const posts = repeat(6, (i) => {
      const t = (i + 0.5) / 6;
      const at = from + (to - from) * t;
      return line(at, sill - 34 + (ground - 6 - sill) * t, at, sill + (ground - sill) * t, '@key', 3.4);
    });
    return [
      stroke(`M${short(from)} ${short(sill - 34)}L${short(to)} ${short(ground - 40)}V${short(ground)}`, '@key', 6),
      circle(to, ground - 46, 8, '@night'),
      posts,
      line(from, sill - 34, from, sill, '@key', 5),
    ].join('');
  };
  return repeat(steps, tread) + rail(-1) + rail(1);
}
