import { curl } from '../cat/curl';
import { peek } from '../cat/peek';
import { sitFront } from '../cat/sit-front';
import { mailCap } from '../cat/wear/kepi';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { openMailSack } from '../props/mail-sack';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle, place, rect, repeat, stroke } from '../svg';
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
    place(openMailSack('@paper'), { x: 345, y: 1130, scale: 1.4 }),
    cat(curl({ coat: 'ginger' }), { x: 345, y: 786, scale: 0.98 }),
    place(openMailSack('@mustard'), { x: 1255, y: 1140, scale: 1.48 }),
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

const letter = (): Svg =>
  rect(-60, -38, 120, 76, '@paper', { color: '@key', width: 5 }) +
  stroke('M-60 -38L0 8L60 -38', '@key', 5) +
  circle(0, 6, 12, '@brick');
