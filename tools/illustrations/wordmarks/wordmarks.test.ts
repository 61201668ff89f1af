import { describe, expect, it } from 'vitest';
import { wordmarks } from '../../../src/pictures/wordmarks/list';
import { boxOfOutline, readPath, writePath } from './path';
import { drawWordmark, WORDMARKS } from './wordmarks';

const MOST_BYTES = 8 * 1024;

/** Relative whole numbers, as they are written, back to absolute ones. */
function absolute(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/([a-z])([^a-z]*)/g)]
    .map(([, command = '', rest = '']) => {
      if (command === 'z') {
        [x, y] = [startX, startY];
        return 'Z';
      }
      const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
      const perStep = { m: 2, l: 2, q: 4, c: 6 }[command] ?? 0;
      const steps: string[] = [];
      for (let i = 0; i < numbers.length; i += perStep) {
        const points = numbers.slice(i, i + perStep).map((value, k) => value + (k % 2 === 0 ? x : y));
        [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
        steps.push(`${command.toUpperCase()} ${points.join(' ')}`);
      }
      if (command === 'm') [startX, startY] = [x, y];
      return steps.join(' ');
    })
    .join(' ');
}

describe.each(WORDMARKS)('the wordmark $id', (wordmark) => {
  const { symbol, width, height } = drawWordmark(wordmark);
  const path = / d="([^"]+)"/.exec(symbol)?.[1] ?? '';

  it('is one shape in the color of the text around it', () => {
    expect(symbol.match(/<path/g)).toHaveLength(1);
    expect([...symbol.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual(['currentColor']);
    expect(symbol).not.toMatch(/<text|style=|#[0-9a-f]{3}/i);
  });

  it('closes every outline', () => {
    expect(path.match(/m/g)?.length).toBe(path.match(/z/g)?.length);
    expect(path.endsWith('z')).toBe(true);
  });

  it('fills its box and does not leave it', () => {
    const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(symbol)?.map(Number) ?? [];
    const box = boxOfOutline(readPath(absolute(path)));
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(boxWidth ?? 0);
    expect(box.bottom).toBeLessThanOrEqual(boxHeight ?? 0);
    expect(box.right).toBeGreaterThan((boxWidth ?? 0) * 0.97);
    expect(box.bottom).toBeGreaterThan((boxHeight ?? 0) * 0.97);
  });

  it('is small', () => {
    expect(symbol.length).toBeLessThan(MOST_BYTES);
  });

  it('is listed as it is drawn', () => {
    expect(wordmarks).toContainEqual({ id: wordmark.id, name: wordmark.name, width, height });
  });
});

describe('writePath', () => {
  it('writes relative whole numbers', () => {
    expect(writePath(readPath('M 10 10 L 20.4 10 L 20 -5 Z'))).toBe('m10 10l10 0 0-15z');
  });
});
