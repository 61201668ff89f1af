import { smooth } from '../geometry';
import { circle, ellipse, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

/** Steak and onions on a tin plate, 330 wide, its origin under the middle. */
export function steak(): Svg {
  const meat = smooth([
    [-108, -30],
    [-96, -58],
    [-30, -70],
    [40, -62],
    [104, -58],
    [112, -34],
    [70, -18],
    [-60, -16],
  ]);
  const ring = (x: number, y: number, r: number): Svg =>
    ellipse(x, y, r, r * 0.52, 'none', { color: '@night', width: 15 }) +
    ellipse(x, y, r, r * 0.52, 'none', { color: '@paper', width: 8 });
  return [
    ellipse(0, -18, 172, 30, '@paper', { color: '@key', width: 5 }),
    ellipse(0, -22, 138, 20, '@slate', { color: '@key', width: 4 }),
    shape(meat, '@brick', { color: '@paper', width: 16 }),
    shape(meat, '@brick', { color: '@key', width: 5 }),
    gouge([-70, -36], [-40, -48], [-10, -38], 6, '@oxblood'),
    gouge([20, -30], [50, -42], [84, -34], 6, '@oxblood'),
    ring(92, -58, 30),
    ring(130, -34, 26),
  ].join('');
}

/** The tin lid, as somebody left it: on its rim, 250 wide. */
export function tinLid(): Svg {
  const dome = 'M-128 -10Q-132 -120 0 -126Q132 -120 128 -10Z';
  return [
    shape(dome, '@slate', { color: '@key', width: 6 }),
    shape('M60 -116Q134 -96 128 -10H74Q92 -70 60 -116Z', '@deep'),
    gouge([-96, -30], [-92, -84], [-40, -106], 12, '@paper'),
    rect(-140, -16, 280, 18, '@slate', { color: '@key', width: 5 }),
    circle(0, -142, 20, '@slate', { color: '@key', width: 5 }),
  ].join('');
}
