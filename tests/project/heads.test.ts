import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, headValue, type BuiltPage } from '../setup/content/built-pages';
import { posts, tours } from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';

// The head of every page: docs/requirements.md#head-of-a-page

const pages = builtPages();
const property = (page: BuiltPage, name: string): string | undefined =>
  headValue(page, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));
/** A post with a picture of another page has no share picture until one is printed (src/content/README.md). */
const borrowing = posts.filter(({ id, picture }) => picture.id !== `blog-${id}`).map(({ id }) => `/blog/${id}`);
const titleOf = (page: BuiltPage): string | undefined => headValue(page, /<title>([^<]*)/);

describe('the head', () => {
  it.each(pages)('of $path has title, description, keywords, canonical address and share picture', (page) => {
    const description = property(page, 'description') ?? '';
    expect(titleOf(page)).toMatch(/\w/);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(property(page, 'keywords')?.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(page.html.match(/rel="canonical"/g)).toHaveLength(1);
    const canonical = headValue(page, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
    expect(canonical).toBe(page.path);
    const share = new URL(property(page, 'og:image') ?? 'none:');
    if (!borrowing.includes(page.path)) expect(existsSync(join(TEST_DIST, share.pathname)), share.href).toBe(true);
    expect(property(page, 'og:image:alt')).toMatch(/\w/);
  });

  it.each(pages)('of $path is shared with the words of the page', (page) => {
    expect(property(page, 'og:title')).toBe(titleOf(page));
    expect(property(page, 'og:description')).toBe(property(page, 'description'));
    expect(property(page, 'og:type')).toBe(page.path.startsWith('/blog/') ? 'article' : 'website');
  });

  it.each([
    ['title', titleOf],
    ['description', (page: BuiltPage) => property(page, 'description')],
  ])('has a %s that no other page has', (_, read) => {
    const all = pages.map(read);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it('keeps the survey, the outbox and walk mode out of search engines, and nothing else', () => {
    expect(
      pages
        .filter(({ noindex }) => noindex)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/outbox', '/survey', ...tours.map(({ slug }) => `/tours/${slug}/walk`)].sort());
  });
});
