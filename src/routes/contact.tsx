import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/contact')({
  loader: async () => {
    const [{ default: top }, loadBelowTheFold] = await Promise.all([
      import('../content/pages/contact.yaml?top'),
      import('../pages/contact/below-the-fold').then(({ loadBelowTheFold }) => loadBelowTheFold),
    ]);
    await loadBelowTheFold();
    return top;
  },
  head: headOf('contactHead'),
  component: ContactPage,
});
