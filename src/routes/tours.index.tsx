import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../pages/tours/ToursPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/tours/')({
  loader: async () => (await import('../content/pages/tours.yaml')).default,
  head: headOf('toursHead'),
  component: ToursPage,
});
