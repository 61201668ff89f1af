import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { pageSchemas } from '../../../src/content/page-schemas';
import { checkContent, readTerms } from './check-content';
import { compileContent } from './compile';
import { importShape } from './import-shapes';
import { pageTypes } from './page-types';
import { COMPANY_FILE, TERMS_FILE } from './terms';
import { typeset } from './typography';

const CONTENT_FILE = /\/src\/content\/.+\.(md|yaml)(\?(summary|card|outline|spoken|top|fallbacks))?$/;

/** The record of a picture, written by tools/illustrations: its texts have straight quotation marks too. */
const PICTURE_FILE = /\/src\/pictures\/prints\/[^/]+\.ts$/;
const PICTURE_TEXT = /\b(alt|caption): ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** Writes the types of the pages' files, if a page was added or has gone. */
function writePageTypes(root: string): void {
  const file = join(root, 'src/content/pages.gen.d.ts');
  const text = pageTypes(Object.keys(pageSchemas));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Vite plugin: compiles src/content when it is imported. `x.md` gives the whole record,
 * `x.md?summary` a tour or a post without its stories, `x.md?card` a tour with its picture and
 * description, `x.md?outline` the titles of its stops, `x.md?spoken` the texts that are read aloud,
 * `x.yaml?top` the top of a page, `reviews.yaml?fallbacks` the default quotes. Every file is
 * checked before the build begins, so that the mistakes of all files are reported together. The plugin also
 * writes the types of these imports.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let building = false;
  return {
    name: 'gotham:content',
    enforce: 'pre',
    // The worker and what it shares with the page do not read the content; they get the name as a setting.
    config({ root: folder = root }) {
      const name = readTerms(folder)?.get('company.name') ?? '';
      return { define: { 'import.meta.env.VITE_COMPANY_NAME': JSON.stringify(name) } };
    },
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
      writePageTypes(root);
    },
    buildStart() {
      // Check everything only in a build: in development a page with a mistake reports it itself.
      if (!building) return;
      const { mistakes } = checkContent(root);
      if (mistakes.length > 0)
        this.error(`The content has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${mistakes.join('\n')}`);
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !CONTENT_FILE.test(file)) return undefined;
      // A text may be used in titles, heads and several parts, so the whole page is reloaded.
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    transform: {
      filter: { id: PICTURE_FILE },
      handler(code) {
        const printed = code.replace(PICTURE_TEXT, (_, name: string, text: string) => {
          const words = text.slice(1, -1).replace(/\\(.)/g, '$1');
          return `${name}: ${JSON.stringify(typeset(words))}`;
        });
        return { code: printed, map: null };
      },
    },
    load(id) {
      if (!CONTENT_FILE.test(id)) return undefined;
      const [file = id, query] = id.split('?');
      this.addWatchFile(file);
      for (const included of [TERMS_FILE, COMPANY_FILE]) this.addWatchFile(join(root, included));
      const path = relative(root, file);
      const compiled = compileContent(path, readFileSync(file, 'utf8'), readTerms(root));
      if (!compiled.ok) return this.error(compiled.mistakes.join('\n'));
      const value = importShape(root, { path, value: compiled.value }, query);
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
