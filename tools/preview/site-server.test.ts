import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type RunningSite } from './site-server';

const SCRIPT = 'export const cat = "Tige";\n'.repeat(100);
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let folder = '';
let site: RunningSite;

async function write(release: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, release, path);
    await mkdir(join(full, '..'), { recursive: true });
    await writeFile(full, content);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await write('one', {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    'blog.html': '<h1>Blog</h1>',
    'blog/tige.html': '<h1>Tige</h1>',
    'tours/index.html': '<h1>Tours</h1>',
    '404.html': '<h1>Lost</h1>',
    'assets/app-1.js': SCRIPT,
    'pictures/film.mp4': FILM,
    'pictures/cat.avif': 'avif',
    'manifest.webmanifest': '{}',
    _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
    _redirects: '/cats / 301\n/blog.html /blog 301\n/about-:name /about 301\n',
  });
  await write('two', { 'index.html': '<h1>New home</h1>' });
  site = await startSite({ dist: join(folder, 'one') });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { headers, redirect: 'manual' });

/** The path exactly as it is written; fetch would tidy it first. */
function getRaw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = new URL(site.url);
  return new Promise((done, fail) => {
    request({ host: 'localhost', port, path }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode, body }), fail);
    })
      .on('error', fail)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?a=1', 'About'],
    ['/blog', 'Blog'],
    ['/blog/tige', 'Tige'],
    ['/tours', 'Tours'],
  ])('%s is a page', async (path, heading) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(heading);
  });

  it.each([
    ['/about.html?a=1', 308, '/about?a=1'],
    ['/about/', 308, '/about'],
    ['/index.html', 308, '/'],
    ['/tours/index.html', 308, '/tours'],
    ['/cats?a=1', 301, '/?a=1'],
    ['/CATS/', 301, '/'],
    ['/blog.html', 301, '/blog'],
    ['/about-jerry', 301, '/about'],
  ])('%s redirects', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it('answers what is not there with 404.html and status 404', async () => {
    const answer = await get('/nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.headers.has('etag')).toBe(false);
    expect(await answer.text()).toContain('Lost');
  });

  it('never answers a missing asset with a page', async () => {
    const answer = await get('/assets/gone-1.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).not.toContain('<');
  });

  it.each(['/_headers', '/_redirects'])('keeps %s to itself', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/x/..%5c..%5csecret.txt',
    '/%',
    '/a%00',
    '//etc/passwd',
  ])('lets nobody out of the folder by %s', async (path) => {
    const { status, body } = await getRaw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('secret');
  });

  it('takes GET and HEAD only', async () => {
    const head = await fetch(`${site.url}/about`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '14']);
    expect((await fetch(`${site.url}/about`, { method: 'POST' })).status).toBe(405);
  });
});

describe('headers and bytes', () => {
  it('obeys _headers, and says its own where they are silent', async () => {
    const [page, asset] = await Promise.all([get('/about'), get('/assets/app-1.js')]);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(asset.headers.get('cache-control')).toBe('immutable');
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/pictures/cat.avif', 'image/avif'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it.each(['br', 'gzip'])('sends text as %s', async (encoding) => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('sends nothing twice to a browser that has it', async () => {
    const etag = (await get('/assets/app-1.js')).headers.get('etag') ?? '';
    const again = await get('/assets/app-1.js', { 'if-none-match': `W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/assets/app-1.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('sends media in slices', async () => {
    const part = await get('/pictures/film.mp4', { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(FILM.subarray(10, 20));
    const past = await get('/pictures/film.mp4', { range: 'bytes=1000-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect((await get('/pictures/film.mp4', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });
});

describe('switches', () => {
  it('refuses connections while down, cuts open ones, and comes back on the same address', async () => {
    await site.down();
    await expect(get('/about')).rejects.toThrow('fetch failed');
    await site.up();
    expect((await get('/about')).status).toBe(200);
  });

  it('serves a new release', async () => {
    site.use(join(folder, 'two'));
    expect(await (await get('/')).text()).toContain('New home');
    expect((await get('/about')).status).toBe(404);
    expect((await get('/')).headers.has('x-frame-options')).toBe(false);
    site.use(join(folder, 'one'));
    expect((await get('/about')).status).toBe(200);
  });

  it('says something wrong of a file, and lets somebody else answer, for as long as a test wants it', async () => {
    site.spoil((_, { headers }) => {
      headers['content-type'] = 'text/plain';
    });
    expect((await get('/about')).headers.get('content-type')).toBe('text/plain');
    site.spoil(undefined);
    site.instead((_, response) => response.writeHead(418).end());
    expect((await get('/about')).status).toBe(418);
    site.instead(undefined);
    const { status, headers } = await get('/about');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('says that a port is taken', async () => {
    const port = Number(new URL(site.url).port);
    await expect(startSite({ dist: join(folder, 'one'), port })).rejects.toThrow(`Port ${port} is already in use.`);
  });

  it('sends the same bytes over a narrow line', async () => {
    const slow = await startSite({ dist: join(folder, 'one'), bytesPerSecond: 20_000 });
    try {
      const started = performance.now();
      const answers = await Promise.all([1, 2, 3].map(() => fetch(`${slow.url}/pictures/film.mp4`)));
      const films = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      for (const film of films) expect(Buffer.from(film)).toEqual(FILM);
      expect(performance.now() - started).toBeGreaterThan(140);
    } finally {
      await slow.close();
    }
  });
});
