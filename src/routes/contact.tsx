import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/contact')({
  loader: async () => (await import('../content/pages/contact.yaml')).default,
  head: headOf('contactHead'),
  component: ContactPage,
});
