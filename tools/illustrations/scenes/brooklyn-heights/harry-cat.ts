import { balustrade, litStairwell, smoke } from '../../backdrop/staircase';
import { sitFront } from '../../cat/sit-front';
import { bearRug } from '../../props/bear-rug';
import { boots } from '../../props/boots';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, polygon, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const FLOOR_Y = 900;

export const harryCat: Scene = {
  id: 'harry-cat',
  template: 'indoors',
  district: 'brooklyn-heights',
  time: 'night',
  year: 1899,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'The cat and the bearskin cry out together; only one of them can be heard.',
  width: WIDTH,
  height: 1200,
  seed: 307,
  alt: 'Print of a big white cat on a bearskin rug, crying out, at the head of a staircase. Warm light and a column of smoke come up the stairwell behind the balusters. The door is shut and a pair of boots stands outside it.',
  caption: 'Illustration: the usual business on this rug was sleep.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@oxblood'),
    wallpaper(),
    wainscot(),
    litStairwell({ left: 1080, right: WIDTH + 60, top: 230, y: FLOOR_Y + 10 }),
    place(smoke(0, 0), { x: 1380, y: 850, scale: 1 }),
    door(60),
    rect(-10, FLOOR_Y, WIDTH + 20, 320, '@brown'),
    floorboards(),
    balustrade({ from: 1060, to: WIDTH + 40, y: FLOOR_Y + 20 }),
    place(boots(), { x: 190, y: FLOOR_Y + 40, scale: 0.9 }),
    cat(
      sitFront({
        coat: 'white',
        shape: 'round',
        eyes: 'wide',
        gaze: [0.2, 0],
        hat: yowl(),
        tail: [
          [90, -20],
          [156, -30],
          [186, -84],
          [170, -150],
          [196, -200],
        ],
      }),
      { x: 680, y: 1010, scale: 1.48 },
      { hero: true },
    ),
    place(bearRug(), { x: 680, y: 1096, scale: 1.16 }),
  ],
};

/** An open mouth, at the origin of the head. */
const yowl = (): Svg =>
  shape('M-30 60Q0 46 30 60Q36 104 0 112Q-36 104 -30 60Z', '@night') +
  ellipse(0, 97, 16, 11, '@brick') +
  polygon(
    [
      [-22, 59],
      [-16, 76],
      [-9, 58],
    ],
    '@paper',
  ) +
  polygon(
    [
      [22, 59],
      [16, 76],
      [9, 58],
    ],
    '@paper',
  );

const wallpaper = (): Svg =>
  repeat(40, (i) => {
    const x = 60 + (i % 8) * 150 + (Math.floor(i / 8) % 2) * 75;
    const y = 60 + Math.floor(i / 8) * 130;
    return (
      gouge([x, y + 30], [x - 22, y], [x, y - 30], 12, '@brick') +
      gouge([x, y + 30], [x + 22, y], [x, y - 30], 12, '@brick')
    );
  });

const wainscot = (): Svg =>
  rect(-10, FLOOR_Y - 150, 1060, 150, '@umber') +
  line(-10, FLOOR_Y - 150, 1050, FLOOR_Y - 150, '@key', 12) +
  repeat(9, (i) => rect(20 + i * 118, FLOOR_Y - 120, 84, 92, 'none', { color: '@key', width: 5 }));

const door = (x: number): Svg =>
  rect(x - 26, 210, 312, FLOOR_Y - 210, '@brown', { color: '@key', width: 7 }) +
  rect(x, 240, 260, FLOOR_Y - 240, '@deep', { color: '@key', width: 6 }) +
  [280, 590]
    .map((y) =>
      [x + 30, x + 144]
        .map((left) => rect(left, y, 86, y === 280 ? 260 : 250, 'none', { color: '@key', width: 6 }))
        .join(''),
    )
    .join('') +
  circle(x + 238, 570, 13, '@mustard', { color: '@key', width: 4 });

const floorboards = (): Svg =>
  rect(-10, FLOOR_Y - 6, WIDTH + 20, 14, '@night') +
  [970, 1050, 1140].map((y) => line(0, y, WIDTH, y, '@key', 5)).join('') +
  [300, 1240].map((x) => line(x, 900, x - 10, 970, '@key', 5)).join('');
