import type { Rolldown } from 'vite';

/** Returns the chunks of a build by the names of their files. */
export const chunksByName = (output: Rolldown.RolldownOutput['output']): ReadonlyMap<string, Rolldown.OutputChunk> =>
  new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
