import { brickWall } from '../../backdrop/brick-wall';
import { arch } from '../../cat/arch';
import { mouse } from '../../props/mouse';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect } from '../../svg';
import type { Svg } from '../../svg';

export const galleryMoonArch: Scene = {
  id: 'gallery-moon-arch',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'All that back, all that tail, and the mouse has not moved.',
  width: 1600,
  height: 1200,
  seed: 414,
  alt: 'Print of a black cat on a chimney at night, its back arched and its tail up, before a great pale moon. On the next chimney sits a small white mouse and looks at it calmly.',
  caption: 'Illustration: a difference of opinion, six floors up.',
  ...GRID,
  layers: () => [
    rect(-10, -10, 1620, 1220, '@verdigris'),
    STARS.map(([x, y, r]) => circle(x, y, r, '@paper')).join(''),
    circle(690, 536, 450, '@paper') + circle(946, 372, 62, '@slate') + circle(792, 186, 34, '@slate'),
    circle(372, 640, 44, '@slate'),
    chimney(380, 640, 868),
    chimney(1160, 300, 938),
    place(mouse('@paper'), { x: 1300, y: 910, scale: 1.25 }),
    cat(arch({ coat: 'black' }), { x: 690, y: 846, scale: 1.32 }, { hero: true }),
  ],
};

const STARS = [
  [120, 190, 11],
  [1300, 150, 12],
  [1474, 420, 9],
  [96, 640, 8],
  [1220, 520, 8],
] as const;

function chimney(x: number, width: number, top: number): Svg {
  return [
    brickWall({ x, y: top, width, height: 1210 - top, wall: '@brick', odd: '@oxblood', mortar: '@night', seed: x }),
    rect(x + width - 56, top, 56, 1210 - top, '@shade'),
    rect(x - 26, top - 28, width + 52, 44, '@slate', { color: '@key', width: 7 }),
    rect(x - 8, top + 18, width + 16, 14, '@night'),
  ].join('');
}
