import type { Swatch } from '../inks';
import { ellipse, gouge, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** A cup on its saucer with steam, 150 wide, its origin under the saucer. */
export function coffeeCup(china: Swatch): Svg {
  const rim = { color: '@key', width: 5 } as const;
  return [
    ellipse(0, -10, 78, 12, china, rim),
    stroke('M44 -76Q86 -80 80 -52Q74 -30 36 -32', '@key', 17),
    stroke('M44 -76Q86 -80 80 -52Q74 -30 36 -32', china, 8),
    shape('M-52 -92H52Q52 -28 22 -14H-22Q-52 -28 -52 -92Z', china, rim),
    ellipse(0, -92, 52, 10, '@umber', rim),
    gouge([-18, -116], [-34, -146], [-14, -178], 9, '@paper'),
    gouge([16, -116], [32, -146], [12, -186], 9, '@paper'),
  ].join('');
}
