// Faults of a provider, chosen by the visitor's e-mail address (by hand) or by a test.

/** Refusals with the real provider's status and text. */
const REFUSALS = {
  400: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  403: 'API calls are disabled for non-browser applications',
  404: 'Account not found',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit',
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;
export type Refusal = keyof typeof REFUSALS;

/**
 * - a number: refused with that status
 * - `drop`: accepted, but the connection breaks before the answer
 * - `lost`: the connection breaks before the message is accepted
 * - `slow`: accepted, answered after SLOW_MS
 * - `hang`: never answered, not accepted
 * - `hold`: accepted, answered when the test calls `release()`
 */
export type Fault = 'ok' | Refusal | 'drop' | 'lost' | 'slow' | 'hang' | 'hold';

export const SLOW_MS = 5_000;

export const refusalText = (status: Refusal): string => REFUSALS[status];
export const isRefusal = (fault: Fault): fault is Refusal => typeof fault === 'number';

/**
 * E-mail addresses that make the stand-ins fail: `fail-500@example.com`. Any text may follow a plus
 * sign (`drop+second@example.com`), so that an address can be used again.
 */
export const SENTINELS: readonly { local: string; fault: Fault; effect: string }[] = [
  { local: 'fail-400', fault: 400, effect: 'refused: the template is not known' },
  { local: 'fail-403', fault: 403, effect: 'refused: this site is not allowed to send' },
  { local: 'fail-404', fault: 404, effect: 'refused: the account is not found (seen in outages)' },
  { local: 'fail-412', fault: 412, effect: 'refused: the owner must reconnect the mailbox' },
  { local: 'fail-413', fault: 413, effect: 'refused: the message is too long' },
  { local: 'fail-422', fault: 422, effect: 'refused: the template has no recipient' },
  { local: 'fail-429', fault: 429, effect: 'refused: too many requests' },
  { local: 'fail-500', fault: 500, effect: 'refused: the provider is broken' },
  { local: 'fail-503', fault: 503, effect: 'refused: the provider is away' },
  { local: 'drop', fault: 'drop', effect: 'the message arrives, the answer is lost' },
  { local: 'lost', fault: 'lost', effect: 'the line breaks, nothing arrives' },
  { local: 'slow', fault: 'slow', effect: 'the answer takes 5 seconds' },
  { local: 'hang', fault: 'hang', effect: 'there is never an answer' },
];

/** Endings of the part before the @; they can be combined: `drop-notify-once@example.com`. */
export const SENTINEL_ENDINGS: readonly { ending: string; effect: string }[] = [
  { ending: '-notify', effect: 'the auto-reply passes, only the administrator’s message fails' },
  { ending: '-once', effect: 'only the first try of a submission fails' },
];

/** Items that make the booking provider fail. */
export const SENTINEL_ITEMS: readonly { item: string; effect: string }[] = [
  { item: '999404', effect: 'its pages answer 404, and the script throws when it is to open it' },
  { item: '999408', effect: 'its pages never answer' },
];

export interface ChosenFault {
  fault: Fault;
  notifyOnly: boolean;
  once: boolean;
}

/** Returns the fault that an e-mail address asks for; undefined for an ordinary address. */
export function faultOfAddress(email: string): ChosenFault | undefined {
  const local = /^([^@+]+)(?:\+[^@]*)?@/.exec(email.trim().toLowerCase())?.[1] ?? '';
  const match = /^(.+?)(-notify)?(-once)?$/.exec(local);
  const sentinel = SENTINELS.find((candidate) => candidate.local === match?.[1]);
  if (sentinel === undefined) return undefined;
  return { fault: sentinel.fault, notifyOnly: match?.[2] !== undefined, once: match?.[3] !== undefined };
}
