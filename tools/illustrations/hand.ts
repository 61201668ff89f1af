// One of several processes that print: it receives ids of scenes, one at a time.
import { faultsOf } from './checks';
import { encode } from './encode';
import type { EncodedPicture } from './encode';
import { fingerprintOf } from './likeness';
import { FILES } from './paths';
import { printScene } from './print-scene';
import { SCENES } from './scenes/all';

export interface Printed extends EncodedPicture {
  readonly fingerprint: string;
}
/** The answer about a scene: printed, or its faults. */
export type PrintAnswer = { readonly id: string; readonly ms: number } & (
  | { readonly printed: Printed }
  | { readonly faults: readonly string[] }
);

async function work(id: string): Promise<PrintAnswer> {
  const started = performance.now();
  const ms = (): number => Math.round(performance.now() - started);
  const scene = SCENES.find((one) => one.id === id);
  if (!scene) return { id, ms: ms(), faults: ['is not in scenes/all.ts'] };
  const faults = faultsOf(scene);
  if (faults.length > 0) return { id, ms: ms(), faults };
  const { sheet, image } = await printScene(scene);
  const printed = { ...(await encode(image, id, scene.widths, FILES)), fingerprint: await fingerprintOf(sheet) };
  return { id, ms: ms(), printed };
}

process.on('message', (id: string) => {
  void work(id).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ id, ms: 0, faults: [`could not be printed: ${String(error)}`] }),
  );
});
