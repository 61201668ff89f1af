import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home/HomePage';
import { homeHead } from '../seo/home-head';

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ default: top }, loadBelowTheFold] = await Promise.all([
      import('../content/pages/home.yaml?top'),
      import('../pages/home/below-the-fold').then(({ loadBelowTheFold }) => loadBelowTheFold),
    ]);
    await loadBelowTheFold();
    return top;
  },
  head: ({ loaderData }) => (loaderData ? homeHead(loaderData) : {}),
  component: HomePage,
});
