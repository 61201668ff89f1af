import type { Swatch } from '../inks';
import { gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pane of a shop window with its frame; what stands in it is drawn over it, then `glints`. */
export const pane = ({ x, y, width, height }: Box, glass: Swatch, frame: Swatch): Svg =>
  rect(x - 24, y - 24, width + 48, height + 48, frame, { color: '@key', width: 6 }) +
  rect(x, y, width, height, glass, { color: '@key', width: 6 });

/** Light on the glass: three cuts in its upper left corner. */
export const glints = ({ x, y }: Box): Svg =>
  [0, 34, 62]
    .map((gap, i) =>
      gouge([x + 30 + gap, y + 150 - i * 16], [x + 80 + gap, y + 84], [x + 140 + gap, y + 26], 11 - i * 3, '@paper'),
    )
    .join('');

interface Awning {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly drop: number;
  readonly stripes: readonly [Swatch, Swatch];
}

/** A striped awning that flares toward us, with a scalloped edge. */
export function awning({ x, y, width, drop, stripes }: Awning): Svg {
  const count = 14;
  const flare = 40;
  const cloth = repeat(count, (i) => {
    const color = stripes[i % 2] ?? '@paper';
    const top = x + (i * width) / count;
    const wide = (width + flare * 2) / count;
    const foot = x - flare + i * wide;
    return (
      polygon(
        [
          [top, y],
          [top + width / count + 0.5, y],
          [foot + wide + 0.5, y + drop],
          [foot, y + drop],
        ],
        color,
      ) +
      shape(`M${foot} ${y + drop - 1}h${wide}q0 44 ${-wide / 2} 44q${-wide / 2} 0 ${-wide / 2} -44Z`, color, {
        color: '@key',
        width: 4,
      })
    );
  });
  return (
    cloth +
    line(x - flare, y + drop, x + width + flare, y + drop, '@key', 5) +
    rect(x - 10, y - 16, width + 20, 20, '@night')
  );
}

/** A plank on two brackets: something to climb. */
export const climbingShelf = (x: number, y: number, width: number): Svg =>
  [0.16, 0.84].map((share) => shape(`M${x + width * share - 12} ${y + 18}h24v14q-2 30 -24 34Z`, '@night')).join('') +
  rect(x, y, width, 24, '@brick', { color: '@key', width: 5 });
