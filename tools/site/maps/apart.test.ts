import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/walk/map/view';
import { apart } from './apart';

describe('marks that would lie on each other', () => {
  const least = (marks: readonly Point[]): number =>
    Math.min(...marks.flatMap((a, i) => marks.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));

  it('come apart, also from one spot', () => {
    expect(
      least(
        apart(
          [
            [0, 0],
            [0, 0],
            [10, 0],
            [300, 0],
          ],
          46,
        ),
      ),
    ).toBeGreaterThan(40);
  });

  it('stay where they are when there is room', () => {
    const marks: readonly Point[] = [
      [0, 0],
      [50, 0],
      [0, 47],
    ];
    expect(apart(marks, 46)).toEqual(marks);
  });
});
