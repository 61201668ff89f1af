import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/contact')({
  validateSearch: querySchema({ about: queryText, edit: queryText }),
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
