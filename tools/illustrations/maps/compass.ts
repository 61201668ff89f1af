import { circle, place, polygon, text } from '../svg';
import type { Svg } from '../svg';
import type { Lettered } from './lettered';
import { CAP_HEIGHT, NIGHT } from './lettered';

const ROSE = 130;
const LETTER_AT = 176;

/** One ray of the rose: dark on its right, paper on its left. */
const ray = (length: number, half: number): Svg =>
  polygon(
    [
      [0, -length],
      [half, -half],
      [0, 0],
    ],
    '@night',
  ) +
  polygon(
    [
      [0, -length],
      [-half, -half],
      [0, 0],
    ],
    '@paper',
    { color: '@key', width: 4 },
  );

const turned = (drawing: Svg, turn: number): Svg => place(drawing, { x: 0, y: 0, turn });

/**
 * A compass rose about 300 across. `rotation`: the bearing that points up the page, so that north leans the other way.
 */
export function compass(x: number, y: number, rotation: number, scale = 1): Lettered {
  const rose = [
    circle(0, 0, 142, '@paper', { color: '@key', width: 7 }),
    circle(0, 0, 118, 'none', { color: '@key', width: 3 }),
    [90, 180, 270].map((turn) => turned(ray(ROSE - 18, 24), turn)).join(''),
    polygon(
      [
        [0, -ROSE],
        [28, -26],
        [0, 0],
        [-28, -26],
      ],
      '@brick',
    ),
    circle(0, 0, 13, '@paper', { color: '@key', width: 5 }),
    circle(0, -LETTER_AT, 38, '@paper', { color: '@key', width: 7 }),
  ].join('');
  const [sin, cos] = [Math.sin((-rotation * Math.PI) / 180), Math.cos((-rotation * Math.PI) / 180)];
  const size = 50 * scale;
  return {
    printed: place(rose, { x, y, scale, turn: -rotation }),
    letters: text('N', {
      x: x + sin * LETTER_AT * scale,
      y: y - cos * LETTER_AT * scale + (size * CAP_HEIGHT) / 2,
      size,
      color: NIGHT,
      weight: 900,
    }),
  };
}
