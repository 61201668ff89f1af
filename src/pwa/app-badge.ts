// Sets the number on the icon of the installed app; Safari and Chromium show it on a desktop. Only pages set it,
// because Chromium on Linux ends the process of a service worker that does, together with the pages in that process.

interface Badger {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * Shows the number on the icon, or none for 0. Never rejects: many browsers do not support it, and
 * others may refuse.
 */
export async function showOnIcon(count: number): Promise<void> {
  try {
    const badger: Badger = navigator;
    if (count > 0) await badger.setAppBadge?.(count);
    else await badger.clearAppBadge?.();
  } catch {
    // The app is not installed or not allowed to do this; the page shows the number as well.
  }
}
