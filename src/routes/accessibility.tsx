import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage';

export const Route = createFileRoute('/accessibility')({
  loader: async () => (await import('../content/pages/accessibility.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).accessibilityHead(loaderData) : {}),
  component: AccessibilityPage,
});
