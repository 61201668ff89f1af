// Makes `/boot.js`, the only script with a name that never changes: it names the chunks of the release.
import type { Rolldown } from 'vite';
import { chunksByName } from './built-chunks';
import { bundleEarlyScript } from './early-scripts';

export const BOOT_FILE = 'boot.js';

/** Returns the chunks that `chunk` imports, each after those that it imports itself, and last the chunk. */
function inOrder(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const ordered = new Set<string>();
  const visit = ({ fileName, imports }: Rolldown.OutputChunk): void => {
    if (ordered.has(fileName)) return;
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) visit(imported);
    }
    ordered.add(fileName);
  };
  visit(chunk);
  return [...ordered];
}

/**
 * Returns the addresses that every page loads, in the order in which they can be evaluated one by one.
 *
 * @throws Error if the build has no entry
 */
export function chunksOfEveryPage(output: Rolldown.RolldownOutput['output']): readonly string[] {
  const chunks = chunksByName(output);
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  return inOrder(entry, chunks).map((name) => `/${name}`);
}

/** Returns the text of `/boot.js` for a build. */
export const bootScript = (output: Rolldown.RolldownOutput['output']): Promise<string> =>
  bundleEarlyScript('boot', 'es', { CHUNKS: JSON.stringify(chunksOfEveryPage(output)) });
