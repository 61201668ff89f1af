import { sitBack } from '../cat/sit-back';
import { sitFront } from '../cat/sit-front';
import { sitSide } from '../cat/sit-side';
import type { Swatch } from '../inks';
import { clipTo, circle, gouge, line, place, rect, repeat, shape, stroke } from '../svg';
import type { Place, Svg } from '../svg';

/** The street repeats after three houses: a little more than the picture is wide, so that no house is seen twice. */
const HOUSE = 560;
export const PERIOD = 3 * HOUSE;
export const GROUND = 822;

const BASE = 748;
const SILL = 336;

interface House {
  readonly wall: Swatch;
  readonly trim: Swatch;
  readonly door: Swatch;
  /** Who sits in the lit window, drawn around the middle of its sill. */
  readonly tenant: Svg;
}

const HOUSES: readonly House[] = [
  {
    wall: '@deep',
    trim: '@verdigris',
    door: '@brick',
    tenant: place(sitFront({ coat: 'black', eyes: 'wide', gaze: [0, 1] }), { x: 0, y: 0, scale: 0.4 }),
  },
  {
    wall: '@oxblood',
    trim: '@brick',
    door: '@verdigris',
    tenant: place(sitBack({ coat: 'black' }), { x: 0, y: 0, scale: 0.46 }),
  },
  {
    wall: '@night',
    trim: '@slate',
    door: '@mustard',
    tenant: place(sitSide({ coat: 'black' }), { x: 0, y: 0, scale: 0.42, flip: true }),
  },
];

interface Tenant {
  readonly drawing: Svg;
  readonly at: Place;
}

const WINDOW = { x: 320, half: 46, top: 60 } as const;
const ALL_THE_WIDTH = 1600;

/** Where the first house stands when the street has moved to the left by so many units. */
const startOf = (by: number): number => -(((by % PERIOD) + PERIOD) % PERIOD);

/** The cats in those lit windows that are in the picture, to be laid over the street. */
export function tenantsAt(by: number): readonly Tenant[] {
  const pane = `M${-WINDOW.half} ${WINDOW.top - SILL}H${WINDOW.half}V0H${-WINDOW.half}Z`;
  return [...HOUSES, ...HOUSES]
    .map(({ tenant }, i): Tenant => ({
      drawing: clipTo(pane, tenant),
      at: { x: startOf(by) + i * HOUSE + WINDOW.x, y: SILL },
    }))
    .filter(({ at: { x } }) => x > -WINDOW.half && x < ALL_THE_WIDTH + WINDOW.half);
}

/** A row of houses in the evening, moved to the left by so many units; it joins its own end. */
export function slidingStreet(by: number): Svg {
  const from = startOf(by);
  const houses = [0, 1].map((round) =>
    HOUSES.map((house, i) => place(houseFront(house), { x: from + round * PERIOD + i * HOUSE, y: 0 })).join(''),
  );
  return houses.join('') + sidewalk(from);
}

function houseFront({ wall, trim, door }: House): Svg {
  return [
    rect(-1, -20, HOUSE + 2, BASE + 20, wall),
    rect(-1, -20, 16, BASE + 20, '@shade'),
    rect(-1, SILL + 52, HOUSE + 2, 12, trim),
    sash(WINDOW.x, '@mustard', trim),
    sash(462, '@verdigris', trim) + glint(462),
    basementWindow(330, trim),
    basementWindow(462, trim),
    doorway(wall, trim, door),
    railing(294, HOUSE + 4),
  ].join('');
}

function sash(x: number, glass: Swatch, trim: Swatch): Svg {
  const { half, top } = WINDOW;
  return [
    rect(x - half - 14, top - 30, 2 * half + 28, 24, trim),
    rect(x - half - 8, top - 8, 2 * half + 16, SILL - top + 8, '@night'),
    rect(x - half, top, 2 * half, SILL - top, glass),
    rect(x - half - 14, SILL, 2 * half + 28, 14, trim),
  ].join('');
}

/** Nobody at home: the evening sky in the pane, and the meeting rail. */
const glint = (x: number): Svg =>
  gouge([x - 30, 210], [x - 4, 150], [x + 26, 90], 9, '@paper') + rect(x - 46, 190, 92, 9, '@night');

function basementWindow(x: number, trim: Swatch): Svg {
  return rect(x - 44, 470, 88, 112, '@night') + rect(x - 34, 480, 68, 92, '@umber') + rect(x - 52, 456, 104, 16, trim);
}

function doorway(wall: Swatch, trim: Swatch, door: Swatch): Svg {
  const [left, right] = [84, 206];
  return [
    rect(left - 26, 18, right - left + 52, SILL - 18, trim),
    rect(left - 40, 4, right - left + 80, 22, '@night'),
    shape(`M${left} ${SILL}V96Q145 22 ${right} 96V${SILL}Z`, door, { color: '@key', width: 6 }),
    line(145, 66, 145, SILL, '@key', 6),
    circle(160, 224, 7, '@paper'),
    stoop(wall),
  ].join('');
}

const STEPS = 8;

function stoop(wall: Swatch): Svg {
  const rise = (BASE - SILL) / STEPS;
  const step = (i: number): Svg => {
    const half = 100 + i * 4;
    const y = SILL + i * rise;
    return (
      rect(145 - half, y, half * 2, rise + 1, wall === '@night' ? '@deep' : '@umber') +
      rect(145 - half, y, half * 2, 9, '@slate')
    );
  };
  const rail = (side: -1 | 1): Svg => {
    const [top, foot] = [145 + side * 104, 145 + side * 140];
    return (
      stroke(`M${top} ${SILL - 62}L${foot} ${BASE - 96}V${BASE}`, '@key', 10) +
      repeat(5, (i) => {
        const t = (i + 0.4) / 5;
        const x = top + (foot - top) * t;
        const y = SILL + (BASE - SILL) * t;
        return line(x, y - 66 - 28 * t, x, y, '@key', 6);
      }) +
      circle(foot, BASE - 104, 14, '@night')
    );
  };
  return repeat(STEPS, step) + rail(-1) + rail(1);
}

/** The area railing: few, bold bars, that do not flicker as they pass. */
function railing(from: number, to: number): Svg {
  const bars = Math.floor((to - from) / 36);
  return [
    repeat(bars, (i) => line(from + 14 + i * 36, 620, from + 14 + i * 36, BASE, '@key', 7)),
    rect(from, 634, to - from, 9, '@night'),
    rect(from, BASE - 14, to - from, 14, '@night'),
  ].join('');
}

function sidewalk(from: number): Svg {
  const FLAG = HOUSE / 2;
  return [
    rect(-10, BASE, 1620, 160, '@tan'),
    rect(-10, BASE - 2, 1620, 8, '@night'),
    repeat((2 * PERIOD) / FLAG, (i) =>
      gouge([from + i * FLAG, BASE + 8], [from + i * FLAG - 14, 800], [from + i * FLAG - 44, 852], 7, '@key'),
    ),
    rect(-10, 852, 1620, 16, '@paper'),
    rect(-10, 866, 1620, 50, '@slate'),
    rect(-10, 864, 1620, 7, '@night'),
  ].join('');
}
