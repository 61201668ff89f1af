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

/**
 * What keeps markup that somebody slipped in from becoming a script; reasons and limits are in docs/decisions/0038.
 * The newsletter provider's jQuery writes HTML of its own, so where it is wanted, or where the settings say so, text
 * may become markup. The style elements have a policy of their own in each page (`stylePolicy`).
 */
function strictDirectives(settings: Settings) {
  if (settings.VITE_CONTENT_POLICY === 'relaxed' || settings.VITE_NEWSLETTER_SCRIPTS === 'on') return {};
  const { booking, ...others } = SCRIPT_POLICIES;
  const policies = settings.VITE_BOOKING_PRELOAD === 'frame' ? others : { booking, ...others };
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': Object.values(policies) };
}

/** The newsletter provider's own files, where the settings ask for them. */
const providerFiles = (settings: Settings): { readonly style: string; readonly scripts: readonly string[] } =>
  settings.VITE_NEWSLETTER_SCRIPTS === 'on' ? PROVIDER_FILES : { style: '', scripts: [] };

/** Where the booking provider's script lies, and nothing else of it may run in our pages. */
const bookingScripts = (settings: Settings): readonly string[] =>
  settings.VITE_BOOKING_PRELOAD === 'frame' ? [] : [`${settings.VITE_BOOKING_ORIGIN}/embeds/api/`];

/**
 * The content security policy of every answer, made from the settings and from the scripts that are inlined in the
 * pages.
 *
 * Browsers apply form-action to the redirects of a form too, so the newsletter's confirmation hosts
 * are in it.
 */
export function contentSecurityPolicy(pages: readonly BuiltPage[], settings: Settings): string {
  const newsletter = new URL(settings.VITE_NEWSLETTER_URL).origin;
  const given = providerFiles(settings);
  const secure = settings.VITE_SITE_URL.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), ...bookingScripts(settings), ...given.scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...(given.style === '' ? [] : [given.style])],
    ...strictDirectives(settings),
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
  return policyText(directives);
}

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');

/**
 * The policy on style elements, which stands in each page before them: each is allowed by its text, not by being
 * there. In a header, all pages together would need twenty hashes with every answer, and hosts take no line that long.
 * A browser holds a page to this policy and to that of the header. Those before Firefox 108 and Safari 15.4 do not
 * know its directives, and go on by `style-src` alone.
 * @param styles the style elements of the page, as they stand in it
 * @returns an element for the head; empty where the settings ask for a relaxed policy
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
