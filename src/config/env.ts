// The only reader of import.meta.env. The values were checked when the site was built
// (tools/site), so they are taken here as they stand.

// Each name is written out: with computed names, the table of all settings would be in the page and in the worker.

/** Returns the value of a setting; empty in unit tests, which run without settings. */
const text = (value: string | undefined): string => value ?? '';

/** Reads the preload setting. With `frame` the provider's script is never loaded; its calendar is only in a frame. */
const preloadOf = (value: string): 'intent' | 'idle' | 'frame' =>
  value === 'idle' || value === 'frame' ? value : 'intent';

export const settings = {
  /** The name in src/content/company.yaml, for the worker and for what it shares with the page. */
  companyName: text(import.meta.env.VITE_COMPANY_NAME),
  siteUrl: text(import.meta.env.VITE_SITE_URL),
  booking: {
    origin: text(import.meta.env.VITE_BOOKING_ORIGIN),
    company: text(import.meta.env.VITE_BOOKING_COMPANY),
    flow: text(import.meta.env.VITE_BOOKING_FLOW),
    preload: preloadOf(text(import.meta.env.VITE_BOOKING_PRELOAD)),
  },
  email: {
    origin: text(import.meta.env.VITE_EMAIL_ORIGIN),
    publicKey: text(import.meta.env.VITE_EMAIL_PUBLIC_KEY),
    service: text(import.meta.env.VITE_EMAIL_SERVICE),
    templates: {
      reply: text(import.meta.env.VITE_EMAIL_TEMPLATE_REPLY),
      notify: text(import.meta.env.VITE_EMAIL_TEMPLATE_NOTIFY),
      survey: text(import.meta.env.VITE_EMAIL_TEMPLATE_SURVEY),
    },
  },
  newsletter: {
    url: text(import.meta.env.VITE_NEWSLETTER_URL),
    tags: text(import.meta.env.VITE_NEWSLETTER_TAGS),
    scripts: text(import.meta.env.VITE_NEWSLETTER_SCRIPTS) === 'on',
  },
} as const;

/** This is written out, so that the build replaces it by a constant and leaves out the code that is not needed. */
export const preloadsWhenIdle = import.meta.env.VITE_BOOKING_PRELOAD === 'idle';
