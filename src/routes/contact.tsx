import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';

export const Route = createFileRoute('/contact')({
  loader: async () => (await import('../content/pages/contact.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).contactHead(loaderData) : {}),
  component: ContactPage,
});
