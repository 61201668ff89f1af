import { carWheel, carWindow, elevatedCar, elevatedTrack, windowPath } from '../../backdrop/elevated';
import { moon } from '../../backdrop/sky';
import { peek } from '../../cat/peek';
import { sitFront } from '../../cat/sit-front';
import { bowler } from '../../cat/wear/bowler';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, gouge, place, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const LEFT = { x: -40, y: 310, width: 430, height: 510 };
const MIDDLE = { x: 510, y: 310, width: 580, height: 510 };
const RIGHT = { x: 1210, y: 310, width: 430, height: 510 };

export const galleryElevated: Scene = {
  id: 'gallery-elevated',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'tabby', 'black'],
  joke: 'It reads the page with the fish.',
  width: WIDTH,
  height: 1200,
  seed: 311,
  alt: 'Print of an elevated train at night, close by. In its lit windows sit three cats. The one in the middle wears a bowler and holds a newspaper with a fish on it, one is asleep, one looks out.',
  caption: 'Illustration: the last train downtown, and its regulars.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@deep'),
    moon(1330, 110, 150, '@mustard', '@ginger'),
    elevatedCar(250, 760, WIDTH, '@verdigris'),
    [LEFT, MIDDLE, RIGHT].map(carWindow).join(''),
    cat(
      clipTo(
        windowPath(LEFT),
        place(sitFront({ coat: 'tabby', eyes: 'closed', whiskers: 'none', turn: 16 }), {
          x: 186,
          y: 1030,
          scale: 1.44,
        }),
      ),
      { x: 0, y: 0 },
    ),
    cat(
      clipTo(
        windowPath(RIGHT),
        place(sitFront({ coat: 'black', eyes: 'wide', gaze: [-0.7, 0.2], turn: -5 }), {
          x: 1404,
          y: 1030,
          scale: 1.44,
        }),
      ),
      { x: 0, y: 0 },
    ),
    clipTo(windowPath(MIDDLE), place(newspaper(), { x: 800, y: 670, scale: 1.24 })),
    cat(reader(), { x: 800, y: 676, scale: 1.36 }, { hero: true }),
    rect(-10, 826, WIDTH + 20, 30, '@night'),
    carWheel(190, 1010),
    carWheel(400, 1010),
    carWheel(1180, 1010),
    carWheel(1390, 1010),
    elevatedTrack(1060, WIDTH),
  ],
};

const reader = (): Svg =>
  peek({ coat: 'tux', eyes: 'open', gaze: [0.1, 0.7] }) +
  place(bowler({ color: '@oxblood', band: '@mustard' }), { x: 0, y: -80 });

/** Both halves of a paper held up; the front page is the fish. */
function newspaper(): Svg {
  const page = 'M-214 -40L0 -20L214 -40V180H-214Z';
  const column = (x: number, y: number): Svg =>
    repeat(3, (i) => gouge([x, y + i * 26], [x + 50, y - 2 + i * 26], [x + 100, y + i * 26], 8, '@key'));
  const fish = [
    shape('M-170 60Q-120 14 -66 52L-34 28Q-40 58 -34 88L-66 66Q-120 104 -170 60Z', '@slate', {
      color: '@key',
      width: 5,
    }),
    gouge([-134, 44], [-124, 60], [-134, 78], 6, '@key'),
  ];
  return [
    shape(page, '@paper', { color: '@key', width: 6 }),
    shape('M0 -20L-26 -23V180H0Z', '@shade'),
    rect(-184, -8, 140, 14, '@night'),
    fish.join(''),
    column(-180, 118),
    rect(40, -8, 130, 14, '@night'),
    column(40, 34),
    column(40, 118),
  ].join('');
}
