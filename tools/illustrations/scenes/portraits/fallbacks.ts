import { coatOf } from '../../cat/coats';
import { curl } from '../../cat/curl';
import { tail } from '../../cat/fur';
import { head } from '../../cat/head';
import type { Points } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, ellipse, place, rect } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;

/** Shown when a picture will not load: quiet, and small to send. */
const FALLBACK = {
  ...GRID,
  template: 'object',
  district: 'city',
  time: 'indoors',
  width: WIDTH,
  height: HEIGHT,
  grain: 0.3,
  widths: [480],
} as const;

const TAIL: Points = [
  [1690, 900],
  [1520, 890],
  [1350, 800],
  [1250, 640],
  [1280, 470],
  [1200, 340],
];
/** Only what shines in the dark: the head itself is left out. */
const EYES_ONLY = 'M-90 -24H90V28H-90Z';

const eyesInTheDark = (): Svg =>
  clipTo(EYES_ONLY, head({ coat: 'black', eyes: 'wide', gaze: [0.3, 0.1], whiskers: 'none' }));

export const FALLBACKS: readonly Scene[] = [
  {
    ...FALLBACK,
    id: 'fallback-1',
    palette: ['mustard', 'ginger', 'slate', 'brick'],
    cats: ['tabby'],
    joke: 'Nothing here today.',
    seed: 231,
    alt: 'Print of a brown tabby asleep on an orange rug.',
    caption: 'Illustration: this picture is asleep.',
    layers: () => [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@mustard'),
      ellipse(WIDTH / 2, 830, 600, 130, '@ginger'),
      cat(curl({ coat: 'tabby' }), { x: WIDTH / 2, y: 850, scale: 2.2 }, { hero: true }),
    ],
  },
  {
    ...FALLBACK,
    id: 'fallback-2',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    cats: ['ginger'],
    joke: 'One moment too late.',
    seed: 232,
    alt: 'Print of an empty room. The tail of a ginger cat leaves it on the right.',
    caption: 'Illustration: the cat of this picture has just left.',
    layers: () => [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@deep'),
      rect(-10, 980, WIDTH + 20, 260, '@tan'),
      rect(-10, 940, WIDTH + 20, 44, '@night'),
      cat(tail(coatOf('ginger'), TAIL, 150, 92), { x: 0, y: 0 }, { hero: true }),
    ],
  },
  {
    ...FALLBACK,
    id: 'fallback-3',
    time: 'night',
    palette: ['mustard'],
    cats: [],
    joke: 'The picture is in there somewhere.',
    seed: 233,
    alt: 'Print of two yellow eyes in the dark.',
    caption: 'Illustration: a black cat in a dark room, drawn to scale.',
    layers: () => [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@night'),
      place(eyesInTheDark(), { x: 860, y: 600, scale: 3.4 }),
    ],
  },
];
