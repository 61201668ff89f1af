// The only reader of import.meta.env. The values were checked when the site was built
// (tools/site/settings.ts), so they are taken here as they stand.

const env = import.meta.env as unknown as Record<string, string>;
const read = (name: string): string => env[name] ?? '';

export const settings = {
  siteUrl: read('VITE_SITE_URL').replace(/\/$/, ''),
  booking: {
    origin: read('VITE_BOOKING_ORIGIN'),
    company: read('VITE_BOOKING_COMPANY'),
    flow: read('VITE_BOOKING_FLOW'),
    preload: read('VITE_BOOKING_PRELOAD') === 'idle' ? 'idle' : 'intent',
  },
  email: {
    origin: read('VITE_EMAIL_ORIGIN'),
    publicKey: read('VITE_EMAIL_PUBLIC_KEY'),
    service: read('VITE_EMAIL_SERVICE'),
    templates: {
      reply: read('VITE_EMAIL_TEMPLATE_REPLY'),
      notify: read('VITE_EMAIL_TEMPLATE_NOTIFY'),
      survey: read('VITE_EMAIL_TEMPLATE_SURVEY'),
    },
  },
  newsletter: {
    url: read('VITE_NEWSLETTER_URL'),
    tags: read('VITE_NEWSLETTER_TAGS'),
    scripts: read('VITE_NEWSLETTER_SCRIPTS') === 'on',
  },
} as const;

/** Written out, so that the build knows them and leaves out what is not wanted. */
export const preloadsWhenIdle = import.meta.env.VITE_BOOKING_PRELOAD === 'idle';
/** Whether this code runs where the HTML is made, not in a browser. */
export const rendersHtml = import.meta.env.SSR;
