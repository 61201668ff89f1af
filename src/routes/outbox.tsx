import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../pages/outbox/OutboxPage';
import { outboxHead } from '../seo/pages';

export const Route = createFileRoute('/outbox')({ head: outboxHead, component: OutboxPage });
