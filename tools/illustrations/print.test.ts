import { describe, expect, it } from 'vitest';
import { INKS, PAPER } from './inks';
import type { InkName } from './inks';
import type { PlateSet } from './plates';
import { print } from './print';
import type { Sheet } from './print';

const SIDE = 64;

function solidPlates(...inks: readonly InkName[]): PlateSet {
  const plates = new Map(inks.map((ink) => [ink, new Float32Array(SIDE * SIDE).fill(1)] as const));
  return { plates, width: SIDE, height: SIDE };
}

function averageColor({ pixels }: Sheet): number[] {
  const sums = [0, 0, 0];
  pixels.forEach((value, i) => {
    sums[i % 3] = (sums[i % 3] ?? 0) + value;
  });
  return sums.map((sum) => sum / (pixels.length / 3));
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));

describe('print', () => {
  it('gives the same bytes for the same plates and seed', () => {
    const first = print(solidPlates('brick', 'night'), { seed: 7 });
    const second = print(solidPlates('brick', 'night'), { seed: 7 });
    expect(Buffer.from(second.pixels).equals(Buffer.from(first.pixels))).toBe(true);
  });

  it('gives other bytes for another seed', () => {
    const first = print(solidPlates('brick'), { seed: 7 });
    const second = print(solidPlates('brick'), { seed: 8 });
    expect(Buffer.from(second.pixels).equals(Buffer.from(first.pixels))).toBe(false);
  });

  it('leaves bare paper where no plate prints', () => {
    expect(distance(averageColor(print(solidPlates(), { seed: 1 })), PAPER)).toBeLessThan(4);
  });

  it('covers other inks with night, so that a black cat is black on every ground', () => {
    const onPaper = averageColor(print(solidPlates('night'), { seed: 3, grain: 0 }));
    for (const ground of ['brick', 'mustard', 'verdigris'] as const) {
      const onInk = averageColor(print(solidPlates(ground, 'night'), { seed: 3, grain: 0 }));
      expect(distance(onInk, INKS.night.rgb)).toBeLessThan(16);
      expect(distance(onInk, onPaper)).toBeLessThan(10);
    }
  });

  it('lets the other inks shine through each other', () => {
    const verdigris = averageColor(print(solidPlates('verdigris'), { seed: 3, grain: 0 }));
    const deep = averageColor(print(solidPlates('slate', 'verdigris'), { seed: 3, grain: 0 }));
    expect(deep.every((value, channel) => value < (verdigris[channel] ?? 0))).toBe(true);
  });

  it('prints a tint as dots: some pixels bare, some full, the right share in all', () => {
    const plates: PlateSet = {
      plates: new Map([['night', new Float32Array(SIDE * SIDE).fill(0.5)]]),
      width: SIDE,
      height: SIDE,
    };
    const { pixels } = print(plates, { seed: 5, grain: 0, coarseness: 10 });
    const reds = pixels.filter((_, i) => i % 3 === 0);
    const dark = reds.filter((red) => red < 90).length / reds.length;
    const light = reds.filter((red) => red > 200).length / reds.length;
    expect(dark).toBeGreaterThan(0.25);
    expect(light).toBeGreaterThan(0.25);
  });

  it('makes flecks only when asked for grain', () => {
    const brightest = (grain: number): number => Math.max(...print(solidPlates('night'), { seed: 9, grain }).pixels);
    expect(brightest(0)).toBeLessThan(90);
    expect(brightest(1)).toBeGreaterThan(150);
  });
});
