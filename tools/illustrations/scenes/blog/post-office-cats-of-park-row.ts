import { sky } from '../../backdrop/sky';
import { sitFront } from '../../cat/sit-front';
import { kepi } from '../../cat/wear/kepi';
import { peek } from '../../cat/peek';
import { mailSack, openMailSack } from '../../props/mail-sack';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, polygon, rect, repeat, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const PIER_Y = 770;
const DECK_Y = 300;
const FUNNEL = 96;
const LOAD = { x: 1190, y: 640 } as const;

export const blogPostOfficeCatsOfParkRow: Scene = {
  id: 'blog-post-office-cats-of-park-row',
  template: 'street',
  district: 'financial-district',
  time: 'dawn',
  year: 1920,
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'gray'],
  joke: 'One of the letters is looking out.',
  ...COVER,
  seed: 302,
  alt: "Print of a white cat in a mail carrier's cap on a pier beside an ocean liner. A crane lowers a net of mail sacks; a gray kitten looks out of one of them.",
  caption: 'Illustration: eight days in a sealed sack, and now a pier.',
  layers: () => [
    sky({ width: WIDTH, height: HEIGHT, top: '@blush', bottom: '@butter', from: 0.1, to: 0.8 }),
    circle(1190, 560, 300, '@mustard'),
    liner(),
    rect(-10, PIER_Y, WIDTH + 20, 150, '@tan'),
    rect(-10, PIER_Y - 6, WIDTH + 20, 14, '@night'),
    repeat(9, (i) => line(120 + i * 190, PIER_Y, 20 + i * 215, HEIGHT + 10, '@key', 5)),
    load(),
    cat(
      peek({ coat: 'gray', eyes: 'wide', gaze: [-1, 0.6], shape: 'kitten' }),
      { x: LOAD.x, y: LOAD.y - 170, scale: 0.86 },
      { huddles: true },
    ),
    openSack(),
    net(),
    cat(
      sitFront({ coat: 'white', eyes: 'wide', gaze: [1, -0.6], turn: 6, hat: kepi() }),
      { x: 560, y: 856, scale: 1.02 },
      { hero: true },
    ),
  ],
};

/** The bow of a liner with four funnels. */
function liner(): Svg {
  const funnel = (x: number): Svg =>
    rect(x, 30, FUNNEL, DECK_Y - 100, '@brick') +
    rect(x + FUNNEL * 0.66, 30, FUNNEL * 0.34, DECK_Y - 100, '@shade') +
    rect(x, 24, FUNNEL, 56, '@night');
  return [
    [20, 210, 400, 590].map(funnel).join(''),
    rect(-10, DECK_Y - 110, 760, 120, '@paper'),
    repeat(9, (i) => rect(30 + i * 80, DECK_Y - 76, 46, 40, '@deep')),
    line(-10, DECK_Y - 110, 750, DECK_Y - 110, '@key', 7),
    polygon(
      [
        [-20, DECK_Y],
        [940, DECK_Y - 20],
        [830, PIER_Y + 10],
        [-20, PIER_Y + 10],
      ],
      '@night',
    ),
    gouge([40, DECK_Y + 24], [500, DECK_Y + 20], [900, DECK_Y + 4], 9, '@paper'),
    [80, 200, 320, 770].map((x) => circle(x, 410, 21, '@mustard')).join(''),
    rect(-20, PIER_Y - 60, 864, 60, '@oxblood'),
  ].join('');
}

/** Sacks in a rope net at the hook of a crane. */
function load(): Svg {
  const { x, y } = LOAD;
  return [
    line(x, -10, x, 190, '@key', 12),
    circle(x, 206, 20, 'none', { color: '@key', width: 10 }),
    stroke(`M${x} 220L${x - 250} ${y - 120}M${x} 220L${x + 250} ${y - 120}`, '@key', 8),
    place(mailSack('@tan'), { x: x - 130, y: y - 110, turn: -12 }),
    place(mailSack('@paper'), { x: x + 140, y: y - 110, turn: 10 }),
    place(mailSack('@paper'), { x: x - 180, y: y + 10, turn: -24 }),
    place(mailSack('@tan'), { x: x + 184, y: y + 12, turn: 24 }),
  ].join('');
}

const openSack = (): Svg => place(openMailSack('@paper'), { x: LOAD.x, y: LOAD.y + 64, scale: 0.9 });

/** The ropes that hold the load, drawn over it. */
function net(): Svg {
  const { x, y } = LOAD;
  return [
    [-0.6, 0, 0.6]
      .map((side) =>
        stroke(`M${x + side * 250} ${y - 60}Q${x + side * 200} ${y + 40} ${x + side * 60} ${y + 60}`, '@key', 6),
      )
      .join(''),
    stroke(
      `M${x - 260} ${y - 120}Q${x - 240} ${y + 66} ${x} ${y + 66}Q${x + 240} ${y + 66} ${x + 260} ${y - 120}`,
      '@key',
      8,
    ),
  ].join('');
}
