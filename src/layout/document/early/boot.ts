// This is `/boot.js`, which the script in the head requests. It evaluates the site's script in several tasks. A page
// whose libraries are all evaluated in one task does not answer a press on a slow phone for a third of a second.

/** The main script, after the chunks that it imports; the build sets the list (tools/site/boot-script.ts). */
declare const CHUNKS: readonly string[];
const chunks = CHUNKS;

/** Lets the browser handle a press and draw a frame before the next chunk. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Requests all chunks at once. A browser that does not know this link requests them with the last import. */
function preload(): boolean {
  const links = chunks.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  return links.every(({ relList }) => relList.supports('modulepreload'));
}

/**
 * Loads and evaluates the site's script. It can be called again after a failure.
 * @throws the error of the browser if a chunk does not load
 */
export async function start(): Promise<void> {
  const isPreloaded = preload();
  for (const address of isPreloaded ? chunks : chunks.slice(-1)) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}
