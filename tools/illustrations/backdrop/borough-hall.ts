import { bothSides, short } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, line, place, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface BoroughHall {
  /** Middle of the steps. */
  readonly x: number;
  /** The foot of the steps. */
  readonly y: number;
  /** Of the whole front; the hall is as high as wide, cupola included. */
  readonly width: number;
  readonly marble?: Swatch;
  readonly roof?: Swatch;
  /** Tells the time over the roofs: hours and minutes. */
  readonly clock?: readonly [hours: number, minutes: number];
}

/** The drawing is 1000 wide; these are its floors, counted from the ground. */
const UNIT_WIDTH = 1000;
const PODIUM = 118;
const ENTABLATURE = 500;
const ROOF = 566;
const PEDIMENT = 672;
const PORTICO = 322;
const COLUMNS = 6;
const BAYS = [356, 446] as const;
const STOREYS = [
  { bottom: 150, height: 128 },
  { bottom: 316, height: 84 },
  { bottom: 428, height: 52 },
] as const;

/** Where a window of the side bays is in the picture: its middle and its sill. */
export function hallWindow(hall: BoroughHall, side: -1 | 1, bay: 0 | 1, storey: 0 | 1 | 2): { x: number; y: number } {
  const k = hall.width / UNIT_WIDTH;
  return { x: hall.x + side * BAYS[bay] * k, y: hall.y - STOREYS[storey].bottom * k };
}

/** Brooklyn's hall: six Ionic columns over high steps, and the cupola as it was rebuilt in 1898. */
export function boroughHall(hall: BoroughHall): Svg {
  const marble = hall.marble ?? '@paper';
  const roof = hall.roof ?? '@verdigris';
  const drawing = [
    cupola(marble, roof, hall.clock ?? [10, 10]),
    wings(marble),
    portico(marble, roof),
    steps(marble),
    parapets(marble),
  ];
  return place(drawing.join(''), { x: hall.x, y: hall.y, scale: hall.width / UNIT_WIDTH });
}

function wings(marble: Swatch): Svg {
  return [
    rect(-500, -ROOF, 1000, ROOF, marble),
    rect(430, -ROOF, 70, ROOF, '@shade'),
    bothSides((side) => BAYS.map((bay) => STOREYS.map((storey) => tallWindow(side * bay, storey)).join('')).join('')),
    bothSides((side) => BAYS.map((bay) => rect(side * bay - 20, -88, 40, 56, '@deep')).join('')),
    rect(-512, -ROOF - 22, 1024, 24, marble, { color: '@key', width: 4 }),
    rect(-506, -ENTABLATURE - 4, 1012, 8, '@key'),
    rect(-508, -PODIUM - 6, 1016, 12, marble, { color: '@key', width: 4 }),
  ].join('');
}

function tallWindow(x: number, { bottom, height }: (typeof STOREYS)[number]): Svg {
  return [
    rect(x - 24, -bottom - height, 48, height, '@deep', { color: '@key', width: 4 }),
    line(x, -bottom - height, x, -bottom, '@paper', 3.4),
    line(x - 22, -bottom - height / 2, x + 22, -bottom - height / 2, '@paper', 3.4),
    rect(x - 32, -bottom, 64, 9, '@paper', { color: '@key', width: 3 }),
  ].join('');
}

function portico(marble: Swatch, roof: Swatch): Svg {
  const gap = (PORTICO * 2 - 74) / (COLUMNS - 1);
  const first = -PORTICO + 37;
  const doors = [-gap, 0, gap].map(
    (x) =>
      rect(x - 26, -330, 52, 330 - PODIUM, '@night') +
      rect(x - 20, -322, 40, 322 - PODIUM, '@verdigris') +
      line(x, -322, x, -PODIUM, '@key', 4),
  );
  const pediment: readonly (readonly [number, number])[] = [
    [-PORTICO - 26, -ROOF],
    [0, -PEDIMENT],
    [PORTICO + 26, -ROOF],
  ];
  return [
    rect(-PORTICO, -ENTABLATURE, PORTICO * 2, ENTABLATURE - PODIUM, '@deep'),
    doors.join(''),
    rect(-PORTICO, -ENTABLATURE, PORTICO * 2, 42, '@night'),
    repeat(COLUMNS, (i) => place(ionicColumn(marble), { x: first + i * gap, y: -PODIUM })),
    rect(-PORTICO - 12, -ROOF, PORTICO * 2 + 24, ROOF - ENTABLATURE, marble, { color: '@key', width: 4.5 }),
    rect(-PORTICO - 10, -ENTABLATURE - 26, PORTICO * 2 + 20, 4, '@key'),
    repeat(21, (i) => rect(-PORTICO - 4 + i * 31, -ROOF + 8, 15, 12, '@slate')),
    polygon(pediment, roof, { color: '@key', width: 5 }),
    polygon(
      [
        [-PORTICO + 64, -ROOF - 12],
        [0, -PEDIMENT + 24],
        [PORTICO - 64, -ROOF - 12],
      ],
      marble,
    ),
    polygon(
      [
        [60, -ROOF - 12],
        [0, -PEDIMENT + 24],
        [PORTICO - 64, -ROOF - 12],
      ],
      '@shade',
    ),
  ].join('');
}

