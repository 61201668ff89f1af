import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../pages/outbox/OutboxPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/outbox')({
  loader: async () => (await import('../content/pages/outbox.yaml')).default,
  head: headOf('noindexHead'),
  component: OutboxPage,
});
