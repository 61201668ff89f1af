import { createFileRoute } from '@tanstack/react-router';
import { PressKitPage } from '../pages/press-kit/PressKitPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/press-kit')({
  loader: async () => (await import('../content/pages/press-kit.yaml')).default,
  head: headOf('pressKitHead'),
  component: PressKitPage,
});
