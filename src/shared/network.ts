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
 * The status that our own site answers a path with; undefined where it does not answer. HEAD and
 * no-store go past the worker and every cache: only the network can answer.
 * @param withinMs how long it may take; without it, as long as the browser waits
 */
export async function statusOfOwnSite(path: string, withinMs?: number): Promise<number | undefined> {
  try {
    const signal = withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) };
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', ...signal })).status;
  } catch {
    // That is the answer: nothing can be reached.
    return undefined;
  }
}

/**
 * Whether a request to an address fails by itself: no name, no route, refused, or forbidden to us. An answer of any
 * kind is a no, and silence until `signal` is, too. HEAD sends nothing and asks for nothing.
 */
export async function failsToReach(address: string, signal: AbortSignal, mode: RequestMode = 'cors'): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit', mode, signal });
    return false;
  } catch {
    return !signal.aborted;
  }
}
