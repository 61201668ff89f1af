import { DEMONSTRATION_TEXT, isDemonstrationId, isStandInHost } from '../../shared/demonstration';
import { failsToReach } from '../../shared/network';
import { oneLine, withoutControls } from '../clean-text';

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface EmailAccount {
  origin: string;
  publicKey: string;
  service: string;
}

export interface EmailOptions {
  fetch: FetchLike;
  signal?: AbortSignal;
  /** Returns what the browser says about the connection. */
  isOnline: () => boolean;
  account: EmailAccount;
}

/**
 * The result of one call. retry: try again soon · wait: try again in hours · permanent: another try
 * changes nothing · no-answer: it may or may not have arrived.
 */
export interface EmailAnswer {
  kind: 'ok' | 'retry' | 'wait' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

/** The version of the provider's own client that sends the same request. */
const LIB_VERSION = '4.4.1';

/**
 * Sends one e-mail with a template of the provider.
 *
 * Takes the id of the template and its variables. Resolves with the answer and never rejects. The
 * request is the same as that of the provider's client (@emailjs/browser 4.4.1, es/api/sendPost).
 * The client itself is not used: in a worker its rate limit silently does nothing, and in a page
 * with blocked storage its import throws.
 */
export async function sendEmail(
  templateId: string,
  params: Record<string, string>,
  { fetch, signal, isOnline, account }: EmailOptions,
): Promise<EmailAnswer> {
  if (isDemonstration(account, templateId)) {
    // Without a connection the demonstration behaves like any other account: no provider could be
    // reached.
    return isOnline()
      ? { kind: 'permanent', status: 0, text: DEMONSTRATION_TEXT }
      : { kind: 'no-answer', status: 0, text: 'Offline' };
  }
  let response: Response;
  try {
    response = await fetch(sendAddress(account), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: account.publicKey,
        service_id: account.service,
        template_id: templateId,
        template_params: cleanParams(params),
      }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    // The request failed offline, was blocked, was cut off or timed out; fetch does not say which.
    return { kind: 'no-answer', status: 0, text: String(error) };
  }
  const text = await readText(response);
  return { kind: kindOf(response.status, text), status: response.status, text };
}

const sendAddress = ({ origin }: EmailAccount): string => `${origin}/api/v1.0/email/send`;

/**
 * Returns whether even a request that sends nothing fails to reach the provider (failsToReach). A demonstration account
 * sends no request and counts as failing.
 *
 * @param mode with `no-cors` any answer is enough. With `cors` the answer must also allow our site to read it; the
 * provider's answer does, that of a network which answers for every host does not
 */
export async function failsToReachEmail(
  account: EmailAccount,
  signal: AbortSignal,
  mode: 'cors' | 'no-cors',
): Promise<boolean> {
  if (isDemonstration(account, '')) return true;
  return failsToReach(sendAddress(account), mode, signal);
}

function isDemonstration(account: EmailAccount, templateId: string): boolean {
  const ids = [account.publicKey, account.service, templateId];
  return ids.some(isDemonstrationId) && !isStandInHost(account.origin);
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // The status is known; the connection broke while the text arrived.
    return '';
  }
}

function kindOf(status: number, text: string): EmailAnswer['kind'] {
  if (status >= 200 && status < 300) return 'ok';
  if (status === 408 || status === 429 || status >= 500) return 'retry';
  // The status 404 'Account not found' occurred during an outage (emailjs-sdk#61); the outbox
  // counts these answers.
  if (status === 404) return 'retry';
  // The status 412 means that the owner has to reconnect the mailbox (emailjs-sdk#62).
  if (status === 412) return 'wait';
  // The status 413 says 'Variables size limit', which is the size of our text and not the monthly
  // quota.
  if (status !== 413 && /\b(?:limit|quota)/i.test(text)) return 'wait';
  return 'permanent';
}

function cleanParams(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === 'message' ? withoutControls(value) : oneLine(value)]),
  );
}
