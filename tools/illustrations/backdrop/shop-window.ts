import type { Swatch } from '../inks';
import { gouge, line, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

interface ShopWindow {
  readonly width: number;
  readonly height: number;
  readonly frame: Swatch;
  readonly panel: Swatch;
  readonly inside: Swatch;
  readonly sign: string;
  /** The opening: left, right, top, sill. */
  readonly glass: readonly [left: number, right: number, top: number, sill: number];
}

/** A wooden shop front of about 1900 with one big pane, a fascia above and panels below. */
export function shopWindow({ width, height, frame, panel, inside, sign, glass }: ShopWindow): Svg {
  const [left, right, top, sill] = glass;
  const pilaster = (x: number): Svg =>
    rect(x, top - 20, 70, height, frame, { color: '@key', width: 6 }) +
    rect(x + 18, top + 30, 34, sill - top - 60, panel) +
    rect(x - 8, top - 34, 86, 30, frame, { color: '@key', width: 6 });
  const panels = repeat(4, (i) => {
    const w = (right - left) / 4;
    return rect(left + i * w + 22, sill + 64, w - 44, height - sill - 40, panel, { color: '@key', width: 5 });
  });
  return [
    rect(-10, -10, width + 20, height + 20, frame),
    rect(-10, 22, width + 20, top - 70, '@night'),
    line(-10, 26, width + 10, 26, '@mustard', 7),
    line(-10, top - 54, width + 10, top - 54, '@mustard', 7),
    text(sign, { x: width / 2, y: top - 76, size: 92, color: '@mustard', weight: 900, spacing: 12 }),
    rect(left, top, right - left, sill - top, inside),
    panels,
    pilaster(left - 80),
    pilaster(right + 10),
    rect(left - 6, top - 6, right - left + 12, sill - top + 12, 'none', { color: '@key', width: 12 }),
  ].join('');
}

/** The half curtain of a cafe on its brass rod. */
export function cafeCurtain(left: number, right: number, rod: number, sill: number): Svg {
  const count = 11;
  const step = (right - left) / count;
  const lace = repeat(count, (i) => shape(`M${left + i * step} ${sill - 8}q${step / 2} -46 ${step} 0Z`, '@slate'));
  return [
    rect(left, rod, right - left, sill - rod, '@paper'),
    repeat(count, (i) => {
      const x = left + (i + 0.5) * step;
      return gouge([x, rod + 12], [x + 14, (rod + sill) / 2], [x - 4, sill - 70], 9, '@slate');
    }),
    lace,
    line(left, rod, right, rod, '@key', 16),
    line(left, rod - 1, right, rod - 1, '@mustard', 8),
  ].join('');
}
