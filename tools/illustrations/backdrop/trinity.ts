import type { Swatch } from '../inks';
import { circle, gouge, line, place, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { pointedArch } from './arch';

const STONE: Swatch = '@oxblood';
/** Drawn 800 tall and scaled. */
const DRAWN = 800;
const TOWER = 76;
const PARAPET = -420;
const TIP = -770;

/** Trinity Church at the head of Wall Street, from its door to the cross; `height` is the whole height. */
export const trinity = (x: number, ground: number, height: number): Svg =>
  place(aisles() + spire() + tower() + door(), { x, y: ground, scale: height / DRAWN });

/** A pointed window of which `y` is the sill. */
const lancet = (x: number, y: number, half: number, height: number): string =>
  pointedArch(x, half, {
    sill: y,
    spring: y - height + half * 1.5,
    shoulder: y - height + half * 0.4,
    crown: y - height,
  });

/** A lancet of two lights under a round one. */
const traceried = (x: number, y: number, half: number, height: number, glass: Swatch, bars: Swatch): Svg => {
  const rose = half * 0.42;
  const roseY = y - height + half * 1.35;
  const [foot, bow] = [roseY + rose * 2.2, roseY + rose * 0.4];
  return [
    shape(lancet(x, y, half + 6, height + 9), '@paper'),
    shape(lancet(x, y, half, height), glass),
    line(x, y, x, roseY + rose, bars, 5),
    shape(
      `M${x - half} ${foot}Q${x - half / 2} ${bow} ${x} ${foot}Q${x + half / 2} ${bow} ${x + half} ${foot}`,
      'none',
      { color: bars, width: 4.5 },
    ),
    circle(x, roseY, rose, 'none', { color: bars, width: 4.5 }),
  ].join('');
};

const pinnacle = (x: number, base: number, half: number, height: number): Svg =>
  [
    rect(x - half, base - height * 0.4, half * 2, height * 0.4, STONE, { color: '@key', width: 4 }),
    polygon(
      [
        [x - half * 1.5, base - height * 0.38],
        [x, base - height],
        [x + half * 1.5, base - height * 0.38],
      ],
      STONE,
      { color: '@key', width: 4 },
    ),
  ].join('');

/** Battlements between two points. */
const battlements = (from: number, to: number, y: number): Svg => {
  const count = Math.round((to - from) / 22);
  const step = (to - from) / count;
  return repeat(count, (i) => rect(from + i * step + 2, y - 16, step * 0.56, 18, STONE));
};

const aisles = (): Svg =>
  [
    polygon(
      [
        [-230, 0],
        [-230, -166],
        [0, -268],
        [230, -166],
        [230, 0],
      ],
      STONE,
      { color: '@key', width: 5 },
    ),
    line(-238, -170, 0, -278, '@paper', 6),
    line(0, -278, 238, -170, '@paper', 6),
    pinnacle(-222, -160, 13, 92),
    pinnacle(222, -160, 13, 92),
    traceried(-150, -24, 30, 122, '@mustard', '@night'),
    traceried(150, -24, 30, 122, '@mustard', '@night'),
    rect(-240, -20, 480, 20, '@umber'),
  ].join('');

function spire(): Svg {
  const halfAt = (y: number): number => (58 * (y - TIP)) / (PARAPET - TIP);
  const crocket = (i: number): Svg => {
    const y = PARAPET - 24 - i * 32;
    const half = halfAt(y);
    return circle(-half - 3, y, 6, STONE) + circle(half + 3, y, 6, STONE);
  };
  const band = (y: number): Svg => line(-halfAt(y), y, halfAt(y), y, '@paper', 4);
  return [
    repeat(9, crocket),
    polygon(
      [
        [-58, PARAPET],
        [0, TIP],
        [58, PARAPET],
      ],
      STONE,
    ),
    polygon(
      [
        [14, PARAPET],
        [0, TIP],
        [58, PARAPET],
      ],
      '@umber',
    ),
    [-500, -580, -656].map(band).join(''),
    polygon(
      [
        [-22, PARAPET],
        [-22, -462],
        [0, -502],
        [22, -462],
        [22, PARAPET],
      ],
      STONE,
      { color: '@key', width: 4 },
    ),
    shape(lancet(0, PARAPET, 11, 50), '@night'),
    rect(-3.5, TIP - 44, 7, 60, STONE),
    rect(-15, TIP - 30, 30, 8, STONE),
  ].join('');
}

const tower = (): Svg =>
  [
    rect(-TOWER, PARAPET, TOWER * 2, -PARAPET, STONE, { color: '@key', width: 5 }),
    rect(40, PARAPET, 36, -PARAPET, '@umber'),
    [-TOWER - 8, TOWER - 10]
      .map(
        (x) =>
          rect(x, -300, 18, 300, STONE, { color: '@key', width: 4 }) +
          polygon(
            [
              [x, -300],
              [x + 9, -330],
              [x + 18, -300],
            ],
            STONE,
          ),
      )
      .join(''),
    battlements(-66, 66, PARAPET),
    pinnacle(-72, PARAPET + 6, 12, 116),
    pinnacle(72, PARAPET + 6, 12, 116),
    belfry(-28),
    belfry(28),
    circle(0, -246, 29, '@paper', { color: '@key', width: 5 }),
    line(0, -246, 0, -266, '@key', 5),
    line(0, -246, 13, -238, '@key', 5),
    [-200, -284].map((y) => line(-TOWER - 8, y, TOWER + 8, y, '@paper', 4)).join(''),
  ].join('');

/** Louvers instead of glass, so that the bells are heard. */
const belfry = (x: number): Svg =>
  shape(lancet(x, -300, 23, 106), '@paper') +
  shape(lancet(x, -300, 18, 98), '@night') +
  repeat(4, (i) => gouge([x - 15, -310 - i * 17], [x, -316 - i * 17], [x + 15, -310 - i * 17], 5, '@slate'));

const door = (): Svg =>
  [
    polygon(
      [
        [-62, -120],
        [0, -212],
        [62, -120],
      ],
      STONE,
      { color: '@key', width: 4 },
    ),
    line(-64, -118, 0, -212, '@paper', 5),
    line(0, -212, 64, -118, '@paper', 5),
    shape(lancet(0, 0, 48, 164), '@paper', { color: '@key', width: 4 }),
    shape(lancet(0, 0, 34, 140), '@night'),
    line(0, -130, 0, 0, '@paper', 4),
    gouge([-20, -20], [-20, -60], [-14, -96], 4, '@mustard'),
    gouge([20, -20], [20, -60], [14, -96], 4, '@mustard'),
  ].join('');
