import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../pages/privacy/PrivacyPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await import('../content/pages/privacy.yaml')).default,
  head: headOf('plainHead'),
  component: PrivacyPage,
});
