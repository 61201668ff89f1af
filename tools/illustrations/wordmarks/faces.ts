import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { unpackWoff } from '../fonts';
import { readPath } from './path';
import type { Outline } from './path';

/**
 * Faces of open licenses (SIL OFL 1.1; Yellowtail and Special Elite: Apache 2.0). Only outlines of a few words leave
 * this folder: no font is served.
 */
const FACES = {
  UnifrakturCook: 'unifrakturcook/files/unifrakturcook-latin-700-normal.woff',
  'Alfa Slab One': 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  'Playfair Display': 'playfair-display/files/playfair-display-latin-700-normal.woff',
  Limelight: 'limelight/files/limelight-latin-400-normal.woff',
  'Old Standard TT': 'old-standard-tt/files/old-standard-tt-latin-700-normal.woff',
  Oswald: 'oswald/files/oswald-latin-700-normal.woff',
  'Abril Fatface': 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
  Yellowtail: 'yellowtail/files/yellowtail-latin-400-normal.woff',
  'Six Caps': 'six-caps/files/six-caps-latin-400-normal.woff',
  'Libre Caslon Display': 'libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff',
  'Special Elite': 'special-elite/files/special-elite-latin-400-normal.woff',
  Rye: 'rye/files/rye-latin-400-normal.woff',
} as const;

export type Face = keyof typeof FACES;

const SIZE = 100;
const FOOT = 300;

function unpackedFile(face: Face): string {
  const require = createRequire(import.meta.url);
  const folder = join(tmpdir(), 'gotham-mousers-illustrations');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${face.replaceAll(' ', '-')}.ttf`);
  writeFileSync(file, unpackWoff(readFileSync(require.resolve(`@fontsource/${FACES[face]}`))));
  return file;
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;');

/**
 * Words as outlines, 100 units to the em, their foot at 0.
 * In: the words, the face, and the space between letters in units. Throws when the face has not got a letter.
 */
export function outlineOf(words: string, face: Face, spacing = 0): Outline {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="600"><text x="100" y="${FOOT}" font-family="${face}" font-size="${SIZE}" letter-spacing="${spacing}" font-weight="${FACES[face].includes('-700-') ? 700 : 400}">${escaped(words)}</text></svg>`;
  const image = new Resvg(drawing, { font: { fontFiles: [unpackedFile(face)], loadSystemFonts: false } });
  const paths = [...image.toString().matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length === 0) throw new Error(`${face} draws nothing for "${words}"`);
  return paths
    .flatMap((path) => readPath(path))
    .map(({ command, numbers }) => ({
      command,
      numbers: numbers.map((value, i) => value - (i % 2 === 0 ? 0 : FOOT)),
    }));
}
