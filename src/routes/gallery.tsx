import { createFileRoute } from '@tanstack/react-router';
import { GalleryWalls } from '../pages/gallery/GalleryWalls';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/gallery')({
  loader: async () => {
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
