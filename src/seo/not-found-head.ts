import notFound from '../content/pages/not-found.yaml';
import { pageHead, type Head } from './head';

/**
 * The head of the not-found page, noindex and without an address of its own, because it appears at
 * every wrong address.
 */
export function notFoundHead(): Head {
  const { meta } = pageHead(notFound.meta, '/', [], {
    noindex: true,
  });
  return { meta: meta.filter(({ property }) => property !== 'og:url'), links: [] };
}
