import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { readSettings } from './settings';

/**
 * The modules with the codes of the tours' pages and of the self-guided walks; each page loads only
 * its own.
 */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['virtual:tour-codes', ''],
  ['virtual:walk-codes', '/walk'],
]);

/** A QR code: its width in squares, and the dark squares as the path of an SVG. */
export interface PrintedCode {
  readonly size: number;
  readonly path: string;
}

/**
 * Returns an address as a QR code for paper, with medium error correction, so that a fold does not
 * destroy it.
 */
export function codeOf(address: string): PrintedCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  return { size, path };
}

/** Returns the runs of dark squares in a row, each with its start and its length. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}

/**
 * Vite plugin: `virtual:tour-codes` contains the QR code of each tour's page and
 * `virtual:walk-codes` that of its walk, so that no QR library ships.
 */
export function tourCodesPlugin(): Plugin {
  let root = process.cwd();
  let mode = 'production';
  return {
    name: 'gotham:tour-codes',
    configResolved(config) {
      ({ root, mode } = config);
    },
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
    load(id) {
      const end = id.startsWith('\0') ? MODULES.get(id.slice(1)) : undefined;
      if (end === undefined) return undefined;
      const { VITE_SITE_URL } = readSettings(root, mode);
      const slugs = readdirSync(join(root, 'src/content/tours')).map((name) => name.replace(/\.md$/, ''));
      const codes = Object.fromEntries(slugs.map((slug) => [slug, codeOf(`${VITE_SITE_URL}/tours/${slug}${end}`)]));
      return `export default ${JSON.stringify(codes)};`;
    },
  };
}
