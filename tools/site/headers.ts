import { createHash } from 'node:crypto';
import { PROVIDER_FILES } from '../../src/integrations/mailchimp/load-provider-files';
import { FRAME_ORIGIN } from '../../src/integrations/youtube/addresses';
import { SEARCH_FILE } from '../../src/parts/search/search-index';
import { NOT_FOUND_COPY } from '../../src/shared/host-answers';
import type { BuiltPage } from './prerender';
import type { Settings } from './settings';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
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

/**
 * The content security policy, made from the settings.
 *
 * Browsers apply form-action to the redirects of a form too, so the newsletter's confirmation hosts
 * are in it. Styles may be inline because Mantine writes style elements.
 */
export function contentSecurityPolicy(pages: readonly BuiltPage[], settings: Settings): string {
  const newsletter = new URL(settings.VITE_NEWSLETTER_URL).origin;
  const given = settings.VITE_NEWSLETTER_SCRIPTS === 'on' ? PROVIDER_FILES : { style: '', scripts: [] };
  const secure = settings.VITE_SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), settings.VITE_BOOKING_ORIGIN, ...given.scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...(given.style === '' ? [] : [given.style])],
    'img-src': ["'self'", 'data:'],
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

/** The _headers file: security for everything; caching by kind, each path set by one rule only. */
export function headersFile(pages: readonly BuiltPage[], settings: Settings): string {
  const rules: [string, Record<string, string>][] = [
    [
      '/*',
      {
        'Content-Security-Policy': contentSecurityPolicy(pages, settings),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Permissions-Policy': `camera=(), microphone=(), geolocation=(self), payment=(self "${settings.VITE_BOOKING_ORIGIN}")`,
      },
    ],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/pictures/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ...[
      '/boot.js',
      '/sw.js',
      '/manifest.webmanifest',
      SEARCH_FILE,
      NOT_FOUND_COPY,
      ...pages.map((page) => page.path),
    ].map((path): [string, Record<string, string>] => [path, { 'Cache-Control': 'no-cache' }]),
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
