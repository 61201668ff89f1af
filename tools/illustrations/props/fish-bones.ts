import { circle, gouge, line, polygon, shape } from '../svg';
import type { Svg } from '../svg';

const RIBS = [-70, -34, 2, 38, 74] as const;

/** All that is left of a fish: 320 long, its head to the left, the origin in the middle. */
export function fishBones(): Svg {
  return [
    line(-110, 0, 130, 0, '@night', 11),
    RIBS.map((x, i) => {
      const reach = 54 - i * 7;
      return (
        gouge([x, 0], [x + 14, -reach * 0.6], [x + 30, -reach], 13, '@key', 'far end') +
        gouge([x, 0], [x + 14, reach * 0.6], [x + 30, reach], 13, '@key', 'far end')
      );
    }).join(''),
    shape('M-104 -44Q-170 -40 -190 4Q-166 46 -104 42Q-84 0 -104 -44Z', '@slate', { color: '@key', width: 7 }),
    circle(-142, -8, 10, '@night'),
    gouge([-186, 8], [-164, 16], [-144, 14], 6, '@key'),
    polygon(
      [
        [122, 0],
        [176, -46],
        [160, 0],
        [178, 44],
      ],
      '@slate',
      { color: '@key', width: 7 },
    ),
  ].join('');
}
