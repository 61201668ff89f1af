import { smooth } from '../geometry';
import { icicles } from '../props/icicles';
import { circle, clipTo, line, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const WIDTH = 1600;
const CORNICE_Y = 262;
const GROUND_Y = 1080;
/** The basement window, in the middle. */
const WINDOW = { left: 500, right: 1100, spring: 640, rise: 250, sill: 1040 } as const;
const HALF = (WINDOW.right - WINDOW.left) / 2;

/** The foot of the first Equitable Building under the ice of the fire hoses: fills 1600 by 1200. */
export const frozenFoot = (): Svg =>
  [
    rect(-10, -10, WIDTH + 20, GROUND_Y + 10, '@slate'),
    repeat(3, (i) => tallArch(270 + i * 530)),
    blocks(),
    window(),
    cornice(),
    drifts(),
  ].join('');

function tallArch(x: number): Svg {
  const half = 170;
  const round = (inside: number): string =>
    `M${x - inside} ${CORNICE_Y}V20A${inside} ${inside * 0.95} 0 0 1 ${x + inside} 20V${CORNICE_Y}Z`;
  const edge = (at: number): number => 20 - Math.sqrt(Math.max(0, half ** 2 - (at - x) ** 2)) * 0.95;
  return [
    shape(round(half + 40), '@paper', { color: '@key', width: 6 }),
    shape(round(half), '@deep', { color: '@key', width: 6 }),
    clipTo(round(half), sunrise(x)),
    rect(x - 7, -40, 14, 300, '@night'),
    rect(x - half, 150, half * 2, 12, '@night'),
    clipTo(
      round(half),
      icicles({ x: x - half, width: half * 2, y: edge, shortest: 130, longest: 250, seed: Math.round(x) }),
    ),
  ].join('');
}

/** The east stands in the panes. */
const sunrise = (x: number): Svg =>
  polygon(
    [
      [x - 170, 262],
      [x - 170, 120],
      [x + 30, -60],
      [x + 150, -60],
      [x - 110, 262],
    ],
    '@mustard',
  );

const blocks = (): Svg =>
  repeat(6, (row) => {
    const y = CORNICE_Y + 60 + row * 112;
    return (
      line(-10, y, WIDTH + 10, y, '@key', 5) +
      repeat(9, (i) => line(i * 200 + (row % 2) * 100, y, i * 200 + (row % 2) * 100, y + 112, '@key', 5))
    );
  });

const arched = (out: number): string =>
  `M${WINDOW.left - out} ${WINDOW.sill}V${WINDOW.spring}A${HALF + out} ${WINDOW.rise + out} 0 0 1 ${WINDOW.right + out} ${WINDOW.spring}V${WINDOW.sill}Z`;

function window(): Svg {
  const edge = (at: number): number =>
    WINDOW.spring - Math.sqrt(Math.max(0, 1 - ((at - 800) / HALF) ** 2)) * WINDOW.rise;
  return [
    shape(arched(64), '@slate', { color: '@key', width: 7 }),
    repeat(9, (i) => {
      const angle = Math.PI * (1.06 + i * 0.11);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return line(
        800 + c * HALF,
        WINDOW.spring + s * WINDOW.rise,
        800 + c * (HALF + 64),
        WINDOW.spring + s * (WINDOW.rise + 64),
        '@key',
        5,
      );
    }),
    shape(arched(0), '@tan', { color: '@key', width: 8 }),
    clipTo(arched(0), lanternLight() + bars() + frost()),
    clipTo(arched(0), icicles({ x: WINDOW.left, width: HALF * 2, y: edge, shortest: 20, longest: 60, seed: 12 })),
    icicles({ x: WINDOW.left - 70, width: 120, y: 660, shortest: 120, longest: 330, seed: 3 }),
    icicles({ x: WINDOW.right - 50, width: 120, y: 660, shortest: 120, longest: 330, seed: 8 }),
  ].join('');
}

/** Where the lantern stands on the sill. */
export const LANTERN = { x: 1012, y: WINDOW.sill } as const;

/** Its light behind the bars: one calm pool. */
const lanternLight = (): Svg => circle(LANTERN.x - 60, LANTERN.y - 110, 410, '@mustard');

/** Ice that has crept in from both sides. */
const frost = (): Svg =>
  shape(
    smooth([
      [490, 500],
      [560, 620],
      [534, 760],
      [600, 860],
      [570, 960],
      [640, 1050],
      [460, 1060],
    ]),
    '@paper',
  ) +
  shape(
    smooth([
      [1110, 500],
      [1048, 640],
      [1074, 770],
      [1010, 870],
      [1036, 970],
      [970, 1050],
      [1140, 1060],
    ]),
    '@paper',
  );

const bars = (): Svg => [590, 1066].map((x) => rect(x - 9, 300, 18, 760, '@night')).join('');

const cornice = (): Svg =>
  rect(-10, CORNICE_Y - 30, WIDTH + 20, 62, '@paper') +
  line(-10, CORNICE_Y - 30, WIDTH + 10, CORNICE_Y - 30, '@key', 7) +
  icicles({ x: -20, width: WIDTH + 40, y: CORNICE_Y + 26, shortest: 30, longest: 96, seed: 21 }) +
  icicles({ x: -20, width: 420, y: CORNICE_Y + 26, shortest: 120, longest: 470, seed: 5 }) +
  icicles({ x: 1220, width: 420, y: CORNICE_Y + 26, shortest: 120, longest: 430, seed: 9 });

const drifts = (): Svg =>
  [
    rect(WINDOW.left - 90, WINDOW.sill, WINDOW.right - WINDOW.left + 180, 44, '@paper', { color: '@key', width: 6 }),
    rect(-10, GROUND_Y, WIDTH + 20, 140, '@paper'),
    shape(
      smooth([
        [-40, 1080],
        [140, 1010],
        [330, 1070],
        [560, 1110],
        [900, 1096],
        [1220, 1100],
        [1420, 1020],
        [1660, 1060],
        [1660, 1260],
        [-40, 1260],
      ]),
      '@paper',
    ),
    hose(),
  ].join('');

/** A hose that froze where it lay. */
function hose(): Svg {
  const lie = 'M-20 1150Q220 1110 360 1150T760 1166T1120 1146T1400 1140';
  return [
    stroke(lie, '@key', 38),
    stroke(lie, '@brick', 26),
    polygon(
      [
        [1396, 1122],
        [1500, 1112],
        [1500, 1160],
        [1396, 1158],
      ],
      '@mustard',
      { color: '@key', width: 6 },
    ),
  ].join('');
}
