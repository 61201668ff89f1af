import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DIST } from './test-site';

/** Pages that the build makes and no visitor is led to under their own address. */
const NOT_PAGES = ['/404', '/not-found'];

/**
 * The address of every page that was built: what holds for all pages is tried on these.
 * @throws Error where the site was not built
 */
export function builtAddresses(): readonly string[] {
  if (!existsSync(join(TEST_DIST, 'index.html')))
    throw new Error(`There is no built site in ${TEST_DIST}. npm run test:e2e and npm test build it.`);
  return readdirSync(TEST_DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .filter((address) => !NOT_PAGES.includes(address))
    .sort();
}

const isPost = (address: string): boolean => address.startsWith('/blog/');

/** One of each kind: posts differ in their text alone, so the first stands for all where visiting each is slow. */
export function pagesOfEachKind(): readonly string[] {
  const addresses = builtAddresses();
  const firstPost = addresses.find(isPost);
  return addresses.filter((address) => !isPost(address) || address === firstPost);
}
