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
 * Returns the status with which our own site answers a path; undefined if it does not answer. HEAD
 * and no-store bypass the worker and every cache, so only the network can answer.
 *
 * @param withinMs time limit in milliseconds; without it, as long as the browser waits
 */
export async function statusOfOwnSite(path: string, withinMs?: number): Promise<number | undefined> {
  try {
    const signal = withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) };
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', ...signal })).status;
  } catch {
    // The request failed, which means that the site cannot be reached.
    return undefined;
  }
}

/**
 * Returns whether a request to an address fails: no name, no route, refused, or forbidden to us. An
 * answer of any kind means no, and so does silence until `signal`. HEAD transfers no content.
 */
export async function failsToReach(address: string, signal: AbortSignal, mode: RequestMode = 'cors'): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit', mode, signal });
    return false;
  } catch {
    return !signal.aborted;
  }
}
