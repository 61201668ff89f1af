// Content -> JSON-LD nodes, one graph a page, tied together by stable ids. No invented dates and no
// ratings of our own business (search engines call those self-serving).
import { plainLines } from '../content/plain-words';
import type { Post } from '../content/page-schemas';
import type { Block, Company, Question, Tour } from '../content/schemas';
import { bookingLink } from '../integrations/fareharbor/addresses';
import { absolute } from './head';

const COMPANY_ID = '/#company';

/** Blocks of running text as one plain string. */
export const plainText = (blocks: readonly Block[]): string => plainLines(blocks).join(' ');

/** The company: a business that serves an area and has no shop of its own. */
export function companyNode(company: Company): object {
  const hours = (dayOfWeek: readonly string[], span: string): object => {
    const [opens, closes] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  };
  return {
    '@type': 'TravelAgency',
    '@id': absolute(COMPANY_ID),
    name: company.name,
    description: company.description,
    url: absolute('/'),
    email: company.email,
    image: absolute('/share/home.jpg'),
    priceRange: company.priceRange,
    areaServed: company.areaServed,
    openingHoursSpecification: [
      hours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], company.openingHours.weekdays),
      hours(['Saturday', 'Sunday'], company.openingHours.weekends),
    ],
  };
}

/** The way to a page, as the visible breadcrumb shows it. */
export const breadcrumbNode = (crumbs: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Questions and answers that stand on the page. */
export const questionsNode = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** A post of the blog. */
export const articleNode = (post: Post): object => ({
  '@type': 'BlogPosting',
  '@id': absolute(`/blog/${post.id}#post`),
  headline: post.title,
  description: post.excerpt,
  image: absolute(`/share/blog-${post.id}.jpg`),
  url: absolute(`/blog/${post.id}`),
  datePublished: post.date,
  author: { '@type': 'Person', name: post.author },
  publisher: { '@id': absolute(COMPANY_ID) },
  articleSection: post.category,
  keywords: post.tags.join(', '),
});

const geo = ({ lat, lon }: { lat: number; lon: number }): object => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lon,
});

function offer(tour: Tour): object {
  return {
    '@type': 'Offer',
    price: tour.price.toFixed(2),
    priceCurrency: 'USD',
    url: bookingLink(tour),
    availability: 'https://schema.org/InStock',
  };
}

/** A walk as a trip with its stops (001 §2: name, description, image, url, duration, price, location, highlights). */
export function tripNode(tour: Tour): object {
  return {
    '@type': 'TouristTrip',
    '@id': absolute(`/tours/${tour.slug}#trip`),
    name: `${tour.title} Tour`,
    description: tour.description,
    image: absolute(`/share/${tour.meta.share}.jpg`),
    url: absolute(`/tours/${tour.slug}`),
    duration: `PT${tour.hours}H`,
    provider: { '@id': absolute(COMPANY_ID) },
    offers: offer(tour),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: tour.stops.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name: stop.title, address: stop.where, geo: geo(stop.at) },
      })),
    },
  };
}

/** The weekly departure, as a schedule: the dates themselves stand on the booking calendar. */
export function departureNode(tour: Tour): object {
  return {
    '@type': 'Event',
    '@id': absolute(`/tours/${tour.slug}#departure`),
    name: `${tour.title} Tour`,
    description: tour.standfirst,
    image: absolute(`/share/${tour.meta.share}.jpg`),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: tour.meeting.corner,
      address: `${tour.meeting.corner}, New York, NY`,
      geo: geo(tour.meeting.at),
    },
    organizer: { '@id': absolute(COMPANY_ID) },
    offers: offer(tour),
    eventSchedule: {
      '@type': 'Schedule',
      byDay: tour.schedule.days.map((day) => `https://schema.org/${day}`),
      startTime: `${tour.schedule.start}:00`,
      duration: `PT${tour.hours}H`,
      repeatFrequency: 'P1W',
      scheduleTimezone: 'America/New_York',
    },
  };
}
