import { line, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

interface Tavern {
  readonly x: number;
  readonly ground: number;
  readonly width: number;
  readonly sign: string;
}

/** A tavern front by night: two lit windows of small panes and a red door up one step between them. */
export function tavern({ x, ground, width, sign }: Tavern): Svg {
  const top = ground - 790;
  const glass = (width - 460) / 2;
  const door = x + width / 2;
  return [
    rect(x, top, width, 790, '@deep', { color: '@key', width: 8 }),
    rect(x - 24, top - 22, width + 48, 34, '@mustard', { color: '@key', width: 6 }),
    rect(x, top + 12, width, 142, '@night'),
    text(sign, { x: x + width / 2, y: top + 114, size: 100, color: '@mustard', weight: 900, spacing: 8 }),
    panes(x + 50, top + 200, glass, 390),
    panes(x + width - 50 - glass, top + 200, glass, 390),
    repeat(4, (i) => rect(x + 62 + (i % 2) * (glass / 2), top + 640, glass / 2 - 24, 124, '@night')),
    repeat(4, (i) => rect(x + width - 38 - glass + (i % 2) * (glass / 2), top + 640, glass / 2 - 24, 124, '@night')),
    rect(door - 148, top + 180, 296, 620, '@night'),
    rect(door - 122, top + 206, 244, 584, '@brick'),
    shape(`M${door - 86} ${top + 330}V${top + 290}A86 60 0 0 1 ${door + 86} ${top + 290}V${top + 330}Z`, '@mustard', {
      color: '@key',
      width: 8,
    }),
    line(door, top + 234, door, top + 330, '@key', 8),
    rect(door - 90, top + 470, 76, 280, '@rust'),
    rect(door + 14, top + 470, 76, 280, '@rust'),
    rect(door - 190, ground - 26, 380, 46, '@paper', { color: '@key', width: 7 }),
  ].join('');
}

const panes = (x: number, y: number, width: number, height: number): Svg =>
  [
    rect(x, y, width, height, '@mustard', { color: '@key', width: 16 }),
    repeat(3, (i) => line(x + (width * (i + 1)) / 4, y, x + (width * (i + 1)) / 4, y + height * 0.42, '@key', 8)),
    line(x, y + height * 0.42, x + width, y + height * 0.42, '@key', 8),
    line(x, y + height * 0.21, x + width, y + height * 0.21, '@key', 8),
  ].join('');

/** A pewter mug left on a window sill, 90 tall. */
export const mug = (x: number, y: number): Svg =>
  [
    shape(
      `M${x + 30} ${y - 66}Q${x + 74} ${y - 66} ${x + 64} ${y - 34}Q${x + 56} ${y - 16} ${x + 30} ${y - 20}`,
      'none',
      { color: '@night', width: 12 },
    ),
    rect(x - 34, y - 84, 68, 84, '@slate', { color: '@key', width: 6 }),
    shape(
      `M${x - 40} ${y - 82}Q${x - 30} ${y - 116} ${x} ${y - 104}Q${x + 32} ${y - 116} ${x + 40} ${y - 82}Z`,
      '@paper',
      { color: '@key', width: 5 },
    ),
  ].join('');
