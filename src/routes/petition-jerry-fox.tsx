import { createFileRoute } from '@tanstack/react-router';
import { PetitionPage } from '../pages/petition/PetitionPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/petition-jerry-fox')({
  loader: async () => (await import('../content/pages/petition.yaml')).default,
  head: headOf('plainHead'),
  component: PetitionPage,
});
