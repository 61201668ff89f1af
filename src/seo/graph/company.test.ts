import { expect, it } from 'vitest';
import { companyNode } from './company';

it('gives the price range and the opening hours of the document', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(companyNode()).toMatchObject({
    priceRange: '$40-$320',
    openingHoursSpecification: [
      { dayOfWeek: weekdays, opens: '10:00', closes: '18:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
    ],
  });
});

it('rates nothing of our own', () => {
  expect(JSON.stringify(companyNode())).not.toMatch(/aggregateRating|review/i);
});
