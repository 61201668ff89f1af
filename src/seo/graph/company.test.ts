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

it('rates nothing of our own', () => {
  expect(JSON.stringify(companyNode())).not.toMatch(/aggregateRating|review/i);
});
