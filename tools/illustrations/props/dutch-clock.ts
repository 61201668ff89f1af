import { circle, ellipse, line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A painted Dutch clock, as they were called: a dial with an arched top, about 250 tall, on its shelf. */
export function dutchClock(): Svg {
  const hours = repeat(12, (i) => {
    const angle = (i * Math.PI) / 6;
    const [across, up] = [Math.sin(angle), -Math.cos(angle)];
    return line(across * 44, -118 + up * 44, across * 56, -118 + up * 56, '@key', i % 3 === 0 ? 8 : 5);
  });
  return [
    rect(-96, -22, 192, 22, '@brown', { color: '@key', width: 5 }),
    shape('M-80 -22V-196Q-80 -214 -62 -216Q-48 -262 0 -264Q48 -262 62 -216Q80 -214 80 -196V-22Z', '@paper', {
      color: '@key',
      width: 6,
    }),
    shape('M60 -22V-214Q80 -214 80 -196V-22Z', '@shade'),
    circle(0, -118, 64, '@mustard', { color: '@key', width: 5 }),
    circle(0, -118, 38, '@paper', { color: '@key', width: 3 }),
    hours,
    line(0, -118, -6, -152, '@key', 8),
    line(0, -118, 40, -104, '@key', 6),
    circle(0, -118, 7, '@night'),
    circle(0, -228, 14, '@brick'),
    ellipse(-26, -222, 12, 7, '@verdigris'),
    ellipse(26, -222, 12, 7, '@verdigris'),
    [-52, 46].map((x) => circle(x, -44, 8, '@brick')).join(''),
  ].join('');
}
