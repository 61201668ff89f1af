// The connection, in page and worker.

/** Chromium's view of it, which no DOM library knows; Safari and Firefox have none. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const information = (): NetworkInformation =>
  (navigator as typeof navigator & { connection?: NetworkInformation }).connection ?? {};

/** Whether the visitor has turned on Save-Data. */
export const savesData = (): boolean => information().saveData === true;

/** Whether the connection is one of the slowest ('2g', 'slow-2g'). */
export const isSlow = (): boolean => (information().effectiveType ?? '').endsWith('2g');

/**
 * Who answers at an address of our own site. `site`: our site. `host`: the host of our site, which is in trouble (5xx).
 * `stranger`: anybody else, such as the Wi-Fi of a café before one has agreed to its terms, which answers everything
 * with a page of its own or with the way to it. `nobody`: the request failed, or was given up.
 */
export type Answerer = 'site' | 'host' | 'stranger' | 'nobody';

/** The status with which a network says that one has to sign in to it first. */
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/**
 * Asks the network who answers at an address of ours. HEAD and no-store go past the worker and every cache. An answer
 * is our site's if it has the type that the file has, and a content security policy, as all answers of our site have.
 * @param type the content type of the file, without its charset
 * @param signal ends the question; without it, the browser waits as long as it does
 */
export async function whoAnswers(path: string, type: string, signal: AbortSignal | null = null): Promise<Answerer> {
  try {
    // No file of ours leads elsewhere, so a redirect is not followed: it is somebody else's.
    const asked = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal } as const;
    const { ok, status, headers } = await fetch(path, asked);
    if (status >= 500 && status !== NETWORK_AUTHENTICATION_REQUIRED) return 'host';
    const isOurs = headers.get('content-type')?.startsWith(type) === true && headers.has('content-security-policy');
    return ok && isOurs ? 'site' : 'stranger';
  } catch {
    return 'nobody';
  }
}

/**
 * Whether a request to an address fails by itself: no name, no route, refused, or forbidden to us. An answer of any
 * kind is a no, and silence until `signal` is, too. HEAD sends nothing and asks for nothing.
 */
export async function failsToReach(address: string, signal: AbortSignal, mode: 'cors' | 'no-cors'): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit', mode, signal });
    return false;
  } catch {
    return !signal.aborted;
  }
}
