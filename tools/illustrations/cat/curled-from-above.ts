import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { tail } from './fur';
import { head } from './head';
import { smooth, tube } from '../geometry';
import type { Points } from '../geometry';
import { circle, clipTo, gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const QUARTER = Math.PI / 2;

const around = (angle: number, radius: number): readonly [x: number, y: number] => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
];

/** Not quite round: a haunch on the right, shoulders on the left. */
const BODY = smooth([
  [0, -200],
  [96, -184],
  [176, -112],
  [206, -8],
  [184, 100],
  [104, 178],
  [0, 200],
  [-110, 176],
  [-186, 92],
  [-200, -12],
  [-168, -118],
  [-88, -186],
]);
const TAIL: Points = [
  around(0.1, 160),
  around(0.5, 182),
  around(1, 186),
  around(1.5, 184),
  around(2, 180),
  around(2.3, 176),
];

const shadowUnderHead = shape(
  smooth([
    [-20, -70],
    [22, -44],
    [26, 40],
    [-20, 112],
    [-90, 122],
    [-60, 40],
  ]),
  '@key',
);

/** A cat asleep in a ring, seen from above: 400 across, its origin in the middle. */
export function curledFromAbove({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const { stripe } = coat;
  const bars = stripe
    ? repeat(15, (i) => {
        const angle = -2 * QUARTER + i * 0.24;
        return gouge(around(angle, 214), around(angle + 0.08, 160), around(angle - 0.02, 112), 15, stripe, 'far end');
      })
    : '';
  return [
    shape(BODY, coat.base),
    clipTo(BODY, bars + (coat.dark ? '' : shape('M30 220Q190 190 190 0Q190 -120 120 -200H240V220Z', '@tint'))),
    gouge(around(-2.7, 96), around(-1.3, 150), around(0.3, 92), 8, cut),
    gouge(around(0.25, 92), [36, 20], [64, 120], 7, cut),
    shape(tube(TAIL, 50, 34).outline, 'none', { color: cut, width: 9 }),
    circle(...around(0.1, 152), 36, coat.base),
    tail(coat, TAIL, 50, 34),
    shadowUnderHead,
    place(head({ coat: name, eyes: 'closed', whiskers: 'none' }), { x: -100, y: 22, scale: 0.92, turn: -38 }),
  ].join('');
}
