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
 * Opens the device's own sheet, else copies the address.
 * @returns what the visitor has to be told; nothing where the sheet stood open
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
    // Closed again by the visitor. Anything else (a desktop without a sheet): the address is copied.
    if (error instanceof Error && error.name === 'AbortError') return 'shared';
  }
  // Where the browser keeps its clipboard closed the visitor copies from the screen.
  return (await copy(post.url)) ? 'copied' : 'failed';
}
