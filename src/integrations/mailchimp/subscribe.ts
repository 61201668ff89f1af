import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { oneLine } from '../clean-text';
import { listAddress } from './list-address';

export interface Subscriber {
  email: string;
  firstName: string;
  lastName: string;
}

export interface SubscribeOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
  list: { url: string; tags: string };
}

/** ok: the provider has answered, nobody knows what · no-answer: it may or may not have arrived. */
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
 * an answer of any kind ends the sending (docs/decisions/0005). Sending twice does no harm ("already subscribed").
 */
export async function subscribe(
  subscriber: Subscriber,
  { fetch, signal, list }: SubscribeOptions,
): Promise<SubscribeAnswer> {
  const address = listAddress(list.url);
  if (!address) return { kind: 'permanent', status: 0, text: 'The newsletter has no address.' };
  if (address.demonstration) return { kind: 'permanent', status: 0, text: DEMONSTRATION_TEXT };
  const body = new URLSearchParams({
    EMAIL: oneLine(subscriber.email),
    FNAME: oneLine(subscriber.firstName),
    LNAME: oneLine(subscriber.lastName),
    CONSENT: 'true',
    ...(list.tags ? { tags: list.tags } : {}),
    // The provider's own honeypot: present and empty.
    [address.honeypot]: '',
  });
  try {
    const response = await fetch(address.href, {
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
