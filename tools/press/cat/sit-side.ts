import { shift, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import { clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';

interface SitSide {
  readonly coat: CoatName;
  readonly tail?: Points;
}

/** Traced on a grid whose ground is at y 400; drawn around the middle of the seat. */
const at = (x: number, y: number): Point => [x - 130, y - 400];
const traced = (points: Points): Points => shift(points, -130, -400);

const BODY = smooth(
  traced([
    [126, 22, 'c'],
    [146, 44],
    [158, 48],
    [186, 14, 'c'],
    [196, 54],
    [214, 70],
    [232, 92],
    [243, 104],
    [238, 116],
    [224, 126],
    [204, 136],
    [208, 170],
    [216, 214],
    [216, 270],
    [212, 340],
    [218, 372],
    [244, 382],
    [250, 398],
    [196, 400],
    [182, 390],
    [180, 352],
    [174, 330],
    [176, 356],
    [188, 376],
    [206, 386],
    [206, 400],
    [96, 401],
    [52, 394],
    [26, 364],
    [24, 312],
    [44, 258],
    [76, 212],
    [100, 168],
    [110, 130],
    [108, 94],
    [116, 60],
  ]),
);
const TAIL_AT_REST: Points = [
  [-70, -22],
  [-120, -6],
  [-170, -24],
  [-196, -80],
  [-180, -130],
];
const STRIPES: readonly Stripe[] = [
  [at(10, 300), at(50, 300), at(90, 330), 13],
  [at(20, 260), at(70, 262), at(104, 290), 13],
  [at(50, 215), at(100, 220), at(130, 250), 13],
  [at(80, 180), at(120, 186), at(150, 214), 13],
  [at(10, 350), at(50, 340), at(80, 366), 13],
  [at(100, 130), at(130, 140), at(160, 170), 13],
];
const EYE = smooth(
  traced([
    [198, 88, 'c'],
    [206, 76],
    [220, 82, 'c'],
    [212, 93],
  ]),
);

/** A cat that sits in profile and looks right: about 390 tall, its origin on the ground. */
export function sitSide({ coat: name, tail: center = TAIL_AT_REST }: SitSide): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  return [
    tail(coat, center, 28, 15),
    shape(BODY, coat.base),
    clipTo(BODY, markingsOn(coat, { stripes: STRIPES, patches: [], bib: [] })),
    gouge(at(176, 346), at(160, 268), at(96, 288), 6, cut),
    gouge(at(96, 288), at(70, 310), at(72, 340), 5, cut),
    gouge(at(172, 170), at(168, 230), at(184, 300), 5, cut),
    gouge(at(182, 392), at(190, 330), at(186, 280), 5, cut, 'far end'),
    gouge(at(212, 104), at(222, 112), at(236, 114), 3.5, cut),
    shape(smooth([at(236, 98), at(244, 102), at(243, 108), at(236, 107)]), '@brick'),
    shape(EYE, '@night', { color: '@night', width: 5 }),
    shape(EYE, '@mustard'),
    ellipse(81, -316, 3.4, 8, '@night'),
    shape(
      smooth(
        traced([
          [152, 52],
          [182, 28, 'c'],
          [186, 56],
        ]),
      ),
      coat.ear,
    ),
    gouge(at(160, 56), at(170, 50), at(180, 36), 4, cut, 'far end'),
    [-10, -2, 8]
      .map((q) => gouge(at(222, 112), at(250, 112 + q * 0.5), at(284, 112 + q * 1.8), 3.2, coat.whisker, 'far end'))
      .join(''),
  ].join('');
}
