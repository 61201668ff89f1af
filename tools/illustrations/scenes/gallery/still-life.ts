import { coatOf } from '../../cat/coats';
import { tail } from '../../cat/fur';
import { spectacles } from '../../cat/wear/spectacles';
import type { Points } from '../../geometry';
import { fishBones } from '../../props/fish-bones';
import { foldedMap } from '../../props/folded-map';
import { teapot } from '../../props/teapot';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, place, polygon, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const TABLE_Y = 590;
/** Its owner is out of the picture already. */
const TAIL: Points = [
  [1660, 500],
  [1520, 530],
  [1430, 450],
  [1420, 330],
  [1350, 240],
  [1260, 240],
  [1244, 302],
];

export const galleryStillLife: Scene = {
  id: 'gallery-still-life',
  template: 'object',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The bones are on the plate, the suspect is leaving at the right.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 351,
  alt: 'Print of a still life: a red teapot, a folded map with spectacles on it, and a plate of fish bones on a checkered cloth. A ginger tail leaves the picture at the right.',
  caption: 'Illustration: still life, recently with fish.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@deep'),
    wallpaper(),
    rect(-10, TABLE_Y, WIDTH + 20, 640, '@mustard'),
    cloth(),
    rect(-10, TABLE_Y - 6, WIDTH + 20, 14, '@night'),
    cat(circle(1246, 300, 26, '@ginger') + tail(coatOf('ginger'), TAIL, 84, 54), { x: 0, y: 0 }),
    shape('M260 735Q480 790 760 735Q700 700 480 700Q300 700 260 735Z', '@shade'),
    place(teapot('@brick', '@paper'), { x: 480, y: 720, scale: 1.42 }),
    place(foldedMap(), { x: 560, y: 970, scale: 1.34, turn: -4 }),
    place(spectacles(), { x: 480, y: 960, scale: 1.7, turn: -14 }),
    plate(),
  ],
};

function wallpaper(): Svg {
  return repeat(40, (i) => {
    const [x, y] = [100 + (i % 8) * 200 + (Math.floor(i / 8) % 2) * 100, 60 + Math.floor(i / 8) * 120];
    return (
      gouge([x - 24, y], [x, y - 36], [x + 24, y], 12, '@verdigris') +
      gouge([x, y + 34], [x + 4, y], [x, y - 20], 9, '@verdigris')
    );
  });
}

/** Squares that widen toward the viewer. */
function cloth(): Svg {
  const rows = [0, 90, 210, 370, 640];
  const at = (i: number, y: number): number => 800 + (i - 5) * (200 + y * 0.24);
  return rows
    .slice(0, -1)
    .map((top, row) => {
      const bottom = rows[row + 1] ?? top;
      return repeat(10, (i) =>
        (i + row) % 2 === 0
          ? polygon(
              [
                [at(i, top), TABLE_Y + top],
                [at(i + 1, top), TABLE_Y + top],
                [at(i + 1, bottom), TABLE_Y + bottom],
                [at(i, bottom), TABLE_Y + bottom],
              ],
              '@paper',
            )
          : '',
      );
    })
    .join('');
}

const plate = (): Svg =>
  [
    ellipse(1196, 846, 300, 116, '@shade'),
    ellipse(1180, 826, 300, 116, '@paper', { color: '@key', width: 9 }),
    ellipse(1180, 826, 236, 84, '@mist', { color: '@key', width: 6 }),
    place(fishBones(), { x: 1180, y: 820, scale: 1.12, turn: -6 }),
  ].join('');
