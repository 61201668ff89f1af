import { putOnClipboard } from '../../../browser/clipboard';

interface Shared {
  readonly title: string;
  readonly url: string;
}
/** The functions of the browser's navigator that sharing needs; each may be missing. */
interface Sharer {
  readonly share?: (data: Shared) => Promise<void>;
}

/**
 * Opens the share dialog of the device, or else copies the address.
 * @returns the result of which the visitor must be told; 'shared' if the dialog was opened
 */
export async function sharePost(
  post: Shared,
  sharer: Sharer,
  copy = putOnClipboard,
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (sharer.share) {
      await sharer.share(post);
      return 'shared';
    }
  } catch (error) {
    // The visitor closed the dialog. After any other error (a desktop without a share dialog) the address is copied.
    if (error instanceof Error && error.name === 'AbortError') return 'shared';
  }
  // If the browser refuses access to the clipboard, the visitor can copy the address from the screen.
  return (await copy(post.url)) ? 'copied' : 'failed';
}
