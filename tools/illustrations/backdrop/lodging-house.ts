import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat } from '../svg';
import type { Svg } from '../svg';

/** The eye is just above the partitions: where a cat would walk. */
const EYE = { x: 1110, y: 400 } as const;
/** Units at the nearest partition: tops of the walls below the eye, floor below it, ceiling above it. */
const WIRE = 360;
const FLOOR = 1120;
const CEILING = -430;
const LEFT_WALL = -270;
const RIGHT_WALL = 230;
const FAR = 8;

const at = (x: number, y: number, depth: number): Point => [EYE.x + x / depth, EYE.y + y / depth];

/** Where the top of the nearest partition lies. */
export const PARTITION_Y = EYE.y + WIRE;

/** A floor of cubicles under chicken wire, with a corridor between, under bare bulbs: fills 1600 by 1200. */
export function cubicles(): Svg {
  return [
    rect(-10, -10, 1620, 1220, '@night'),
    wire(LEFT_WALL, -2000),
    wire(RIGHT_WALL, 1600),
    polygon(
      [at(LEFT_WALL, FLOOR, 1), at(RIGHT_WALL, FLOOR, 1), at(RIGHT_WALL, FLOOR, FAR), at(LEFT_WALL, FLOOR, FAR)],
      '@brown',
    ),
    polygon(
      [
        at(LEFT_WALL, CEILING, FAR),
        at(RIGHT_WALL, CEILING, FAR),
        at(RIGHT_WALL, FLOOR, FAR),
        at(LEFT_WALL, FLOOR, FAR),
      ],
      '@mustard',
    ),
    corridorWall(LEFT_WALL, '@rust'),
    corridorWall(RIGHT_WALL, '@umber'),
    bulbs(),
    nearPartition(),
  ].join('');
}

const DEPTHS = [1, 1.36, 1.84, 2.5, 3.4, 4.8, FAR] as const;

/** The wire over the cubicles: a net of diamonds, only as far as it can be told apart. */
function wire(from: number, to: number): Svg {
  const rows = 9;
  const step = (to < from ? -1 : 1) * 130;
  const columns = Math.floor((to - from) / step);
  const depthOf = (row: number): number => 1 + row * 0.15;
  const net = repeat(rows * columns, (i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const start = from + column * step;
    const [near, far] = [depthOf(row), depthOf(row + 1)];
    const even = (row + column) % 2 === 0;
    const [x1, y1] = at(even ? start : start + step, WIRE, near);
    const [x2, y2] = at(even ? start + step : start, WIRE, far);
    return line(x1, y1, x2, y2, '@slate', 5 / near);
  });
  const beams = DEPTHS.map((depth) => {
    const [x1, y] = at(from, WIRE, depth);
    const [x2] = at(to, WIRE, depth);
    return line(x1, y, x2, y, '@brown', 20 / depth);
  });
  return (
    polygon([at(from, WIRE, 1), at(to, WIRE, 1), at(to, WIRE, FAR), at(from, WIRE, FAR)], '@oxblood') +
    litCell(from, to) +
    net +
    beams.join('')
  );
}

/** Somebody on the right still reads. */
const litCell = (from: number, to: number): Svg =>
  to < from
    ? ''
    : polygon(
        [at(from + 20, WIRE, 1.36), at(from + 330, WIRE, 1.36), at(from + 330, WIRE, 1.84), at(from + 20, WIRE, 1.84)],
        '@mustard',
      );

/** One side of the corridor: a door to every cubicle. */
function corridorWall(x: number, wood: Swatch): Svg {
  const doors = DEPTHS.slice(0, -1).map((near, i) => {
    const far = DEPTHS[i + 1] ?? FAR;
    const span = (share: number): number => near + (far - near) * share;
    const [a, b] = [span(0.2), span(0.8)];
    return (
      polygon(
        [at(x, WIRE + 90, a), at(x, WIRE + 90, b), at(x, FLOOR, b), at(x, FLOOR, a)],
        i % 2 === 1 ? '@mustard' : '@oxblood',
        { color: '@key', width: 6 / near },
      ) + circle(...knob(x, span(0.3)), 11 / near, i % 2 === 1 ? '@night' : '@mustard')
    );
  });
  const [x1, y1] = at(x, WIRE, 1);
  const [x2, y2] = at(x, WIRE, FAR);
  return [
    polygon([at(x, WIRE, 1), at(x, WIRE, FAR), at(x, FLOOR, FAR), at(x, FLOOR, 1)], wood),
    doors.join(''),
    line(x1, y1, x2, y2, '@key', 9),
  ].join('');
}

const knob = (x: number, depth: number): readonly [number, number] => {
  const [atX, atY] = at(x, WIRE + 420, depth);
  return [atX, atY];
};

/** Bare bulbs in two rows; their light is a disc of solid ink. */
const bulbs = (): Svg => [-820, 440].map((across) => BULB_DEPTHS.map((depth) => bulb(across, depth)).join('')).join('');
const BULB_DEPTHS = [4.2, 2.8, 1.9, 1.3] as const;

function bulb(across: number, depth: number): Svg {
  const [x, top] = at(across, CEILING - 60, depth);
  const [, y] = at(across, -330, depth);
  return [
    circle(x, y, 112 / depth, '@umber'),
    line(x, top, x, y - 50 / depth, '@brown', 9 / depth),
    circle(x, y, 58 / depth, '@mustard'),
    circle(x - 14 / depth, y - 10 / depth, 22 / depth, '@paper'),
    rect(x - 20 / depth, y - 78 / depth, 40 / depth, 36 / depth, '@brown'),
  ].join('');
}

/** The plank wall of the nearest cubicle, which a cat may use as a bridge. */
function nearPartition(): Svg {
  const [end] = at(LEFT_WALL, WIRE, 1);
  const planks = repeat(8, (i) => line(end - 130 - i * 130, PARTITION_Y + 30, end - 130 - i * 130, 1210, '@key', 6));
  const [right] = at(RIGHT_WALL, WIRE, 1);
  return [
    rect(-10, PARTITION_Y, end + 10, 460, '@umber'),
    planks,
    rect(right, PARTITION_Y, 320, 460, '@umber'),
    line(right + 110, PARTITION_Y + 30, right + 110, 1210, '@key', 6),
    rect(-10, PARTITION_Y - 6, end + 10, 38, '@brown', { color: '@key', width: 6 }),
    rect(right, PARTITION_Y - 6, 320, 38, '@brown', { color: '@key', width: 6 }),
  ].join('');
}
