import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileName } from './encode';
import type { Ledger } from './ledger';
import { CACHE, FILES } from './paths';

const COLUMNS = 6;
const ROWS = 5;
const CELL = { width: 300, height: 260, picture: 236 } as const;

/**
 * Lays all pictures side by side, thirty on a sheet, each with its id.
 * @returns the paths of the PNGs in .cache
 */
export async function writeSheet(pictures: Ledger['pictures']): Promise<readonly string[]> {
  await mkdir(CACHE, { recursive: true });
  const entries = Object.entries(pictures);
  const perSheet = COLUMNS * ROWS;
  const paths: string[] = [];
  for (let from = 0; from < entries.length; from += perSheet) {
    const path = join(CACHE, `contact-sheet-${from / perSheet + 1}.png`);
    const cells = await Promise.all(entries.slice(from, from + perSheet).map(([id, entry], i) => cell(id, entry, i)));
    await sharp({
      create: { width: COLUMNS * CELL.width, height: ROWS * CELL.height, channels: 3, background: '#fff' },
    })
      .composite(cells.flat())
      .png()
      .toFile(path);
    paths.push(path);
  }
  return paths;
}

async function cell(id: string, { webp }: Ledger['pictures'][string], index: number) {
  const left = (index % COLUMNS) * CELL.width;
  const top = Math.floor(index / COLUMNS) * CELL.height;
  const picture = await sharp(join(FILES, fileName(id, webp, 'webp')))
    .resize(CELL.width - 12, CELL.picture, { fit: 'contain', background: '#fff' })
    .toBuffer();
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="20"><text x="8" y="14" font-family="sans-serif" font-size="12">${id}</text></svg>`,
  );
  return [
    { input: picture, left: left + 6, top },
    { input: label, left, top: top + CELL.picture },
  ];
}
