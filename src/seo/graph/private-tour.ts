import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { absolute } from '../head';
import { aboutUs } from './company';

/**
 * A tour of one's own: the price of the whole group, and what each guest above it adds. It is agreed
 * on by letter, so the offer leads to the page and not to the calendar.
 */
export const privateTourNode = (page: PageOf<'private-tours'>): object => {
  const { from, covers, further, most } = page.pricing;
  const url = absolute('/tours/private-tours');
  const price = (amount: number): object => ({ price: amount.toFixed(2), priceCurrency: 'USD' });
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: page.title,
    description: page.standfirst,
    image: absolute(`/share/${page.meta.share}.jpg`),
    url,
    duration: 'PT2H',
    provider: aboutUs,
    itinerary: company.areaServed.map((name) => ({ '@type': 'Place', name })),
    offers: {
      '@type': 'Offer',
      url,
      ...price(from),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: most, unitText: 'guests' },
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          ...price(from),
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: covers, unitText: 'guests' },
        },
        {
          '@type': 'UnitPriceSpecification',
          ...price(further),
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: covers + 1, maxValue: most, unitText: 'guests' },
        },
      ],
    },
  };
};
