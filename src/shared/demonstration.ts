// The repository comes with stand-in ids, with which nobody writes to a real provider. Pure: the
// worker and the build use it, too.

/** What a submission is answered with that went nowhere; the outbox knows the answer by it. */
export const DEMONSTRATION_TEXT = 'This is a demonstration site: nothing was sent.';

/**
 * Whether an address is on this machine or under `.example`, which nobody can own (RFC 2606): a
 * provider there is a stand-in, a site there is not published.
 * In: an origin or a whole http(s) address; anything else is no stand-in.
 */
export function isStandInHost(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|[^/:?#@]+\.example)(?:[/:?#]|$)/.test(origin);
}

/** Whether an id is one of the stand-ins of the .env in the repository. */
export function isDemonstrationId(value: string): boolean {
  return value.startsWith('demo');
}
