import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNavigation, answerUnread, createSite, decideNavigation, type NavigationAnswer } from './navigation';

const site = createSite(
  ['/', '/about', '/blog', '/blog/mike', '/booking', '/tours', '/tours/brooklyn-heights', '/not-found', '/boot.js'],
  [
    { from: '/index.html', to: '/', status: 301 },
    { from: '/index.php', to: '/', status: 301 },
    { from: '/about-*', to: '/about', status: 301 },
    { from: '/post', to: '/blog?from=post', status: 302 },
  ],
);
const decide = (address: string): NavigationAnswer => decideNavigation(new URL(`https://mousers.test${address}`), site);

describe('decideNavigation', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about?utm_source=x&source=pwa', '/about'],
    ['/%61bout', '/about'],
    ['/tours/brooklyn-heights#stop-4', '/tours/brooklyn-heights'],
    ['/blog', '/blog'],
    ['/blog/mike', '/blog/mike'],
    ['/blog?post=mike', '/blog/mike'],
    ['/blog?utm_source=x&post=mike', '/blog/mike'],
    ['/blog?post=nobody', '/blog'],
    ['/blog?post=../about', '/blog'],
    ['/about?post=mike', '/about'],
  ])('answers %s with the page %s', (address, page) => {
    expect(decide(address)).toEqual({ kind: 'page', page });
  });

  it.each([
    ['/About', '/about', 301],
    ['/about/', '/about', 301],
    ['/ABOUT///?a=1', '/about?a=1', 301],
    ['/about.html', '/about', 301],
    ['/tours/index.html?a=1', '/tours?a=1', 301],
    ['/index.html?source=pwa', '/?source=pwa', 301],
    ['/Index.PHP', '/', 301],
    ['/about-us', '/about', 301],
    ['/about-mike/?a=1', '/about?a=1', 301],
    ['/blog/nobody', '/blog?post=nobody', 302],
    ['/blog/No%20Body/?a=1', '/blog?post=no%20body&a=1', 302],
    ['///', '/', 301],
    ['/post', '/blog?from=post', 302],
    ['/POST/?a=1', '/blog?from=post&a=1', 302],
  ])('redirects %s to %s', (address, to, status) => {
    expect(decide(address)).toEqual({ kind: 'redirect', to, status });
  });

  it.each([
    '/nowhere',
    '/nowhere.html',
    '/nowhere.HTM',
    '/tours.html/brooklyn-heights',
    '/v1.2/nowhere',
    '/posters',
    '/about/us',
    '/not-found',
    '/old.php',
    '/blog/nobody/else',
    '/tours/blog/nobody',
    '/%',
    '//evil/',
    '/pictures/',
  ])('finds nothing at %s', (address) => {
    expect(decide(address)).toEqual({ kind: 'not-found' });
  });

  it.each([
    '/assets/app.1234abcd.js',
    '/assets/missing',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/feed.xml',
    '/pictures/cat-960.12345678.avif',
    '/boot.js',
  ])('leaves %s alone', (address) => {
    expect(decide(address)).toEqual({ kind: 'file' });
  });
});

describe('answerNavigation', () => {
  const request = new Request('https://mousers.test/where');
  const page = (): Response => new Response('<h1>Page</h1>', { headers: { 'content-security-policy': 'x' } });
  const fromNetwork = new Response('network');
  const sources = (stored: (page: string) => Promise<Response | undefined>) => ({
    stored: vi.fn(stored),
    fetch: vi.fn(() => Promise.resolve(fromNetwork)),
  });

  it('takes a page from the cache without asking the network', async () => {
    const from = sources(() => Promise.resolve(page()));
    const answer = await answerNavigation({ kind: 'page', page: '/about' }, request, from);
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>Page</h1>']);
    expect(from.stored).toHaveBeenCalledWith('/about');
    expect(from.fetch).not.toHaveBeenCalled();
  });

  it('answers what is not there with the not-found page, its headers and status 404', async () => {
    const from = sources(() => Promise.resolve(page()));
    const answer = await answerNavigation({ kind: 'not-found' }, request, from);
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>Page</h1>']);
    expect(answer.headers.get('content-security-policy')).toBe('x');
    expect(from.stored).toHaveBeenCalledWith('/not-found');
  });

  it('leaves a file to the network', async () => {
    const from = sources(() => Promise.resolve(page()));
    expect(await answerNavigation({ kind: 'file' }, request, from)).toBe(fromNetwork);
    expect(from.stored).not.toHaveBeenCalled();
  });

  it.each<NavigationAnswer>([{ kind: 'file' }, { kind: 'page', page: '/about' }])(
    'answers with the not-found page where neither cache nor network has it: %o',
    async (answer) => {
      const from = sources((wanted) => Promise.resolve(wanted === '/not-found' ? page() : undefined));
      from.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
      const response = await answerNavigation(answer, request, from);
      expect([response.status, await response.text()]).toEqual([404, '<h1>Page</h1>']);
      expect(response.headers.get('content-security-policy')).toBe('x');
    },
  );

  it('fails as the network does where not even the not-found page is stored', async () => {
    const from = sources(() => Promise.resolve(undefined));
    from.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(answerNavigation({ kind: 'file' }, request, from)).rejects.toThrow('Failed to fetch');
  });

  it('redirects within the site', async () => {
    const from = sources(() => Promise.resolve(undefined));
    const answer = await answerNavigation({ kind: 'redirect', to: '/about?a=1', status: 301 }, request, from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://mousers.test/about?a=1']);
  });

  it.each<[string, () => Promise<Response | undefined>]>([
    ['was cleared', () => Promise.resolve(undefined)],
    ['throws', () => Promise.reject(new Error('blocked'))],
  ])('goes to the network where the cache %s', async (_, stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await answerNavigation({ kind: 'page', page: '/about' }, request, sources(stored));
    expect(answer).toBe(fromNetwork);
  });
});

describe('answerUnread', () => {
  const asking = (destination: string, mode = 'cors') => ({ destination, mode }) as Request;
  const fetched = new Response('from the network');
  const unreadable = (): Promise<never> => Promise.reject(new Error('Internal error'));
  const fetch = vi.fn<() => Promise<Response>>();

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetch.mockReset().mockResolvedValue(fetched);
  });

  it.each(['script', 'style'])('fetches a %s whose stored copy cannot be read', async (destination) => {
    expect(await answerUnread(asking(destination), { stored: unreadable, fetch })).toBe(fetched);
  });

  it('fails where the network has nothing either', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await answerUnread(asking('script'), { stored: unreadable, fetch })).type).toBe('error');
  });

  it('does not ask the network again for a picture, which its route has asked', async () => {
    expect((await answerUnread(asking('image'), { stored: unreadable, fetch })).type).toBe('error');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('answers a page that is lost with the not-found page', async () => {
    const stored = (): Promise<Response> => Promise.resolve(new Response('Not found'));
    expect((await answerUnread(asking('document', 'navigate'), { stored, fetch })).status).toBe(404);
    expect((await answerUnread(asking('document', 'navigate'), { stored: unreadable, fetch })).type).toBe('error');
  });
});
