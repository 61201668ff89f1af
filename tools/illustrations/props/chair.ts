import { line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import type { Swatch } from '../inks';

/** The back of a ladder-back chair, as one sees it from behind the sitter: 300 tall, on the ground. */
export function ladderBack(wood: Swatch): Svg {
  const post = (x: number): Svg =>
    rect(x - 8, -296, 16, 296, wood, { color: '@key', width: 4 }) +
    shape(`M${x - 11} -294Q${x} -330 ${x + 11} -294Z`, wood, { color: '@key', width: 4 });
  const slats = repeat(3, (i) =>
    shape(
      `M-70 ${-272 + i * 52}Q0 ${-290 + i * 52} 70 ${-272 + i * 52}V${-246 + i * 52}Q0 ${-264 + i * 52} -70 ${-246 + i * 52}Z`,
      wood,
      { color: '@key', width: 4 },
    ),
  );
  return slats + line(-70, -96, 70, -96, wood, 16) + line(-70, -36, 70, -36, wood, 10) + post(-72) + post(72);
}

/** A kitchen chair from the side, its seat at y -150. */
export function kitchenChair(wood: Swatch): Svg {
  const leg = (x1: number, y1: number, x2: number, y2: number): Svg =>
    line(x1, y1, x2, y2, '@key', 22) + line(x1, y1, x2, y2, wood, 14);
  return [
    leg(-84, -146, -100, 0),
    leg(84, -146, 98, 0),
    leg(-78, -150, -96, -380),
    line(-92, -70, 90, -70, wood, 10),
    rect(-110, -166, 220, 24, wood, { color: '@key', width: 4 }),
    shape('M-112 -386Q-96 -400 -80 -386L-72 -330Q-88 -340 -104 -330Z', wood, { color: '@key', width: 4 }),
  ].join('');
}
