// This script is only in the head of the list of posts. A host without our worker answers /blog?post={id}
// with the list. The script goes on to the file of the post before anything is painted, so that the
// first visit to a shared address shows the post and not the list. For an unknown id the list stays.
// The main script then shows the shared address again (src/entry-client.tsx).
import { MOVED_ENTRY_KEY } from '../../../shared/storage-keys';

/** The ids of all posts that have a file; the build sets them (tools/site/early-scripts.ts). */
declare const POST_IDS: readonly string[];

const id = (new URLSearchParams(location.search).get('post') ?? '').toLowerCase();
if (POST_IDS.includes(id)) {
  try {
    sessionStorage.setItem(MOVED_ENTRY_KEY, JSON.stringify(history.state));
  } catch {
    // The storage is blocked. Only the scroll position is lost: the post begins at its top.
  }
  document.documentElement.hidden = true;
  location.replace(`/blog/${id}${location.search}${location.hash}`);
}
