import page from '../../content/pages/private-tours.yaml';
import { tourCards } from '../../content/tour-cards';
import type { Choices } from './estimate/plan';

/** The tours that can be booked privately, in the order of the page. */
export const tours = page.neighborhoods.flatMap(({ tour: slug, text }) => {
  const tour = tourCards.find((one) => one.slug === slug);
  return tour === undefined ? [] : [{ tour, text }];
});

export const choices: Choices = {
  guests: page.pricing.covers,
  most: page.pricing.most,
  tours: tours.map(({ tour }) => tour.slug),
  events: page.events.map(({ id }) => id),
};
