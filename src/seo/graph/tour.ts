// Structured data of the tours: each as a trip, and its weekly departure as an event; the private tour
// as a trip with an offer. No invented dates: those stand on the booking calendar.
import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import type { Tour } from '../../content/schemas';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { absolute } from '../head';
import { companyRef, inNewYork } from './company';

const geo = ({ lat, lon }: { lat: number; lon: number }): object => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lon,
});

const corner = ({ meeting }: Tour): object => ({
  '@type': 'Place',
  name: meeting.corner,
  address: inNewYork(meeting.corner),
  geo: geo(meeting.at),
});

/** Whether there is room on a day, only the booking calendar knows. */
const offer = (tour: Tour): object => ({
  '@type': 'Offer',
  price: tour.price.toFixed(2),
  priceCurrency: 'USD',
  url: bookingLink(tour),
});

/** What trip and event say alike; the name has the words that a stranger searches. */
const shared = (tour: Tour): object => ({
  name: `${tour.title} Cat History Walk`,
  alternateName: `${tour.title} Tour`,
  description: tour.standfirst,
  image: absolute(`/share/${tour.meta.share}.jpg`),
  url: absolute(`/tours/${tour.slug}`),
  offers: offer(tour),
});

/**
 * A tour as a trip; its stops are the highlights: docs/requirements.md#tour-in-structured-data. How long it takes
 * stands with the departure: the vocabulary knows no duration of a trip.
 */
export const tripNode = (tour: Tour): object => ({
  '@type': 'TouristTrip',
  '@id': absolute(`/tours/${tour.slug}#trip`),
  ...shared(tour),
  provider: companyRef,
  tripOrigin: corner(tour),
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: tour.stops.length,
    itemListElement: tour.stops.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Place', name: stop.title, address: stop.where, geo: geo(stop.at) },
    })),
  },
});

/** The weekly departure, as a schedule in New York time: single dates would be invented. */
export const departureNode = (tour: Tour): object => ({
  '@type': 'Event',
  '@id': absolute(`/tours/${tour.slug}#departure`),
  ...shared(tour),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  duration: `PT${tour.hours}H`,
  location: corner(tour),
  organizer: companyRef,
  eventSchedule: {
    '@type': 'Schedule',
    byDay: tour.schedule.days.map((day) => `https://schema.org/${day}`),
    startTime: `${tour.schedule.start}:00`,
    duration: `PT${tour.hours}H`,
    repeatFrequency: 'P1W',
    scheduleTimezone: 'America/New_York',
    ...(company.daysOff.length > 0 ? { exceptDate: company.daysOff } : {}),
  },
});

/**
 * The private tour: the price of the whole group, and what each guest above it adds. It is arranged by
 * e-mail, so the offer leads to the page and not to the calendar.
 */
export const privateTourNode = (page: PageOf<'private-tours'>): object => {
  const { from, covers, further, most } = page.pricing;
  const url = absolute('/tours/private-tours');
  const price = (amount: number): object => ({ price: amount.toFixed(2), priceCurrency: 'USD' });
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: page.title,
    description: page.standfirst,
    image: absolute(`/share/${page.meta.share}.jpg`),
    url,
    provider: companyRef,
    itinerary: company.areaServed.map((name) => ({ '@type': 'Place', name })),
    offers: {
      '@type': 'Offer',
      url,
      ...price(from),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: most, unitText: 'guests' },
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          ...price(from),
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: covers, unitText: 'guests' },
        },
        {
          '@type': 'UnitPriceSpecification',
          ...price(further),
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: covers + 1, maxValue: most, unitText: 'guests' },
        },
      ],
    },
  };
};
