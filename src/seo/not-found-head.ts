import notFound from '../content/pages/not-found.yaml';
import type { Head } from './head';

/**
 * The head of the not-found page, noindex and without a canonical address, because it appears at
 * every wrong address.
 */
export const notFoundHead = (): Head => ({
  meta: [
    { title: notFound.meta.title },
    { name: 'description', content: notFound.meta.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
