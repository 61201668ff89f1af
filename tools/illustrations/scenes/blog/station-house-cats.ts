import { sitFront } from '../../cat/sit-front';
import { climbingKitten } from '../../cat/climb';
import { pawPrint } from '../../props/paw-print';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat, text } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const FLOOR_Y = 676;
const DESK_Y = 760;
const FEET = [6, 5, 4, 3] as const;
const FOOT = 100;
const TOP_LINE = 70;
/** Up the wall in a hurry, a left and a right paw in turn. */
const TRAIL = [
  { x: 1246, y: 724, turn: 14 },
  { x: 1206, y: 642, turn: 4 },
  { x: 1262, y: 574, turn: 8 },
  { x: 1222, y: 500, turn: -2 },
] as const;

export const blogStationHouseCats: Scene = {
  id: 'blog-station-house-cats',
  template: 'indoors',
  district: 'city',
  time: 'indoors',
  year: 1936,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby', 'black', 'tux', 'ginger'],
  joke: 'The chart begins at three feet; one suspect wants to be six feet tall.',
  ...COVER,
  seed: 312,
  alt: 'Print of a tabby and two kittens in a police lineup, too short for the height chart on the wall. Inky paw prints lead up to a third kitten, which has climbed the chart. Cards with paw prints lie in front.',
  caption: 'Illustration: prints were taken, not all of them on paper.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@paper'),
    heightChart(),
    rect(-10, FLOOR_Y, WIDTH + 20, 140, '@verdigris'),
    rect(-10, FLOOR_Y - 30, WIDTH + 20, 30, '@brick'),
    rect(-10, FLOOR_Y - 4, WIDTH + 20, 8, '@night'),
    TRAIL.map((at) => place(pawPrint('@night'), { ...at, scale: 0.62 })).join(''),
    cat(sitFront({ coat: 'black', eyes: 'wide' }), { x: 300, y: 736, scale: 0.56 }),
    cat(sitFront({ coat: 'tux' }), { x: 530, y: 746, scale: 0.56 }),
    cat(sitFront({ coat: 'tabby', gaze: [0.9, -0.6] }), { x: 850, y: 756, scale: 0.8 }, { hero: true }),
    cat(climbingKitten({ coat: 'ginger' }), { x: 1240, y: 300, scale: 0.72 }),
    desk(),
  ],
};

function heightChart(): Svg {
  return FEET.map((foot, i) => {
    const y = TOP_LINE + i * FOOT;
    const label = (x: number): Svg =>
      rect(x - 44, y - 34, 88, 68, '@paper') + text(`${foot}`, { x, y: y + 27, size: 78, color: '@key', weight: 900 });
    return line(0, y, WIDTH, y, '@key', 9) + label(90) + label(1510);
  }).join('');
}

/** One card for each of them; the last is still to be filled. */
function desk(): Svg {
  const card = (i: number): Svg =>
    place(
      rect(-116, -66, 232, 132, '@paper', { color: '@key', width: 6 }) +
        (i < 3
          ? place(pawPrint('@key'), { x: -52, y: -4, scale: 0.86 }) +
            place(pawPrint('@key'), { x: 56, y: -4, scale: 0.86 })
          : ''),
      { x: 300 + i * 320, y: 838, turn: (i % 2 === 0 ? -1 : 1) * 4 },
    );
  return (
    rect(-10, DESK_Y, WIDTH + 20, 160, '@mustard') + rect(-10, DESK_Y - 4, WIDTH + 20, 12, '@night') + repeat(4, card)
  );
}
