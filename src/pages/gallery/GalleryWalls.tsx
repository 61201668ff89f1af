import { gallery } from './gallery-part';

// One element object for good: drawn again before it has come, it would lose its built HTML.
const walls = <gallery.Part />;

/** The gallery as it was built, until somebody acts. */
export const GalleryWalls = () => walls;
