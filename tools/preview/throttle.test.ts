import { describe, expect, it } from 'vitest';
import { chunkSize, createThrottle } from './throttle';

/** A clock that moves only when `sleep` is called, and records how long each sleep was. */
function fakeClock(): { at: number; slept: number[]; now(): number; sleep(ms: number): Promise<void> } {
  return {
    at: 1_000,
    slept: [],
    now() {
      return this.at;
    },
    sleep(ms) {
      this.slept.push(ms);
      return Promise.resolve();
    },
  };
}

describe('createThrottle', () => {
  it('makes connections share one line', async () => {
    const clock = fakeClock();
    const take = createThrottle(1_000, clock);
    await Promise.all([take(500), take(500), take(1_000)]);
    expect(clock.slept).toEqual([500, 1_000, 2_000]);
  });

  it('saves nothing up while the line is idle', async () => {
    const clock = fakeClock();
    const take = createThrottle(1_000, clock);
    await take(500);
    clock.at += 60_000;
    await take(500);
    expect(clock.slept).toEqual([500, 500]);
  });

  it('refuses a line of no width', () => {
    expect(() => createThrottle(0)).toThrow('more than 0');
  });
});

describe('chunkSize', () => {
  it.each([
    [1_000, 512],
    [200_000, 4_000],
    [100_000_000, 16_384],
  ])('%d bytes a second go out in pieces of %d', (rate, size) => {
    expect(chunkSize(rate)).toBe(size);
  });
});
