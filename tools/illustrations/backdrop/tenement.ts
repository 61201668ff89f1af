import { short } from '../geometry';
import type { Swatch } from '../inks';
import type { Random } from '../noise';
import { gouge, line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Tenement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly random: Random;
  readonly fireEscape: boolean;
}

const FLOORS = 4;
const COLUMNS = 4;

const floorHeight = ({ height }: Tenement): number => (height - 60) / FLOORS;

/** Where the platform of the fire escape lies on a floor, counted from the top. */
export const platformY = (house: Tenement, floor: number): number =>
  house.y - house.height + 56 + floorHeight(house) * (floor + 0.56);

/** A walk-up of four floors with arched lintels. */
export function tenement(house: Tenement): Svg {
  const { x, y, width, height, wall } = house;
  const top = y - height;
  return [
    rect(x, top, width, height, wall),
    brickwork(house),
    rect(x - 6, top - 12, width + 12, 30, '@night'),
    rect(x - 2, top + 18, width + 4, 7, '@paper'),
    repeat(10, (i) => rect(x + 4 + (i * (width - 14)) / 9.2, top + 16, 7, 16, '@night')),
    repeat(FLOORS * COLUMNS, (i) => archedWindow(house, i % COLUMNS, Math.floor(i / COLUMNS))),
    house.fireEscape ? fireEscape(house) : '',
  ].join('');
}

/** A few bricks here and there are enough to say "brick wall". */
function brickwork({ x, y, width, height, random }: Tenement): Svg {
  return repeat(height / 24, (i) => {
    const at = y - height + 44 + i * 24;
    return repeat(2, () => {
      const left = x + random() * (width - 30);
      return gouge([left, at], [left + 12, at], [left + 24, at], 3.4, '@key');
    });
  });
}

function archedWindow(house: Tenement, column: number, floor: number): Svg {
  const { x, y, width, height, random } = house;
  const storey = floorHeight(house);
  const w = width * 0.13;
  const h = storey * 0.56;
  const left = x + width * (0.07 + column * 0.245);
  const top = y - height + 50 + floor * storey;
  const lit = random() < 0.5;
  const glass: Swatch = lit ? '@mustard' : '@deep';
  return [
    shape(
      `M${short(left - 5)} ${short(top)}Q${short(left + w / 2)} ${short(top - 22)} ${short(left + w + 5)} ${short(top)}Z`,
      '@paper',
    ),
    rect(left - 5, top + h, w + 10, 8, '@paper'),
    rect(left - 1, top - 1, w + 2, h + 2, '@night'),
    rect(left + 3, top + 3, w - 6, h / 2 - 5, glass),
    rect(left + 3, top + h / 2 + 2, w - 6, h / 2 - 5, glass),
    lit || w < 40
      ? ''
      : gouge([left + 6, top + h * 0.4], [left + w * 0.5, top + h * 0.25], [left + w * 0.7, top + 7], 3.6, '@paper'),
  ].join('');
}

function fireEscape(house: Tenement): Svg {
  const left = house.x + house.width * 0.27 - 10;
  const width = house.width * 0.46 + 20;
  return repeat(FLOORS, (floor) => {
    const y = platformY(house, floor);
    const platform = [
      rect(left, y, width, 8, '@night'),
      line(left, y - 40, left + width, y - 40, '@key', 5),
      repeat(13, (i) =>
        line(left + 2 + (i * (width - 4)) / 12, y - 40, left + 2 + (i * (width - 4)) / 12, y, '@key', 3),
      ),
    ];
    const stairs = floor < FLOORS - 1 ? ladder(left, width, y, platformY(house, floor + 1), floor % 2 === 0) : '';
    return stairs + platform.join('');
  });
}

function ladder(left: number, width: number, from: number, to: number, toRight: boolean): Svg {
  const x1 = toRight ? left + 16 : left + width - 16;
  const x2 = toRight ? left + width - 40 : left + 40;
  const tread = toRight ? 20 : -20;
  const rungs = repeat(11, (i) => {
    const t = (i + 1) / 12;
    const x = x1 + (x2 - x1) * t;
    const y = from + (to - from) * t;
    return line(x, y, x + tread, y, '@key', 3);
  });
  return line(x1, from, x2, to, '@key', 4) + line(x1 + tread, from, x2 + tread, to, '@key', 4) + rungs;
}
