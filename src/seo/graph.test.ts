import { expect, it } from 'vitest';
import company from '../content/company.yaml';
import { loadTour } from '../content/tours';
import { companyNode, departureNode, plainText, tripNode } from './graph';
import { tourHead } from './pages';

async function brooklyn() {
  const tour = await loadTour('brooklyn-heights');
  if (!tour) throw new Error('There is no Brooklyn Heights walk');
  return tour;
}

it('says the price once, as a number a machine can read', async () => {
  expect(tripNode(await brooklyn())).toMatchObject({
    name: 'Brooklyn Heights Tour',
    duration: 'PT2H',
    offers: {
      price: '40.00',
      priceCurrency: 'USD',
      url: expect.stringContaining('/items/562630/calendar/?flow=1219724&full-items=yes') as string,
    },
  });
});

it('gives a departure as a weekly schedule in New York time, without invented dates', async () => {
  const node = departureNode(await brooklyn());
  expect(node).toMatchObject({
    eventSchedule: {
      byDay: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
      startTime: '10:00:00',
      scheduleTimezone: 'America/New_York',
    },
  });
  expect(JSON.stringify(node)).not.toMatch(/startDate|endDate/);
});

it('rates nothing of our own', () => {
  expect(JSON.stringify(companyNode(company))).not.toMatch(/aggregateRating|review/);
  expect(companyNode(company)).toMatchObject({ priceRange: '$40-$320' });
});

it('names nine stops in their order', async () => {
  const tour = await brooklyn();
  const { itinerary } = tripNode(tour) as {
    itinerary: { itemListElement: { position: number; item: { name: string } }[] };
  };
  expect(itinerary.itemListElement.map(({ item }) => item.name)).toEqual(tour.stops.map((stop) => stop.title));
  expect(itinerary.itemListElement).toHaveLength(9);
});

it('turns blocks into plain words', () => {
  expect(
    plainText([
      { p: ['One ', { strong: 'two' }] },
      { list: [['three'], [{ link: 'four', href: '/' }]], ordered: false },
    ]),
  ).toBe('One two three four');
});

it('gives a tour one canonical address and its own share picture', async () => {
  const head = tourHead(await brooklyn());
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://gothammousers.example/tours/brooklyn-heights' }]);
  expect(head.meta).toContainEqual({
    property: 'og:image',
    content: 'https://gothammousers.example/share/tour-brooklyn-heights.jpg',
  });
});
