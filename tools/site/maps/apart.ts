import type { Point } from '../../../src/walk/map/view';

const ROUNDS = 24;

/**
 * Moves overlapping marks apart: as little as possible, and equally at every rotation. Takes their
 * centers on the plane and their smallest distance in its units. Returns the centers for drawing.
 */
export function apart(points: readonly Point[], gap: number): readonly Point[] {
  let moving = points;
  for (let round = 0; round < ROUNDS; round++)
    moving = moving.map((a, i) =>
      moving.reduce<Point>(([x, y], b, j) => {
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (i === j || distance >= gap) return [x, y];
        // Two marks at the same place move apart along the first axis, the earlier one to the left.
        const share = (gap - distance) / 2 / (distance || 1);
        return [x + (a[0] - b[0] || (distance ? 0 : i - j)) * share, y + (a[1] - b[1]) * share];
      }, a),
    );
  return moving;
}
