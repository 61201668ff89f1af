import { expect, it } from 'vitest';
import { videoFrame } from '../../src/integrations/youtube/addresses';
import { contentSecurityPolicy, headersFile } from './headers';
import { readSettings } from './settings';

const settings = readSettings(process.cwd());
const page = (html: string) => ({ path: '/', file: 'index.html', html });
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

it('lets our own script run, the provider of bookings, and nothing else', () => {
  const policy = contentSecurityPolicy([page('<script src="/boot.js"></script>')], settings);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://fareharbor.com");
  expect(directive(policy, 'connect-src')).toContain('https://api.emailjs.com');
  expect(directive(policy, 'form-action')).toBe(
    "form-action 'self' https://demo.us1.list-manage.com https://*.list-manage.com https://mailchi.mp",
  );
  for (const closed of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(closed);
});

it("lets the newsletter's own files in only where the settings ask for them", () => {
  const asked = contentSecurityPolicy([], { ...settings, VITE_NEWSLETTER_SCRIPTS: 'on' });
  expect(directive(asked, 'script-src')).toContain('mc-validate.js');
  expect(directive(asked, 'style-src')).toContain('cdn-images.mailchimp.com');
  expect(contentSecurityPolicy([], settings)).not.toMatch(/mc-validate|cdn-images|jquery/);
});

it('names inline scripts by their hash, and leaves structured data alone', () => {
  const policy = contentSecurityPolicy(
    [page('<script>alert(1)</script><script type="application/ld+json">{}</script>')],
    settings,
  );
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' https://fareharbor.com",
  );
});

it("lets somebody else's player in only where a page names it", () => {
  const frames = (html: string): string => directive(contentSecurityPolicy([page(html)], settings), 'frame-src');
  expect(frames('<p>No film</p>')).toBe('frame-src https://fareharbor.com');
  expect(frames(`<a data-frame="${videoFrame('abc')}">Play</a>`)).toBe(
    'frame-src https://fareharbor.com https://www.youtube-nocookie.com',
  );
});

it('sets no header of a path by two rules', () => {
  const rules = headersFile([page('')], settings).split('\n\n');
  const caching = rules.filter((rule) => rule.includes('Cache-Control')).map((rule) => rule.split('\n')[0]);
  expect(caching).toEqual([
    '/assets/*',
    '/pictures/*',
    '/boot.js',
    '/sw.js',
    '/manifest.webmanifest',
    '/search.json',
    '/not-found',
    '/',
  ]);
  expect(rules[0]).not.toContain('Cache-Control');
});
