import { expect, it } from 'vitest';
import company from '../../content/company.yaml';
import { companyNode, hours } from './company';

it('gives the price range and the opening hours of the company', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(companyNode()).toMatchObject({
    priceRange: company.priceRange,
    openingHoursSpecification: [
      ...hours(weekdays, company.openingHours.weekdays),
      ...hours(['Saturday', 'Sunday'], company.openingHours.weekends),
    ],
  });
});

it('gives no hours of days that are closed', () => {
  expect(hours(['Sunday'], 'closed')).toEqual([]);
  expect(hours(['Sunday'], '09:00-18:00')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '09:00', closes: '18:00' },
  ]);
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
