import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../pages/privacy/PrivacyPage';
import { privacyHead } from '../seo/pages';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await import('../content/pages/privacy.yaml')).default,
  head: ({ loaderData }) => (loaderData ? privacyHead(loaderData) : {}),
  component: PrivacyPage,
});
