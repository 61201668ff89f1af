import { loadUnlessBuilt } from '../../ui/near/when-near';
import { whenUsed } from '../../ui/near/when-used';

/** Whoever only looks has looked at the first prints by then. */
const WITHIN_MS = 3_000;

const gallery = whenUsed('gallery', async () => (await import('./GalleryPage')).GalleryPage, WITHIN_MS);

// One element object for good: drawn again before it has come, it would lose its built HTML.
const walls = <gallery.Part />;

/** The gallery as it was built, until somebody acts: what each print shows is in the HTML. */
export const GalleryWalls = () => walls;

/** For the route's loader: loads what is not in the HTML already. */
export const loadGallery = (): Promise<void> => loadUnlessBuilt([gallery]);
