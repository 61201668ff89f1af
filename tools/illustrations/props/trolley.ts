import type { Swatch } from '../inks';
import { circle, line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** An electric street car of about 1900, from the side: 620 long, its origin on the rails in the middle. */
export function trolley(body: Swatch): Svg {
  const windows = repeat(7, (i) =>
    rect(-206 + i * 60, -218, 44, 74, i % 3 === 1 ? '@mustard' : '@deep', { color: '@key', width: 4 }),
  );
  const wheel = (x: number): Svg => circle(x, -26, 26, '@night') + circle(x, -26, 8, '@slate');
  return [
    line(0, -292, -150, -420, '@night', 6),
    wheel(-130),
    wheel(130),
    rect(-180, -52, 360, 26, '@night'),
    rect(-230, -240, 460, 186, body, { color: '@key', width: 5 }),
    rect(-230, -128, 460, 14, '@mustard'),
    windows,
    [-1, 1]
      .map((side) => {
        const x = side * 268;
        return (
          rect(x - 38, -108, 76, 58, body, { color: '@key', width: 5 }) +
          line(x + side * 34, -240, x + side * 34, -104, '@night', 7)
        );
      })
      .join(''),
    shape('M-312 -240Q-300 -266 -200 -268H200Q300 -266 312 -240Z', '@umber', { color: '@key', width: 5 }),
    rect(-180, -294, 360, 28, '@mustard', { color: '@key', width: 5 }),
  ].join('');
}
