import { putOnClipboard } from '../../../browser/clipboard';

interface Shared {
  readonly title: string;
  readonly url: string;
}
/** What of the browser's navigator is needed; it may be missing. */
interface Sharer {
  readonly share?: (data: Shared) => Promise<void>;
}

/**
 * Opens the share dialog of the device, else copies the address.
 * @returns what the visitor has to be told; 'shared' where the dialog was opened
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
    // Closed again by the visitor. Anything else (a desktop without a share dialog): the address is copied.
    if (error instanceof Error && error.name === 'AbortError') return 'shared';
  }
  // Where the browser keeps its clipboard closed the visitor copies from the screen.
  return (await copy(post.url)) ? 'copied' : 'failed';
}
