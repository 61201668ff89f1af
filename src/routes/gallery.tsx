import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../pages/gallery/GalleryPage';
import { galleryHead } from '../seo/pages';

export const Route = createFileRoute('/gallery')({
  loader: async () => (await import('../content/pages/gallery.yaml')).default,
  head: ({ loaderData }) => (loaderData ? galleryHead(loaderData) : {}),
  component: GalleryPage,
});
