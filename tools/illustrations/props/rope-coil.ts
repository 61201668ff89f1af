import type { Swatch } from '../inks';
import { ellipse, gouge, repeat, stroke } from '../svg';
import type { Svg } from '../svg';

const TURN_HEIGHT = 24;

/** A coil of rope on a deck: about 220 wide, its origin on the ground. */
export function ropeCoil(turns: number, color: Swatch): Svg {
  const turn = (i: number): Svg => {
    const y = -20 - i * TURN_HEIGHT;
    const lay = repeat(7, (k) =>
      gouge([-92 + k * 29, y + 14], [-84 + k * 29, y + 24], [-70 + k * 29, y + 26], 4, '@key'),
    );
    return ellipse(0, y, 106 - i * 4, 26, color, { color: '@key', width: 5 }) + lay;
  };
  const y = -20 - (turns - 1) * TURN_HEIGHT;
  const hole = ellipse(0, y - 2, 58, 12, '@night');
  const end =
    stroke(`M60 ${y - 6}Q120 ${y - 20} 132 -10`, '@key', 20) + stroke(`M60 ${y - 6}Q120 ${y - 20} 132 -10`, color, 11);
  return repeat(turns, turn) + hole + end;
}
