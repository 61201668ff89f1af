import type { Swatch } from '../inks';
import { polygon, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

interface Awning {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly colors: readonly [Swatch, Swatch];
  readonly stripes: number;
  readonly lettering: string;
}

/** An awning across the whole picture, with letters on its hanging edge. */
export function awning({ width, top, bottom, colors, stripes, lettering }: Awning): Svg {
  const step = width / stripes;
  const drop = 108;
  const striped = repeat(stripes, (i) => {
    const color = i % 2 === 0 ? colors[0] : colors[1];
    const x = i * step;
    const narrow = (at: number): number => width / 2 + (at - width / 2) * 0.9;
    return polygon(
      [
        [narrow(x), top],
        [narrow(x + step), top],
        [x + step, bottom],
        [x, bottom],
      ],
      color,
    );
  });
  const edge = repeat(stripes, (i) => {
    const x = i * step;
    return shape(`M${x} ${bottom + drop - 4}q${step / 2} 44 ${step} 0Z`, colors[0], { color: '@key', width: 6 });
  });
  return [
    striped,
    edge,
    rect(-10, bottom, width + 20, drop, colors[0]),
    rect(-10, bottom - 5, width + 20, 10, '@night'),
    text(lettering, { x: width / 2, y: bottom + 84, size: 88, color: '@key', weight: 900, spacing: 14 }),
  ].join('');
}
