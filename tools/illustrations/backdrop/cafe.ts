import type { Swatch } from '../inks';
import { gouge, rect, shape } from '../svg';
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

/** A plank on two brackets, something to climb: (x, y) is its upper left corner. */
export const climbingShelf = (x: number, y: number, width: number): Svg =>
  [0.16, 0.84].map((share) => shape(`M${x + width * share - 12} ${y + 18}h24v14q-2 30 -24 34Z`, '@night')).join('') +
  rect(x, y, width, 24, '@brick', { color: '@key', width: 5 });
