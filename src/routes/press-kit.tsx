import { createFileRoute } from '@tanstack/react-router';
import { PressKitPage } from '../pages/press-kit/PressKitPage';

export const Route = createFileRoute('/press-kit')({
  loader: async () => (await import('../content/pages/press-kit.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).pressKitHead(loaderData) : {}),
  component: PressKitPage,
});
