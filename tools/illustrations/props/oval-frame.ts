import type { Swatch } from '../inks';
import { clipTo, ellipse, gouge, place, rect } from '../svg';
import type { Place, Svg } from '../svg';

const RX = 136;
const RY = 168;
const OPENING = `M${-RX} 0A${RX} ${RY} 0 1 1 ${RX} 0A${RX} ${RY} 0 1 1 ${-RX} 0Z`;

/** A gilt oval frame with a name plate, 330 by 390; its origin in the middle. */
export function ovalFrame(canvas: Swatch): Svg {
  return [
    ellipse(12, 14, RX + 34, RY + 34, '@shade'),
    ellipse(0, 0, RX + 32, RY + 32, '@mustard', { color: '@key', width: 8 }),
    gouge([-150, -20], [-130, -140], [-20, -184], 10, '@paper'),
    gouge([150, 30], [130, 140], [30, 184], 10, '@ginger'),
    ellipse(0, 0, RX, RY, canvas, { color: '@key', width: 8 }),
    rect(-56, RY + 8, 112, 34, '@mustard', { color: '@key', width: 6 }),
  ].join('');
}

/** A sitter, cut to the opening of the frame. */
export const sitter = (drawing: Svg, at: Place): Svg => clipTo(OPENING, place(drawing, at));
