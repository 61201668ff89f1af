import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, line, place, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Colors {
  readonly copper: Swatch;
  readonly stone: Swatch;
  readonly island: Swatch;
}

/** The Statue of Liberty far off, 400 tall, its origin on the waterline. */
export function liberty(x: number, y: number, scale: number, { copper, stone, island }: Colors): Svg {
  const robe = smooth([
    [-34, -150, 'c'],
    [-30, -230],
    [-22, -276],
    [22, -276],
    [30, -230],
    [34, -150, 'c'],
  ]);
  const crown = repeat(5, (i) => {
    const angle = Math.PI * (1.2 + i * 0.15);
    return line(
      Math.cos(angle) * 14,
      -302 + Math.sin(angle) * 14,
      Math.cos(angle) * 32,
      -302 + Math.sin(angle) * 32,
      copper,
      5,
    );
  });
  const drawing = [
    polygon(
      [
        [-120, 0],
        [-96, -34],
        [96, -34],
        [120, 0],
      ],
      island,
    ),
    polygon(
      [
        [-62, -34],
        [-44, -148],
        [44, -148],
        [62, -34],
      ],
      stone,
      { color: '@key', width: 4 },
    ),
    rect(-52, -156, 104, 14, stone, { color: '@key', width: 4 }),
    shape(robe, copper, { color: '@key', width: 4 }),
    polygon(
      [
        [-24, -262],
        [-50, -342],
        [-38, -346],
        [-8, -270],
      ],
      copper,
      { color: '@key', width: 4 },
    ),
    polygon(
      [
        [14, -250],
        [40, -236],
        [30, -200],
        [12, -214],
      ],
      copper,
      { color: '@key', width: 4 },
    ),
    circle(0, -298, 19, copper, { color: '@key', width: 4 }),
    crown,
    rect(-58, -364, 26, 18, copper, { color: '@key', width: 4 }),
    shape('M-56 -364Q-62 -384 -45 -398Q-28 -384 -34 -364Z', '@mustard', { color: '@key', width: 3 }),
  ];
  return place(drawing.join(''), { x, y, scale });
}
