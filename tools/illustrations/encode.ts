import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Sheet } from './print';

/** Measured on these prints: effort 4 takes ten times as long as 2 and saves nothing. */
const AVIF = { quality: 45, effort: 2 } as const;
const WEBP = { quality: 68 } as const;
/** For the few browsers without AVIF one size is enough. */
const WEBP_AT_MOST = 800;

/** One file: its width in pixels and the first 8 hex digits of its SHA-256, part of its name. */
export interface EncodedFile {
  readonly width: number;
  readonly hash: string;
}

export interface EncodedPicture {
  readonly avif: readonly EncodedFile[];
  readonly webp: EncodedFile;
  /** What stands in the frame for the moment before, as #rrggbb. */
  readonly color: string;
}

export const openSheet = ({ pixels, width, height }: Sheet): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

export const shortHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

export const fileName = (id: string, { width, hash }: EncodedFile, type: 'avif' | 'webp'): string =>
  `${id}-${width}.${hash}.${type}`;

/**
 * Writes one print as AVIF in all its widths and as one WebP, and removes its older files.
 * In: the print as an image, the id of the picture, its widths in pixels and the folder.
 * Out: what the page must know of the files. Throws what sharp and the file system throw.
 */
export async function encode(
  image: Sharp,
  id: string,
  widths: readonly number[],
  folder: string,
): Promise<EncodedPicture> {
  await removeOld(id, folder);
  const write = async (width: number, type: 'avif' | 'webp'): Promise<EncodedFile> => {
    const resized = image.clone().resize(width, null, { kernel: 'lanczos3' });
    const bytes = await (type === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
    const file = { width, hash: shortHash(bytes) };
    await writeFile(join(folder, fileName(id, file, type)), bytes);
    return file;
  };
  const avif: EncodedFile[] = [];
  for (const width of widths) avif.push(await write(width, 'avif'));
  const webpWidth = Math.max(...widths.filter((width) => width <= WEBP_AT_MOST));
  const { dominant } = await image.clone().stats();
  return { avif, webp: await write(webpWidth, 'webp'), color: hex([dominant.r, dominant.g, dominant.b]) };
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

async function removeOld(id: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ofThisPicture = new RegExp(`^${id}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`);
  for (const name of await readdir(folder)) {
    if (ofThisPicture.test(name)) await rm(join(folder, name));
  }
}
