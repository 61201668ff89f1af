// The provider's own files for a newsletter form (docs/requirements.md#newsletter-provider-files).
// They are not loaded by default: our own rules check the fields, and no other company learns about
// a visitor.

import { isOnline } from '../../shared/online';

/** The second script contains its own jQuery, but both are required. */
export const PROVIDER_FILES = {
  style: 'https://cdn-images.mailchimp.com/embedcode/classic-061523.css',
  scripts: [
    'https://code.jquery.com/jquery-3.7.1.min.js',
    'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
  ],
} as const;

let asked = false;

/**
 * Adds the provider's style sheet and scripts to the page, once and in their order; only with
 * `VITE_NEWSLETTER_SCRIPTS=on`. They find no form to take over, because ours does not have their
 * ids; our form works with and without them. Nothing is requested while offline; a failure is only
 * logged.
 */
export function loadProviderFiles(): void {
  if (asked || !isOnline()) return;
  asked = true;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = PROVIDER_FILES.style;
  document.head.append(style);
  for (const src of PROVIDER_FILES.scripts) {
    const script = document.createElement('script');
    script.src = src;
    // Run the scripts in their order, because the second one needs the first.
    script.async = false;
    script.addEventListener('error', () => console.warn(`${src} could not be loaded; the form works without it.`));
    document.body.append(script);
  }
}
