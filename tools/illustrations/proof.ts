import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsOf } from './checks';
import { printScene } from './print-scene';
import type { Scene } from './scene';

const PROOFS = join(import.meta.dirname, '../../.cache/proofs');
const PROOF_WIDTH = 800;

const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' && value !== null && 'layers' in value && 'alt' in value;

/**
 * Makes proofs: prints the scenes of some modules as PNG files in .cache/proofs, one for each scene, without a change
 * of the published files, and prints the findings of the checks.
 * @param paths of modules that export scenes or lists of scenes
 */
async function proof(paths: readonly string[]): Promise<void> {
  await mkdir(PROOFS, { recursive: true });
  for (const path of paths) {
    const exports: unknown[] = Object.values(await import(pathToFileURL(resolve(path)).href));
    for (const scene of exports.flat().filter(isScene)) {
      const file = join(PROOFS, `${scene.id}.png`);
      const { image } = await printScene(scene);
      await image.resize(PROOF_WIDTH, null, { kernel: 'lanczos3' }).png().toFile(file);
      console.log([file, ...faultsOf(scene)].join('\n  '));
    }
  }
}

await proof(process.argv.slice(2));
