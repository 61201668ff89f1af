import { downtownToday, hexPaving, promenadeRailing } from '../../backdrop/promenade';
import { cloud } from '../../backdrop/sky';
import { water } from '../../backdrop/water';
import { sitFront } from '../../cat/sit-front';
import { BACK_TOP_Y, benchFromBehind } from '../../props/bench';
import { standingGull } from '../../props/gull';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect } from '../../svg';

const WIDTH = 1600;
const SHORE_Y = 600;
const RAIL = { y: 1010, height: 250, width: WIDTH } as const;
const BENCH = { x: 860, y: 1180, scale: 1.45 } as const;

export const viewFromThePromenade: Scene = {
  id: 'view-from-the-promenade',
  template: 'view',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'verdigris', 'brick'],
  cats: ['siamese'],
  joke: 'The cat has turned her back on the famous view; the gulls on theirs.',
  width: WIDTH,
  height: 1200,
  seed: 306,
  alt: 'Print of a Siamese cat on the back of a bench by the harbor, looking at us. Behind her are an iron railing with three gulls staring at her, the water, and the towers of Lower Manhattan in daylight.',
  caption: 'Illustration: one of those present is not here for the view.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mist'),
    cloud(60, 200, 330, '@paper'),
    cloud(1120, 150, 400, '@paper'),
    downtownToday(SHORE_Y),
    water({ y: SHORE_Y, width: WIDTH, height: 440, color: '@verdigris', crests: 46, seed: 7 }),
    hexPaving({ y: RAIL.y, width: WIDTH, height: 200 }),
    rect(-10, RAIL.y - 4, WIDTH + 20, 10, '@night'),
    promenadeRailing(RAIL),
    standingGull(170, RAIL.y - RAIL.height, 1.15, 'right'),
    standingGull(420, RAIL.y - RAIL.height, 1.15, 'right'),
    standingGull(1330, RAIL.y - RAIL.height, 1.15, 'left'),
    place(benchFromBehind(720, '@brown'), BENCH),
    cat(
      sitFront({
        coat: 'siamese',
        shape: 'long',
        eyes: 'half',
        gaze: [0.1, 0],
        turn: -5,
        tail: [
          [80, -14],
          [124, -2],
          [146, 40],
          [138, 96],
          [160, 136],
        ],
      }),
      { x: 860, y: BENCH.y + BACK_TOP_Y * BENCH.scale + 4, scale: 1.22 },
      { hero: true },
    ),
  ],
};
