import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../pages/outbox/OutboxPage';
import { outboxHead } from '../seo/pages';

export const Route = createFileRoute('/outbox')({
  loader: async () => (await import('../content/pages/outbox.yaml')).default,
  head: ({ loaderData }) => (loaderData ? outboxHead(loaderData) : {}),
  component: OutboxPage,
});
