import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { line, place, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** The Statue of Liberty far off, 400 tall, its origin on the waterline. */
export function liberty(x: number, y: number, scale: number, color: Swatch): Svg {
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
      color,
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
      '@oxblood',
    ),
    polygon(
      [
        [-62, -34],
        [-44, -148],
        [44, -148],
        [62, -34],
      ],
      '@sand',
      { color: '@key', width: 4 },
    ),
    rect(-52, -156, 104, 14, '@sand', { color: '@key', width: 4 }),
    shape(robe, color, { color: '@key', width: 4 }),
    polygon(
      [
        [-24, -262],
        [-50, -342],
        [-38, -346],
        [-8, -270],
      ],
      color,
      { color: '@key', width: 4 },
    ),
    polygon(
      [
        [14, -250],
        [40, -236],
        [30, -200],
        [12, -214],
      ],
      color,
      { color: '@key', width: 4 },
    ),
    `<circle cx="0" cy="-298" r="19" fill="${color}" stroke="@key" stroke-width="4"/>`,
    crown,
    rect(-58, -364, 26, 18, color, { color: '@key', width: 4 }),
    shape('M-56 -364Q-62 -384 -45 -398Q-28 -384 -34 -364Z', '@mustard', { color: '@key', width: 3 }),
  ];
  return place(drawing.join(''), { x, y, scale });
}

/** A ferry's rail: posts, a wire mesh and a broad top, seen from the deck. */
export function ferryRail(y: number, width: number, paint: Swatch): Svg {
  return [
    repeat(4, (i) => line(-10, y + 60 + i * 52, width + 10, y + 60 + i * 52, '@night', 7)),
    repeat(6, (i) => rect(60 + i * 300, y, 30, 330, paint, { color: '@key', width: 6 })),
    rect(-10, y - 4, width + 20, 40, paint, { color: '@key', width: 7 }),
  ].join('');
}
