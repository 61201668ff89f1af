import { circle, stroke } from '../svg';
import type { Svg } from '../svg';

interface Gun {
  readonly muzzle: readonly [x: number, y: number];
  /** Where the barrel leaves the turret. */
  readonly port: readonly [x: number, y: number];
}

const MUZZLE = 226;
const BORE = 172;
/** The hoops of the barrel from the turret outward: how far along, and how thick. */
const HOOPS = [
  [0, 150],
  [0.3, 168],
  [0.6, 190],
] as const;

/** A ship's gun, 450 across at the muzzle, that points at us over our shoulder. */
export function gun({ muzzle: [x, y], port: [portX, portY] }: Gun): Svg {
  const hoops = HOOPS.map(([along, radius], i) => {
    const [hoopX, hoopY] = [portX + (x - portX) * along, portY + (y - portY) * along];
    return (
      circle(hoopX, hoopY, radius, i === 0 ? '@night' : '@slate', { color: '@key', width: 9 }) +
      stroke(
        `M${hoopX - radius * 0.5} ${hoopY - radius * 0.74}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${hoopX + radius * 0.4} ${hoopY - radius * 0.8}`,
        '@paper',
        9,
      )
    );
  });
  return [
    hoops.join(''),
    circle(x, y, MUZZLE, '@slate', { color: '@key', width: 10 }),
    stroke(`M${x - 196} ${y}A196 196 0 0 1 ${x} ${y - 196}`, '@paper', 12),
    circle(x, y, BORE, '@night'),
  ].join('');
}
