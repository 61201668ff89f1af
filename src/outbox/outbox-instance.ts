// Connects the outbox with the browser's APIs. Each of them may be missing, throw or reject: with
// blocked storage, in private windows, on old systems. No API is used before it is needed.

import { settings } from '../config/env';
import { failsToReachEmail } from '../integrations/emailjs/send-email';
import { systemClock } from '../shared/clock';
import { whoAnswers } from '../shared/network';
import { isOnline, isPractising } from '../shared/online';
import type { OutboxLocks } from './delivery/lock';
import { openChannel } from './delivery/outbox-channel';
import { createOutbox } from './outbox';
import type { Outbox, OutboxChannel } from './outbox';
import { openDatabase } from './store/database';

/** Small, and on every host of the site. */
const PROBE = ['/robots.txt', 'text/plain'] as const;
const PROBE_TIMEOUT_MS = 5_000;

let outbox: Outbox | undefined;

/** Returns the outbox of this page or worker, always the same one. */
export function browserOutbox(): Outbox {
  outbox ??= openOutbox();
  return outbox;
}

/** Creates a new outbox with the APIs that the browser has now. */
export function openOutbox(): Outbox {
  return createOutbox({
    clock: systemClock,
    database: openDatabase(),
    locks: browserLocks(),
    channel: browserChannel(),
    providers: {
      // A call that was decided on before the practice began does not leave either.
      fetch: (url, init) => (isPractising() ? Promise.reject(new TypeError('Practice')) : fetch(url, init)),
      email: settings.email,
      newsletter: settings.newsletter,
    },
    isOnline,
    isLineDead,
    ownSiteAnswers,
    random: Math.random,
    newId,
  });
}

function browserLocks(): OutboxLocks | undefined {
  try {
    return (globalThis.navigator as { locks?: OutboxLocks } | undefined)?.locks;
  } catch {
    // Storage is blocked; the lease alone prevents double sends.
    return undefined;
  }
}

/** Opens the channel. Without one the other pages see the change when they next read. */
function browserChannel(): OutboxChannel | undefined {
  const listeners = new Set<(message: unknown) => void>();
  try {
    const { post } = openChannel((message) => listeners.forEach((listener) => listener(message)));
    return {
      post,
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  } catch {
    return undefined;
  }
}

/**
 * Our own host may be away for a day while the provider is well: a letter is not to wait for our host. Where a stranger
 * answers in its place, the mail provider is believed only if its answer can be read, because the stranger's cannot be read.
 */
async function isLineDead(signal: AbortSignal): Promise<boolean> {
  if (isPractising()) return true;
  const answerer = await whoAnswers(...PROBE, signal);
  if (answerer === 'site' || answerer === 'host') return false;
  return failsToReachEmail(settings.email, signal, answerer === 'stranger' ? 'cors' : 'no-cors');
}

const ownSiteAnswers = async (): Promise<boolean> =>
  (await whoAnswers(...PROBE, AbortSignal.timeout(PROBE_TIMEOUT_MS))) === 'site';

/** An id for a new submission. randomUUID is missing on plain http, where somebody tries the site in a local network. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
