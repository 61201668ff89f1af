// What the newsletter's provider gives to put beside a form (000 §7). Not asked for by default:
// the browser checks the fields, and no other company hears of a reader.

/** The second script brings a jQuery of its own; the document names both. */
export const PROVIDER_FILES = {
  style: 'https://cdn-images.mailchimp.com/embedcode/classic-061523.css',
  scripts: [
    'https://code.jquery.com/jquery-3.7.1.min.js',
    'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
  ],
} as const;
