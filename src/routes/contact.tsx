import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';
import { contactHead } from '../seo/pages';

export const Route = createFileRoute('/contact')({
  loader: async () => (await import('../content/pages/contact.yaml')).default,
  head: ({ loaderData }) => (loaderData ? contactHead(loaderData) : {}),
  component: ContactPage,
});
