import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface Planks {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Swatch;
  readonly seed: number;
}

/** Planks that lie along the picture and widen toward the viewer. */
export function planks({ y, width, height, color, seed }: Planks): Svg {
  const random = randomFrom(seed);
  const rows = 5;
  const at = (row: number): number => y + height * (row / rows) ** 1.35;
  return (
    rect(-10, y, width + 20, height + 10, color) +
    repeat(rows, (row) => {
      const top = at(row);
      const deep = at(row + 1) - top;
      const joint = random() * width;
      const grain = repeat(4, () => {
        const x = random() * width;
        const length = 60 + random() * 110;
        const g = top + deep * (0.3 + random() * 0.5);
        return gouge([x, g], [x + length / 2, g - 5], [x + length, g + 2], 3.5, '@key');
      });
      return line(-10, top, width + 10, top, '@key', 4 + row) + line(joint, top, joint, top + deep, '@key', 5) + grain;
    })
  );
}
