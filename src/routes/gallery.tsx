import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../pages/gallery/GalleryPage';

export const Route = createFileRoute('/gallery')({
  loader: async () => (await import('../content/pages/gallery.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).galleryHead(loaderData) : {}),
  component: GalleryPage,
});
