import { expect, it } from 'vitest';
import company from '../../content/company.yaml';
import { companyNode } from './company';

it('gives the price range and the opening hours of the company', () => {
  const hours = (times: string) => ({ opens: times.slice(0, 5), closes: times.slice(-5) });
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(companyNode()).toMatchObject({
    priceRange: company.priceRange,
    openingHoursSpecification: [
      { dayOfWeek: weekdays, ...hours(company.openingHours.weekdays) },
      { dayOfWeek: ['Saturday', 'Sunday'], ...hours(company.openingHours.weekends) },
    ],
  });
});

it('says where the company is, without a street that it does not have', () => {
  expect(companyNode()).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: 'New York', addressRegion: 'NY', addressCountry: 'US' },
    sameAs: company.social.map(({ href }) => href),
  });
  expect(JSON.stringify(companyNode())).not.toContain('streetAddress');
});

it('rates nothing of our own', () => {
  expect(JSON.stringify(companyNode())).not.toMatch(/aggregateRating|review/i);
});
