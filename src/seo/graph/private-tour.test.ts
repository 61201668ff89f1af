import { expect, it } from 'vitest';
import page from '../../content/pages/private-tours.yaml';
import { privateTourNode } from './private-tour';

it('offers a group of up to eight for $320, and each further guest for $40', () => {
  const pricing = { ...page.pricing, from: 320, covers: 8, further: 40, most: 30 };
  expect(privateTourNode({ ...page, pricing })).toMatchObject({
    '@type': 'TouristTrip',
    name: page.title,
    offers: {
      price: '320.00',
      priceCurrency: 'USD',
      eligibleQuantity: { minValue: 1, maxValue: 30 },
      priceSpecification: [
        { price: '320.00', eligibleQuantity: { minValue: 1, maxValue: 8 } },
        { price: '40.00', eligibleQuantity: { minValue: 9, maxValue: 30 } },
      ],
    },
  });
});
