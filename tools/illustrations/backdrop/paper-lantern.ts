import type { Swatch } from '../inks';
import { ellipse, gouge, line, place, rect } from '../svg';
import type { Svg } from '../svg';

/** A round paper lantern with its light around it; the origin where it hangs. */
export function paperLantern(x: number, y: number, radius: number, paper: Swatch): Svg {
  const ribs = [-0.5, 0, 0.5].map((share) =>
    gouge([-radius, share * radius], [0, share * radius + 14], [radius, share * radius], 6, '@key'),
  );
  const drawing = [
    line(0, -radius - 40, 0, -radius, '@paper', 6),
    ellipse(0, 0, radius * 1.08, radius, paper),
    ribs.join(''),
    ellipse(-radius * 0.3, -radius * 0.34, radius * 0.24, radius * 0.2, '@paper'),
    rect(-radius * 0.4, -radius - 10, radius * 0.8, 20, '@night'),
    rect(-radius * 0.4, radius - 10, radius * 0.8, 20, '@brown'),
    line(0, radius + 8, 0, radius + 54, paper, 10),
  ];
  return place(drawing.join(''), { x, y: y + radius + 40 });
}
