import { loadUnlessBuilt } from '../../ui/near/when-near';
import { whenUsed } from '../../ui/near/when-used';

/** Whoever only looks has looked at the first prints by then. */
const WITHIN_MS = 3_000;

/** What each print shows is in the HTML; the script needs it when one is opened. */
export const gallery = whenUsed('gallery', async () => (await import('./GalleryPage')).GalleryPage, WITHIN_MS);

/** For the route's loader: loads what is not in the HTML already. */
export const loadGallery = (): Promise<void> => loadUnlessBuilt([gallery]);
