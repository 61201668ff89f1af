import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '../../src/shared/redirects';
import { startSite, type RunningSite } from '../../tools/preview/site-server';
import { builtAddresses } from '../setup/content/addresses';
import { nginxPath, startNginx } from '../setup/site/nginx';
import { TEST_DIST } from '../setup/site/test-site';

// The owner's nginx must answer like the preview server, on which all other tests run. Both serve the built site, and
// every answer is compared.

const program = nginxPath();
if (program === undefined) console.log('No nginx was found: its answers are not compared. Name one with NGINX_PATH.');

const names = readdirSync(TEST_DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(TEST_DIST.length + 1));
const firstOf = (ending: string): string[] => names.filter((name) => name.endsWith(ending)).slice(0, 3);
const film = names.find((name) => name.endsWith('.mp4')) ?? '';
const script = names.find((name) => /^assets\/.+\.js$/.test(name)) ?? '';

/** The headers that must be equal; dates, lengths of compressed bodies and the value of a tag may differ. */
const COMPARED = [
  'content-type',
  'cache-control',
  'location',
  'allow',
  'content-range',
  'content-encoding',
  'vary',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];
/** For an answer without a meaningful body, the server's own text and its type do not matter. */
const ITS_OWN_WORDS = ['content-type', 'content-encoding', 'vary'];

/** Below this number of bytes, compression may differ. */
const WORTH_COMPRESSING = 256;

let ours: RunningSite;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (program === undefined) return;
  ours = await startSite({ dist: TEST_DIST });
  nginx = await startNginx(program, TEST_DIST);
});
afterAll(async () => {
  await Promise.all([ours?.close(), nginx?.close()]);
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: Buffer;
  readonly etag: string | null;
}

async function ask(base: string, path: string, init: Asked): Promise<Answer> {
  const answer = await fetch(base + path, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'gzip', ...init.headers },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const plain = answer.status < 300 || answer.status === 404;
  const uncounted = plain ? (body.length < WORTH_COMPRESSING ? ['content-encoding'] : []) : ITS_OWN_WORDS;
  const counted = COMPARED.filter((name) => !uncounted.includes(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(counted.map((name) => [name, answer.headers.get(name)])),
    body: plain ? body : Buffer.alloc(0),
    etag: answer.headers.get('etag'),
  };
}

async function expectAlike(path: string, init: Asked = {}): Promise<{ ours: Answer; nginx: Answer }> {
  const [one, other] = await Promise.all([ask(ours.url, path, init), ask(nginx.url, path, init)]);
  expect({ status: other.status, ...other.headers }, path).toEqual({ status: one.status, ...one.headers });
  expect(other.body.equals(one.body), `${path}: the same bytes`).toBe(true);
  return { ours: one, nginx: other };
}

/** Requests the path exactly as it is written; fetch would normalize it. */
const statusOf = (base: string, path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });

describe.skipIf(program === undefined)('nginx answers as the preview server', () => {
  it('every page, with its headers and its bytes', async () => {
    for (const address of [...builtAddresses(), '/not-found', '/404', '/about?utm_source=x']) {
      const { nginx: answer } = await expectAlike(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-encoding'], address).toBe('gzip');
    }
  });

  it('every kind of file', async () => {
    const kinds = new Set(names.map((name) => name.slice(name.lastIndexOf('.'))));
    const sample = [...kinds].filter((kind) => kind !== '.html').flatMap(firstOf);
    expect(sample.length).toBeGreaterThan(20);
    const hidden = sample.filter((name) => !/^_(headers|redirects)$/.test(name));
    for (const name of [...hidden, 'boot.js', 'sw.js', 'search.json', 'search-stories.json', 'manifest.webmanifest'])
      await expectAlike(`/${name}`);
  });

  it('every old address, in any case, with a slash at its end, with its query', async () => {
    for (const { from } of redirects) {
      const path = from.replace('*', 'jerry');
      for (const asked of [path, path.toUpperCase(), `${path}/`, `${path}?utm_source=x&a=%20b`, `${path}?`]) {
        const { nginx: answer } = await expectAlike(asked);
        expect(answer.status, asked).toBe(301);
      }
    }
    await expectAlike('/tour', { method: 'POST' });
  });

  it('addresses that are not normalized', async () => {
    for (const path of [
      '/tours/',
      '/tours/?a=1',
      '/tours/brooklyn-heights.html?a=1',
      '/booking.html',
      '/404.html',
      '/',
    ])
      await expectAlike(path);
  });

  it('missing files, and files that must not be visible', async () => {
    for (const path of [
      '/nothing/here',
      '/nothing/',
      '/nothing.html',
      '/TOURS',
      '/film',
      '/film/',
      '/_headers',
      '/_redirects',
    ])
      expect((await expectAlike(path)).nginx.status, path).toBe(404);
    for (const path of [`/${script}x`, '/assets/', '/assets/a.html']) {
      const [one, other] = await Promise.all([ask(ours.url, path, {}), ask(nginx.url, path, {})]);
      expect([other.status, other.body.toString()], path).toEqual([404, 'Not found']);
      expect(one.body.toString(), path).toBe('Not found');
      expect(other.headers['cache-control'], 'a missing asset is not kept').toBe('no-store');
      expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
    }
  });

  it('paths that lead out of the folder, and addresses that no file can have', async () => {
    const paths = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/x/..%5c..%5cx',
      '/%',
      '/a%00',
      '//etc',
    ];
    for (const path of paths) {
      const statuses = await Promise.all([statusOf(ours.url, path), statusOf(nginx.url, path)]);
      expect(statuses, path).toEqual([404, 404]);
    }
  });

  it('a browser that has the file gets no second copy', async () => {
    for (const path of ['/about', `/${script}`, `/${film}`, '/sw.js']) {
      const first = await expectAlike(path);
      for (const [base, { etag }] of [
        [ours.url, first.ours],
        [nginx.url, first.nginx],
      ] as const) {
        const again = await ask(base, path, { headers: { 'if-none-match': etag ?? '' } });
        expect([again.status, again.headers['cache-control']], path).toEqual([
          304,
          first.ours.headers['cache-control'],
        ]);
        expect((await ask(base, path, { headers: { 'if-none-match': '"other"' } })).status, path).toBe(200);
      }
    }
    const miss = await ask(nginx.url, '/nothing', { headers: { 'if-none-match': '*' } });
    expect([miss.status, miss.etag]).toEqual([404, null]);
  });

  it('a film comes in ranges, text does not', async () => {
    const size = readFileSync(join(TEST_DIST, film)).length;
    for (const range of ['bytes=0-9', 'bytes=10-', 'bytes=-5', 'bytes=0-1,4-5', 'lines=1-2'])
      await expectAlike(`/${film}`, { headers: { range } });
    for (const base of [ours.url, nginx.url]) {
      // Only for this answer: nginx sends its headers twice here.
      const past = await ask(base, `/${film}`, { headers: { range: `bytes=${size}-` } });
      expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    }
    await expectAlike(`/${film}`, { headers: { range: 'bytes=0-9', 'if-range': '"old"' } });
    await expectAlike('/about', { headers: { range: 'bytes=0-9' } });
  });

  it('uncompressed answers where gzip is not accepted, and no methods except reading', async () => {
    await expectAlike('/about', { headers: { 'accept-encoding': 'identity' } });
    await expectAlike('/about', { method: 'HEAD' });
    for (const path of ['/', '/about', '/nothing', `/${script}`, `/${film}`])
      for (const method of ['POST', 'DELETE', 'OPTIONS']) await expectAlike(path, { method });
  });
});
