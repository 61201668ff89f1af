/**
 * Asks the browser not to clear this site's storage when room gets short. Asked after the first
 * queued submission or the installation, never on arrival: Firefox shows a question.
 * False where it was refused or cannot be asked.
 */
export async function persistStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await navigator.storage.persist();
  } catch {
    // Older browsers and blocked site data: storage stays as it is.
    return false;
  }
}
