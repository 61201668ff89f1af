import type { Swatch } from '../inks';
import { circle, polygon, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const PLEATS = 14;

/** A prize ribbon of a cat show, 60 across and 130 long, its origin in the middle of the rosette. */
export function rosette(color: Swatch, middle: Swatch = '@paper'): Svg {
  const tails =
    polygon(
      [
        [-20, 8],
        [-34, 96],
        [-18, 84],
        [-4, 98],
        [4, 8],
      ],
      color,
      { color: '@key', width: 4 },
    ) +
    polygon(
      [
        [-4, 8],
        [6, 94],
        [18, 82],
        [34, 92],
        [20, 8],
      ],
      color,
      { color: '@key', width: 4 },
    );
  const pleats = repeat(PLEATS, (i) => {
    const angle = (i / PLEATS) * 2 * Math.PI;
    return circle(Math.cos(angle) * 25, Math.sin(angle) * 25, 10, color, { color: '@key', width: 3 });
  });
  return [
    tails,
    pleats,
    circle(0, 0, 26, color),
    circle(0, 0, 17, middle, { color: '@key', width: 3.4 }),
    shape('M0 -10L3 -3H10L4 2L6 9L0 5L-6 9L-4 2L-10 -3H-3Z', color),
  ].join('');
}
