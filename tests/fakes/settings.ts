/** The accounts that the stand-in providers know. None begins with "demo", because these accounts do send. */
export const STAND_IN = {
  company: 'stand-in-company',
  publicKey: 'stand-in-key',
  service: 'stand-in-service',
  templates: { reply: 'stand-in-reply', notify: 'stand-in-notify', survey: 'stand-in-survey' },
  list: { u: 'standin0000000000000000000', id: 'standin000' },
} as const;

/**
 * Returns the settings of a build that uses the stand-in providers instead of real ones.
 *
 * @param providersUrl address of the stand-ins, without a trailing slash
 * @param siteUrl address of the site, without a trailing slash
 */
export function standInSettings(providersUrl: string, siteUrl: string): Record<string, string> {
  const { company, publicKey, service, templates, list } = STAND_IN;
  return {
    VITE_SITE_URL: siteUrl,
    VITE_BOOKING_ORIGIN: providersUrl,
    VITE_BOOKING_COMPANY: company,
    VITE_BOOKING_FLOW: '1219724',
    VITE_BOOKING_PRELOAD: 'intent',
    VITE_EMAIL_ORIGIN: providersUrl,
    VITE_EMAIL_PUBLIC_KEY: publicKey,
    VITE_EMAIL_SERVICE: service,
    VITE_EMAIL_TEMPLATE_REPLY: templates.reply,
    VITE_EMAIL_TEMPLATE_NOTIFY: templates.notify,
    VITE_EMAIL_TEMPLATE_SURVEY: templates.survey,
    VITE_NEWSLETTER_URL: `${providersUrl}/subscribe/post?u=${list.u}&id=${list.id}`,
    VITE_NEWSLETTER_TAGS: '',
    VITE_NEWSLETTER_SCRIPTS: 'off',
    VITE_NEWSLETTER_THANKS_ORIGIN: providersUrl,
    VITE_CONTENT_POLICY: 'strict',
  };
}
