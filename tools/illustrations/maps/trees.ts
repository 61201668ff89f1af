import type { Point, Points } from '../geometry';
import { randomFrom } from '../noise';
import { circle, gouge, place } from '../svg';
import type { Svg } from '../svg';
import type { DistrictMap } from './district-map';
import type { OnPage } from './projection';

const SPACING = 64;
const JITTER = 18;
const TREE = 22;

/** The crown of a tree seen from above, lit from the upper left. */
const tree = (): Svg =>
  circle(0, 0, TREE, '@verdigris', { color: '@key', width: 5 }) + gouge([-14, 2], [-12, -13], [3, -14], 8, '@paper');

/** True where a point lies in an outline (a ray to the right crosses its edge an odd number of times). */
function isInside(outline: Points, [x, y]: Point): boolean {
  return outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline.at(i - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** Trees all over the parks, but for the edges. */
export function trees({ parks }: DistrictMap, onPage: OnPage, seed: number): Svg {
  const random = randomFrom(seed);
  return parks
    .map(({ outline }) => outline.map(onPage))
    .flatMap((outline) => {
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
      const spots: Point[] = [];
      for (let y = Math.min(...ys); y < Math.max(...ys); y += SPACING)
        for (let x = Math.min(...xs); x < Math.max(...xs); x += SPACING)
          spots.push([x + (random() - 0.5) * JITTER, y + (random() - 0.5) * JITTER]);
      return spots.filter(([x, y]) =>
        [-1, 1].every(
          (side) => isInside(outline, [x + side * TREE * 1.3, y]) && isInside(outline, [x, y + side * TREE * 1.3]),
        ),
      );
    })
    .filter(() => random() < 0.8)
    .map(([x, y]) => place(tree(), { x, y, turn: random() * 20 - 10 }))
    .join('');
}
