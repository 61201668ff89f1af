// Connects the outbox with the browser's APIs. Each of them may be missing, throw or reject: with
// blocked storage, in private windows, on old systems. No API is used before it is needed.

import { settings } from '../config/env';
import { failsToReachEmail } from '../integrations/emailjs/send-email';
import { systemClock } from '../shared/clock';
import { whoAnswers } from '../shared/network';
import { isOnline, isPractising } from '../shared/online';
import type { OutboxLocks } from './delivery/lock';
import { openChannel } from './delivery/open-channel';
import { createOutbox } from './outbox';
import type { Outbox, OutboxChannel } from './outbox';
import { openDatabase } from './store/database';

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
      // A call may have been decided before the practice began. It must not leave the device either.
      fetch: (url, init) => (isPractising() ? Promise.reject(new TypeError('Practice')) : fetch(url, init)),
      email: settings.email,
      newsletter: settings.newsletter,
    },
    isOnline,
    isConnectionDead,
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

/** Opens the channel. Without a channel, the other pages see a change when they next read. */
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
 * Returns whether nothing can be sent now. Our own host may be down for a day while the mail provider works, and
 * messages must not wait for our host. If a stranger, such as a Wi-Fi login page, answers in place of our host, only an
 * answer of the mail provider that can be read counts, because the stranger's answer cannot be read.
 */
async function isConnectionDead(signal: AbortSignal): Promise<boolean> {
  if (isPractising()) return true;
  const answerer = await whoAnswers(signal);
  if (answerer === 'site' || answerer === 'host') return false;
  return failsToReachEmail(settings.email, signal, answerer === 'stranger' ? 'cors' : 'no-cors');
}

const ownSiteAnswers = async (): Promise<boolean> =>
  (await whoAnswers(AbortSignal.timeout(PROBE_TIMEOUT_MS))) === 'site';

/** Returns an id for a new submission. On plain http, such as a test in a local network, randomUUID is missing. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
