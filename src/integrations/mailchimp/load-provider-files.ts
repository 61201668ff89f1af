// Files of the newsletter's provider for a form (docs/requirements.md#newsletter-provider-files). Not loaded
// by default: the browser validates the fields, and no other company learns of a visitor.

/** The second script brings its own jQuery, but both are required. */
export const PROVIDER_FILES = {
  style: 'https://cdn-images.mailchimp.com/embedcode/classic-061523.css',
  scripts: [
    'https://code.jquery.com/jquery-3.7.1.min.js',
    'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
  ],
} as const;

let asked = false;

/**
 * Puts the provider's style sheet and scripts into the page, once, in their order; for
 * `VITE_NEWSLETTER_SCRIPTS=on` only. They find no form of theirs to take over (ours does not carry
 * its ids), so ours goes on working with them and without. Nothing is asked while offline; a failure
 * is logged and nothing else.
 */
export function loadProviderFiles(): void {
  if (asked || !navigator.onLine) return;
  asked = true;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = PROVIDER_FILES.style;
  document.head.append(style);
  for (const src of PROVIDER_FILES.scripts) {
    const script = document.createElement('script');
    script.src = src;
    // In order, for the second asks for the first.
    script.async = false;
    script.addEventListener('error', () => console.warn(`${src} could not be loaded; the form works without it.`));
    document.body.append(script);
  }
}
