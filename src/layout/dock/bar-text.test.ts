import { expect, test } from 'vitest';
import privateTours from '../../content/pages/private-tours.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { barText, privateBarText } from './bar-text';

/** Every tour with figures of our own: the owner may change those of the site. */
const tours = tourSummaries.map((tour, index) => ({
  ...tour,
  title: 'Financial District',
  price: 40 + index,
  hours: 2,
  groupSize: 15 - index,
  schedule: { days: ['Saturday' as const], start: '14:00' },
}));

test('on the page of a walk it speaks of that walk', () => {
  expect(barText(tours, tours[0])).toEqual({
    price: '$40',
    title: 'Financial District',
    facts: 'Saturdays, 2:00 PM · max 15 people · confirm on the booking calendar',
    short: ['Sat', '2:00 PM'],
  });
});

test('elsewhere of all of them', () => {
  expect(barText(tours, undefined)).toMatchObject({
    price: '$40',
    facts: 'a person · 2 hours · small groups of 13 to 15',
    short: ['Weekends', 'max 15 people'],
  });
});

test('says the price of a private walk where that is what the page is about', () => {
  const { from, covers, further, most } = privateTours.pricing;
  expect(privateBarText()).toEqual({
    price: `$${from}`,
    title: 'A walk of your own',
    facts: `for up to ${covers} guests · $${further} each additional guest, up to ${most}`,
    short: [`${covers} guests`, `then $${further}`],
  });
});
