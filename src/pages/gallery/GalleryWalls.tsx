import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** The time in milliseconds after which the gallery loads even without an interaction. */
const WITHIN_MS = 3_000;

const gallery = hydrateOnInteraction('gallery', async () => (await import('./GalleryPage')).GalleryPage, WITHIN_MS);

/** Shows the built HTML of the gallery until the visitor acts; the HTML contains all pictures and captions. */
export const GalleryWalls = () => <gallery.Part />;

/** Loads the gallery if it is not in the HTML yet. Used by the route's loader. */
export const loadGallery = (): Promise<void> => loadUnlessPrerendered([gallery]);
