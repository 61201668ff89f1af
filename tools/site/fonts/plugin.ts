import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont, { type Options } from 'subset-font';
import type { Plugin } from 'vite';
import { shownCharacters, typedCharacters, unicodeRange } from './characters';

const require = createRequire(import.meta.url);
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2';
const FRANKLIN = '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2';

interface Cut {
  /** The module path of the original font. */
  readonly from: string;
  /** The range of each axis that stays; an axis that is not named stays complete. */
  readonly axes: NonNullable<Options['variationAxes']>;
  readonly characters: 'shown' | 'typed';
}

/** docs/decisions/0053 explains the choice of these cuts. */
const CUTS = new Map<string, Cut>([
  ['fraunces-900', { from: FRAUNCES, axes: { wght: 900 }, characters: 'shown' }],
  ['fraunces-800', { from: FRAUNCES, axes: { wght: 800, opsz: 23 }, characters: 'shown' }],
  ['fraunces-550', { from: FRAUNCES, axes: { wght: 550, opsz: 21 }, characters: 'shown' }],
  ['libre-franklin', { from: FRANKLIN, axes: { wght: { min: 400, max: 800 } }, characters: 'shown' }],
  ['libre-franklin-typed', { from: FRANKLIN, axes: { wght: { min: 400, max: 800 } }, characters: 'typed' }],
]);

/** The features of these fonts without fractions, which the site writes as plain text. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'rvrn'];

const STYLE_SHEET = /\/src\/theme\/fonts\.css(?:\?.*)?$/;
const PLACE = /url\('cut:([\w-]+)'\) format\('woff2'\);/g;

/**
 * Vite plugin: replaces `url('cut:x') format('woff2');` in src/theme/fonts.css by the file of a cut
 * font with its `unicode-range`. The files are cached under .cache, by everything that they depend
 * on.
 */
export function fontsPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'gotham:fonts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      // A unit test renders no fonts.
      if (!STYLE_SHEET.test(id) || process.env.VITEST !== undefined) return undefined;
      const made = new Map<string, string>();
      for (const [, name = ''] of code.matchAll(PLACE)) made.set(name, await declarationOf(root, name, dirname(id)));
      return { code: code.replaceAll(PLACE, (_all, name: string) => made.get(name) ?? ''), map: null };
    },
  };
}

async function declarationOf(root: string, name: string, folder: string): Promise<string> {
  const { file, characters } = await cutFont(root, name);
  return `url('${relative(folder, file)}') format('woff2');\n  unicode-range: ${unicodeRange(characters)};`;
}

/**
 * Makes a cut unless it is already cached. Takes the project's folder and the name of a cut.
 * Returns its file and the characters that it was made for (those that the font lacks are left to
 * the fallback).
 *
 * @throws Error if there is no cut with this name
 */
export async function cutFont(root: string, name: string): Promise<{ file: string; characters: string }> {
  const cut = CUTS.get(name);
  if (cut === undefined) throw new Error(`src/theme/fonts.css asks for the cut "${name}", which there is not`);
  const shown = shownCharacters(root);
  const characters = cut.characters === 'shown' ? shown : typedCharacters(shown);
  const source = readFileSync(require.resolve(cut.from));
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([VERSION, cut.axes, FEATURES, characters]))
    .digest('hex')
    .slice(0, 16);
  const file = join(root, '.cache/fonts', key, `${name}.woff2`);
  if (!existsSync(file)) {
    const bytes = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      keepFeatures: FEATURES,
    });
    mkdirSync(dirname(file), { recursive: true });
    // Another build may do the same at this time: both write the same bytes, and renaming a file is
    // atomic.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  }
  return { file, characters };
}

/** Another version may cut differently, so the version is part of the cache key. */
const VERSION = (JSON.parse(readFileSync(require.resolve('subset-font/package.json'), 'utf8')) as { version: string })
  .version;
