/**
 * Whether the provider can be reached at all. A frame cannot say: in Chromium an address that refuses,
 * or is blocked, fires `load` like any other, and no frame ever fires `error`. A request that may not be read
 * (no-cors) still tells an answer from none. It asks for the head only. What the answer says, such as
 * 404 or 500, stays unknown here; the frame shows it.
 * @param address the frame's own, for a blocker may let others pass
 */
export async function providerAnswers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    // No network, no such host, refused, or kept back by a blocker: for the visitor it is the same.
    return false;
  }
}
