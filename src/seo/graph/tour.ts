// A walk as a trip, and its weekly departure as an event. No invented dates: those stand on the
// booking calendar.
import type { Tour } from '../../content/schemas';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { absolute } from '../head';
import { aboutUs } from './company';

const geo = ({ lat, lon }: { lat: number; lon: number }): object => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lon,
});

const corner = ({ meeting }: Tour): object => ({
  '@type': 'Place',
  name: meeting.corner,
  address: `${meeting.corner}, New York, NY`,
  geo: geo(meeting.at),
});

const offer = (tour: Tour): object => ({
  '@type': 'Offer',
  price: tour.price.toFixed(2),
  priceCurrency: 'USD',
  url: bookingLink(tour),
  availability: 'https://schema.org/InStock',
});

/** What trip and event say alike. */
const shared = (tour: Tour): object => ({
  name: `${tour.title} Tour`,
  description: tour.standfirst,
  image: absolute(`/share/${tour.meta.share}.jpg`),
  url: absolute(`/tours/${tour.slug}`),
  offers: offer(tour),
});

/** A walk as a trip; its stops are the highlights (001 §2: name, description, image, url, duration, price, location, highlights). */
export const tripNode = (tour: Tour): object => ({
  '@type': 'TouristTrip',
  '@id': absolute(`/tours/${tour.slug}#trip`),
  ...shared(tour),
  duration: `PT${tour.hours}H`,
  provider: aboutUs,
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
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: corner(tour),
  organizer: aboutUs,
  eventSchedule: {
    '@type': 'Schedule',
    byDay: tour.schedule.days.map((day) => `https://schema.org/${day}`),
    startTime: `${tour.schedule.start}:00`,
    duration: `PT${tour.hours}H`,
    repeatFrequency: 'P1W',
    scheduleTimezone: 'America/New_York',
  },
});
