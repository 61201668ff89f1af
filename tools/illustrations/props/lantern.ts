import { circle, line, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** A fireman's hand lantern, lit: about 210 tall, its origin on the ground. */
export const lantern = (): Svg =>
  [
    stroke('M-50 -150Q-56 -226 0 -228Q56 -226 50 -150', '@key', 9),
    rect(-52, -28, 104, 28, '@brick', { color: '@key', width: 5 }),
    shape('M-36 -28Q-58 -84 -34 -128H34Q58 -84 36 -28Z', '@paper', { color: '@key', width: 5 }),
    shape('M-18 -30Q-24 -62 0 -100Q24 -62 18 -30Z', '@mustard'),
    line(-52, -28, -46, -150, '@key', 6),
    line(52, -28, 46, -150, '@key', 6),
    shape('M-46 -128H46L28 -162H-28Z', '@brick', { color: '@key', width: 5 }),
    rect(-18, -182, 36, 22, '@brick', { color: '@key', width: 5 }),
    circle(0, -228, 8, '@key'),
  ].join('');
