import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, line, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** The left half of a drawn curtain, gathered at the side: from the top down to `y`. Mirror it for the right. */
export function curtain(y: number, reach: number): Svg {
  const outline = smooth([
    [-20, -20, 'c'],
    [reach, -20, 'c'],
    [reach * 0.96, y * 0.25],
    [reach * 0.74, y * 0.5],
    [reach * 0.46, y * 0.64, 'c'],
    [reach * 0.62, y * 0.8],
    [reach * 0.72, y, 'c'],
    [-20, y, 'c'],
  ]);
  const folds = repeat(5, (i) => {
    const x = reach * (0.16 + i * 0.17);
    return (
      gouge([x, -10], [x * 0.92, y * 0.34], [x * 0.48, y * 0.62], 26, '@oxblood') +
      gouge([x * 0.44, y * 0.66], [x * 0.62, y * 0.8], [x * 0.72, y], 20, '@oxblood')
    );
  });
  return [
    shape(outline, '@brick'),
    clipTo(outline, folds),
    shape(outline, 'none', { color: '@key', width: 7 }),
    shape(
      `M-20 ${y * 0.6}Q${reach * 0.3} ${y * 0.7} ${reach * 0.5} ${y * 0.6}L${reach * 0.5} ${y * 0.66}Q${reach * 0.3} ${y * 0.76} -20 ${y * 0.66}Z`,
      '@mustard',
      { color: '@key', width: 6 },
    ),
  ].join('');
}

/** The short curtain across the top, in scallops with a fringe. */
export function valance(width: number, depth: number, scallops: number): Svg {
  const step = width / scallops;
  return repeat(scallops, (i) => {
    const x = i * step;
    const path = `M${x} -20V${depth * 0.5}Q${x + step / 2} ${depth * 1.5} ${x + step} ${depth * 0.5}V-20Z`;
    return (
      shape(path, '@brick', { color: '@mustard', width: 22 }) +
      shape(path, '@brick', { color: '@key', width: 6 }) +
      gouge([x + step * 0.3, 0], [x + step * 0.34, depth * 0.4], [x + step * 0.44, depth * 0.8], 14, '@oxblood') +
      gouge([x + step * 0.7, 0], [x + step * 0.66, depth * 0.4], [x + step * 0.56, depth * 0.8], 14, '@oxblood')
    );
  });
}

/** A footlight in its shell, its light toward the stage; its origin at the edge of the stage. */
export function footlight(x: number, y: number, scale: number): Svg {
  const drawing = [
    ellipse(0, -16, 34, 30, '@butter'),
    circle(0, -18, 13, '@paper'),
    shape('M-40 0Q-40 -46 0 -48Q40 -46 40 0L40 22H-40Z', '@mustard', { color: '@key', width: 6 }),
    gouge([-14, 14], [-16, -18], [-8, -40], 5, '@key'),
    gouge([14, 14], [16, -18], [8, -40], 5, '@key'),
  ];
  return place(drawing.join(''), { x, y, scale });
}

/** Boards that run toward the viewer. */
export function boards(y: number, width: number, height: number, color: Swatch): Svg {
  const middle = width / 2;
  return (
    rect(-10, y, width + 20, height, color) +
    repeat(13, (i) => {
      const x = (i / 12) * width;
      return line(middle + (x - middle) * 0.8, y, middle + (x - middle) * 1.1, y + height, '@key', 5);
    })
  );
}
