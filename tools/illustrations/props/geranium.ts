import { circle, clipTo, polygon, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const POT = 'M-56 -92L-44 0H44L56 -92Z';

/** A geranium in a clay pot, 260 tall, its origin under the pot. */
export function geranium(): Svg {
  const stems = ['M0 -96Q-30 -150 -52 -190', 'M4 -96Q6 -170 8 -226', 'M8 -96Q40 -140 62 -172'];
  const leaf = (x: number, y: number): Svg => circle(x, y, 25, '@verdigris', { color: '@key', width: 4 });
  const bloom = (x: number, y: number): Svg =>
    [
      [-16, 4],
      [0, -16],
      [17, 4],
      [0, 14],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 17, '@brick', { color: '@key', width: 3.4 }))
      .join('') + circle(x, y, 8, '@mustard');
  return [
    stems.map((path) => stroke(path, '@deep', 8)).join(''),
    leaf(-40, -122),
    leaf(42, -124),
    leaf(-8, -144),
    bloom(-54, -196),
    bloom(8, -236),
    bloom(64, -180),
    shape(POT, '@ginger', { color: '@key', width: 5 }),
    clipTo(
      POT,
      polygon(
        [
          [18, -100],
          [70, -100],
          [70, 10],
          [14, 10],
        ],
        '@shade',
      ),
    ),
    rect(-64, -112, 128, 30, '@ginger', { color: '@key', width: 5 }),
  ].join('');
}
