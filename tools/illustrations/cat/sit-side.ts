import { shift, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import { clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor, toeCut } from './coats';
import type { Coat, CoatName } from './coats';
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
const PATCHES: readonly Points[] = [
  [at(90, 180), at(60, 220), at(30, 320), at(90, 340), at(140, 260)],
  [at(100, 20), at(190, 0), at(196, 50), at(168, 82), at(150, 110), at(100, 130)],
];
const TORN: readonly Points[] = [
  [at(96, 180), at(120, 220), at(106, 262), at(136, 300), at(84, 336), at(20, 330), at(50, 220)],
  [at(150, 120), at(196, 150), at(180, 190), at(204, 250), at(170, 240), at(146, 190)],
  [at(184, 62), at(200, 66), at(226, 70), at(224, 96), at(204, 108), at(190, 128), at(164, 108), at(176, 84)],
  [at(20, 360), at(70, 350), at(96, 380), at(90, 410), at(30, 410)],
];
const BIB: readonly Points[] = [
  [at(200, 126), at(176, 150), at(182, 230), at(200, 280), at(240, 280), at(236, 120)],
  [at(170, 366), at(262, 362), at(262, 412), at(170, 412)],
];
/** Mask, both ears, the gloves. */
const POINTS: readonly Points[] = [
  [at(216, 62), at(198, 72), at(190, 92), at(204, 112), at(212, 140), at(262, 136), at(262, 70)],
  [at(148, 54), at(170, 0), at(200, 0), at(196, 46), at(188, 56), at(170, 62)],
  [at(110, 56), at(116, 10), at(140, 20), at(150, 46), at(134, 60)],
  [at(172, 372), at(196, 366), at(220, 356), at(266, 370), at(266, 412), at(172, 412)],
  [at(80, 392), at(120, 378), at(172, 386), at(172, 412), at(80, 412)],
];
const MUZZLE: Points = [at(236, 94), at(224, 102), at(212, 104), at(208, 120), at(212, 140), at(250, 130), at(250, 96)];
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
  const marks = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: BIB, torn: TORN, points: POINTS });
  return [
    tail(coat, center, 28, 15),
    shape(BODY, coat.base),
    clipTo(BODY, marks + paleMuzzle(coat)),
    gouge(at(176, 346), at(160, 268), at(96, 288), 6, cut),
    gouge(at(96, 288), at(70, 310), at(72, 340), 5, cut),
    gouge(at(172, 170), at(168, 230), at(184, 300), 5, cut),
    gouge(at(182, 392), at(190, 330), at(186, 280), 5, toeCut(coat), 'far end'),
    gouge(at(212, 104), at(222, 112), at(236, 114), 3.5, toeCut(coat)),
    shape(smooth([at(236, 98), at(244, 102), at(243, 108), at(236, 107)]), coat.point ? '@night' : '@brick'),
    shape(EYE, '@night', { color: '@night', width: 5 }),
    shape(EYE, coat.eye),
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
    gouge(at(160, 56), at(170, 50), at(180, 36), 4, coat.point ? '@paper' : cut, 'far end'),
    [-10, -2, 8]
      .map((q) => gouge(at(222, 112), at(250, 112 + q * 0.5), at(284, 112 + q * 1.8), 3.2, coat.whisker, 'far end'))
      .join(''),
  ].join('');
}

function paleMuzzle(coat: Coat): Svg {
  const pale = coat.marking === 'tabby' || coat.marking === 'muzzle' || coat.marking === 'bib';
  return pale ? shape(smooth(MUZZLE), coat.light) : '';
}
