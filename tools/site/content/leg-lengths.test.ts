import { expect, it } from 'vitest';
import { checkContent } from './check-content';
import { filesOf } from './content-file';
import { wrongLegs, wrongLegsOf } from './leg-lengths';

const north = (meters: number): number => 40.7 + meters / 111_195;
/** One leg of 400 m to the north. */
const LEGS = [
  [
    [north(0), -73.99],
    [north(100), -73.99],
    [north(400), -73.99],
  ],
] as const;
const walk = (meters: number, corner = -73.99) => ({
  slug: 'the-walk',
  stops: [{ next: { meters, words: 'Go.', steps: [{ words: 'Go.', at: { lat: north(100), lon: corner } }] } }, {}],
});

it('finds nothing within 5 %', () => {
  expect(wrongLegs(walk(381), LEGS)).toEqual([]);
  expect(wrongLegs(walk(419), LEGS)).toEqual([]);
});

it('names a leg whose written length is another than the drawn one', () => {
  expect(wrongLegs(walk(421), LEGS)).toEqual([
    'src/content/tours/the-walk.md → stop 1 → Next: says 421 m, and the way in src/geography/the-walk.json is 400 m long; one of the two is wrong',
  ]);
});

it('names a corner that the way does not pass', () => {
  expect(wrongLegs(walk(400, -73.9894), LEGS)).toEqual([expect.stringContaining('is 51 m beside the way')]);
});

it('names a turn and a direction that the way does not have', () => {
  const stops = [{ next: { meters: 400, words: 'Walk south to the pump and turn left.' } }, {}];
  expect(wrongLegs({ slug: 'the-walk', stops }, LEGS)).toEqual([
    'src/content/tours/the-walk.md → stop 1 → Next: says "turn left", and the way in src/geography/the-walk.json does not go there; one of the two is wrong',
    expect.stringContaining('says "Walk south"'),
  ]);
});

it('is part of the check of the content, which finds nothing', () => {
  const { files, mistakes } = checkContent(process.cwd());
  expect(mistakes).toEqual([]);
  const walks = filesOf(files, 'tour');
  expect(walks).not.toHaveLength(0);
  for (const { value: one } of walks) {
    expect(wrongLegsOf(process.cwd(), one)).toEqual([]);
    const longer = one.stops.map(({ next }) => (next ? { next: { ...next, meters: next.meters * 1.1 } } : {}));
    expect(wrongLegsOf(process.cwd(), { slug: one.slug, stops: longer })).toHaveLength(longer.length - 1);
  }
});
