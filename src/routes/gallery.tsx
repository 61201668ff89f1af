import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../pages/gallery/GalleryPage';

export const Route = createFileRoute('/gallery')({
  loader: async () => {
    const [{ default: page }, { loadWalls }] = await Promise.all([
      import('../content/pages/gallery.yaml?top'),
      import('../pages/gallery/walls-part'),
    ]);
    await loadWalls();
    return page;
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).galleryHead(loaderData) : {}),
  component: GalleryPage,
});
