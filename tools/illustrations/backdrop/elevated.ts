import type { Swatch } from '../inks';
import { circle, line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

/** The side of an elevated car across the picture, from `y` down to `y + height`; its roof is 92 higher. */
export function elevatedCar(y: number, height: number, width: number, paint: Swatch): Svg {
  return [
    rect(-10, y - 62, width + 20, 40, '@night'),
    repeat(7, (i) => rect(60 + i * 250, y - 92, 130, 40, '@night')),
    rect(-10, y - 24, width + 20, height + 24, paint),
    rect(-10, y - 24, width + 20, 18, '@mustard'),
    rect(-10, y + height - 150, width + 20, 12, '@mustard'),
    rect(-10, y + height - 30, width + 20, 30, '@night'),
    repeat(22, (i) => circle(30 + i * 74, y + height - 84, 6, '@mustard')),
  ].join('');
}

export interface CarWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A lit window of the car with its frame; (x, y) is its upper left corner. */
export const carWindow = ({ x, y, width, height }: CarWindow): Svg =>
  [
    rect(x - 22, y - 22, width + 44, height + 44, '@night'),
    rect(x, y, width, height, '@mustard'),
    rect(x, y, width, 70, '@ginger'),
    line(x, y + 70, x + width, y + 70, '@key', 8),
  ].join('');

/** The glass of a window, to clip a passenger to. */
export const windowPath = ({ x, y, width, height }: CarWindow): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Rails, ties and the riveted girder that carries them, from `y` down. */
export function elevatedTrack(y: number, width: number): Svg {
  return [
    rect(-10, y, width + 20, 22, '@slate'),
    repeat(17, (i) => rect(i * 100 - 30, y + 22, 58, 30, '@brown', { color: '@key', width: 4 })),
    rect(-10, y + 52, width + 20, 26, '@night'),
    repeat(
      11,
      (i) =>
        line(i * 160 - 20, y + 78, i * 160 + 60, y + 190, '@key', 14) +
        line(i * 160 + 60, y + 190, i * 160 + 140, y + 78, '@key', 14),
    ),
    rect(-10, y + 186, width + 20, 30, '@night'),
    repeat(32, (i) => circle(26 + i * 50, y + 65, 5, '@slate')),
  ].join('');
}

/** A wheel with its axle box; (x, y) is its middle. */
export const carWheel = (x: number, y: number): Svg =>
  [
    circle(x, y, 66, '@night'),
    circle(x, y, 44, '@slate', { color: '@key', width: 5 }),
    circle(x, y, 14, '@night'),
  ].join('');
