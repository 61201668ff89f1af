import { expect, it } from 'vitest';
import page from '../../content/pages/private-tours.yaml';
import { loadTour } from '../../content/tours';
import { departureNode, privateTourNode, tripNode } from './tour';

async function brooklyn() {
  const tour = await loadTour('brooklyn-heights');
  if (!tour) throw new Error('There is no Brooklyn Heights walk');
  return tour;
}

// docs/requirements.md#tour-in-structured-data
it('says everything that is required of a trip', async () => {
  const tour = await brooklyn();
  expect(tripNode(tour)).toMatchObject({
    '@type': 'TouristTrip',
    name: `${tour.title} Cat History Walk`,
    description: tour.standfirst,
    image: `https://gothammousers.example/share/${tour.meta.share}.jpg`,
    url: 'https://gothammousers.example/tours/brooklyn-heights',
    tripOrigin: { name: tour.meeting.corner },
    offers: {
      price: tour.price.toFixed(2),
      priceCurrency: 'USD',
      url: expect.stringContaining(`/items/${tour.item}/calendar/?flow=1219724&full-items=yes`) as string,
    },
  });
});

it('names the stops in their order, as its highlights', async () => {
  const tour = await brooklyn();
  const { itinerary } = tripNode(tour) as {
    itinerary: { itemListElement: { position: number; name: string; item: { name: string } }[] };
  };
  const listed = itinerary.itemListElement.map(({ name, item }) => [name, item.name]);
  expect(listed).toEqual(tour.stops.map((stop) => [stop.title, stop.where]));
  expect(tour.stops.length).toBeGreaterThan(4);
});

it('gives a departure as a weekly schedule in New York time, without invented dates', async () => {
  const tour = await brooklyn();
  const node = departureNode(tour);
  expect(node).toMatchObject({
    '@type': 'Event',
    duration: `PT${tour.hours}H`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventSchedule: {
      byDay: tour.schedule.days.map((day) => `https://schema.org/${day}`),
      startTime: `${tour.schedule.start}:00`,
      scheduleTimezone: 'America/New_York',
    },
  });
  expect(JSON.stringify(node)).not.toMatch(/startDate|endDate|InStock/);
});

it('offers a group of up to eight for $320, and gives no price for a larger one', () => {
  const pricing = { ...page.pricing, from: 320, covers: 8, further: 40, most: 30 };
  expect(privateTourNode({ ...page, pricing })).toMatchObject({
    '@type': 'TouristTrip',
    name: page.title,
    offers: {
      price: '320.00',
      priceCurrency: 'USD',
      eligibleQuantity: { minValue: 1, maxValue: 8 },
    },
  });
});
