import { putOnClipboard } from './clipboard';

interface Shared {
  readonly title: string;
  readonly url: string;
}
/** The functions of the browser's navigator that sharing needs; each may be missing. */
interface Sharer {
  readonly share?: (data: Shared) => Promise<void>;
}

const DIALOG_OPENS_WITHIN_MS = 2_000;
let pressedAt = -Infinity;

/**
 * Opens the share dialog of the device, or else copies the address. A second press while the dialog is opening does
 * nothing: the browser would refuse it, and the address would then be copied.
 * @returns the result of which the visitor must be told; 'shared' if there is nothing to tell
 */
export async function share(
  shared: Shared,
  sharer: Sharer,
  copy = putOnClipboard,
): Promise<'shared' | 'copied' | 'failed'> {
  // Some browsers never answer a call, so the press counts for a while only.
  const now = performance.now();
  if (now - pressedAt < DIALOG_OPENS_WITHIN_MS) return 'shared';
  pressedAt = now;
  try {
    if (sharer.share) {
      await sharer.share(shared);
      return 'shared';
    }
  } catch (error) {
    // The visitor closed the dialog. After any other error (a desktop without a share dialog) the address is copied.
    if (error instanceof Error && error.name === 'AbortError') return 'shared';
  } finally {
    pressedAt = -Infinity;
  }
  // If the browser refuses access to the clipboard, the visitor can copy the address from the screen.
  return (await copy(shared.url)) ? 'copied' : 'failed';
}
