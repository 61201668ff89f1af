import company from '../../content/company.yaml';
import { absolute } from '../head';

/** How other nodes name the company. */
export const companyRef = { '@id': /* @__PURE__ */ absolute('/#company') };

const hours = (dayOfWeek: readonly string[], span: string): object => {
  const [opens, closes] = span.split('-');
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
};

/**
 * The company: a business that serves an area and has no shop. Price range and opening hours:
 * docs/requirements.md#company-in-structured-data. No ratings of our own business (search engines call those
 * self-serving).
 */
export const companyNode = (): object => ({
  '@type': 'TravelAgency',
  ...companyRef,
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
});
