import { smooth } from '../geometry';
import { circle, clipTo, gouge, line, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

interface Bill {
  readonly width: number;
  readonly length: number;
  readonly title: string;
}

/** A scroll of law that hangs down and rolls up at its foot; its origin at the middle of its upper edge. */
export function bill({ width, length, title }: Bill): Svg {
  const half = width / 2;
  const sheet = smooth([
    [-half, 0, 'c'],
    [half, 0, 'c'],
    [half + 8, length * 0.5],
    [half, length, 'c'],
    [-half, length, 'c'],
    [-half - 6, length * 0.5],
  ]);
  const lines = repeat(3, (i) => {
    const y = 118 + i * 30;
    return line(-half + 40, y, half - (i === 2 ? 120 : 40), y, '@key', 7);
  });
  return [
    shape(sheet, '@paper', { color: '@key', width: 7 }),
    clipTo(sheet, rect(half - 26, 0, 40, length, '@shade')),
    text(title, { x: -6, y: 88, size: 84, color: '@key', weight: 900, spacing: 10 }),
    lines,
    rect(-half - 18, length - 20, width + 36, 44, '@paper', { color: '@key', width: 7 }),
    gouge([-half, length], [0, length - 6], [half, length], 6, '@slate'),
    circle(half + 18, length + 2, 22, '@butter', { color: '@key', width: 6 }),
    circle(half + 18, length + 2, 7, '@night'),
    circle(half - 60, length - 58, 30, '@brick', { color: '@key', width: 5 }),
  ].join('');
}
