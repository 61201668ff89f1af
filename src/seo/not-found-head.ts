import notFound from '../content/pages/not-found.yaml';
import type { Head } from './head';

/** The not-found page, noindex; with no canonical address, for it stands at every wrong one. */
export const notFoundHead = (): Head => ({
  meta: [
    { title: notFound.meta.title },
    { name: 'description', content: notFound.meta.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
