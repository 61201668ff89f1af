import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';

export const Route = createFileRoute('/contact')({
  loader: async () => {
    const [{ default: page }, { loadContactForm }] = await Promise.all([
      import('../content/pages/contact.yaml'),
      import('../pages/contact/form-part'),
    ]);
    await loadContactForm();
    return page;
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).contactHead(loaderData) : {}),
  component: ContactPage,
});
