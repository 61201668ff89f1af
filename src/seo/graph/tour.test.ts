import { expect, it } from 'vitest';
import page from '../../content/pages/private-tours.yaml';
import { loadTour } from '../../content/tours';
import { departureNode, privateTourNode, tripNode } from './tour';

async function brooklyn() {
  const tour = await loadTour('brooklyn-heights');
  if (!tour) throw new Error('There is no Brooklyn Heights walk');
  return tour;
}

it('says everything the document names of a trip', async () => {
  const tour = await brooklyn();
  expect(tripNode(tour)).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Brooklyn Heights Tour',
    description: tour.standfirst,
    image: 'https://gothammousers.example/share/tour-brooklyn-heights.jpg',
    url: 'https://gothammousers.example/tours/brooklyn-heights',
    duration: 'PT2H',
    tripOrigin: { name: tour.meeting.corner },
    offers: {
      price: '40.00',
      priceCurrency: 'USD',
      url: expect.stringContaining('/items/562630/calendar/?flow=1219724&full-items=yes') as string,
    },
  });
});

it('names nine stops in their order, as its highlights', async () => {
  const tour = await brooklyn();
  const { itinerary } = tripNode(tour) as {
    itinerary: { itemListElement: { position: number; item: { name: string } }[] };
  };
  expect(itinerary.itemListElement.map(({ item }) => item.name)).toEqual(tour.stops.map((stop) => stop.title));
  expect(itinerary.itemListElement).toHaveLength(9);
});

it('gives a departure as a weekly schedule in New York time, without invented dates', async () => {
  const node = departureNode(await brooklyn());
  expect(node).toMatchObject({
    '@type': 'Event',
    eventSchedule: {
      byDay: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
      startTime: '10:00:00',
      scheduleTimezone: 'America/New_York',
    },
  });
  expect(JSON.stringify(node)).not.toMatch(/startDate|endDate/);
});

it('offers a group of up to eight for $320, and each further guest for $40', () => {
  expect(privateTourNode(page)).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Private Tours',
    offers: {
      price: '320.00',
      priceCurrency: 'USD',
      eligibleQuantity: { minValue: 1, maxValue: 30 },
      priceSpecification: [
        { price: '320.00', eligibleQuantity: { minValue: 1, maxValue: 8 } },
        { price: '40.00', eligibleQuantity: { minValue: 9, maxValue: 30 } },
      ],
    },
  });
});
