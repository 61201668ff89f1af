import { peek } from '../../cat/peek';
import { giftBox, giftBoxInside, giftLid } from '../../props/gift-box';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect, repeat, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1000;
const BOX = { x: 1190, y: 598, scale: 1.18 } as const;
const WRAPPING = { paper: '@brick', ribbon: '@paper' } as const;

export const giftCard: Scene = {
  id: 'gift-card',
  template: 'object',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'Whatever the present was, the cat has taken the box.',
  width: WIDTH,
  height: HEIGHT,
  printWidth: 1600,
  widths: [480, 800, 1200],
  offlineWidth: 800,
  seed: 25,
  alt: 'Print of a gift card that says: A walk with the cats. A tuxedo cat looks out of an open red gift box; the lid with its bow leans beside it.',
  caption: 'Illustration: the gift card. The box is taken.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@mustard'),
    circle(BOX.x, 492, 318, '@paper'),
    rect(-10, 850, WIDTH + 20, 170, '@verdigris'),
    rect(-10, 846, WIDTH + 20, 8, '@key'),
    place(giftBoxInside(), BOX),
    cat(
      peek({ coat: 'tux', view: 'three-quarter', eyes: 'wide', eyeColor: '@verdigris', gaze: [-0.2, 0.1] }),
      { x: BOX.x, y: BOX.y, scale: 1.62, flip: true },
      { hero: true },
    ),
    place(giftBox(WRAPPING), { ...BOX, y: BOX.y + 22 }),
    place(giftLid(WRAPPING), { x: 800, y: 946, scale: 0.86, turn: -5 }),
    perforation(),
  ],
  lettering: () => words(),
};

/** Laid over the print: a gift is read before it is looked at. */
const words = (): Svg =>
  [
    text('A walk with', { x: 104, y: 300, size: 122, color: '#1a2036', weight: 600, anchor: 'start' }),
    text('the cats', { x: 96, y: 478, size: 180, color: '#1a2036', weight: 900, anchor: 'start', spacing: -2 }),
    text('Gift card', { x: 106, y: 628, size: 112, color: '#a8321d', weight: 900, anchor: 'start' }),
  ].join('');

/** Bitten edges, as on a ticket. */
const perforation = (): Svg =>
  repeat(14, (i) => circle(0, 36 + i * 71.5, 22, '@paper') + circle(WIDTH, 36 + i * 71.5, 22, '@paper'));
