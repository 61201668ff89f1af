import page from '../../content/pages/private-tours.yaml';
import { tourCards } from '../../content/tour-cards';

/** The tours that can be booked privately, in the order of the page. */
export const tours = page.neighborhoods.flatMap(({ tour: slug, text }) => {
  const tour = tourCards.find((one) => one.slug === slug);
  return tour === undefined ? [] : [{ tour, text }];
});

/** The values that a visitor can choose. */
export interface Choices {
  /** The initial and the largest number of guests. */
  readonly guests: number;
  readonly most: number;
  readonly tours: readonly string[];
  readonly events: readonly string[];
}

export const choices: Choices = {
  guests: page.pricing.covers,
  most: page.pricing.most,
  tours: tours.map(({ tour }) => tour.slug),
  events: page.events.map(({ id }) => id),
};
