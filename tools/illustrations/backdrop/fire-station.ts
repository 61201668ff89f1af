import { circle, ellipse, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const CEILING_Y = 260;

/** A wall of white and green tiles, with the ceiling and its round hole around the pole at `poleX`. */
export function apparatusRoom(width: number, floorY: number, height: number, poleX: number): Svg {
  const rows = 6;
  const tile = (floorY - CEILING_Y) / rows;
  const tiles = repeat(rows, (row) =>
    line(-10, CEILING_Y + row * tile, width + 10, CEILING_Y + row * tile, '@slate', 5),
  );
  const joints = repeat(rows * 9, (i) => {
    const row = Math.floor(i / 9);
    const x = (i % 9) * 200 + (row % 2) * 100;
    return line(x, CEILING_Y + row * tile, x, CEILING_Y + (row + 1) * tile, '@slate', 5);
  });
  return [
    rect(-10, -10, width + 20, height + 20, '@paper'),
    tiles,
    joints,
    rect(-10, floorY - 210, width + 20, 210, '@verdigris'),
    rect(-10, floorY - 226, width + 20, 20, '@night'),
    rect(-10, -10, width + 20, 260, '@oxblood'),
    rect(-10, 244, width + 20, 16, '@night'),
    ellipse(poleX, 140, 250, 84, '@night', { color: '@mustard', width: 20 }),
    rect(-10, floorY, width + 20, height - floorY + 20, '@slate'),
    rect(-10, floorY - 6, width + 20, 14, '@night'),
    ellipse(poleX, floorY + 66, 220, 44, '@brick', { color: '@key', width: 9 }),
  ].join('');
}

/** The brass pole around `x`, from the ceiling down to `bottom`. */
export const pole = (x: number, bottom: number): Svg =>
  rect(x - 19, -10, 38, bottom + 10, '@mustard', { color: '@key', width: 8 }) +
  line(x - 8, 0, x - 8, bottom, '@paper', 8);

/** A pair of rubber boots with the trousers rolled down over them, ready to be jumped into: 230 tall. */
export function turnoutBoots(): Svg {
  const boot = (x: number): Svg =>
    shape(`M${x - 40} -150V-24Q${x - 44} 0 ${x - 20} 0H${x + 66}Q${x + 74} -44 ${x + 34} -54V-150Z`, '@night') +
    gouge([x - 24, -130], [x - 28, -80], [x - 22, -30], 8, '@paper') +
    line(x - 40, -8, x + 70, -8, '@slate', 7);
  return [
    boot(-58),
    boot(58),
    polygon(
      [
        [-116, -216],
        [118, -216],
        [112, -120],
        [-110, -120],
      ],
      '@mustard',
      { color: '@key', width: 8 },
    ),
    rect(-116, -176, 232, 22, '@paper'),
    line(0, -150, 0, -120, '@key', 8),
    ellipse(0, -216, 117, 22, '@brown', { color: '@key', width: 8 }),
  ].join('');
}

/** Two pairs of very small ones: 90 tall. */
export function smallBoots(): Svg {
  return repeat(4, (i) => {
    const x = -96 + i * 62;
    return (
      shape(`M${x - 18} -78V-10Q${x - 18} 0 ${x - 8} 0H${x + 32}Q${x + 36} -24 ${x + 16} -28V-78Z`, '@brick', {
        color: '@key',
        width: 7,
      }) + rect(x - 22, -88, 44, 20, '@paper', { color: '@key', width: 6 })
    );
  });
}

/** The gong that starts it all, 170 across; (x, y) is just above its middle. */
export const gong = (x: number, y: number): Svg =>
  rect(x - 60, y - 130, 120, 150, '@brown', { color: '@key', width: 8 }) +
  circle(x, y + 30, 84, '@mustard', { color: '@key', width: 9 }) +
  circle(x, y + 30, 22, '@night') +
  gouge([x - 56, y + 20], [x - 46, y - 18], [x - 10, y - 34], 12, '@paper');
