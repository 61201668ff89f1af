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

/**
 * ok: an opaque response arrived; its status cannot be read (no-cors) · no-answer: the request may
 * or may not have arrived.
 */
export interface SubscribeAnswer {
  kind: 'ok' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

/**
 * Adds an address to the newsletter's list. Never rejects.
 *
 * The provider does not let other sites read its answer: it is opaque, also for an error 500, so an answer of any kind
 * ends the sending (docs/decisions/0005). Sending twice does no harm ("already subscribed").
 *
 * @param subscriber has ticked the consent
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
    // The provider's own honeypot must be present and empty.
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
    // The request failed offline, was blocked, was cut off or timed out; fetch does not say which.
    return { kind: 'no-answer', status: 0, text: String(error) };
  }
}
