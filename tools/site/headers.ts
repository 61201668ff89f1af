import { createHash } from 'node:crypto';
import { PROVIDER_FILES } from '../../src/integrations/mailchimp/load-provider-files';
import { FRAME_ORIGIN } from '../../src/integrations/youtube/addresses';
import { SEARCH_FILES } from '../../src/parts/search/search-index';
import { cachingOf, NOT_FOUND_COPY } from '../../src/shared/offline-files';
import { SCRIPT_POLICIES } from '../../src/shared/trusted-script';
import type { BuiltPage } from './prerender';
import type { Settings } from './settings';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts that run; JSON-LD is data and needs none. */
function inlineScripts(pages: readonly BuiltPage[]): string[] {
  const scripts = pages.flatMap(({ html }) =>
    [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
      attributes.includes('application/ld+json') ? [] : [sha256(text)],
    ),
  );
  return [...new Set(scripts)];
}

/** Hashes of style elements in the HTML, one a kind of page: each is allowed by its text, not by being there. */
const inlineStyles = (pages: readonly BuiltPage[]): string[] => [
  ...new Set(pages.flatMap(({ html }) => [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => sha256(text)))),
];

/**
 * What keeps markup that somebody slipped in from styling the page or becoming a script; reasons and limits are in
 * docs/decisions/0038. `style-src` alone speaks to browsers before `style-src-elem` (Firefox 108, Safari 15.4):
 * they go on as before. The newsletter provider's jQuery writes HTML of its own, so where it is wanted, or where
 * the settings say so, text may become markup.
 */
function strictDirectives(pages: readonly BuiltPage[], settings: Settings, style: readonly string[]) {
  if (settings.VITE_CONTENT_POLICY === 'relaxed') return {};
  return {
    'style-src-elem': ["'self'", ...inlineStyles(pages), ...style],
    'style-src-attr': ["'unsafe-inline'"],
    ...(settings.VITE_NEWSLETTER_SCRIPTS === 'on'
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': Object.values(SCRIPT_POLICIES) }),
  };
}

/**
 * The content security policy, made from the settings and from what is inlined in the pages.
 *
 * Browsers apply form-action to the redirects of a form too, so the newsletter's confirmation hosts
 * are in it.
 */
export function contentSecurityPolicy(pages: readonly BuiltPage[], settings: Settings): string {
  const newsletter = new URL(settings.VITE_NEWSLETTER_URL).origin;
  const given = settings.VITE_NEWSLETTER_SCRIPTS === 'on' ? PROVIDER_FILES : { style: '', scripts: [] };
  const providerStyle = given.style === '' ? [] : [given.style];
  const secure = settings.VITE_SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), settings.VITE_BOOKING_ORIGIN, ...given.scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...providerStyle],
    ...strictDirectives(pages, settings, providerStyle),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", settings.VITE_EMAIL_ORIGIN, newsletter, settings.VITE_BOOKING_ORIGIN],
    // The owner may show a video of theirs in place of our film: then the page names its player.
    'frame-src': [
      settings.VITE_BOOKING_ORIGIN,
      ...(pages.some(({ html }) => html.includes(FRAME_ORIGIN)) ? [FRAME_ORIGIN] : []),
    ],
    'form-action': [
      "'self'",
      newsletter,
      'https://*.list-manage.com',
      'https://mailchi.mp',
      ...(settings.VITE_NEWSLETTER_THANKS_ORIGIN === '' ? [] : [settings.VITE_NEWSLETTER_THANKS_ORIGIN]),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Where who finds a hole looks for whom to tell (RFC 9116). */
export const SECURITY_FILE = '.well-known/security.txt';

const YEAR_MS = 365 * 86_400_000;

/** The security.txt of a build: the company's mail, for a year, after which nobody should trust that it is read. */
export function securityFile(email: string, siteUrl: string, builtAt: Date): string {
  // To the day, so that two builds of one day are the same.
  const expires = new Date(builtAt.getTime() + YEAR_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${SECURITY_FILE}\n`;
}

/** The _headers file: security for everything; caching by kind, each path set by one rule only. */
export function headersFile(pages: readonly BuiltPage[], settings: Settings): string {
  const rules: [string, Record<string, string>][] = [
    [
      '/*',
      {
        'Content-Security-Policy': contentSecurityPolicy(pages, settings),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Of this host alone: what else an owner serves under the name is not ours to decide.
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
