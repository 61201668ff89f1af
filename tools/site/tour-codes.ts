import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { QR_OPTIONS, qrCodeOf, type QrCode } from '../../src/shared/qr-code';
import { readSettings } from './settings';

/**
 * The modules with the codes of the tours' pages and of the self-guided walks; each page loads only
 * its own.
 */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['virtual:tour-codes', ''],
  ['virtual:walk-codes', '/walk'],
]);

/** Returns an address as a QR code, for paper and for the screen of a desk. */
export const codeOf = (address: string): QrCode => qrCodeOf(encode(address, QR_OPTIONS));

/**
 * Vite plugin: `virtual:tour-codes` contains the QR code of each tour's page and
 * `virtual:walk-codes` that of its walk, so that pages need no QR library to show them.
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
