import { describe, expect, it } from 'vitest';
import { STRIDE, walkingAt } from './gait';
import type { Posture } from './profile';

const MOMENTS = Array.from({ length: 120 }, (_, i) => i / 120);
const FEET = {
  nearHind: ({ nearHind }: Posture) => nearHind[3],
  farHind: ({ farHind }: Posture) => farHind[3],
  nearFore: ({ nearFore }: Posture) => nearFore[3],
  farFore: ({ farFore }: Posture) => farFore[3],
} as const;
const ON_THE_GROUND = -12.01;

const isDown = ([, y]: readonly [number, number, ...unknown[]]): boolean => y > ON_THE_GROUND;

describe.each(Object.entries(FEET))('the %s foot of a walking cat', (_, foot) => {
  it('goes back with the ground while it is down: it does not skate', () => {
    const step = 1 / 120;
    let compared = 0;
    for (const phase of MOMENTS) {
      const [now, next] = [foot(walkingAt(phase)), foot(walkingAt(phase + step))];
      if (!isDown(now) || !isDown(next)) continue;
      expect(now[0] - next[0]).toBeCloseTo(STRIDE * step, 6);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(70);
  });

  it('never goes through the ground', () => {
    for (const phase of MOMENTS) expect(foot(walkingAt(phase))[1]).toBeLessThanOrEqual(-11);
  });
});

describe('a walking cat', () => {
  it('ends a round as it began it', () => {
    expect(walkingAt(1)).toEqual(walkingAt(0));
  });

  it('never has fewer than two feet on the ground, and never all four for long', () => {
    const down = MOMENTS.map((phase) => Object.values(FEET).filter((foot) => isDown(foot(walkingAt(phase)))).length);
    expect(Math.min(...down)).toBeGreaterThanOrEqual(2);
    expect(down.filter((feet) => feet === 4).length).toBeLessThan(12);
  });

  it('moves no joint by a leap from one moment to the next', () => {
    const joints = ({ nearHind, nearFore, farHind, farFore }: Posture) => [nearHind, nearFore, farHind, farFore].flat();
    for (const phase of MOMENTS) {
      const [now, next] = [joints(walkingAt(phase)), joints(walkingAt(phase + 1 / 120))];
      const jumps = now.map(([x, y], i) => Math.hypot((next[i]?.[0] ?? 0) - x, (next[i]?.[1] ?? 0) - y));
      expect(Math.max(...jumps), `at ${phase}`).toBeLessThan(14);
    }
  });
});
