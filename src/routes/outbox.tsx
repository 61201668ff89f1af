import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../pages/outbox/OutboxPage';

export const Route = createFileRoute('/outbox')({
  loader: async () => (await import('../content/pages/outbox.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).outboxHead(loaderData) : {}),
  component: OutboxPage,
});
