import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, line, place, polygon, stroke } from '../svg';
import type { Svg } from '../svg';
import { pawPrint } from './paw-print';

const FOLDS: readonly (readonly [left: number, lift: number])[] = [
  [-300, 0],
  [-150, -34],
  [0, 0],
  [150, -34],
];

/** A map half unfolded on a table: 600 wide, 260 deep, its origin in the middle. A walk is inked on it. */
export function foldedMap(): Svg {
  const panels = FOLDS.map(([x, lift], i) => {
    const next = i % 2 === 0 ? -34 : 0;
    const color: Swatch = i % 2 === 0 ? '@paper' : '@mist';
    return polygon(
      [
        [x + 40, -130 + lift],
        [x + 190, -130 + next],
        [x + 150, 130 + next],
        [x, 130 + lift],
      ],
      color,
      { color: '@key', width: 6 },
    );
  });
  const streets = [-60, 10, 76].map((y) => line(-276 + 10, y, 290, y - 20, '@slate', 7)).join('');
  const walk = smooth(
    [
      [-240, 84],
      [-130, 20],
      [-20, 50],
      [80, -40],
      [180, -20],
      [240, -100],
    ],
    false,
  );
  return [
    panels.join(''),
    streets,
    `<g stroke-dasharray="22 18">${stroke(walk, '@brick', 11)}</g>`,
    circle(-240, 84, 17, '@brick', { color: '@key', width: 5 }),
    place(pawPrint('@night'), { x: 216, y: -70, scale: 0.52, turn: 24 }),
  ].join('');
}
