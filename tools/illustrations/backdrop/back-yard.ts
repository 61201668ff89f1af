import { short } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, line, place, polygon, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';
import { bedSheet, clothespin, longJohns, shirt } from '../props/washing';

interface BoardFence {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: Swatch;
  readonly seed: number;
}

const BOARD = 74;

/** A yard fence of upright boards; some have slipped. */
export function boardFence({ from, to, top, bottom, color, seed }: BoardFence): Svg {
  const random = randomFrom(seed);
  return (
    repeat(Math.ceil((to - from) / BOARD), (i) => {
      const x = from + i * BOARD;
      const at = top + (random() - 0.5) * 26;
      const slope = (random() - 0.5) * 12;
      return (
        polygon(
          [
            [x, at],
            [x + BOARD, at + slope],
            [x + BOARD, bottom],
            [x, bottom],
          ],
          color,
          { color: '@key', width: 5 },
        ) +
        gouge([x + 22, at + 40], [x + 26, at + 130], [x + 20, at + 220 + random() * 60], 5, '@key') +
        gouge([x + 50, bottom - 40], [x + 46, bottom - 110], [x + 52, bottom - 190], 5, '@key')
      );
    }) +
    rect(from, top + 76, to - from, 20, '@shade') +
    line(from, top + 76, to, top + 76, '@key', 4)
  );
}

interface WashLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Three big pieces of washing: enough to say Monday. */
export function washLine({ from, to }: WashLine): Svg {
  const sag = 60;
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  const hung = (garment: Svg, t: number): Svg => {
    const [x, y] = on(t);
    const pins = [-44, 44].map((q) => place(clothespin(), { x: q, y: 0 })).join('');
    return place(garment + pins, { x, y, turn: 3 });
  };
  const [mx, my] = on(0.5);
  return (
    stroke(`M${from[0]} ${from[1]}Q${short(mx)} ${short(my + sag)} ${to[0]} ${to[1]}`, '@key', 5) +
    hung(bedSheet('@paper'), 0.2) +
    hung(longJohns('@brick'), 0.52) +
    hung(shirt('@paper'), 0.84)
  );
}
