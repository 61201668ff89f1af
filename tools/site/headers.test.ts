import { expect, it } from 'vitest';
import { videoFrame } from '../../src/integrations/youtube/addresses';
import { contentSecurityPolicy, headersFile, securityFile, stylePolicy } from './headers';
import { readSettings } from './settings';

const settings = readSettings(process.cwd());
const page = (html: string) => ({ path: '/', file: 'index.html', html });
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

it('lets our own script run, the provider of bookings, and nothing else', () => {
  const policy = contentSecurityPolicy([page('<script src="/boot.js"></script>')], settings);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://fareharbor.com/embeds/api/");
  expect(directive(policy, 'connect-src')).toContain('https://api.emailjs.com');
  expect(directive(policy, 'form-action')).toBe(
    "form-action 'self' https://demo.us1.list-manage.com https://mailchi.mp",
  );
  for (const closed of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(closed);
});

it('lets a sign-up be redirected to the pages of thanks, by a form and by a request of the outbox', () => {
  const policy = contentSecurityPolicy([], { ...settings, VITE_NEWSLETTER_THANKS_ORIGIN: 'https://thanks.test' });
  const [, , ...hosts] = directive(policy, 'form-action').split(' ');
  expect(hosts).toContain('https://thanks.test');
  expect(directive(policy, 'connect-src').split(' ')).toEqual(expect.arrayContaining(hosts));
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
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' https://fareharbor.com/embeds/api/",
  );
});

it('lets no style element and no script in but by hash and by policy', () => {
  const styles = '<style media="print">a{}</style><style>p{}</style>';
  const policy = contentSecurityPolicy([page(`${styles}<p style="color:red">`)], settings);
  expect(stylePolicy(styles, settings)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; style-src-attr 'unsafe-inline'">`,
  );
  expect(policy).not.toContain('style-src-elem');
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types booking-script service-worker');
  expect(directive(policy, 'img-src')).toBe("img-src 'self'");
});

it("leaves room for the providers' own scripts where the settings ask for it", () => {
  const on = { ...settings, VITE_NEWSLETTER_SCRIPTS: 'on' } as const;
  expect(contentSecurityPolicy([], on)).not.toContain('trusted-types');
  expect(stylePolicy('', on)).toContain('cdn-images.mailchimp.com');
  const relaxed = { ...settings, VITE_CONTENT_POLICY: 'relaxed' } as const;
  expect(contentSecurityPolicy([], relaxed)).not.toMatch(/trusted-types|style-src-/);
  expect(stylePolicy('<style>p{}</style>', relaxed)).toBe('');
  expect(directive(contentSecurityPolicy([], relaxed), 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
});

it("shuts the booking provider's script out where the owner wants its frame alone", () => {
  const policy = contentSecurityPolicy([], { ...settings, VITE_BOOKING_PRELOAD: 'frame' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types service-worker');
  expect(directive(policy, 'frame-src')).toBe('frame-src https://fareharbor.com');
});

it('speaks for this host only, and lends its files to no other', () => {
  const [everywhere = ''] = headersFile([page('')], settings).split('\n\n');
  expect(everywhere).toContain('Strict-Transport-Security: max-age=31536000\n');
  expect(everywhere).toContain('Cross-Origin-Resource-Policy: same-origin\n');
});

it('says for a year whom to tell of a hole', () => {
  expect(securityFile('hello@mousers.test', 'https://mousers.test', new Date('2026-11-22T06:29:16Z'))).toBe(
    `Contact: mailto:hello@mousers.test
Expires: 2027-11-22T00:00:00Z
Preferred-Languages: en
Canonical: https://mousers.test/.well-known/security.txt
`,
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
    '/search-stories.json',
    '/not-found',
    '/',
  ]);
  expect(rules[0]).not.toContain('Cache-Control');
});
