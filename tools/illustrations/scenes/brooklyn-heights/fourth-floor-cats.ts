import { boxFront, dropCurtain, footlights, spotlight, valance } from '../../backdrop/stage';
import type { CoatName } from '../../cat/coats';
import { kitten } from '../../cat/kitten';
import { peek } from '../../cat/peek';
import { rosette } from '../../props/rosette';
import { cat, WIDE } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STAGE_Y = 876;
const BOX = { x: 300, y: 520, width: 420 } as const;

export const fourthFloorCats: Scene = {
  id: 'fourth-floor-cats',
  template: 'indoors',
  district: 'brooklyn-heights',
  time: 'indoors',
  year: 1914,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'white', 'ginger'],
  joke: 'The kitten was born in evening dress; the family has taken a box and wears its ribbons.',
  width: WIDTH,
  height: 1200,
  seed: 308,
  alt: 'Print of a tuxedo kitten in a spotlight on the stage of a theater, before a red curtain and a row of footlights. From a box hung with prize ribbons two cats look on. The audience is seen from behind, in hats.',
  caption: 'Illustration: a kitten from a fourth floor, on Broadway.',
  ...WIDE,
  layers: () => [
    dropCurtain({ from: -20, to: WIDTH + 20, top: -20, bottom: STAGE_Y - 6, cloth: '@brick', folds: 10 }),
    valance({ from: -40, to: WIDTH + 40, y: -20, depth: 120, scallops: 6, cloth: '@oxblood', fold: '@key' }),
    spotlightOn(),
    rect(-10, STAGE_Y - 20, WIDTH + 20, 300, '@tan'),
    line(-10, STAGE_Y - 20, WIDTH + 10, STAGE_Y - 20, '@key', 8),
    ellipse(900, STAGE_Y + 20, 380, 44, '@paper'),
    cat(
      kitten({
        coat: 'tux',
        eyes: 'wide',
        gaze: [-0.4, 0],
        turn: 5,
        tail: [
          [70, -18],
          [120, -30],
          [150, -80],
          [134, -140],
          [160, -184],
        ],
      }),
      { x: 900, y: STAGE_Y + 26, scale: 1.62 },
      { hero: true },
    ),
    footlights(-20, WIDTH + 20, 1040, 11),
    rect(-10, 1040, WIDTH + 20, 180, '@brown'),
    line(-10, 1042, WIDTH + 10, 1042, '@key', 8),
    proscenium(),
    ...family(),
    house(),
  ],
};

const spotlightOn = (): Svg => spotlight(900, 590, 350, STAGE_Y + 20);

const proscenium = (): Svg =>
  rect(-20, -20, 66, 1240, '@umber') +
  rect(46, -20, 26, 1240, '@mustard', { color: '@key', width: 6 }) +
  rect(WIDTH - 46, -20, 66, 1240, '@umber') +
  rect(WIDTH - 72, -20, 26, 1240, '@mustard', { color: '@key', width: 6 });

function family(): readonly Layer[] {
  const { x, y, width } = BOX;
  const guests: readonly (readonly [coat: CoatName, dx: number])[] = [
    ['white', -96],
    ['ginger', 104],
  ];
  return [
    shape(`M${x - width / 2 + 6} ${y}V${y - 250}Q${x} ${y - 390} ${x + width / 2 - 6} ${y - 250}V${y}Z`, '@deep', {
      color: '@mustard',
      width: 20,
    }),
    boxFront(x, y, width),
    ...guests.map(([coat, dx]) =>
      cat(peek({ coat, eyes: 'half', gaze: [1, 0.4], whiskers: 'none' }), { x: x + dx, y: y - 4, scale: 0.74 }),
    ),
    ...guests.map(([, dx]) => place(rosette('@verdigris'), { x: x + dx, y: y + 64, scale: 1.3 })),
  ];
}

/** Hats, mostly. */
function house(): Svg {
  const shoulders = (x: number): Svg =>
    shape(`M${x - 120} 1230Q${x - 110} 1166 ${x} 1160Q${x + 110} 1166 ${x + 120} 1230Z`, '@night');
  const topHat = (x: number): Svg =>
    shoulders(x) +
    rect(x - 46, 1062, 92, 86, '@night') +
    rect(x - 78, 1140, 156, 16, '@night') +
    rect(x - 46, 1124, 92, 14, '@brick');
  const bun = (x: number): Svg =>
    shoulders(x) + circle(x, 1140, 54, '@night') + circle(x, 1078, 30, '@night') + circle(x + 26, 1084, 9, '@mustard');
  const plume = (x: number): Svg =>
    shoulders(x) +
    ellipse(x, 1140, 100, 26, '@night') +
    circle(x, 1130, 50, '@night') +
    gouge([x + 20, 1120], [x + 110, 1090], [x + 90, 1030], 34, '@verdigris');
  return [topHat(200), bun(500), plume(790), bun(1100), topHat(1400)].join('');
}
