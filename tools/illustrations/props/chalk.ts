import type { Swatch } from '../inks';
import { circle, gouge, line, rect, stroke } from '../svg';
import type { Svg } from '../svg';

const CHALK_WIDTH = 11;

/** Chalk on stone: broad lines, never quite closed. */
const drawn = (path: string, color: Swatch): Svg => stroke(path, color, CHALK_WIDTH);

/** A fish, 240 long, as a child draws it. */
export const chalkFish = (color: Swatch): Svg =>
  drawn('M96 -4Q40 -72 -50 -28L-118 -62Q-96 -4 -120 56L-50 22Q40 66 98 2', color) +
  circle(48, -16, 8, color) +
  drawn('M4 -30Q22 0 2 28', color);

/** A sun, 212 across, its origin in the middle. */
export const chalkSun = (color: Swatch): Svg =>
  drawn('M0 -50A50 50 0 1 1 -8 -49', color) +
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI;
    return line(
      Math.cos(angle) * 70,
      Math.sin(angle) * 70,
      Math.cos(angle) * 106,
      Math.sin(angle) * 106,
      color,
      CHALK_WIDTH,
    );
  }).join('');

/** A cloud of thought with its bubbles; the thinker is at the origin. */
export const thoughtBubble = (color: Swatch): Svg =>
  circle(20, -30, 12, 'none', { color, width: CHALK_WIDTH }) +
  circle(52, -84, 22, 'none', { color, width: CHALK_WIDTH }) +
  drawn(
    'M60 -190Q-20 -210 10 -286Q10 -372 104 -352Q160 -424 244 -366Q342 -392 356 -304Q424 -250 352 -196Q318 -132 236 -166Q150 -128 66 -186',
    color,
  );

/** A stick of chalk, 100 long, left behind; its origin in the middle. */
export const chalkStick = (color: Swatch): Svg =>
  rect(-50, -13, 100, 26, color, { color: '@key', width: 4 }) + gouge([-40, -4], [0, -6], [36, -4], 5, '@paper');
