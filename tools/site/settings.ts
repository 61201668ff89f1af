// The settings, checked once before the build. src/config/env.ts passes them to the pages.
import { loadEnv } from 'vite';
import { z } from 'zod';
import { isDemonstrationId } from '../../src/shared/demonstration';
import { BuildMistake } from './build-mistakes';

const WHERE = 'Set it in .env, or as an environment variable of the same name.';

const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://example.com' })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'expected an origin: no path and no slash at the end',
    abort: true,
  });
const id = z.string().regex(/^[\w-]+$/, 'expected letters, digits, hyphens or underscores');

const settingsSchema = z.object({
  VITE_SITE_URL: origin,
  VITE_BOOKING_ORIGIN: origin,
  VITE_BOOKING_COMPANY: id,
  VITE_BOOKING_FLOW: z.string().regex(/^\d+$/, 'expected a number'),
  VITE_BOOKING_PRELOAD: z.enum(['intent', 'idle', 'frame'], 'expected intent, idle or frame'),
  VITE_EMAIL_ORIGIN: origin,
  VITE_EMAIL_PUBLIC_KEY: id,
  VITE_EMAIL_SERVICE: id,
  VITE_EMAIL_TEMPLATE_REPLY: id,
  VITE_EMAIL_TEMPLATE_NOTIFY: id,
  VITE_EMAIL_TEMPLATE_SURVEY: id,
  VITE_NEWSLETTER_URL: z.url('expected the full subscribe/post address').refine((value) => {
    if (!URL.canParse(value) || value.includes('&amp;')) return false;
    const { searchParams } = new URL(value);
    return searchParams.has('u') && searchParams.has('id');
  }, 'expected an address with u= and id= in it, joined by a plain &'),
  VITE_NEWSLETTER_TAGS: z.string().regex(/^(\d+(,\d+)*)?$/, 'expected numbers joined by commas, or nothing'),
  VITE_NEWSLETTER_SCRIPTS: z.enum(['on', 'off'], 'expected on or off'),
  VITE_NEWSLETTER_THANKS_ORIGIN: z.union([z.literal(''), origin]),
  VITE_CONTENT_POLICY: z.enum(['strict', 'relaxed'], 'expected strict or relaxed'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Thrown with one line for each missing or malformed setting, and where to set it. */
export class SettingsMistake extends BuildMistake {}

/**
 * Checks raw values, such as those of .env and the environment together.
 *
 * @throws SettingsMistake naming every wrong setting
 */
export function checkSettings(raw: Record<string, string | undefined>): Settings {
  const checked = settingsSchema.safeParse(raw);
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return raw[name] === undefined ? `  ${name} is missing` : `  ${name}: ${issue.message}, got "${raw[name]}"`;
  });
  throw new SettingsMistake(
    `These settings are wrong:\n${[...new Set(lines)].join('\n')}\n${WHERE} docs/DEPLOY.md lists all settings.`,
  );
}

/** Reads .env, with environment variables taking precedence, and checks it. */
export const readSettings = (root: string, mode = 'production'): Settings =>
  checkSettings(loadEnv(mode, root, 'VITE_'));

/** Matches an address with a host or a list that is a stand-in. */
const DEMONSTRATION_ADDRESS = /\/\/demo\.|[?&](?:u|id)=demo/;

/** Returns whether a setting, an id or an address, is one of the stand-ins in the repository's .env. */
export const isDemonstration = (value: string): boolean =>
  isDemonstrationId(value) || DEMONSTRATION_ADDRESS.test(value);
