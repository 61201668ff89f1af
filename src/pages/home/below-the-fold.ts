import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateWhenVisible } from '../../ui/hydration/hydrate-when-visible';
import { resumeCard } from '../../walk/entry/ResumeSlot';

/**
 * The home page below the fold: three parts of several sections each, which load when the visitor comes near. They have
 * no time limit, because most visitors leave the home page before they scroll that far.
 */
export const aboutUs = hydrateWhenVisible('about-us', async () => (await import('./AboutUs')).AboutUs);
export const featuresAndBenefits = hydrateWhenVisible(
  'features-and-benefits',
  async () => (await import('./FeaturesAndBenefits')).FeaturesAndBenefits,
);
export const closingSections = hydrateWhenVisible(
  'closing-sections',
  async () => (await import('./ClosingSections')).ClosingSections,
);

/** Loads the parts that are not in the HTML yet. Used by the route's loader. */
export const loadBelowTheFold = (): Promise<void> =>
  loadUnlessPrerendered([resumeCard, aboutUs, featuresAndBenefits, closingSections]);
