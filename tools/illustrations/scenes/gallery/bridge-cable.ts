import { pointedArch } from '../../backdrop/arch';
import { moon } from '../../backdrop/sky';
import { skyline } from '../../backdrop/skyline';
import { walk } from '../../cat/walk';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, line, polygon, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
/** The main cable, from the lower left to the saddle on the tower. */
const CABLE = { left: 960, right: 620 } as const;
const cableY = (x: number): number => CABLE.left + ((CABLE.right - CABLE.left) * x) / WIDTH;
const TILT = (Math.atan2(CABLE.right - CABLE.left, WIDTH) * 180) / Math.PI;
const CAT_X = 760;

export const galleryBridgeCable: Scene = {
  id: 'gallery-bridge-cable',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'There is a walkway below. It is for people.',
  width: WIDTH,
  height: 1200,
  seed: 511,
  alt: 'Print of a white cat walking up the main cable of the Brooklyn Bridge at night, toward a stone tower. Far below are a river and a city with lit windows, and a moon hangs over both.',
  caption: 'Illustration: the shorter way to Manhattan.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@night'),
    [
      [110, 470],
      [620, 90],
      [760, 240],
      [960, 120],
      [1160, 300],
      [480, 380],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, '@paper'))
      .join(''),
    moon(300, 250, 150, '@mustard', '@ginger'),
    skyline({
      from: -40,
      to: 1640,
      base: 1100,
      lowest: 60,
      highest: 190,
      colors: { wall: '@deep', lit: '@mustard' },
      seed: 23,
      landmarks: [],
    }),
    rect(-10, 1096, WIDTH + 20, 120, '@verdigris'),
    ropes(),
    tower(),
    stroke(`M-20 ${cableY(-20) + 26}L1420 ${cableY(1420) + 26}`, '@ginger', 54),
    repeat(11, (i) => line(i * 130 + 36, cableY(i * 130) - 4, i * 130 + 48, cableY(i * 130) + 52, '@key', 12)),
    cat(walk({ coat: 'white' }), { x: CAT_X, y: cableY(CAT_X) + 2, scale: 1.12, turn: TILT }, { hero: true }),
  ],
};

/** What hangs from the cable, and what fans out from the tower. */
const ropes = (): Svg =>
  repeat(13, (i) => line(i * 130 - 30, cableY(i * 130), i * 130 - 30, 1210, '@slate', 7)) +
  repeat(6, (i) => line(1400, 690, 1100 - i * 250, 1210, '@slate', 5));

const tower = (): Svg =>
  [
    polygon(
      [
        [1376, 1210],
        [1390, 470],
        [1620, 470],
        [1620, 1210],
      ],
      '@oxblood',
    ),
    rect(1350, 420, 280, 64, '@oxblood', { color: '@key', width: 6 }),
    rect(1366, 560, 260, 26, '@rust'),
    shape(pointedArch(1560, 76, { sill: 1210, spring: 840, shoulder: 740, crown: 690 }), '@night'),
    repeat(5, (i) => line(1404 + (i % 2) * 30, 740 + i * 96, 1446 + (i % 2) * 30, 740 + i * 96, '@paper', 6)),
  ].join('');
