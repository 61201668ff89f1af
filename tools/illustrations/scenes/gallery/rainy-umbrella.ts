import { person } from '../../backdrop/people/person';
import { rain, splashes } from '../../backdrop/rain';
import { sitFront } from '../../cat/sit-front';
import type { Swatch } from '../../inks';
import { umbrella } from '../../props/umbrella';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, place, polygon, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STREET_Y = 760;

export const galleryRainyUmbrella: Scene = {
  id: 'gallery-rainy-umbrella',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'The guide stands in the rain: the umbrella is in use.',
  width: WIDTH,
  height: 1200,
  seed: 405,
  alt: 'Print of a calico cat sitting dry under a big red umbrella that stands on a wet street. Behind it a group of people under umbrellas is seen from behind; one in a yellow coat has none.',
  caption: 'Illustration: somebody gave up an umbrella.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@slate'),
    roofs(),
    rect(-10, STREET_Y, WIDTH + 20, 460, '@deep'),
    rect(-10, STREET_Y - 5, WIDTH + 20, 10, '@night'),
    reflections(),
    walker(150, 0.98, '@verdigris', '@mustard', '@umber', -3),
    walker(420, 1.06, '@oxblood', '@paper', '@night', 2),
    place(person({ wearing: 'overcoat', coat: '@mustard', hat: 'hood', hatColor: '@mustard', tilt: 3 }), {
      x: 1238,
      y: 900,
      scale: 0.92,
    }),
    walker(1500, 1.02, '@brick', '@verdigris', '@umber', 3),
    rain({ width: WIDTH, height: 1200, drops: 210, color: '@paper', seed: 12, dry: underUmbrella }),
    splashes({ width: WIDTH, y: STREET_Y + 160, height: 260, count: 26, color: '@paper', seed: 3 }),
    ellipse(780, 1126, 320, 34, '@night'),
    place(umbrella('@brick', 170), { x: 780, y: 660, scale: 2.4, turn: 5 }),
    cat(
      sitFront({
        coat: 'calico',
        eyes: 'closed',
        turn: 4,
        tail: [
          [-80, -14],
          [-130, -4],
          [-170, 6],
          [-200, -14],
        ],
      }),
      { x: 770, y: 1120, scale: 1.14 },
      { hero: true },
    ),
  ],
};

const underUmbrella = (x: number, y: number): boolean => y > 300 && x > 440 && x < 1130;

/** Gables and chimneys in the rain: no more than an edge. */
const roofs = (): Svg =>
  repeat(6, (i) => {
    const x = -60 + i * 300;
    const top = 190 + (i % 3) * 46;
    return (
      polygon(
        [
          [x, STREET_Y],
          [x, top + 70],
          [x + 40, top],
          [x + 250, top],
          [x + 290, top + 70],
          [x + 290, STREET_Y],
        ],
        i % 2 === 0 ? '@verdigris' : '@deep',
      ) +
      rect(x + 190, top - 60, 40, 70, i % 2 === 0 ? '@verdigris' : '@deep') +
      repeat(4, (k) =>
        rect(
          x + 50 + (k % 2) * 120,
          top + 110 + Math.floor(k / 2) * 190,
          66,
          110,
          (i + k) % 3 === 0 ? '@mustard' : '@night',
        ),
      )
    );
  });

const walker = (x: number, scale: number, coat: Swatch, canopy: Swatch, hair: Swatch, lean: number): Svg =>
  place(person({ wearing: lean > 0 ? 'overcoat' : 'jacket', coat, hat: 'none', hair, tilt: lean }), {
    x,
    y: 900,
    scale: scale * 0.82,
  }) + place(umbrella(canopy, 130), { x: x + 6, y: 900 - 300 * scale, scale: 1.16 * scale, turn: lean * 2 });

const reflections = (): Svg =>
  [160, 430, 1500]
    .map((x, i) => rect(x - 34, 920 + i * 4, 68, 14, '@verdigris') + rect(x - 20, 956, 52, 12, '@verdigris'))
    .join('') +
  rect(1202, 922, 76, 14, '@mustard') +
  rect(1218, 956, 50, 12, '@mustard');
