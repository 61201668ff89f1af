import { bothSides, smooth } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, pawColor, toeCut } from './coats';
import { head } from './head';
import type { Face } from './head';

/** What lies below the edge is hidden, paws excepted. */
const ABOVE_EDGE = 'M-200 -300H200V8H-200Z';

/** A head and two paws over an edge at y 0. */
export function peek(face: Face): Svg {
  const coat = coatOf(face.coat);
  const paws = bothSides((x) => {
    const paw = smooth([
      [96 * x, -20],
      [112 * x, -34],
      [140 * x, -34],
      [152 * x, -16],
      [150 * x, 20],
      [136 * x, 32],
      [110 * x, 32],
      [96 * x, 18],
    ]);
    const cut = toeCut(coat);
    return (
      shape(paw, pawColor(coat), { color: cut, width: 4 }) +
      [116, 132].map((q) => gouge([q * x, 6], [q * x, 16], [q * x, 30], 4, cut)).join('')
    );
  });
  return clipTo(ABOVE_EDGE, place(head(face), { x: 0, y: -80 })) + paws;
}
