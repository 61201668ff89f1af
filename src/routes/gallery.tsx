import { createFileRoute } from '@tanstack/react-router';
import { GalleryWalls } from '../pages/gallery/GalleryWalls';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/gallery')({
  loader: async () => {
    // The page's file is imported here as well as at the top: the router's plugin moves the component, and with it the
    // import at the top, into a chunk of its own.
    const [{ default: top }, loadGallery] = await Promise.all([
      import('../content/pages/gallery.yaml?top'),
      import('../pages/gallery/GalleryWalls').then(({ loadGallery }) => loadGallery),
    ]);
    await loadGallery();
    return top;
  },
  head: headOf('galleryHead'),
  component: GalleryWalls,
});
