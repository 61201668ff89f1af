import { smooth } from '../geometry';
import { curl } from '../cat/curl';
import { peek } from '../cat/peek';
import { sitFront } from '../cat/sit-front';
import { mailCap } from '../cat/wear/kepi';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle, clipTo, gouge, place, rect, repeat, shape, stroke, text } from '../svg';
import type { Svg } from '../svg';

const WIDTH = 1600;

export const mailRoom: Scene = {
  id: 'mail-room',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'ginger', 'silver'],
  joke: 'The one in the cap is the only one at work.',
  width: WIDTH,
  height: 1200,
  seed: 102,
  alt: "Print of three cats in a post office. A tuxedo cat in a mail carrier's cap sits between two mail bags. A ginger cat sleeps on one bag, a gray tabby looks out of the other. Behind them are pigeonholes with letters.",
  caption: 'Illustration: the night shift of a post office.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@brown'),
    pigeonholes(),
    rect(-10, 770, WIDTH + 20, 450, '@deep'),
    rect(-10, 758, WIDTH + 20, 30, '@mustard'),
    rect(-10, 784, WIDTH + 20, 9, '@night'),
    place(mailBag('@paper'), { x: 345, y: 1130, scale: 1.4 }),
    cat(curl({ coat: 'ginger' }), { x: 345, y: 786, scale: 0.98 }),
    place(mailBag('@mustard'), { x: 1255, y: 1140, scale: 1.48 }),
    cat(peek({ coat: 'silver', eyes: 'wide', gaze: [-0.7, 0] }), {
      x: 1255,
      y: 752,
      scale: 0.86,
    }),
    cat(
      sitFront({
        coat: 'tux',
        hat: mailCap(),
        eyes: 'wide',
        gaze: [0.5, 0.1],
        tail: [
          [80, -14],
          [130, -4],
          [172, 8],
          [204, -4],
        ],
      }),
      { x: 800, y: 1120, scale: 1.78 },
      { hero: true },
    ),
    place(letter(), { x: 585, y: 1140, turn: 14 }),
    place(letter(), { x: 660, y: 1164, turn: -10 }),
    place(letter(), { x: 1440, y: 1160, turn: 8 }),
  ],
};

function pigeonholes(): Svg {
  const random = randomFrom(8);
  const papers: readonly Swatch[] = ['@paper', '@butter', '@mustard'];
  return repeat(60, (i) => {
    const x = 20 + (i % 10) * 157;
    const y = 18 + Math.floor(i / 10) * 122;
    const letters = repeat(Math.floor(random() * 4), (k) =>
      place(rect(-50, -11, 100, 22, papers[k % papers.length] ?? '@paper', { color: '@key', width: 3 }), {
        x: x + 70,
        y: y + 91 - k * 19,
        turn: (random() - 0.5) * 9,
      }),
    );
    return rect(x, y, 141, 106, '@night') + rect(x + 8, y + 8, 133, 98, '@umber') + letters;
  });
}

const BAG = smooth([
  [-150, 0],
  [-176, -90],
  [-140, -200],
  [-90, -240],
  [-120, -280, 'c'],
  [0, -262],
  [120, -280, 'c'],
  [90, -240],
  [140, -200],
  [176, -90],
  [150, 0],
  [0, 10],
]);

const mailBag = (color: Swatch): Svg =>
  [
    shape(BAG, color),
    clipTo(BAG, shape('M118 -300Q150 -120 116 20H200V-300Z', '@shade')),
    stroke(BAG, '@key', 6),
    rect(-92, -248, 184, 17, '@night'),
    text('U.S. MAIL', { x: -8, y: -92, size: 44, color: '@key', weight: 900, spacing: 1 }),
    gouge([-134, -170], [-158, -100], [-138, -30], 6, '@key'),
    gouge([-60, -226], [-66, -190], [-58, -160], 5, '@key'),
    gouge([52, -226], [60, -190], [54, -160], 5, '@key'),
  ].join('');

const letter = (): Svg =>
  rect(-60, -38, 120, 76, '@paper', { color: '@key', width: 5 }) +
  stroke('M-60 -38L0 8L60 -38', '@key', 5) +
  circle(0, 6, 12, '@brick');
