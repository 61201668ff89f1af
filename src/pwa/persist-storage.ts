/**
 * Asks the browser not to clear this site's storage when space gets short. It is called after the
 * first queued submission or the installation, never on arrival, because Firefox shows a question.
 * Resolves with false if the browser refuses or does not support it.
 */
export async function persistStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await navigator.storage.persist();
  } catch {
    // In older browsers and with blocked storage nothing changes.
    return false;
  }
}
