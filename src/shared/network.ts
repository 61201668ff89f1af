// The network connection, for page and worker.

/**
 * Chromium's information about the connection, which no DOM library declares; Safari and Firefox
 * have none.
 */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const information = (): NetworkInformation =>
  (navigator as typeof navigator & { connection?: NetworkInformation }).connection ?? {};

/** Returns whether the visitor has turned on Save-Data. */
export const savesData = (): boolean => information().saveData === true;

/** Returns whether the connection is one of the slowest ('2g', 'slow-2g'). */
export const isSlow = (): boolean => (information().effectiveType ?? '').endsWith('2g');

/**
 * Who answers at an address of our own site. `site`: our site. `host`: the host of our site, which is in trouble (5xx).
 * `stranger`: any other server, such as the Wi-Fi of a café before the visitor has accepted its terms, which answers
 * every request with its own page or with a redirect to it. `nobody`: the request failed or was aborted.
 */
export type Answerer = 'site' | 'host' | 'stranger' | 'nobody';

/** The status with which a network requires the visitor to sign in first. */
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/** A small file of our site. Hosts differ in the type of scripts, but all of them send a text file as plain text. */
export const PROBE = { path: '/robots.txt', type: 'text/plain' } as const;

/**
 * Finds out who answers at our address, with a request for a small file. HEAD and no-store bypass the worker and every
 * cache. An answer comes from our site if it has the content type of the file, and a content security policy, as all
 * answers of our site have.
 * @param signal aborts the request; without it, only the browser's own time limit applies
 * @param origin the origin of the site, for a program outside the browser
 */
export async function whoAnswers(signal: AbortSignal | null = null, origin = ''): Promise<Answerer> {
  try {
    // No file of ours redirects, so a redirect comes from another server and is not followed.
    const asked = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal } as const;
    const { ok, status, headers } = await fetch(origin + PROBE.path, asked);
    if (status >= 500 && status !== NETWORK_AUTHENTICATION_REQUIRED) return 'host';
    const isOurs =
      headers.get('content-type')?.startsWith(PROBE.type) === true && headers.has('content-security-policy');
    return ok && isOurs ? 'site' : 'stranger';
  } catch {
    return 'nobody';
  }
}

/**
 * Returns whether a request to an address fails: no name, no route, refused, or forbidden to us. An
 * answer of any kind means no, and so does silence until `signal` is aborted. HEAD transfers no content.
 */
export async function failsToReach(
  address: string,
  mode: 'cors' | 'no-cors',
  signal: AbortSignal | null = null,
): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit', mode, signal });
    return false;
  } catch {
    return signal?.aborted !== true;
  }
}
