import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSite, type RunningSite } from '../preview/site-server';
import { compareHost } from './deploy-check';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'tours/brooklyn-heights.html': '<h1>Brooklyn</h1>',
  '404.html': '<h1>Lost</h1>',
  'boot.js': 'import"/assets/app-1.js"',
  'sw.js': 'self.addEventListener("install", () => {})',
  'assets/app-1.js': 'export const cat = "Tige";\n'.repeat(100),
  'assets/app-1.css': 'body { margin: 0 }',
  'pictures/cat-800.01234567.avif': 'ink',
  'film/cat.mp4': 'a film',
  'robots.txt': 'User-agent: *',
  _headers: [
    '/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src\n',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/sw.js\n  Cache-Control: no-cache\n',
    '/about\n  Cache-Control: no-cache\n',
  ].join('\n'),
  _redirects: '/cats / 301\n/about-* /about 301!\n',
};

let folder: string;
let built: string;
let host: string;
let site: RunningSite;

const put = (root: string, name: string, content: string): void => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), content);
};
/**
 * Changes a file of the served site. The server reads its rules only when it gets a folder, so the
 * folder is set again.
 */
const serveOtherwise = (name: string, content: string | undefined): void => {
  if (content === undefined) rmSync(join(host, name));
  else put(host, name, content);
  site.use(host);
};
const differences = (): Promise<string[]> => compareHost(site.url, built);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  built = join(folder, 'built');
  host = join(folder, 'host');
  for (const [name, content] of Object.entries(FILES)) put(built, name, content);
  cpSync(built, host, { recursive: true });
  site = await startSite({ dist: host });
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it('finds nothing where the host serves the build, with or without a slash, and with old assets left in place', async () => {
  expect(await differences()).toEqual([]);
  serveOtherwise('assets/app-0.js', 'of the release before');
  expect(await compareHost(`${site.url}/`, built)).toEqual([]);
});

it.each<[string, string, string | undefined, string]>([
  ['an old page', 'about.html', '<h1>About us</h1>', '/about: not the bytes of about.html'],
  ['an old worker', 'sw.js', 'old', '/sw.js: not the bytes of sw.js'],
  ['a file cut short', 'assets/app-1.js', 'export const', '/assets/app-1.js: not the bytes of assets/app-1.js'],
  ['a file that was not copied', 'tours/brooklyn-heights.html', undefined, '/tours/brooklyn-heights: status 404'],
  ['a picture that was not copied', 'pictures/cat-800.01234567.avif', undefined, '/pictures/cat-800.01234567.avif: '],
  ['another page for what is not there', '404.html', 'Not found', '/no-page-of-ours-has-this-address: not the bytes'],
])('says in a line that there is %s', async (_, name, content, expected) => {
  serveOtherwise(name, content);
  const lines = await differences();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(expected);
});

it('says which promised headers are missing or other ones, one line for all files of the same fault', async () => {
  const policy = '/*\n  Content-Security-Policy: default-src\n';
  serveOtherwise('_headers', `${policy}/assets/*\n  Cache-Control: max-age=60\n/sw.js\n  Cache-Control: no-cache\n`);
  expect(await differences()).toEqual([
    '/ and 10 more: header x-content-type-options is missing, expected "nosniff"',
    expect.stringMatching(/^\/about: header cache-control is "public, max-age=0.*", expected "no-cache"$/),
    '/assets/app-1.css and 1 more: header cache-control is "max-age=60", expected "public, max-age=31536000, immutable"',
  ]);
});

it('says which redirects are missing or lead elsewhere', async () => {
  serveOtherwise('_redirects', '/cats /about 301\n');
  expect(await differences()).toEqual([
    '/cats: 301 to /about, expected 301 to /',
    '/about-x: status 404, expected 301 to /about',
  ]);
});

it('says that a missing script is answered with a page', async () => {
  serveOtherwise('_redirects', '/cats / 301\n/about-* /about 301\n/assets/no-* / 302\n');
  expect(await differences()).toEqual(['/assets/no-file-of-ours-00000000.js: status 302, expected 404']);
});

it('says that the build is for another address', async () => {
  const canonical = (origin: string): string => `<link rel="canonical" href="${origin}/"/><h1>Home</h1>`;
  for (const origin of [site.url, 'https://gothammousers.example']) {
    for (const root of [built, host]) put(root, 'index.html', canonical(origin));
    expect(await differences()).toEqual(
      origin === site.url ? [] : [expect.stringContaining(`its address is ${origin} (canonical)`)],
    );
  }
});

it('says that a film comes only as a whole', async () => {
  site.spoil(({ headers }, answer) => {
    if (headers.range !== undefined) answer.status = 200;
  });
  expect(await differences()).toEqual([
    '/film/cat.mp4: status 200 to a request for a range, expected 206; Safari does not play it',
  ]);
});

it('says that the outbox would not know the site by what it asks for', async () => {
  site.spoil(({ method }, { headers }) => {
    if (method === 'HEAD') delete headers['content-security-policy'];
  });
  expect(await differences()).toEqual([expect.stringMatching(/^\/robots\.txt: a HEAD request does not get/)]);
});

it('says in one line that nobody answers', async () => {
  await site.down();
  const lines = await differences();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/no answer/);
});

it('refuses a folder that holds no built site', async () => {
  await expect(compareHost(site.url, join(folder, 'nothing'))).rejects.toThrow('npm run build');
});

it('does not mind the day of a security.txt, and says when it soon expires', async () => {
  const security = (expires: string): string => `Contact: mailto:cats@mousers.test\nExpires: ${expires}T00:00:00Z\n`;
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  put(built, '.well-known/security.txt', security(inDays(365)));
  serveOtherwise('.well-known/security.txt', security(inDays(364)));
  expect(await differences()).toEqual([]);
  const soon = inDays(59);
  serveOtherwise('.well-known/security.txt', security(soon));
  expect(await differences()).toEqual([
    `/.well-known/security.txt: expires on ${soon}; build and publish the site again`,
  ]);
  serveOtherwise('.well-known/security.txt', security(inDays(365)).replace('cats', 'dogs'));
  expect(await differences()).toEqual([expect.stringMatching(/^\/\.well-known\/security\.txt: not the bytes/)]);
});
