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
 * Pulls a proof: prints the scenes of some modules as PNG, without touching what is published, and
 * says what the checks find.
 * In: paths of modules that export scenes or lists of scenes. Out: one PNG a scene in .cache/proofs.
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
