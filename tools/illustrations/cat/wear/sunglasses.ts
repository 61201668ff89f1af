import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const LENS: Points = [
  [8, -18],
  [30, -24],
  [66, -26],
  [94, -34, 'c'],
  [88, 4],
  [70, 26],
  [42, 28],
  [20, 16],
];

/** Pointed at the temples, like ears. */
export function sunglasses(frame: Swatch = '@brick'): Svg {
  const lens = (x: -1 | 1): Svg => {
    const outline = smooth(LENS.map(([px, py, corner]) => (corner ? [px * x, py, corner] : [px * x, py])));
    return [
      shape(outline, '@night', { color: '@paper', width: 18 }),
      shape(outline, '@night', { color: frame, width: 11 }),
      clipTo(
        outline,
        gouge([50 * x - 26, 20], [50 * x - 12, 0], [50 * x - 2, -22], 9, '@paper') +
          gouge([50 * x - 8, 24], [50 * x + 4, 4], [50 * x + 12, -18], 4, '@paper'),
      ),
    ].join('');
  };
  return bothSides(lens) + stroke('M-10 -10Q0 -18 10 -10', frame, 9);
}
