import { describe, expect, it } from 'vitest';
import { matchRedirect, parseRedirects } from './redirects';

const rules = parseRedirects(`
# old addresses
/tour            /tours            301
/about-:name     /about            301
/old/*           /new/:splat       302
/posts/:id       /blog?post=:id    308
/contact.html    /contact#form     301   # kept
/Press           /press            301
/plain           /elsewhere
/about.html      /about            301!
`);

describe('matchRedirect', () => {
  it.each([
    ['/tour', '', '/tours', 301],
    ['/TOUR/', '', '/tours', 301],
    ['/tour', '?utm_source=x', '/tours?utm_source=x', 301],
    ['/about-jerry', '', '/about', 301],
    ['/old/a/b', '', '/new/a/b', 302],
    ['/posts/Tige', '?from=x', '/blog?post=Tige&from=x', 308],
    ['/contact.html', '?a=1', '/contact?a=1#form', 301],
    ['/plain', '', '/elsewhere', 302],
    ['/about.html', '', '/about', 301],
  ])('%s%s goes to %s', (path, search, location, status) => {
    expect(matchRedirect(rules, path, search)).toEqual({ location, status });
  });

  it.each(['/tours', '/tour/x', '/', '/posts/', '/about-a/b'])('leaves %s alone', (path) => {
    expect(matchRedirect(rules, path, '')).toBeUndefined();
  });

  it('does not send an address to itself', () => {
    expect(matchRedirect(rules, '/press', '')).toBeUndefined();
    expect(matchRedirect(rules, '/PRESS', '')).toEqual({ location: '/press', status: 301 });
  });
});

describe('parseRedirects', () => {
  it.each(['/a', '/a /b 200', '/a /b !', 'a /b 301', '/a /b 301 more'])('refuses "%s" and names its line', (line) => {
    expect(() => parseRedirects(`/x /y 301\n${line}`)).toThrow('line 2');
  });
});
