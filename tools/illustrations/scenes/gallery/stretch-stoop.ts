import { stretch } from '../../cat/stretch';
import { ragged } from '../../cat/fur';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const LANDING_Y = 990;

export const galleryStretchStoop: Scene = {
  id: 'gallery-stretch-stoop',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'dawn',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'On the wall, its shadow is a lion.',
  width: 1600,
  height: 1200,
  seed: 413,
  alt: 'Print of a tuxedo cat stretching on the top of a stoop in the morning, its rear up and its paws far out. On the orange wall behind it falls its shadow, much larger, with the mane and the tufted tail of a lion.',
  caption: 'Illustration: the first stretch of the day.',
  ...GRID,
  layers: () => [
    rect(-10, -10, 1620, 1220, '@ginger'),
    courses(),
    place(shadowOf(stretch({ coat: 'black', eyes: 'closed' })) + lionMarks(), { x: 946, y: LANDING_Y, scale: 1.86 }),
    door(),
    landing(),
    cat(stretch({ coat: 'tux' }), { x: 560, y: LANDING_Y + 26, scale: 1.12 }, { hero: true }),
  ],
};

/** A drawing as the shadow it throws: one slate shape. */
const shadowOf = (drawing: Svg): Svg => drawing.replaceAll(/@[a-z]+/g, '@shade');

/** What the cat thinks it has: a mane, and a tuft at the end of its tail. */
function lionMarks(): Svg {
  const ring = (x: number, y: number, radius: number): readonly (readonly [number, number])[] =>
    Array.from({ length: 10 }, (_, i) => [
      x + Math.cos((i / 10) * 2 * Math.PI) * radius,
      y + Math.sin((i / 10) * 2 * Math.PI) * radius,
    ]);
  return shape(ragged(ring(186, -104, 84), 5), '@shade') + shape(ragged(ring(-178, -396, 26), 8), '@shade');
}

const courses = (): Svg =>
  repeat(6, (row) => line(-10, 150 + row * 160, 1610, 150 + row * 160, '@brown', 6)) +
  repeat(6, (row) =>
    repeat(4, (i) => {
      const x = 260 + i * 420 + (row % 2) * 210;
      return line(x, row * 160 - 10, x, row * 160 + 150, '@brown', 6);
    }),
  );

function door(): Svg {
  return [
    rect(-40, 96, 330, 910, '@paper', { color: '@key', width: 7 }),
    rect(-40, 60, 362, 62, '@paper', { color: '@key', width: 7 }),
    rect(-40, 160, 276, 850, '@verdigris', { color: '@key', width: 7 }),
    rect(24, 226, 160, 300, '@deep', { color: '@key', width: 6 }),
    rect(24, 590, 160, 300, '@deep', { color: '@key', width: 6 }),
    circle(206, 566, 15, '@mustard', { color: '@key', width: 5 }),
  ].join('');
}

function landing(): Svg {
  return [
    rect(-10, LANDING_Y, 1620, 70, '@paper', { color: '@key', width: 7 }),
    rect(-10, LANDING_Y + 70, 1620, 160, '@slate'),
    rect(-10, LANDING_Y + 70, 1620, 26, '@tone'),
    gouge([120, 1124], [160, 1120], [230, 1126], 7, '@key'),
    gouge([860, 1154], [930, 1150], [1010, 1156], 7, '@key'),
    gouge([1330, 1120], [1380, 1116], [1450, 1122], 7, '@key'),
  ].join('');
}
