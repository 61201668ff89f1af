import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/accessibility')({
  loader: async () => (await import('../content/pages/accessibility.yaml')).default,
  head: headOf('plainHead'),
  component: AccessibilityPage,
});
