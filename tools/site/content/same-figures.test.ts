import { expect, it } from 'vitest';
import type { PageOf } from '../../../src/content/page-schemas';
import type { Tour } from '../../../src/content/schemas';
import { differentFigures, isQuotedToTheEnd, type Ruling } from './same-figures';

const walk = (slug: string, title: string, stops: number, groupSize: number, miles: number, meters: number): Tour =>
  ({
    slug,
    title,
    groupSize,
    miles,
    stops: Array.from({ length: stops }, (_, index) => (index === 0 ? { next: { meters } } : {})),
  }) as unknown as Tour;
const ruling: Ruling = {
  tours: [walk('north', 'North Side', 9, 12, 1.6, 2525), walk('south', 'South Side', 6, 15, 1.4, 2242)],
  company: { rating: { value: 4.9, reviews: 150, fiveStarPercent: 98, sample: true } } as Ruling['company'],
  privateTours: {
    pricing: { from: 320, covers: 8, further: 40, most: 30 },
    scheduling: { replyHours: 48 },
    neighborhoods: [{ tour: 'north', text: '' }],
  } as unknown as PageOf<'private-tours'>,
};
const wrong = (text: string, file = 'src/content/pages/tours.yaml', at = 'heading'): readonly string[] =>
  differentFigures([{ file, at, text }], ruling).map((found) => found.wrong);

it.each([
  'Small groups of 12 to 15, six to nine stops, about 1.5 miles.',
  'About 1.5 miles (2.2 to 2.5 km)',
  'About 1.5 miles (2.3 to 2.5 km)',
  'North Side (9 stops), South Side (6), and private tours.',
  'For a group of 1 to 30: $320 for up to 8 guests, and $40 for each additional guest.',
  '4.9 from 150 reviews, 98% five-star (sample figures)',
  'At most 12 people, 15 on the South Side. Twelve people at most in North Side, fifteen on the South Side.',
  'In 1904 on the South Side a group of 1 to 30 people met.',
  'Two of the stops were stations. We reply within 48 hours, 2 to 3 weeks ahead.',
])('lets through: %s', (text) => expect(wrong(text)).toEqual([]));

it.each([
  ['Small groups of 10 to 15', '"Small groups of 10 to 15", but the smallest and the largest groupSize are 12 and 15'],
  ['Now booking. 12 to 16 people.', '"12 to 16 people", but the smallest and the largest groupSize are 12 and 15'],
  ['At most 10 people', '"At most 10 people", but the walks have groupSize 12, 15'],
  ['Fourteen people at most.', '"Fourteen people at most", but the walks have groupSize 12, 15'],
  ['12 of you, 14 on the South Side', '"14 on the South Side", but groupSize of South Side is 15'],
  ['with six to eight stops', '"six to eight stops", but the fewest and the most stops are 6 and 9'],
  ['North Side (8 stops)', '"North Side (8 stops)", but what North Side has is 9'],
  ['about 1 miles', '"about 1 miles", but the walks have 1.4 to 1.6'],
  ['About 1.5 miles (2.4 km)', '"About 1.5 miles (2.4 km)", but the walks have 2.2 to 2.5 km'],
  ['$300 for up to 8 guests', '"$300 for up to 8 guests", but from and covers are 320 and 8'],
  ['$45 for each additional guest', '"$45 for each additional guest", but further is 40'],
  ['We reply within 24 hours.', '"We reply within 24 hours", but replyHours is 48'],
  ['a group of 1 to 24', '"group of 1 to 24", but most is 30'],
  ['97% five-star (sample figure)', '"97% five-star", but fiveStarPercent is 98'],
  ['98% five-star reviews', 'repeats the rating without "(sample figure)"'],
])('finds another figure: %s', (text, line) => expect(wrong(text)).toEqual([line]));

it('counts the stops in the file of a walk, and where private tours speak of it', () => {
  expect(wrong('The rest is eight stops.', 'src/content/tours/north.md')).toHaveLength(1);
  expect(wrong('Nine stops, from the bridge.', 'src/content/tours/north.md')).toEqual([]);
  expect(wrong('Eight stops.', 'src/content/pages/private-tours.yaml', 'neighborhoods.1.text')).toHaveLength(1);
});

it('checks the length in the file of a walk', () => {
  expect(wrong('1.6 miles (2.5 km) in two hours', 'src/content/tours/north.md')).toEqual([]);
  // One more corner on the way may change the last digit.
  expect(wrong('1.6 miles (2.4 km) in two hours', 'src/content/tours/north.md')).toEqual([]);
  expect(wrong('1.6 miles (2.2 km) in two hours', 'src/content/tours/north.md')).toEqual([
    '"1.6 miles (2.2 km)", but North Side has 1.6 miles (2.5 km)',
  ]);
});

it('takes the mark off a figure that is real', () => {
  const { sample: _sample, ...rating } = ruling.company?.rating ?? { value: 4.9, reviews: 150, fiveStarPercent: 98 };
  const real = { ...ruling, company: { ...ruling.company, rating } as Ruling['company'] };
  const found = (text: string) => differentFigures([{ file: 'a.yaml', at: 'text', text }], real);
  expect(found('98% five-star reviews')).toEqual([]);
  expect(found('98% five-star reviews (sample figure)')).toHaveLength(1);
});

it.each([
  ['“No,” she said, and “yes.”', true],
  ['no quotation at all, it’s plain', true],
  ['“No, she said', false],
  ['No,” she said', false],
  ['“No “no”', false],
])('%s is quoted to the end: %s', (text, is) => expect(isQuotedToTheEnd(text)).toBe(is));
