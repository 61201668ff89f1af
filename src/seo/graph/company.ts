import company from '../../content/company.yaml';
import { absolute } from '../head';

/** How other nodes name the company. */
export const companyRef = { '@id': /* @__PURE__ */ absolute('/#company') };

/** Describes the hours of some days, such as "09:00-18:00"; days that are "closed" have no description. */
export function hours(dayOfWeek: readonly string[], span: string): object[] {
  if (span === 'closed') return [];
  const [opens, closes] = span.split('-');
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}

/**
 * Makes a place in the city. `corner` is the meeting point as visitors read it; the company has
 * none, because it has no shop.
 */
export const inNewYork = (corner?: string): object => ({
  '@type': 'PostalAddress',
  ...(corner === undefined ? {} : { streetAddress: corner }),
  addressLocality: 'New York',
  addressRegion: 'NY',
  addressCountry: 'US',
});

/** Describes the site itself, with the name that search engines show. */
export const siteNode = (): object => ({
  '@type': 'WebSite',
  '@id': absolute('/#site'),
  name: company.name,
  url: absolute('/'),
  inLanguage: 'en-US',
  publisher: companyRef,
});

/**
 * Describes the company: a business that serves an area and has no shop. Price range and opening
 * hours: docs/requirements.md#company-in-structured-data. It contains no ratings of our own
 * business, which search engines call self-serving.
 */
export const companyNode = (): object => ({
  '@type': 'TravelAgency',
  ...companyRef,
  name: company.name,
  description: company.description,
  url: absolute('/'),
  email: company.email,
  address: inNewYork(),
  image: absolute('/share/home.jpg'),
  logo: absolute('/icons/icon-512.png'),
  sameAs: company.social.map(({ href }) => href),
  priceRange: company.priceRange,
  areaServed: company.areaServed,
  openingHoursSpecification: [
    ...hours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], company.openingHours.weekdays),
    ...hours(['Saturday', 'Sunday'], company.openingHours.weekends),
  ],
});
