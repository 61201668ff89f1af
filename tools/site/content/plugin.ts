import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Tour } from '../../../src/content/schemas';
import { compileContent } from './compile';

const CONTENT_FILE = /\/src\/content\/.+\.(md|yaml)(\?summary)?$/;

/** All content files below a folder, README left out (it speaks to the owner). */
export const contentFiles = (root: string): string[] =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => join(root, 'src/content', name));

/** What lists and menus need of a tour: everything but the long texts. */
const summaryOf = ({
  intro: _intro,
  questions: _questions,
  beforeYouGo: _advice,
  meta: _meta,
  stops,
  ...rest
}: Tour) => ({
  ...rest,
  stopCount: stops.length,
});

/**
 * Compiles src/content when it is imported: `x.md` gives the whole record, `x.md?summary` a tour
 * without its stories. Every file is checked before the build begins, so all mistakes show at once.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'gotham:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const mistakes = contentFiles(root).flatMap((file) => {
        const compiled = compileContent(relative(root, file), readFileSync(file, 'utf8'));
        return compiled.ok ? [] : compiled.mistakes;
      });
      if (mistakes.length > 0)
        this.error(`The content has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${mistakes.join('\n')}`);
    },
    load(id) {
      if (!CONTENT_FILE.test(id)) return undefined;
      const [file = id, query] = id.split('?');
      this.addWatchFile(file);
      const compiled = compileContent(relative(root, file), readFileSync(file, 'utf8'));
      if (!compiled.ok) return this.error(compiled.mistakes.join('\n'));
      const value = query === 'summary' ? summaryOf(compiled.value as Tour) : compiled.value;
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
