import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, repeat } from '../svg';
import type { Svg } from '../svg';

interface Rain {
  readonly width: number;
  readonly height: number;
  readonly drops: number;
  readonly color: Swatch;
  readonly seed: number;
  /** How far it drifts to the left while it falls. */
  readonly slant?: number;
  /** How wide the cuts are. */
  readonly cut?: number;
  /** Where it does not rain: behind panes and under roofs. */
  readonly dry?: (x: number, y: number) => boolean;
}

/** Slanting cuts of the gouge, all the same way: the wind is steady. */
export function rain({ width, height, drops, color, seed, slant = 0.28, cut = 4.6, dry = () => false }: Rain): Svg {
  const random = randomFrom(seed);
  return repeat(drops, () => {
    const [x, y] = [random() * width * 1.2, random() * height];
    const length = 46 + random() * 60;
    if (dry(x, y) || dry(x - length * slant, y + length)) return '';
    return gouge([x, y], [x - (length * slant) / 2, y + length / 2], [x - length * slant, y + length], cut, color);
  });
}

/** Rings where drops fall on wet ground. */
export function splashes({
  width,
  y,
  height,
  count,
  color,
  seed,
}: {
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly count: number;
  readonly color: Swatch;
  readonly seed: number;
}): Svg {
  const random = randomFrom(seed);
  return repeat(count, () => {
    const [x, at, r] = [random() * width, y + random() * height, 14 + random() * 22];
    return (
      gouge([x - r, at], [x, at - r * 0.4], [x + r, at], 4, color) +
      gouge([x - r * 0.8, at + 5], [x, at + r * 0.35], [x + r * 0.8, at + 5], 4, color)
    );
  });
}
