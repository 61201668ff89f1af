// The number on the icon of the installed app. Read by page and worker; Safari and Chromium on a desktop show it.

interface Badger {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Puts the number on the icon, and none at 0. Never rejects: it is missing in many browsers, and may be refused. */
export async function showOnIcon(count: number): Promise<void> {
  try {
    const badger: Badger = navigator;
    if (count > 0) await badger.setAppBadge?.(count);
    else await badger.clearAppBadge?.();
  } catch {
    // Not installed, or not allowed: the number stands on the page as well.
  }
}
