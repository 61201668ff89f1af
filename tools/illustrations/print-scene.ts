import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { openSheet } from './encode';
import { renderText, separate } from './plates';
import { print } from './print';
import type { Sheet } from './print';
import { drawingOf } from './scene';
import type { Scene } from './scene';
import { documentOf } from './svg';
import type { Svg } from './svg';

/** The whole drawing of a scene: what goes on the plates. */
export const documentOfScene = (scene: Scene): Svg => documentOf(scene.width, scene.height, drawingOf(scene.layers()));

/** The crisp letters of a scene, as a document of its size. */
export const letteringOfScene = (scene: Scene): Svg | undefined =>
  scene.lettering && documentOf(scene.width, scene.height, scene.lettering());

/** Prints a scene at its full width and lays its letters over. */
export async function printScene(scene: Scene): Promise<{ sheet: Sheet; image: Sharp }> {
  const { printWidth, part, seed, coarseness = 1, grain = 1 } = scene;
  const sheet = print(separate(documentOfScene(scene), printWidth, part), { seed, coarseness, grain });
  const lettering = letteringOfScene(scene);
  if (lettering === undefined) return { sheet, image: openSheet(sheet) };
  const printed = await openSheet(sheet).png().toBuffer();
  const lettered = await sharp(printed)
    .composite([{ input: renderText(lettering, printWidth) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { sheet, image: sharp(lettered, { raw: { width: sheet.width, height: sheet.height, channels: 3 } }) };
}
