import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { circle, ellipse, gouge, line, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const DOME = smooth([
  [-96, -200, 'c'],
  [-100, -300],
  [-70, -372],
  [0, -398],
  [70, -372],
  [100, -300],
  [96, -200, 'c'],
]);

/** A stock ticker under its glass dome on an iron stand: 400 tall, its origin on the ground. */
export function ticker(): Svg {
  return [
    line(0, -180, 0, -20, '@night', 22),
    shape('M-90 0L-30 -40H30L90 0Z', '@night'),
    rect(-120, -200, 240, 26, '@night'),
    shape(DOME, '@sea'),
    circle(-34, -268, 40, '@mustard', { color: '@key', width: 7 }),
    circle(-34, -268, 12, '@night'),
    rect(0, -320, 62, 112, '@mustard', { color: '@key', width: 7 }),
    ellipse(31, -322, 40, 12, '@night'),
    line(8, -286, 54, -286, '@key', 6),
    line(8, -258, 54, -258, '@key', 6),
    stroke(DOME, '@key', 8),
    gouge([-74, -240], [-82, -320], [-40, -366], 12, '@paper'),
    circle(0, -404, 13, '@night'),
  ].join('');
}

/** Paper tape with its two rows of news, along a line. */
export function tickerTape(along: Points): Svg {
  const path = smooth(along, false);
  return (
    stroke(path, '@key', 32) +
    stroke(path, '@paper', 22) +
    `<g stroke-dasharray="16 12 6 20 24 14">${stroke(path, '@key', 6)}</g>`
  );
}
