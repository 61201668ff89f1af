import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STRIDE } from '../cat/gait';
import { PERIOD, slidingStreet } from './street';
import { FRAMES, FRAMES_A_SECOND, walkFrame } from './walk-film';

const PUBLISHED = join(import.meta.dirname, '../../../public/film');

describe('the loop', () => {
  it('joins its own beginning: the frame after the last is the first', () => {
    expect(walkFrame(FRAMES)).toEqual(walkFrame(0));
  });

  it('shows another picture at every frame', () => {
    const frames = Array.from({ length: FRAMES }, (_, i) => JSON.stringify(walkFrame(i)));
    expect(new Set(frames).size).toBe(FRAMES);
  });

  it('moves the street as fast as the feet go back', () => {
    const round = FRAMES / 6;
    const scale = walkFrame(0).catAt.scale ?? 1;
    expect((round / FRAMES) * PERIOD).toBeCloseTo(STRIDE * scale, 6);
  });

  it('is 5 to 8 seconds long', () => {
    expect(FRAMES / FRAMES_A_SECOND).toBeGreaterThanOrEqual(5);
    expect(FRAMES / FRAMES_A_SECOND).toBeLessThanOrEqual(8);
  });
});

describe('the sliding street', () => {
  it('covers the picture at every moment', () => {
    for (const by of [0, 1, PERIOD / 2, PERIOD - 1]) {
      const houses = [...slidingStreet(by).matchAll(/translate\((-?[\d.]+) 0\) rotate\(0\) scale\(1 1\)/g)].map(
        ([, x]) => Number(x),
      );
      expect(Math.min(...houses)).toBeLessThanOrEqual(0);
      expect(Math.max(...houses) + PERIOD / 3).toBeGreaterThanOrEqual(1600);
    }
  });
});

describe('the published films', () => {
  it.each([
    ['walking-cat.webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
    ['walking-cat.mp4', 4, [0x66, 0x74, 0x79, 0x70]],
  ] as const)('%s is what its name says, and at most 400 kB', async (name, offset, magic) => {
    const file = await readFile(join(PUBLISHED, name));
    expect([...file.subarray(offset, offset + 4)]).toEqual([...magic]);
    expect(file.length).toBeLessThanOrEqual(400_000);
  });
});
