import { loadUnlessBuilt, whenNear } from '../../ui/hydration/hydrate-when-visible';
import { resumeCard } from '../../walk/entry/ResumeSlot';

export const aboutUs = whenNear('about-us', async () => (await import('./AboutUs')).AboutUs);
export const featuresAndBenefits = whenNear(
  'features-and-benefits',
  async () => (await import('./FeaturesAndBenefits')).FeaturesAndBenefits,
);
export const closingSections = whenNear(
  'closing-sections',
  async () => (await import('./ClosingSections')).ClosingSections,
);

/** Loads the parts that are not in the HTML yet. Used by the route's loader. */
export const loadBelowTheFold = (): Promise<void> =>
  loadUnlessBuilt([resumeCard, aboutUs, featuresAndBenefits, closingSections]);
