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
