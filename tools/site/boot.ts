import type { Rolldown } from 'vite';

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
}

/**
 * Writes /boot.js, the only script an HTML file names. It has no hash in its name, so the HTML stays
 * the same when a chunk changes; it is served no-cache and precached by revision. It names the
 * chunks the entry will import, so that all of them are asked for at once.
 */
export function emitBoot(emitter: Emitter, bundle: Rolldown.OutputBundle): void {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The page has no entry chunk');
  const names = [...entry.imports, entry.fileName];
  emitter.emitFile({
    type: 'asset',
    fileName: 'boot.js',
    source: names.map((name) => `import"/${name}";`).join('\n') + '\n',
  });
}