const COLUMN_HEIGHT = ENTABLATURE - PODIUM;

/** Its origin is the middle of the foot. */
function ionicColumn(marble: Swatch): Svg {
  const shaft = `M-24 -16L-20 ${-COLUMN_HEIGHT + 30}H20L24 -16Z`;
  const scroll = (x: number): Svg =>
    circle(x, -COLUMN_HEIGHT + 27, 13, marble, { color: '@key', width: 3.4 }) +
    circle(x, -COLUMN_HEIGHT + 27, 4, '@key');
  return [
    shape(shaft, marble),
    clipTo(shaft, rect(8, -COLUMN_HEIGHT, 20, COLUMN_HEIGHT, '@shade')),
    [-10, 2]
      .map((x) => gouge([x, -30], [x * 0.95, -COLUMN_HEIGHT / 2], [x * 0.9, -COLUMN_HEIGHT + 46], 5, '@slate'))
      .join(''),
    rect(-32, -COLUMN_HEIGHT + 14, 64, 14, marble, { color: '@key', width: 3.4 }),
    scroll(-27),
    scroll(27),
    rect(-30, -COLUMN_HEIGHT, 60, 15, marble, { color: '@key', width: 3.4 }),
    rect(-30, -17, 60, 17, marble, { color: '@key', width: 3.4 }),
  ].join('');
}

function steps(marble: Swatch): Svg {
  const count = 8;
  const rise = PODIUM / count;
  return repeat(count, (i) => {
    const half = PORTICO - 34 + i * 5;
    const y = -PODIUM + i * rise;
    return rect(-half, y, half * 2, rise + 1, i % 2 === 0 ? marble : '@slate') + rect(-half, y, half * 2, 3, '@key');
  });
}

/** The walls beside the steps. */
const parapets = (marble: Swatch): Svg =>
  bothSides((side) => {
    const x = side * (PORTICO + 6);
    return rect(x - 32, -PODIUM - 22, 64, PODIUM + 22, marble, { color: '@key', width: 4.5 });
  }) + rect(PORTICO + 12, -PODIUM - 20, 24, PODIUM + 18, '@shade');

function cupola(marble: Swatch, roof: Swatch, [hours, minutes]: readonly [number, number]): Svg {
  const hand = (turns: number, length: number): Svg => {
    const angle = (turns - 0.25) * 2 * Math.PI;
    return line(0, -706, Math.cos(angle) * length, -706 + Math.sin(angle) * length, '@key', 5);
  };
  const dome = `M-74 -862Q-70 -${short(940)} 0 -950Q70 -940 74 -862Z`;
  const columns = [-60, -30, 0, 30, 60].map((x) => rect(x - 6, -838, 12, 74, marble));
  return [
    rect(-108, -770, 216, 220, marble, { color: '@key', width: 4 }),
    rect(58, -768, 48, 200, '@shade'),
    rect(-120, -774, 240, 16, marble, { color: '@key', width: 4 }),
    circle(0, -706, 38, '@paper', { color: '@key', width: 5 }),
    hand((hours + minutes / 60) / 12, 20),
    hand(minutes / 60, 29),
    rect(-72, -840, 144, 78, '@night'),
    columns.join(''),
    rect(-84, -864, 168, 24, marble, { color: '@key', width: 4 }),
    shape(dome, roof, { color: '@key', width: 4.5 }),
    clipTo(dome, shape('M26 -960Q50 -910 46 -850H90V-960Z', '@shade')),
    [-44, -16].map((x) => gouge([x * 1.1, -872], [x, -914], [x * 0.3, -938], 5, '@paper')).join(''),
    rect(-17, -978, 34, 34, marble, { color: '@key', width: 4 }),
    ellipse(0, -984, 22, 10, roof, { color: '@key', width: 4 }),
    line(0, -990, 0, -1040, '@night', 6),
    circle(0, -1040, 8, '@mustard'),
  ].join('');
}
