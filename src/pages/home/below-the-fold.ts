import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

export const aboutUs = whenNear('about-us', async () => (await import('./AboutUs')).AboutUs);
export const reasons = whenNear('reasons', async () => (await import('./FeaturesAndBenefits')).Reasons);
export const going = whenNear('going', async () => (await import('./ClosingSections')).Going);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([aboutUs, reasons, going]);
