import { createFileRoute } from '@tanstack/react-router';
import { PetitionPage } from '../pages/petition/PetitionPage';
import { petitionHead } from '../seo/pages';

export const Route = createFileRoute('/petition-jerry-fox')({
  loader: async () => (await import('../content/pages/petition.yaml')).default,
  head: ({ loaderData }) => (loaderData ? petitionHead(loaderData) : {}),
  component: PetitionPage,
});
