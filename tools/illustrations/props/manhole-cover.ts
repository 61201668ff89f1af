import { circle, place, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface Lugs {
  readonly count: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

const RINGS: readonly Lugs[] = [
  { count: 30, radius: 282, width: 34, height: 34 },
  { count: 24, radius: 226, width: 34, height: 30 },
  { count: 18, radius: 172, width: 34, height: 28 },
];

/** An iron cover with raised lugs, from above: 680 across, its origin in the middle. */
export function manholeCover(): Svg {
  const lugs = RINGS.map(({ count, radius, width, height }) =>
    repeat(count, (i) =>
      place(rect(-width / 2, -radius - height / 2, width, height, '@slate'), { x: 0, y: 0, turn: (360 / count) * i }),
    ),
  );
  return [
    circle(0, 0, 340, '@slate'),
    circle(0, 0, 340, 'none', { color: '@night', width: 12 }),
    circle(0, 0, 312, '@night'),
    lugs.join(''),
    circle(0, 0, 140, '@night'),
  ].join('');
}
