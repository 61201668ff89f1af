// Makes the `_headers` of the built site (`headersFile`, below). finish.ts writes the file, and
// tools/preview/read-headers.ts reads it.
import { createHash } from 'node:crypto';
import { PROVIDER_FILES } from '../../src/integrations/mailchimp/load-provider-files';
import { FRAME_ORIGIN } from '../../src/integrations/youtube/addresses';
import { SEARCH_FILES } from '../../src/parts/search/search-index';
import { cachingOf, NOT_FOUND_COPY } from '../../src/shared/offline-files';
import { SCRIPT_POLICIES } from '../../src/shared/trusted-script';
import type { BuiltPage } from './built-page';
import type { Settings } from './settings';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the inline scripts that run; JSON-LD is data and needs none. */
function inlineScripts(pages: readonly BuiltPage[]): string[] {
  const scripts = pages.flatMap(({ html }) =>
    [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
      attributes.includes('application/ld+json') ? [] : [sha256(text)],
    ),
  );
  return [...new Set(scripts)];
}

/**
 * Directives that keep injected markup from becoming a script; docs/decisions/0038 has the reasons
 * and the limits. The newsletter provider's jQuery writes HTML of its own, so text may become
 * markup if it is used or if the settings say so. The style elements have a policy of their own in
 * each page (`stylePolicy`).
 */
function strictDirectives(settings: Settings) {
  if (settings.VITE_CONTENT_POLICY === 'relaxed' || settings.VITE_NEWSLETTER_SCRIPTS === 'on') return {};
  const { booking, ...others } = SCRIPT_POLICIES;
  const policies = settings.VITE_BOOKING_PRELOAD === 'frame' ? others : { booking, ...others };
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': Object.values(policies) };
}

/** Returns the newsletter provider's own files, if the settings ask for them. */
const providerFiles = (settings: Settings): { readonly style: string; readonly scripts: readonly string[] } =>
  settings.VITE_NEWSLETTER_SCRIPTS === 'on' ? PROVIDER_FILES : { style: '', scripts: [] };

/**
 * Returns the address of the booking provider's script; no other script of the provider may run in
 * our pages.
 */
const bookingScripts = (settings: Settings): readonly string[] =>
  settings.VITE_BOOKING_PRELOAD === 'frame' ? [] : [`${settings.VITE_BOOKING_ORIGIN}/embeds/api/`];

/**
 * Returns the content security policy of every answer, made from the settings and the inline
 * scripts of the pages.
 *
 * Browsers apply form-action and connect-src also to redirects, so both contain the newsletter's
 * confirmation hosts: a sign-up that is blocked there counts as one without an answer.
 */
export function contentSecurityPolicy(pages: readonly BuiltPage[], settings: Settings): string {
  const thanks = settings.VITE_NEWSLETTER_THANKS_ORIGIN;
  const newsletter = [
    new URL(settings.VITE_NEWSLETTER_URL).origin,
    'https://mailchi.mp',
    ...(thanks === '' ? [] : [thanks]),
  ];
  const given = providerFiles(settings);
  const secure = settings.VITE_SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), ...bookingScripts(settings), ...given.scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...(given.style === '' ? [] : [given.style])],
    ...strictDirectives(settings),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", settings.VITE_EMAIL_ORIGIN, settings.VITE_BOOKING_ORIGIN, ...newsletter],
    // If the owner shows a video in place of our film, the policy names its player.
    'frame-src': [
      settings.VITE_BOOKING_ORIGIN,
      ...(pages.some(({ html }) => html.includes(FRAME_ORIGIN)) ? [FRAME_ORIGIN] : []),
    ],
    'form-action': ["'self'", ...newsletter],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return policyText(directives);
}

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');

/**
 * Returns the policy for style elements, which is in each page before them: each element is allowed
 * by the hash of its text. In a header, all pages together would need twenty hashes in every
 * answer, and hosts do not accept such a long line. A browser applies both this policy and that of
 * the header. Browsers before Firefox 108 and Safari 15.4 do not know its directives and apply only
 * `style-src`.
 *
 * @param styles the style elements of the page, exactly as the page contains them
 * @returns an element for the head; empty if the settings ask for a relaxed policy
 */
export function stylePolicy(styles: string, settings: Settings): string {
  if (settings.VITE_CONTENT_POLICY === 'relaxed') return '';
  const { style } = providerFiles(settings);
  const hashes = [...styles.matchAll(INLINE_STYLE)].map(([, text = '']) => sha256(text));
  const policy = policyText({
    'style-src-elem': ["'self'", ...hashes, ...(style === '' ? [] : [style])],
    'style-src-attr': ["'unsafe-inline'"],
  });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The file that tells a finder of a security fault whom to inform (RFC 9116). */
export const SECURITY_FILE = '.well-known/security.txt';

const YEAR_MS = 365 * 86_400_000;

/**
 * Returns the security.txt of a build: the company's e-mail address, valid for a year, after which
 * no one should rely on it.
 */
export function securityFile(email: string, siteUrl: string, builtAt: Date): string {
  // The time is rounded to the day, so that two builds on one day are equal.
  const expires = new Date(builtAt.getTime() + YEAR_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${SECURITY_FILE}\n`;
}

/** Returns the _headers file: security for every address, and caching by kind, with one rule per path. */
export function headersFile(pages: readonly BuiltPage[], settings: Settings): string {
  const rules: [string, Record<string, string>][] = [
    [
      '/*',
      {
        'Content-Security-Policy': contentSecurityPolicy(pages, settings),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // This applies to this host alone, because an owner may serve other things on its
        // subdomains.
        'Strict-Transport-Security': 'max-age=31536000',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': `camera=(), microphone=(), geolocation=(self), payment=(self "${settings.VITE_BOOKING_ORIGIN}")`,
      },
    ],
    ...[
      '/assets/*',
      '/pictures/*',
      '/boot.js',
      '/sw.js',
      '/manifest.webmanifest',
      ...Object.values(SEARCH_FILES),
      NOT_FOUND_COPY,
      ...pages.map((page) => page.path),
    ].map((path): [string, Record<string, string>] => [path, { 'Cache-Control': cachingOf(path) }]),
  ];
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}
