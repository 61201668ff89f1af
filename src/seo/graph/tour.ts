// Structured data of the tours: each as a trip, and its weekly departure as an event; the private
// tour as a trip with an offer. It contains no dates, because only the booking calendar knows them.
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

/** Only the booking calendar knows whether a day has free places, so the offer does not say it. */
const offer = (tour: Tour): object => ({
  '@type': 'Offer',
  price: tour.price.toFixed(2),
  priceCurrency: 'USD',
  url: bookingLink(tour),
});

/** The properties that trip and event share; the name contains the words that visitors search for. */
const shared = (tour: Tour): object => ({
  name: `${tour.title} Cat History Walk`,
  alternateName: `${tour.title} Tour`,
  description: tour.standfirst,
  image: absolute(`/share/${tour.meta.share}.jpg`),
  url: absolute(`/tours/${tour.slug}`),
  offers: offer(tour),
});

/**
 * Describes a tour as a trip; its stops are the highlights:
 * docs/requirements.md#tour-in-structured-data. The duration is part of the departure, because the
 * vocabulary has none for a trip.
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
      name: stop.title,
      item: { '@type': 'Place', name: stop.where, address: stop.where, geo: geo(stop.at) },
    })),
  },
});

/** Describes the weekly departure as a schedule in New York time; single dates would be invented. */
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
 * Describes the private tour: the price of a whole group of as many guests as it covers. It does not say what a larger
 * group costs, because schema.org has no price for each further guest. The tour is arranged by e-mail, so the offer
 * links to the page and not to the calendar.
 */
export const privateTourNode = (page: PageOf<'private-tours'>): object => {
  const { from, covers } = page.pricing;
  const url = absolute('/tours/private-tours');
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
      price: from.toFixed(2),
      priceCurrency: 'USD',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: covers, unitText: 'guests' },
    },
  };
};
