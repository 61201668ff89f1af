import { liberty } from '../../backdrop/liberty';
import { promenadeRailing } from '../../backdrop/promenade';
import { rays } from '../../backdrop/sky';
import { BACK_TOP_Y, benchFromBehind } from '../../props/bench';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { loafBack } from '../../cat/loaf-back';

const WIDTH = 1600;
const HORIZON = 640;
const SUN = { x: 800, radius: 330 } as const;
const BENCH = { x: 800, y: 1190, scale: 1.5 } as const;

export const galleryPromenadeBenchLoaf: Scene = {
  id: 'gallery-promenade-bench-loaf',
  template: 'view',
  district: 'brooklyn-heights',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'brick'],
  cats: ['black'],
  joke: 'A loaf, set out in the last of the heat.',
  width: WIDTH,
  height: 1200,
  seed: 403,
  alt: 'Print of a black cat seen from behind, loafing on the back of a bench before a huge setting sun over the harbor. A small statue with a torch stands on the horizon.',
  caption: 'Illustration: one loaf, golden, nearly done.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@brick'),
    rays(SUN.x, HORIZON, 1300, 44, '@ginger'),
    circle(SUN.x, HORIZON - 60, SUN.radius, '@mustard'),
    farShore(),
    harbor(),
    liberty(250, HORIZON + 6, 0.58, { copper: '@night', stone: '@night', island: '@night' }),
    rect(-10, 1010, WIDTH + 20, 220, '@rust'),
    promenadeRailing({ y: 1030, height: 240, width: WIDTH, shine: '@ginger' }),
    place(benchFromBehind(860, '@rust'), BENCH),
    cat(loafBack(), { x: 800, y: BENCH.y + BACK_TOP_Y * BENCH.scale + 6, scale: 1.36 }, { hero: true }),
  ],
};

const farShore = (): Svg =>
  rect(-10, HORIZON - 18, 620, 30, '@rust') +
  rect(990, HORIZON - 30, 640, 40, '@rust') +
  rect(1240, HORIZON - 56, 180, 40, '@rust') +
  rect(70, HORIZON - 18, 90, 20, '@rust');

const harbor = (): Svg =>
  rect(-10, HORIZON, WIDTH + 20, 400, '@rust') +
  repeat(13, (i) => {
    const y = HORIZON + 14 + i * 27;
    const half = 300 - i * 4 + (i % 3) * 46;
    const middle = SUN.x + (i % 2 === 0 ? -22 : 22);
    return gouge([middle - half, y], [middle, y - 5], [middle + half, y], 13, '@mustard');
  }) +
  repeat(18, (i) => {
    const x = (i * 397) % WIDTH;
    const y = HORIZON + 30 + ((i * 67) % 330);
    return gouge([x, y], [x + 50, y - 6], [x + 100, y], 6, '@ginger');
  });
