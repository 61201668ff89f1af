import { expect, it } from 'vitest';
import { robotsFile, sitemapFile } from './sitemap';

const page = (path: string, head = '') => ({ path, file: `${path}.html`, html: `<head>${head}</head>` });
const post = (id: string, date: string, updated?: string) =>
  page(
    `/blog/${id}`,
    `<meta property="article:published_time" content="${date}"/>${
      updated === undefined ? '' : `<meta property="article:modified_time" content="${updated}"/>`
    }`,
  );
const pages = [
  page('/'),
  page('/survey', '<meta name="robots" content="noindex"/>'),
  page('/blog'),
  post('mike', '2026-05-14', '2026-11-02'),
  post('tige', '2026-10-17'),
];
const listed = sitemapFile(pages, 'https://mousers.test');

it('lists every page but those that say noindex', () => {
  const addresses = [...listed.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/', '/blog', '/blog/mike', '/blog/tige'].map((path) => `https://mousers.test${path}`));
});

it('says when a page changed where that is known: each post, and the list with its last change', () => {
  const days = [...listed.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day);
  expect(days).toEqual(['2026-11-02', '2026-11-02', '2026-10-17']);
});

it('names the site map to robots, and keeps nothing from them', () => {
  expect(robotsFile('https://mousers.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://mousers.test/sitemap.xml\n',
  );
});
