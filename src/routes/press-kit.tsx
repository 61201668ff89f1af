import { createFileRoute } from '@tanstack/react-router';
import { PressKitPage } from '../pages/press-kit/PressKitPage';
import { pressKitHead } from '../seo/pages';

export const Route = createFileRoute('/press-kit')({
  loader: async () => (await import('../content/pages/press-kit.yaml')).default,
  head: ({ loaderData }) => (loaderData ? pressKitHead(loaderData) : {}),
  component: PressKitPage,
});
