import type { Swatch } from '../inks';
import { ellipse, gouge, line, place, polygon, rect, repeat, shape } from '../svg';
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

interface Stall {
  readonly left: number;
  readonly right: number;
  readonly roof: number;
  readonly counter: number;
  readonly ground: number;
}

/** The back of a market stall: what is behind the one who sells. */
export function stallBack({ left, right, roof, counter }: Stall): Svg {
  return [
    rect(left + 30, roof, right - left - 60, counter - roof, '@mustard'),
    rect(left + 20, roof, 30, counter - roof + 40, '@brown', { color: '@key', width: 7 }),
    rect(right - 50, roof, 30, counter - roof + 40, '@brown', { color: '@key', width: 7 }),
  ].join('');
}

/** Its roof of striped canvas, and the counter. */
export function stallFront({ left, right, roof, counter, ground }: Stall): Svg {
  const stripes = 10;
  const step = (right - left + 80) / stripes;
  const canvas = repeat(stripes, (i) => {
    const x = left - 40 + i * step;
    const color: Swatch = i % 2 === 0 ? '@brick' : '@paper';
    return (
      polygon(
        [
          [left + 20 + (i * (right - left - 40)) / stripes, roof - 120],
          [left + 20 + ((i + 1) * (right - left - 40)) / stripes, roof - 120],
          [x + step, roof + 20],
          [x, roof + 20],
        ],
        color,
        { color: '@key', width: 5 },
      ) + shape(`M${x} ${roof + 20}q${step / 2} 64 ${step} 0Z`, color, { color: '@key', width: 5 })
    );
  });
  return [
    canvas,
    rect(left, counter + 30, right - left, ground - counter - 30, '@verdigris', { color: '@key', width: 8 }),
    repeat(5, (i) =>
      line(
        left + (i + 1) * ((right - left) / 6),
        counter + 30,
        left + (i + 1) * ((right - left) / 6),
        ground,
        '@key',
        6,
      ),
    ),
    rect(left - 30, counter, right - left + 60, 40, '@brown', { color: '@key', width: 8 }),
  ].join('');
}
