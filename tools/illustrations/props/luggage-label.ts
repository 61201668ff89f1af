import type { Swatch } from '../inks';
import { circle, gouge, polygon } from '../svg';
import type { Svg } from '../svg';

/** A tag with a hole, 150 long, hanging from its origin. Without lines nobody has written on it. */
export function luggageLabel({ lines, color = '@paper' }: { readonly lines: number; readonly color?: Swatch }): Svg {
  const writing = Array.from({ length: lines }, (_, i) =>
    gouge([-34, 62 + i * 24], [-4, 56 + i * 24], [30 - (i % 2) * 14, 62 + i * 24], 7, '@key'),
  );
  return [
    polygon(
      [
        [-24, 6],
        [24, 6],
        [52, 36],
        [52, 150],
        [-52, 150],
        [-52, 36],
      ],
      color,
      { color: '@key', width: 6 },
    ),
    circle(0, 30, 10, '@brick', { color: '@key', width: 4 }),
    writing.join(''),
  ].join('');
}
