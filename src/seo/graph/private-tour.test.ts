import { expect, it } from 'vitest';
import page from '../../content/pages/private-tours.yaml';
import { privateTourNode } from './private-tour';

it('offers a group of up to eight for $320, and each further guest for $40', () => {
  expect(privateTourNode(page)).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Private Tours',
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
