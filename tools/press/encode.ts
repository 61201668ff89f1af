import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Sheet } from './print';

/** Effort 4 costs seconds a picture and wins a few percent over 2; 6 wins nothing more. */
const AVIF = { quality: 45, effort: 4 } as const;
const WEBP = { quality: 68 } as const;
const FORMATS = ['avif', 'webp'] as const;

export interface EncodedWidth {
  readonly width: number;
  /** First 8 hex digits of the file's SHA-256: part of its name. */
  readonly avif: string;
  readonly webp: string;
}

export const openSheet = ({ pixels, width, height }: Sheet): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

export const shortHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * Writes one print in all its widths as AVIF and WebP and removes its older files.
 * In: the print, the id of the picture, its widths and the folder.
 * Out: the hashes for the list. Throws what sharp and the file system throw.
 */
export async function encode(
  sheet: Sheet,
  id: string,
  widths: readonly number[],
  folder: string,
): Promise<readonly EncodedWidth[]> {
  await removeOld(id, folder);
  const encoded: EncodedWidth[] = [];
  for (const width of widths) {
    const image = openSheet(sheet).resize(width, null, { kernel: 'lanczos3' });
    const files = {
      avif: await image.clone().avif(AVIF).toBuffer(),
      webp: await image.clone().webp(WEBP).toBuffer(),
    };
    const hashes = { avif: shortHash(files.avif), webp: shortHash(files.webp) };
    for (const format of FORMATS) {
      await writeFile(join(folder, `${id}-${width}.${hashes[format]}.${format}`), files[format]);
    }
    encoded.push({ width, ...hashes });
  }
  return encoded;
}

async function removeOld(id: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ofThisPicture = new RegExp(`^${id}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`);
  for (const name of await readdir(folder)) {
    if (ofThisPicture.test(name)) await rm(join(folder, name));
  }
}
