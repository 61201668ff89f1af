import { ferryRail } from '../../backdrop/ferry-rail';
import { liberty } from '../../backdrop/liberty';
import { water } from '../../backdrop/water';
import { sitBack } from '../../cat/sit-back';
import { flyingGull, standingGull } from '../../props/gull';
import { lifeRing } from '../../props/life-ring';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, line, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HORIZON_Y = 392;
const RAIL_Y = 760;
const BENCH_Y = 960;

export const galleryFerryRail: Scene = {
  id: 'gallery-ferry-rail',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tortie'],
  joke: 'The cat looks at the view; the gull looks at the cat.',
  width: WIDTH,
  height: 1200,
  seed: 323,
  alt: 'Print of a tortoiseshell cat on the bench of a ferry, seen from behind, looking over the rail at the harbor and a far statue with a torch. A gull on the rail looks at the cat.',
  caption: 'Illustration: the best view in the harbor, and someone who has seen it.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 500, '@pale'),
    circle(280, 190, 110, '@mustard'),
    rect(-10, HORIZON_Y - 34, WIDTH + 20, 40, '@slate'),
    liberty(1210, HORIZON_Y + 6, 0.84, { copper: '@verdigris', stone: '@sand', island: '@oxblood' }),
    water({ y: HORIZON_Y, width: WIDTH, height: 760, color: '@verdigris', crests: 80, seed: 8 }),
    flyingGull(360, 540, 1.5),
    flyingGull(230, 620, 1.1),
    flyingGull(960, 500, 1.2),
    ferryRail(RAIL_Y, WIDTH, '@ginger'),
    standingGull(1180, RAIL_Y, 1.7, 'left'),
    place(lifeRing('@deep'), { x: 1470, y: 900, scale: 1 }),
    bench(),
    cat(
      sitBack({
        coat: 'tortie',
        turn: 7,
        tail: [
          [-60, -16],
          [-110, 10],
          [-132, 60],
          [-112, 110],
          [-138, 150],
        ],
      }),
      { x: 640, y: BENCH_Y, scale: 1.38 },
      { hero: true },
    ),
  ],
};

const bench = (): Svg =>
  rect(-10, BENCH_Y - 20, WIDTH + 20, 260, '@oxblood') +
  repeat(3, (i) => line(-10, BENCH_Y - 20 + i * 76, WIDTH + 10, BENCH_Y - 20 + i * 76, '@key', 8)) +
  repeat(3, (i) => rect(180 + i * 560, BENCH_Y - 20, 34, 260, '@night'));
