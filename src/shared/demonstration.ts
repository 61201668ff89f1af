// The repository contains stand-in ids, with which nothing is sent to a real provider. Pure: the
// worker and the build use it too.

/**
 * The answer to a submission that was not sent anywhere; the outbox recognizes the demonstration by
 * this text.
 */
export const DEMONSTRATION_TEXT = 'This is a demonstration site: nothing was sent.';

/**
 * Returns whether an address is on this machine or under `.example`, which no one can own (RFC
 * 2606): a provider there is a stand-in, and a site there is not published. Takes an origin or a
 * whole http(s) address; any other text returns false.
 */
export function isStandInHost(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|[^/:?#@]+\.example)(?:[/:?#]|$)/.test(origin);
}

/** Returns whether an id is one of the stand-ins in the repository's .env. */
export function isDemonstrationId(value: string): boolean {
  return value.startsWith('demo');
}
