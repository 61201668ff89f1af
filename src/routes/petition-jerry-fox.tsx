import { createFileRoute } from '@tanstack/react-router';
import { PetitionPage } from '../pages/petition/PetitionPage';

export const Route = createFileRoute('/petition-jerry-fox')({
  loader: async () => (await import('../content/pages/petition.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).petitionHead(loaderData) : {}),
  component: PetitionPage,
});
