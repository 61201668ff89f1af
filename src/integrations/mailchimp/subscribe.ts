import { DEMONSTRATION_TEXT, isDemonstrationId, isStandInHost } from '../../config/demonstration';
import { settings } from '../../config/env';

export interface Subscriber {
  email: string;
  firstName: string;
  lastName: string;
}

export interface SubscribeOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
  list?: { url: string; tags: string };
}

/** ok: accepted for all we can see · no-answer: it may or may not have arrived. */
export interface SubscribeAnswer {
  kind: 'ok' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

/**
 * Puts an address on the newsletter's list.
 *
 * In: the subscriber, who ticked the consent. Out: the answer as a value, never an exception.
 * The provider allows no other site to read its answer: it is opaque, also for an error 500, so
 * an answer of any kind counts as accepted. Sending twice does no harm ("already subscribed").
 */
export async function subscribe(
  subscriber: Subscriber,
  { fetch, signal, list = settings.newsletter }: SubscribeOptions,
): Promise<SubscribeAnswer> {
  // Copied from the provider's HTML, the address has &amp; between its parts.
  const address = list.url.replaceAll('&amp;', '&');
  const url = parseUrl(address);
  if (!url) return { kind: 'permanent', status: 0, text: 'The newsletter has no address.' };
  const u = url.searchParams.get('u') ?? '';
  const id = url.searchParams.get('id') ?? '';
  if ([u, id].some(isDemonstrationId) && !isStandInHost(url.origin)) {
    return { kind: 'permanent', status: 0, text: DEMONSTRATION_TEXT };
  }
  const body = new URLSearchParams({
    EMAIL: oneLine(subscriber.email),
    FNAME: oneLine(subscriber.firstName),
    LNAME: oneLine(subscriber.lastName),
    CONSENT: 'true',
    ...(list.tags ? { tags: list.tags } : {}),
    // The provider's own honeypot: present and empty.
    [`b_${u}_${id}`]: '',
  });
  try {
    const response = await fetch(url.href, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      body,
      ...(signal ? { signal } : {}),
    });
    return { kind: 'ok', status: response.status, text: '' };
  } catch (error) {
    // Offline, blocked, cut off or timed out: fetch does not say which.
    return { kind: 'no-answer', status: 0, text: String(error) };
  }
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not an address: the settings' check was passed over.
    return undefined;
  }
}

function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
