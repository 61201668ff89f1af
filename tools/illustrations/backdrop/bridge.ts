import { short } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, line, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';
import { pointedArch } from './arch';

interface Bridge {
  /** Middle of the tower. */
  readonly x: number;
  readonly deckY: number;
  readonly baseY: number;
  readonly towerHeight: number;
  readonly stone: Swatch;
  /** Seen through the two arches. */
  readonly sky: Swatch;
  readonly leftReach: number;
  readonly rightReach: number;
  readonly leftEndY: number;
  readonly rightEndY: number;
}

const quadratic = (t: number, a: number, bend: number, b: number): number =>
  (1 - t) ** 2 * a + 2 * t * (1 - t) * bend + t * t * b;

/** One tower of the Brooklyn Bridge with its cables, stays and deck. */
export function bridge(span: Bridge): Svg {
  const { x, deckY, baseY, towerHeight } = span;
  const top = deckY - towerHeight * 0.62;
  const k = towerHeight / 460;
  return [
    cables(span, -1, span.leftReach, span.leftEndY),
    cables(span, 1, span.rightReach, span.rightEndY),
    deck(span),
    tower(span, baseY - top - 8 * k),
    rect(x - towerHeight * 0.26, deckY + 1, towerHeight * 0.52, 12 * k, '@night'),
  ].join('');
}

function cables({ x, deckY, towerHeight }: Bridge, side: -1 | 1, reach: number, endY: number): Svg {
  const k = towerHeight / 460;
  const top = deckY - towerHeight * 0.62;
  const startX = x + side * towerHeight * 0.16;
  const endX = x + side * reach;
  const bendX = x + side * reach * 0.55;
  const bendY = deckY + 40;
  const main = [0, 8 * k].map((drop) =>
    stroke(
      `M${short(startX)} ${short(top + drop)}Q${short(bendX)} ${short(bendY + drop)} ${short(endX)} ${short(endY + drop)}`,
      '@key',
      5 * k,
    ),
  );
  const hangers = Math.round(reach / (26 * k));
  const hanging = repeat(hangers, (i) => {
    const t = i / hangers;
    const atX = quadratic(t, startX, bendX, endX);
    const atY = quadratic(t, top, bendY, endY);
    return i > 0 && atY < deckY - 2 ? line(atX, atY, atX, deckY, '@key', 2.6 * k) : '';
  });
  const stays = repeat(8, (i) => {
    const foot = x + side * (towerHeight * 0.2 + (i + 1) * reach * 0.05 + reach * 0.06);
    return line(x + side * towerHeight * 0.15, top + 10 * k, foot, deckY, '@key', 2.4 * k);
  });
  return main.join('') + hanging + stays;
}

function deck({ x, deckY, towerHeight, leftReach, rightReach }: Bridge): Svg {
  const k = towerHeight / 460;
  const from = x - leftReach;
  const length = leftReach + rightReach;
  const panel = 24 * k;
  const truss = repeat(length / panel, (i) => {
    const left = from + i * panel;
    const middle = left + panel / 2;
    return (
      line(left, deckY + 13 * k, middle, deckY + 27 * k, '@key', 2.6 * k) +
      line(middle, deckY + 27 * k, left + panel, deckY + 13 * k, '@key', 2.6 * k)
    );
  });
  return rect(from, deckY, length, 13 * k, '@night') + truss + rect(from, deckY + 26 * k, length, 4.5 * k, '@night');
}

function tower({ x, baseY: y, stone, sky }: Bridge, h: number): Svg {
  const w = h * 0.44;
  const k = h / 460;
  const arch = (side: -1 | 1): Svg => {
    const middle = x + side * w * 0.2;
    const half = w * 0.115;
    const opening = { sill: y - h * 0.36, spring: y - h * 0.7, shoulder: y - h * 0.8, crown: y - h * 0.855 };
    return shape(pointedArch(middle, half, opening), sky);
  };
  const joints = repeat(14, (row) => {
    const at = y - h * (0.03 + row * 0.07);
    const solidBelow = at > y - h * 0.34;
    return [-0.43, 0, 0.36]
      .map((share) =>
        share === 0 && !solidBelow && row % 2 === 1
          ? ''
          : gouge(
              [x + w * share - 10 * k, at],
              [x + w * share, at - 1],
              [x + w * share + 10 * k, at],
              3.4 * k,
              '@paper',
            ),
      )
      .join('');
  });
  return [
    polygon(
      [
        [x - w * 0.5, y],
        [x - w * 0.46, y - h],
        [x + w * 0.46, y - h],
        [x + w * 0.5, y],
      ],
      stone,
    ),
    rect(x - w * 0.52, y - h - 14 * k, w * 1.04, 22 * k, stone),
    rect(x - w * 0.49, y - h - 24 * k, w * 0.98, 12 * k, stone),
    rect(x - w * 0.54, y - h * 0.9, w * 1.08, 10 * k, stone),
    arch(-1),
    arch(1),
    joints,
    polygon(
      [
        [x + w * 0.36, y],
        [x + w * 0.36, y - h - 24 * k],
        [x + w * 0.49, y - h - 24 * k],
        [x + w * 0.5, y],
      ],
      '@shade',
    ),
    line(x - w * 0.52, y - h + 9 * k, x + w * 0.52, y - h + 9 * k, '@key', 3.4 * k),
    line(x - w * 0.54, y - h * 0.9 + 11 * k, x + w * 0.54, y - h * 0.9 + 11 * k, '@key', 3 * k),
  ].join('');
}
