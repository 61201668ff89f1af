import { smooth } from '../geometry';
import type { Point } from '../geometry';
import { circle, gouge, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const OUTLINE = { color: '@key', width: 5 } as const;
const BODY = smooth([
  [-62, -22],
  [-56, -50],
  [-20, -66],
  [22, -58],
  [52, -44],
  [74, -26, 'c'],
  [56, -16],
  [10, -10],
  [-44, -10],
]);

/** A mouse that walks to the right on its toes, in step: about 70 tall. Phase 0 to 1 is one of its steps. */
export function mouseInStep(phase: number): Svg {
  const turn = 2 * Math.PI * phase;
  const bob = Math.abs(Math.sin(turn)) * -8;
  const leg = (x: number, lag: number): Svg => {
    const swing = Math.sin(turn + lag);
    const foot: Point = [x + swing * 16, Math.max(0, Math.cos(turn + lag)) * -9];
    return stroke(`M${x} ${-16 + bob}L${foot[0]} ${foot[1]}h10`, '@key', 8);
  };
  const tail = `M-56 ${-26 + bob}C-92 ${-10 + bob} -104 ${-50 + Math.sin(turn) * 8} -144 ${-44 + Math.sin(turn) * 12}`;
  return [
    stroke(tail, '@key', 10),
    stroke(tail, '@paper', 4.5),
    leg(-38, 0) + leg(28, Math.PI) + leg(-24, Math.PI) + leg(42, 0),
    `<g transform="translate(0 ${bob.toFixed(2)})">`,
    shape(BODY, '@paper', OUTLINE),
    circle(22, -64, 19, '@paper', OUTLINE),
    circle(22, -64, 9, '@brick'),
    circle(48, -42, 4.5, '@night'),
    circle(74, -27, 6, '@night'),
    gouge([-30, -14], [-46, -34], [-24, -46], 5, '@key'),
    '</g>',
  ].join('');
}
