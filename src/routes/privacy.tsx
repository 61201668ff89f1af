import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../pages/privacy/PrivacyPage';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await import('../content/pages/privacy.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).privacyHead(loaderData) : {}),
  component: PrivacyPage,
});
