import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DIST } from '../site/test-site';

/** Pages that the build makes but whose own address is never linked. */
const NOT_PAGES = ['/404', '/not-found'];

/**
 * Returns the address of every built page; tests of rules for all pages use them.
 *
 * @throws Error if the site was not built
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

/**
 * Returns one page of each kind. Posts differ only in their text, so the first stands for all if
 * visiting each is slow.
 */
export function pagesOfEachKind(): readonly string[] {
  const addresses = builtAddresses();
  const firstPost = addresses.find(isPost);
  return addresses.filter((address) => !isPost(address) || address === firstPost);
}
