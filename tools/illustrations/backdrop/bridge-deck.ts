import type { Point } from '../geometry';
import { short } from '../geometry';
import type { Swatch } from '../inks';
import { line, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';
import { pointedArch } from './arch';

interface BridgeDeck {
  /** Where all lines of the deck meet: the middle of the tower, at the height of the eye. */
  readonly vanishing: Point;
  readonly width: number;
  readonly height: number;
  readonly tower: { readonly width: number; readonly top: number; readonly foot: number; readonly stone: Swatch };
  readonly planks: Swatch;
  /** Seen through the arches. */
  readonly beyond: Swatch;
}

const PLANKS = 13;
const HANGERS = 11;
const STAYS = 9;

/** The Brooklyn Bridge from its own promenade: planks, railings, and the cables fanning from the tower. */
export function bridgeDeck(deck: BridgeDeck): Svg {
  return [
    cablesBehind(deck),
    tower(deck),
    floor(deck),
    cables(deck, -1),
    cables(deck, 1),
    railing(deck, -1),
    railing(deck, 1),
  ].join('');
}

/** The promenade runs out of the picture at its lower corners. */
const edgeX = ({ vanishing: [x], width }: BridgeDeck, side: -1 | 1): number => x + side * (width / 2 + 160);

function floor(deck: BridgeDeck): Svg {
  const {
    vanishing: [x, y],
    height,
    tower: { foot },
    planks,
  } = deck;
  const at = (share: number): Svg => {
    const bottomX = edgeX(deck, -1) + (edgeX(deck, 1) - edgeX(deck, -1)) * share;
    const t = (foot - y) / (height - y);
    return stroke(`M${short(x + (bottomX - x) * t)} ${short(foot)}L${short(bottomX)} ${height + 20}`, '@key', 3.6);
  };
  const t = (foot - y) / (height - y);
  const corner = (side: -1 | 1): Point => [x + (edgeX(deck, side) - x) * t, foot];
  return (
    polygon([corner(-1), corner(1), [edgeX(deck, 1), height + 10], [edgeX(deck, -1), height + 10]], planks) +
    repeat(PLANKS - 1, (i) => at((i + 1) / PLANKS))
  );
}

function tower({ vanishing: [x], tower: { width: w, top, foot, stone }, beyond }: BridgeDeck): Svg {
  const h = foot - top;
  const arch = (side: -1 | 1): Svg => {
    const middle = x + side * w * 0.215;
    const half = w * 0.125;
    const spring = top + h * 0.42;
    const opening = { sill: foot, spring, shoulder: spring - h * 0.12, crown: spring - h * 0.2 };
    return shape(pointedArch(middle, half, opening), beyond, { color: '@key', width: 5 });
  };
  const courses = repeat(6, (i) => {
    const at = top + h * (0.2 + i * 0.13);
    return [-0.42, 0, 0.42].map((share) => line(x + w * share - 14, at, x + w * share + 14, at, '@paper', 4)).join('');
  });
  return [
    rect(x - w / 2, top, w, h, stone),
    rect(x + w * 0.36, top, w * 0.14, h, '@shade'),
    rect(x - w * 0.54, top - 26, w * 1.08, 30, stone, { color: '@key', width: 5 }),
    rect(x - w * 0.5, top - 46, w, 22, stone, { color: '@key', width: 5 }),
    rect(x - w * 0.53, top + h * 0.1, w * 1.06, 12, '@night'),
    arch(-1),
    arch(1),
    courses,
  ].join('');
}

/** The two main cables of a side leave the tower together, dip at mid-span and pass over our heads. */
function cables(deck: BridgeDeck, side: -1 | 1): Svg {
  const {
    vanishing: [x, y],
    width,
    height,
    tower: { width: w, top, foot },
  } = deck;
  const from: Point = [x + side * w * 0.34, top - 20];
  const bend: Point = [x + side * w * 0.62, y + 60];
  const to: Point = [x + side * (width / 2 + 40), height * 0.7];
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
  ];
  const railAt = (cx: number): number => {
    const t = (foot - y) / (height - y);
    const startX = x + (edgeX(deck, side) - x) * t;
    const share = (cx - startX) / (edgeX(deck, side) - startX);
    return foot + (height - foot) * share;
  };
  const hangers = repeat(HANGERS, (i) => {
    const [cx, cy] = on(0.2 + i * 0.07);
    const bottom = railAt(cx);
    return bottom > cy + 20 ? line(cx, cy, cx, bottom, '@key', 3 + i * 0.3) : '';
  });
  const stays = repeat(STAYS, (i) => {
    const t = ((i + 1) / STAYS) ** 1.5;
    const startX = x + (edgeX(deck, side) - x) * ((foot - y) / (height - y));
    const footX = startX + side * t * width * 0.4;
    return line(from[0], from[1], footX, railAt(footX), '@key', 3);
  });
  return (
    hangers + stays + stroke(`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${short(to[1])}`, '@night', 11)
  );
}

/** The land spans on the far side of the tower, no more than a hint. */
const cablesBehind = ({ vanishing: [x, y], tower: { width: w, top } }: BridgeDeck): Svg =>
  [-1, 1]
    .map((side) =>
      stroke(
        `M${x + side * w * 0.5} ${top - 20}Q${x + side * w * 0.8} ${y - 60} ${x + side * w * 0.9} ${y + 30}`,
        '@key',
        4,
      ),
    )
    .join('');

function railing(deck: BridgeDeck, side: -1 | 1): Svg {
  const {
    vanishing: [x, y],
    height,
    tower: { foot },
  } = deck;
  const t0 = (foot - y) / (height - y);
  const post = (share: number): { x: number; y: number; tall: number } => {
    const t = t0 + (1.05 - t0) * share ** 1.7;
    return { x: x + (edgeX(deck, side) - x) * t, y: y + (height - y) * t, tall: 210 * t };
  };
  const posts = Array.from({ length: 9 }, (_, i) => post(i / 8));
  const rail = (up: number, thick: number): Svg => {
    const [a, b] = [post(0), post(1)];
    return polygon(
      [
        [a.x, a.y - a.tall * up],
        [b.x, b.y - b.tall * up],
        [b.x, b.y - b.tall * up + thick],
        [a.x, a.y - a.tall * up + thick * 0.3],
      ],
      '@night',
    );
  };
  return (
    posts.map((p) => rect(p.x - p.tall * 0.03, p.y - p.tall, p.tall * 0.06, p.tall, '@night')).join('') +
    rail(1, 20) +
    rail(0.55, 14)
  );
}
