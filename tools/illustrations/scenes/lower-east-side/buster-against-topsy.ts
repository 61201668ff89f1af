import { greenLamp, helmetRack } from '../../backdrop/police-station';
import { arch } from '../../cat/arch';
import { dogFromBehind } from '../../props/dog';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, polygon, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STEP_Y = 1070;
const DOORWAY = { left: 330, right: 1290, top: 190 } as const;

export const busterAgainstTopsy: Scene = {
  id: 'buster-against-topsy',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  year: 1911,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico', 'black'],
  joke: 'The dog between them has decided to look the other way.',
  width: WIDTH,
  height: 1200,
  seed: 306,
  alt: 'Print of two cats nose to nose in the doorway of a police station, a small black one and a big calico, their backs arched. Between them a yellow dog sits and looks the other way. Helmets hang on a rack in the hall.',
  caption: 'Illustration: two station cats, one door, and a dog with no opinion.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@slate'),
    masonry(),
    hall(),
    doorLeaves(),
    stoneFrame(),
    place(dogFromBehind('@mustard', '@tan'), { x: 762, y: 1012, scale: 1.34 }),
    steps(),
    greenLamp(112, 380, 1146),
    greenLamp(1492, 380, 1146),
    cat(arch({ coat: 'calico' }), { x: 1096, y: STEP_Y + 8, scale: 1.34, flip: true }, { hero: true }),
    cat(arch({ coat: 'black' }), { x: 526, y: STEP_Y + 8, scale: 0.98 }),
  ],
};

const hall = (): Svg => {
  const { left, right, top } = DOORWAY;
  return [
    rect(left, top, right - left, STEP_Y - top, '@verdigris', { color: '@key', width: 8 }),
    rect(left, 960, right - left, STEP_Y - 960, '@brown'),
    line(left, 960, right, 960, '@key', 7),
    helmetRack(470, 290, 680, 4),
  ].join('');
};

/** Both leaves stand open, seen from the edge. */
const doorLeaves = (): Svg => {
  const { left, right, top } = DOORWAY;
  const leaf = (from: number, to: number): Svg =>
    polygon(
      [
        [from, top],
        [to, top + 70],
        [to, 1000],
        [from, STEP_Y],
      ],
      '@brick',
      { color: '@key', width: 7 },
    ) +
    polygon(
      [
        [from + (to - from) * 0.2, top + 90],
        [from + (to - from) * 0.78, top + 126],
        [from + (to - from) * 0.78, 560],
        [from + (to - from) * 0.2, 576],
      ],
      '@oxblood',
    );
  return leaf(left, left + 96) + leaf(right, right - 96);
};

const stoneFrame = (): Svg => {
  const { left, right, top } = DOORWAY;
  return [
    rect(left - 70, top, 70, STEP_Y - top, '@deep', { color: '@key', width: 6 }),
    rect(right, top, 70, STEP_Y - top, '@deep', { color: '@key', width: 6 }),
    rect(left - 110, top - 84, right - left + 220, 84, '@deep', { color: '@key', width: 6 }),
    rect(left - 134, top - 110, right - left + 268, 34, '@deep', { color: '@key', width: 6 }),
    gouge([left - 60, top - 40], [810, top - 46], [right + 60, top - 40], 6, '@paper'),
    circle(810, top - 42, 26, '@mustard', { color: '@key', width: 5 }),
  ].join('');
};

const steps = (): Svg =>
  repeat(2, (i) =>
    rect(210 - i * 220, STEP_Y + i * 74, 1190 + i * 440, 80, i === 0 ? '@deep' : '@slate', { color: '@key', width: 6 }),
  );

/** Ashlar: long blocks, staggered. */
const masonry = (): Svg =>
  repeat(9, (row) => {
    const y = 30 + row * 118;
    const shift = (row % 2) * 110;
    return (
      line(-10, y, WIDTH + 10, y, '@key', 4) +
      [90, 1500].map((x) => line(x + shift - 55, y, x + shift - 55, y + 118, '@key', 4)).join('')
    );
  });
