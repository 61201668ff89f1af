import { bothSides, smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, line, place, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const RIM = { color: '@key', width: 4 } as const;

/** A mail carrier's cap with an envelope on its badge; sits between the ears. */
export function mailCap(): Svg {
  const crown: Points = [
    [-72, -72, 'c'],
    [-64, -150, 'c'],
    [0, -166],
    [64, -150, 'c'],
    [72, -72, 'c'],
    [0, -62],
  ];
  const band: Points = [
    [-73, -72, 'c'],
    [-70, -96, 'c'],
    [0, -84],
    [70, -96, 'c'],
    [73, -72, 'c'],
    [0, -60],
  ];
  const visor: Points = [
    [-84, -66, 'c'],
    [-60, -78],
    [0, -66],
    [60, -78],
    [84, -66, 'c'],
    [46, -44],
    [0, -38],
    [-46, -44],
  ];
  const badge: Points = [
    [-24, -134],
    [24, -134],
    [30, -112],
    [24, -92],
    [0, -88],
    [-24, -92],
    [-30, -112],
  ];
  const cap = [
    shape(smooth(crown), '@slate'),
    clipTo(smooth(crown), shape('M34 -180Q50 -120 44 -60H90V-180Z', '@tone')),
    ellipse(0, -151, 64, 15, '@slate', RIM),
    stroke(smooth(crown), '@key', 4),
    shape(smooth(band), '@brick'),
    shape(smooth(visor), '@night'),
    gouge([-58, -62], [0, -50], [50, -62], 4, '@paper'),
    shape(smooth(badge), '@mustard', RIM),
    rect(-16, -125, 32, 24, '@paper'),
    stroke('M-16 -125L0 -110L16 -125', '@key', 3.6),
    gouge([-54, -96], [-56, -118], [-48, -142], 6, '@paper'),
  ];
  return place(cap.join(''), { x: 0, y: 2, turn: 4 });
}

export function bowTie(color: Swatch): Svg {
  const wing = (x: -1 | 1): Svg => {
    const outline = smooth([
      [0, 120, 'c'],
      [26 * x, 104],
      [70 * x, 94],
      [76 * x, 126],
      [70 * x, 158],
      [26 * x, 142],
    ]);
    return [
      shape(outline, color, RIM),
      gouge([14 * x, 126], [40 * x, 116], [60 * x, 110], 5, '@paper'),
      gouge([14 * x, 132], [40 * x, 138], [58 * x, 144], 4, '@key'),
    ].join('');
  };
  const knot: Points = [
    [-15, 108],
    [15, 108],
    [18, 126],
    [15, 144],
    [-15, 144],
    [-18, 126],
  ];
  return bothSides(wing) + shape(smooth(knot), color, RIM);
}

export function bellCollar(color: Swatch): Svg {
  const strap: Points = [
    [-78, 86, 'c'],
    [-40, 122],
    [0, 132],
    [40, 122],
    [78, 86, 'c'],
    [82, 104, 'c'],
    [42, 142],
    [0, 152],
    [-42, 142],
    [-82, 104, 'c'],
  ];
  return [
    shape(smooth(strap), color),
    circle(0, 164, 20, '@mustard', RIM),
    gouge([-14, 164], [0, 168], [14, 164], 4, '@key'),
    circle(0, 175, 4, '@night'),
    circle(-7, 156, 4, '@paper'),
  ].join('');
}

/** A uniform jacket over the shoulders of a bust. */
export function jacket(color: Swatch): Svg {
  const outline = smooth([
    [-70, 92],
    [-112, 132],
    [-150, 196],
    [-166, 300],
    [-166, 430],
    [166, 430],
    [166, 300],
    [150, 196],
    [112, 132],
    [70, 92],
    [40, 170],
    [0, 240, 'c'],
    [-40, 170],
  ]);
  const lapel = (x: -1 | 1): Svg =>
    shape(
      smooth([
        [62 * x, 92, 'c'],
        [92 * x, 124],
        [84 * x, 190, 'c'],
        [64 * x, 196, 'c'],
        [4 * x, 250, 'c'],
        [30 * x, 180],
      ]),
      color,
      { color: '@key', width: 5 },
    );
  return [
    shape(outline, color),
    clipTo(outline, shape('M96 90Q128 200 126 430H200V90Z', '@tone')),
    bothSides(lapel),
    line(0, 248, 0, 430, '@key', 4),
  ].join('');
}

/** Two shirt collar points; worn under a jacket. */
export function shirt(): Svg {
  const front: Points = [
    [-64, 96],
    [64, 96],
    [40, 170],
    [0, 250, 'c'],
    [-40, 170],
  ];
  const point = (x: -1 | 1): Svg => shape(`M${52 * x} 96L0 132L${34 * x} 160Z`, '@paper', RIM);
  return shape(smooth(front), '@paper') + bothSides(point);
}

export function necktie(color: Swatch): Svg {
  return [
    shape('M-13 128H13L20 150L10 160L24 236L0 262L-24 236L-10 160L-20 150Z', color),
    line(-18, 200, 16, 178, '@paper', 5),
    line(-22, 226, 20, 200, '@paper', 5),
  ].join('');
}
